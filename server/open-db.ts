/** The database that the settings name. */
import { type Config, sqliteFile } from "./config.ts";
import { DatabaseUnavailable, type Db } from "./platform/db/db.ts";
import { openPostgres } from "./platform/db/postgres/postgres.ts";
import { openSqlite } from "./platform/db/sqlite/sqlite.ts";
import type { Log } from "./platform/observability/log.ts";

/** How long a start waits for the database, the longest pause between attempts, and how often it logs that it waits. */
const START_PATIENCE_MS = 300_000;
const MAX_START_WAIT_MS = 1000;
const LOG_INTERVAL_MS = 5000;

export async function openDb(config: Config): Promise<Db> {
  const { DATABASE_URL: url, DATABASE_POOL: connections, DATABASE_PREPARE: prepare } = config;
  if (url) return openPostgres({ url, connections, prepare });
  return openSqlite(sqliteFile(config));
}

/** During a failover PostgreSQL may be down, or only a standby reachable, while an instance starts. */
export async function openDbPatiently(config: Config, log: Log): Promise<Db> {
  const startedMs = performance.now();
  let loggedMs = Number.NEGATIVE_INFINITY;
  for (let waitMs = 50; ; waitMs = Math.min(2 * waitMs, MAX_START_WAIT_MS)) {
    try {
      return await openDb(config);
    } catch (error) {
      const nowMs = performance.now();
      if (!(error instanceof DatabaseUnavailable) || nowMs - startedMs > START_PATIENCE_MS) throw error;
      if (nowMs - loggedMs > LOG_INTERVAL_MS) {
        loggedMs = nowMs;
        log.warn("waiting for the database", { reason: error.message });
      }
    }
    await Bun.sleep(waitMs);
  }
}
