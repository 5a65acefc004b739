/** The numbered events of a board: read as they were written, sent without being decoded. */
import { EVENT_VERSION } from "../../contract/events.ts";
import { type Sql, sql } from "./db/sql.ts";

export interface EventRow {
  board_id: string;
  seq: number;
  type: string;
  user_id: string | null;
  data: string;
  renumbered: string | null;
  created_at: string;
}

export function eventsAfter(boardId: string, since: number, limit: number): Sql<EventRow> {
  return sql<EventRow>`SELECT board_id, seq, type, user_id, data, renumbered, created_at FROM board_events
    WHERE board_id = ${boardId} AND seq > ${since} ORDER BY seq LIMIT ${limit}`;
}

/** The number of the oldest event that is still there. */
export function oldestEvent(boardId: string): Sql<{ seq: number | null }> {
  return sql<{ seq: number | null }>`SELECT min(seq) AS seq FROM board_events WHERE board_id = ${boardId}`;
}

/** The envelope around data that is JSON already. */
export function encodeEvent(row: EventRow): string {
  const user = row.user_id === null ? "null" : `"${row.user_id}"`;
  const renumbered = row.renumbered === null ? "" : `,"renumbered":${row.renumbered}`;
  return (
    `{"type":"${row.type}","data":${row.data},"user_id":${user},"timestamp":"${row.created_at}",` +
    `"version":"${EVENT_VERSION}","board_id":"${row.board_id}","seq":${row.seq}${renumbered}}`
  );
}
