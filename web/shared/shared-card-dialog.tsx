import { type MouseEvent, useEffect, useMemo, useState } from "react";
import { nextCard, previousCard } from "#texts/card.ts";
import * as files from "#texts/files.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { CardCover } from "../board/cards/tile/card-cover.tsx";
import type { Filter } from "../board/filter/filter.ts";
import { CardSheet } from "../board/read-only/card-sheet.tsx";
import { SheetDialog } from "../board/read-only/sheet-dialog.tsx";
import { FileTile } from "../card/attachments/file-tile.tsx";
import { PictureDialog } from "../card/attachments/picture-dialog.tsx";
import { isPreviewed } from "../card/attachments/previewed.ts";
import type { Reference } from "../card/markdown/render-pieces.tsx";
import { Section } from "../card/section.tsx";
import { shownNeighbours } from "../card/shown-neighbours.ts";
import { keyed } from "../card/use-card-keys.ts";
import { singleKeys } from "../storage/choices/single-keys.ts";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { openCard, openCardInstead } from "./opened-card.ts";

interface Props {
  card: Card;
  board: FullBoard;
  filter: Filter;
  onClose: () => void;
}

export function SharedCardDialog({ card, board, filter, onClose }: Props) {
  const people = useMemo(
    () => new Map(board.members.map(({ user }) => [user.username.toLowerCase(), { isMe: false }])),
    [board.members],
  );
  const reference = useReference(board);
  return (
    <SheetDialog
      title={card.title}
      number={card.number}
      onClose={onClose}
      tools={<NextCards card={card} board={board} filter={filter} />}
    >
      <CardCover card={card} />
      <CardSheet card={card} board={board} people={people} reference={reference}>
        {card.attachments.length > 0 && <Files card={card} />}
      </CardSheet>
    </SheetDialog>
  );
}

/** The cards above and below in the column, with the keys that members have for them. */
function NextCards({ card, board, filter }: Omit<Props, "onClose">) {
  const column = board.columns.find(({ id }) => id === card.column_id);
  const { before, after } = shownNeighbours(column, card, filter);
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || shiftKey || singleKeys.get() === "off") return;
      // A picture that is shown larger has keys of its own.
      if (document.querySelectorAll("dialog:modal").length !== 1) return;
      const next = key === "j" ? after : key === "k" ? before : undefined;
      if (next) openCardInstead(next.id);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [before, after]);
  return (
    <span className="shared-next">
      <IconButton
        icon="up"
        label={previousCard}
        disabled={!before}
        {...keyed("K")}
        onClick={() => before && openCardInstead(before.id)}
      />
      <IconButton
        icon="down"
        label={nextCard}
        disabled={!after}
        {...keyed("J")}
        onClick={() => after && openCardInstead(after.id)}
      />
    </span>
  );
}

/** A number in a text leads to that card; just the number if there is none on the board. */
function useReference(board: FullBoard): Reference {
  return useMemo(() => {
    const cards = board.columns.flatMap((column) => column.cards);
    const byNumber = new Map(cards.map((card) => [card.number, card]));
    return (number) => {
      const found = byNumber.get(number);
      if (!found) return `#${number}`;
      const open = (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openCard(found.id);
      };
      return (
        <a href={`#${found.id}`} title={found.title} onClick={open}>
          #{number}
        </a>
      );
    };
  }, [board.columns]);
}

function Files({ card }: { card: Card }) {
  const { attachments, cover_attachment_id } = card;
  /** The id of the picture that is shown larger. */
  const [shown, setShown] = useState<string | null>(null);
  const pictures = attachments.filter(isPreviewed);
  return (
    <Section title={files.filesCount(attachments.length)} icon="attach">
      <ul className="files">
        {attachments.map((attachment) => (
          <FileTile
            key={attachment.id}
            attachment={attachment}
            isCover={attachment.id === cover_attachment_id}
            onShow={() => setShown(attachment.id)}
          />
        ))}
      </ul>
      {shown !== null && pictures.length > 0 && (
        <PictureDialog pictures={pictures} first={shown} onClose={() => setShown(null)} />
      )}
    </Section>
  );
}
