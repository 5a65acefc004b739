/** Where a key leads from a day of a calendar. Pure. */
import { type Day, dateOf, plusDays, plusMonths } from "./days.ts";

/** The key as `keyForward` has it; null for those that lead nowhere. */
export function dayAfterKey(key: string, day: Day, firstWeekday: number): Day | null {
  const inWeek = (dateOf(day).getDay() - firstWeekday + 7) % 7;
  switch (key) {
    case "ArrowLeft":
      return plusDays(day, -1);
    case "ArrowRight":
      return plusDays(day, 1);
    case "ArrowUp":
      return plusDays(day, -7);
    case "ArrowDown":
      return plusDays(day, 7);
    case "Home":
      return plusDays(day, -inWeek);
    case "End":
      return plusDays(day, 6 - inWeek);
    case "PageUp":
      return plusMonths(day, -1);
    case "PageDown":
      return plusMonths(day, 1);
    default:
      return null;
  }
}
