/** A record as the workspace stores it: bounded, whatever the reader has found. */
import type { ImportRecord, Key } from "./records.ts";

/** More than any text of a board may have, so what is cut here is still recognised as too long when it is built. */
const MOST_CHARACTERS = 65_536;
const MOST_ELEMENTS = 2000;
/** Of a record as JSON. The texts of a card, with every character escaped, are less. */
const MOST_STORED = 2 ** 20;
const LONG_KEY = 200;

type Kept = Exclude<ImportRecord, { kind: "board" }>;

/** Null for a record that is larger than anything that could be imported. */
export function storedText(record: ImportRecord): string | null {
  const whole = JSON.stringify(record);
  const text = whole.length <= MOST_CHARACTERS ? whole : JSON.stringify(record, bounded);
  return text.length <= MOST_STORED ? text : null;
}

function bounded(_: string, value: unknown): unknown {
  if (typeof value === "string") return value.slice(0, MOST_CHARACTERS).toWellFormed();
  return Array.isArray(value) ? value.slice(0, MOST_ELEMENTS) : value;
}

/** What records are found by. An index holds them, so they are short. */
export function indexed(key: Key): string {
  return key.length <= LONG_KEY ? key : `sha256:${new Bun.CryptoHasher("sha256").update(key).digest("hex")}`;
}

/** The key of what it belongs to; empty if that is the board. */
export function parentOf(record: Kept): Key {
  switch (record.kind) {
    case "card":
      return record.column;
    case "item":
      return record.checklist;
    case "checklist":
    case "comment":
    case "file":
      return record.card;
    case "person":
    case "label":
    case "column":
    case "rule":
      return "";
  }
}

/** Comments are in the order in which they were written, people as they came. */
export function sortOf(record: Kept): number {
  const sort =
    "sort" in record ? record.sort : record.kind === "comment" ? Date.parse(record.createdAt ?? "") : 0;
  return Number.isFinite(sort) ? sort : 0;
}

const LARGEST_NUMBER = 1_000_000_000;

/** Whether a card can keep it. */
export function isCardNumber(number: number | null): number is number {
  return Number.isInteger(number) && number !== null && number > 0 && number <= LARGEST_NUMBER;
}
