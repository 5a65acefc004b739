import type { SearchHit } from "../../contract/search.ts";
import { isComplete } from "../board/cards/tile/is-complete.ts";

export function isOverdue({ card, column }: Pick<SearchHit, "card" | "column">, now: Date): boolean {
  return card.due_at !== null && card.due_at < now.toISOString() && !isComplete(card, column);
}
