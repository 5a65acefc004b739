/** The texts that are kept if the user keeps their own, or both. Pure. */
import type { Conflict } from "../../../client/changes/conflicts.ts";
import type { Texts } from "../../../client/changes/seen-texts.ts";
import { type Choices, combinedText } from "../../drafts/combined.ts";
import { isClash, type Piece, piecesOf } from "../../drafts/merge.ts";

/** Texts of several lines, long enough to be merged. */
export const LONG_FIELDS: readonly string[] = ["description", "body"];

/** By field: an edited text, and the text that was edited. */
export type Edits = Readonly<Record<string, { readonly text: string; readonly from: string | null }>>;

export interface Merged {
  /** What is kept. */
  readonly texts: Texts;
  /** What was written after the text that was edited: it is not part of the edited one. */
  readonly later: Texts;
}

/** What was written last, or what the user has made of it since. */
export function mergedTexts(mine: Texts, edits: Edits): Merged {
  const fields = Object.entries(mine);
  const kept = fields.map(([field, text]) => [field, edits[field] ? edits[field].text : text]);
  const later = fields.filter(([field, text]) => edits[field] && edits[field].from !== text);
  return { texts: Object.fromEntries(kept), later: Object.fromEntries(later) };
}

export interface Both {
  readonly texts: Texts;
  /** By field, where both changed the same lines. */
  readonly passages: Readonly<Record<string, readonly Piece[]>>;
}

/**
 * With the changes of both, and of lines that both changed what was chosen, by field; null if it would be the text of one
 * of them, or if a text of one line was changed by both.
 */
export function bothTexts(
  { base, theirs }: Pick<Conflict, "base" | "theirs">,
  mine: Texts,
  choices: Readonly<Record<string, Choices>> = {},
): Both | null {
  const both: Record<string, string> = {};
  const passages: Record<string, readonly Piece[]> = {};
  for (const [field, text] of Object.entries(mine)) {
    const pieces = piecesOf(base[field] ?? "", text ?? "", theirs[field] ?? "");
    const hasClash = pieces.some(isClash);
    if (hasClash) passages[field] = pieces;
    const merged = combinedText(pieces, choices[field] ?? {});
    if ((hasClash || merged.includes("\n")) && !LONG_FIELDS.includes(field)) return null;
    both[field] = merged;
  }
  if (Object.keys(passages).length > 0) return { texts: both, passages };
  const isNew = (one: Texts) => Object.entries(both).some(([field, text]) => text !== (one[field] ?? ""));
  return isNew(mine) && isNew(theirs) ? { texts: both, passages } : null;
}
