const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The service records it with a precision of a minute or two. */
const RECENT_MS = 3 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;

/** How long ago, in words. */
export function lastUsed(time: string, now = Date.now()): string {
  const ago = now - Date.parse(time);
  if (ago < RECENT_MS) return "active just now";
  if (ago < HOUR_MS) return `active ${RELATIVE.format(-Math.floor(ago / MINUTE_MS), "minute")}`;
  if (ago < DAY_MS) return `active ${RELATIVE.format(-Math.floor(ago / HOUR_MS), "hour")}`;
  if (ago < WEEK_MS) return `active ${RELATIVE.format(-Math.floor(ago / DAY_MS), "day")}`;
  return `active ${DATE.format(new Date(time))}`;
}
