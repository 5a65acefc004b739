/** The database that the settings name. */
import { type Config, sqliteFile } from "./config.ts";
import { DatabaseUnavailable, type Db } from "./platform/db/db.ts";
import { openPostgres, type ServerListener } from "./platform/db/postgres/postgres.ts";
import { openSqlite } from "./platform/db/sqlite/sqlite.ts";
import type { Log } from "./platform/observability/log.ts";
import { longestWaitMs } from "./platform/quotas/turns.ts";

/** The longest pause between attempts, and how often it logs that it waits. */
const MAX_START_WAIT_MS = 1000;
const LOG_INTERVAL_MS = 5000;

export async function openDb(config: Config, listener?: ServerListener): Promise<Db> {
  const { DATABASE_URL: url, DATABASE_POOL: connections, DATABASE_PREPARE: prepare } = config;
  if (url) return openPostgres({ url, connections, prepare }, listener, longestWaitMs(config));
  return openSqlite(sqliteFile(config), longestWaitMs(config));
}

/**
 * When an instance starts, PostgreSQL may not have been started yet, or there may be no leader. Waits as long as it takes,
 * and calls `onWait` before the first pause.
 */
export async function openDbPatiently(config: Config, log: Log, onWait: () => void): Promise<Db> {
  const listener = logServers(log);
  let loggedMs = Number.NEGATIVE_INFINITY;
  for (let waitMs = 50; ; waitMs = Math.min(2 * waitMs, MAX_START_WAIT_MS)) {
    try {
      return await openDb(config, listener);
    } catch (error) {
      const nowMs = performance.now();
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (loggedMs === Number.NEGATIVE_INFINITY) onWait();
      if (nowMs - loggedMs > LOG_INTERVAL_MS) {
        loggedMs = nowMs;
        log.warn("waiting for the database", { reason: error.message });
      }
    }
    await Bun.sleep(waitMs);
  }
}

/** Servers are asked several times a second during an outage: what is wrong with them is logged when it changes. */
function logServers(log: Log): ServerListener {
  let split = "";
  let slowMs = Number.NEGATIVE_INFINITY;
  return {
    onUse(server, before) {
      if (before === undefined) log.info("PostgreSQL server in use", { server });
      else log.warn("another PostgreSQL server is the leader", { server, before });
    },
    onSplit(description) {
      if (description !== split) log.error("PostgreSQL servers disagree", { reason: description });
      split = description;
    },
    onSlow(workers, waiting) {
      const nowMs = performance.now();
      if (nowMs - slowMs < LOG_INTERVAL_MS) return;
      slowMs = nowMs;
      log.warn("part of the database slow", { workers: workers.join(", ") || "unknown", waiting });
    },
  };
}
