import * as texts from "#texts/files.ts";
import type { Attachment } from "../../../contract/attachments.ts";
import type { Card } from "../../../contract/cards.ts";
import { setCover } from "../../board/session/actions.ts";
import { useBoard } from "../../board/use-board.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { deleteAttachment } from "../card-actions.ts";
import { fileSize } from "./file-size.ts";
import { fileAddress } from "./file-source.ts";
import { isPreviewed } from "./previewed.ts";
import { usePreview } from "./use-preview.ts";

interface Props {
  attachment: Attachment;
  card: Card;
  /** Shows the picture larger. */
  onShow: () => void;
}

export function AttachmentTile({ attachment, card, onShow }: Props) {
  const { session } = useBoard();
  const { id, name, size } = attachment;
  const isCover = card.cover_attachment_id === id;
  const address = fileAddress(id);
  return (
    <li className="file">
      {isPreviewed(attachment) ? <Preview attachment={attachment} onShow={onShow} /> : <Kind name={name} />}
      <div className="file-text">
        <a className="file-name" dir="auto" href={address} download={name} title={name}>
          {name}
        </a>
        <span className="detail">{isCover ? texts.sizeOfCover(fileSize(size)) : fileSize(size)}</span>
      </div>
      <div className="file-tools">
        {isPreviewed(attachment) && (
          <IconButton
            size="s"
            icon="picture"
            label={isCover ? texts.removeAsCover(name) : texts.coverWith(name)}
            aria-pressed={isCover}
            onClick={() => setCover(session, card, isCover ? null : id)}
          />
        )}
        <a
          className="icon-button"
          data-size="s"
          href={address}
          download={name}
          aria-label={texts.downloadFile(name)}
          title={texts.download}
        >
          <Icon name="download" />
        </a>
        <IconButton
          size="s"
          icon="remove"
          label={texts.deleteFile(name)}
          onClick={() => deleteAttachment(session, attachment)}
        />
      </div>
    </li>
  );
}

function Kind({ name }: { name: string }) {
  const ending = /\.([a-z0-9]{1,4})$/i.exec(name)?.[1] ?? texts.file;
  return (
    <span className="file-kind" aria-hidden="true">
      {ending}
    </span>
  );
}

function Preview({ attachment, onShow }: Pick<Props, "attachment" | "onShow">) {
  const { name } = attachment;
  const source = usePreview(attachment);
  if (!source) return <Kind name={name} />;
  return (
    <button type="button" className="file-preview" aria-haspopup="dialog" onClick={onShow}>
      <img src={source} alt={texts.showFile(name)} />
    </button>
  );
}
