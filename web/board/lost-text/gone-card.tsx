import { archiveAndTrash, backToBoard, cardGone } from "#texts/board.ts";
import { restore } from "#texts/common.ts";
import { whereCardWent } from "#texts/drafts.tsx";
import { bringBack } from "../../trash/bring-back.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { commandFor } from "../../util/commands.ts";
import { removalOf } from "../presence/authors.ts";
import { realId } from "../state/local-ids.ts";
import { useBoard } from "../use-board.ts";

/** Once it is restored, it is shown again in place of this. */
export default function GoneCard({ cardId, onClose }: { cardId: string; onClose: () => void }) {
  const { session } = useBoard();
  const removal = removalOf(realId(cardId));
  return (
    <Dialog title={cardGone} onClose={onClose}>
      <p>{whereCardWent(removal)}</p>
      <div className="dialog-actions">
        <Button
          onClick={() => {
            onClose();
            commandFor("trash")?.();
          }}
        >
          {archiveAndTrash}
        </Button>
        {removal && <Button onClick={() => bringBack(session, { id: cardId, ...removal })}>{restore}</Button>}
        <Button kind="primary" onClick={onClose} data-autofocus>
          {backToBoard}
        </Button>
      </div>
    </Dialog>
  );
}
