/**
 * Asks the database at intervals for what no message told: often while there is no bus, rarely where this process is
 * alone. While the bus delivers there is next to nothing to find, and a check covers only some of what is watched here.
 * Everything is checked when messages may have been missed, and always while there is no bus; then checking takes a
 * limited share of the time.
 */
import type { DbReader } from "../db/db.ts";
import type { Bus } from "./bus/bus.ts";

/** The pause after a check is at least this many times as long as the check. */
const LEAST_PAUSE = 4;

interface Options {
  db: Pick<DbReader, "kind">;
  intervalMs: Record<"listening" | "polling" | "alone", number>;
  run(isForAll: boolean): Promise<void>;
}

export interface IntervalCheck {
  /** Runs the check if it is due, and rejects if that fails. */
  tick(bus: Pick<Bus, "shared" | "healthy">): Promise<void>;
  /** Messages may have been missed: the next check is due at once, and covers everything. */
  soon(): void;
}

export function createIntervalCheck({ db, intervalMs, run }: Options): IntervalCheck {
  let lastMs = 0;
  let pauseUntilMs = 0;
  /** The next check covers everything. */
  let isForAll = false;
  let hasFailed = false;
  let isRunning = false;

  return {
    async tick(bus) {
      const startMs = Date.now();
      const pace = db.kind === "sqlite" ? "alone" : bus.shared && bus.healthy ? "listening" : "polling";
      const dueMs = lastMs + intervalMs[hasFailed ? "polling" : pace];
      if (isRunning || startMs < pauseUntilMs || startMs < dueMs) return;
      const isForAllNow = isForAll || pace === "polling";
      lastMs = startMs;
      isForAll = false;
      isRunning = true;
      try {
        await run(isForAllNow);
        hasFailed = false;
        pauseUntilMs = Date.now() + LEAST_PAUSE * (Date.now() - startMs);
      } catch (error) {
        // Waiting for a server in vain is no load on it: whichever answers next is asked without a pause, about everything.
        hasFailed = true;
        isForAll = true;
        throw error;
      } finally {
        isRunning = false;
      }
    },
    soon() {
      lastMs = 0;
      isForAll = true;
    },
  };
}
