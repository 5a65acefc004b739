/**
 * Whether a board has a public link. There are no events for that: it is asked when the board is opened or reconnected,
 * and when its window gets the focus again.
 */
import { useEffect, useSyncExternalStore } from "react";
import { api } from "../session/api.ts";
import { createListeners } from "../util/listeners.ts";

const listeners = createListeners();
let known: { boardId: string; isPublic: boolean } | null = null;

export function setPublic(boardId: string, isPublic: boolean): void {
  known = { boardId, isPublic };
  listeners.notify();
}

export function useIsPublic(boardId: string, isOffline: boolean): boolean {
  useEffect(() => {
    if (isOffline) return;
    const ask = () => {
      api.getVisibility({ board_id: boardId }).then(
        ({ is_public }) => setPublic(boardId, is_public),
        // The board itself says what is wrong.
        () => {},
      );
    };
    ask();
    addEventListener("focus", ask);
    return () => removeEventListener("focus", ask);
  }, [boardId, isOffline]);
  return useSyncExternalStore(
    listeners.subscribe,
    () => known !== null && known.boardId === boardId && known.isPublic,
  );
}
