/**
 * Forgets what nobody needs any more: expired sessions and revocations, boards whose removal was interrupted, and events beyond
 * what is promised to be kept.
 */
import type { Context } from "./context.ts";
import type { Db } from "./db/db.ts";
import { name, type Sql, sql } from "./db/sql.ts";

const INTERVAL_MS = 3_600_000;
const REMOVAL_MS = 60_000;
const EXPIRED_STEP = 500;

export function startHousekeeping(context: Context): () => void {
  const timer = setInterval(() => {
    tidy(context).catch((error) => context.log.warn("housekeeping failed", { reason: String(error) }));
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}

export async function tidy({ db, config }: Pick<Context, "db" | "config">, now = new Date()): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await removeExpired(db, "revoked_tokens", before(0));
  await removeExpired(db, "sessions", before(0));
  await db.write([sql`DELETE FROM boards WHERE deleted_at < ${before(REMOVAL_MS)}`]);
  await db.write([pruneEvents(before(config.EVENT_KEEP_SECONDS * 1000), config.EVENT_KEEP_COUNT)]);
}

/** In steps: however many there are, others write in between. */
async function removeExpired(db: Db, table: "revoked_tokens" | "sessions", before: string): Promise<void> {
  const key = name(table === "sessions" ? "id" : "token_id");
  for (let removed = EXPIRED_STEP; removed === EXPIRED_STEP; ) {
    const [rows] = await db.write([
      sql`DELETE FROM ${name(table)} WHERE ${key} IN (
        SELECT ${key} FROM ${name(table)} WHERE expires_at < ${before} ORDER BY expires_at LIMIT ${EXPIRED_STEP})
        RETURNING 1`,
    ]);
    removed = rows!.length;
  }
}

/** Everything that belongs to the board goes with it. */
export async function removeDeletedBoards(db: Db, boardId: string): Promise<void> {
  await db.write([sql`DELETE FROM boards WHERE id = ${boardId} AND deleted_at IS NOT NULL`]);
}

/** Gone only when both too old and too far back: whichever keeps more decides. */
function pruneEvents(before: string, keepCount: number): Sql {
  return sql`DELETE FROM board_events WHERE created_at < ${before}
    AND board_id IN (SELECT id FROM boards WHERE seq > ${keepCount})
    AND seq <= (SELECT b.seq FROM boards b WHERE b.id = board_events.board_id) - ${keepCount}`;
}
