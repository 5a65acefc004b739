import { type Fields, objectOf, stringOf } from "../read/values.ts";
import type { Key } from "../records.ts";

const LONGEST = 100;

/** An id in a file, which may be a number. */
export function shortKeyOf(value: unknown): Key | null {
  const key = stringOf(value);
  return key !== null && key !== "" && key.length <= LONGEST ? key : null;
}

/** For reading fields of something that may not be an object: then it has none. */
export function fieldsOf(value: unknown): Fields {
  return objectOf(value) ?? {};
}
