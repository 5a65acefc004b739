import type { Card } from "../../contract/cards.ts";
import type { Column, ColumnFields } from "../../contract/columns.ts";
import {
  buildCardsOfBoard,
  type CardTree,
  cardTreeOfBoard,
  cardTreeWhere,
  type Known,
} from "../cards/store.ts";
import type { Siblings } from "../platform/core/rank.ts";
import type { Rows } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import type { Limit } from "../platform/quotas/limits.ts";
import { grouped, type Work } from "../platform/scheduling/time-slices.ts";
import { contentTag, weak } from "../platform/util/entity-tags.ts";

export const COLUMN_LIMIT: Limit = {
  table: "columns",
  most: (config) => config.MAX_COLUMNS_PER_BOARD,
  of: "A board",
  what: "columns",
};

/** All columns of a board with their cards. */
export function columnTreeOfBoard(boardId: string) {
  return { columns: columnRows(sql`board_id = ${boardId}`), ...cardTreeOfBoard(boardId) };
}

function columnRows(which: Sql): Sql<ColumnFields> {
  return sql<ColumnFields>`SELECT id, board_id, title, rank, color, is_done_column, card_limit FROM columns
    WHERE ${which} ORDER BY rank`;
}

export function* buildColumnsOfBoard(
  rows: Rows<ReturnType<typeof columnTreeOfBoard>>,
  known: Known,
): Work<Column[]> {
  return yield* withCards(rows.columns, yield* buildCardsOfBoard(rows, known));
}

function* withCards(columns: ColumnFields[], all: Card[]): Work<Column[]> {
  const cards = yield* grouped(all, (card) => card.column_id);
  return columns.map((row) => ({ ...toColumnFields(row), cards: cards.get(row.id) ?? [] }));
}

export function toColumnFields(row: ColumnFields): ColumnFields {
  return {
    id: row.id,
    board_id: row.board_id,
    title: row.title,
    rank: row.rank,
    color: row.color,
    is_done_column: Boolean(row.is_done_column),
    card_limit: row.card_limit,
  };
}

/** Does not cover its cards. */
export function columnTag(column: ColumnFields): string {
  return weak(contentTag(JSON.stringify(column)));
}

export function columnsOf(boardId: string): Siblings {
  return { table: "columns", boardId };
}

export function columnById(boardId: string, columnId: string): Sql<ColumnFields> {
  return columnRows(sql`board_id = ${boardId} AND id = ${columnId}`);
}

export function cardsOfColumn({ id, board_id }: Pick<ColumnFields, "id" | "board_id">): CardTree {
  return cardTreeWhere(board_id, sql`c.column_id = ${id}`);
}
