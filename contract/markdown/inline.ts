/**
 * The text of a paragraph as a flat sequence of pieces, some of which open or close something. Pure.
 *
 * Linear like ./blocks.ts: one pass from left to right that looks at no character more than a fixed number of times,
 * and one over the marks of emphasis (./emphasis.ts).
 */
import { codeAt, endOfRun, type Ticks, ticksOf } from "./code-spans.ts";
import { type Mark, markAt, pair, type Style } from "./emphasis.ts";
import { decodeEntities } from "./entities.ts";
import { type Address, bareAddressAt, bracketedAddressAt, linkTargetAt } from "./links.ts";

export type Piece =
  | { type: "text" | "code"; text: string }
  | { type: "break" }
  | { type: "open" | "close"; style: Style }
  | ({ type: "open-link"; isImage?: true } & Address)
  | { type: "close-link" };

interface Bracket {
  type: "bracket";
  image: boolean;
  /** Set once it turns out to be a link. */
  link: Address | null;
  /** The number of marks of emphasis before it. */
  marksBefore: number;
}

type Found = Piece | Mark | Bracket;

interface Reading {
  text: string;
  at: number;
  /** Where the plain text begins that has not been added to `found` yet. */
  plainFrom: number;
  found: Found[];
  marks: Mark[];
  /** Those that are open. */
  brackets: Bracket[];
  /** How many of them contain a link already, so that they cannot be one. */
  linked: number;
  ticks: Ticks;
}

const ESCAPABLE = /[!-/:-@[-`{-~]/;

export function parseInline(text: string): Piece[] {
  const reading: Reading = {
    text,
    at: 0,
    plainFrom: 0,
    found: [],
    marks: [],
    brackets: [],
    linked: 0,
    ticks: ticksOf(text),
  };
  while (reading.at < text.length) readNext(reading);
  flush(reading);
  pair(reading.marks, 0);
  return joined(reading.found.flatMap(piecesOf));
}

/** Text that was read in parts, because of marks that mean nothing, is one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  let texts: string[] = [];
  for (const piece of pieces) {
    if (piece.type === "text") {
      texts.push(piece.text);
      continue;
    }
    if (texts.length > 0) all.push({ type: "text", text: texts.join("") });
    texts = [];
    all.push(piece);
  }
  if (texts.length > 0) all.push({ type: "text", text: texts.join("") });
  return all;
}

function readNext(reading: Reading): void {
  const { text, at } = reading;
  switch (text[at]) {
    case "\\":
      return readEscape(reading);
    case "\n":
      return add(reading, at + 1, { type: "break" });
    case "`":
      return readCode(reading);
    case "*":
    case "_":
    case "~":
      return readMark(reading);
    case "[":
      return openBracket(reading, false);
    case "]":
      return closeBracket(reading);
    case "!":
      if (text[at + 1] === "[") return openBracket(reading, true);
      break;
    case "<":
      return readAddress(reading, bracketedAddressAt(text, at));
    case "h":
    case "H":
    case "w":
    case "W":
      return readAddress(reading, bareAddressAt(text, at, reading.brackets.length > 0));
  }
  reading.at++;
}

function flush(reading: Reading): void {
  const { text, at, plainFrom, found } = reading;
  if (at > plainFrom) found.push({ type: "text", text: decodeEntities(text.slice(plainFrom, at)) });
}

/** Adds pieces that replace the text up to `end`. */
function add(reading: Reading, end: number, ...found: Found[]): void {
  flush(reading);
  reading.found.push(...found);
  reading.at = end;
  reading.plainFrom = end;
}

function readEscape(reading: Reading): void {
  const { text, at } = reading;
  const next = text[at + 1];
  if (next === "\n") add(reading, at + 2, { type: "break" });
  else if (next && ESCAPABLE.test(next)) add(reading, at + 2, { type: "text", text: next });
  else reading.at++;
}

function readCode(reading: Reading): void {
  const { text: code, end } = codeAt(reading.text, reading.at, reading.ticks);
  if (code === null) reading.at = end;
  else add(reading, end, { type: "code", text: code });
}

function readMark(reading: Reading): void {
  const { text, at } = reading;
  const end = endOfRun(text, at);
  const mark = markAt(text, at, end);
  reading.marks.push(mark);
  add(reading, end, mark);
}

function openBracket(reading: Reading, image: boolean): void {
  const bracket: Bracket = { type: "bracket", image, link: null, marksBefore: reading.marks.length };
  reading.brackets.push(bracket);
  add(reading, reading.at + (image ? 2 : 1), bracket);
}

function closeBracket(reading: Reading): void {
  const { text, at, brackets, marks } = reading;
  const bracket = brackets.pop();
  const contained = brackets.length < reading.linked;
  reading.linked = Math.min(reading.linked, brackets.length);
  const target = bracket && (bracket.image || !contained) ? linkTargetAt(text, at + 1) : null;
  if (!bracket || !target) {
    reading.at++;
    return;
  }
  bracket.link = target;
  // Emphasis does not extend past the end of a link.
  pair(marks, bracket.marksBefore);
  marks.length = bracket.marksBefore;
  if (!bracket.image) reading.linked = brackets.length;
  add(reading, target.end, { type: "close-link" });
}

function readAddress(reading: Reading, found: (Address & { text: string; end: number }) | null): void {
  if (!found) {
    reading.at++;
    return;
  }
  const { href, title, text, end } = found;
  add(reading, end, { type: "open-link", href, title }, { type: "text", text }, { type: "close-link" });
}

function piecesOf(found: Found): Piece | Piece[] {
  switch (found.type) {
    case "mark": {
      const closes = found.closes.map((style) => ({ type: "close", style }) as const);
      const opens = found.opens.map((style) => ({ type: "open", style }) as const).reverse();
      const rest = found.left > 0 ? [{ type: "text", text: found.char.repeat(found.left) } as const] : [];
      return [...closes, ...rest, ...opens];
    }
    case "bracket":
      if (found.link) {
        const { href, title } = found.link;
        return { type: "open-link", href, title, ...(found.image && { isImage: true }) };
      }
      return { type: "text", text: found.image ? "![" : "[" };
    default:
      return found;
  }
}
