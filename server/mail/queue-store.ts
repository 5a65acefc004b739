import type { Config } from "../config.ts";
import { either, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, type Statement, updateOf } from "../platform/db/statements.ts";
import { newId } from "../platform/util/ids.ts";
import type { NewRow, Row } from "../tables.ts";
import type { MailKind } from "./tables.ts";

export type QueuedMail = Row<"mail_queue">;

const HOUR_MS = 3_600_000;

type NewMail = Pick<QueuedMail, "kind" | "recipient"> &
  Partial<Pick<QueuedMail, "board_id" | "subject_id" | "sent_by">>;

export function mailRow(mail: NewMail, now: string): NewRow<"mail_queue"> {
  return {
    id: newId(),
    board_id: null,
    subject_id: null,
    sent_by: null,
    ...mail,
    created_at: now,
    due_at: now,
    attempts: 0,
    outcome: null,
  };
}

/** Nothing is queued, and no row returned, if the recipient has been sent enough. */
export function enqueue(
  mail: Pick<NewMail, "kind" | "recipient">,
  { MAILS_PER_RECIPIENT }: Config,
): { id: string; insertion: Statement<"mail_queue", { id: string }> } {
  const now = new Date().toISOString();
  const { id, kind, recipient } = mailRow(mail, now);
  const insertion = insertInto(
    "mail_queue",
    sql<{ id: string }>`(id, kind, recipient, created_at, due_at, attempts)
      SELECT ${id}, ${kind}, ${recipient}, ${now}, ${now}, 0
      WHERE (${sentTo(recipient, MAILS_PER_RECIPIENT, kind)}) < ${MAILS_PER_RECIPIENT} RETURNING id`,
  );
  return { id, insertion };
}

/** Mails that tell of notifications: nobody has them sent, and they count for no limit of what people have sent. */
export const NOTIFYING = sql`('notification', 'digest')`;

/**
 * How many mails people had sent to a recipient in the last hour, counted up to the limit. Anybody can ask for a new
 * password without a login, so those mails are counted apart: they must not use up what members may have sent.
 */
function sentTo(recipient: string, most: number, kind: MailKind): Sql {
  const alike = kind === "reset" ? sql`kind = 'reset'` : sql`kind NOT IN ${NOTIFYING} AND kind <> 'reset'`;
  return sql`SELECT count(*) FROM (SELECT 1 FROM mail_queue
    WHERE recipient = ${recipient} AND created_at > ${hourAgo()} AND ${alike}
    LIMIT ${most} + 0) few`;
}

export interface SentCounts {
  to_recipient: number;
  by_sender: number;
}

/** Mails of the last hour to a recipient and by an account, for the load of a change. */
export function sentCounts(recipient: string, senderId: string, config: Config): Sql<SentCounts> {
  const { MAILS_PER_RECIPIENT, INVITATION_MAILS_PER_HOUR } = config;
  return sql<SentCounts>`SELECT (${sentTo(recipient, MAILS_PER_RECIPIENT, "invitation")}) AS to_recipient,
    (SELECT count(*) FROM (SELECT 1 FROM mail_queue WHERE sent_by = ${senderId} AND created_at > ${hourAgo()}
      LIMIT ${INVITATION_MAILS_PER_HOUR} + 0) few) AS by_sender`;
}

export function isTooMuch({ to_recipient, by_sender }: SentCounts, config: Config): boolean {
  return to_recipient >= config.MAILS_PER_RECIPIENT || by_sender >= config.INVITATION_MAILS_PER_HOUR;
}

export function hourAgo(): string {
  return new Date(Date.now() - HOUR_MS).toISOString();
}

/** The next mail that is due, which nobody else is sending before `until`. Instances do not wait for each other. */
export function claimNext(now: string, until: string): Statement<"mail_queue", QueuedMail> {
  return updateOf(
    "mail_queue",
    sql<QueuedMail>`SET due_at = ${until}, attempts = attempts + 1 WHERE due_at <= ${now} AND id = (
        SELECT id FROM mail_queue WHERE due_at <= ${now} ORDER BY due_at LIMIT 1
        ${either("", "FOR UPDATE SKIP LOCKED")})
      RETURNING id, kind, recipient, board_id, subject_id, sent_by, created_at, due_at, attempts, outcome`,
  );
}

/** Unless it has been claimed by another one since. The notifications that it tells of no longer wait for it. */
export function finish({ id, subject_id, attempts }: QueuedMail, outcome: string) {
  const isFinished = sql`EXISTS (SELECT 1 FROM mail_queue q WHERE q.id = ${id} AND q.due_at IS NULL)`;
  return [
    updateOf(
      "mail_queue",
      sql`SET due_at = NULL, outcome = ${outcome} WHERE id = ${id} AND attempts = ${attempts}`,
    ),
    updateOf(
      "notifications",
      sql`SET mail = NULL WHERE user_id = ${subject_id} AND mail = ${id} AND ${isFinished}`,
    ),
  ] as const;
}

export function retryAt({ id, attempts }: QueuedMail, dueAt: string): Statement<"mail_queue"> {
  return updateOf("mail_queue", sql`SET due_at = ${dueAt} WHERE id = ${id} AND attempts = ${attempts}`);
}

/** Also what would become mails later. The first statement returns a row for each mail that was queued. */
export function dropUnsent() {
  return [
    deleteFrom("mail_queue", sql<{ id: string }>`WHERE due_at IS NOT NULL RETURNING id`),
    deleteFrom("mail_digests", sql`WHERE 1 = 1`),
    updateOf("notifications", sql`SET mail = NULL WHERE mail IS NOT NULL`),
  ] as const;
}

/** When the oldest mail that is not finished was queued; null if there is none. */
export const oldestWaiting = sql<{ created_at: string | null }>`SELECT min(created_at) AS created_at
  FROM mail_queue WHERE due_at IS NOT NULL`;
