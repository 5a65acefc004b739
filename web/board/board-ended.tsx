import { useEffect, useState } from "react";
import { api } from "../session/api.ts";
import { useSession } from "../session/use-session.ts";
import { Link } from "../ui/link.tsx";
import { ErrorState } from "../ui/states.tsx";
import { TopBar } from "../ui/top-bar.tsx";
import { reasonOf } from "./board-session.ts";

/** The connection was ended for good: no login any more, no membership, or no board. */
export function BoardEnded({ boardId }: { boardId: string }) {
  const { refresh } = useSession();
  const [reason, setReason] = useState<string | null>(null);
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    // Without a login this leads to the login page, and from there back here.
    void refresh();
    api.getBoard({ board_id: boardId }).then(
      () => setAllowed(true),
      (error) => setReason(reasonOf(error)),
    );
  }, [boardId, refresh]);
  return (
    <>
      <TopBar />
      <main className="board" id="main">
        {allowed && (
          <ErrorState
            heading="h1"
            title="The connection was ended"
            detail="You were logged out, perhaps in another window. You can open the board again."
            onRetry={() => location.reload()}
          />
        )}
        {reason && (
          <ErrorState
            heading="h1"
            title="You cannot see this board"
            detail={`${reason} It may have been deleted, or you are no longer a member.`}
            actions={
              <Link className="button" href="/">
                To your boards
              </Link>
            }
          />
        )}
      </main>
    </>
  );
}
