/** Days of the calendar, in the reader's time zone, as `2026-03-01`. */

export type Day = string;

export function dayOf(date: Date): Day {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function timeOf(date: Date): string {
  return `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`;
}

/** At noon, so that no change of the clocks leads to another day. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T12:00:00`);
}

/** As the service takes it; null if that is not a day and a time. */
export function momentAt(day: Day, time: string): string | null {
  const date = new Date(`${day}T${time}`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The last minute of the day, so that nothing is overdue on the day it is due. */
export const USUAL_DUE_TIME = "23:59";

/** Due on another day: at the time of day it had, or at the usual one. */
export function dueOn(day: Day, before: string | null): string {
  const date = dateOf(day);
  const [hours = 0, minutes = 0] = USUAL_DUE_TIME.split(":").map(Number);
  const time = before ? new Date(before) : null;
  if (time) date.setHours(time.getHours(), time.getMinutes(), time.getSeconds(), time.getMilliseconds());
  else date.setHours(hours, minutes);
  return date.toISOString();
}

export function plusDays(day: Day, count: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + count);
  return dayOf(date);
}

/** The same day of another month, or its last day. */
export function plusMonths(day: Day, count: number): Day {
  const date = dateOf(day);
  const wanted = date.getDate();
  date.setDate(1);
  date.setMonth(date.getMonth() + count);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  date.setDate(Math.min(wanted, last));
  return dayOf(date);
}

/** Six weeks that contain the month of a day. */
export function weeksAround(day: Day, firstDay: number): Day[][] {
  const date = dateOf(day);
  date.setDate(1);
  const start = plusDays(dayOf(date), -((date.getDay() - firstDay + 7) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => plusDays(start, week * 7 + weekday)),
  );
}

/** The next Monday. */
export function nextWeek(today: Day): Day {
  return plusDays(today, (8 - dateOf(today).getDay()) % 7 || 7);
}
