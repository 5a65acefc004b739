/** When a card is complete, for every screen. Pure. */
import type { FullBoard } from "../../../../contract/boards.ts";
import type { Card } from "../../../../contract/cards.ts";
import type { Column } from "../../../../contract/columns.ts";

type Place = Pick<Column, "is_done_column"> | null | undefined;

/** It is marked so, or its column is for done work: then nothing is left to do by its due date. */
export function isComplete({ is_complete }: Pick<Card, "is_complete">, column: Place): boolean {
  return is_complete || column?.is_done_column === true;
}

export function isCompleteOn(board: FullBoard, card: Card): boolean {
  return card.is_complete || isInDone(board, card);
}

/** Its column makes it complete, whether it is marked so or not. */
export function isInDone({ columns }: FullBoard, { column_id }: Card): boolean {
  return columns.some(({ id, is_done_column }) => id === column_id && is_done_column);
}
