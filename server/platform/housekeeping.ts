/** Forgets what nobody needs any more: expired revocations, and events beyond what is promised to be kept. */
import type { Context } from "./context.ts";
import { type Sql, sql } from "./db/sql.ts";

const INTERVAL_MS = 3_600_000;

export function startHousekeeping(context: Context): () => void {
  const timer = setInterval(() => {
    tidy(context).catch((error) => context.log.warn("housekeeping failed", { reason: String(error) }));
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}

export async function tidy({ db, config }: Pick<Context, "db" | "config">, now = new Date()): Promise<void> {
  await db.write([sql`DELETE FROM revoked_tokens WHERE expires_at < ${now.toISOString()}`]);
  await db.write([
    pruneEvents(new Date(now.getTime() - config.EVENT_KEEP_SECONDS * 1000), config.EVENT_KEEP_COUNT),
  ]);
}

/** Gone only when both too old and too far back: whichever keeps more decides. */
function pruneEvents(before: Date, keepCount: number): Sql {
  return sql`DELETE FROM board_events WHERE created_at < ${before.toISOString()}
    AND board_id IN (SELECT id FROM boards WHERE seq > ${keepCount})
    AND seq <= (SELECT b.seq FROM boards b WHERE b.id = board_events.board_id) - ${keepCount}`;
}
