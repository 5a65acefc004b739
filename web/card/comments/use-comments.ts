import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { isLocal } from "../../../client/changes/local-id.ts";
import type { Card } from "../../../contract/cards.ts";
import { realId } from "../../board/state/local-ids.ts";
import { useBoard, useBoardView } from "../../board/use-board.ts";
import { api } from "../../session/api.ts";
import { isCookieOf } from "../../session/login.ts";
import { keepComments, readComments } from "../../storage/comment-copies.ts";
import { CommentList, type CommentsView } from "./comment-list.ts";
import { type ShownComment, withPending } from "./pending-comments.ts";

interface LiveComments {
  list: CommentList;
  view: CommentsView;
  shown: readonly ShownComment[];
}

/** The comments on a card of the open board, for as long as the component shows them. */
export function useComments({ id: cardId, board_id: boardId }: Card, isBusy: () => boolean): LiveComments {
  const { board, session, me } = useBoard();
  const { status, pending } = useBoardView(session);
  const isBusyNow = useRef(isBusy);
  isBusyNow.current = isBusy;
  const list = useMemo(
    () =>
      new CommentList({
        cardId,
        myId: me.id,
        // The service does not know the card yet.
        load: isLocal(cardId)
          ? async () => ({ items: [], next: null })
          : (before) => api.listComments({ card_id: cardId, before, limit: 20 }),
        stored: () => readComments({ userId: me.id, boardId, cardId }),
        isBusy: () => isBusyNow.current(),
      }),
    [cardId, boardId, me.id],
  );
  useEffect(() => {
    const stop = session.onEvent((event) => list.receive(event));
    void list.loadOlder();
    return stop;
  }, [list, session]);
  useEffect(() => {
    if (status === "live") list.follow(board.seq);
  }, [list, board.seq, status]);
  useEffect(() => {
    if (status === "live" && list.view.status === "failed") void list.loadOlder();
  }, [list, status]);
  const subscribe = useCallback((listener: () => void) => list.subscribe(listener), [list]);
  const view = useSyncExternalStore(subscribe, list.getView);
  useEffect(() => {
    // Logging out, in whatever tab, has removed them: none may be stored after that.
    if (view.status !== "ready" || isLocal(cardId) || !isCookieOf(me.id)) return;
    keepComments({ userId: me.id, boardId, cardId }, view.comments).catch(() => {});
  }, [view.comments, view.status, me.id, boardId, cardId]);
  const shown = useMemo(
    () => withPending(view.comments, { pending, keys: view.keys, me, cardId, boardId, realId }),
    [view, pending, me, cardId, boardId],
  );
  return { list, view, shown };
}
