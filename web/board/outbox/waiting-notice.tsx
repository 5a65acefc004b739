import { boardPath, parsePath, usePath } from "../../router.ts";
import { useMe } from "../../session/use-session.ts";
import { Link } from "../../ui/display/link.tsx";
import { useWaiting, type WaitingBoard } from "./waiting-boards.ts";

const MAX_SHOWN = 3;

/** Below the bar of every page: what has not reached the service, on boards other than the one that is shown. */
export function WaitingNotice() {
  const me = useMe();
  const route = parsePath(usePath());
  const boards = useWaiting(me.id, route.view === "board" ? route.boardId : null);
  return (
    <div role="status" className="waiting">
      {boards.slice(0, MAX_SHOWN).map((board) => (
        <p key={board.boardId}>
          {countOf(board)} on{" "}
          <Link href={boardPath(board.boardId)}>
            <bdi>{board.title}</bdi>
          </Link>{" "}
          {board.isOld
            ? `${board.count === 1 ? "was" : "were"} never sent. Open the board to send or discard.`
            : `${board.count === 1 ? "waits" : "wait"} to be sent.`}
        </p>
      ))}
      {boards.length > MAX_SHOWN && <p>And more on {boards.length - MAX_SHOWN} other boards.</p>}
    </div>
  );
}

function countOf({ count }: WaitingBoard): string {
  return count === 1 ? "1 change" : `${count} changes`;
}
