import type { SearchHit } from "../../contract/search.ts";

/** What is in a done column is done, as on its board. */
export function isOverdue({ card, column }: Pick<SearchHit, "card" | "column">, now: Date): boolean {
  const isDone = card.is_complete || column?.is_done_column;
  return card.due_at !== null && card.due_at < now.toISOString() && !isDone;
}
