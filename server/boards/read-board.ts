/** A whole board as the database has it, read in one state: a statement for each table whatever the number of cards. */
import type { FullBoard } from "../../contract/boards.ts";
import { buildColumnsOfBoard, columnTreeOfBoard } from "../columns/store.ts";
import type { BoardAt, BoardPoint, BoardSource, BoardSteps, Since } from "../platform/core/snapshots.ts";
import { type DbReader, type Queries, type Rows, rowsOf } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { effectOf, effectsBetween } from "../platform/event-log/effects.ts";
import { LostData, unpacked } from "../platform/event-log/packed.ts";
import { stampAfter } from "../platform/event-log/stamps.ts";
import { inSlices } from "../platform/scheduling/time-slices.ts";
import { notFound } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";
import { boardRows, buildBoards } from "./store.ts";

/** More than this is slower to apply than the board is to read. */
const STEPS = { events: 256, bytes: 262_144 };

export function versionRow(boardId: string): Sql<BoardPoint> {
  return sql<BoardPoint>`SELECT seq, revision, stamp FROM boards WHERE id = ${boardId}`;
}

export function boardSource(db: DbReader, boardId: string): BoardSource {
  return {
    whole: () => readBoard(db, boardId),
    since: (at) => stepsSince(db, boardId, at),
  };
}

/** None before the first event, and where the log has started over. */
function lastEvent(boardId: string): Sql<{ created_at: string }> {
  return sql<{ created_at: string }>`SELECT created_at FROM board_events
    WHERE board_id = ${boardId} AND seq = (SELECT seq FROM boards WHERE id = ${boardId})`;
}

export async function readBoard(db: DbReader, boardId: string): Promise<BoardAt> {
  return (await readBoardWith(db, boardId, {})).at;
}

/** The log and the version are read in one state, and the stamp proves that the one leads to the other. */
async function stepsSince(db: DbReader, boardId: string, at: Since): Promise<BoardSteps | null> {
  const { version, log } = await db.readWithin(boardId, {
    version: versionRow(boardId),
    log: effectsBetween(boardId, at.seq, at.seq + STEPS.events, STEPS),
  });
  const effects = await unpacked(db, boardId, log).catch(nothingIfLost);
  const [now] = version;
  if (now?.stamp !== stampAfter(at.stamp, effects)) return null;
  return {
    revision: now.revision,
    stamp: now.stamp,
    events: effects.map(effectOf),
    characters: effects.reduce((sum, { data }) => sum + data.length, 0),
  };
}

/** The board itself can still be read. */
function nothingIfLost(error: unknown): [] {
  if (error instanceof LostData) return [];
  throw error;
}

/** The board, and what else is asked of the same state. */
export async function readBoardWith<More extends Queries>(
  db: DbReader,
  boardId: string,
  more: More,
): Promise<{ at: BoardAt; more: Rows<More> }> {
  const queries = {
    version: versionRow(boardId),
    last_event: lastEvent(boardId),
    ...boardRows(sql`${boardId}`),
    ...columnTreeOfBoard(boardId),
  };
  const all: Rows<Queries> = await db.readManyWithin(boardId, { ...more, ...queries });
  const rows = rowsOf(queries, all);
  const [board] = buildBoards(rows);
  if (!board) throw notFound("This board");
  const known = {
    labels: new Map(board.labels.map((label) => [label.id, label])),
    users: new Map(board.members.map(({ user }) => [user.id, user])),
  };
  const full: FullBoard = {
    ...board,
    last_event_at: rows.last_event[0]?.created_at ?? null,
    columns: await inSlices(buildColumnsOfBoard(rows, known)),
  };
  return { at: { ...one(rows.version), board: full }, more: rowsOf(more, all) };
}
