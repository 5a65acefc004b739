/**
 * The log of an outage of the database: a warning for the first request that fails, or for the first work in the background
 * that does, then at most one for each pause, with the number of requests that failed meanwhile, and a line when the
 * database is back.
 */
import type { Log } from "./log.ts";

const PAUSE_SECONDS = 5;

export interface OutageLog {
  failed(requestId: string, reason: string): void;
  /** By work in the background, which tries again every second: nothing more is said of it. */
  noticed(reason: string): void;
  stop(): void;
}

/** `check` rejects while the database would refuse a change. */
export function createOutageLog(log: Log, check: () => Promise<void>, secondMs: number): OutageLog {
  let timer: Timer | undefined;
  let startedMs = 0;
  /** The outage ended after this, and before it is found that it has. */
  let lastFailedMs = 0;
  let requests = 0;
  let isNoticed = false;
  let latest = "";

  /** Requests that fail although the check succeeds, as when a disk is full, mean that the outage goes on. */
  async function look(): Promise<void> {
    const failed = requests;
    const wasQuiet = failed === 0 && !isNoticed;
    requests = 0;
    isNoticed = false;
    if (failed > 0) log.warn("database still unavailable", { requests: failed, reason: latest });
    const isBack = await check().then(
      () => wasQuiet && requests === 0 && !isNoticed,
      () => {
        lastFailedMs = Date.now();
        return false;
      },
    );
    if (!isBack || !timer) return;
    stop();
    log.info("the database is back", { seconds: Math.round((lastFailedMs - startedMs) / 1000) });
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function begin(about: { request_id?: string; reason: string }): void {
    startedMs = Date.now();
    log.warn("database unavailable", about);
    timer = setInterval(look, PAUSE_SECONDS * secondMs);
  }

  return {
    failed(requestId, reason) {
      lastFailedMs = Date.now();
      if (!timer) return begin({ request_id: requestId, reason });
      requests++;
      latest = reason;
    },
    noticed(reason) {
      lastFailedMs = Date.now();
      isNoticed = true;
      if (!timer) begin({ reason });
    },
    stop,
  };
}
