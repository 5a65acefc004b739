import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useBoard, useBoardView, useIsOffline } from "../board/use-board.ts";
import { loadTrash } from "./kept-trash.ts";
import { withRemovedHere } from "./removed-here.ts";
import { type TrashEntry, TrashList, type TrashView } from "./trash-list.ts";

export type TrashKind = TrashEntry["kind"];

export interface Trash {
  list: TrashList;
  view: TrashView;
  /** With what was done here and is not confirmed yet, newest first. */
  entries: readonly TrashEntry[];
}

/** What was archived or what was deleted, followed as the board changes. */
export function useTrash(kind: TrashKind): Trash {
  const { board, session, me } = useBoard();
  const { pending } = useBoardView(session);
  const isOffline = useIsOffline(session);
  const list = useMemo(
    () => new TrashList((before) => loadTrash({ userId: me.id, boardId: board.id, kind }, before)),
    [me.id, board.id, kind],
  );
  const view = useSyncExternalStore(list.subscribe, list.getView);
  // Also once the service can be reached again.
  useEffect(() => {
    if (isOffline || list.view.status === "loading") void list.loadMore();
    else void list.reload();
  }, [list, isOffline]);
  useEffect(
    () =>
      session.onEvent(({ type, data }) => {
        if (type === "card.deleted" || type === "column.deleted") void list.reload();
        if (type === "card.created" || type === "column.created") list.remove(data.id);
      }),
    [list, session],
  );
  const here = { pending, boardBefore: session.boardBefore, kind, userId: me.id };
  return { list, view, entries: withRemovedHere(view.items, here) };
}
