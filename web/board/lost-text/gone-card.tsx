import { useEffect, useState } from "react";
import { archiveAndTrash, backToBoard, cardGone } from "#texts/board.ts";
import { restore } from "#texts/common.ts";
import { whereCardWent } from "#texts/drafts.tsx";
import { restoreWithChanges } from "#texts/unsent.ts";
import type { Gone } from "../../trash/bring-back.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { commandFor } from "../../util/commands.ts";
import { bringBackChanged } from "../outbox/bring-back-changed.ts";
import { countChanges, useRefused } from "../outbox/refused.ts";
import { removalOf } from "../presence/authors.ts";
import { realId } from "../state/local-ids.ts";
import { useBoard } from "../use-board.ts";

/** Once it is restored, it is shown again in place of this. */
export default function GoneCard({ cardId, onClose }: { cardId: string; onClose: () => void }) {
  const { session, board, me } = useBoard();
  const [isBusy, setIsBusy] = useState(false);
  const id = realId(cardId);
  const removal = removalOf(id);
  const changes = useRefused(me.id, board.id).filter(({ card }) => card && realId(card.id) === id);
  const count = countChanges(changes);
  // The messages about them would say the same again.
  useEffect(() => (count > 0 ? session.goneShown(id) : undefined), [session, id, count]);
  const bringBack = (card: Gone) => {
    setIsBusy(true);
    void bringBackChanged(session, card, { changes, userId: me.id }).finally(() => setIsBusy(false));
  };
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
        {removal && (
          <Button busy={isBusy} onClick={() => bringBack({ id, ...removal })}>
            {count > 0 ? restoreWithChanges(count) : restore}
          </Button>
        )}
        <Button kind="primary" onClick={onClose} data-autofocus>
          {backToBoard}
        </Button>
      </div>
    </Dialog>
  );
}
