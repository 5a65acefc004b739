/** Boards by id, without their columns: as many of the first as are cheap to read together. */
import type { Board } from "../../contract/boards.ts";
import type { DbReader } from "../platform/db/db.ts";
import { idList, sql } from "../platform/db/sql.ts";
import { inSlices } from "../platform/scheduling/time-slices.ts";
import { assembleBoards, type BoardQueries, boardRows } from "./store.ts";

/** The most rows of labels, and of members; with more, only a few boards are read. */
const FEW_ROWS = 2000;
const FEW_BOARDS = 8;

interface SomeBoards {
  /** By id; boards that are gone are missing. */
  boards: Map<string, Board>;
  /** How many of the ids were looked up. */
  read: number;
}

export async function readSomeBoards(
  db: DbReader,
  ids: readonly string[],
  account: string,
): Promise<SomeBoards> {
  const all = await db.read(fewRows(ids), account);
  const hasAll = all.labels.length <= FEW_ROWS && all.members.length <= FEW_ROWS;
  const some = hasAll ? ids : ids.slice(0, FEW_BOARDS);
  const rows = hasAll ? all : await db.readMany(rowsOf(some), account);
  const boards = await inSlices(assembleBoards(rows));
  return { boards: new Map(boards.map((board) => [board.id, board])), read: some.length };
}

function rowsOf(ids: readonly string[]): BoardQueries {
  return boardRows(sql`SELECT id FROM boards WHERE id ${idList(ids)}`);
}

function fewRows(ids: readonly string[]): BoardQueries {
  const { boards, labels, members } = rowsOf(ids);
  return {
    boards,
    labels: sql`${labels} LIMIT ${FEW_ROWS} + 1`,
    members: sql`${members} LIMIT ${FEW_ROWS} + 1`,
  };
}
