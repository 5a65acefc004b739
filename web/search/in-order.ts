/** In which order the cards that were found are shown. Pure. */
import type { SearchHit } from "../../contract/search.ts";
import { isComplete } from "../board/cards/tile/is-complete.ts";

/**
 * Those found by title or number first, and of these the ones of the board that is open; among equals, what is left to do
 * before what is complete. Otherwise as they were found.
 */
export function inOrder(hits: readonly SearchHit[], boardId: string | null): SearchHit[] {
  return hits.toSorted((a, b) => rank(a, boardId) - rank(b, boardId));
}

function rank({ board, card, column, matches }: SearchHit, boardId: string | null): number {
  const isNamed = matches.some(({ field }) => field === "title" || field === "number");
  const place = !isNamed ? 2 : board.id === boardId ? 0 : 1;
  return 2 * place + Number(isComplete(card, column));
}
