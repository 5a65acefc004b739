/**
 * Idempotency keys. A database that is spread over machines cannot see that a key was used on another board, so there it
 * may have several uses; all others allow one, and get the newest.
 */
import type { Row } from "./end.ts";
import type { Table } from "./tables.ts";

export const KEYS = "idempotency_keys";

/** The uses of a key come in a row, the newest first. */
export const USES_IN_ORDER = "user_id, key, created_at DESC, board_id";

/** Whether a row is the first of its key, of rows in that order. */
export function firstUses({ columns }: Table): (row: Row) => boolean {
  const key = ["user_id", "key"].map((name) => columns.findIndex((column) => column.name === name));
  let last = "";
  return (row) => {
    const shown = JSON.stringify(key.map((column) => row[column]));
    const isFirst = shown !== last;
    last = shown;
    return isFirst;
  };
}
