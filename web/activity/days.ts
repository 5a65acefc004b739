import * as texts from "#texts/activity.ts";
import { dateFormat } from "../texts/format.ts";
import type { Line } from "./feed/lines.ts";

const DAY = dateFormat({ weekday: "long", day: "numeric", month: "long" });
const DAY_AND_YEAR = dateFormat({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

export interface Day {
  /** Unique: events with timestamps out of order can lead back to the same day. */
  key: string;
  name: string;
  lines: Line[];
}

/** Lines under the local day on which they happened, in their order. */
export function daysOf(lines: readonly Line[], now: number): Day[] {
  const days: Day[] = [];
  for (const line of lines) {
    const name = dayName(line.event.timestamp, now);
    const last = days.at(-1);
    if (last?.name === name) last.lines.push(line);
    else {
      const earlier = days.filter((day) => day.name === name).length;
      days.push({ key: `${name} ${earlier}`, name, lines: [line] });
    }
  }
  return days;
}

function dayName(time: string, now: number): string {
  const date = new Date(time);
  const today = new Date(now);
  if (date.toDateString() === today.toDateString()) return texts.today;
  // The previous day of the calendar: when the clocks change, a day does not have 24 hours.
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (date.toDateString() === yesterday.toDateString()) return texts.yesterday;
  return (date.getFullYear() === today.getFullYear() ? DAY : DAY_AND_YEAR).format(date);
}
