/** Where a text has the terms of a query: an excerpt of it, with their places. */
import type { Match } from "../search.ts";
import type { Term } from "./query-parts.ts";
import { letters, type Word, wordsIn } from "./words.ts";

const EXCERPT_LENGTH = 200;
/** How much of an excerpt comes before its first match. */
const LEAD_LENGTH = 40;
const MOST_HIGHLIGHTS = 20;
const MARK = /^\p{M}$/u;

type Range = [number, number];

/** Null if it has none of them. A title is not cut. */
export function matchIn(field: Match["field"], text: string, terms: readonly Term[]): Match | null {
  const words = wordsIn(text);
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

/** At the beginning of a word, if there is one nearby. */
function excerptStart(text: string, first: number): number {
  if (first <= LEAD_LENGTH || text.length <= EXCERPT_LENGTH) return 0;
  const from = first - LEAD_LENGTH;
  const blank = text.slice(from, first).search(/\s/);
  return blank < 0 ? from : from + blank + 1;
}

function rangesOf({ words: asked, isPrefix }: Term, words: readonly Word[], text: string): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at + asked.length <= words.length && ranges.length < MOST_HIGHLIGHTS; at++) {
    const isHere = asked.every((word, index) => {
      const there = words[at + index]?.word ?? "";
      return isPrefix && index === asked.length - 1 ? there.startsWith(word) : there === word;
    });
    const [first, last] = [words[at], words[at + asked.length - 1]];
    if (isHere && first && last)
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
