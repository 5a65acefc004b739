import { type KeyboardEvent, useRef } from "react";
import * as texts from "#texts/calendar.ts";
import { dateFormat } from "../texts/format.ts";
import { type Bar, barsOf, spanOf } from "./bars.ts";
import { DayCell } from "./day-cell.tsx";
import { dateOf } from "./days.ts";
import type { DatedCards } from "./due-cards.ts";
import type { OnMoved } from "./use-day-drag.ts";
import { useFittingCards } from "./use-fitting-cards.ts";
import type { CalendarSpan } from "./view-state.ts";

const WEEKDAY = dateFormat({ weekday: "short" });

export interface GridProps {
  weeks: string[][];
  span: CalendarSpan;
  /** Days of other months are shown paler. */
  month: string;
  /** The day that Tab leads to. */
  active: string;
  dated: DatedCards;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Props extends GridProps {
  onMoved: OnMoved;
  /** Undefined on a board without columns. */
  onAdd: ((day: string) => void) | undefined;
  /** Opens the list of a day that has more cards than fit. */
  onOpenDay: (day: string) => void;
}

/** Weeks as rows, which share the height. */
export function MonthGrid({ weeks, span, month, active, dated, onKeyDown, ...actions }: Props) {
  const grid = useRef<HTMLTableElement>(null);
  const fitting = useFittingCards(grid, [dated, span, weeks[0]?.[0]]);
  const roomOn = (day: string) => (span === "month" ? fitting.get(day) : undefined);
  return (
    <table
      ref={grid}
      className="month"
      data-span={span}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its days
      role="grid"
      aria-label={texts.days}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {WEEKDAY.format(dateOf(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const bars = barsOf(week, dated.spans);
          const hasRoom = ({ from, to, lane }: Bar) =>
            week.slice(from, to + 1).every((day) => lane < (roomOn(day) ?? Number.POSITIVE_INFINITY));
          return (
            <tr key={week[0]}>
              {week.map((day, place) => (
                <DayCell
                  key={day}
                  day={day}
                  place={place}
                  bars={bars}
                  hasRoom={hasRoom}
                  cards={dated.byDay.get(day)?.filter((card) => !spanOf(card)) ?? []}
                  room={roomOn(day)}
                  isMeasured={span === "month"}
                  isOutside={span === "month" && !day.startsWith(month)}
                  isActive={day === active}
                  isLastWeek={week === weeks.at(-1)}
                  {...actions}
                />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
