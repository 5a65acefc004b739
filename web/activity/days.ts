import * as texts from "#texts/dates.ts";
import { dateFormat } from "../texts/format.ts";

const DAY = dateFormat({ weekday: "long", day: "numeric", month: "long" });
const DAY_AND_YEAR = dateFormat({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

export interface Day<T> {
  /** Unique: events with timestamps out of order can lead back to the same day. */
  key: string;
  name: string;
  items: T[];
}

/** What happened, under the local day on which it did, in its order. */
export function daysOf<T>(items: readonly T[], timeOf: (item: T) => string, now: number): Day<T>[] {
  const days: Day<T>[] = [];
  for (const item of items) {
    const name = dayName(timeOf(item), now);
    const last = days.at(-1);
    if (last?.name === name) last.items.push(item);
    else {
      const earlier = days.filter((day) => day.name === name).length;
      days.push({ key: `${name} ${earlier}`, name, items: [item] });
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
