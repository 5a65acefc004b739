import type { Card } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import {
  buildCards,
  buildCardsOfBoard,
  type CardTree,
  cardTreeOfBoard,
  cardTreeWhere,
  type Known,
} from "../cards/tree.ts";
import type { Rows } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { atOnce, grouped, type Work } from "../platform/slices.ts";

type ColumnRow = Omit<Column, "cards">;

export type ColumnTree = CardTree & { columns: Sql<ColumnRow> };

/** A column with its cards. */
export function columnTree(columnId: string, boardId: string): ColumnTree {
  return {
    columns: columnRows(sql`id = ${columnId}`),
    ...cardTreeWhere(boardId, sql`c.column_id = ${columnId}`),
  };
}

/** All columns of a board with their cards. */
export function columnTreeOfBoard(boardId: string) {
  return { columns: columnRows(sql`board_id = ${boardId}`), ...cardTreeOfBoard(boardId) };
}

function columnRows(which: Sql): Sql<ColumnRow> {
  return sql<ColumnRow>`SELECT id, board_id, title, rank, color, is_done_column FROM columns
    WHERE ${which} ORDER BY rank`;
}

export function buildColumns(rows: Rows<ColumnTree>): Column[] {
  return atOnce(withCards(rows.columns, buildCards(rows)));
}

export function* buildColumnsOfBoard(
  rows: Rows<ReturnType<typeof columnTreeOfBoard>>,
  known: Known,
): Work<Column[]> {
  return yield* withCards(rows.columns, yield* buildCardsOfBoard(rows, known));
}

function* withCards(columns: ColumnRow[], all: Card[]): Work<Column[]> {
  const cards = yield* grouped(all, (card) => card.column_id);
  return columns.map((row) => ({
    id: row.id,
    board_id: row.board_id,
    title: row.title,
    rank: row.rank,
    color: row.color,
    is_done_column: Boolean(row.is_done_column),
    cards: cards.get(row.id) ?? [],
  }));
}
