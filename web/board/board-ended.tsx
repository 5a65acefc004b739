import { useEffect, useState } from "react";
import { ApiError } from "../../client/http.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { TopBar } from "../shell/top-bar.tsx";
import { Link } from "../ui/display/link.tsx";
import { ErrorState } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { CopyButton } from "../ui/forms/copy-button.tsx";
import { LeftDrafts } from "./lost-text/left-drafts.tsx";
import { UnsentList } from "./outbox/unsent-list.tsx";
import type { BoardSession } from "./session/board-session.ts";
import { textsOfAll } from "./session/texts.ts";
import { useBoardView } from "./use-board.ts";

interface Props {
  boardId: string;
  session: BoardSession;
}

/** The connection has ended for good: no longer a member, or the board is gone. */
export function BoardEnded({ boardId, session }: Props) {
  const { unsent } = useBoardView(session);
  const [reason, setReason] = useState<string | null>(null);
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    api.getBoard({ board_id: boardId }).then(
      () => setAllowed(true),
      (error) => setReason(reasonFor(error)),
    );
  }, [boardId]);
  return (
    <>
      <TopBar />
      <main className="board" id="main">
        {allowed && (
          <ErrorState
            heading="h1"
            title="The connection was closed"
            detail="You can open the board again."
            onRetry={() => location.reload()}
          />
        )}
        {reason && (
          <ErrorState
            heading="h1"
            title="You cannot view this board"
            detail={reason}
            actions={
              <Link className="button" href="/">
                Go to your boards
              </Link>
            }
          />
        )}
        {reason && <LeftDrafts boardId={boardId} />}
        {reason && unsent.length > 0 && (
          <section className="panel stack unsent-panel" aria-labelledby="unsent-title">
            <h2 id="unsent-title">Your changes were not saved</h2>
            <UnsentList entries={unsent} />
            <div className="row">
              <CopyButton text={textsOfAll(unsent)} label="Copy text" />
              <Button onClick={() => session.discard(unsent)}>Discard</Button>
            </div>
          </section>
        )}
      </main>
    </>
  );
}

function reasonFor(error: unknown): string {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 404) return "This board does not exist, or it was deleted.";
  return status === 403 ? "You are not a member of this board." : reasonOf(error);
}
