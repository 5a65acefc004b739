import { type Fields, objectOf, stringOf } from "../read/values.ts";
import { type Key, tooMany } from "../records.ts";
import type { Thing } from "../words.ts";

const LONGEST = 100;
const MOST = 200_000;

/** An id in a file, which may be a number. The length is bounded because readers remember keys. */
export function shortKeyOf(value: unknown): Key | null {
  const key = stringOf(value);
  return key !== null && key !== "" && key.length <= LONGEST ? key : null;
}

/** For reading fields of something that may not be an object: then it has none. */
export function fieldsOf(value: unknown): Fields {
  return objectOf(value) ?? {};
}

/** Readers remember keys: a bound on how many keeps the memory for them bounded. */
export function checkRoom(kept: { readonly size: number }, what: Thing): void {
  if (kept.size > MOST) throw tooMany(what, MOST);
}
