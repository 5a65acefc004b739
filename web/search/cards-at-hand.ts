/** Cards of the open board by their titles, beside those that the service finds, which are found by beginnings of words. Pure. */

import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { SearchHit } from "../../contract/search.ts";
import { queryParts } from "../../contract/search-text/query-parts.ts";
import { highlightsIn } from "./marked.tsx";
import { ranked } from "./ranked.ts";
import { BEGINS, closenessOf, remembered, soughtWords } from "./word-match.ts";

const MOST = 4;

interface Found {
  hits: readonly SearchHit[];
  /** There may be others. */
  hasMore: boolean;
}

interface AtHand {
  hits: SearchHit[];
  /** They have the words only but for a typo. */
  isSimilar: boolean;
}

const titleOf = remembered(({ title }: Card) => title);

/** A few that the service has not found. What begins with the words and is not among its first hits is among its others. */
export function cardsAtHand(board: FullBoard | null, query: string, { hits, hasMore }: Found): AtHand {
  if (!board || !isOnlyWords(query)) return { hits: [], isSimilar: false };
  const known = new Set(hits.map(({ card }) => card.id));
  const words = soughtWords(query);
  const cards = board.columns.flatMap((column) => column.cards);
  const { found, isSimilar } = ranked(cards, titleOf, query);
  const others = found
    .filter(({ id }) => !known.has(id))
    .filter((card) => !hasMore || closenessOf(titleOf(card), words, BEGINS) === null);
  return { hits: others.slice(0, MOST).map((card) => hitOf(card, board, query)), isSimilar };
}

/** Operators, phrases and numbers are for the service. */
function isOnlyWords(query: string): boolean {
  return queryParts(query).every((part) => part.kind === "term" && part.term.isPrefix && !part.isExcluded);
}

function hitOf(card: Card, { id, title, columns }: FullBoard, query: string): SearchHit {
  const column = columns.find((each) => each.id === card.column_id);
  return {
    card,
    board: { id, title },
    column: column ? { id: column.id, title: column.title, is_done_column: column.is_done_column } : null,
    matches: [{ field: "title", text: card.title, highlights: highlightsIn(card.title, query) }],
  };
}
