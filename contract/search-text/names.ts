/** How the names in operators are compared with those of labels, columns and people. */
import { indexedWords } from "./words.ts";

const WRITTEN = /[\p{L}\p{N}]/u;

/** What a name is compared by: its words, without emoji; those if it has nothing else; or itself if it has none at all. */
export function nameKey(name: string): string {
  const words = indexedWords(name);
  const written = words.filter((word) => WRITTEN.test(word));
  return (written.length > 0 ? written : words).join(" ") || name.trim().toLowerCase();
}

/** What comes after `due:` and `is:`. */
export const DUE = ["overdue", "today", "week", "none"] as const;
export const IS = ["open", "complete", "archived"] as const;
export type Due = (typeof DUE)[number];
