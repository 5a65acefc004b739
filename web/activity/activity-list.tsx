import { type ReactNode, useMemo } from "react";
import * as texts from "#texts/activity.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { useNow } from "../ui/display/time.tsx";
import { ActivityLine } from "./activity-line.tsx";
import { daysOf } from "./days.ts";
import type { FeedFilter } from "./feed/feed-filter.ts";
import { linesOf } from "./feed/lines.ts";
import { useBusy } from "./feed/use-busy.ts";
import { useFeed } from "./feed/use-feed.ts";
import { useNames } from "./feed/use-names.ts";
import { FeedEnd } from "./feed-end.tsx";
import type { Names } from "./sentences/names.ts";
import { sentenceOf } from "./sentences/sentence.ts";

interface Props {
  filter: FeedFilter;
  /** The buttons of a line. */
  actionsFor: (event: BoardEvent, names: Names) => ReactNode;
  /** After the last line, once everything is loaded; `oldest` is the number of the first event. */
  end: (names: Names, oldest: number | undefined) => ReactNode;
}

/** The activity of a board or a card by day, live; older pages are loaded as one scrolls to the end. */
export function ActivityList({ filter, actionsFor, end }: Props) {
  const now = useNow();
  const busy = useBusy();
  const { feed, view } = useFeed(filter, busy.isBusy);
  const names = useNames(view.events, filter.cardId ?? null);
  const lines = useMemo(() => linesOf(view.events), [view.events]);
  const days = daysOf(lines, now);
  const { waiting } = view;
  return (
    <div
      className="activity-list"
      {...busy.watch(() => feed.release())}
      aria-busy={view.status === "loading"}
    >
      <div className="activity-new" role="status">
        {waiting > 0 && (
          <button
            type="button"
            onClick={() => {
              feed.release();
              busy.scrollToTop();
            }}
          >
            {texts.showNew(waiting)}
          </button>
        )}
      </div>
      {days.map((day) => (
        <section key={day.key} className="activity-day">
          <h3>{day.name}</h3>
          <ol>
            {day.lines.map(({ key, event }) => (
              <ActivityLine
                key={key}
                sentence={sentenceOf(event, names)}
                who={
                  event.user_id === null
                    ? null
                    : { id: event.user_id, name: names.people.get(event.user_id) ?? "?" }
                }
                at={event.timestamp}
                actions={actionsFor(event, names)}
              />
            ))}
          </ol>
        </section>
      ))}
      <FeedEnd feed={feed} view={view} />
      {view.isComplete && end(names, view.events.at(-1)?.seq)}
    </div>
  );
}
