/** Whether a column takes another card. Pure. */
import type { Column } from "../../../contract/columns.ts";

export function isFull({ card_limit, cards }: Pick<Column, "card_limit" | "cards">): boolean {
  return card_limit !== null && cards.length >= card_limit;
}

/** In the words of the service. */
export function fullColumn({ title, card_limit }: Pick<Column, "title" | "card_limit">): string {
  return `The column “${title}” is full: its limit is ${card_limit} ${card_limit === 1 ? "card" : "cards"}.`;
}
