/** Where a text has the terms of a query: an excerpt of it, with their places. */
import type { Match } from "../search.ts";
import type { Term } from "./query-parts.ts";
import { ASCII, eachWord, letters, type Word, wordsIn } from "./words.ts";

const EXCERPT_LENGTH = 200;
/** How much of an excerpt comes before its first match. */
const LEAD_LENGTH = 40;
const MOST_HIGHLIGHTS = 20;
const MARK = /^\p{M}$/u;

type Range = [number, number];

/** Null if it has none of them. A title is not cut. */
export function matchIn(field: Match["field"], text: string, terms: readonly Term[]): Match | null {
  const words = field === "title" ? wordsIn(text) : wordsOfExcerpt(text, terms);
  const ranges = merged(terms.flatMap((term) => rangesOf(term, words, text)));
  const first = ranges[0];
  if (!first) return null;
  const start = field === "title" ? 0 : excerptStart(text, first[0]);
  const end = field === "title" ? text.length : Math.min(text.length, start + EXCERPT_LENGTH);
  return {
    field,
    text: text.slice(start, end).toWellFormed(),
    highlights: ranges
      .filter(([from]) => from < end)
      .slice(0, MOST_HIGHLIGHTS)
      .map(([from, to]) => [from - start, Math.min(to, end) - start]),
  };
}

export function numberMatch(number: number): Match {
  const text = `#${number}`;
  return { field: "number", text, highlights: [[0, text.length]] };
}

/**
 * From the first place of a term as far as an excerpt reaches, and some words more on both sides: another term that is
 * longer may begin before that place. A text may be long, and what is beyond its excerpt is not split into words.
 */
function wordsOfExcerpt(text: string, terms: readonly Term[]): Word[] {
  if (cannotHave(text, terms)) return [];
  const most = Math.max(...terms.map(({ words }) => words.length));
  const near: Word[] = [];
  let end = Number.POSITIVE_INFINITY;
  let beyond = 0;
  for (const word of eachWord(text)) {
    near.push(word);
    if (word.start >= end && ++beyond === most) break;
    if (end < Number.POSITIVE_INFINITY) continue;
    const ending = terms.find((term) => isAt(near, near.length - term.words.length, term));
    if (ending) end = (near[near.length - ending.words.length]?.start ?? 0) + EXCERPT_LENGTH;
    else if (near.length >= most) near.shift();
  }
  return near;
}

/** Looking for beginnings of words is much faster than splitting a text into all of them. */
function cannotHave(text: string, terms: readonly Term[]): boolean {
  if (!ASCII.test(text)) return false;
  const plain = text.toLowerCase();
  return !terms.some(({ words }) => words.every((word) => hasBeginning(plain, word)));
}

const ASCII_LETTER = /[a-z0-9]/;

function hasBeginning(plain: string, word: string): boolean {
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
    if (at === 0 || !ASCII_LETTER.test(plain.charAt(at - 1))) return true;
  return false;
}

function isAt(words: readonly Word[], at: number, { words: asked, isPrefix }: Term): boolean {
  if (at < 0) return false;
  return asked.every((word, index) => {
    const there = words[at + index]?.word ?? "";
    return isPrefix && index === asked.length - 1 ? there.startsWith(word) : there === word;
  });
}

/** At the beginning of a word, if there is one nearby. */
function excerptStart(text: string, first: number): number {
  if (first <= LEAD_LENGTH || text.length <= EXCERPT_LENGTH) return 0;
  const from = first - LEAD_LENGTH;
  const blank = text.slice(from, first).search(/\s/);
  return blank < 0 ? from : from + blank + 1;
}

function rangesOf(term: Term, words: readonly Word[], text: string): Range[] {
  const { words: asked, isPrefix } = term;
  const ranges: Range[] = [];
  for (let at = 0; at + asked.length <= words.length && ranges.length < MOST_HIGHLIGHTS; at++) {
    const [first, last] = [words[at], words[at + asked.length - 1]];
    if (isAt(words, at, term) && first && last)
      ranges.push([first.start, isPrefix ? prefixEnd(last, asked.at(-1) ?? "", text) : last.end]);
  }
  return ranges;
}

/**
 * Where the beginning of a word ends in the text. A character may stand for any number of letters, also for none, and words
 * may be as long as texts: what is beyond an excerpt is not looked at.
 */
function prefixEnd({ start, end }: Word, prefix: string, text: string): number {
  let count = 0;
  let at = start;
  for (const character of text.slice(start, Math.min(end, start + EXCERPT_LENGTH))) {
    if (count >= prefix.length && !MARK.test(character)) break;
    count += letters(character).length;
    at += character.length;
  }
  return at;
}

/** In order; those that touch or overlap become one. */
function merged(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
