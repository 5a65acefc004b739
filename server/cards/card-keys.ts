/** Cards of any boards by their keys, and the columns that they are in. */
import type { Card } from "../../contract/cards.ts";
import type { ColumnFields } from "../../contract/columns.ts";
import { eachObject, idIn } from "../platform/db/json.ts";
import { type Sql, sql } from "../platform/db/sql.ts";

export type CardKey = Pick<Card, "board_id" | "id">;

/**
 * By board and id. Without statistics, PostgreSQL expects that many cards have the same id, and starts further processes to
 * read them; that both together are unique, it knows.
 */
export function among(keys: readonly CardKey[]): Sql {
  const all = JSON.stringify({ keys: keys.map(({ board_id, id }) => ({ board_id, id })) });
  return sql`IN (SELECT ${idIn(sql`p.value`, "board_id")}, ${idIn(sql`p.value`, "id")}
    FROM ${eachObject(sql`CAST(${all} AS TEXT)`, "keys", "p")})`;
}

/** What lists of cards say about the column of each. */
export type ColumnOfCard = Pick<ColumnFields, "id" | "title" | "is_done_column">;

/** The columns that these cards are in. */
export function columnsOfCards(keys: readonly CardKey[]): Sql<ColumnOfCard> {
  return sql<ColumnOfCard>`SELECT k.id, k.title, k.is_done_column FROM columns k WHERE (k.board_id, k.id) IN (
    SELECT c.board_id, c.column_id FROM cards c WHERE (c.board_id, c.id) ${among(keys)})`;
}

export function columnsById(rows: readonly ColumnOfCard[]): Map<string, ColumnOfCard> {
  return new Map(rows.map((row) => [row.id, { ...row, is_done_column: Boolean(row.is_done_column) }]));
}
