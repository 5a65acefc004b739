import { useCallback, useEffect, useState } from "react";
import type { Board } from "../../contract/boards.ts";
import { reasonOf } from "../board/reason.ts";
import { api } from "../session/api.ts";
import { useMe } from "../session/use-session.ts";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { TopBar } from "../ui/top-bar.tsx";
import { useTitle } from "../ui/use-title.ts";
import { BoardTile } from "./board-tile.tsx";
import { FirstBoard } from "./first-board.tsx";
import { NewBoard } from "./new-board.tsx";

export function BoardsPage() {
  const me = useMe();
  const [boards, setBoards] = useState<Board[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useTitle("Boards");
  const load = useCallback(() => {
    setFailure(null);
    api.listBoards().then(setBoards, (error) => setFailure(reasonOf(error)));
  }, []);
  useEffect(load, [load]);
  // Boards that others made, renamed or shared meanwhile are there when the person comes back.
  useEffect(() => {
    addEventListener("focus", load);
    return () => removeEventListener("focus", load);
  }, [load]);
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
            <BoardTile
              key={board.id}
              board={board}
              role={board.members.find(({ user_id }) => user_id === me.id)?.role ?? "member"}
              onChange={load}
            />
          ))}
        </ul>
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
