/** Lines pasted where a title belongs. Pure. */
import { lineTooLong } from "#texts/cards.ts";

export const MAX_TITLE_LENGTH = 255;

/** Each line that is not empty, without the mark of a list item. */
export function linesIn(text: string): string[] {
  return text.split(/\r?\n/).map(titleOf).filter(Boolean);
}

/** Which line cannot be a title, and why; null if all can. */
export function longLineIn(text: string): string | null {
  const lines = text.split(/\r?\n/).map(titleOf);
  const index = lines.findIndex(({ length }) => length > MAX_TITLE_LENGTH);
  const line = lines[index];
  if (line === undefined) return null;
  return lineTooLong(index + 1, line.length, MAX_TITLE_LENGTH);
}

function titleOf(line: string): string {
  return line.replace(/^\s*(?:[-*•]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/, "").trim();
}
