/** Which cards are assigned to a person, and which of theirs have a due date. */
import { type Sql, sql } from "../platform/db/sql.ts";
import { startOfDay } from "../platform/util/days.ts";
import type { Cursor } from "./cursor.ts";

/** Days that are called a week. */
const WEEK_DAYS = 7;

export interface CardPlace {
  id: string;
  board_id: string;
  board_title: string;
  due_at: string | null;
}

export interface Which {
  due: "overdue" | "today" | "week" | "none" | undefined;
  tz: string;
  isComplete: boolean | undefined;
}

/** By due date, those without one last. An assignment goes with the membership, so it shows only what they may see. */
export function assignedCards(
  userId: string,
  { due, tz, isComplete }: Which,
  { after, limit }: { after: Cursor | null; limit: number },
): Sql<CardPlace> {
  const completion = isComplete === undefined ? sql`` : sql`AND c.is_complete = ${isComplete}`;
  return sql<CardPlace>`SELECT c.id, c.board_id, b.title AS board_title, c.due_at
    FROM card_assignees a CROSS JOIN cards c CROSS JOIN boards b
    WHERE a.user_id = ${userId} AND c.board_id = a.board_id AND c.id = a.card_id
      AND b.id = a.board_id AND b.deleted_at IS NULL ${completion} ${isDue(due, tz)} ${isAfter(after)}
    ORDER BY c.due_at IS NULL, c.due_at, c.id LIMIT ${limit} + 0`;
}

function isDue(due: Which["due"], tz: string): Sql {
  const now = new Date();
  const between = (days: number) =>
    sql`AND c.due_at >= ${startOfDay(now, tz, 0)} AND c.due_at < ${startOfDay(now, tz, days)}`;
  switch (due) {
    case "overdue":
      return sql`AND c.due_at < ${now.toISOString()} AND c.is_complete = ${false}`;
    case "today":
      return between(1);
    case "week":
      return between(WEEK_DAYS);
    case "none":
      return sql`AND c.due_at IS NULL`;
    case undefined:
      return sql``;
  }
}

function isAfter(after: Cursor | null): Sql {
  if (!after) return sql``;
  const { at, id } = after;
  if (at === null) return sql`AND c.due_at IS NULL AND c.id > ${id}`;
  return sql`AND (c.due_at IS NULL OR c.due_at > ${at} OR (c.due_at = ${at} AND c.id > ${id}))`;
}
