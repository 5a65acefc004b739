/** Whether a column takes another card. Pure. */
import type { Column } from "../../../contract/columns.ts";

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

/** In the words of the service. */
export function fullColumn({ title, card_limit }: Pick<Column, "title" | "card_limit">): string {
  return `The column “${title}” is full: its limit is ${card_limit} ${card_limit === 1 ? "card" : "cards"}.`;
}

/** Of several cards that are added at once, there is room for some. */
export function fewPlaces({
  title,
  card_limit,
  cards,
}: Pick<Column, "title" | "card_limit" | "cards">): string {
  return `The column “${title}” has room for ${(card_limit ?? 0) - cards.length} more: its limit is ${card_limit} cards.`;
}
