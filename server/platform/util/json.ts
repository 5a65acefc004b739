/**
 * Untrusted JSON. The parser takes 300 ms for a mebibyte of brackets and creates an object for every pair of them, so
 * depth and number of values are counted first, in one pass that stops at the limit.
 */
import { badRequest } from "./errors.ts";

/** Request bodies are at most a list in an object; a whole board sent back has 13 levels. */
const MAX_DEPTH = 32;
/** Counted by brackets and commas: in a list, an empty object is two. */
const MAX_VALUES = 20_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

export function parseJson(text: string): unknown {
  refuseExcess(text);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest("The body is not well-formed JSON.");
  }
}

/** Exact for well-formed JSON; for anything else it only has to limit what the parser sees. */
function refuseExcess(text: string): void {
  const { length } = text;
  let depth = 0;
  let values = 1;
  for (let at = 0; at < length; at++) {
    const char = text.charCodeAt(at);
    if (char < QUOTE) continue;
    if (char === QUOTE) at = endOfString(text, at + 1);
    else if (char === COMMA) values++;
    else if (char === OPEN_LIST || char === OPEN_OBJECT) {
      depth++;
      values++;
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) depth--;
    else continue;
    if (depth > MAX_DEPTH) throw badRequest(`The body is nested more than ${MAX_DEPTH} levels deep.`);
    if (values > MAX_VALUES) throw badRequest("The body holds too many values.");
  }
}

/** The index of the next unescaped quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let from = start; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return text.length;
    let before = quote;
    while (before > from && text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((quote - before) % 2 === 0) return quote;
    from = quote + 1;
  }
}
