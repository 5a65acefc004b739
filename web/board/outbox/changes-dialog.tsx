import { useEffect, useRef } from "react";
import * as conflictTexts from "#texts/conflicts.tsx";
import * as heldTexts from "#texts/held-choice.ts";
import { changes } from "#texts/offline.ts";
import * as texts from "#texts/unsent.ts";
import { findCard } from "../../../client/changes/board-changes.ts";
import { useUploads } from "../../card/attachments/upload-list.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { toast } from "../../ui/feedback/toasts.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { CopyButton } from "../../ui/forms/copy-button.tsx";
import { ConflictChoice } from "../conflicts/conflict-choice.tsx";
import { realId } from "../state/local-ids.ts";
import { useBoard, useBoardView } from "../use-board.ts";
import { AllHeld } from "./all-held.tsx";
import { GoneCards, onGoneCards } from "./gone-cards.tsx";
import { HeldCard } from "./held-card.tsx";
import { clearRefused, useRefused } from "./refused.ts";
import { RefusedList } from "./refused-list.tsx";
import { UnsentList } from "./unsent-list.tsx";

/** What the service does not have yet, and what it did not want. */
export default function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { session, board, me } = useBoard();
  const { unsent, conflicts, held } = useBoardView(session);
  const refused = useRefused(me.id, board.id);
  const files = useUploads().filter(
    ({ failure, cardId }) => failure === null && findCard(board, realId(cardId)),
  );
  const waiting = unsent.length + files.length;
  const content = useRef<HTMLDivElement>(null);
  const clear = () => {
    const bringBack = clearRefused(me.id, board.id);
    toast({
      group: "refused",
      message: texts.listCleared,
      action: { label: texts.bringListBack, run: bringBack },
    });
    // The button that had the focus is gone.
    content.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when there are others
  useEffect(() => session.heldShown(), [session, held]);
  const gone = onGoneCards(refused, board);
  const elsewhere = new Set([...gone.values()].flat());
  const others = refused.filter((change) => !elsewhere.has(change));
  const words = refused.flatMap(({ text }) => text ?? []).join("\n\n");
  return (
    <Dialog title={changes} onClose={onClose}>
      <div className="stack" ref={content} tabIndex={-1}>
        {waiting + refused.length + conflicts.length + held.length === 0 && <p>{texts.nothingWaits}</p>}
        {conflicts.length > 0 && (
          <section className="stack" aria-labelledby="conflicts">
            <h3 id="conflicts">{conflictTexts.heading}</h3>
            <p className="muted">{conflictTexts.whatToDo}</p>
            {conflicts.map((conflict) => (
              <ConflictChoice
                key={conflict.key}
                conflict={conflict}
                onDecided={() => content.current?.focus()}
              />
            ))}
          </section>
        )}
        {held.length > 0 && (
          <section className="stack" aria-labelledby="held">
            <h3 id="held">{heldTexts.heading}</h3>
            <p className="muted">{heldTexts.whatToDo}</p>
            {held.length > 1 && <AllHeld held={held} onDecided={() => content.current?.focus()} />}
            {held.map((each) => (
              <HeldCard key={each.entry.key} held={each} onDecided={() => content.current?.focus()} />
            ))}
          </section>
        )}
        {waiting > 0 && (
          <section className="stack" aria-labelledby="waiting-changes">
            <h3 id="waiting-changes">{texts.waiting}</h3>
            <p className="muted">{texts.whyWaiting}</p>
            <UnsentList entries={unsent} files={files} board={board} onLeave={onClose} />
          </section>
        )}
        {refused.length > 0 && (
          <section className="stack" aria-labelledby="refused-changes">
            <h3 id="refused-changes">{texts.notAccepted}</h3>
            <p className="muted">{texts.whyNotAccepted}</p>
            <GoneCards gone={gone} onRestored={() => content.current?.focus()} />
            {others.length > 0 && <RefusedList refused={others} />}
            <div className="dialog-actions">
              {words && <CopyButton text={words} label={texts.copyText} />}
              <Button onClick={clear}>{texts.clearList}</Button>
            </div>
          </section>
        )}
      </div>
    </Dialog>
  );
}
