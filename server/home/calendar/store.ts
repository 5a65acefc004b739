/** Due dates in order, each read from an index up to a limit, and who may read a feed. */
import { FIRST_NONCE } from "../../platform/auth/feed-tokens.ts";
import type { DbReader } from "../../platform/db/db.ts";
import { idList, join, type Sql, sql } from "../../platform/db/sql.ts";
import type { Flag } from "../../platform/db/table.ts";

export interface DueCard {
  id: string;
  board_id: string;
  board_title: string;
  number: number;
  title: string;
  due_at: string;
  is_complete: Flag;
  created_at: string;
  updated_at: string;
}

export function nonceOf(userId: string): Sql<{ nonce: string; is_active: Flag }> {
  return sql<{
    nonce: string;
    is_active: Flag;
  }>`SELECT coalesce(k.nonce, ${FIRST_NONCE}) AS nonce, u.is_active
    FROM users u LEFT JOIN calendar_keys k ON k.user_id = u.id WHERE u.id = ${userId}`;
}

/** A part of all due dates: `most` from a time on, or the last ones before it, that one first. */
export interface Stretch {
  from: string;
  isPast: boolean;
  most: number;
}

export type DueDate = Pick<DueCard, "id" | "board_id" | "due_at">;

/** Also on deleted boards. */
export function assignedDates(userId: string, stretch: Stretch): Sql<DueDate> {
  return inOrder(
    [false, true].map(
      (isComplete) => sql`SELECT p.board_id, p.card_id AS id, p.due_at FROM card_assignees p
        WHERE p.user_id = ${userId} AND p.is_complete = ${isComplete} AND ${isWithin(stretch)}
        ORDER BY p.due_at ${direction(stretch)}, p.card_id ${direction(stretch)} LIMIT ${stretch.most} + 0`,
    ),
    stretch,
  );
}

/** So many of each board. `which` is a condition on `board_members m`. */
export function datesOfBoards(kind: DbReader["kind"], which: Sql, stretch: Stretch): Sql<DueDate> {
  const first = inOrder(
    [false, true].map(
      (isComplete) => sql`SELECT p.board_id, p.id, p.due_at FROM cards p
        WHERE p.board_id = m.board_id AND p.is_complete = ${isComplete} AND ${isWithin(stretch)}
        ORDER BY p.due_at ${direction(stretch)}, p.id ${direction(stretch)} LIMIT ${stretch.most} + 0`,
    ),
    stretch,
  );
  const isLive = sql`${which} AND b.id = m.board_id AND b.deleted_at IS NULL`;
  return kind === "sqlite"
    ? sql<DueDate>`SELECT c.board_id, c.id, c.due_at FROM board_members m CROSS JOIN boards b CROSS JOIN cards c
        WHERE ${isLive} AND c.board_id = m.board_id AND c.id IN (SELECT few.id FROM (${first}) few)`
    : sql<DueDate>`SELECT few.board_id, few.id, few.due_at
        FROM board_members m CROSS JOIN boards b CROSS JOIN LATERAL (${first}) few WHERE ${isLive}`;
}

/** Complete cards and others are apart in the index: `most` of both together. */
function inOrder(parts: readonly Sql[], stretch: Stretch): Sql<DueDate> {
  const pages = parts.map((part) => sql`SELECT * FROM (${part}) page`);
  return sql<DueDate>`SELECT board_id, id, due_at FROM (${join(pages, " UNION ALL ")}) page
    ORDER BY due_at ${direction(stretch)}, id ${direction(stretch)} LIMIT ${stretch.most} + 0`;
}

function isWithin({ from, isPast }: Stretch): Sql {
  return isPast ? sql`p.due_at < ${from}` : sql`p.due_at >= ${from}`;
}

function direction({ isPast }: Stretch): Sql {
  return isPast ? sql`DESC` : sql`ASC`;
}

/** Of boards that are not deleted. */
export function dueCards(ids: readonly string[]): Sql<DueCard> {
  return sql<DueCard>`SELECT c.id, c.board_id, b.title AS board_title, c.number, c.title, c.due_at, c.is_complete,
      c.created_at, c.updated_at
    FROM cards c CROSS JOIN boards b
    WHERE c.id ${idList(ids)} AND c.due_at IS NOT NULL AND b.id = c.board_id AND b.deleted_at IS NULL`;
}
