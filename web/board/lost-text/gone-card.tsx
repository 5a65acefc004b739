import { useEffect, useState } from "react";
import { archiveAndTrash, backToBoard, cardGone } from "#texts/board.ts";
import { restore } from "#texts/common.ts";
import { cardArchived, restoreColumn, whereCardWent } from "#texts/lost-text.tsx";
import { willBeRestored } from "#texts/restoring.ts";
import { restoreWithChanges } from "#texts/unsent.ts";
import type { Gone } from "../../trash/bring-back.ts";
import { isBeingRestored } from "../../trash/removed-here.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { commandFor } from "../../util/commands.ts";
import { bringBackChanged } from "../outbox/bring-back-changed.ts";
import { countChanges, useRefused } from "../outbox/refused.ts";
import { type Removal, removalOf } from "../presence/authors.ts";
import { findRemoval } from "../presence/find-change.ts";
import { realId } from "../state/local-ids.ts";
import { useBoard, useBoardView } from "../use-board.ts";
import { useIsLooking } from "./deleted-earlier.ts";

/** Once it is restored, it is shown again in place of this. */
export default function GoneCard({ cardId, onClose }: { cardId: string; onClose: () => void }) {
  const { session, board, me } = useBoard();
  const [isBusy, setIsBusy] = useState(false);
  const id = realId(cardId);
  const removal = useRemoval(id);
  const isLooking = useIsLooking();
  const isWaiting = isBeingRestored(useBoardView(session).pending, id);
  const changes = useRefused(me.id, board.id).filter(({ card }) => card && realId(card.id) === id);
  const count = countChanges(changes);
  // The messages about them would say the same again.
  useEffect(() => (count > 0 ? session.goneShown(id) : undefined), [session, id, count]);
  const bringBack = (card: Gone) => {
    setIsBusy(true);
    void bringBackChanged(session, card, { changes, userId: me.id }).finally(() => setIsBusy(false));
  };
  // There may be text of theirs in it, which comes first.
  if (isLooking) return null;
  return (
    <Dialog title={removal?.isArchived ? cardArchived : cardGone} onClose={onClose}>
      <p>{removal && isWaiting ? willBeRestored(removal.title) : whereCardWent(removal)}</p>
      <div className="dialog-actions">
        <Button
          onClick={() => {
            onClose();
            commandFor("trash")?.();
          }}
        >
          {archiveAndTrash}
        </Button>
        {removal && !isWaiting && (
          <Button busy={isBusy} onClick={() => bringBack({ id, ...removal })}>
            {count > 0 ? restoreWithChanges(count) : removal.with ? restoreColumn : restore}
          </Button>
        )}
        <Button kind="primary" onClick={onClose} data-autofocus>
          {backToBoard}
        </Button>
      </div>
    </Dialog>
  );
}

/** As it was seen here, or as the log tells it: the page may have been opened after that. */
function useRemoval(cardId: string): Removal | null {
  const { board, me } = useBoard();
  const seen = removalOf(cardId);
  const [found, setFound] = useState<Removal | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    // Offline, nobody is named.
    if (!seen) findRemoval(board, cardId, me.id).then(setFound, () => {});
  }, [cardId]);
  return seen ?? found;
}
