import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";

/** Nothing is left to do by its due date: it is complete, or in a column for done work. */
export function isDone({ columns }: FullBoard, card: Card): boolean {
  return (
    card.is_complete || columns.some(({ id, is_done_column }) => id === card.column_id && is_done_column)
  );
}
