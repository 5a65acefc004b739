/** Sessions: one row per login, gone when it is over. What voids its tokens is in `ended_sessions` or with the user. */
import { type Sql, sql } from "../platform/db/sql.ts";

export interface SessionRow {
  id: string;
  created_at: string;
  last_used_at: string;
  address: string;
  user_agent: string;
}

export interface NewSession {
  id: string;
  userId: string;
  generation: number;
  address: string;
  userAgent: string;
  now: string;
  expiresAt: string;
}

/** Only if no token of that generation was voided meanwhile. Answers how many sessions the user has, give or take one. */
export function insertSession(session: NewSession): Sql<{ count: number }> {
  const { id, userId, generation, now, expiresAt, address, userAgent } = session;
  return sql<{ count: number }>`INSERT INTO sessions
      (id, user_id, created_at, last_used_at, expires_at, address, user_agent)
    SELECT ${id}, u.id, ${now}, ${now}, ${expiresAt}, ${address}, ${userAgent} FROM users u
    WHERE u.id = ${userId} AND u.token_generation = ${generation} AND u.is_active = ${true}
    RETURNING CAST((SELECT count(*) FROM sessions s WHERE s.user_id = ${userId}) AS INTEGER) AS count`;
}

/** One that was ended meanwhile is not there any more, and does not come back. */
export function prolongSession(id: string, now: string, expiresAt: string): Sql {
  return sql`UPDATE sessions SET last_used_at = ${now}, expires_at = ${expiresAt} WHERE id = ${id}`;
}

/** Newest first: ids are made in the order of time. */
export function sessionRows(userId: string, before: string | undefined, limit: number): Sql<SessionRow> {
  const older = before === undefined ? sql`` : sql` AND id < ${before}`;
  return sql<SessionRow>`SELECT id, created_at, last_used_at, address, user_agent FROM sessions
    WHERE user_id = ${userId} AND expires_at > ${new Date().toISOString()}${older}
    ORDER BY id DESC LIMIT ${limit}`;
}

/** Its tokens are void from now on. */
export function markEnded(id: string, until: string): Sql {
  return sql`INSERT INTO ended_sessions (id, expires_at) VALUES (${id}, ${until}) ON CONFLICT (id) DO NOTHING`;
}

export function forgetSession(id: string): Sql {
  return sql`DELETE FROM sessions WHERE id = ${id}`;
}

export function ownSession(userId: string, id: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM sessions WHERE id = ${id} AND user_id = ${userId}`;
}

/** Kept in mind for as long as its tokens last. */
export function endSessionOf(userId: string, id: string, until: string): Sql[] {
  return [
    sql`INSERT INTO ended_sessions (id, expires_at)
      SELECT id, CASE WHEN expires_at > ${until} THEN expires_at ELSE ${until} END
      FROM sessions WHERE id = ${id} AND user_id = ${userId} ON CONFLICT (id) DO NOTHING`,
    forgetSession(id),
  ];
}

/** All of a user's but the `most` that were used last. The last statement says which. */
export function endSurplusSessions(userId: string, most: number, until: string): Sql[] {
  return [
    sql`INSERT INTO ended_sessions (id, expires_at)
      SELECT id, CASE WHEN expires_at > ${until} THEN expires_at ELSE ${until} END
      FROM sessions WHERE user_id = ${userId} ORDER BY last_used_at DESC, id DESC
      LIMIT 1000 OFFSET ${most} ON CONFLICT (id) DO NOTHING`,
    sql`DELETE FROM sessions WHERE user_id = ${userId} AND EXISTS (
      SELECT 1 FROM ended_sessions e WHERE e.id = sessions.id) RETURNING id`,
  ];
}

/** Every token of a user is void but those of the kept session. */
export function voidOtherSessions(userId: string, kept: string | null): Sql[] {
  return [
    sql`UPDATE users SET token_generation = token_generation + 1, kept_session = ${kept} WHERE id = ${userId}`,
    forgetOtherSessions(userId, kept),
  ];
}

export function forgetOtherSessions(userId: string, kept: string | null): Sql {
  const others = kept === null ? sql`` : sql` AND id <> ${kept}`;
  return sql`DELETE FROM sessions WHERE user_id = ${userId}${others}`;
}
