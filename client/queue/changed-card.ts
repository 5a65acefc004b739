import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { findCard } from "../changes/board-changes.ts";
import { cardsOf, idsIn, type Operation } from "../changes/operations.ts";

/** The card that it is about, or that has the checklist or item that it is about. */
export function changedCard(board: FullBoard | null, operation: Operation): Card | undefined {
  if (!board) return undefined;
  const ids = [...new Set([...cardsOf(operation), ...idsIn(operation)])];
  const { input } = operation;
  if (!("checklist_id" in input || "item_id" in input))
    return ids.map((id) => findCard(board, id)).find((card) => card !== undefined);
  const cards = board.columns.flatMap((column) => column.cards);
  return cards.find(({ checklists }) =>
    checklists.some(({ id, items }) => ids.includes(id) || items.some((item) => ids.includes(item.id))),
  );
}
