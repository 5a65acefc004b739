/** The due dates of a calendar feed, and who may read it. */
import { FIRST_NONCE } from "../../platform/auth/feed-tokens.ts";
import { type Sql, sql } from "../../platform/db/sql.ts";
import { insertInto, type Statement } from "../../platform/db/statements.ts";
import type { Flag } from "../../platform/db/table.ts";

/** A feed has at most so many due dates: the next ones, and the last ones before now. */
const MOST_AHEAD = 700;
const MOST_PAST = 300;

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

export function renewNonce(userId: string, nonce: string): Statement<"calendar_keys"> {
  return insertInto(
    "calendar_keys",
    sql`(user_id, nonce) VALUES (${userId}, ${nonce})
      ON CONFLICT (user_id) DO UPDATE SET nonce = excluded.nonce`,
  );
}

export function dueCards(userId: string, all: boolean): { ahead: Sql<DueCard>; past: Sql<DueCard> } {
  const now = new Date().toISOString();
  const cards = all ? cardsOfBoards(userId) : assignedCards(userId);
  return {
    ahead: sql<DueCard>`${cards} AND c.due_at >= ${now} ORDER BY c.due_at, c.id LIMIT ${MOST_AHEAD} + 0`,
    past: sql<DueCard>`${cards} AND c.due_at < ${now} ORDER BY c.due_at DESC, c.id DESC LIMIT ${MOST_PAST} + 0`,
  };
}

const CARD = sql`c.id, c.board_id, b.title AS board_title, c.number, c.title, c.due_at, c.is_complete, c.created_at,
  c.updated_at`;

function assignedCards(userId: string): Sql {
  return sql`SELECT ${CARD} FROM card_assignees a CROSS JOIN cards c CROSS JOIN boards b
    WHERE a.user_id = ${userId} AND c.board_id = a.board_id AND c.id = a.card_id
      AND b.id = a.board_id AND b.deleted_at IS NULL`;
}

function cardsOfBoards(userId: string): Sql {
  return sql`SELECT ${CARD} FROM board_members m CROSS JOIN boards b CROSS JOIN cards c
    WHERE m.user_id = ${userId} AND b.id = m.board_id AND b.deleted_at IS NULL AND c.board_id = m.board_id`;
}
