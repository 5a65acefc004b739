import type { User } from "../../contract/users.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import type { Row } from "../tables.ts";

export type UserRow = Pick<Row<"users">, keyof User>;

/** The public columns of `users u`: exactly what a user object shows. */
export const publicColumns = sql`u.id, u.email, u.username, u.firstname, u.lastname, u.is_active, u.is_verified,
  u.is_superuser`;

/** True if the user exists, regardless of boards. */
export function anyUserRow(userId: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM users WHERE id = ${userId}`;
}

/** SQLite has no booleans. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    firstname: row.firstname,
    lastname: row.lastname,
    is_active: Boolean(row.is_active),
    is_verified: Boolean(row.is_verified),
    is_superuser: Boolean(row.is_superuser),
  };
}

/** Users in lists stand in the order of their ids. */
export function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
