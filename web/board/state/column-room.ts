/** Whether a column takes another card. Pure. */
import { columnFull } from "#texts/changes.ts";
import type { Column } from "../../../contract/columns.ts";

/** Why a full column takes no card; null while there is room. */
export function fullness(column: Pick<Column, "title" | "card_limit" | "cards">): string | null {
  return isFull(column) ? columnFull(column.title, column.card_limit ?? 0) : null;
}

export function isFull(column: Pick<Column, "card_limit" | "cards">): boolean {
  return !hasRoom(column, 1);
}

export function hasRoom({ card_limit, cards }: Pick<Column, "card_limit" | "cards">, added: number): boolean {
  return card_limit === null || cards.length + added <= card_limit;
}

/** Whether these cards, some of which may be in the column already, cannot all be in it. */
export function refuses(column: Pick<Column, "card_limit" | "cards">, cardIds: readonly string[]): boolean {
  const added = cardIds.filter((cardId) => !column.cards.some(({ id }) => id === cardId)).length;
  return added > 0 && !hasRoom(column, added);
}
