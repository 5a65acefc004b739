import { useEffect, useState } from "react";
import { uncheckedApi } from "../session/api.ts";

const CHECK_MS = 15_000;

/** True once a deleted board can be opened again. Asks now and then, while somebody looks at the page. */
export function useRestored(boardId: string, isDeleted: boolean): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (!isDeleted || isBack) return;
    const check = () => {
      if (document.visibilityState !== "visible") return;
      uncheckedApi.listEvents({ board_id: boardId, limit: 1 }).then(
        () => setIsBack(true),
        () => {},
      );
    };
    const timer = setInterval(check, CHECK_MS);
    addEventListener("focus", check);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", check);
    };
  }, [boardId, isDeleted, isBack]);
  return isBack;
}
