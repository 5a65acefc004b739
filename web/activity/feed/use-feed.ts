import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useBoard, useBoardView } from "../../board/use-board.ts";
import { Feed, type FeedView } from "./feed.ts";
import { type FeedFilter, passes } from "./feed-filter.ts";
import { loadEvents } from "./load-events.ts";

interface LiveFeed {
  feed: Feed;
  view: FeedView;
}

/** The events of the open board that pass the filter, for as long as the component shows them. */
export function useFeed({ cardId, userId, kinds }: FeedFilter, isBusy: () => boolean): LiveFeed {
  const { board, session } = useBoard();
  const { status } = useBoardView(session);
  const isBusyNow = useRef(isBusy);
  isBusyNow.current = isBusy;
  const boardId = board.id;
  const filter = useMemo(() => ({ cardId, userId, kinds }), [cardId, userId, kinds]);
  const feed = useMemo(
    () =>
      new Feed({
        load: (before) => loadEvents(boardId, filter, before),
        isBusy: () => isBusyNow.current(),
      }),
    [boardId, filter],
  );
  useEffect(() => {
    const stop = session.onEvent((event, after) => feed.receive(event, passes(event, filter, after)));
    void feed.loadOlder();
    return stop;
  }, [feed, filter, session]);
  useEffect(() => {
    if (status === "live") feed.follow(board.seq);
  }, [feed, board.seq, status]);
  useEffect(() => {
    if (status === "live" && feed.view.status === "failed") void feed.loadOlder();
  }, [feed, status]);
  const subscribe = useCallback((listener: () => void) => feed.subscribe(listener), [feed]);
  return { feed, view: useSyncExternalStore(subscribe, feed.getView) };
}
