/** Where a card matches: an excerpt of each text that has a term, with the places of the terms in it. */
import type { Card } from "../../contract/cards.ts";
import type { Match } from "../../contract/search.ts";
import type { Work } from "../platform/util/time-slices.ts";
import type { Query, Term } from "./parse-query.ts";
import { normalise, type Word, wordsIn } from "./words.ts";

const EXCERPT_LENGTH = 200;
/** How much of an excerpt comes before its first match. */
const LEAD_LENGTH = 40;
/** Items, attachments and comments, each. */
const MOST_OF_A_FIELD = 3;
const MOST_HIGHLIGHTS = 20;
const MARK = /^\p{M}$/u;

type Field = Match["field"];
type Range = [number, number];

/** Interruptible after each text. */
export function* matchesOf(card: Card, comments: readonly string[], query: Query): Work<Match[]> {
  const { terms, numbers } = query;
  const number = `#${card.number}`;
  const items = card.checklists.flatMap((checklist) => checklist.items.map(({ content }) => content));
  const names = card.attachments.map(({ name }) => name);
  return [
    ...(numbers.includes(card.number)
      ? [{ field: "number" as const, text: number, highlights: [[0, number.length] satisfies Range] }]
      : []),
    ...(yield* matchesIn("title", [card.title], terms)),
    ...(yield* matchesIn("description", [card.description ?? ""], terms)),
    ...(yield* matchesIn("comment", comments, terms)),
    ...(yield* matchesIn("item", items, terms)),
    ...(yield* matchesIn("attachment", names, terms)),
  ];
}

function* matchesIn(field: Field, texts: readonly string[], terms: readonly Term[]): Work<Match[]> {
  const found: Match[] = [];
  for (const text of texts) {
    if (terms.length === 0 || found.length === MOST_OF_A_FIELD) break;
    const match = matchIn(field, text, terms);
    if (match) found.push(match);
    yield;
  }
  return found;
}

function matchIn(field: Field, text: string, terms: readonly Term[]): Match | null {
  const words = wordsIn(text);
  const ranges = merged(terms.flatMap((term) => rangesOf(term, words, text)));
  const first = ranges[0];
  if (!first) return null;
  const start = excerptStart(text, first[0]);
  const end = Math.min(text.length, start + EXCERPT_LENGTH);
  return {
    field,
    text: text.slice(start, end).toWellFormed(),
    highlights: ranges
      .filter(([from]) => from < end)
      .slice(0, MOST_HIGHLIGHTS)
      .map(([from, to]) => [from - start, Math.min(to, end) - start]),
  };
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
 * Where the beginning of a word ends in the text. A character may stand for any number of letters, and each is normalised
 * only once: words may be as long as texts.
 */
function prefixEnd({ start, end }: Word, prefix: string, text: string): number {
  let letters = 0;
  let at = start;
  for (const character of text.slice(start, end)) {
    if (letters >= prefix.length && !MARK.test(character)) break;
    letters += normalise(character).length;
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
