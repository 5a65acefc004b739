/** Sessions: one row per login, gone when it is over. What voids its tokens is in `ended_sessions` or with the user. */
import { type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, type Statement, updateOf } from "../platform/db/statements.ts";
import type { Row } from "../tables.ts";

export type SessionRow = Pick<
  Row<"sessions">,
  "id" | "created_at" | "last_used_at" | "address" | "user_agent"
>;

export interface NewSession {
  id: string;
  userId: string;
  generation: number;
  address: string;
  userAgent: string;
  now: string;
  expiresAt: string;
}

/** Inserts nothing if tokens of that generation have been revoked. */
export function insertSession(session: NewSession): Statement<"sessions", { id: string }> {
  const { id, userId, generation, now, expiresAt, address, userAgent } = session;
  return insertInto(
    "sessions",
    sql<{ id: string }>`(id, user_id, created_at, last_used_at, expires_at, address, user_agent)
      SELECT ${id}, u.id, ${now}, ${now}, ${expiresAt}, ${address}, ${userAgent} FROM users u
      WHERE u.id = ${userId} AND u.token_generation = ${generation} AND u.is_active = ${true}
      RETURNING id`,
  );
}

export function sessionCount(userId: string): Sql<{ count: number }> {
  return sql<{ count: number }>`SELECT count(*) AS count FROM sessions WHERE user_id = ${userId}`;
}

/** Changes nothing if the session has ended: its row is gone. */
export function prolongSession(id: string, now: string, expiresAt: string): Statement<"sessions"> {
  return updateOf("sessions", sql`SET last_used_at = ${now}, expires_at = ${expiresAt} WHERE id = ${id}`);
}

/** Newest first: ids are ordered by time. */
export function sessionRows(userId: string, before: string | undefined, limit: number): Sql<SessionRow> {
  const older = before === undefined ? sql`` : sql` AND id < ${before}`;
  return sql<SessionRow>`SELECT id, created_at, last_used_at, address, user_agent FROM sessions
    WHERE user_id = ${userId} AND expires_at > ${new Date().toISOString()}${older}
    ORDER BY id DESC LIMIT ${limit}`;
}

/** Its tokens are void from now on. */
export function markEnded(id: string, until: string): Statement<"ended_sessions"> {
  return insertInto(
    "ended_sessions",
    sql`(id, expires_at) VALUES (${id}, ${until}) ON CONFLICT (id) DO NOTHING`,
  );
}

export function forgetSession(id: string): Statement<"sessions"> {
  return deleteFrom("sessions", sql`WHERE id = ${id}`);
}

/** Where its session at the provider ends; no row for a session that began with a password. */
export function logoutAddress(id: string): Sql<{ logout_url: string | null }> {
  return sql<{ logout_url: string | null }>`SELECT logout_url FROM sign_in_sessions WHERE session_id = ${id}`;
}

export function ownSession(userId: string, id: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM sessions WHERE id = ${id} AND user_id = ${userId}`;
}

export function endSessionOf(
  userId: string,
  id: string,
  until: string,
): [Statement<"ended_sessions">, Statement<"sessions">] {
  return [markAllEnded(sql`id = ${id} AND user_id = ${userId}`, until), forgetSession(id)];
}

/** `which` is a condition on `sessions`. The second statement says which they were. */
export function endSessions(
  which: Sql,
  until: string,
): [Statement<"ended_sessions">, Statement<"sessions", { id: string; user_id: string }>] {
  return [
    markAllEnded(which, until),
    deleteFrom(
      "sessions",
      sql<{ id: string; user_id: string }>`WHERE ${which}
        AND EXISTS (SELECT 1 FROM ended_sessions e WHERE e.id = sessions.id) RETURNING id, user_id`,
    ),
  ];
}

/** All of a user's but the `most` that were used last. The second statement says which. */
export function endSurplusSessions(
  userId: string,
  most: number,
  until: string,
): [Statement<"ended_sessions">, Statement<"sessions", { id: string }>] {
  const surplus = sql`user_id = ${userId} ORDER BY last_used_at DESC, id DESC LIMIT 1000 OFFSET ${most}`;
  return [
    markAllEnded(surplus, until),
    deleteFrom(
      "sessions",
      sql<{ id: string }>`WHERE user_id = ${userId} AND EXISTS (
        SELECT 1 FROM ended_sessions e WHERE e.id = sessions.id) RETURNING id`,
    ),
  ];
}

/** Kept in mind for as long as their tokens last. */
function markAllEnded(which: Sql, until: string): Statement<"ended_sessions"> {
  return insertInto(
    "ended_sessions",
    sql`(id, expires_at) SELECT id, CASE WHEN expires_at > ${until} THEN expires_at ELSE ${until} END
      FROM sessions WHERE ${which} ON CONFLICT (id) DO NOTHING`,
  );
}

/** Every token of a user is void but those of the kept session. */
export function voidOtherSessions(
  userId: string,
  kept: string | null,
): [Statement<"users">, Statement<"sessions">] {
  return [
    updateOf(
      "users",
      sql`SET token_generation = token_generation + 1, kept_session = ${kept} WHERE id = ${userId}`,
    ),
    deleteFrom("sessions", sql`WHERE ${otherSessions(userId, kept)}`),
  ];
}

/** Every token is void, those of a kept session too. `which` is a condition on `users`. */
export function voidAllSessions(which: Sql): [Statement<"users">, Statement<"sessions">] {
  return [
    updateOf("users", sql`SET token_generation = token_generation + 1, kept_session = NULL WHERE ${which}`),
    deleteFrom("sessions", sql`WHERE user_id IN (SELECT id FROM users WHERE ${which})`),
  ];
}

/** A condition: the sessions of a user but the kept one. */
export function otherSessions(userId: string, kept: string | null): Sql {
  const others = kept === null ? sql`` : sql` AND id <> ${kept}`;
  return sql`user_id = ${userId}${others}`;
}
