import type { Types } from "../types.ts";

/**
 * Sessions: a login begins one, and every token of it carries its id. A session that was ended is a row of
 * `revoked_tokens` under that id until its last token has expired.
 *
 * Idempotency keys: the answer to a change, written in the transaction of the change, so that a repeated request
 * gets the same answer and changes nothing.
 *
 * `users.username_key` is what a username looks like, so that nobody can take one that would be taken for another's. Null
 * until it is known, and for accounts that looked alike before there was such a rule.
 *
 * `boards.stamp` is random and new with every commit: two histories of a board (a failover that lost its last
 * commits, a restored backup) may count up to the same revision, but never under the same stamp.
 */
export const sessionsAndKeys = (t: Types): string[] => [
  `CREATE TABLE sessions (
     id ${t.uuid} PRIMARY KEY,
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     created_at TEXT NOT NULL,
     last_used_at TEXT NOT NULL,
     expires_at TEXT NOT NULL,
     address TEXT NOT NULL,
     user_agent TEXT NOT NULL
   )${t.table}`,
  `CREATE INDEX sessions_user ON sessions (user_id)`,
  `CREATE INDEX sessions_expiry ON sessions (expires_at)`,

  `CREATE TABLE idempotency_keys (
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     key TEXT NOT NULL,
     request TEXT NOT NULL,
     board_id ${t.uuid},
     answer TEXT,
     created_at TEXT NOT NULL,
     PRIMARY KEY (user_id, key)
   )${t.table}`,
  `CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at)`,

  `ALTER TABLE board_events ADD COLUMN idempotency_key TEXT`,
  `ALTER TABLE boards ADD COLUMN stamp TEXT NOT NULL DEFAULT ''`,

  `ALTER TABLE users ADD COLUMN username_key TEXT`,
  `CREATE UNIQUE INDEX users_lookalikes ON users (username_key)`,
];
