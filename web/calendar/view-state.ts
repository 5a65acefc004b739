/** Which view of the board the address asks for: its columns, or a calendar around some day. */
import { navigate } from "../router.ts";
import { dayOf, parseDay } from "./days.ts";

const VIEWS = ["month", "week"] as const;
export type CalendarSpan = (typeof VIEWS)[number];

export interface CalendarPlace {
  span: CalendarSpan;
  /** A day of the month or week that is shown. */
  day: string;
}

/** Null for the columns. */
export function calendarIn(query: string, today = dayOf(new Date())): CalendarPlace | null {
  const params = new URLSearchParams(query);
  const span = VIEWS.find((view) => view === params.get("calendar"));
  return span ? { span, day: parseDay(params.get("day")) ?? today } : null;
}

/** What else the address says, such as a filter, stays. */
export function showCalendar(place: CalendarPlace | null): void {
  const params = new URLSearchParams(location.search);
  params.delete("calendar");
  params.delete("day");
  if (place) {
    params.set("calendar", place.span);
    if (place.day !== dayOf(new Date())) params.set("day", place.day);
  }
  const search = params.toString();
  navigate(location.pathname + (search && `?${search}`), { replace: true });
}
