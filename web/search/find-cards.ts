/** Cards by words, phrases and operators, as the service finds them. Pure. */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Match, SearchHit } from "../../contract/search.ts";
import { matchIn, numberMatch } from "../../contract/search-text/match-in.ts";
import { queryParts, soughtIn, type Term } from "../../contract/search-text/query-parts.ts";
import { indexedText } from "../../contract/search-text/words.ts";
import { type Asker, operatorTest, type Test } from "./query/operator-tests.ts";

interface Wanted {
  terms: readonly Term[];
  numbers: readonly number[];
  /** What else must hold. */
  tests: readonly Test[];
}

type FoundCard = Omit<SearchHit, "matches"> & { isTitled: boolean };

const MOST_OF_A_FIELD = 3;

/** Null if only the service can answer it: what is archived is not on this device, and a mistake is explained there. */
export function wantedBy(query: string): Wanted | null {
  const tests: Test[] = [];
  const terms: Term[] = [];
  const numbers: number[] = [];
  for (const part of queryParts(query)) {
    const test = testOf(part);
    if (part.kind === "operator" && !test) return null;
    if (test) tests.push(part.isExcluded ? (card, place) => !test(card, place) : test);
    else if (part.kind === "term") terms.push(part.term);
    else if (part.kind === "number") numbers.push(part.number);
  }
  return { terms, numbers, tests };
}

function testOf(part: ReturnType<typeof queryParts>[number]): Test | null {
  if (part.kind === "operator") return operatorTest(part.operator, part.value);
  if (part.kind === "number" && part.isExcluded) return (card) => card.number === part.number;
  if (part.kind === "term" && part.isExcluded) return (card) => hasAll(wordsOf(card), [part.term]);
  return null;
}

export function findCards(board: FullBoard, { terms, numbers, tests }: Wanted, asker: Asker): FoundCard[] {
  if (terms.length + numbers.length + tests.length === 0) return [];
  const { id, title, columns } = board;
  return columns.flatMap(({ cards, ...column }) =>
    cards
      .filter(
        (card) =>
          numbers.every((number) => number === card.number) &&
          tests.every((test) => test(card, { column, ...asker })) &&
          hasAll(wordsOf(card), terms),
      )
      .map((card) => ({
        card,
        board: { id, title },
        column: { id: column.id, title: column.title, is_done_column: column.is_done_column },
        isTitled: terms.length > 0 && hasAll(wordsOf(card).slice(0, 1), terms),
      })),
  );
}

/** Those with all words in the title first, the newest first among each. */
export function hitsOf(found: readonly FoundCard[], { terms, numbers }: Wanted, most: number): SearchHit[] {
  return found
    .toSorted(
      (a, b) => Number(b.isTitled) - Number(a.isTitled) || b.card.created_at.localeCompare(a.card.created_at),
    )
    .slice(0, most)
    .map(({ card, board, column }) => ({
      card,
      board,
      column,
      matches: [
        ...(numbers.includes(card.number) ? [numberMatch(card.number)] : []),
        ...textsOf(card).flatMap(([field, texts]) =>
          texts.flatMap((text) => matchIn(field, text, terms) ?? []).slice(0, MOST_OF_A_FIELD),
        ),
      ],
    }));
}

/** The title is the first of them. */
function textsOf(card: Card): [Match["field"], readonly string[]][] {
  const items = card.checklists.flatMap((checklist) => checklist.items.map(({ content }) => content));
  return [
    ["title", [card.title]],
    ["description", [card.description ?? ""]],
    ["item", items],
    ["attachment", card.attachments.map(({ name }) => name)],
  ];
}

/** While somebody types, the same cards are searched again and again. */
const known = new WeakMap<Card, readonly string[]>();

function wordsOf(card: Card): readonly string[] {
  const words =
    known.get(card) ?? textsOf(card).flatMap(([, texts]) => texts.map((text) => indexedText(text)));
  known.set(card, words);
  return words;
}

function hasAll(texts: readonly string[], terms: readonly Term[]): boolean {
  return terms.every((term) => texts.some((text) => text.includes(soughtIn(term))));
}
