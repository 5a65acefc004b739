/** Lines pasted where a title belongs. Pure. */
import { lineTooLong } from "#texts/cards.ts";

export const MAX_TITLE_LENGTH = 255;

export interface PastedItem {
  content: string;
  isDone: boolean;
}

/** Each line that is not empty, without the mark of a list item, and whether it was ticked: `- [x] Done`. */
export function itemsIn(text: string): PastedItem[] {
  return text
    .split(/\r?\n/)
    .map((line) => ({ content: titleOf(line), isDone: TICKED.test(line) }))
    .filter(({ content }) => content !== "");
}

/** A line for each, from which itemsIn reads the same. */
export function linesOf(items: readonly PastedItem[]): string {
  return items.map(({ content, isDone }) => (isDone ? `- [x] ${content}` : content)).join("\n");
}

/** Which line cannot be a title, and why; null if all can. */
export function longLineIn(text: string): string | null {
  const lines = text.split(/\r?\n/).map(titleOf);
  const index = lines.findIndex(({ length }) => length > MAX_TITLE_LENGTH);
  const line = lines[index];
  if (line === undefined) return null;
  return lineTooLong(index + 1, line.length, MAX_TITLE_LENGTH);
}

const MARK = /^\s*(?:[-*•]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/;
const TICKED = /^\s*(?:[-*•]|\d+[.)])\s+\[[xX]\]\s/;

function titleOf(line: string): string {
  return line.replace(MARK, "").trim();
}
