/** Reading a text line by line, and what kind of block a line begins. Pure. */

/** How far code is indented, and how wide a tab is. */
export const TAB = 4;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})(?:\s(.*))?$/;
const QUOTE = /^ {0,3}> ?/;
const MARKER = /^ {0,3}([-*+]|\d{1,9}[.)])(?= |$)/;

export class LineReader {
  readonly #lines: readonly string[];
  #at = 0;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  /** Undefined at the end. */
  get line(): string | undefined {
    return this.#lines[this.#at];
  }

  /** The one after it. */
  get next(): string | undefined {
    return this.#lines[this.#at + 1];
  }

  advance(): void {
    this.#at++;
  }
}

/** The marks that begin fenced code; undefined if the line does not. */
export function fenceOf(line: string): string | undefined {
  const [start = "", marks] = FENCE.exec(line) ?? [];
  return marks?.startsWith("`") && line.includes("`", start.length) ? undefined : marks;
}

export function closesFence(line: string, fence: string): boolean {
  const mark = line.trim();
  return indentOf(line) < TAB && mark.length >= fence.length && consistsOf(mark, fence.charAt(0));
}

export function headingOf(line: string): { type: "heading"; depth: number; text: string } | null {
  const [, marks, rest = ""] = HEADING.exec(line) ?? [];
  return marks ? { type: "heading", depth: marks.length, text: withoutClosing(rest.trim()) } : null;
}

/** Headings may end with the marks they begin with. */
function withoutClosing(text: string): string {
  let end = text.length;
  while (text[end - 1] === "#") end--;
  return end === 0 || text[end - 1] === " " ? text.slice(0, end).trimEnd() : text;
}

export function isQuote(line: string): boolean {
  return QUOTE.test(line);
}

export function withoutQuote(line: string): string {
  return line.replace(QUOTE, "");
}

/** A horizontal rule. */
export function isRule(line: string): boolean {
  const marks = line.replaceAll(" ", "");
  const mark = marks.charAt(0);
  return marks.length > 2 && "-*_".includes(mark) && consistsOf(marks, mark) && indentOf(line) < TAB;
}

export interface Marker {
  /** `-`, `12.` and the like. */
  mark: string;
  /** With the spaces before it. */
  width: number;
}

/** What begins an item of a list. */
export function markerOf(line: string): Marker | null {
  const [whole = "", mark] = MARKER.exec(line) ?? [];
  return mark ? { mark, width: whole.length } : null;
}

/** Whether the line begins a block other than the paragraph before it. */
export function interrupts(line: string, mayNest = true): boolean {
  if (fenceOf(line) || headingOf(line) || isRule(line)) return true;
  if (!mayNest) return false;
  const marker = markerOf(line);
  // A number at the beginning of a line is seldom meant as a list, unless it is 1.
  const isItem =
    marker &&
    (marker.mark.length === 1 || /^1[.)]/.test(marker.mark)) &&
    marker.width !== line.trimEnd().length;
  return Boolean(isItem) || isQuote(line);
}

/** Whether a paragraph inside of a quote or an item continues here, without their marks. */
export function continues(inner: readonly string[], line: string): boolean {
  const before = inner.at(-1);
  if (before === undefined || isBlank(before) || isBlank(line) || interrupts(line)) return false;
  return !fenceOf(before) && !headingOf(before) && !isRule(before) && !markerOf(line);
}

export function isBlank(line: string): boolean {
  return indentOf(line) === line.length;
}

export function indentOf(line: string): number {
  let at = 0;
  while (line[at] === " ") at++;
  return at;
}

/** Tabs at the beginning as the spaces they stand for. */
export function untab(line: string): string {
  if (!line.includes("\t")) return line;
  let indent = 0;
  let at = 0;
  for (; line[at] === " " || line[at] === "\t"; at++) indent += line[at] === " " ? 1 : TAB - (indent % TAB);
  return " ".repeat(indent) + line.slice(at).replaceAll("\t", "  ");
}

function consistsOf(text: string, char: string): boolean {
  for (let at = 0; at < text.length; at++) if (text[at] !== char) return false;
  return true;
}
