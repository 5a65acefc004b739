/** Where a card matches: an excerpt of each text that has a term, with the places of the terms in it. */
import type { Card } from "../../contract/cards.ts";
import type { Match } from "../../contract/search.ts";
import type { Query, Term } from "./parse-query.ts";
import { normalise, type Word, wordsIn } from "./words.ts";

const EXCERPT_LENGTH = 200;
/** How much of an excerpt comes before its first match. */
const LEAD_LENGTH = 40;
/** Items, attachments and comments, each. */
const MOST_OF_A_FIELD = 3;
const MOST_HIGHLIGHTS = 20;

type Field = Match["field"];
type Range = [number, number];

export function matchesOf(card: Card, comments: readonly string[], { terms, numbers }: Query): Match[] {
  const number = `#${card.number}`;
  const found = (field: Field, texts: readonly string[]) =>
    texts.flatMap((text) => matchIn(field, text, terms) ?? []).slice(0, MOST_OF_A_FIELD);
  return [
    ...(numbers.includes(card.number)
      ? [{ field: "number" as const, text: number, highlights: [[0, number.length] satisfies Range] }]
      : []),
    ...found("title", [card.title]),
    ...found("description", [card.description ?? ""]),
    ...found("comment", comments),
    ...found(
      "item",
      card.checklists.flatMap(({ items }) => items.map(({ content }) => content)),
    ),
    ...found(
      "attachment",
      card.attachments.map(({ name }) => name),
    ),
  ];
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

/** Where the beginning of a word ends in the text, whose characters may stand for more or fewer letters. */
function prefixEnd({ start, end }: Word, prefix: string, text: string): number {
  for (let at = start + 1; at < end; at++) {
    if (
      normalise(text.slice(start, at).toWellFormed()).length >= prefix.length &&
      !/^\p{M}/u.test(text.slice(at))
    )
      return at;
  }
  return end;
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
