/**
 * Words that were typed, as they are found in texts at hand: at the beginnings of words, inside them, or with one typo. The
 * search of the service finds beginnings only. The time is linear in the text.
 */
import { fold } from "../../contract/search-text/fold.ts";

export const BEGINS = 0;
export const INSIDE = 1;
export const SIMILAR = 2;
/** The smaller, the closer. */
export type Closeness = typeof BEGINS | typeof INSIDE | typeof SIMILAR;

/** Fewer letters are inside too many words. */
const MIN_INSIDE = 3;
/** Fewer letters are similar to too many words. */
const MIN_SIMILAR = 5;
/** Further words are left out: anybody can write an address with thousands. */
const MOST_WORDS = 50;
/** Of one text, where typos are looked for. */
const MOST_STARTS = 4000;

const LETTER = /[\p{L}\p{N}]/gu;
/** Of scripts that have blanks between words. */
const SPELLED = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{N}]/u;
const ONLY_LETTERS = /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]+$/u;

export interface SoughtWord {
  word: string;
  /** `#4` is not the beginning of `#42`. */
  isNumber: boolean;
  mayBeInside: boolean;
  mayBeMistyped: boolean;
}

export interface FoldedText {
  text: string;
  /** Where its words begin, once that was needed. */
  starts?: readonly number[];
}

interface Place {
  closeness: Closeness;
  start: number;
  end: number;
}

export function soughtWords(query: string): SoughtWord[] {
  const words = new Set(fold(query).split(/\s+/).filter(Boolean));
  return [...words].slice(0, MOST_WORDS).map((word) => {
    const isNumber = /^#\d+$/.test(word);
    return {
      word,
      isNumber,
      mayBeInside: !isNumber && (word.match(LETTER)?.length ?? 0) >= MIN_INSIDE,
      mayBeMistyped: word.length >= MIN_SIMILAR && ONLY_LETTERS.test(word),
    };
  });
}

/** Texts of things that do not change: while somebody types, the same ones are looked through again and again. */
export function remembered<T extends object>(textOf: (item: T) => string): (item: T) => FoldedText {
  const known = new WeakMap<T, FoldedText>();
  return (item) => {
    let folded = known.get(item);
    if (!folded) known.set(item, (folded = { text: fold(textOf(item)) }));
    return folded;
  };
}

/** Where a word is the closest, in the folded text. */
export function placeOf(folded: FoldedText, sought: SoughtWord, most: Closeness): Place | null {
  const { text } = folded;
  const { word } = sought;
  const first = text.indexOf(word);
  const start = beginning(text, sought, first);
  if (start >= 0) return { closeness: BEGINS, start, end: start + word.length };
  if (first >= 0 && most >= INSIDE && sought.mayBeInside)
    return { closeness: INSIDE, start: first, end: first + word.length };
  if (most < SIMILAR || !sought.mayBeMistyped) return null;
  folded.starts ??= startsOf(text);
  for (const start of folded.starts) {
    const end = mistypedEnd(text, start, word);
    if (end >= 0) return { closeness: SIMILAR, start, end };
  }
  return null;
}

/** How close the word is that is the least close; null if one is missing. */
export function closenessOf(
  text: FoldedText,
  words: readonly SoughtWord[],
  most: Closeness,
): Closeness | null {
  let worst: Closeness = BEGINS;
  for (const word of words) {
    const place = placeOf(text, word, most);
    if (!place) return null;
    if (place.closeness > worst) worst = place.closeness;
  }
  return worst;
}

/** From the first place on where it is, the one that is at the beginning of a word. */
function beginning(text: string, { word, isNumber }: SoughtWord, first: number): number {
  const isSpelled = SPELLED.test(word.charAt(0));
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) {
    const isPart = isNumber
      ? /\d/.test(text.charAt(at + word.length))
      : isSpelled && SPELLED.test(text.charAt(at - 1));
    if (!isPart) return at;
  }
  return -1;
}

function startsOf(text: string): number[] {
  const starts: number[] = [];
  let isWithin = false;
  for (let at = 0; at < text.length && starts.length < MOST_STARTS; at++) {
    const isPart = isPartOfWord(text, at);
    if (isPart && !isWithin) starts.push(at);
    isWithin = isPart;
  }
  return starts;
}

function isPartOfWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return SPELLED.test(text.charAt(at));
}

/**
 * Where the word ends if it begins here but for one letter that is missing, too many, another one, or swapped with the next;
 * -1 if it does not. A mistake in the last letter makes it the whole word: anything might begin with the others.
 */
function mistypedEnd(text: string, start: number, word: string): number {
  if (!isAlike(text, start, word)) return -1;
  let at = 0;
  while (at < word.length && text.charCodeAt(start + at) === word.charCodeAt(at)) at++;
  const here = start + at;
  const isHere = isPartOfWord(text, here);
  const isLast = at === word.length - 1;
  if (isHere && continues(text, here + 1, word, at)) return start + word.length + 1;
  const isSwapped =
    !isLast &&
    text.charCodeAt(here) === word.charCodeAt(at + 1) &&
    text.charCodeAt(here + 1) === word.charCodeAt(at);
  if (isSwapped && continues(text, here + 2, word, at + 2)) return start + word.length;
  if (isHere && continues(text, here + 1, word, at + 1) && !(isLast && isPartOfWord(text, here + 1)))
    return start + word.length;
  if (continues(text, here, word, at + 1) && !(isLast && isHere)) return start + word.length - 1;
  return -1;
}

/** Most words are told apart by their first two letters. */
function isAlike(text: string, start: number, word: string): boolean {
  const initial = word.charCodeAt(0);
  const second = word.charCodeAt(1);
  const letter = text.charCodeAt(start);
  if (letter === initial || letter === second) return true;
  const next = text.charCodeAt(start + 1);
  return next === initial || next === second;
}

/** Whether the rest of the word is there. */
function continues(text: string, there: number, word: string, from: number): boolean {
  for (let at = from; at < word.length; at++)
    if (text.charCodeAt(there + at - from) !== word.charCodeAt(at)) return false;
  return true;
}
