/** Items of a list, one level further in or out. Pure. */
import type { Edit, Selected } from "./writing-keys.ts";

interface Item {
  /** How far its marker is indented, and the text behind it. */
  indent: number;
  inner: number;
  /** The length of its spaces and its marker. */
  marked: number;
  /** Without its number, if it has one. */
  sign: string;
  number: number | null;
}

const ITEM = /^([ \t]*)(?:([-*+])|(\d{1,9})([.)]))(?=[ \t])/;

/**
 * The selected lines, of which the first is an item: below the item before it, or beside the one that it is in. Null if it
 * is none; nothing is replaced where there is no such place.
 */
export function indented({ text, start, end }: Selected, way: "in" | "out"): Edit | null {
  const from = start === 0 ? 0 : text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const [first = "", ...others] = text.slice(from, to).split("\n");
  const item = itemIn(first);
  if (!item) return null;
  const above = itemsAbove(text.slice(0, from));
  const indent = way === "in" ? furtherIn(item, above) : furtherOut(item, above);
  const by = indent - item.indent;
  if (by === 0) return { start, end: start, text: "", select: [start, end] };
  const marker = " ".repeat(indent) + (item.number === null ? "" : numberAt(indent, above)) + item.sign;
  const lines = [marker + first.slice(item.marked), ...others.map((line) => shiftedBy(by, line))];
  const next = lines.join("\n");
  const moved = marker.length - item.marked;
  const select = Math.max(from, start + moved);
  return {
    start: from,
    end: to,
    text: next,
    select: [select, start === end ? select : Math.max(from, end + next.length - (to - from))],
  };
}

function furtherIn(item: Item, above: readonly Item[]): number {
  const before = above.find(({ indent }) => indent <= item.indent);
  return before && item.indent < before.inner ? before.inner : item.indent;
}

function furtherOut(item: Item, above: readonly Item[]): number {
  return above.find(({ inner }) => inner <= item.indent)?.indent ?? 0;
}

/** What it is counted as beside the items of its new level: a list that begins in another one begins with 1. */
function numberAt(indent: number, above: readonly Item[]): string {
  const last = above.find((each) => each.indent <= indent);
  return String(last?.indent === indent && last.number !== null ? last.number + 1 : 1);
}

function shiftedBy(by: number, line: string): string {
  if (line.trim() === "") return line;
  return by > 0 ? " ".repeat(by) + line : line.slice(Math.min(-by, line.length - line.trimStart().length));
}

/** Those of the same list, and of the lists that it is in, the nearest first. */
function itemsAbove(text: string): Item[] {
  const found: Item[] = [];
  for (const line of text.split("\n").slice(0, -1).reverse()) {
    const item = itemIn(line);
    if (item) found.push(item);
    else if (/^\S/.test(line)) break;
  }
  return found;
}

function itemIn(line: string): Item | null {
  const [whole, spaces = "", bullet, number, dot = ""] = ITEM.exec(line) ?? [];
  if (whole === undefined) return null;
  const indent = spaces.replaceAll("\t", "    ").length;
  const inner = indent + whole.length - spaces.length + 1;
  return { indent, inner, marked: whole.length, sign: bullet ?? dot, number: number ? Number(number) : null };
}
