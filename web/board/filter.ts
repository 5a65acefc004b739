/** Which cards are shown. Pure. */
import type { Card } from "../../contract/cards.ts";

export interface Filter {
  text: string;
  /** All of these. */
  labelIds: readonly string[];
  /** Any of these. */
  userIds: readonly string[];
}

export const NO_FILTER: Filter = { text: "", labelIds: [], userIds: [] };

export function isFiltering({ text, labelIds, userIds }: Filter): boolean {
  return text.trim() !== "" || labelIds.length > 0 || userIds.length > 0;
}

export function filterCards(cards: Card[], filter: Filter): Card[] {
  if (!isFiltering(filter)) return cards;
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = `${card.title}\n${card.description ?? ""}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      filter.labelIds.every((id) => card.labels.some((label) => label.id === id)) &&
      (filter.userIds.length === 0 || card.assignees.some(({ id }) => filter.userIds.includes(id)))
    );
  });
}

export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}
