/** The boards a person uses: when they opened each, and which they starred. */
import { ofToken } from "../platform/auth/api-tokens.ts";
import type { Session } from "../platform/auth/token.ts";
import { either, type Sql, sql } from "../platform/db/sql.ts";
import { insertInto, type Statement, updateOf } from "../platform/db/statements.ts";
import type { Flag } from "../platform/db/table.ts";
import type { Cursor } from "./cursor.ts";

export interface VisitRow {
  id: string;
  opened_at: string | null;
  is_starred: Flag;
  last_activity_at: string;
  /** Of its description. */
  bytes: number;
}

/** The log may have been emptied, up to its newest checkpoint; a restored backup starts with neither. */
const LAST_ACTIVITY = sql`coalesce(
  (SELECT created_at FROM board_events WHERE board_id = b.id ORDER BY seq DESC LIMIT 1),
  (SELECT created_at FROM board_checkpoints WHERE board_id = b.id ORDER BY seq DESC LIMIT 1),
  b.updated_at)`;
const FACTS = sql`${LAST_ACTIVITY} AS last_activity_at, coalesce(octet_length(b.description), 0) AS bytes`;

/** The last opened first. */
export function openedRows(session: Session, after: Cursor | null, limit: number): Sql<VisitRow> {
  const further = after ? sql`AND (v.opened_at, v.board_id) < (${after.at}, ${after.id})` : sql``;
  return sql<VisitRow>`SELECT v.board_id AS id, v.opened_at, v.is_starred, ${FACTS}
    FROM board_visits v JOIN boards b ON b.id = v.board_id
    WHERE v.user_id = ${session.userId} AND v.opened_at IS NOT NULL AND b.deleted_at IS NULL
      ${ofToken(session, sql`v.board_id`)} ${further}
    ORDER BY v.opened_at DESC, v.board_id DESC LIMIT ${after?.at === null ? 0 : limit} + 0`;
}

/** The newest first. */
export function unopenedRows(session: Session, after: Cursor | null, limit: number): Sql<VisitRow> {
  const further = after && after.at === null ? sql`AND m.board_id < ${after.id}` : sql``;
  return sql<VisitRow>`SELECT m.board_id AS id, v.opened_at, coalesce(v.is_starred, ${false}) AS is_starred, ${FACTS}
    FROM board_members m JOIN boards b ON b.id = m.board_id
      LEFT JOIN board_visits v ON v.board_id = m.board_id AND v.user_id = m.user_id
    WHERE m.user_id = ${session.userId} AND v.opened_at IS NULL AND b.deleted_at IS NULL
      ${ofToken(session, sql`m.board_id`)} ${further}
    ORDER BY m.board_id DESC LIMIT ${limit} + 0`;
}

/** Whoever has just been removed from the board leaves nothing behind: the membership is locked. */
const MEMBERSHIP_LOCK = either("", "FOR KEY SHARE");

export function markOpened(userId: string, boardId: string, now: string): Statement<"board_visits"> {
  return insertInto(
    "board_visits",
    sql`(board_id, user_id, opened_at, is_starred)
      SELECT m.board_id, m.user_id, ${now}, ${false} FROM board_members m
      WHERE m.board_id = ${boardId} AND m.user_id = ${userId} ${MEMBERSHIP_LOCK}
      ON CONFLICT (board_id, user_id) DO UPDATE SET opened_at = excluded.opened_at`,
  );
}

export function star(userId: string, boardId: string): Statement<"board_visits"> {
  return insertInto(
    "board_visits",
    sql`(board_id, user_id, opened_at, is_starred)
      SELECT m.board_id, m.user_id, NULL, ${true} FROM board_members m
      WHERE m.board_id = ${boardId} AND m.user_id = ${userId} ${MEMBERSHIP_LOCK}
      ON CONFLICT (board_id, user_id) DO UPDATE SET is_starred = ${true}`,
  );
}

export function unstar(userId: string, boardId: string): Statement<"board_visits"> {
  return updateOf(
    "board_visits",
    sql`SET is_starred = ${false} WHERE board_id = ${boardId} AND user_id = ${userId}`,
  );
}
