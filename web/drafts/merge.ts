import { diff } from "../card/history/diff.ts";

/** Lines of the base, from `start` up to `end`, that were replaced by others. */
interface Edit {
  start: number;
  end: number;
  lines: readonly string[];
}

/**
 * Both what I changed in the base and what they changed in it; null if we changed the same lines. What both have added at
 * the same place, such as the end, is all there: theirs first, because it has been read. Two that were written where there
 * was none are paragraphs of their own. Pure.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | null {
  if (base === "" && mine && theirs && mine !== theirs) return `${theirs}\n\n${mine}`;
  const lines = base.split("\n");
  const myEdits = editsOf(lines, mine);
  const theirEdits = editsOf(lines, theirs).filter((each) => !myEdits.some((other) => isSame(each, other)));
  if (theirEdits.some((each) => myEdits.some((other) => overlap(each, other, lines)))) return null;
  const merged: string[] = [];
  let at = 0;
  for (const { start, end, lines: added } of [...theirEdits, ...myEdits].sort(inOrder)) {
    merged.push(...lines.slice(at, start), ...added);
    at = end;
  }
  return [...merged, ...lines.slice(at)].join("\n");
}

function editsOf(base: readonly string[], text: string): Edit[] {
  const edits: (Edit & { lines: string[] })[] = [];
  let at = 0;
  let edit: (typeof edits)[number] | null = null;
  for (const { kind, token } of diff(base, text.split("\n"))) {
    if (kind === "same") edit = null;
    else if (!edit) {
      edit = { start: at, end: at, lines: [] };
      edits.push(edit);
    }
    if (kind === "added") edit?.lines.push(token);
    else at++;
    if (kind === "removed" && edit) edit.end = at;
  }
  return edits;
}

/** Lines added before or after a line that the other changed do not touch it, nor do two that fill the same empty lines. */
function overlap(a: Edit, b: Edit, base: readonly string[]): boolean {
  if (a.start === b.start && a.end === b.end) return base.slice(a.start, a.end).some((line) => line !== "");
  return a.start < b.end && b.start < a.end;
}

function isSame(a: Edit, b: Edit): boolean {
  const isSamePlace = a.start === b.start && a.end === b.end && a.lines.length === b.lines.length;
  return isSamePlace && a.lines.every((line, index) => line === b.lines[index]);
}

/** What is added before a line comes before what replaces it. */
function inOrder(a: Edit, b: Edit): number {
  return a.start - b.start || a.end - b.end;
}
