/** Keys that help to write Markdown: Enter continues a list, Ctrl+B and Ctrl+I emphasise what is selected. */
import type { KeyboardEvent } from "react";

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

/** On a new line, the marker of the next item; in an item without a text, the end of the list. Null outside of lists. */
export function continuedList({ text, start, end }: Selected): Edit | null {
  if (start !== end) return null;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const found = MARKER.exec(text.slice(lineStart, start));
  if (!found) return null;
  const [marker, indent = "", bullet, number, dot = "", space = " ", task] = found;
  const lineEnd = text.indexOf("\n", start);
  const line = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd);
  if (line.trimEnd() === marker.trimEnd())
    return { start: lineStart, end: start, text: "", select: [lineStart, lineStart] };
  const sign = bullet ?? `${Number(number) + 1}${dot}`;
  const next = `\n${indent}${sign}${space}${task ? "[ ] " : ""}`;
  return { start, end, text: next, select: [start + next.length, start + next.length] };
}

/** Within `mark`s, or without them if it is within them already. */
export function emphasised({ text, start, end }: Selected, mark: string): Edit {
  const { length } = mark;
  const isMarked = text.slice(start - length, start) === mark && text.slice(end, end + length) === mark;
  const selected = text.slice(start, end);
  return isMarked && start >= length
    ? { start: start - length, end: end + length, text: selected, select: [start - length, end - length] }
    : { start, end, text: mark + selected + mark, select: [start + length, end + length] };
}

/** True if the key was one of these. The browser's own undo takes the edit back. */
export function writeMarkdown(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { currentTarget: field } = event;
  if (event.nativeEvent.isComposing || event.altKey) return false;
  const selected = { text: field.value, start: field.selectionStart, end: field.selectionEnd };
  const edit = editFor(event, selected);
  if (!edit) return false;
  event.preventDefault();
  field.setSelectionRange(edit.start, edit.end);
  // Deprecated, and the only way that keeps what the browser can undo.
  if (edit.text === "") document.execCommand("delete");
  else document.execCommand("insertText", false, edit.text);
  field.setSelectionRange(...edit.select);
  return true;
}

function editFor({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, selected: Selected): Edit | null {
  if (shiftKey) return null;
  if (!ctrlKey && !metaKey) return key === "Enter" ? continuedList(selected) : null;
  if (key === "b") return emphasised(selected, "**");
  return key === "i" ? emphasised(selected, "_") : null;
}
