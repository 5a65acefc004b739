/** Notifications are kept for a while after they were read, and only so many for each user. */
import {
  type HousekeepingContext,
  inSteps,
  removeOlder,
  secondsBefore,
} from "../platform/core/housekeeping.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom } from "../platform/db/statements.ts";
import { FIRST_ID } from "../platform/util/ids.ts";

const DAY_SECONDS = 86_400;
const STEP_USERS = 50;
const STEP_ROWS = 500;

export async function forgetNotifications(context: HousekeepingContext, now: Date): Promise<void> {
  const { db, config } = context;
  const read = { table: "notifications", columns: ["board_id", "id", "user_id"], age: "read_at" } as const;
  await removeOlder(db, read, secondsBefore(now, config.NOTIFICATION_DAYS * DAY_SECONDS));
  await forgetSurplus(context);
}

/** A few users at a time: for each, the newest one that is too many, if there is one. */
async function forgetSurplus({ db, config }: HousekeepingContext): Promise<void> {
  let after = FIRST_ID;
  for (;;) {
    const { users } = await db.read({ users: surplusOf(after, config.NOTIFICATIONS_PER_USER) });
    for (const { id, surplus } of users) {
      if (surplus === null) continue;
      await inSteps(db, STEP_ROWS, (most) =>
        deleteFrom(
          "notifications",
          sql`WHERE (board_id, id, user_id) IN (SELECT board_id, id, user_id FROM notifications
            WHERE user_id = ${id} AND id <= ${surplus} LIMIT ${most}) RETURNING 1`,
        ),
      );
    }
    const last = users.at(-1);
    if (!last || users.length < STEP_USERS) return;
    after = last.id;
    await Bun.sleep(1);
  }
}

function surplusOf(after: string, most: number): Sql<{ id: string; surplus: string | null }> {
  return sql<{ id: string; surplus: string | null }>`SELECT u.id,
      (SELECT n.id FROM notifications n WHERE n.user_id = u.id ORDER BY n.id DESC LIMIT 1 OFFSET ${most}) AS surplus
    FROM (SELECT id FROM users WHERE id > ${after} ORDER BY id LIMIT ${STEP_USERS} + 0) u ORDER BY u.id`;
}
