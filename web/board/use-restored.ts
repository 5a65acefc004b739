import { useEffect, useState } from "react";
import { onBoardsChange } from "../inbox/inbox.ts";
import { uncheckedApi } from "../session/api.ts";

const CHECK_MS = 15_000;

/**
 * True once a board that is deleted, or that the user was not a member of, can be opened. The personal stream tells;
 * that a deleted board is back it only tells members, so somebody who looks at the page also asks now and then.
 */
export function useRestored(boardId: string, gone: "deleted" | "denied" | null): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (gone === null || isBack) return;
    const check = () => {
      uncheckedApi.listEvents({ board_id: boardId, limit: 1 }).then(
        () => setIsBack(true),
        () => {},
      );
    };
    const look = () => {
      if (document.visibilityState === "visible") check();
    };
    const timer = gone === "deleted" ? setInterval(look, CHECK_MS) : undefined;
    const unsubscribe = onBoardsChange(check);
    addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      unsubscribe();
      removeEventListener("focus", look);
    };
  }, [boardId, gone, isBack]);
  return isBack;
}
