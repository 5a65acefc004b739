/** Where the database is on watched boards, and whether what was sent of them is what its log has. */
import type { DbReader } from "../../db/db.ts";
import { idList, sql } from "../../db/sql.ts";
import type { Channel } from "./channel.ts";

export interface Head {
  seq: number;
  /** When events were decided on, by their number, as the log has it; empty where nothing can get lost. */
  log: readonly (readonly [seq: number, at: string])[];
}

/** As many as a channel remembers. */
const MOST_COMPARED = 256;

/** By board; one that is not there is gone. */
export async function readHeads(db: DbReader, watched: readonly Channel[]): Promise<Map<string, Head>> {
  if (db.kind === "sqlite") {
    const ids = idList(watched.map(({ boardId }) => boardId));
    const { boards } = await db.read({
      boards: sql<{ id: string; seq: number }>`SELECT id, seq FROM boards WHERE id ${ids}`,
    });
    return new Map(boards.map(({ id, seq }) => [id, { seq, log: [] }]));
  }
  const asked = watched.map(({ boardId, lastSent: head, doubtedFrom }) => ({
    id: boardId,
    first: Math.max(doubtedFrom ?? head, head - MOST_COMPARED + 1),
    head,
  }));
  if (db.isDistributed) {
    const heads = await Promise.all(asked.map((one) => readHead(db, one)));
    return new Map(heads.flat().map(({ id, seq, log }) => [id, { seq, log: log ?? [] }]));
  }
  // LATERAL with LIMIT forces an index lookup per board, whatever the statistics say.
  const { boards } = await db.read({
    boards: sql<HeadRow>`SELECT b.id, b.seq,
        (SELECT json_agg(json_build_array(e.seq, e.created_at)) FROM board_events e
         WHERE e.board_id = b.id AND e.seq BETWEEN asked.first AND asked.head) AS log
      FROM json_to_recordset(${JSON.stringify(asked)}::text::json) AS asked (id uuid, first bigint, head bigint)
      JOIN LATERAL (SELECT id, seq FROM boards WHERE id = asked.id LIMIT 1) b ON true`,
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
  db: DbReader,
  { id, first, head }: { id: string; first: number; head: number },
): Promise<HeadRow[]> {
  const { boards } = await db.read({
    boards: sql<HeadRow>`SELECT b.id, b.seq,
        (SELECT json_agg(json_build_array(e.seq, e.created_at)) FROM board_events e
         WHERE e.board_id = ${id} AND e.seq BETWEEN ${first} AND ${head}) AS log
      FROM boards b WHERE b.id = ${id}`,
  });
  return boards;
}
