import * as texts from "#texts/outbox.tsx";
import { boardPath, parsePath, usePath } from "../../router.ts";
import { useMe } from "../../session/use-session.ts";
import { Link } from "../../ui/display/link.tsx";
import { useWaiting, type WaitingBoard } from "./waiting-boards.ts";

const MAX_SHOWN = 3;

function sentenceFor({ undecided, held, isOld }: WaitingBoard) {
  if (undecided > 0) return texts.undecidedOn;
  if (held > 0) return texts.heldOn;
  return isOld ? texts.neverSentOn : texts.waitingOn;
}

/** Below the top bar of every page: unsent changes on boards other than the one that is shown. */
export function WaitingNotice() {
  const me = useMe();
  const route = parsePath(usePath());
  const boards = useWaiting(me.id, route.view === "board" ? route.boardId : null);
  return (
    <div role="status" className="waiting">
      {boards.slice(0, MAX_SHOWN).map((board) => (
        <p key={board.boardId}>
          {sentenceFor(board)(
            board.undecided || board.held || board.count,
            <Link href={boardPath(board.boardId)}>
              <bdi>{board.title}</bdi>
            </Link>,
          )}
        </p>
      ))}
      {boards.length > MAX_SHOWN && <p>{texts.moreBoards(boards.length - MAX_SHOWN)}</p>}
    </div>
  );
}
