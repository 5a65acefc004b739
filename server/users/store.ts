import type { User } from "../../contract/users.ts";
import { assignments, type Fields, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertRow, type Statement, updateOf } from "../platform/db/statements.ts";
import { newStamp } from "../platform/util/ids.ts";
import type { NewRow, Row } from "../tables.ts";
import { publicColumns, type UserRow } from "./public-user.ts";
import { otherSessions, voidAllSessions } from "./session-store.ts";
import { endStandingAccess } from "./standing-access.ts";
import { usernameColumns } from "./username-key.ts";

export type AccountRow = UserRow & Pick<Row<"users">, "hashed_password" | "token_generation">;

export type NewAccount = Pick<
  NewRow<"users">,
  "id" | "email" | "username" | "hashed_password" | "firstname" | "lastname" | "is_superuser"
> & { is_verified?: boolean };

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

export function insertAccount(account: NewAccount): Statement<"users"> {
  return insertRow("users", {
    ...account,
    ...usernameColumns(account.username),
    is_active: true,
    is_verified: account.is_verified ?? false,
    token_generation: 0,
    kept_session: null,
    created_at: new Date().toISOString(),
  });
}

/** If it has not become a member of any board. */
export function forgetAccount(id: string): Statement<"users"> {
  return deleteFrom(
    "users",
    sql`WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM board_members m WHERE m.user_id = ${id})`,
  );
}

/**
 * Public fields: every board that shows this user has to be encoded again. Boards are locked in order. `isStill` is a
 * further condition on the user; the first statement says whether it held.
 */
export function updateProfile(
  id: string,
  fields: Partial<NewRow<"users">> & Fields,
  isStill = sql`TRUE`,
): [Statement<"users", { id: string }>, Statement<"boards">] {
  return [
    updateOf(
      "users",
      sql<{ id: string }>`SET ${assignments(fields)} WHERE id = ${id} AND ${isStill} RETURNING id`,
    ),
    updateOf(
      "boards",
      sql`SET revision = revision + 1, stamp = ${newStamp()}
        WHERE id IN (SELECT board_id FROM board_members WHERE user_id = ${id} ORDER BY board_id)`,
    ),
  ];
}

/** A condition on `users`: the profile is as given. */
export function hasProfile({ username, firstname, lastname }: User): Sql {
  return sql`username = ${username} AND firstname IS NOT DISTINCT FROM ${firstname}
    AND lastname IS NOT DISTINCT FROM ${lastname}`;
}

/** A condition on `users`: the password has not been changed since. */
export function hasPassword({ hashed_password }: AccountRow): Sql {
  return sql`hashed_password IS NOT DISTINCT FROM ${hashed_password}`;
}

/**
 * Only if the hash is still the one that was verified: the first statement says whether it was. Every session but the
 * kept one is void then.
 */
export function updatePassword(
  account: AccountRow,
  hash: string,
  keptSession: string | null,
): [Statement<"users", { id: string }>, Statement<"sessions">] {
  const { id } = account;
  return [
    updateOf(
      "users",
      sql<{ id: string }>`SET hashed_password = ${hash}, token_generation = token_generation + 1,
          kept_session = ${keptSession}
        WHERE id = ${id} AND ${hasPassword(account)} RETURNING id`,
    ),
    deleteFrom(
      "sessions",
      sql`WHERE ${otherSessions(id, keptSession)}
        AND EXISTS (SELECT 1 FROM users WHERE id = ${id} AND hashed_password = ${hash})`,
    ),
  ];
}

/** The same password, rehashed: tokens stay valid. Changes nothing if the password has been changed. */
export function updateHash({ id, hashed_password: verified }: AccountRow, hash: string): Statement<"users"> {
  return updateOf(
    "users",
    sql`SET hashed_password = ${hash} WHERE id = ${id} AND hashed_password = ${verified}`,
  );
}

/** Ends all sessions, the kept one too, deletes the API tokens and renews the calendar address. */
export function deactivate(
  id: string,
): Statement<"users" | "sessions" | "api_tokens" | "calendar_keys" | "boards">[] {
  return [
    ...voidAllSessions(sql`id = ${id}`),
    ...endStandingAccess(sql`id = ${id}`),
    ...updateProfile(id, { is_active: false }),
  ];
}
