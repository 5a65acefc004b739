import type { User } from "../../../contract/users.ts";
import type { Context } from "../../platform/core/context.ts";
import { sql } from "../../platform/db/sql.ts";
import { one } from "../../platform/util/present.ts";
import { publicColumns, toUser, type UserRow } from "../../users/public-user.ts";

/** The account that the board will belong to. */
export async function readImporter({ db }: Context, userId: string): Promise<User> {
  const { user } = await db.read({
    user: sql<UserRow>`SELECT ${publicColumns} FROM users u WHERE u.id = ${userId}`,
  });
  return toUser(one(user));
}
