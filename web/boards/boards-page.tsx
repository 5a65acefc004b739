import { useCallback, useEffect, useRef, useState } from "react";
import { onBoardsChange } from "../inbox/inbox.ts";
import { reasonOf } from "../session/reason.ts";
import { useMe } from "../session/use-session.ts";
import { TopBar } from "../shell/top-bar.tsx";
import { useTitle } from "../shell/use-title.ts";
import { Icon } from "../ui/display/icon.tsx";
import { ErrorState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { BoardTile } from "./board-tile.tsx";
import { DeletedBoardsDialog } from "./deleted-boards-dialog.tsx";
import { FirstBoard } from "./first-board.tsx";
import { type LoadedBoards, loadBoards, NOTHING, roleOn } from "./load-boards.ts";
import { NewBoard } from "./new-board.tsx";

export function BoardsPage() {
  const me = useMe();
  const [loaded, setLoaded] = useState<LoadedBoards | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef({ load: 0, looks: 1 });
  const [loadingMore, setLoadingMore] = useState(false);
  const [showsDeleted, setShowsDeleted] = useState(false);
  useTitle("Boards");
  const fill = useCallback(async (load: () => Promise<LoadedBoards>) => {
    const mine = ++latest.current.load;
    setFailure(null);
    try {
      const next = await load();
      if (mine === latest.current.load) setLoaded(next);
    } catch (error) {
      if (mine === latest.current.load) setFailure(reasonOf(error));
    }
  }, []);
  const load = useCallback(
    () => void fill(() => loadBoards(me.id, NOTHING, latest.current.looks)),
    [fill, me.id],
  );
  useEffect(load, [load]);
  useEffect(() => onBoardsChange(load), [load]);
  // After a time without a connection, what has changed meanwhile appears when the window gets the focus.
  useEffect(() => {
    addEventListener("focus", load);
    return () => removeEventListener("focus", load);
  }, [load]);
  const loadMore = async (before: LoadedBoards) => {
    setLoadingMore(true);
    latest.current.looks++;
    await fill(() => loadBoards(me.id, before));
    setLoadingMore(false);
  };
  const boards = loaded?.boards;
  return (
    <>
      <TopBar />
      <main className="page boards" id="main">
        <div className="boards-head">
          <h1>Boards</h1>
          {boards && boards.length > 0 && <NewBoard />}
        </div>
        {failure && !boards && (
          <ErrorState title="Your boards could not be loaded" detail={failure} onRetry={load} />
        )}
        {!boards && !failure && <LoadingTiles />}
        {boards?.length === 0 && <FirstBoard />}
        <ul className="tiles">
          {boards?.map((board) => (
            <BoardTile key={board.id} board={board} role={roleOn(board, me.id)} onChange={load} />
          ))}
        </ul>
        {loaded && loaded.next !== null && (
          <div className="boards-more">
            <Button onClick={() => void loadMore(loaded)} disabled={loadingMore}>
              {loadingMore ? "Loading…" : "Show more boards"}
            </Button>
            {failure && (
              <p className="field-error" role="alert">
                {failure}
              </p>
            )}
          </div>
        )}
        {boards && (
          <div className="boards-end">
            <Button kind="quiet" onClick={() => setShowsDeleted(true)}>
              <Icon name="remove" size={16} />
              Deleted boards
            </Button>
          </div>
        )}
        {showsDeleted && <DeletedBoardsDialog onClose={() => setShowsDeleted(false)} onRestored={load} />}
      </main>
    </>
  );
}

function LoadingTiles() {
  return (
    <div className="tiles" aria-busy="true">
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} height="8rem" />
      ))}
    </div>
  );
}
