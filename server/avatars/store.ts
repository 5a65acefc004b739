import type { Avatar } from "../../contract/avatars.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, type Statement } from "../platform/db/statements.ts";
import type { NewRow, Row } from "../tables.ts";

/** Without the bytes. */
export type AvatarRow = Pick<Row<"avatars">, "user_id" | "kind" | "version">;

export function avatarRow(userId: string): Sql<AvatarRow> {
  return sql<AvatarRow>`SELECT user_id, kind, version FROM avatars WHERE user_id = ${userId}`;
}

/** None if there is another picture by now. */
export function avatarData({ user_id, version }: AvatarRow): Sql {
  return sql`SELECT data FROM avatars WHERE user_id = ${user_id} AND version = ${version}`;
}

export function avatarsOf(userIds: readonly string[]): Sql<Avatar> {
  return sql<Avatar>`SELECT user_id, version FROM avatars WHERE user_id ${idList(userIds)} ORDER BY user_id`;
}

export function putAvatar({
  user_id,
  kind,
  version,
  updated_at,
  data,
}: NewRow<"avatars">): Statement<"avatars"> {
  return insertInto(
    "avatars",
    sql`(user_id, kind, version, updated_at, data)
      VALUES (${user_id}, ${kind}, ${version}, ${updated_at}, ${data})
      ON CONFLICT (user_id) DO UPDATE SET kind = excluded.kind, version = excluded.version,
        updated_at = excluded.updated_at, data = excluded.data`,
  );
}

export function removeAvatar(userId: string): Statement<"avatars"> {
  return deleteFrom("avatars", sql`WHERE user_id = ${userId}`);
}
