/** The user's boards, loaded and kept up to date. */

import { useCallback, useEffect, useRef, useState } from "react";
import * as texts from "#texts/boards.ts";
import { failed } from "#texts/changes.ts";
import type { MyBoard } from "../../contract/home.ts";
import { sendOrStore } from "../board/outbox/send-or-store.ts";
import { api } from "../session/api.ts";
import { type Failure, failureOf, isUnreachable, reasonOf } from "../session/reason.ts";
import { useRetry } from "../session/use-retry.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { keepBoards, readBoards, withUnsent } from "./kept-boards.ts";
import { type LoadedBoards, loadBoards, NOTHING } from "./load-boards.ts";
import { withStar } from "./sections.ts";

/** As they were when they were last loaded, so that the next view of them can show something at once. */
let remembered: { of: string; loaded: LoadedBoards } | null = null;

export interface MyBoards {
  /** Undefined until they are known. */
  boards: readonly MyBoard[] | undefined;
  /** There are more than these. */
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the last load failed. */
  failure: Failure | null;
  /** It failed because there was no answer. */
  isOffline: boolean;
  load: () => void;
  loadMore: () => void;
  setStar: (board: MyBoard["board"], isStarred: boolean) => void;
}

export function useMyBoards(myId: string): MyBoards {
  const [loaded, setLoaded] = useState(() => (remembered?.of === myId ? remembered.loaded : null));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const latest = useRef({ load: 0, looks: 1 });
  const change = useCallback(
    (next: (before: LoadedBoards) => LoadedBoards) =>
      setLoaded((before) => {
        const after = next(before ?? NOTHING);
        remembered = { of: myId, loaded: after };
        return after;
      }),
    [myId],
  );
  const fill = useCallback(
    async (read: () => Promise<LoadedBoards>) => {
      const mine = ++latest.current.load;
      try {
        const next = await read();
        if (mine !== latest.current.load) return;
        setFailure(null);
        keepBoards(myId, next);
        const shown = await withUnsent(next, myId);
        if (mine === latest.current.load) change(() => shown);
      } catch (error) {
        const kept = await readBoards(myId);
        if (mine !== latest.current.load) return;
        setFailure(failureOf(error));
        if (kept) change(() => kept);
      }
    },
    [change, myId],
  );
  useEffect(() => {
    void readBoards(myId).then((kept) => kept && setLoaded((before) => before ?? kept));
  }, [myId]);
  const reload = useCallback(() => fill(() => loadBoards(myId, NOTHING, latest.current.looks)), [fill, myId]);
  const load = useCallback(() => void reload(), [reload]);
  useEffect(load, [load]);
  useRetry(isUnreachable(failure), reload);
  // Boards that others have created, renamed or shared in the meantime appear when the window gets the focus.
  useEffect(() => {
    addEventListener("focus", load);
    addEventListener("online", load);
    // It fails, and the page says so before somebody tries something that needs a connection.
    addEventListener("offline", load);
    return () => {
      removeEventListener("focus", load);
      removeEventListener("online", load);
      removeEventListener("offline", load);
    };
  }, [load]);
  const loadMore = useCallback(() => {
    if (!loaded) return;
    setLoadingMore(true);
    latest.current.looks++;
    void fill(() => loadBoards(myId, loaded)).then(() => setLoadingMore(false));
  }, [fill, myId, loaded]);
  const setStar = (board: MyBoard["board"], isStarred: boolean) => {
    const show = (star: boolean) =>
      change((before) => ({ ...before, boards: withStar(before.boards, board.id, star) }));
    show(isStarred);
    star(board, isStarred, myId).catch((error) => {
      show(!isStarred);
      toast({ kind: "error", message: failed(texts.starNotChanged(board.title), reasonOf(error)) });
    });
  };
  return {
    boards: loaded?.boards,
    hasMore: loaded !== null && loaded.next !== null,
    isLoadingMore,
    failure,
    isOffline: isUnreachable(failure),
    load,
    loadMore,
    setStar,
  };
}

async function star(board: MyBoard["board"], isStarred: boolean, userId: string): Promise<void> {
  const input = { board_id: board.id };
  const route = isStarred ? "starBoard" : "unstarBoard";
  const failure = texts.starNotChanged(board.title);
  await sendOrStore({ operation: { route, input }, failure, board, userId }, (options) =>
    api[route](input, options),
  );
}

/** While a board is looked for, the rest is loaded too: one that is not loaded yet may be the one. */
export function useRestWhile(
  isLooking: boolean,
  { hasMore, isLoadingMore, failure, loadMore }: MyBoards,
): void {
  useEffect(() => {
    if (isLooking && hasMore && !isLoadingMore && failure === null) loadMore();
  }, [isLooking, hasMore, isLoadingMore, failure, loadMore]);
}
