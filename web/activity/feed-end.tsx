import { useEffect, useRef } from "react";
import * as texts from "#texts/activity.ts";
import { tryAgain } from "#texts/common.ts";
import { olderActivity } from "#texts/timeline.ts";
import { reasonOf } from "../session/reason.ts";
import { Skeleton, Spinner } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import type { Feed, FeedView } from "./feed/feed.ts";
import { scrollerOf } from "./feed/use-busy.ts";

/** So that the next page is there before the end is reached. */
const AHEAD = "0px 0px 600px";
const WIDTHS = ["90%", "70%", "82%", "64%", "88%"];

interface Props {
  feed: Feed;
  view: FeedView;
  /** The next page would show nothing new here; it is loaded when it is asked for. */
  isFolded?: boolean;
}

/** Below the lines that are loaded: loads the next ones when it comes near, and says what it is doing. */
export function FeedEnd({ feed, view, isFolded = false }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { status, isComplete, events, error } = view;
  // A page can be empty and not the last: with every change of the status, it looks again.
  useEffect(() => {
    const element = ref.current;
    if (!element || status !== "ready" || isComplete || isFolded) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void feed.loadOlder(), {
      root: scrollerOf(element),
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [feed, status, isComplete, isFolded]);
  if (isComplete) return null;
  return (
    <div className="activity-end" ref={ref}>
      {status === "failed" ? (
        <div className="activity-failed" role="alert">
          <p>{texts.notLoaded(reasonOf(error))}</p>
          <Button onClick={() => void feed.loadOlder()}>{tryAgain}</Button>
        </div>
      ) : isFolded && status === "ready" ? (
        <Button kind="quiet" onClick={() => void feed.loadOlder()}>
          {olderActivity}
        </Button>
      ) : events.length > 0 ? (
        <Spinner label={texts.loadingOlder} />
      ) : (
        <>
          <span className="visually-hidden" role="status">
            {texts.loading}
          </span>
          {WIDTHS.map((width) => (
            <div key={width} className="activity-line" aria-hidden="true">
              <span className="face skeleton" />
              <div className="activity-text">
                <Skeleton width={width} height="0.85rem" />
                <Skeleton width="5rem" height="0.7rem" />
              </div>
            </div>
          ))}
        </>
      )}
    </div>
  );
}
