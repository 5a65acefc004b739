/** Notifications as their readers see them, and who watches which card. */
import type { InputOf } from "../../contract/index.ts";
import { MOST_COUNTED, type Notification, type OutdatedReason } from "../../contract/notifications.ts";
import { ofToken } from "../platform/auth/api-tokens.ts";
import type { Session } from "../platform/auth/token.ts";
import { asId } from "../platform/db/json.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, type Statement, updateOf } from "../platform/db/statements.ts";
import { FIRST_ID } from "../platform/util/ids.ts";
import type { Row } from "../tables.ts";
import { publicColumns, toUser, type UserRow } from "../users/public-user.ts";

export type NotificationRow = Pick<
  Row<"notifications">,
  "user_id" | "id" | "kind" | "board_id" | "card_id" | "comment_id" | "created_at" | "read_at"
> & {
  board_title: string;
  card_number: number;
  card_title: string;
  card_due_at: string | null;
  excerpt: string | null;
  outdated_reason: OutdatedReason | null;
  actor_id: string | null;
} & Omit<UserRow, "id">;

const EXCERPT_CHARACTERS = 200;
/** As many as this are looked at for one page, count or step: between two runs of housekeeping there may be more, all hidden. */
const MOST_LOOKED_AT = 2000;

/**
 * What its reader may see now: not of boards that they have left or that are deleted, and not of cards in the
 * trash or deleted comments. It shows again when they come back. `n` is first in every plan: CROSS JOIN fixes the order on SQLite.
 */
const VISIBLE = sql`notifications n
  CROSS JOIN board_members m CROSS JOIN boards b
  LEFT JOIN cards c ON c.board_id = n.board_id AND c.id = n.card_id
  LEFT JOIN comments k ON k.board_id = n.board_id AND k.id = n.comment_id`;
const IS_VISIBLE = sql`m.board_id = n.board_id AND m.user_id = n.user_id
  AND b.id = n.board_id AND b.deleted_at IS NULL AND (n.card_id IS NULL OR c.id IS NOT NULL)
  AND (n.comment_id IS NULL OR k.id IS NOT NULL)`;

const SOON_MS = 24 * 60 * 60 * 1000;

/** Of `VISIBLE`: why what it says does not hold any more; null while it does. */
function outdatedReason(now: Date): Sql {
  const isOn = sql`SELECT 1 FROM card_assignees a
    WHERE a.board_id = n.board_id AND a.card_id = n.card_id AND a.user_id = n.user_id`;
  const isDone = sql`c.is_complete = ${true} OR EXISTS (SELECT 1 FROM columns l
    WHERE l.board_id = c.board_id AND l.id = c.column_id AND l.is_done_column = ${true})`;
  const isDueLater = (moment: number) => sql`coalesce(c.due_at > ${new Date(moment).toISOString()}, ${true})`;
  return sql`CASE
    WHEN n.kind = 'assigned' AND n.card_id IS NOT NULL AND NOT EXISTS (${isOn}) THEN 'unassigned'
    WHEN n.kind IN ('overdue', 'due_soon') AND (${isDone}) THEN 'complete'
    WHEN n.kind = 'overdue' AND ${isDueLater(now.getTime())} THEN 'rescheduled'
    WHEN n.kind = 'due_soon' AND ${isDueLater(now.getTime() + SOON_MS)} THEN 'rescheduled' END`;
}

/** `which` is a condition on `notifications n`. */
export function notificationRows(
  which: Sql,
  limit: number,
  { oldestFirst = false } = {},
): Sql<NotificationRow> {
  const order = oldestFirst ? sql`n.id` : sql`n.id DESC`;
  return sql<NotificationRow>`SELECT ${publicColumns}, n.user_id, n.id, n.kind, n.board_id, b.title AS board_title, n.card_id,
      c.number AS card_number, c.title AS card_title, c.due_at AS card_due_at, n.comment_id,
      substr(k.body, 1, ${EXCERPT_CHARACTERS}) AS excerpt, ${outdatedReason(new Date())} AS outdated_reason, n.actor_id, n.created_at, n.read_at
    FROM ${VISIBLE} LEFT JOIN users u ON u.id = n.actor_id
    WHERE ${which} AND ${IS_VISIBLE} ORDER BY ${order} LIMIT ${limit} + 0`;
}

/** The last one that is looked at, of those that meet a condition on `notifications n`, if they are so many. */
export function lastLookedAt(which: Sql): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT n.id FROM notifications n WHERE ${which}
    ORDER BY n.id DESC LIMIT 1 OFFSET ${MOST_LOOKED_AT - 1}`;
}

/** A condition on `notifications n`: `which`, and not beyond the last one that is looked at. */
export function lookedAt(which: Sql): Sql {
  return sql`${which} AND n.id >= coalesce((${lastLookedAt(which)}), ${asId(sql`${FIRST_ID}`)})`;
}

/** The last one that is looked at, counted from the oldest. */
export function lastOfOldest(which: Sql): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT n.id FROM notifications n WHERE ${which}
    ORDER BY n.id LIMIT 1 OFFSET ${MOST_LOOKED_AT - 1}`;
}

/** Up to `MOST_COUNTED`, of those that the session may see and that still hold. */
export function unreadCount(session: Session): Sql<{ count: number }> {
  const isUnread = sql`n.user_id = ${session.userId} AND n.read_at IS NULL`;
  return sql<{ count: number }>`SELECT count(*) AS count FROM (SELECT 1 FROM ${VISIBLE}
    WHERE ${lookedAt(isUnread)} AND ${IS_VISIBLE} AND ${outdatedReason(new Date())} IS NULL
      ${ofToken(session, sql`n.board_id`)} LIMIT ${MOST_COUNTED} + 0) few`;
}

export function toNotification(row: NotificationRow): Notification {
  const { card_id, actor_id } = row;
  return {
    id: row.id,
    kind: row.kind,
    board: { id: row.board_id, title: row.board_title },
    card:
      card_id === null
        ? null
        : { id: card_id, number: row.card_number, title: row.card_title, due_at: row.card_due_at },
    comment_id: row.comment_id,
    excerpt: row.excerpt,
    actor: actor_id === null ? null : toUser({ ...row, id: actor_id }),
    is_outdated: row.outdated_reason !== null,
    outdated_reason: row.outdated_reason,
    created_at: row.created_at,
    read_at: row.read_at,
  };
}

/** Unread ones of a person, up to an id: a condition on `notifications n`. */
export function unreadUpTo({ userId }: Session, id: string): Sql {
  return sql`n.user_id = ${userId} AND n.read_at IS NULL AND n.id <= ${id}`;
}

/** Some of them by id, or those up to one and after another. */
export function markRead(
  session: Session,
  { up_to, ids = [] }: InputOf<"readNotifications">,
  { now, after = FIRST_ID }: { now: string; after?: string },
): Statement<"notifications"> {
  const which = up_to === undefined ? sql`id ${idList(ids)}` : sql`id <= ${up_to} AND id > ${after}`;
  return updateOf(
    "notifications",
    sql`SET read_at = ${now} WHERE user_id = ${session.userId} AND read_at IS NULL AND ${which}
      ${ofToken(session, sql`board_id`)}`,
  );
}

export function watcherRow(boardId: string, cardId: string, userId: string): Sql<{ user_id: string }> {
  return sql<{ user_id: string }>`SELECT user_id FROM card_watchers
    WHERE board_id = ${boardId} AND card_id = ${cardId} AND user_id = ${userId}`;
}

/** Nothing if the card or the membership is gone by now, or if they watch it already. */
export function addWatcher(boardId: string, cardId: string, userId: string): Statement<"card_watchers"> {
  return insertInto(
    "card_watchers",
    sql`(board_id, card_id, user_id) SELECT c.board_id, c.id, m.user_id FROM cards c CROSS JOIN board_members m
      WHERE c.board_id = ${boardId} AND c.id = ${cardId} AND m.board_id = c.board_id AND m.user_id = ${userId}
      ON CONFLICT (board_id, card_id, user_id) DO NOTHING`,
  );
}

export function removeWatcher(boardId: string, cardId: string, userId: string): Statement<"card_watchers"> {
  return deleteFrom(
    "card_watchers",
    sql`WHERE board_id = ${boardId} AND card_id = ${cardId} AND user_id = ${userId}`,
  );
}

/** Who is on a card or watches it: a query for `id`. */
export function concernedBy(boardId: string, cardId: string): Sql {
  const isOn = sql`x.board_id = ${boardId} AND x.card_id = ${cardId}`;
  return sql`SELECT x.user_id AS id FROM card_assignees x WHERE ${isOn}
    UNION SELECT x.user_id FROM card_watchers x WHERE ${isOn}`;
}

/** How many they are. */
export function concernedCount(boardId: string, cardId: string): Sql<{ count: number }> {
  return sql<{ count: number }>`SELECT count(*) AS count FROM (${concernedBy(boardId, cardId)}) people`;
}
