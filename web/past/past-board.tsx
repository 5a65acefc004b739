import { useState } from "react";
import * as texts from "#texts/past.tsx";
import { ApiError } from "../../client/http.ts";
import type { Card } from "../../contract/cards.ts";
import { useBoard } from "../board/use-board.ts";
import { reasonOf } from "../session/reason.ts";
import { DialogBoundary } from "../ui/feedback/error-boundary.tsx";
import { ErrorState, Skeleton } from "../ui/feedback/states.tsx";
import { usePast } from "./moments.ts";
import { PastBar } from "./past-bar.tsx";
import { PastCardDialog } from "./past-card-dialog.tsx";
import { PastColumns } from "./past-columns.tsx";

interface Props {
  /** The number of the event after which the board is shown. */
  at: number;
  /** Replaces the moment, or goes back to the present. */
  onMove: (at: number) => void;
  onBack: () => void;
}

/** The board as it was, to be looked at only. */
export default function PastBoard({ at, onMove, onBack }: Props) {
  const { board: now } = useBoard();
  const { board, error, retry } = usePast(now.id, at);
  const [opened, setOpened] = useState<Card | null>(null);
  const isWanted = board?.seq === at;
  return (
    <main className="board past" id="main" aria-busy={!isWanted && !error}>
      <PastBar at={at} head={now.seq} board={board ?? now} onMove={onMove} onBack={onBack} />
      {error !== null && !isWanted ? (
        <ErrorState title={texts.notShown} detail={reasonFor(error)} onRetry={retry} />
      ) : board ? (
        <PastColumns board={board} now={now} onOpen={setOpened} />
      ) : (
        <div className="columns" aria-hidden="true">
          {[0, 1, 2].map((each) => (
            <div className="column" key={each}>
              <Skeleton width="8rem" height="1.25rem" />
              <Skeleton height="3.5rem" />
            </div>
          ))}
        </div>
      )}
      {opened && board && (
        <DialogBoundary title={texts.card} onClose={() => setOpened(null)}>
          <PastCardDialog card={opened} then={board} onClose={() => setOpened(null)} />
        </DialogBoundary>
      )}
    </main>
  );
}

function reasonFor(error: unknown): string {
  const isTooOld = error instanceof ApiError && error.status === 410;
  return isTooOld ? texts.tooOld : reasonOf(error);
}
