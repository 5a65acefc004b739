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
import { useRestored } from "./use-restored.ts";

interface Props {
  boardId: string;
  session: BoardSession;
}

/** The connection has ended for good: no longer a member, or the board is gone. */
export default function BoardEnded({ boardId, session }: Props) {
  const { unsent } = useBoardView(session);
  const isBack = useRestored(boardId, session.refusedWith === null || session.refusedWith === 404);
  const end = isBack ? RESTORED : endOf(session.refusedWith);
  return (
    <>
      <TopBar />
      <main className="board" id="main">
        {end ? (
          <ErrorState
            heading="h1"
            {...end}
            actions={
              <>
                {isBack && (
                  <Button kind="primary" onClick={() => location.reload()}>
                    Open the board
                  </Button>
                )}
                <Link className="button" href="/">
                  Go to your boards
                </Link>
              </>
            }
          />
        ) : (
          <ErrorState
            heading="h1"
            title="The connection was closed"
            detail="You can open the board again."
            onRetry={() => location.reload()}
          />
        )}
        {end && <LeftDrafts boardId={boardId} />}
        {end && unsent.length > 0 && (
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

const RESTORED = {
  title: "This board was restored",
  detail: "It is back, with everything on it.",
};

/** Null if the board can be opened again. */
function endOf(status: number | null): { title: string; detail: string } | null {
  switch (status) {
    case null:
      return {
        title: "This board was deleted",
        detail: "It was deleted, with everything on it, while you had it open.",
      };
    case 403:
      return {
        title: "You do not have access to this board",
        detail: "Ask one of its owners to add you.",
      };
    case 404:
      return {
        title: "Board not found",
        detail: "It may have been deleted, or the address may be wrong.",
      };
    default:
      return null;
  }
}
