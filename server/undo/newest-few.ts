import { type Sql, sql } from "../platform/db/sql.ts";

/**
 * The number from which on the newest 5,000 events about something are: nothing looks further back, however many there
 * are. Before the first of all if there are fewer. (The limit is part of the text, for SQLite's plan.)
 */
export function newestFew(boardId: string, aboutId: string): Sql {
  return sql`coalesce((SELECT seq FROM board_events WHERE board_id = ${boardId} AND about_id = ${aboutId}
    ORDER BY seq DESC LIMIT 1 OFFSET 5000), -1)`;
}
