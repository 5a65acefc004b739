/** Where the database is on some boards, and which events its log has under some numbers. */
import { DatabaseUnavailable, type DbReader } from "../../db/db.ts";
import { orUnavailable } from "../../db/or-unavailable.ts";
import { idList, sql } from "../../db/sql.ts";
import type { Channel } from "./channel.ts";

export interface Head {
  seq: number;
  /** When events were decided on, by their number, as the log has it; empty where nothing can get lost. */
  log: readonly (readonly [seq: number, at: string])[];
}

/** A board, with the numbers of the events that are to be compared. */
export interface HeadQuery {
  boardId: string;
  first: number;
  last: number;
}

/** As many as a channel remembers. */
const MOST_COMPARED = 256;

/** What is in doubt of what was sent; otherwise the last event. */
export function queryOf({ boardId, lastSent, doubtedFrom }: Channel): HeadQuery {
  const first = Math.max(doubtedFrom ?? lastSent, lastSent - MOST_COMPARED + 1);
  return { boardId, first, last: lastSent };
}

/** By board; one that is not there is gone, unless its machine is down. */
export async function readHeads(
  db: Pick<DbReader, "kind" | "isDistributed" | "read" | "readWithin">,
  asked: readonly HeadQuery[],
): Promise<Map<string, Head | DatabaseUnavailable>> {
  if (db.kind === "sqlite") {
    const ids = idList(asked.map(({ boardId }) => boardId));
    const { boards } = await db.read({
      boards: sql<{ id: string; seq: number }>`SELECT id, seq FROM boards WHERE id ${ids}`,
    });
    return new Map(boards.map(({ id, seq }) => [id, { seq, log: [] }]));
  }
  if (db.isDistributed) {
    const heads = asked.map(async (one): Promise<[string, Head | DatabaseUnavailable][]> => {
      const rows = await orUnavailable(readHead(db, one));
      if (rows instanceof DatabaseUnavailable) return [[one.boardId, rows]];
      return rows.map(({ id, seq, log }) => [id, { seq, log: log ?? [] }]);
    });
    return new Map((await Promise.all(heads)).flat());
  }
  // LATERAL with LIMIT forces an index lookup per board, whatever the statistics say.
  const { boards } = await db.read({
    boards: sql<HeadRow>`SELECT b.id, b.seq,
        (SELECT json_agg(json_build_array(e.seq, e.created_at)) FROM board_events e
         WHERE e.board_id = b.id AND e.seq BETWEEN asked.first AND asked.last) AS log
      FROM json_to_recordset(${JSON.stringify(asked)}::text::json) AS asked ("boardId" uuid, first bigint, last bigint)
      JOIN LATERAL (SELECT id, seq FROM boards WHERE id = asked."boardId" LIMIT 1) b ON true`,
  });
  return new Map(boards.map(({ id, seq, log }) => [id, { seq, log: log ?? [] }]));
}

interface HeadRow {
  id: string;
  seq: number;
  log: Head["log"] | null;
}

/** Of one board, in one place. */
async function readHead(
  db: Pick<DbReader, "readWithin">,
  { boardId, first, last }: HeadQuery,
): Promise<HeadRow[]> {
  const { boards } = await db.readWithin(boardId, {
    boards: sql<HeadRow>`SELECT b.id, b.seq,
        (SELECT json_agg(json_build_array(e.seq, e.created_at)) FROM board_events e
         WHERE e.board_id = ${boardId} AND e.seq BETWEEN ${first} AND ${last}) AS log
      FROM boards b WHERE b.id = ${boardId}`,
  });
  return boards;
}
