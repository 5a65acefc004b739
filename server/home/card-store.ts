/** Which cards are assigned to a person, by due date. */
import { ofToken } from "../platform/auth/api-tokens.ts";
import type { Session } from "../platform/auth/token.ts";
import { join, type Sql, sql } from "../platform/db/sql.ts";
import type { Flag } from "../platform/db/table.ts";
import { startOfDay } from "../platform/util/days.ts";
import type { Cursor } from "./cursor.ts";

/** Days that are called a week. */
const WEEK_DAYS = 7;

export interface CardPlace {
  id: string;
  board_id: string;
  board_title: string;
  due_at: string | null;
  /** Not on a deleted board, nor on one that the caller's token is not for. */
  is_there: Flag;
}

export interface Which {
  due: "overdue" | "today" | "week" | "none" | undefined;
  tz: string;
  isComplete: boolean | undefined;
}

/**
 * By due date, those without one last. An assignment goes with the membership, so it shows only what they may see.
 *
 * The index has complete and other cards apart, dated ones in order and those without a date together: each of these is
 * read up to the limit, so a page costs the same however many cards there are.
 */
export function assignedCards(
  session: Session,
  which: Which,
  { after, limit }: { after: Cursor | null; limit: number },
): Sql<CardPlace> {
  const parts = completions(which).flatMap((isComplete) =>
    dates(which, after).map(
      (isDue) => sql`SELECT * FROM (SELECT board_id, card_id, due_at FROM card_assignees
        WHERE user_id = ${session.userId} AND is_complete = ${isComplete} AND ${isDue}
        ORDER BY due_at, card_id LIMIT ${limit} + 0) page`,
    ),
  );
  const page = sql`SELECT board_id, card_id, due_at FROM (${join(parts, " UNION ALL ")}) page
    ORDER BY due_at IS NULL, due_at, card_id LIMIT ${limit} + 0`;
  return sql<CardPlace>`SELECT page.card_id AS id, page.board_id, b.title AS board_title, page.due_at,
      b.deleted_at IS NULL ${ofToken(session, sql`b.id`)} AS is_there
    FROM (${page}) page CROSS JOIN boards b WHERE b.id = page.board_id
    ORDER BY page.due_at IS NULL, page.due_at, page.card_id`;
}

function completions({ due, isComplete }: Which): boolean[] {
  if (due === "overdue") return [false];
  return isComplete === undefined ? [false, true] : [isComplete];
}

/** Conditions on the due date, each of them one range of the index. */
function dates({ due, tz, isComplete }: Which, after: Cursor | null): Sql[] {
  const undated = after?.at === null ? sql`due_at IS NULL AND card_id > ${after.id}` : sql`due_at IS NULL`;
  if (due === "none") return [undated];
  // What is complete is never overdue.
  const [from, until] = due === "overdue" && isComplete ? [EARLIEST, EARLIEST] : daysOf(due, tz);
  const further =
    after && after.at !== null && after.at >= from
      ? sql`(due_at, card_id) > (${after.at}, ${after.id})`
      : sql`due_at >= ${from}`;
  const dated = until === null ? further : sql`${further} AND due_at < ${until}`;
  return [...(after?.at === null ? [] : [dated]), ...(due === undefined ? [undated] : [])];
}

const EARLIEST = "";

function daysOf(due: Exclude<Which["due"], "none">, tz: string): [from: string, until: string | null] {
  const now = new Date();
  switch (due) {
    case "overdue":
      return [EARLIEST, now.toISOString()];
    case "today":
      return [startOfDay(now, tz, 0), startOfDay(now, tz, 1)];
    case "week":
      return [startOfDay(now, tz, 0), startOfDay(now, tz, WEEK_DAYS)];
    case undefined:
      return [EARLIEST, null];
  }
}
