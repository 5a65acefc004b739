/** Dates as people type them: "fri", "in 2 weeks", "24 dec", "24.12.", "tomorrow 5pm". Pure. */
import * as texts from "#texts/typed-dates.ts";
import { dateFormat } from "../../texts/format.ts";
import { type Day, dateOf, dayOf, nextWeek, plusDays, plusMonths } from "./days.ts";

interface TypedDate {
  day: Day;
  /** Null if none was typed. */
  time: string | null;
}

type Unit = keyof typeof texts.units;

/** Of a time of day; it takes a word before it, minutes or what follows to be one. */
const CLOCK = /^(\d{1,2})(?::(\d\d))?(am|pm|uhr|h)?$/;
const BEFORE_CLOCK = /^(?:at|um|@)$/;
const COUNT_AND_UNIT = /^(\d{1,3})([a-z]+)$/;
const DAY_ALONE = /^(\d{1,2})(?:\.|st|nd|rd|th)$/;
const NUMBERS = /^(\d{1,4})([./-])(\d{1,2})(?:\2(\d{4}|\d\d)?)?$/;
const DATE = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/;

/** Null if it is not one. What does not say its year, or its week, is the next one to come. */
export function typedDate(text: string, today: Day): TypedDate | null {
  const words = plain(text).replace(texts.thisOne, "").split(" ");
  // "5 pm" is one word.
  const half = words.at(-1) ?? "";
  const hasHalf = words.length > 1 && CLOCK.test(`1${half}`) && !/^\d/.test(half);
  const clockWords = hasHalf ? 2 : 1;
  const clock = CLOCK.exec(words.slice(-clockWords).join(""));
  const before = words.slice(0, -clockWords);
  const isNamed = BEFORE_CLOCK.test(before.at(-1) ?? "");
  if (!clock || !(isNamed || clock[2] || clock[3])) return at(dayIn(words, today), null);
  const time = timeOfDay(Number(clock[1]), clock[2], clock[3]);
  const rest = isNamed ? before.slice(0, -1) : before;
  return time === null ? null : at(rest.length === 0 ? today : dayIn(rest, today), time);
}

const at = (day: Day | null, time: string | null) => (day === null ? null : { day, time });

function timeOfDay(hours: number, minutes = "00", half = ""): string | null {
  const isHalf = half === "am" || half === "pm";
  if (isHalf && (hours < 1 || hours > 12)) return null;
  const hour = isHalf ? (hours % 12) + (half === "pm" ? 12 : 0) : hours;
  return hour < 24 && Number(minutes) < 60 ? `${two(hour)}:${minutes}` : null;
}

function dayIn(given: readonly string[], today: Day): Day | null {
  const words = given.map((word) => word.replace(/,$/, ""));
  const typed = words.join(" ");
  return (
    namedDay(typed, today) ??
    countedDay(words[0] === "in" ? words.slice(1) : words, today) ??
    weekday(typed, today) ??
    dayInNumbers(typed, today) ??
    dayOfMonth(words, today)
  );
}

function namedDay(typed: string, today: Day): Day | null {
  const names = [texts.yesterday, texts.today, texts.tomorrow, texts.dayAfterTomorrow];
  const index = names.findIndex((name) => name.test(typed));
  return index < 0 ? null : plusDays(today, index - 1);
}

/** "2 weeks", "3d", "a month". */
function countedDay([first = "", second, ...rest]: readonly string[], today: Day): Day | null {
  const [, digits = first, name = second ?? ""] =
    second === undefined ? (COUNT_AND_UNIT.exec(first) ?? []) : [];
  const unit = unitOf(name);
  if (rest.length > 0 || !unit) return null;
  if (/^\d{1,3}$/.test(digits)) return later(today, Number(digits), unit);
  const count = Object.values(texts.numbers).findIndex((each) => each.test(digits)) + 1;
  return count > 0 ? later(today, count, unit) : null;
}

function later(today: Day, count: number, unit: Unit): Day {
  if (unit === "day") return plusDays(today, count);
  return unit === "week"
    ? plusDays(today, count * 7)
    : plusMonths(today, unit === "year" ? count * 12 : count);
}

/** "fri", "next fri", "next week": weeks begin on Monday, as for the button of that name. */
function weekday(typed: string, today: Day): Day | null {
  const name = typed.replace(texts.nextOne, "");
  const isNext = texts.nextOne.test(typed);
  const unit = isNext && unitOf(name);
  if (unit) return unit === "week" ? nextWeek(today) : later(today, 1, unit);
  const index = indexOfName(WEEKDAYS, name, 2);
  if (index < 0) return null;
  return plusDays(isNext ? nextWeek(today) : today, isNext ? index : (index - weekdayOf(today) + 7) % 7 || 7);
}

/** "24.12.", "12/24", "2026-12-24", "24th". */
function dayInNumbers(typed: string, today: Day): Day | null {
  const alone = DAY_ALONE.exec(typed)?.[1];
  if (alone !== undefined) return firstOf(today, (month) => dayAt(month, Number(alone)));
  const [, first = "", sign, second = "", third] = NUMBERS.exec(typed) ?? [];
  if (first.length === 4) return third === undefined ? null : dayAt(`${first}-${two(second)}`, Number(third));
  if (first.length > 2 || first === "") return null;
  const isDayFirst = sign === "." || Number(first) > 12 || (IS_DAY_FIRST && Number(second) <= 12);
  const [date, month] = isDayFirst ? [first, second] : [second, first];
  return dayWith(today, { date, month: Number(month), year: third?.padStart(4, "20") });
}

/** "24 dec", "December 24th, 2026", also after the weekday if that is right. */
function dayOfMonth(words: readonly string[], today: Day): Day | null {
  const [first = "", second = "", year, ...rest] = words;
  const [day, name] = DATE.test(first) ? [first, second] : [second, first];
  const date = DATE.exec(day)?.[1];
  const month = indexOfName(MONTHS, name, 3) + 1;
  const hasYear = year === undefined || /^\d{4}$/.test(year);
  if (date !== undefined && month > 0)
    return hasYear && rest.length === 0 ? dayWith(today, { date, month, year }) : null;
  const index = indexOfName(WEEKDAYS, first, 2);
  const found = index < 0 || words.length < 2 ? null : dayIn(words.slice(1), today);
  return found !== null && weekdayOf(found) === index ? found : null;
}

interface Parts {
  date: string;
  month: number;
  year: string | undefined;
}

function dayWith(today: Day, { date, month, year }: Parts): Day | null {
  const inYear = `-${two(month)}`;
  if (year !== undefined) return dayAt(year + inYear, Number(date));
  return firstOf(today, (each) => (each.endsWith(inYear) ? dayAt(each, Number(date)) : null));
}

/** The first day that is not over: of the months from this one on, for the eight years that may lack a 29 February. */
function firstOf(today: Day, dayIn: (month: string) => Day | null): Day | null {
  for (let months = 0; months <= 8 * 12; months++) {
    const day = dayIn(plusMonths(today, months).slice(0, 7));
    if (day !== null && day >= today) return day;
  }
  return null;
}

/** Null if that month has no such day. */
function dayAt(month: string, date: number): Day | null {
  const day = `${month}-${two(date)}`;
  const found = dateOf(day);
  return !Number.isNaN(found.getTime()) && dayOf(found) === day ? day : null;
}

/** From a Monday on. */
const weekdayOf = (day: Day) => (dateOf(day).getDay() + 6) % 7;
const two = (value: number | string) => String(value).padStart(2, "0");

function unitOf(word: string): Unit | undefined {
  const units: readonly Unit[] = ["day", "week", "month", "year"];
  return units.find((unit) => texts.units[unit].test(word));
}

/** In small letters, without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
}

/** Of the name that begins so; -1 if there is none. */
function indexOfName(names: readonly string[], word: string, leastLength: number): number {
  const start = word.replace(/\.$/, "");
  return start.length < leastLength ? -1 : names.findIndex((name) => name.startsWith(start));
}

const WEEKDAYS = named({ weekday: "long" }, 7, (index) => `2024-01-${two(index + 1)}`);
const MONTHS = named({ month: "long" }, 12, (index) => `2024-${two(index + 1)}-01`);

function named(options: Intl.DateTimeFormatOptions, count: number, dayOf: (index: number) => Day): string[] {
  const format = dateFormat(options);
  return Array.from({ length: count }, (_, index) => plain(format.format(dateOf(dayOf(index)))));
}

/** 24/12 or 12/24, as the reader writes it. */
const IS_DAY_FIRST =
  dateFormat({ dateStyle: "short" })
    .formatToParts()
    .find(({ type }) => type === "day" || type === "month")?.type === "day";
