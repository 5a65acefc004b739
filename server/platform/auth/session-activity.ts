/**
 * When each session and API token was last used, to the minute or two: noted in memory as requests come, written now and then for
 * many at once. What is lost when a process dies is one note a session; what does not fit is not noted.
 */
import type { DbWriter } from "../db/db.ts";
import { idList, sql } from "../db/sql.ts";
import { updateOf } from "../db/statements.ts";
import type { Log } from "../observability/log.ts";
import { repeat } from "../scheduling/repeat.ts";
import { LRU } from "../util/lru.ts";
import type { Session } from "./token.ts";

export interface SessionActivity {
  note(session: Session): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}

const MINUTE_MS = 60_000;
const REMEMBERED = 100_000;
const MAX_WAITING = 10_000;
/** A statement's worth: others write, too. */
const BATCH = 500;
const FLUSH_MS = 5000;

type UsedTable = "sessions" | "api_tokens";

export function createSessionActivity(db: DbWriter<UsedTable>): SessionActivity {
  const noted = new LRU<string, number>(REMEMBERED);
  const waiting = { sessions: new Set<string>(), api_tokens: new Set<string>() };

  async function flush(): Promise<void> {
    await flushTable("sessions");
    await flushTable("api_tokens");
  }

  async function flushTable(table: UsedTable): Promise<void> {
    while (waiting[table].size > 0) {
      const ids = [...waiting[table]].slice(0, BATCH);
      for (const id of ids) waiting[table].delete(id);
      const now = Date.now();
      const used = new Date(now).toISOString();
      const before = new Date(now - MINUTE_MS).toISOString();
      await db.write([
        updateOf(
          table,
          sql`SET last_used_at = ${used}
            WHERE id ${idList(ids)} AND (last_used_at IS NULL OR last_used_at <= ${before})`,
        ),
      ]);
    }
  }

  return {
    note(session) {
      const now = Date.now();
      const table = session.api ? "api_tokens" : session.isListed ? "sessions" : null;
      if (table === null || now - (noted.get(session.id) ?? 0) < MINUTE_MS) return;
      if (waiting[table].size >= MAX_WAITING) return;
      noted.set(session.id, now);
      waiting[table].add(session.id);
    },
    flush,
  };
}

export function startSessionActivity(activity: SessionActivity, log: Log): () => void {
  const failed = (error: unknown) =>
    log.debug("session activity could not be written; trying again later", { reason: String(error) });
  return repeat(FLUSH_MS, () => activity.flush(), failed);
}
