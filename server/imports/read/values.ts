/** Values of a file that may be anything. Whatever is not what it should be is null, or an empty list. */
import { inUtc } from "../../../contract/base/define.ts";
import { momentIn } from "../../platform/util/days.ts";
import { cleanText } from "../clean-text.ts";

export function stringOf(value: unknown): string | null {
  if (typeof value === "string") return cleanText(value);
  return typeof value === "number" || typeof value === "bigint" ? String(value) : null;
}

/** A text that says something, without blanks around it. */
export function filledOf(value: unknown): string | null {
  return stringOf(value)?.trim() || null;
}

/** An id, whether written as a text or as a number. */
export function keyOf(value: unknown): string | null {
  return stringOf(value) || null;
}

export function numberOf(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

export function booleanOf(value: unknown): boolean {
  return value === true || value === 1 || value === "true" || value === "1";
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export type Fields = Readonly<Record<string, unknown>>;

export function objectOf(value: unknown): Fields | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value));
}

/** Of a list, those that are objects; the others are counted by the difference in length. */
export function objectsOf(value: unknown): Fields[] {
  return listOf(value)
    .map(objectOf)
    .filter((entry) => entry !== null);
}

/** Seconds since 1970 up to this, milliseconds beyond: the year 5138 in seconds, March 1973 in milliseconds. */
const MAX_SECONDS = 100_000_000_000;

/** A date as it is written. */
export interface WrittenDate {
  day: string;
  /** Of the day; null if there is none. */
  time: string | null;
  /** From UTC; null if there is none. */
  offset: string | null;
}

/** What a date leaves open. */
export interface Reckoning {
  /** Where a time without an offset is meant. */
  timeZone: string;
  /** What a day without a time means. */
  timeOfDay: string;
}

const MIDNIGHT_UTC: Reckoning = { timeZone: "UTC", timeOfDay: "00:00" };

const WRITTEN = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))? ?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * An ISO date, with or without a time (then midnight) and offset (then UTC); a Unix time; or either in `{"$date": …}`.
 */
export function dateOf(value: unknown): string | null {
  if (typeof value === "number" && Number.isFinite(value))
    return inUtc(fromNumber(Math.abs(value) < MAX_SECONDS ? value * 1000 : value));
  if (typeof value === "string") return fromText(value.trim());
  return typeof value === "object" && value !== null && "$date" in value ? fromWrapped(value.$date) : null;
}

const fromWrapped = (value: unknown) => (typeof value === "object" ? null : dateOf(value));

const MOST_SHOWN = 60;

/** A date that somebody expects on a card. One that cannot be read is handed on as it is: the report counts it. */
export function plannedDate(value: unknown): string | null {
  return dateOf(value) ?? filledOf(value)?.slice(0, MOST_SHOWN) ?? null;
}

function fromText(text: string): string | null {
  if (inUtc(text) === text) return text;
  const written = writtenDate(text);
  return written && momentOf(written, MIDNIGHT_UTC);
}

/** As ISO has it; null for everything else. */
export function writtenDate(text: string): WrittenDate | null {
  const [, day, time = null, offset = null] = WRITTEN.exec(text) ?? [];
  return day === undefined ? null : { day, time, offset };
}

/** Null if there is no such day or time. */
export function momentOf({ day, time, offset }: WrittenDate, reckoning: Reckoning): string | null {
  // The 31st of a shorter month would be a day of the next one.
  if (!inUtc(`${day}T00:00Z`)?.startsWith(day)) return null;
  const shown = `${day}T${time ?? reckoning.timeOfDay}`;
  if (offset !== null) return inUtc(shown + offset);
  const localMs = Date.parse(`${shown}Z`);
  return Number.isNaN(localMs) ? null : inUtc(fromNumber(momentIn(localMs, reckoning.timeZone)));
}

function fromNumber(timeMs: number): string {
  const date = new Date(timeMs);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}
