/** Which of the cards that were found are shown first in the palette. Pure. */
import type { SearchHit } from "../../../contract/search.ts";

/** Those found by title or number first, and of these the ones of the board that is open; otherwise as they were found. */
export function inOrder(hits: readonly SearchHit[], boardId: string | null): SearchHit[] {
  return hits.toSorted((a, b) => rank(a, boardId) - rank(b, boardId));
}

function rank({ board, matches }: SearchHit, boardId: string | null): number {
  const isNamed = matches.some(({ field }) => field === "title" || field === "number");
  if (!isNamed) return 2;
  return board.id === boardId ? 0 : 1;
}
