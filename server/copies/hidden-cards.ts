/** Cards of a board that nobody can reach yet. They are written a few at a time, so that others read and write in between. */
import type { Card } from "../../contract/cards.ts";
import { newCardWrites } from "../cards/card-writes.ts";
import { NOT_NOTICED, type Noticed } from "../cards/store.ts";
import type { Write } from "../platform/db/db.ts";
import { newCardDocuments } from "../search/index-writes.ts";

/** Fifty small cards: some five milliseconds of work for SQLite, during which nobody else is served. */
export const STEP_ROWS = 240;
const CHARACTERS_PER_ROW = 500;

/** With what the search finds them by, but without their files. */
export function hiddenCardWrites(boardId: string, cards: readonly Card[], now: string): Write[] {
  return [
    ...cards.flatMap((card) => newCardWrites(card, noticedOf(card, now))),
    ...newCardDocuments(boardId, cards),
  ];
}

/** Nobody is told once more what was overdue before. */
function noticedOf({ due_at }: Card, now: string): Noticed {
  return due_at !== null && due_at <= now ? { due_soon_for: due_at, overdue_for: due_at } : NOT_NOTICED;
}

/** With those of the search index. */
export function rowsOf(card: Card): number {
  const { description, labels, assignees, placeholders, checklists, attachments } = card;
  const items = checklists.reduce((sum, checklist) => sum + 1 + checklist.items.length * 2, 0);
  const people = assignees.length + placeholders.length;
  return 4 + rowsForWords(description ?? "") + labels.length + people + items + attachments.length * 3;
}

/** A long text counts as several rows: each of its words is indexed. */
export function rowsForWords(text: string): number {
  return Math.floor(text.length / CHARACTERS_PER_ROW);
}
