/** The text that is kept if the user keeps their own: what was written last, or what they have made of it since. Pure. */
import type { Texts } from "../../../client/changes/seen-texts.ts";

/** By field: an edited text, and the text that was edited. */
export type Edits = Readonly<Record<string, { readonly text: string; readonly from: string | null }>>;

export interface Merged {
  /** What is kept. */
  readonly texts: Texts;
  /** What was written after the text that was edited: it is not part of the edited one. */
  readonly later: Texts;
}

export function mergedTexts(mine: Texts, edits: Edits): Merged {
  const fields = Object.entries(mine);
  const kept = fields.map(([field, text]) => [field, edits[field] ? edits[field].text : text]);
  const later = fields.filter(([field, text]) => edits[field] && edits[field].from !== text);
  return { texts: Object.fromEntries(kept), later: Object.fromEntries(later) };
}
