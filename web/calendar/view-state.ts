/** Which view of the board the address asks for: its columns, or a calendar around some day. */
import { setQuery } from "../router.ts";
import { boardView } from "../storage/choices/board-view.ts";
import { dayOf, parseDay } from "./days.ts";

const VIEWS = ["month", "week"] as const;
export type CalendarSpan = (typeof VIEWS)[number];

export interface CalendarPlace {
  span: CalendarSpan;
  /** A day of the month or week that is shown. */
  day: string;
}

/** Null for the columns. Where the address does not say, a board opens as was chosen in the settings. */
export function calendarIn(query: string, today = dayOf(new Date())): CalendarPlace | null {
  const params = new URLSearchParams(query);
  const wanted = params.get("calendar") ?? boardView.get();
  const span = VIEWS.find((view) => view === wanted);
  return span ? { span, day: parseDay(params.get("day")) ?? today } : null;
}

/** What else the address says, such as a filter, stays. Back leads from the calendar to the columns, not through its days. */
export function showCalendar(place: CalendarPlace | null): void {
  const day = place && place.day !== dayOf(new Date()) ? [`day=${place.day}`] : [];
  const columns = boardView.get() === "columns" ? [] : ["calendar=none"];
  const own = place ? [`calendar=${place.span}`, ...day] : columns;
  const others = partsOf(location.search).filter((part) => !isOwn(part));
  const isSwitched = (calendarIn(location.search) === null) !== (place === null);
  setQuery([...others, ...own].join("&"), isSwitched ? { isView: true } : { replace: true });
}

/** The part of the query that is about the calendar follows `query`, which is about something else. */
export function withCalendar(query: string): string {
  return [...partsOf(query), ...partsOf(location.search).filter(isOwn)].join("&");
}

const partsOf = (query: string) => query.replace(/^\?/, "").split("&").filter(Boolean);
const isOwn = (part: string) => /^(?:calendar|day)=/.test(part);
