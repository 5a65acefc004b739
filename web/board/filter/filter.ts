/** Which cards the filter shows. Pure. */
import type { Card } from "../../../contract/cards.ts";

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

type Judged = Pick<Card, "title" | "description" | "labels" | "assignees">;

export function filterCards<T extends Judged>(cards: T[], filter: Filter): T[] {
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

/** Whether a new card with this title is shown. */
export function showsNew(title: string, filter: Filter): boolean {
  return filterCards([{ title, description: null, labels: [], assignees: [] }], filter).length > 0;
}

export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}
