import { newStamp } from "../platform/core/ids.ts";
import { assignments, rowOf, type Sql, sql, type Value } from "../platform/db/sql.ts";
import { publicColumns, type UserRow } from "./public-user.ts";
import { forgetOtherSessions, voidOtherSessions } from "./session-store.ts";
import { usernameColumns } from "./username-key.ts";

export interface AccountRow extends UserRow {
  hashed_password: string;
  token_generation: number;
}

export interface NewAccount {
  id: string;
  email: string;
  username: string;
  hashed_password: string;
  firstname: string | null;
  lastname: string | null;
  is_superuser: boolean;
}

export function userRow(id: string): Sql<UserRow> {
  return sql<UserRow>`SELECT ${publicColumns} FROM users u WHERE u.id = ${id}`;
}

export function accountRow(id: string): Sql<AccountRow> {
  return sql<AccountRow>`SELECT ${publicColumns}, u.hashed_password, u.token_generation FROM users u
    WHERE u.id = ${id}`;
}

export function accountRowByEmail(email: string): Sql<AccountRow> {
  return sql<AccountRow>`SELECT ${publicColumns}, u.hashed_password, u.token_generation FROM users u
    WHERE u.email = ${email.toLowerCase()}`;
}

export function searchUserRows(part: string, limit: number, offset: number): Sql<UserRow> {
  const pattern = `%${part.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return sql<UserRow>`SELECT ${publicColumns} FROM users u
    WHERE u.username_lower LIKE ${pattern} ESCAPE '\\' OR u.email LIKE ${pattern} ESCAPE '\\'
    ORDER BY u.username_lower, u.id LIMIT ${limit} OFFSET ${offset}`;
}

export function insertAccount(account: NewAccount): Sql {
  return sql`INSERT INTO users ${rowOf({
    ...account,
    ...usernameColumns(account.username),
    is_active: true,
    is_verified: false,
    token_generation: 0,
    kept_session: null,
    created_at: new Date().toISOString(),
  })}`;
}

/** Public fields: every board that shows this user has to be encoded anew. Boards are locked in order. */
export function updateProfile(id: string, fields: Record<string, Value>): Sql[] {
  return [
    sql`UPDATE users SET ${assignments(fields)} WHERE id = ${id}`,
    sql`UPDATE boards SET revision = revision + 1, stamp = ${newStamp()}
      WHERE id IN (SELECT board_id FROM board_members WHERE user_id = ${id} ORDER BY board_id)`,
  ];
}

/**
 * Only if the hash is still the one that was verified: the first statement says whether it was. Every session but the
 * kept one is void then.
 */
export function updatePassword(account: AccountRow, hash: string, keptSession: string | null): Sql[] {
  return [
    sql`UPDATE users SET hashed_password = ${hash}, token_generation = token_generation + 1,
        kept_session = ${keptSession}
      WHERE id = ${account.id} AND hashed_password = ${account.hashed_password} RETURNING id`,
    sql`${forgetOtherSessions(account.id, keptSession)}
      AND EXISTS (SELECT 1 FROM users WHERE id = ${account.id} AND hashed_password = ${hash})`,
  ];
}

/** The same password, hashed anew: no token is touched. Only if nobody has changed it meanwhile. */
export function updateHash(account: AccountRow, hash: string): Sql {
  return sql`UPDATE users SET hashed_password = ${hash}
    WHERE id = ${account.id} AND hashed_password = ${account.hashed_password}`;
}

/** Ends all sessions, the kept one too. */
export function deactivate(id: string): Sql[] {
  return [...voidOtherSessions(id, null), ...updateProfile(id, { is_active: false })];
}
