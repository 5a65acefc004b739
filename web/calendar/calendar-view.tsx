import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import * as texts from "#texts/calendar.ts";
import { holdScrollWhileDragging } from "../board/drag/pointer-drag.ts";
import type { Filter } from "../board/filter/filter.ts";
import { useBoard } from "../board/use-board.ts";
import { dateFormat, firstDayOfWeek } from "../texts/format.ts";
import { Button } from "../ui/forms/button.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { Agenda } from "./agenda.tsx";
import { addDays, dateOf, dayOf, firstOfMonth, weekOf, weeksOfMonth } from "./days.ts";
import { datedCards } from "./due-cards.ts";
import { MonthGrid } from "./month-grid.tsx";
import { UndatedCards } from "./undated-cards.tsx";
import { type CalendarPlace, showCalendar } from "./view-state.ts";

const NARROW = "(max-width: 46rem)";
const MONTH = dateFormat({ month: "long", year: "numeric" });
const DATE = dateFormat({ dateStyle: "medium" });

interface Props {
  place: CalendarPlace;
  filter: Filter;
}

/** The cards of the board on the days they are due. */
export default function CalendarView({ place, filter }: Props) {
  const { board } = useBoard();
  const { span, day } = place;
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useSyncExternalStore(onNarrowChange, () => matchMedia(NARROW).matches);
  const firstWeekday = useMemo(() => firstDayOfWeek(), []);
  const dated = useMemo(() => datedCards(board, filter), [board, filter]);
  const weeks = span === "week" ? [weekOf(day, firstWeekday)] : weeksOfMonth(day, firstWeekday);
  const month = day.slice(0, "2026-11".length);
  const days = weeks.flat().filter((each) => span === "week" || each.startsWith(month));
  const step = (by: -1 | 1) => (span === "week" ? addDays(day, 7 * by) : firstOfMonth(day, by));
  useEffect(() => {
    if (root.current) return holdScrollWhileDragging(root.current);
  }, []);
  // A card that was moved with the keyboard is now in another place, which has to get the focus.
  const moved = useRef<string | null>(null);
  const onMoved = useCallback(
    (cardId: string, to: string) => {
      moved.current = cardId;
      if (!days.includes(to)) showCalendar({ span, day: to });
    },
    [days, span],
  );
  useEffect(() => {
    const found =
      moved.current && root.current?.querySelector<HTMLElement>(`[data-due-card="${moved.current}"]`);
    moved.current = null;
    if (found) found.focus();
  });
  return (
    <div className="calendar" ref={root}>
      <p id="calendar-keys" hidden>
        {texts.cardKeys}
      </p>
      <div className="calendar-head">
        <IconButton
          icon="back"
          label={texts.previous[span]}
          onClick={() => showCalendar({ span, day: step(-1) })}
        />
        <IconButton
          icon="forward"
          label={texts.next[span]}
          onClick={() => showCalendar({ span, day: step(1) })}
        />
        <Button onClick={() => showCalendar({ span, day: dayOf(new Date()) })}>{texts.today}</Button>
        <h2 aria-live="polite">
          {span === "month"
            ? MONTH.format(dateOf(day))
            : DATE.formatRange(dateOf(days[0] ?? day), dateOf(days.at(-1) ?? day))}
        </h2>
        <fieldset className="segments" aria-label={texts.timeShown}>
          {(["month", "week"] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === span}
              onClick={() => showCalendar({ span: each, day })}
            >
              {texts.spans[each]}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="calendar-body" data-drag-scroll="y">
        {isNarrow ? (
          <Agenda days={days} dated={dated} onMoved={onMoved} />
        ) : (
          <MonthGrid
            weeks={weeks}
            span={span}
            month={month}
            dated={dated}
            onMoved={onMoved}
            onOpenWeek={(each) => showCalendar({ span: "week", day: each })}
          />
        )}
        {dated.undated.length > 0 && <UndatedCards cards={dated.undated} onMoved={onMoved} />}
      </div>
    </div>
  );
}

function onNarrowChange(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
