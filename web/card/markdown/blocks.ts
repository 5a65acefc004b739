/**
 * Markdown as blocks: what commonly is written of CommonMark and its tables and tasks, without HTML. Pure.
 *
 * The time it takes grows with the text and not with its square, whatever somebody writes to freeze the tabs of
 * others: every line is looked at once at each level of nesting, there are at most DEEPEST levels, and no pattern
 * in here can go back over what it has read. What lies deeper is text.
 */
type Align = "left" | "center" | "right" | null;

interface Paragraph {
  type: "paragraph";
  text: string;
  /** Begins with a box that is ticked or not. */
  task: boolean | null;
}

export interface Item {
  blocks: Block[];
  task: boolean | null;
}

export interface Cell {
  text: string;
  align: Align;
}

export type Block =
  | Paragraph
  | { type: "heading"; depth: number; text: string }
  | { type: "code"; text: string }
  | { type: "rule" }
  | { type: "quote"; blocks: Block[] }
  | { type: "list"; start: number | null; loose: boolean; items: Item[] }
  | { type: "table"; header: Cell[]; rows: Cell[][] };

const DEEPEST = 12;
const TAB = 4;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})(?:\s(.*))?$/;
const QUOTE = /^ {0,3}> ?/;
const MARKER = /^( {0,3})([-*+]|\d{1,9}[.)])(?= |$)/;
const UNDERLINE = /^ {0,3}(?:(=+)|-+) *$/;
const TASK = /^\[([ xX])\] +(?=\S)/;

export function parseBlocks(text: string): Block[] {
  return blocksOf(text.replaceAll(/\r\n?/g, "\n").split("\n").map(untab), 0);
}

interface Reading {
  lines: string[];
  /** The line that is read next. */
  at: number;
  depth: number;
  blocks: Block[];
}

function blocksOf(lines: string[], depth: number): Block[] {
  const reading: Reading = { lines, at: 0, depth, blocks: [] };
  while (reading.at < lines.length) {
    if (isBlank(lines[reading.at]!)) reading.at++;
    else readBlock(reading);
  }
  return reading.blocks;
}

function readBlock(reading: Reading): void {
  const line = reading.lines[reading.at]!;
  if (indentOf(line) >= TAB) readIndentedCode(reading);
  else if (isFence(line)) readFencedCode(reading);
  else if (HEADING.test(line)) readHeading(reading);
  else if (isRule(line)) readRule(reading);
  else if (reading.depth < DEEPEST && QUOTE.test(line)) readQuote(reading);
  else if (reading.depth < DEEPEST && MARKER.test(line)) readList(reading);
  else if (isTable(reading)) readTable(reading);
  else readParagraph(reading);
}

function readIndentedCode(reading: Reading): void {
  const { lines } = reading;
  const from = reading.at;
  let last = from;
  for (; reading.at < lines.length; reading.at++) {
    const line = lines[reading.at]!;
    if (isBlank(line)) continue;
    if (indentOf(line) < TAB) break;
    last = reading.at;
  }
  const text = lines.slice(from, last + 1).map((line) => line.slice(TAB));
  reading.blocks.push({ type: "code", text: text.join("\n") });
}

function readFencedCode(reading: Reading): void {
  const { lines } = reading;
  const indent = indentOf(lines[reading.at]!);
  const fence = FENCE.exec(lines[reading.at++]!)![1]!;
  const text: string[] = [];
  for (; reading.at < lines.length; reading.at++) {
    const line = lines[reading.at]!;
    if (closes(line, fence)) {
      reading.at++;
      break;
    }
    text.push(line.slice(Math.min(indent, indentOf(line))));
  }
  reading.blocks.push({ type: "code", text: text.join("\n") });
}

function readHeading(reading: Reading): void {
  const [, marks, rest = ""] = HEADING.exec(reading.lines[reading.at++]!)!;
  reading.blocks.push({ type: "heading", depth: marks!.length, text: withoutClosing(rest.trim()) });
}

/** Headings may end with the marks they begin with. */
function withoutClosing(text: string): string {
  let end = text.length;
  while (text[end - 1] === "#") end--;
  return end === 0 || text[end - 1] === " " ? text.slice(0, end).trimEnd() : text;
}

function readRule(reading: Reading): void {
  reading.at++;
  reading.blocks.push({ type: "rule" });
}

function readQuote(reading: Reading): void {
  const { lines } = reading;
  const inner: string[] = [];
  for (; reading.at < lines.length; reading.at++) {
    const line = lines[reading.at]!;
    if (QUOTE.test(line)) inner.push(line.replace(QUOTE, ""));
    else if (goesOn(inner, line)) inner.push(line.trimStart());
    else break;
  }
  reading.blocks.push({ type: "quote", blocks: blocksOf(inner, reading.depth + 1) });
}

function readList(reading: Reading): void {
  const { lines } = reading;
  const first = MARKER.exec(lines[reading.at]!)![2]!;
  const kind = first.at(-1);
  const items: Item[] = [];
  let loose = false;
  let blankBefore = false;
  while (reading.at < lines.length) {
    const line = lines[reading.at]!;
    if (isBlank(line)) {
      blankBefore = true;
      reading.at++;
      continue;
    }
    const marker = MARKER.exec(line);
    if (!marker || marker[2]!.at(-1) !== kind || isRule(line)) break;
    loose ||= blankBefore && items.length > 0;
    const inner = readItem(reading, marker);
    blankBefore = inner.length > 1 && isBlank(inner.at(-1)!);
    const { item, spaced } = itemOf(inner, reading.depth + 1);
    loose ||= spaced;
    items.push(item);
  }
  const start = first.length > 1 ? Number(first.slice(0, -1)) : null;
  reading.blocks.push({ type: "list", start, loose, items });
}

/** The lines of one item without its marker and indentation; blank ones at the end belong to it. */
function readItem(reading: Reading, [whole]: RegExpExecArray): string[] {
  const { lines } = reading;
  const line = lines[reading.at++]!;
  const spaces = indentOf(line.slice(whole.length));
  const indent = whole.length + (spaces > TAB || whole.length + spaces === line.length ? 1 : spaces);
  const inner = [line.slice(indent)];
  while (reading.at < lines.length) {
    const next = lines[reading.at]!;
    if (isBlank(next)) inner.push("");
    else if (indentOf(next) >= indent) inner.push(next.slice(indent));
    else if (goesOn(inner, next)) inner.push(next.trimStart());
    else break;
    reading.at++;
    // A marker with nothing beside or below it is an item already.
    if (inner.length === 2 && inner.join("") === "") return inner;
  }
  return inner;
}

function itemOf(inner: string[], depth: number): { item: Item; spaced: boolean } {
  const task = TASK.exec(inner[0]!)?.[1];
  if (task) inner[0] = inner[0]!.replace(TASK, "");
  const blocks = blocksOf(inner, depth);
  const done = task ? task !== " " : null;
  const [first] = blocks;
  // The box stands in the line of the text it belongs to.
  if (first?.type === "paragraph") first.task = done;
  const last = inner.findLastIndex((line) => !isBlank(line));
  const spaced = blocks.length > 1 && inner.slice(0, last).some(isBlank) && blocks.some(isSpaced);
  return { item: { blocks, task: done }, spaced };
}

/** A blank line inside of code says nothing about the list around it. */
function isSpaced({ type }: Block, index: number): boolean {
  return index > 0 && type === "paragraph";
}

function isTable({ lines, at }: Reading): boolean {
  const next = lines[at + 1];
  if (next === undefined || !lines[at]!.includes("|") || !next.includes("-")) return false;
  const aligns = alignsOf(next);
  return aligns !== null && aligns.length === cellsOf(lines[at]!).length;
}

function readTable(reading: Reading): void {
  const { lines } = reading;
  const aligns = alignsOf(lines[reading.at + 1]!)!;
  // Missing cells are not made up: few characters would become very many of them.
  const rowOf = (line: string) =>
    cellsOf(line)
      .slice(0, aligns.length)
      .map((text, index) => ({ text, align: aligns[index]! }));
  const header = rowOf(lines[reading.at]!);
  const rows: Cell[][] = [];
  for (reading.at += 2; reading.at < lines.length; reading.at++) {
    const line = lines[reading.at]!;
    if (isBlank(line) || interrupts(line)) break;
    rows.push(rowOf(line));
  }
  reading.blocks.push({ type: "table", header, rows });
}

/** Null if the line is not the one below the header. */
function alignsOf(line: string): Align[] | null {
  const aligns: Align[] = [];
  for (const cell of cellsOf(line)) {
    if (!/^:?-+:?$/.test(cell)) return null;
    const right = cell.endsWith(":");
    aligns.push(cell.startsWith(":") ? (right ? "center" : "left") : right ? "right" : null);
  }
  return aligns;
}

function cellsOf(line: string): string[] {
  const trimmed = line.trim();
  const cells: string[] = [];
  let cell = "";
  for (let at = trimmed.startsWith("|") ? 1 : 0; at < trimmed.length; at++) {
    if (trimmed[at] === "\\" && trimmed[at + 1] === "|") cell += trimmed[++at];
    else if (trimmed[at] !== "|") cell += trimmed[at];
    else {
      cells.push(cell.trim());
      cell = "";
    }
  }
  if (cell.trim() !== "" || !trimmed.endsWith("|")) cells.push(cell.trim());
  return cells;
}

function readParagraph(reading: Reading): void {
  const { lines, depth } = reading;
  const text = [lines[reading.at++]!.trim()];
  for (; reading.at < lines.length; reading.at++) {
    const line = lines[reading.at]!;
    const underline = UNDERLINE.exec(line);
    if (underline) {
      reading.at++;
      reading.blocks.push({ type: "heading", depth: underline[1] ? 1 : 2, text: text.join("\n") });
      return;
    }
    if (isBlank(line) || (indentOf(line) < TAB && interrupts(line, depth)) || isTable(reading)) break;
    text.push(line.trim());
  }
  reading.blocks.push({ type: "paragraph", text: text.join("\n"), task: null });
}

/** The line begins something else than the paragraph before it. */
function interrupts(line: string, depth = 0): boolean {
  if (isFence(line) || HEADING.test(line) || isRule(line)) return true;
  if (depth >= DEEPEST) return false;
  const marker = MARKER.exec(line);
  // A number at the beginning of a line is seldom meant as a list, unless it is the first.
  const isItem =
    marker && (marker[2]!.length === 1 || /^1[.)]/.test(marker[2]!)) && marker[0] !== line.trimEnd();
  return Boolean(isItem) || QUOTE.test(line);
}

/** A paragraph inside of a quote or an item goes on without their marks. */
function goesOn(inner: string[], line: string): boolean {
  const before = inner.at(-1);
  if (before === undefined || isBlank(before) || isBlank(line) || interrupts(line)) return false;
  return !isFence(before) && !HEADING.test(before) && !isRule(before) && !MARKER.test(line);
}

function isFence(line: string): boolean {
  const fence = FENCE.exec(line);
  return fence !== null && !(fence[1]!.startsWith("`") && line.includes("`", fence[0].length));
}

function closes(line: string, fence: string): boolean {
  const mark = line.trim();
  return indentOf(line) < TAB && mark.length >= fence.length && isOnly(mark, fence[0]!);
}

function isRule(line: string): boolean {
  const marks = line.replaceAll(" ", "");
  return marks.length > 2 && "-*_".includes(marks[0]!) && isOnly(marks, marks[0]!) && indentOf(line) < TAB;
}

function isOnly(text: string, char: string): boolean {
  for (let at = 0; at < text.length; at++) if (text[at] !== char) return false;
  return true;
}

function isBlank(line: string): boolean {
  return indentOf(line) === line.length;
}

function indentOf(line: string): number {
  let at = 0;
  while (line[at] === " ") at++;
  return at;
}

/** Tabs at the beginning as the spaces they stand for; a line of spaces alone is empty. */
function untab(line: string): string {
  if (!line.includes("\t")) return line;
  let indent = 0;
  let at = 0;
  for (; line[at] === " " || line[at] === "\t"; at++) indent += line[at] === " " ? 1 : TAB - (indent % TAB);
  return " ".repeat(indent) + line.slice(at).replaceAll("\t", "  ");
}
