import type { ColumnFields } from "../../contract/columns.ts";
import { type CardTree, cardTreeWhere } from "../cards/tree.ts";
import type { Siblings } from "../platform/core/rank.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import type { Row } from "../tables.ts";
import { columnRows } from "./tree.ts";

export function columnsOf(boardId: string): Siblings {
  return { table: "columns", parent: { column: "board_id", id: boardId } };
}

export function columnById(columnId: string): Sql<Row<"columns">> {
  return columnRows(sql`id = ${columnId}`);
}

export function cardsOfColumn({ id, board_id }: Pick<ColumnFields, "id" | "board_id">): CardTree {
  return cardTreeWhere(board_id, sql`c.column_id = ${id}`);
}
