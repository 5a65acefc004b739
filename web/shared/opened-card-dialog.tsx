import { useRef, useState } from "react";
import * as texts from "#texts/shared.tsx";
import { findCard } from "../../client/changes/board-changes.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Filter } from "../board/filter/filter.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Button } from "../ui/forms/button.tsx";
import { closeCard } from "./opened-card.ts";
import { SharedCardDialog } from "./shared-card-dialog.tsx";

interface Props {
  cardId: string;
  board: FullBoard;
  filter: Filter;
}

/** The card of the address. Once it is gone, that is said until somebody closes it, even if it comes back meanwhile. */
export function OpenedCardDialog({ cardId, board, filter }: Props) {
  const card = findCard(board, cardId);
  const title = useRef<string | null>(null);
  const [isGone, setGone] = useState(!card);
  if (card) title.current = card.title;
  else if (!isGone) setGone(true);
  if (card && !isGone)
    return <SharedCardDialog card={card} board={board} filter={filter} onClose={closeCard} />;
  const seen = title.current;
  return (
    <Dialog title={seen === null ? texts.cardNotThere : texts.cardGone} onClose={closeCard}>
      <p>{seen === null ? texts.linkedCardGone : texts.openCardGone(seen)}</p>
      <div className="dialog-actions">
        <Button kind="primary" onClick={closeCard} data-autofocus>
          {texts.backToBoard}
        </Button>
      </div>
    </Dialog>
  );
}
