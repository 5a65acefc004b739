import { type HousekeepingContext, removeOlder, secondsBefore } from "../platform/core/housekeeping.ts";

/** Longer than any mail is retried, and than any limit counts it. */
const KEPT_SECONDS = 7 * 86_400;

export async function forgetMails({ db }: HousekeepingContext, now: Date): Promise<void> {
  const tokens = { table: "account_tokens", columns: ["hash"], age: "expires_at" } as const;
  await removeOlder(db, tokens, now.toISOString());
  const mails = { table: "mail_queue", columns: ["id"], age: "created_at" } as const;
  await removeOlder(db, mails, secondsBefore(now, KEPT_SECONDS));
}
