/** Days of a calendar, in the time zone of the browser. A day is written as `2026-11-16`. Pure. */

const DAY = /^\d{4}-\d\d-\d\d$/;
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Its midnight. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** Null for what is not a day. */
export function parseDay(text: string | null): string | null {
  return text !== null && DAY.test(text) && dayOf(dateOf(text)) === text ? text : null;
}

export function addDays(day: string, days: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS);
}

/** The first of a month, counted from the month of the day. */
export function firstOfMonth(day: string, months = 0): string {
  const date = dateOf(day);
  return dayOf(new Date(date.getFullYear(), date.getMonth() + months, 1));
}

/** The seven days around it. `firstWeekday` is 0 for Sunday, 1 for Monday. */
export function weekOf(day: string, firstWeekday: number): string[] {
  const back = (dateOf(day).getDay() - firstWeekday + WEEK_DAYS) % WEEK_DAYS;
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(day, index - back));
}

/** The weeks that have a day of the month. */
export function weeksOfMonth(day: string, firstWeekday: number): string[][] {
  const weeks: string[][] = [];
  const next = firstOfMonth(day, 1);
  for (let week = weekOf(firstOfMonth(day), firstWeekday); (week[0] ?? next) < next; ) {
    weeks.push(week);
    week = weekOf(addDays(week[0] ?? next, WEEK_DAYS), firstWeekday);
  }
  return weeks;
}
