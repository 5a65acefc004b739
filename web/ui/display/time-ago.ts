import * as texts from "#texts/dates.ts";
import { dateFormat, locale } from "../../texts/format.ts";

const RELATIVE = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
/** Where there is little room. */
const SHORT = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "narrow" });
const DAY = dateFormat({ day: "numeric", month: "short" });
const DAY_OF_YEAR = dateFormat({ dateStyle: "medium" });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** How soon, in words; after a week, the date. */
export function timeUntil(time: string, now: number): string {
  const left = Date.parse(time) - now;
  if (left < MINUTE_MS) return texts.soon;
  if (left < HOUR_MS) return RELATIVE.format(Math.round(left / MINUTE_MS), "minute");
  if (left < DAY_MS) return RELATIVE.format(Math.round(left / HOUR_MS), "hour");
  if (left < WEEK_MS) return RELATIVE.format(Math.round(left / DAY_MS), "day");
  return dayText(time, now);
}

/** How long ago, in words; after a week, the date. */
export function timeAgo(time: string, now: number, { isShort = false } = {}): string {
  const ago = now - Date.parse(time);
  const relative = isShort ? SHORT : RELATIVE;
  if (ago < MINUTE_MS) return texts.justNow;
  if (ago < HOUR_MS) return relative.format(-Math.floor(ago / MINUTE_MS), "minute");
  if (ago < DAY_MS) return relative.format(-Math.floor(ago / HOUR_MS), "hour");
  if (ago < WEEK_MS) return relative.format(-Math.floor(ago / DAY_MS), "day");
  return dayText(time, now);
}

/** With the year, unless it is the present one. */
function dayText(time: string, now: number): string {
  const date = new Date(time);
  return (date.getFullYear() === new Date(now).getFullYear() ? DAY : DAY_OF_YEAR).format(date);
}
