import { useState } from "react";
import { complete } from "#texts/cards.ts";
import * as files from "#texts/files.ts";
import * as texts from "#texts/shared.ts";
import type { Attachment } from "../../contract/attachments.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { DueBadge } from "../board/cards/due-badge.tsx";
import { isCompleteOn } from "../board/cards/is-complete.ts";
import { CardContents } from "../board/read-only/card-contents.tsx";
import { fileSize } from "../card/attachments/file-size.ts";
import { fileAddress } from "../card/attachments/file-source.ts";
import { isPreviewed } from "../card/attachments/previewed.ts";
import { usePreview } from "../card/attachments/use-preview.ts";
import type { People } from "../card/markdown/render-pieces.tsx";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Icon } from "../ui/display/icon.tsx";

interface Props {
  card: Card;
  board: FullBoard;
  people: People;
  onClose: () => void;
}

export function SharedCardDialog({ card, board, people, onClose }: Props) {
  const column = board.columns.find(({ id }) => id === card.column_id);
  return (
    <Dialog title={card.title} size="wide" onClose={onClose}>
      <div className="stack">
        <p className="muted row">
          <span>#{card.number}</span>
          <span dir="auto">{column?.title}</span>
          {card.due_at && <DueBadge dueAt={card.due_at} isDone={isCompleteOn(board, card)} />}
          {isCompleteOn(board, card) && !card.due_at && (
            <span className="due" data-state="complete">
              <Icon name="check" size={14} />
              {complete}
            </span>
          )}
        </p>
        <CardContents card={card} people={people} />
        {card.attachments.length > 0 && (
          <section>
            <h3>{texts.files}</h3>
            <ul className="files">
              {card.attachments.map((attachment) => (
                <File key={attachment.id} attachment={attachment} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function File({ attachment }: { attachment: Attachment }) {
  const { id, name, size } = attachment;
  return (
    <li className="file">
      {isPreviewed(attachment) && <Preview attachment={attachment} />}
      <div className="file-text">
        <a className="file-name" dir="auto" href={fileAddress(id)} download={name}>
          {name}
        </a>
        <span className="detail">{fileSize(size)}</span>
      </div>
      <a
        className="icon-button"
        href={fileAddress(id)}
        download={name}
        aria-label={files.downloadFile(name)}
        title={files.download}
      >
        <Icon name="download" />
      </a>
    </li>
  );
}

function Preview({ attachment }: { attachment: Attachment }) {
  const source = usePreview(attachment);
  const [isOpen, setOpen] = useState(false);
  if (!source) return null;
  return (
    <>
      <button type="button" className="file-preview" onClick={() => setOpen(true)}>
        <img src={source} alt={files.showFile(attachment.name)} />
      </button>
      {isOpen && (
        <Dialog title={attachment.name} size="wide" onClose={() => setOpen(false)}>
          <img className="file-image" src={source} alt={attachment.name} />
        </Dialog>
      )}
    </>
  );
}
