/** Notifications are kept for a while after they were read, and only so many for each user, shared among the boards. */
import { type HousekeepingContext, removeOlder, secondsBefore } from "../platform/core/housekeeping.ts";
import type { DbReader } from "../platform/db/db.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom } from "../platform/db/statements.ts";
import type { Flag } from "../platform/db/table.ts";
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

/** A few users at a time: those who have too many. */
async function forgetSurplus(context: HousekeepingContext): Promise<void> {
  const { db, config } = context;
  let after = FIRST_ID;
  for (;;) {
    const { users } = await db.read({ users: usersAfter(after) });
    const { surplus } = await db.read({ surplus: withMoreThan(config.NOTIFICATIONS_PER_USER, users) });
    for (const { id } of surplus) await shareOut(context, id);
    const last = users.at(-1);
    if (!last || users.length < STEP_USERS) return;
    after = last.id;
    await Bun.sleep(1);
  }
}

/** Every board keeps its newest, none more than its share: what is written on one does not push out the others. */
async function shareOut({ db, config }: HousekeepingContext, userId: string): Promise<void> {
  const most = config.NOTIFICATIONS_PER_USER;
  const counts = new Map<string, number>();
  const count = (boardId: string) => {
    const place = (counts.get(boardId) ?? 0) + 1;
    counts.set(boardId, place);
    return place;
  };
  for await (const rows of newestFirst(db, userId))
    for (const { board_id, is_member } of rows) if (is_member) count(board_id);
  const share = shareOf([...counts.values()], most);
  counts.clear();
  let kept = 0;
  const isKept = ({ board_id, is_member }: StoredRow) =>
    Boolean(is_member) && count(board_id) <= share && ++kept <= most;
  for await (const rows of newestFirst(db, userId)) {
    const ids = rows.filter((row) => !isKept(row)).map(({ id }) => id);
    if (ids.length > 0)
      await db.write([
        deleteFrom("notifications", sql`WHERE user_id = ${userId} AND id ${idList(ids)} RETURNING 1`),
      ]);
  }
}

/** The most that each board may keep, so that all of them together keep no more than `most`; at least one. */
export function shareOf(counts: readonly number[], most: number): number {
  let left = most;
  const ascending = [...counts].sort((a, b) => a - b);
  for (const [index, count] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - index));
    if (count > share) return Math.max(1, share);
    left -= count;
  }
  return most;
}

interface StoredRow {
  board_id: string;
  id: string;
  is_member: Flag;
}

/** All that a user has, in steps. */
async function* newestFirst(db: DbReader, userId: string): AsyncGenerator<StoredRow[]> {
  for (let before = sql``; ; ) {
    const { rows } = await db.read({
      rows: sql<StoredRow>`SELECT n.board_id, n.id,
          EXISTS (SELECT 1 FROM board_members m WHERE m.board_id = n.board_id AND m.user_id = n.user_id) AS is_member
        FROM notifications n WHERE n.user_id = ${userId} ${before} ORDER BY n.id DESC LIMIT ${STEP_ROWS} + 0`,
    });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < STEP_ROWS) return;
    before = sql`AND n.id < ${last.id}`;
    await Bun.sleep(1);
  }
}

interface UserId {
  id: string;
}

function usersAfter(after: string): Sql<UserId> {
  return sql<UserId>`SELECT id FROM users WHERE id > ${after} ORDER BY id LIMIT ${STEP_USERS} + 0`;
}

/** Counted in a query of its own: Citus cannot run a subquery about all boards for each row of another table. */
function withMoreThan(most: number, users: readonly UserId[]): Sql<UserId> {
  return sql<UserId>`SELECT user_id AS id FROM notifications WHERE user_id ${idList(users.map(({ id }) => id))}
    GROUP BY user_id HAVING count(*) > ${most}`;
}
