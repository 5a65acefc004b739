import { type Sql, sql } from "../../platform/db/sql.ts";

/**
 * Limits a search of the log to the newest 5,000 events about something after event `since`. They begin at number
 * `from`; `areMore` is true if there are others before. (There is a single lower bound: of two, SQLite might use the
 * wrong one. The limit is part of the text, for SQLite's plan.)
 */
export function newestEvents(boardId: string, aboutId: string, since: number): { from: Sql; areMore: Sql } {
  const next = sql`SELECT seq FROM board_events WHERE board_id = ${boardId} AND about_id = ${aboutId}
    AND seq > ${since} ORDER BY seq DESC LIMIT 1 OFFSET 5000`;
  return { from: sql`coalesce((${next}), ${since + 1})`, areMore: sql`EXISTS (${next})` };
}
