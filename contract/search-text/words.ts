/**
 * Words as searches see them: letters and digits, folded, and emoji, each of which is a word. The index of either database,
 * queries, and the search of a browser without a network have words in this form, so that they agree on what a word is.
 */
import { fold } from "./fold.ts";

export interface Word {
  word: string;
  /** Where it is in the text. */
  start: number;
  end: number;
}

/** Longer words are cut: PostgreSQL refuses very long ones, and nobody types them. */
const MAX_WORD_LENGTH = 64;
/**
 * Letters and digits with their marks; or a flag or another emoji, with what only varies it: colour of skin, and what joins
 * it to the next. Signs that are written within names are none.
 */
const WORD =
  /[\p{L}\p{N}\p{M}]+|(\p{RI}\p{RI}|(?![©®™‼⁉])\p{ExtPict})(?:\p{M}|\p{EMod}|\u200d|[\u{e0020}-\u{e007f}])*/gu;
const NO_WORD = /[^\p{L}\p{N}]/gu;
const MARKS = /\p{M}+/gu;
/** Characters of a word that are looked at, apart from marks. */
const MAX_SOURCE_LENGTH = 256;
/** Of one text. A single character may stand for eighteen letters, so this is not what the limits on texts imply. */
const MAX_INDEXED_LENGTH = 65_536;

export function wordsIn(text: string): Word[] {
  return [...eachWord(text)];
}

/** One after the other, for those who need only the first of them. */
export function* eachWord(text: string): Generator<Word, void> {
  for (const { 0: raw, 1: emoji, index } of text.matchAll(WORD)) {
    const word = emoji ?? letters(raw).slice(0, MAX_WORD_LENGTH);
    if (word !== "") yield { word, start: index, end: index + raw.length };
  }
}

const PLAIN = /^[A-Za-z0-9]+$/;

/** What is left of a word: none of an emoji. Most words are plain, which is found out much faster than by folding them. */
export function letters(raw: string): string {
  if (PLAIN.test(raw)) return raw.slice(0, MAX_SOURCE_LENGTH).toLowerCase();
  return fold(raw.replace(MARKS, "").slice(0, MAX_SOURCE_LENGTH)).replace(NO_WORD, "");
}

/** Words of one text; an index gets the slower to change, the more different words a document has. */
const MAX_INDEXED_WORDS = 4000;

/** A text in which words are runs of these letters and digits. */
export const ASCII = /^[\0-\x7f]*$/;
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
