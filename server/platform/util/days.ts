/** Days and clocks of a time zone. */

/** The moment at which a day begins, counted from today's: 0 is today, 1 tomorrow. */
export function startOfDay(now: Date, timeZone: string, days: number): string {
  const { year, month, day } = localParts(now.getTime(), timeZone);
  return new Date(momentIn(utc({ year, month, day: day + days }), timeZone)).toISOString();
}

const DAY_MS = 86_400_000;

/**
 * The moment at which the clocks of a time zone show what they would show in UTC at `localMs`. As for `Date`: what they
 * show twice is the first time, and what they leave out is later by as much as they are put forward.
 */
export function momentIn(localMs: number, timeZone: string): number {
  if (timeZone === "UTC") return localMs;
  const isRight = (offset: number) => offsetAt(localMs - offset, timeZone) === offset;
  // A day is more than any offset, so it is surely before a change of the clocks, or after it.
  const before = offsetAt(localMs - DAY_MS, timeZone);
  if (isRight(before)) return localMs - before;
  const after = offsetAt(localMs + DAY_MS, timeZone);
  return localMs - (isRight(after) ? after : before);
}

interface Parts {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
  second?: number;
}

/** Before, every town had the time of its sun. */
const FIRST_OFFSET_MS = Date.UTC(1900, 0);

/** What has to be added to UTC for the local time. */
function offsetAt(timeMs: number, timeZone: string): number {
  const whole = Math.floor(Math.max(timeMs, FIRST_OFFSET_MS) / 1000) * 1000;
  return utc(localParts(whole, timeZone)) - whole;
}

function localParts(timeMs: number, timeZone: string): Required<Parts> {
  const parts = formatOf(timeZone).formatToParts(timeMs);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return {
    year: of("year"),
    month: of("month"),
    day: of("day"),
    hour: of("hour"),
    minute: of("minute"),
    second: of("second"),
  };
}

function utc({ year, month, day, hour = 0, minute = 0, second = 0 }: Parts): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** There are a few hundred zones; in other letter cases, more. */
const MOST_FORMATS = 1000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}
