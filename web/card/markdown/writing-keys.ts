/**
 * Writing Markdown: Enter continues a list, a space after another marker replaces the one it has continued with, Ctrl+B and Ctrl+I emphasise what is selected, Ctrl+K makes a link of it, and so
 * does an address that is pasted over it.
 */
import type { KeyboardEvent } from "react";
import { typeOver } from "../../ui/forms/type-over.ts";

/** A piece of a text, to be replaced, and what is selected afterwards. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  select: [start: number, end: number];
}

export interface Selected {
  text: string;
  start: number;
  end: number;
}

const MARKER = /^([ \t]*(?:>[ \t]?)*)(?:([-*+])|(\d{1,9})([.)]))([ \t]+)(\[[ xX]\][ \t]+)?/;

const ADDRESS = /^https?:\/\/\S+$/i;

/** On a new line, the marker of the next item; in an item without a text, the end of the list. Null outside of lists. */
export function continuedList({ text, start, end }: Selected): Edit | null {
  if (start !== end) return null;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const found = MARKER.exec(text.slice(lineStart, start));
  if (!found) return null;
  const [marker, indent = "", bullet, number, dot = "", space = " ", task] = found;
  const lineEnd = text.indexOf("\n", start);
  const line = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd);
  // An empty line ends the list: what follows directly would be part of its last item.
  if (line.trimEnd() === marker.trimEnd()) {
    const gap = lineStart > 0 ? "\n" : "";
    const caret = lineStart + gap.length;
    return { start: lineStart, end: start, text: gap, select: [caret, caret] };
  }
  const sign = bullet ?? `${Number(number) + 1}${dot}`;
  const next = `\n${indent}${sign}${space}${task ? "[ ] " : ""}`;
  return { start, end, text: next, select: [start + next.length, start + next.length] };
}

/** A marker, before the space after it is typed. */
const TYPED_MARKER = /(?:[-*+]|\d{1,9}[.)])$/;

/** A marker typed in an item that the one above was continued with, and nothing else, takes the place of its own. */
export function replacedMarker({ text, start, end }: Selected): Edit | null {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  if (start !== end || lineStart === 0) return null;
  const line = text.slice(lineStart, start);
  const [marker = "", indent = ""] = MARKER.exec(line) ?? [];
  const typed = line.slice(marker.length);
  const isWhole = TYPED_MARKER.exec(typed)?.index === 0;
  if (!marker || !isWhole || !MARKER.test(lineBefore(text, lineStart))) return null;
  const next = `${indent}${typed} `;
  return {
    start: lineStart,
    end: start,
    text: next,
    select: [lineStart + next.length, lineStart + next.length],
  };
}

/** Without the items at its end that were begun and have no text. */
export function withoutEmptyEnd(text: string): string {
  const lineStart = text.trimEnd().lastIndexOf("\n") + 1;
  const line = text.slice(lineStart).trimEnd();
  const isBegun = MARKER.exec(`${line} `)?.[0].trimEnd() === line;
  if (lineStart === 0 || !isBegun || !MARKER.test(`${lineBefore(text, lineStart)} `)) return text;
  return withoutEmptyEnd(text.slice(0, lineStart - 1));
}

function lineBefore(text: string, lineStart: number): string {
  return text.slice(text.lastIndexOf("\n", lineStart - 2) + 1, lineStart - 1);
}

/** Within `mark`s, or without them if it is within them already. At the end of what is within them, behind them. */
export function emphasised({ text, start, end }: Selected, mark: string): Edit {
  const { length } = mark;
  if (start === end && isAtEnd(text, start, mark))
    return { start, end, text: "", select: [end + length, end + length] };
  const isMarked = text.slice(start - length, start) === mark && text.slice(end, end + length) === mark;
  const selected = text.slice(start, end);
  return isMarked && start >= length
    ? { start: start - length, end: end + length, text: selected, select: [start - length, end - length] }
    : { start, end, text: mark + selected + mark, select: [start + length, end + length] };
}

/** The selected lines as items of a list, or as headings; as plain lines if all of them are that already. */
export function listed({ text, start, end }: Selected, marker: string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split("\n");
  const areItems = lines.every((line) => line.startsWith(marker));
  const next = lines.map((line) => (areItems ? line.slice(marker.length) : marker + line)).join("\n");
  const selectFrom = start === end ? from + next.length : from;
  return { start: from, end: to, text: next, select: [selectFrom, from + next.length] };
}

/** What is selected as a link, whose address is written next; if it is an address, the words are. */
export function linked({ text, start, end }: Selected): Edit {
  const words = text.slice(start, end);
  if (ADDRESS.test(words.trim())) {
    const link = `[](${escaped(words.trim())})`;
    return { start, end, text: link, select: [start + 1, start + 1] };
  }
  const at = start + words.length + (words ? 3 : 1);
  return { start, end, text: `[${words}]()`, select: [at, at] };
}

/** What is selected as a link to the address that is pasted over it. Null if that is none, or replaces another one. */
export function linkedTo({ text, start, end }: Selected, pasted: string): Edit | null {
  const words = text.slice(start, end);
  const address = pasted.trim();
  if (!words.trim() || words.includes("\n") || ADDRESS.test(words.trim()) || !ADDRESS.test(address))
    return null;
  if (text.slice(0, start).endsWith("](")) return null;
  const link = `[${words.replace(/[[\]]/g, "\\$&")}](${escaped(address)})`;
  return { start, end, text: link, select: [start + link.length, start + link.length] };
}

/** As the address of a link. */
function escaped(address: string): string {
  return address.replace(/[()\\]/g, "\\$&");
}

/** Between the marks of its line, directly before the second of a pair. */
function isAtEnd(text: string, at: number, mark: string): boolean {
  const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  const marks = before.split(mark).length - 1;
  return marks % 2 === 1 && !before.endsWith(mark) && text.startsWith(mark, at);
}

/** True if the key was one of these. The browser's own undo takes the edit back. */
export function writeMarkdown(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  if (event.nativeEvent.isComposing || event.altKey) return false;
  if (!typeEdit(event.currentTarget, (selected) => editFor(event, selected))) return false;
  event.preventDefault();
  return true;
}

/** False if there is nothing to change. */
export function typeEdit(field: HTMLTextAreaElement, editOf: (selected: Selected) => Edit | null): boolean {
  const edit = editOf({ text: field.value, start: field.selectionStart, end: field.selectionEnd });
  if (!edit) return false;
  field.focus();
  typeOver(field, edit);
  field.setSelectionRange(...edit.select);
  return true;
}

function editFor({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, selected: Selected): Edit | null {
  if (shiftKey) return null;
  if (!ctrlKey && !metaKey) {
    if (key === " ") return replacedMarker(selected);
    return key === "Enter" ? continuedList(selected) : null;
  }
  if (key === "b") return emphasised(selected, "**");
  if (key === "k") return linked(selected);
  return key === "i" ? emphasised(selected, "_") : null;
}
