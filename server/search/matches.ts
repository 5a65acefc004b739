/** Where a card matches: an excerpt of each text that has a term, with the places of the terms in it. */
import type { Card } from "../../contract/cards.ts";
import type { Match } from "../../contract/search.ts";
import { matchIn, numberMatch } from "../../contract/search-text/match-in.ts";
import type { Term } from "../../contract/search-text/query-parts.ts";
import type { Work } from "../platform/scheduling/time-slices.ts";
import type { Query } from "./parse-query.ts";

/** Items, attachments and comments, each. */
const MOST_OF_A_FIELD = 3;

/** Interruptible after each text. */
export function* matchesOf(card: Card, comments: readonly string[], query: Query): Work<Match[]> {
  const { terms, numbers } = query;
  const items = card.checklists.flatMap((checklist) => checklist.items.map(({ content }) => content));
  const names = card.attachments.map(({ name }) => name);
  return [
    ...(numbers.includes(card.number) ? [numberMatch(card.number)] : []),
    ...(yield* matchesIn("title", [card.title], terms)),
    ...(yield* matchesIn("description", [card.description ?? ""], terms)),
    ...(yield* matchesIn("comment", comments, terms)),
    ...(yield* matchesIn("item", items, terms)),
    ...(yield* matchesIn("attachment", names, terms)),
  ];
}

function* matchesIn(field: Match["field"], texts: readonly string[], terms: readonly Term[]): Work<Match[]> {
  const found: Match[] = [];
  for (const text of texts) {
    if (terms.length === 0 || found.length === MOST_OF_A_FIELD) break;
    const match = matchIn(field, text, terms);
    if (match) found.push(match);
    yield;
  }
  return found;
}
