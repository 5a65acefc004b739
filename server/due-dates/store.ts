/** Cards whose due date is near or has passed and that nobody has been told of. */
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import type { Flag } from "../platform/db/table.ts";

/** A day before, and when it passes. */
export type Notice = "due_soon" | "overdue";

export interface DueCard {
  boardId: string;
  id: string;
  notice: Notice;
}

/**
 * The earliest of them, read from the two partial indexes, which have the same conditions. `except` lists boards that have
 * to wait.
 */
export function dueCards(
  { now, soonUntil, most }: { now: string; soonUntil: string; most: number },
  except: readonly string[],
): Sql<DueCard> {
  const others = except.length > 0 ? sql`AND NOT (c.board_id ${idList(except)})` : sql``;
  // A board that is still being written, by a copy or an import, waits.
  const open = sql`c.due_at IS NOT NULL AND NOT c.is_complete AND NOT EXISTS (SELECT 1 FROM boards b
    WHERE b.id = c.board_id AND b.deleted_at IS NOT NULL AND b.deleted_by IS NULL)`;
  return sql<DueCard>`SELECT * FROM (SELECT c.board_id AS "boardId", c.id, 'overdue' AS notice, c.due_at FROM cards c
        WHERE ${open} AND c.overdue_for IS DISTINCT FROM c.due_at AND c.due_at <= ${now} ${others}
        ORDER BY c.due_at LIMIT ${most} + 0) overdue
    UNION ALL SELECT * FROM (SELECT c.board_id AS "boardId", c.id, 'due_soon' AS notice, c.due_at FROM cards c
        WHERE ${open} AND c.due_soon_for IS DISTINCT FROM c.due_at
          AND c.due_at > ${now} AND c.due_at <= ${soonUntil} ${others}
        ORDER BY c.due_at LIMIT ${most} + 0) due_soon`;
}

export type NoticeState = { due_soon_for: string | null; overdue_for: string | null; is_done_column: Flag };

export function noticeState(boardId: string, cardId: string): Sql<NoticeState> {
  return sql<NoticeState>`SELECT c.due_soon_for, c.overdue_for, k.is_done_column FROM cards c
    JOIN columns k ON k.board_id = c.board_id AND k.id = c.column_id
    WHERE c.board_id = ${boardId} AND c.id = ${cardId}`;
}

/** No row if the board has been deleted. */
export function liveBoard(boardId: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM boards WHERE id = ${boardId} AND deleted_at IS NULL`;
}
