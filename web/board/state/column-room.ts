/** Whether a column takes another card. Pure. */
import type { Column } from "../../../contract/columns.ts";

export function isFull(column: Pick<Column, "card_limit" | "cards">): boolean {
  return !hasRoom(column, 1);
}

export function hasRoom({ card_limit, cards }: Pick<Column, "card_limit" | "cards">, added: number): boolean {
  return card_limit === null || cards.length + added <= card_limit;
}
