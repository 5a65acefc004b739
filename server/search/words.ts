/**
 * Words as the index and queries see them: letters and digits, in lower case, without diacritics. Both databases are given
 * words in this form, so that they agree on what a word is.
 */

export interface Word {
  word: string;
  /** Where it is in the text. */
  start: number;
  end: number;
}

/** Longer words are cut: PostgreSQL refuses very long ones, and nobody types them. */
const MAX_WORD_LENGTH = 64;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const NO_WORD = /[^\p{L}\p{N}]/gu;
const MARKS = /\p{M}+/gu;
/** Characters of a word that are looked at, apart from marks. */
const MAX_SOURCE_LENGTH = 256;
const PLAIN = /^[A-Za-z0-9]+$/;
/** Of one text. A single character may stand for eighteen letters, so this is not what the limits on texts imply. */
const MAX_INDEXED_LENGTH = 65_536;

export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const word = normalise(raw).slice(0, MAX_WORD_LENGTH);
    if (word !== "") words.push({ word, start: index, end: index + raw.length });
  }
  return words;
}

/** Words of one text; an index gets the slower to change, the more different words a document has. */
const MAX_INDEXED_WORDS = 4000;

const ASCII = /^[\0-\x7f]*$/;
const ASCII_WORD = /[a-z0-9]+/g;

/** The same words as `wordsIn` finds, without their places. Most texts are ASCII, where they are found much faster. */
export function indexedWords(text: string, most = MAX_INDEXED_WORDS): string[] {
  if (!ASCII.test(text))
    return wordsIn(text)
      .slice(0, most)
      .map(({ word }) => word);
  const words = text.toLowerCase().match(ASCII_WORD) ?? [];
  return words.slice(0, most).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** Separated by blanks, with one at both ends: " w" finds words that begin with w, and " v w " the two in a row. */
export function indexedText(text: string, most?: number): string {
  return joinedWords(indexedWords(text, most));
}

export function joinedWords(words: readonly string[]): string {
  return words.length === 0 ? "" : ` ${words.join(" ").slice(0, MAX_INDEXED_LENGTH)} `;
}

/**
 * Marks are dropped first: no letter comes from them, and putting thousands of them in canonical order takes quadratic
 * time. A capital sigma at the end of a word would become another letter than within it.
 */
export function normalise(raw: string): string {
  if (PLAIN.test(raw)) return raw.toLowerCase();
  return raw
    .replace(MARKS, "")
    .slice(0, MAX_SOURCE_LENGTH)
    .normalize("NFKD")
    .replace(NO_WORD, "")
    .toLowerCase()
    .replace(NO_WORD, "")
    .replaceAll("\u03c2", "\u03c3");
}

/** What a name is compared by: its words, or itself if it has none. */
export function nameKey(name: string): string {
  return indexedText(name).trim() || name.trim().toLowerCase();
}
