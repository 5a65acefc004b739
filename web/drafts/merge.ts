import { diff, wordsOf } from "../card/history/diff.ts";

/** Lines of the base, from `start` up to `end`, that were replaced by others. */
interface Edit {
  start: number;
  end: number;
  lines: readonly string[];
}

/** What nobody else has touched: as I have it, and with their changes. */
interface Agreed {
  mine: readonly string[];
  merged: readonly string[];
}

/** Lines that we both changed. */
export interface Clash {
  /** The first of these lines in the base. */
  start: number;
  mine: readonly string[];
  theirs: readonly string[];
  /** With what both made of them. */
  both: readonly string[];
}

export type Piece = Agreed | Clash;

export const isClash = (piece: Piece): piece is Clash => "both" in piece;

/**
 * Both what I changed in the base and what they changed in it; null if we changed the same lines. What both have added at
 * the same place, such as the end, is all there: theirs first, because it has been read. Two that were written where there
 * was none are paragraphs of their own. Pure.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | null {
  const pieces = piecesOf(base, mine, theirs);
  return pieces.some(isClash) ? null : textOf(pieces, () => []);
}

/** Whether they differ at most by blank lines and by spaces at the ends of lines. */
export function lookAlike(one: readonly string[], other: readonly string[]): boolean {
  return visible(one) === visible(other);
}

function visible(lines: readonly string[]): string {
  const ends = lines.map((line) => line.trimEnd());
  return ends.filter((line) => line !== "").join("\n");
}

/** The text whose clashes are settled like this. */
export function textOf(pieces: readonly Piece[], settle: (clash: Clash) => readonly string[]): string {
  return pieces.flatMap((piece) => (isClash(piece) ? settle(piece) : piece.merged)).join("\n");
}

/** The same text, with what we both changed apart from the rest. */
export function piecesOf(base: string, mine: string, theirs: string): Piece[] {
  if (base === "" && mine && theirs && mine !== theirs) {
    const own = mine.split("\n");
    return [{ mine: own, merged: [...theirs.split("\n"), "", ...own] }];
  }
  const lines = base.split("\n");
  const pieces: Piece[] = [];
  let agreed: { mine: string[]; merged: string[] } | null = null;
  let at = 0;
  const agree = (own: readonly string[], merged: readonly string[]) => {
    if (!agreed) {
      agreed = { mine: [], merged: [] };
      pieces.push(agreed);
    }
    agreed.mine.push(...own);
    agreed.merged.push(...merged);
  };
  const copy = (end: number) => at < end && agree(lines.slice(at, end), lines.slice(at, end));
  for (const group of groupsOf(lines, mine.split("\n"), theirs.split("\n"))) {
    copy(group.start);
    const before = lines.slice(group.start, group.end);
    const own = applied(group.mine, group, lines);
    const other = applied(group.theirs, group, lines);
    if (group.mine.length === 0) agree(before, other);
    else if (group.theirs.length === 0) agree(own, own);
    // Nobody can choose between texts that look the same.
    else if (lookAlike(own, other)) agree(own, other.length > own.length ? other : own);
    else if (lookAlike(own, before)) agree(own, other);
    else if (lookAlike(other, before)) agree(own, own);
    else {
      pieces.push({ start: group.start, mine: own, theirs: other, both: bothOf(before, own, other) });
      agreed = null;
    }
    at = group.end;
  }
  copy(lines.length);
  return pieces;
}

/** Edits of a stretch of the base; of both of us only if they overlap. */
interface Group {
  start: number;
  end: number;
  mine: Edit[];
  theirs: Edit[];
}

function groupsOf(base: readonly string[], mine: readonly string[], theirs: readonly string[]): Group[] {
  const [myEdits, theirEdits] = editsOfBoth(base, mine, theirs);
  const all = [
    ...theirEdits.map((edit) => ({ edit, side: "theirs" as const })),
    ...myEdits.map((edit) => ({ edit, side: "mine" as const })),
  ].sort((a, b) => inOrder(a.edit, b.edit));
  const groups: Group[] = [];
  for (const { edit, side } of all) {
    let group = groups.at(-1);
    if (!group?.[side === "mine" ? "theirs" : "mine"].some((other) => overlap(edit, other, base))) {
      group = { start: edit.start, end: edit.end, mine: [], theirs: [] };
      groups.push(group);
    }
    group[side].push(edit);
    group.end = Math.max(group.end, edit.end);
  }
  return groups;
}

function applied(
  edits: readonly Edit[],
  { start, end }: Pick<Group, "start" | "end">,
  base: readonly string[],
): string[] {
  const result: string[] = [];
  let at = start;
  for (const edit of edits) {
    result.push(...base.slice(at, edit.start), ...edit.lines);
    at = edit.end;
  }
  return [...result, ...base.slice(at, end)];
}

/** In one if we changed different words of it; otherwise both, one after the other. What one has removed stays. */
function bothOf(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  if (visible(mine) === "") return theirs;
  if (visible(theirs) === "") return mine;
  const words = byWord(base);
  const [myEdits, theirEdits] = editsOfBoth(words, byWord(mine), byWord(theirs));
  const touch = (a: Edit, b: Edit) => a.start <= b.end && b.start <= a.end;
  if (theirEdits.some((each) => myEdits.some((other) => touch(each, other)))) return [...theirs, ...mine];
  const edits = [...theirEdits, ...myEdits].sort(inOrder);
  return applied(edits, { start: 0, end: words.length }, words).join("").split("\n");
}

const byWord = (lines: readonly string[]) => wordsOf(lines.join("\n"));

/** What both did alike is mine. */
function editsOfBoth(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): [Edit[], Edit[]] {
  const myEdits = editsOf(base, mine);
  return [myEdits, editsOf(base, theirs).filter((each) => !myEdits.some((other) => isSame(each, other)))];
}

function editsOf(base: readonly string[], text: readonly string[]): Edit[] {
  const edits: (Edit & { lines: string[] })[] = [];
  let at = 0;
  let edit: (typeof edits)[number] | null = null;
  for (const { kind, token } of diff(base, text)) {
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
