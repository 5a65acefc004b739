import * as texts from "#texts/outbox.tsx";
import { boardPath, parsePath, usePath } from "../../router.ts";
import { useMe } from "../../session/use-session.ts";
import { Link } from "../../ui/display/link.tsx";
import { useWaiting, type WaitingBoard } from "./waiting-boards.ts";

const MAX_SHOWN = 3;

/** For each kind of decision, and for what waits to be sent. */
const KINDS = ["undecided", "held", "count"] as const;

function sentenceFor(kind: (typeof KINDS)[number], { isOld }: WaitingBoard) {
  if (kind === "undecided") return texts.undecidedOn;
  if (kind === "held") return texts.heldOn;
  return isOld ? texts.neverSentOn : texts.waitingOn;
}

/** Below the top bar of every page: unsent changes on boards other than the one that is shown. */
export function WaitingNotice() {
  const me = useMe();
  const route = parsePath(usePath());
  const boards = useWaiting(me.id, route.view === "board" ? route.boardId : null);
  return (
    <div role="status" className="waiting">
      {boards.slice(0, MAX_SHOWN).flatMap((board) =>
        KINDS.filter((kind) => board[kind] > 0).map((kind) => (
          <p key={`${board.boardId} ${kind}`}>
            {sentenceFor(kind, board)(
              board[kind],
              <Link href={boardPath(board.boardId)}>
                <bdi>{board.title}</bdi>
              </Link>,
            )}
          </p>
        )),
      )}
      {boards.length > MAX_SHOWN && <p>{texts.moreBoards(boards.length - MAX_SHOWN)}</p>}
    </div>
  );
}
