/**
 * Markdown as blocks: the commonly used part of CommonMark, with tables and tasks and without HTML. Pure.
 *
 * Runs in linear time, so that no text can freeze the tabs of others: every line is looked at once at each level of
 * nesting, there are at most MAX_DEPTH levels, and no pattern backtracks over what it has read. What is nested deeper
 * is text.
 */
import {
  closesFence,
  continues,
  fenceOf,
  headingOf,
  indentOf,
  interrupts,
  isBlank,
  isQuote,
  isRule,
  LineReader,
  type Marker,
  markerOf,
  TAB,
  untab,
  withoutQuote,
} from "./lines.ts";
import { readTable, type Table, tableAt } from "./tables.ts";

export interface Paragraph {
  type: "paragraph";
  text: string;
  /** Whether the box it begins with is ticked; null without a box. */
  task: boolean | null;
}

export interface Item {
  blocks: Block[];
  task: boolean | null;
}

export type Block =
  | Paragraph
  | Table
  | { type: "heading"; depth: number; text: string }
  | { type: "code"; text: string }
  | { type: "rule" }
  | { type: "quote"; blocks: Block[] }
  | { type: "list"; start: number | null; loose: boolean; items: Item[] };

const MAX_DEPTH = 12;

const UNDERLINE = /^ {0,3}(?:(=+)|-+) *$/;
const TASK = /^\[([ xX])\] +(?=\S)/;

export function parseBlocks(text: string): Block[] {
  return blocksOf(text.replaceAll(/\r\n?/g, "\n").split("\n").map(untab), 0);
}

function blocksOf(lines: readonly string[], depth: number): Block[] {
  const reader = new LineReader(lines);
  const blocks: Block[] = [];
  for (let line = reader.line; line !== undefined; line = reader.line) {
    if (isBlank(line)) reader.advance();
    else blocks.push(readBlock(reader, line, depth));
  }
  return blocks;
}

function readBlock(reader: LineReader, line: string, depth: number): Block {
  if (indentOf(line) >= TAB) return readIndentedCode(reader);
  const fence = fenceOf(line);
  if (fence) return readFencedCode(reader, line, fence);
  const single = headingOf(line) ?? (isRule(line) ? ({ type: "rule" } as const) : null);
  if (single) {
    reader.advance();
    return single;
  }
  if (depth < MAX_DEPTH && isQuote(line)) return readQuote(reader, depth);
  const marker = depth < MAX_DEPTH ? markerOf(line) : null;
  if (marker) return readList(reader, marker.mark, depth);
  const aligns = tableAt(line, reader.next);
  return aligns ? readTable(reader, line, aligns) : readParagraph(reader, line, depth);
}

function readIndentedCode(reader: LineReader): Block {
  const lines: string[] = [];
  for (let line = reader.line; line !== undefined; line = reader.line) {
    if (!isBlank(line) && indentOf(line) < TAB) break;
    lines.push(line);
    reader.advance();
  }
  const last = lines.findLastIndex((line) => !isBlank(line));
  const text = lines.slice(0, last + 1).map((line) => line.slice(TAB));
  return { type: "code", text: text.join("\n") };
}

function readFencedCode(reader: LineReader, first: string, fence: string): Block {
  const indent = indentOf(first);
  const text: string[] = [];
  reader.advance();
  for (let line = reader.line; line !== undefined; line = reader.line) {
    reader.advance();
    if (closesFence(line, fence)) break;
    text.push(line.slice(Math.min(indent, indentOf(line))));
  }
  return { type: "code", text: text.join("\n") };
}

function readQuote(reader: LineReader, depth: number): Block {
  const inner: string[] = [];
  for (let line = reader.line; line !== undefined; line = reader.line) {
    if (isQuote(line)) inner.push(withoutQuote(line));
    else if (continues(inner, line)) inner.push(line.trimStart());
    else break;
    reader.advance();
  }
  return { type: "quote", blocks: blocksOf(inner, depth + 1) };
}

function readList(reader: LineReader, firstMark: string, depth: number): Block {
  const kind = firstMark.at(-1);
  const items: Item[] = [];
  let loose = false;
  let blankBefore = false;
  for (let line = reader.line; line !== undefined; line = reader.line) {
    if (isBlank(line)) {
      blankBefore = true;
      reader.advance();
      continue;
    }
    const marker = markerOf(line);
    if (marker?.mark.at(-1) !== kind || !marker || isRule(line)) break;
    loose ||= blankBefore && items.length > 0;
    const inner = readItem(reader, line, marker);
    blankBefore = inner.length > 1 && isBlank(inner.at(-1) ?? "");
    const { item, spaced } = itemOf(inner, depth + 1);
    loose ||= spaced;
    items.push(item);
  }
  const start = firstMark.length > 1 ? Number(firstMark.slice(0, -1)) : null;
  return { type: "list", start, loose, items };
}

/** The lines of one item without its marker and indentation; blank ones at the end belong to it. */
function readItem(reader: LineReader, first: string, { width }: Marker): string[] {
  const spaces = indentOf(first.slice(width));
  const indent = width + (spaces > TAB || width + spaces === first.length ? 1 : spaces);
  const inner = [first.slice(indent)];
  reader.advance();
  for (let line = reader.line; line !== undefined; line = reader.line) {
    if (isBlank(line)) inner.push("");
    else if (indentOf(line) >= indent) inner.push(line.slice(indent));
    else if (continues(inner, line)) inner.push(line.trimStart());
    else break;
    reader.advance();
    // A marker with nothing beside or below it is an item already.
    if (inner.length === 2 && inner.join("") === "") return inner;
  }
  return inner;
}

function itemOf(inner: readonly string[], depth: number): { item: Item; spaced: boolean } {
  const [head = "", ...rest] = inner;
  const box = TASK.exec(head)?.[1];
  const task = box ? box !== " " : null;
  const lines = box ? [head.replace(TASK, ""), ...rest] : inner;
  const blocks = blocksOf(lines, depth);
  const [first] = blocks;
  // The box stands in the line of the text it belongs to.
  if (first?.type === "paragraph") first.task = task;
  const last = lines.findLastIndex((line) => !isBlank(line));
  const spaced = blocks.length > 1 && lines.slice(0, last).some(isBlank) && blocks.some(isSpaced);
  return { item: { blocks, task }, spaced };
}

/** A blank line inside of code says nothing about the list around it. */
function isSpaced({ type }: Block, index: number): boolean {
  return index > 0 && type === "paragraph";
}

function readParagraph(reader: LineReader, first: string, depth: number): Block {
  const text = [first.trim()];
  reader.advance();
  for (let line = reader.line; line !== undefined; line = reader.line) {
    const underline = UNDERLINE.exec(line);
    if (underline) {
      reader.advance();
      return { type: "heading", depth: underline[1] ? 1 : 2, text: text.join("\n") };
    }
    const isOther = indentOf(line) < TAB && interrupts(line, depth < MAX_DEPTH);
    if (isBlank(line) || isOther || tableAt(line, reader.next)) break;
    text.push(line.trim());
    reader.advance();
  }
  return { type: "paragraph", text: text.join("\n"), task: null };
}
