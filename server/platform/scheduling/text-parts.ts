/** Long texts in parts, each created on demand. */
import type { Work } from "./time-slices.ts";

export type Parts = Generator<string, void>;

/** The size of a part; a longer text becomes a part of its own. */
export const PART_CHARACTERS = 65_536;

/** The elements of a list in JSON; those that are bytes already pass as they are. */
export function* listed<Element extends string | Uint8Array>(
  elements: Iterable<Element>,
): Generator<string | Element, void> {
  let text = "";
  let separator = "";
  for (const next of elements) {
    text += separator;
    separator = ",";
    if (typeof next === "string" && next.length < PART_CHARACTERS) text += next;
    else {
      // To put it together with others would be to copy it.
      yield text;
      text = "";
      yield next;
    }
    if (text.length < PART_CHARACTERS) continue;
    yield text;
    text = "";
  }
  yield text;
}

/** Joins parts until there are at least `characters`, or no more parts. */
export function* gathered(parts: Parts, characters: number): Work<string> {
  let text = "";
  while (text.length < characters) {
    yield;
    const part = parts.next();
    if (part.done) break;
    text += part.value;
  }
  return text;
}
