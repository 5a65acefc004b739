/** How many boards one user may have. */
import type { Config } from "../config.ts";
import type { Context } from "../platform/core/context.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { type Statement, updateOf } from "../platform/db/statements.ts";
import type { Limit } from "../platform/quotas/limits.ts";
import { type ApiError, limitReached } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";

export const BOARD_LIMIT: Limit = {
  table: "boards",
  most: (config) => config.MAX_BOARDS_PER_OWNER,
  of: "The creator of a board",
  what: "boards",
};

type Count = { taken: number };

/** How many boards a user created and still owns. */
export function ownedBy(userId: Sql): Sql<Count> {
  return sql<Count>`${createdBy(userId)} AND b.deleted_at IS NULL`;
}

/** How many of those are deleted and not purged yet: they take as much room as any other. */
function deletedOf(userId: Sql): Sql<Count> {
  return sql<Count>`${createdBy(userId)} AND b.deleted_at IS NOT NULL`;
}

function createdBy(userId: Sql): Sql<Count> {
  return sql<Count>`SELECT count(*) AS taken FROM board_members m JOIN boards b ON b.id = m.board_id
    WHERE m.user_id = ${userId} AND m.role = 'owner' AND b.created_by = m.user_id`;
}

/** A condition: the user may create one more. */
export function roomForBoard(userId: string, config: Config): Sql {
  const owner = sql`${userId}`;
  return sql`(${ownedBy(owner)}) < ${config.MAX_BOARDS_PER_OWNER}
    AND (${deletedOf(owner)}) < ${config.MAX_DELETED_BOARDS_PER_OWNER}`;
}

/** Whatever gives a user another board takes this first, so that each counts what the one before it has committed. */
export function lockCreator(userId: string): Statement<"users"> {
  return updateOf("users", sql`SET is_active = is_active WHERE id = ${userId}`);
}

export function tooManyBoards({ config }: Pick<Context, "config">): ApiError {
  const most = config.MAX_BOARDS_PER_OWNER;
  return limitReached(`You may have no more than ${most} boards that you created.`, { what: "boards", most });
}

/** Why somebody for whom there was no room may not create a board. */
export async function noRoomForBoard(
  context: Pick<Context, "config" | "db">,
  userId: string,
): Promise<ApiError> {
  const { owned } = await context.db.read({ owned: ownedBy(sql`${userId}`) });
  if (one(owned).taken >= context.config.MAX_BOARDS_PER_OWNER) return tooManyBoards(context);
  const most = context.config.MAX_DELETED_BOARDS_PER_OWNER;
  return limitReached(
    `You have ${most} deleted boards, the most there may be; create more when the oldest have been purged.`,
    { what: "deleted_boards", most },
  );
}
