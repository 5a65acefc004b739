/** What works without a login and lasts: API tokens and the address of the calendar. */
import { newNonce } from "../platform/auth/feed-tokens.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, type Statement } from "../platform/db/statements.ts";

/** `which` is a condition on `users`. */
export function endStandingAccess(which: Sql): [Statement<"api_tokens">, Statement<"calendar_keys">] {
  return [
    deleteFrom("api_tokens", sql`WHERE user_id IN (SELECT id FROM users WHERE ${which})`),
    renewCalendars(which, newNonce()),
  ];
}

/** Several users may share a nonce: the address is signed for one of them. */
export function renewCalendars(which: Sql, nonce: string): Statement<"calendar_keys"> {
  return insertInto(
    "calendar_keys",
    sql`(user_id, nonce) SELECT id, ${nonce} FROM users WHERE ${which}
      ON CONFLICT (user_id) DO UPDATE SET nonce = excluded.nonce`,
  );
}
