import { type ReactNode, useMemo } from "react";
import * as texts from "#texts/activity.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { useNow } from "../ui/display/time.tsx";
import { daysOf } from "./days.ts";
import type { FeedFilter } from "./feed/feed-filter.ts";
import { groupsOf } from "./feed/groups.ts";
import { linesOf } from "./feed/lines.ts";
import { undoneIn } from "./feed/undoable.ts";
import { useBusy } from "./feed/use-busy.ts";
import { useFeed } from "./feed/use-feed.ts";
import { useFolds } from "./feed/use-folds.ts";
import { useNames } from "./feed/use-names.ts";
import { FeedEnd } from "./feed-end.tsx";
import { groupRows } from "./group-rows.tsx";
import { excerptsIn } from "./sentences/excerpts.ts";
import type { Names } from "./sentences/names.ts";

/** Pages that only make a fold longer are loaded unasked up to here: the end of the list would come no further down. */
const MOST_FOLDED = 200;

interface Props {
  filter: FeedFilter;
  /** The buttons of a line; the last says whether the event with a number was undone. */
  actionsFor: (event: BoardEvent, names: Names, isUndone: (seq: number) => boolean) => ReactNode;
  /** Shows the board at the time of an event. */
  onTime?: (event: BoardEvent) => void;
  /** After the last line, once everything is loaded; `oldest` is the number of the first event. */
  end: (names: Names, oldest: number | undefined) => ReactNode;
}

/** The activity of a board or a card by day, live; older pages are loaded as one scrolls to the end. */
export function ActivityList({ filter, actionsFor, onTime, end }: Props) {
  const now = useNow();
  const busy = useBusy();
  const { feed, view } = useFeed(filter, busy.isBusy);
  const names = useNames(view.events, filter.cardId ?? null);
  const lines = useMemo(() => linesOf(view.events), [view.events]);
  const isUndone = useMemo(() => undoneIn(view.events), [view.events]);
  const excerptOf = useMemo(() => excerptsIn(view.events), [view.events]);
  const days = daysOf(lines, ({ event }) => event.timestamp, now);
  const folding = useFolds(days.map((day) => day.items));
  const oldest = folding.folds.at(-1)?.at(-1);
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
      {days.map((day, index) => (
        <section key={day.key} className="activity-day">
          <h3>{day.name}</h3>
          <ol>
            {groupsOf(folding.folds[index] ?? [], (id) => names.checklist(id)?.card_id).flatMap((group) =>
              groupRows(group, {
                folding,
                names,
                onTime,
                excerptOf,
                actionsFor: (event) => actionsFor(event, names, isUndone),
              }),
            )}
          </ol>
        </section>
      ))}
      <FeedEnd feed={feed} view={view} isFolded={(oldest?.lines.length ?? 0) > MOST_FOLDED} />
      {view.isComplete && end(names, view.events.at(-1)?.seq)}
    </div>
  );
}
