/** A whole board as the database has it, read in one state: a statement for each table whatever the number of cards. */
import type { FullBoard } from "../../contract/boards.ts";
import { buildColumnsOfBoard, columnTreeOfBoard } from "../columns/store.ts";
import type { BoardAt } from "../platform/core/snapshots.ts";
import { type DbReader, type Queries, type Rows, rowsOf, type Version } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { notFound } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";
import { inSlices } from "../platform/util/time-slices.ts";
import { boardRows, buildBoards } from "./store.ts";

export function versionRow(boardId: string): Sql<Version> {
  return sql<Version>`SELECT revision, stamp FROM boards WHERE id = ${boardId}`;
}

/** None before the first event, and where the log has started over. */
function lastEvent(boardId: string): Sql<{ created_at: string }> {
  return sql<{ created_at: string }>`SELECT created_at FROM board_events
    WHERE board_id = ${boardId} AND seq = (SELECT seq FROM boards WHERE id = ${boardId})`;
}

export async function readBoard(db: DbReader, boardId: string): Promise<BoardAt> {
  return (await readBoardWith(db, boardId, {})).at;
}

/** The board, and what else is asked of the same state. */
export async function readBoardWith<More extends Queries>(
  db: DbReader,
  boardId: string,
  more: More,
): Promise<{ at: BoardAt; more: Rows<More> }> {
  const queries = {
    version: versionRow(boardId),
    lastEvent: lastEvent(boardId),
    ...boardRows(sql`${boardId}`),
    ...columnTreeOfBoard(boardId),
  };
  const all: Rows<Queries> = await db.readMany({ ...more, ...queries });
  const rows = rowsOf(queries, all);
  const [board] = buildBoards(rows);
  if (!board) throw notFound("This board");
  const known = {
    labels: new Map(board.labels.map((label) => [label.id, label])),
    users: new Map(board.members.map(({ user }) => [user.id, user])),
  };
  const full: FullBoard = {
    ...board,
    last_event_at: rows.lastEvent[0]?.created_at ?? null,
    columns: await inSlices(buildColumnsOfBoard(rows, known)),
  };
  return { at: { ...one(rows.version), board: full }, more: rowsOf(more, all) };
}
