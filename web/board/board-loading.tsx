import { useEffect, useState } from "react";
import * as texts from "#texts/board.ts";
import { noCopy } from "#texts/offline.ts";
import { TopBar } from "../shell/top-bar.tsx";
import { Skeleton } from "../ui/feedback/states.tsx";

const PATIENCE_MS = 4000;
const COLUMNS = [4, 2, 3];

export function BoardLoading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <TopBar>
        {/* As high as the head of the board, which takes its place. */}
        <div className="board-head" aria-hidden="true">
          <span className="board-switch" />
          <div className="board-tools">
            <span className="button" data-kind="quiet" />
          </div>
        </div>
      </TopBar>
      <main className="board" id="main">
        <p className="board-late" role="status">
          <span className="visually-hidden">{texts.loading} </span>
          {late && (navigator.onLine ? texts.notResponding : noCopy)}
        </p>
        <div className="columns" aria-hidden="true">
          {COLUMNS.map((count) => (
            <div className="column" key={count}>
              <Skeleton width="8rem" height="1.25rem" />
              {Array.from({ length: count }, (_, index) => `${count}-${index}`).map((key) => (
                <Skeleton key={key} height="3.5rem" />
              ))}
            </div>
          ))}
        </div>
      </main>
    </>
  );
}
