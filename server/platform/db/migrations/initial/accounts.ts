import type { Types } from "../../types.ts";

/**
 * `users.username_key` is what a username looks like: nobody can take a name that would be mistaken for another's.
 * A change of password starts a new `token_generation`; tokens of `kept_session` stay valid.
 *
 * A login begins a session, and all its tokens carry its id. A session that was ended before its tokens expire is in
 * `ended_sessions` until they have.
 *
 * An account without `hashed_password` signs in with an OpenID Connect provider only. `sign_in_links` says who somebody
 * is there, `sign_in_sessions` which sessions began there and how to end them there too; `used_sign_ins` holds the
 * sign-ins and the logout tokens that have come, until they could not come again.
 *
 * `api_tokens.hash` is the SHA-256 of a token, in hexadecimal. `scopes` and `board_ids` are lists, separated by commas;
 * without `board_ids`, the token is for all boards of its user.
 *
 * `avatars.version` is a hash of the picture.
 */
export const accountTables = (t: Types): string[] => [
  `CREATE TABLE users (
     id ${t.uuid} PRIMARY KEY,
     email TEXT NOT NULL UNIQUE,
     username TEXT NOT NULL,
     username_lower TEXT NOT NULL,
     username_key TEXT NOT NULL UNIQUE,
     hashed_password TEXT,
     firstname TEXT,
     lastname TEXT,
     is_active ${t.boolean} NOT NULL,
     is_verified ${t.boolean} NOT NULL,
     is_superuser ${t.boolean} NOT NULL,
     token_generation INTEGER NOT NULL,
     kept_session ${t.uuid},
     created_at TEXT NOT NULL
   )${t.table}`,

  `CREATE TABLE sessions (
     id ${t.uuid} PRIMARY KEY,
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     created_at TEXT NOT NULL,
     last_used_at TEXT NOT NULL,
     expires_at TEXT NOT NULL,
     address TEXT NOT NULL,
     user_agent TEXT NOT NULL
   )${t.table}`,
  "CREATE INDEX sessions_user ON sessions (user_id)",
  "CREATE INDEX sessions_expiry ON sessions (expires_at)",

  `CREATE TABLE ended_sessions (
     id ${t.uuid} PRIMARY KEY,
     expires_at TEXT NOT NULL
   )${t.table}`,
  "CREATE INDEX ended_sessions_expiry ON ended_sessions (expires_at)",

  `CREATE TABLE sign_in_links (
     issuer TEXT NOT NULL,
     subject TEXT NOT NULL,
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     created_at TEXT NOT NULL,
     PRIMARY KEY (issuer, subject)
   )${t.table}`,
  "CREATE UNIQUE INDEX sign_in_links_user ON sign_in_links (user_id, issuer)",

  `CREATE TABLE sign_in_sessions (
     session_id ${t.uuid} PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
     issuer TEXT NOT NULL,
     subject TEXT NOT NULL,
     provider_session TEXT,
     logout_url TEXT
   )${t.table}`,
  "CREATE INDEX sign_in_sessions_subject ON sign_in_sessions (issuer, subject)",
  "CREATE INDEX sign_in_sessions_provider ON sign_in_sessions (issuer, provider_session)",

  `CREATE TABLE used_sign_ins (
     id ${t.uuid} PRIMARY KEY,
     expires_at TEXT NOT NULL
   )${t.table}`,
  "CREATE INDEX used_sign_ins_expiry ON used_sign_ins (expires_at)",

  `CREATE TABLE api_tokens (
     id ${t.uuid} PRIMARY KEY,
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     hash TEXT NOT NULL UNIQUE,
     last_four TEXT NOT NULL,
     name TEXT NOT NULL,
     scopes TEXT NOT NULL,
     board_ids TEXT,
     created_at TEXT NOT NULL,
     last_used_at TEXT,
     expires_at TEXT
   )${t.table}`,
  "CREATE INDEX api_tokens_user ON api_tokens (user_id, id)",

  `CREATE TABLE avatars (
     user_id ${t.uuid} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     kind TEXT NOT NULL,
     version TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     data ${t.bytes} NOT NULL
   )${t.table}`,
];

/**
 * Idempotency keys hold the answer to a change, written in the transaction of the change, so that a repeated request gets
 * the same answer and changes nothing. The row is stored with the board that was changed; the key of a change to no board
 * has the account's id in place of a board's. A key belongs to its user across boards, as far as the database can tell:
 * one that is spread over machines has no unique index without the board.
 */
export const repeatTables = (t: Types): string[] => [
  `CREATE TABLE idempotency_keys (
     board_id ${t.uuid} NOT NULL,
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     key TEXT NOT NULL,
     request TEXT NOT NULL,
     answer TEXT,
     created_at TEXT NOT NULL,
     PRIMARY KEY (board_id, user_id, key)
   )${t.table}`,
  `CREATE ${t.uniqueAcrossBoards} INDEX idempotency_keys_user ON idempotency_keys (user_id, key)`,
  "CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at)",
];

/** A lease says which instance does a piece of work now; one that has expired is anybody's. */
export const serviceTables = (t: Types): string[] => [
  `CREATE TABLE leases (
     name TEXT PRIMARY KEY,
     holder TEXT NOT NULL,
     expires_at TEXT NOT NULL
   )${t.table}`,
];
