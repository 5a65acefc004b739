/** Notifications on their way into mails. `mail` says how far they are: see the migration. */
import type { MailChoice } from "../../../contract/mail.ts";
import { idList, type Sql, sql } from "../../platform/db/sql.ts";
import { deleteFrom, insertInto, type Statement, updateOf } from "../../platform/db/statements.ts";
import type { Row } from "../../tables.ts";
import { DEFAULTS } from "../preferences-store.ts";
import { hourAgo, NOTIFYING } from "../queue-store.ts";

/** What the recipient of a row of `notifications`, under this name, wants done with it. */
export function choiceOf(row: Sql): Sql {
  const defaults = Object.entries(DEFAULTS).map(([kind, choice]) => sql`WHEN ${kind} THEN ${choice}`);
  const cases = defaults.reduce((all, one) => sql`${all} ${one}`);
  return sql`coalesce((SELECT p.choice FROM mail_preferences p
    WHERE p.user_id = ${row}.user_id AND p.kind = ${row}.kind), CASE ${row}.kind ${cases} END)`;
}

export type WaitingRow = Pick<Row<"notifications">, "board_id" | "id" | "user_id" | "card_id" | "read_at"> & {
  choice: MailChoice;
  is_active: boolean | number;
  is_verified: boolean | number;
  /** Mails about notifications in the last hour, counted up to `mostInHour`. */
  mailed: number;
};

/** The oldest that have waited since `before` or longer, but for those of some accounts. */
export function waitingRows(at: {
  before: string;
  mostInHour: number;
  limit: number;
  except: readonly string[];
}): Sql<WaitingRow> {
  return sql<WaitingRow>`SELECT n.board_id, n.id, n.user_id, n.card_id, n.read_at, u.is_active, u.is_verified,
      ${choiceOf(sql`n`)} AS choice,
      (SELECT count(*) FROM (SELECT 1 FROM mail_queue q WHERE q.recipient = u.email AND q.created_at > ${hourAgo()}
        AND q.kind IN ${NOTIFYING} LIMIT ${at.mostInHour} + 0) few) AS mailed
    FROM notifications n CROSS JOIN users u
    WHERE n.mail = 'pending' AND n.created_at <= ${at.before} AND u.id = n.user_id
      AND NOT (n.user_id ${idList(at.except)})
    ORDER BY n.created_at LIMIT ${at.limit} + 0`;
}

/** Into the mail of this id: whatever waits of one person and card, or of a board as a whole. */
export function putIntoMail(
  mailId: string,
  { user_id, board_id, card_id }: WaitingRow,
): Statement<"notifications"> {
  const isSame = card_id === null ? sql`card_id IS NULL` : sql`card_id = ${card_id}`;
  return updateOf(
    "notifications",
    sql`SET mail = ${mailId} WHERE user_id = ${user_id} AND mail = 'pending' AND board_id = ${board_id}
      AND ${isSame} AND read_at IS NULL AND ${choiceOf(sql`notifications`)} = 'now'`,
  );
}

/** Only if notifications were put into it: another instance may have been faster. */
export function enqueueFor({
  id,
  kind,
  userId,
}: {
  id: string;
  kind: "notification" | "digest";
  userId: string;
}): Statement<"mail_queue"> {
  const now = new Date().toISOString();
  return insertInto(
    "mail_queue",
    sql`(id, kind, recipient, subject_id, created_at, due_at, attempts)
      SELECT ${id}, ${kind}, u.email, u.id, ${now}, ${now}, 0 FROM users u WHERE u.id = ${userId}
        AND EXISTS (SELECT 1 FROM notifications n WHERE n.user_id = ${userId} AND n.mail = ${id})`,
  );
}

export function forgetWaiting(userId: string, ids: readonly string[]): Statement<"notifications"> {
  return setWaiting(userId, ids, null);
}

export function keepForDigest(userId: string, ids: readonly string[]): Statement<"notifications"> {
  return setWaiting(userId, ids, "digest");
}

function setWaiting(userId: string, ids: readonly string[], mail: string | null): Statement<"notifications"> {
  return updateOf(
    "notifications",
    sql`SET mail = ${mail} WHERE user_id = ${userId} AND mail = 'pending' AND id ${idList(ids)}`,
  );
}

/**
 * Keeps the time of a digest that is planned already. It locks that row even so: the digest is created before or after this
 * transaction, never without what this one adds.
 */
export function planDigest(userId: string, dueAt: string): Statement<"mail_digests"> {
  return insertInto(
    "mail_digests",
    sql`(user_id, due_at) VALUES (${userId}, ${dueAt})
      ON CONFLICT (user_id) DO UPDATE SET due_at = mail_digests.due_at`,
  );
}

export function dueDigests(at: {
  now: string;
  limit: number;
  except: readonly string[];
}): Sql<{ user_id: string }> {
  return sql<{ user_id: string }>`SELECT user_id FROM mail_digests
    WHERE due_at <= ${at.now} AND NOT (user_id ${idList(at.except)}) ORDER BY due_at LIMIT ${at.limit} + 0`;
}

/** All that waits, into one mail; nothing if another instance has done it. */
export function createDigest(mailId: string, userId: string, now: string) {
  const isMine = sql`NOT EXISTS (SELECT 1 FROM mail_digests d WHERE d.user_id = ${userId})`;
  return [
    deleteFrom("mail_digests", sql`WHERE user_id = ${userId} AND due_at <= ${now}`),
    updateOf(
      "notifications",
      sql`SET mail = ${mailId} WHERE user_id = ${userId} AND mail = 'digest' AND ${isMine}`,
    ),
    enqueueFor({ id: mailId, kind: "digest", userId }),
  ] as const;
}
