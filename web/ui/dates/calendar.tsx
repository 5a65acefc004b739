import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import * as texts from "#texts/dates.ts";
import { dateFormat, firstDayOfWeek } from "../../texts/format.ts";
import { keyForward } from "../../util/direction.ts";
import { IconButton } from "../forms/icon-button.tsx";
import { dayAfterKey } from "./day-keys.ts";
import { type Day, dateOf, dayOf, plusMonths, weeksAround } from "./days.ts";
import { WeekdayNames } from "./weekday-names.tsx";

interface Props {
  /** The chosen day; null if there is none. */
  value: Day | null;
  onChoose: (day: Day) => void;
}

const MONTH = dateFormat({ month: "long", year: "numeric" });
const FULL = dateFormat({ dateStyle: "full" });

/** A month. Arrows move by days and weeks, Home and End within the week, Page Up and Page Down by months. */
export function Calendar({ value, onChoose }: Props) {
  const today = dayOf(new Date());
  const [focused, setFocused] = useState(value ?? today);
  const [shown, setShown] = useState(value);
  // Typed into the field beside it.
  if (value !== shown) {
    setShown(value);
    if (value) setFocused(value);
  }
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useLayoutEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    byKey.current = false;
  }, [focused]);
  const firstDay = firstDayOfWeek();
  const weeks = weeksAround(focused, firstDay);
  const month = focused.slice(0, 7);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = dayAfterKey(keyForward(event), focused, firstDay);
    if (!to) return;
    event.preventDefault();
    byKey.current = true;
    setFocused(to);
  };
  return (
    <div className="date-picker">
      <div className="date-picker-head">
        <IconButton
          size="s"
          icon="back"
          label={texts.previousMonth}
          onClick={() => setFocused(plusMonths(focused, -1))}
        />
        <span aria-live="polite">{MONTH.format(dateOf(focused))}</span>
        <IconButton
          size="s"
          icon="forward"
          label={texts.nextMonth}
          onClick={() => setFocused(plusMonths(focused, 1))}
        />
      </div>
      <table ref={grid} aria-label={MONTH.format(dateOf(focused))} onKeyDown={onKeyDown}>
        <WeekdayNames week={weeks[0] ?? []} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    data-day={day}
                    data-other-month={!day.startsWith(month)}
                    tabIndex={day === focused ? 0 : -1}
                    aria-label={FULL.format(dateOf(day))}
                    aria-current={day === today ? "date" : undefined}
                    aria-pressed={day === value}
                    onClick={() => {
                      setFocused(day);
                      onChoose(day);
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
