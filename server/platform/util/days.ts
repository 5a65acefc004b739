/** Where days begin in a time zone. */

/** The moment at which a day begins, counted from today's: 0 is today, 1 tomorrow. */
export function startOfDay(now: Date, timeZone: string, days: number): string {
  const { year, month, day } = localParts(now.getTime(), timeZone);
  const midnight = utc({ year, month, day: day + days });
  // The offset at midnight, which is not the offset of now when the clocks change in between.
  const guess = midnight - offsetAt(midnight, timeZone);
  return new Date(midnight - offsetAt(guess, timeZone)).toISOString();
}

interface Parts {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
  second?: number;
}

/** What has to be added to UTC for the local time. */
function offsetAt(timeMs: number, timeZone: string): number {
  const whole = Math.floor(timeMs / 1000) * 1000;
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
