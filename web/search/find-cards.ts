/** Cards of a board by words, as the service finds them: each word begins with one of the query. Pure. */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Match, SearchHit } from "../../contract/search.ts";

interface Wanted {
  words: readonly string[];
  numbers: readonly number[];
}

const PART = /#(\d{1,15})(?=\s|$)|[\p{L}\p{N}\p{M}]+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const OPERATOR = /(?:^|\s)(?:label|member|is|due|in):/i;
const EXCERPT_LENGTH = 200;
const LEAD_LENGTH = 40;
const MOST_OF_A_FIELD = 3;

/** Null if the query narrows the results down in a way that only the service knows. */
export function wantedBy(query: string): Wanted | null {
  if (OPERATOR.test(query)) return null;
  const parts = [...query.matchAll(PART)];
  return {
    words: parts.flatMap(([word, number]) => (number === undefined ? plain(word) : [])),
    numbers: parts.flatMap(([, number]) => (number === undefined ? [] : Number(number))),
  };
}

/** Those with all words in the title first, the newest first among each. */
export function findCards(board: FullBoard, wanted: Wanted): SearchHit[] {
  const cards = board.columns.flatMap((column) => column.cards).filter((card) => isFound(card, wanted));
  const rank = ({ title }: Card) => (hasAll([title], wanted.words) ? 0 : 1);
  return cards
    .sort((a, b) => rank(a) - rank(b) || b.created_at.localeCompare(a.created_at))
    .map((card) => ({
      card,
      board: { id: board.id, title: board.title },
      matches: textsOf(card).flatMap(([field, texts]) => matchesIn(field, texts, wanted.words)),
    }));
}

function isFound(card: Card, { words, numbers }: Wanted): boolean {
  if (words.length + numbers.length === 0) return false;
  if (!numbers.every((number) => number === card.number)) return false;
  return hasAll(
    textsOf(card).flatMap(([, texts]) => texts),
    words,
  );
}

function textsOf(card: Card): [Match["field"], readonly string[]][] {
  const items = card.checklists.flatMap((checklist) => checklist.items.map(({ content }) => content));
  return [
    ["title", [card.title]],
    ["description", [card.description ?? ""]],
    ["item", items],
    ["attachment", card.attachments.map(({ name }) => name)],
  ];
}

function hasAll(texts: readonly string[], words: readonly string[]): boolean {
  const all = texts.map(plain);
  // Most texts do not contain the letters at all, which is faster to tell.
  return words.every((word) => all.some((text) => text.includes(word) && placesIn(text, [word]).length > 0));
}

function matchesIn(field: Match["field"], texts: readonly string[], words: readonly string[]): Match[] {
  const found = texts.flatMap((text) => {
    const places = placesIn(text, words);
    const [first] = places;
    if (!first) return [];
    const start = field === "title" || first[0] <= LEAD_LENGTH ? 0 : first[0] - LEAD_LENGTH;
    const end = field === "title" ? text.length : start + EXCERPT_LENGTH;
    const highlights = places
      .filter(([, to]) => to <= end)
      .map(([from, to]): [number, number] => [from - start, to - start]);
    return { field, text: text.slice(start, end).toWellFormed(), highlights };
  });
  return found.slice(0, MOST_OF_A_FIELD);
}

/** Where words begin with one of these. */
function placesIn(text: string, beginnings: readonly string[]): [number, number][] {
  const places: [number, number][] = [];
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const word = plain(raw);
    const begins = beginnings.find((each) => word.startsWith(each));
    if (begins === undefined) continue;
    // Without the marks it may be shorter: then all of it is highlighted.
    places.push([index, index + (word.length === raw.length ? begins.length : raw.length)]);
  }
  return places;
}

/** In lower case and without accents. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}
