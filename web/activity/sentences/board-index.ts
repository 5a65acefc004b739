/** Cards and checklists by id, in time that does not depend on how many there are. */
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Checklist } from "../../../contract/checklists.ts";

interface Index {
  cards: ReadonlyMap<string, Card>;
  checklists: ReadonlyMap<string, Checklist>;
}

/** By the list of a column's cards, which is another list after every change in it. */
const indexes = new WeakMap<readonly Card[], Index>();

export function cardOnBoard(board: FullBoard, id: string): Card | undefined {
  return find(board, (index) => index.cards.get(id));
}

export function checklistOnBoard(board: FullBoard, id: string): Checklist | undefined {
  return find(board, (index) => index.checklists.get(id));
}

function find<T>({ columns }: FullBoard, get: (index: Index) => T | undefined): T | undefined {
  for (const { cards } of columns) {
    const found = get(indexOf(cards));
    if (found) return found;
  }
  return undefined;
}

function indexOf(cards: readonly Card[]): Index {
  const known = indexes.get(cards);
  if (known) return known;
  const checklists = cards.flatMap((card) => card.checklists);
  const index = {
    cards: new Map(cards.map((card) => [card.id, card])),
    checklists: new Map(checklists.map((checklist) => [checklist.id, checklist])),
  };
  indexes.set(cards, index);
  return index;
}
