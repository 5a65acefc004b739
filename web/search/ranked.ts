/** Names by how closely they have the words that were typed. Pure. */
import { BEGINS, closenessOf, type FoldedText, INSIDE, SIMILAR, soughtWords } from "./word-match.ts";

/** Those that have all words at beginnings first, then those that have them inside words; with a typo, if there are none. */
export function ranked<T>(
  items: readonly T[],
  textOf: (item: T) => FoldedText,
  query: string,
): { found: T[]; isSimilar: boolean } {
  const words = soughtWords(query);
  const begun: T[] = [];
  const inside: T[] = [];
  for (const item of items) {
    const closeness = closenessOf(textOf(item), words, INSIDE);
    if (closeness !== null) (closeness === BEGINS ? begun : inside).push(item);
  }
  const found = [...begun, ...inside];
  if (found.length > 0 || !words.some(({ mayBeMistyped }) => mayBeMistyped))
    return { found, isSimilar: false };
  const similar = items.filter((item) => closenessOf(textOf(item), words, SIMILAR) !== null);
  return { found: similar, isSimilar: similar.length > 0 };
}
