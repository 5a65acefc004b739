/** The texts that are kept if the user keeps their own, or both. Pure. */
import type { Conflict } from "../../../client/changes/conflicts.ts";
import type { Texts } from "../../../client/changes/seen-texts.ts";
import { mergeTexts } from "../../drafts/merge.ts";

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

/** With the changes of both; null if both changed the same lines, or if it would be the text of one of them. */
export function bothTexts({ base, theirs }: Pick<Conflict, "base" | "theirs">, mine: Texts): Texts | null {
  const both: Record<string, string> = {};
  for (const [field, text] of Object.entries(mine)) {
    const merged = mergeTexts(base[field] ?? "", text ?? "", theirs[field] ?? "");
    if (merged === null || (merged.includes("\n") && !LONG_FIELDS.includes(field))) return null;
    both[field] = merged;
  }
  const isNew = (one: Texts) => Object.entries(both).some(([field, text]) => text !== (one[field] ?? ""));
  return isNew(mine) && isNew(theirs) ? both : null;
}
