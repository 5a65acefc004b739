import { boardPath, parsePath, usePath } from "../../router.ts";
import { useMe } from "../../session/use-session.ts";
import { Link } from "../../ui/display/link.tsx";
import { useWaiting, type WaitingBoard } from "./waiting-boards.ts";

const MAX_SHOWN = 3;

/** Below the top bar of every page: unsent changes on boards other than the one that is shown. */
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
          {stateOf(board)}
        </p>
      ))}
      {boards.length > MAX_SHOWN && <p>And more on {boards.length - MAX_SHOWN} other boards.</p>}
    </div>
  );
}

function countOf({ count }: WaitingBoard): string {
  return count === 1 ? "1 change" : `${count} changes`;
}

function stateOf({ count, isOld }: WaitingBoard): string {
  const isOne = count === 1;
  if (!isOld) return `${isOne ? "is" : "are"} waiting to be sent.`;
  return `${isOne ? "was" : "were"} never sent. Open the board to send or discard ${isOne ? "it" : "them"}.`;
}
