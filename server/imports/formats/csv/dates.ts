/**
 * Dates as people and spreadsheets write them. Whether 05/06/2020 is in May or in June cannot be told from itself, but
 * from a 05/20/2020 elsewhere in the same table. If there is none, whoever imports it has to say.
 */
import type { DateOrder } from "../../../../contract/imports.ts";
import { momentOf, type Reckoning, type WrittenDate, writtenDate } from "../../read/values.ts";

const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[ ,T](.*))?$/;
const DOTTED = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?:[ ,](.*))?$/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?:[ ,](.*))?$/;
const MONTH_NAMED = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})(?:[ ,](.*))?$/;
const DAY_THEN_MONTH_NAME = /^(\d{1,2})[ -]([A-Za-z]{3,9})\.?[ ,-] ?(\d{4})(?:[ ,](.*))?$/;
const TIME = /^(\d{1,2}):(\d\d)(?::(\d\d))?(?: ?([AaPp])\.?[Mm]\.?)?(?: ?(Z|UTC))?$/;

const MONTHS = [
  ...["january", "february", "march", "april", "may", "june"],
  ...["july", "august", "september", "october", "november", "december"],
];
const MAX_LENGTH = 60;

/** Null if it is no date, or could be two. An order of null is unknown, or differs. */
export function csvDate(text: string, order: DateOrder | null, reckoning: Reckoning): string | null {
  if (text.length > MAX_LENGTH) return null;
  const written = writtenDate(text) ?? slashed(text, order) ?? otherForm(text);
  return written && momentOf(written, reckoning);
}

/** What the dates of a table say about their order. */
export interface ShownOrder {
  /** Null if they say nothing, or both. */
  shown: DateOrder | null;
  /** The first date that could be two; null if there is none, or if others show an order. */
  ambiguous: string | null;
}

const AT_MIDNIGHT: Reckoning = { timeZone: "UTC", timeOfDay: "00:00" };

/** What the values of a table say about the order, seen one after the other. */
export function createOrderSurvey() {
  const seen = { day_first: false, month_first: false };
  let ambiguous: string | null = null;
  return {
    see(text: string): void {
      if (text.length > MAX_LENGTH || !SLASHED.test(text)) return;
      const dayFirst = csvDate(text, "day_first", AT_MIDNIGHT);
      const monthFirst = csvDate(text, "month_first", AT_MIDNIGHT);
      if (dayFirst === monthFirst) return;
      if (monthFirst === null) seen.day_first = true;
      else if (dayFirst === null) seen.month_first = true;
      else ambiguous ??= text;
    },
    get result(): ShownOrder {
      const { day_first, month_first } = seen;
      if (day_first && month_first) return { shown: null, ambiguous: null };
      if (day_first || month_first)
        return { shown: day_first ? "day_first" : "month_first", ambiguous: null };
      return { shown: null, ambiguous };
    },
  };
}

function slashed(text: string, order: DateOrder | null): WrittenDate | null {
  const [found, first = "", second = "", year = "", time] = SLASHED.exec(text) ?? [];
  if (found === undefined) return null;
  const known = order ?? ownOrder(Number(first), Number(second));
  if (known === null) return null;
  return known === "day_first" ? at(year, second, first, time) : at(year, first, second, time);
}

/** Null if either could be the month, and it makes a difference. */
function ownOrder(first: number, second: number): DateOrder | null {
  if (first === second || first > 12) return "day_first";
  return second > 12 ? "month_first" : null;
}

function otherForm(text: string): WrittenDate | null {
  const dotted = DOTTED.exec(text);
  if (dotted) return at(dotted[3], dotted[2], dotted[1], dotted[4]);
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return at(yearFirst[1], yearFirst[2], yearFirst[3], yearFirst[4]);
  const named = MONTH_NAMED.exec(text);
  if (named) return at(named[3], monthOf(named[1]), named[2], named[4]);
  const dayFirst = DAY_THEN_MONTH_NAME.exec(text);
  return dayFirst && at(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1], dayFirst[4]);
}

function monthOf(name = ""): string {
  return String(MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1);
}

function at(year = "", month = "", day = "", time?: string): WrittenDate | null {
  const date = { day: `${year}-${two(month)}-${two(day)}`, time: null, offset: null };
  if (time === undefined) return date;
  const [, hour, minute, second = "00", half, utc] = TIME.exec(time.replace(/^[ ,]+/, "").trim()) ?? [];
  if (hour === undefined || minute === undefined) return null;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return { ...date, time: `${two(hours)}:${minute}:${second}`, offset: utc === undefined ? null : "Z" };
}

function two(number: string | number): string {
  return String(number).padStart(2, "0");
}
