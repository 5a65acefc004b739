import { type Key, Unreadable } from "../records.ts";

const LONGEST = 100;
const MOST = 200_000;

/** An id in a file, which may be a number. */
export function keyOf(value: unknown): Key | null {
  if (typeof value === "string") return value !== "" && value.length <= LONGEST ? value : null;
  return typeof value === "number" && Number.isSafeInteger(value) ? String(value) : null;
}

/** Readers remember the keys of a file in memory: a bound on how many keeps that memory bounded. */
export function checkRoom(kept: { readonly size: number }, what: string): void {
  if (kept.size > MOST) throw new Unreadable(`The file has more than ${MOST.toLocaleString("en")} ${what}.`);
}
