/**
 * Differences between two texts: by line, and within changed lines by word. The cost is bounded: texts that differ in
 * more than a thousand places are shown as replaced.
 */

import { isUnseen } from "../../../contract/base/shown-text.ts";

interface Span {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Lines that stayed the same, or that changed: then with everything that was removed and added in them. */
export interface Hunk {
  isChanged: boolean;
  spans: Span[];
}

const MAX_DIFFERENCES = 1000;
/** The part of the shorter text that both must have in common. */
const LEGIBLE = 0.4;

export function diffTexts(before: string, after: string): Hunk[] {
  const hunks: Hunk[] = [];
  for (const { kind, tokens } of runs(diff(linesOf(before), linesOf(after)))) {
    const text = tokens.join("");
    const last = hunks.at(-1);
    if (kind === "same") hunks.push({ isChanged: false, spans: [{ kind, text }] });
    else if (last?.isChanged) last.spans.push({ kind, text });
    else hunks.push({ isChanged: true, spans: [{ kind, text }] });
  }
  return hunks.map((hunk) => (hunk.isChanged ? { ...hunk, spans: byWord(hunk.spans) } : hunk));
}

/** With their line breaks. */
function linesOf(text: string): string[] {
  const parts = text.split("\n");
  const last = parts.pop();
  return [...parts.map((line) => `${line}\n`), ...(last ? [last] : [])];
}

/**
 * A word or a single other character, with the blanks before it: those alone are nothing in common. What cannot be seen
 * holds together what is beside it, as in an emoji that consists of several.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let blanks = "";
  let holdsNext = false;
  for (const token of text.match(/[\p{L}\p{N}\p{M}]+|[ \t]+|[^\p{L}\p{N}\p{M} \t]/gu) ?? []) {
    if (token[0] === " " || token[0] === "\t") {
      blanks = token;
      continue;
    }
    const isHeld = blanks === "" && (holdsNext || isUnseen(token));
    words.push((isHeld ? (words.pop() ?? "") : blanks) + token);
    blanks = "";
    holdsNext = isUnseen(token);
  }
  return blanks === "" ? words : [...words, blanks];
}

/** By word, unless too little is left of the lines for that to be legible: then as replaced. */
function byWord(spans: Span[]): Span[] {
  const removed = textOf(spans, "removed");
  const added = textOf(spans, "added");
  const words = runs(diff(wordsOf(removed), wordsOf(added))).map(({ kind, tokens }) => ({
    kind,
    text: tokens.join(""),
  }));
  const isLegible = lengthOf(textOf(words, "same")) >= LEGIBLE * Math.min(lengthOf(removed), lengthOf(added));
  return isLegible ? words : spans;
}

/** Line breaks alone are nothing in common. */
function lengthOf(text: string): number {
  return text.replaceAll("\n", "").length;
}

function textOf(spans: readonly Span[], kind: Span["kind"]): string {
  return spans.map((span) => (span.kind === kind ? span.text : "")).join("");
}

interface Step {
  kind: Span["kind"];
  token: string;
}

function runs(steps: readonly Step[]): { kind: Span["kind"]; tokens: string[] }[] {
  const found: { kind: Span["kind"]; tokens: string[] }[] = [];
  for (const { kind, token } of steps) {
    const last = found.at(-1);
    if (last?.kind === kind) last.tokens.push(token);
    else found.push({ kind, tokens: [token] });
  }
  return found;
}

const steps = (kind: Step["kind"], tokens: readonly string[]): Step[] =>
  tokens.map((token) => ({ kind, token }));

/** What turns one list into the other, in the fewest steps, unless there are too many. */
export function diff(before: readonly string[], after: readonly string[]): Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  return [
    ...steps("same", before.slice(0, start)),
    ...(shortest(removed, added) ?? [...steps("removed", removed), ...steps("added", added)]),
    ...steps("same", before.slice(before.length - end)),
  ];
}

/**
 * Myers' algorithm: on diagonal k (x of `before` and x - k of `after` are consumed), `reach` has the largest x that d
 * differences lead to. The earlier states lead back from the end. Null if there are too many differences.
 */
function shortest(before: readonly string[], after: readonly string[]): Step[] | null {
  const max = Math.min(before.length + after.length, MAX_DIFFERENCES);
  const reach = new Reach(max);
  const earlier: Reach[] = [];
  for (let d = 0; d <= max; d++) {
    earlier.push(reach.copy());
    for (let k = -d; k <= d; k += 2) {
      let x = reach.isAddition(k, d) ? reach.get(k + 1) : reach.get(k - 1) + 1;
      while (x < before.length && x - k < after.length && before[x] === after[x - k]) x++;
      reach.set(k, x);
      if (x >= before.length && x - k >= after.length) return wayBack(earlier, before, after);
    }
  }
  return null;
}

class Reach {
  readonly #middle: number;
  readonly #values: Int32Array;

  constructor(max: number, values = new Int32Array(2 * max + 3)) {
    this.#middle = max + 1;
    this.#values = values;
  }

  get(k: number): number {
    return this.#values[this.#middle + k] ?? 0;
  }

  set(k: number, x: number): void {
    this.#values[this.#middle + k] = x;
  }

  /** Whether diagonal k is entered by adding a token, and not by removing one. */
  isAddition(k: number, d: number): boolean {
    return k === -d || (k !== d && this.get(k - 1) < this.get(k + 1));
  }

  copy(): Reach {
    return new Reach(this.#middle - 1, this.#values.slice());
  }
}

function wayBack(earlier: readonly Reach[], before: readonly string[], after: readonly string[]): Step[] {
  const way: Step[] = [];
  let x = before.length;
  let y = after.length;
  for (const [d, reach] of [...earlier.entries()].reverse()) {
    const k = x - y;
    const isAddition = reach.isAddition(k, d);
    const fromX = d === 0 ? 0 : reach.get(isAddition ? k + 1 : k - 1);
    const fromY = d === 0 ? 0 : fromX - (isAddition ? k + 1 : k - 1);
    for (; x > fromX && y > fromY; x--, y--) way.push(...steps("same", before.slice(x - 1, x)));
    if (y > fromY) way.push(...steps("added", after.slice(fromY, y)));
    if (x > fromX) way.push(...steps("removed", before.slice(fromX, x)));
    x = fromX;
    y = fromY;
  }
  return way.reverse();
}
