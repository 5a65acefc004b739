/**
 * A JSON document of any size, one part at a time. The bytes are scanned for where values begin and end; a value is
 * parsed when it is complete. So memory and the time without a pause are those of the largest part, which is bounded.
 */
import { createPace } from "../../../platform/scheduling/time-slices.ts";
import { MOST_ENTRIES, tooMany, Unreadable } from "../../records.ts";
import { say } from "../../words.ts";
import { capture } from "./capture.ts";
import { type Place, placeOf } from "./places.ts";

export interface Element {
  /** Where it is: names of members and indexes. */
  path: readonly (string | number)[];
  /** The one of `paths` whose element it is; null for a value beside them. */
  of: string | null;
  value: unknown;
  /** An element of more than 24 MiB, or a value beside `paths` of more than 1 MiB: its `value` is undefined. */
  isTooLarge: boolean;
  /** How many bytes the value takes, roughly. */
  memory: number;
}

interface Options {
  /**
   * Lists (or objects) whose elements are given one by one: `cards`, or `boards.*.stacks.*.cards`, where `*` is any
   * member or index; the empty text is the document itself. Whatever is not on the way to one of them is given whole.
   */
  paths: readonly string[];
}

const MAX_DEPTH = 200;
/** Bytes outside of values that are given whole, between two looks at the clock. */
const STEPS_A_LOOK = 64;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** What may come next, within a container that is walked through. */
type Expected = "value" | "first" | "name" | "colon" | "comma" | "nothing";

interface Container {
  isList: boolean;
  place: Place;
  /** The name of the member, or the index of the element, that is being read. */
  at: string | number;
}

/** Whoever takes the elements works in the same time slices: others are served between two of them. */
export async function* elements(
  bytes: AsyncIterable<Uint8Array>,
  { paths }: Options,
): AsyncGenerator<Element> {
  const root = placeOf(paths);
  const stack: Container[] = [];
  const part = capture(MAX_DEPTH);
  let expected: Expected = "value";
  let isName = false;
  let of: string | null = null;
  const pace = createPace();
  let steps = 0;
  let begun = 0;

  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; ) {
      if (part.isOpen) {
        at = part.take(chunk, at);
        if (part.isOpen) break;
        const element = finished();
        if (element) yield element;
        if (pace.isDue()) await pace.rest();
        continue;
      }
      if (++steps % STEPS_A_LOOK === 0 && pace.isDue()) await pace.rest();
      const byte = chunk[at];
      if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) {
        at++;
        continue;
      }
      at = structure(byte, at);
    }
    if (pace.isDue()) await pace.rest();
  }
  // A number at the end of the document ends with it.
  if (part.isOpen && stack.length === 0 && part.end()) {
    const element = finished();
    if (element) yield element;
  }
  if (part.isOpen || !isComplete()) throw new Unreadable("The file ends in the middle: it is incomplete.");

  /** One byte outside of values that are given whole; returns where to go on. */
  function structure(byte: number | undefined, at: number): number {
    const inner = stack.at(-1);
    if (byte === COMMA && expected === "comma" && inner) {
      if (typeof inner.at === "number") inner.at++;
      expected = inner.isList ? "value" : "name";
      return at + 1;
    }
    if (byte === COLON && expected === "colon") {
      expected = "value";
      return at + 1;
    }
    if (
      byte === (inner?.isList ? CLOSE_LIST : CLOSE_OBJECT) &&
      (expected === "comma" || expected === "first")
    ) {
      stack.pop();
      valueEnded();
      return at + 1;
    }
    if (inner && !inner.isList && (expected === "name" || expected === "first")) {
      if (byte !== QUOTE) throw malformed();
      isName = true;
      part.begin("small");
      return at;
    }
    if (expected !== "value" && expected !== "first") throw malformed();
    return beginValue(byte, at, inner);
  }

  function beginValue(byte: number | undefined, at: number, inner: Container | undefined): number {
    if (++begun > MOST_ENTRIES) throw tooMany("entries");
    const place = inner ? inner.place.inner(inner.at) : root;
    if (place && (byte === OPEN_LIST || byte === OPEN_OBJECT)) {
      if (stack.length >= MAX_DEPTH) throw tooDeep();
      const isList = byte === OPEN_LIST;
      stack.push({ isList, place, at: isList ? 0 : "" });
      expected = "first";
      return at + 1;
    }
    of = inner?.place.pattern ?? null;
    part.begin(of === null ? "small" : "element");
    return at;
  }

  function finished(): Element | null {
    const { value, isTooLarge, memory } = part.value();
    if (!isName) {
      const path = stack.map((container) => container.at);
      valueEnded();
      return { path, of, value, isTooLarge, memory };
    }
    isName = false;
    const inner = stack.at(-1);
    if (inner === undefined || typeof value !== "string") throw malformed();
    inner.at = value;
    expected = "colon";
    return null;
  }

  function isComplete(): boolean {
    return expected === "nothing";
  }

  function valueEnded(): void {
    expected = stack.length === 0 ? "nothing" : "comma";
  }
}

const malformed = () => new Unreadable("The file is not valid JSON.");
const tooDeep = () =>
  new Unreadable(say("The file is nested more than {most} levels deep.", { most: MAX_DEPTH }));
