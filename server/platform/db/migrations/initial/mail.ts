import type { Types } from "../../types.ts";

/**
 * A mail is queued in the transaction that causes it and written when it is sent, so that no secret is stored here. Until
 * then, `due_at` is the time of the next attempt; whoever attempts it moves that beyond the longest that sending can
 * take. A finished mail has no `due_at` but an `outcome`; for a day it counts against the limits of its recipient and of
 * the account that had it sent. `subject_id` is the invitation, or the user whose notifications it tells of.
 *
 * `account_tokens` are in mailed links and stored as hashes. They are void once the address or the password is another
 * one than when they were created.
 *
 * `mail_preferences` has only what differs from the defaults. `mail_digests` has a row for each user for whom something
 * waits: the time of the next digest.
 */
export const mailTables = (t: Types): string[] => [
  `CREATE TABLE mail_queue (
     id ${t.uuid} PRIMARY KEY,
     kind TEXT NOT NULL,
     recipient TEXT NOT NULL,
     board_id ${t.uuid},
     subject_id ${t.uuid},
     sent_by ${t.uuid},
     created_at TEXT NOT NULL,
     due_at TEXT,
     attempts INTEGER NOT NULL,
     outcome TEXT
   )${t.table}`,
  "CREATE INDEX mail_queue_due ON mail_queue (due_at) WHERE due_at IS NOT NULL",
  "CREATE INDEX mail_queue_waiting ON mail_queue (created_at) WHERE due_at IS NOT NULL",
  "CREATE INDEX mail_queue_recipient ON mail_queue (recipient, created_at)",
  "CREATE INDEX mail_queue_sender ON mail_queue (sent_by, created_at) WHERE sent_by IS NOT NULL",
  "CREATE INDEX mail_queue_age ON mail_queue (created_at)",

  `CREATE TABLE account_tokens (
     hash TEXT PRIMARY KEY,
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'reset')),
     email TEXT NOT NULL,
     password_mark TEXT NOT NULL,
     expires_at TEXT NOT NULL
   )${t.table}`,
  "CREATE INDEX account_tokens_user ON account_tokens (user_id)",
  "CREATE INDEX account_tokens_expiry ON account_tokens (expires_at)",

  `CREATE TABLE mail_preferences (
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     kind TEXT NOT NULL,
     choice TEXT NOT NULL CHECK (choice IN ('now', 'digest', 'off')),
     PRIMARY KEY (user_id, kind)
   )${t.table}`,

  `CREATE TABLE mail_digests (
     user_id ${t.uuid} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     due_at TEXT NOT NULL
   )${t.table}`,
  "CREATE INDEX mail_digests_due ON mail_digests (due_at)",
];
