import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useBoard, useBoardView } from "../../board/use-board.ts";
import { Feed, type FeedView } from "./feed.ts";
import { type FeedFilter, passes } from "./feed-filter.ts";
import { loadEvents } from "./load-events.ts";
import type { FeedPage } from "./stretch.ts";

interface LiveFeed {
  feed: Feed;
  view: FeedView;
}

const NOTHING: FeedPage = { seq: 0, events: [], next: null };

/** The events of the open board that pass the filter, for as long as the component shows them; none without a filter. */
export function useFeed(wanted: FeedFilter | null, isBusy: () => boolean): LiveFeed {
  const { board, session, me } = useBoard();
  const { status } = useBoardView(session);
  const isBusyNow = useRef(isBusy);
  isBusyNow.current = isBusy;
  const boardId = board.id;
  const { cardId, userId, kinds } = wanted ?? {};
  const isWanted = wanted !== null;
  const filter = useMemo(
    () => (isWanted ? { cardId, userId, kinds } : null),
    [isWanted, cardId, userId, kinds],
  );
  const feed = useMemo(
    () =>
      new Feed({
        load: async (before) => (filter ? loadEvents(boardId, filter, before) : NOTHING),
        isBusy: () => isBusyNow.current(),
      }),
    [boardId, filter],
  );
  useEffect(() => {
    const stop = session.onEvent((event, after) => {
      feed.receive(event, filter !== null && passes(event, filter, after));
      // Somebody who takes something back in the list looks there for what has become of it.
      if (event.user_id === me.id && (event.undoes !== undefined || event.restored)) feed.release();
    });
    void feed.loadOlder();
    return stop;
  }, [feed, filter, me.id, session]);
  useEffect(() => {
    if (status === "live") feed.follow(board.seq);
  }, [feed, board.seq, status]);
  useEffect(() => {
    if (status === "live" && feed.view.status === "failed") void feed.loadOlder();
  }, [feed, status]);
  const subscribe = useCallback((listener: () => void) => feed.subscribe(listener), [feed]);
  return { feed, view: useSyncExternalStore(subscribe, feed.getView) };
}
