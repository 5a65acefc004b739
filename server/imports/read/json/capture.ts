/** Collects the bytes of one JSON value, whichever chunks they come in, and parses it at its end. */
import { Unreadable } from "../../records.ts";
import { say } from "../../words.ts";

const MIB = 1_048_576;
const MAX_BYTES = { element: 24 * MIB, small: MIB };
/** The parser creates an object for each pair of brackets: 300 ms for a mebibyte of them. */
const MAX_VALUES = { element: 200_000, small: 20_000 };

/** Of an object, a list or one of their members. */
const VALUE_BYTES = 64;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

type Size = keyof typeof MAX_BYTES;

export function capture(maxDepth: number) {
  let parts: Uint8Array[] = [];
  let size: Size = "small";
  let length = 0;
  let values = 0;
  let depth = 0;
  let isOpen = false;
  let isFirst = false;
  let isString = false;
  let isEscaped = false;
  /** A number or a word, which ends before the byte that cannot be part of it. */
  let isBare = false;

  return {
    get isOpen() {
      return isOpen;
    },

    begin(of: Size): void {
      parts = [];
      size = of;
      length = values = depth = 0;
      isOpen = isFirst = true;
      isString = isEscaped = isBare = false;
    },

    /** Takes what belongs to the value, and returns where the rest begins. */
    take(chunk: Uint8Array, start: number): number {
      const end = scan(chunk, start);
      length += end - start;
      if (isTooLarge()) parts = [];
      else parts.push(chunk.subarray(start, end));
      return end;
    },

    /** At the end of the document; false if the value is incomplete. */
    end(): boolean {
      if (isBare) isOpen = false;
      return isBare;
    },

    value(): { value: unknown; isTooLarge: boolean; memory: number } {
      if (isTooLarge()) return { value: undefined, isTooLarge: true, memory: 0 };
      const memory = 2 * length + VALUE_BYTES * values;
      const [first, ...others] = parts;
      const bytes = first && others.length === 0 ? first : Buffer.concat(parts);
      parts = [];
      try {
        return { value: JSON.parse(new TextDecoder().decode(bytes)), isTooLarge: false, memory };
      } catch (error) {
        throw new Unreadable("The file is not valid JSON.", { cause: error });
      }
    },
  };

  function isTooLarge(): boolean {
    return length > MAX_BYTES[size] || values > MAX_VALUES[size];
  }

  function scan(chunk: Uint8Array, start: number): number {
    let at = start;
    for (; at < chunk.length; at++) {
      const byte = chunk[at];
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) {
          isString = false;
          if (depth === 0) return ended(at + 1);
        }
        continue;
      }
      if (isBare) {
        if (!isDelimiter(byte)) continue;
        return ended(at);
      }
      if (byte === QUOTE) isString = true;
      else if (byte === COMMA) values++;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        values++;
        if (++depth > maxDepth)
          throw new Unreadable(say("The file is nested more than {most} levels deep.", { most: maxDepth }));
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
        if (--depth <= 0) return ended(at + 1);
      } else if (isFirst) isBare = true;
      isFirst = false;
    }
    return at;
  }

  function ended(at: number): number {
    isOpen = false;
    return at;
  }
}

function isDelimiter(byte: number | undefined): boolean {
  return (
    byte === COMMA ||
    byte === CLOSE_LIST ||
    byte === CLOSE_OBJECT ||
    byte === 0x20 ||
    byte === 0x0a ||
    byte === 0x0d ||
    byte === 0x09
  );
}
