import type { Label } from "../../contract/labels.ts";
import type { Siblings } from "../platform/core/rank.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import type { Limits, Taken } from "../platform/quotas/limits.ts";

export function columnOfCard(cardId: string): Sql {
  return sql`(SELECT column_id FROM cards WHERE id = ${cardId})`;
}

export function cardsIn(columnId: string | Sql): Siblings {
  return { table: "cards", parent: { column: "column_id", id: columnId } };
}

/** A column, if it is on that board. */
export function columnRow(columnId: string | Sql, boardId: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM columns WHERE id = ${columnId} AND board_id = ${boardId}`;
}

/** The same, with how many cards the board has. */
export function columnToFill(columnId: string, boardId: string, limits: Limits): Sql<{ id: string } & Taken> {
  return sql<{ id: string } & Taken>`SELECT id, ${limits.taken("cards", boardId)} AS taken
    FROM columns WHERE id = ${columnId} AND board_id = ${boardId}`;
}

/** A label, if it is on that board. */
export function labelRow(labelId: string, boardId: string): Sql<Label> {
  return sql<Label>`SELECT id, board_id, name, color FROM labels
    WHERE id = ${labelId} AND board_id = ${boardId}`;
}
