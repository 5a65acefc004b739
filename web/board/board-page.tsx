import { isLocal } from "../../client/changes/local-id.ts";
import { useMe } from "../session/use-session.ts";
import { brokenPage, ErrorBoundary } from "../ui/feedback/error-boundary.tsx";
import { BoardLoading } from "./board-loading.tsx";
import { BoardEnded } from "./dialog-parts.ts";
import { OpenBoardPage } from "./open-board-page.tsx";
import type { BoardSession } from "./session/board-session.ts";
import type { BoardView } from "./session/session-options.ts";
import { realId } from "./state/local-ids.ts";
import { useBoardSession, useBoardView } from "./use-board.ts";
import { useRealAddress } from "./use-real-address.ts";

interface Props {
  boardId: string;
  /** The card whose dialog is open. */
  cardId: string | null;
}

export default function BoardPage({ boardId, cardId }: Props) {
  const me = useMe();
  const session = useBoardSession(boardId, me.id);
  return (
    <div className="board-page">
      {/* Inside the session: unsent changes survive an error of the page. */}
      <ErrorBoundary fallback={brokenPage}>
        {session ? <Body session={session} boardId={boardId} cardId={cardId} /> : <BoardLoading />}
      </ErrorBoundary>
    </div>
  );
}

function Body({ session, boardId, cardId }: Props & { session: BoardSession }) {
  const me = useMe();
  const view = useBoardView(session);
  useRealAddress({ boardId, cardId }, view);
  const ended = (refusedWith: number | null) => (
    <BoardEnded boardId={boardId} session={session} refusedWith={refusedWith} />
  );
  if (view.status === "ended") return ended(session.refusedWith);
  if (isUnknown(boardId, view)) return ended(404);
  return <OpenBoardPage session={session} me={me} cardId={cardId} />;
}

/** The address of a board that was created offline, on another device or before this one's storage was cleared. */
function isUnknown(boardId: string, { board, status }: BoardView): boolean {
  return isLocal(boardId) && status !== "loading" && board === null && realId(boardId) === boardId;
}
