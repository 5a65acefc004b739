/**
 * The log of an outage of the database: a warning for the first request that fails, then at most one for each pause, with
 * the number of requests that failed meanwhile, and a line when the database is back.
 */
import type { Log } from "./log.ts";

const PAUSE_SECONDS = 5;

export interface OutageLog {
  failed(requestId: string, reason: string): void;
  stop(): void;
}

/** `check` rejects while the database would refuse a change. */
export function createOutageLog(log: Log, check: () => Promise<void>, secondMs: number): OutageLog {
  let timer: Timer | undefined;
  let startedMs = 0;
  let requests = 0;
  let latest = "";

  /** Requests that fail although the check succeeds, as when a disk is full, mean that the outage goes on. */
  async function look(): Promise<void> {
    const failed = requests;
    requests = 0;
    if (failed > 0) log.warn("database still unavailable", { requests: failed, reason: latest });
    const isBack = await check().then(
      () => failed === 0 && requests === 0,
      () => false,
    );
    if (!isBack || !timer) return;
    stop();
    log.info("the database is back", { seconds: Math.round((Date.now() - startedMs) / 1000) });
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    failed(requestId, reason) {
      if (timer) {
        requests++;
        latest = reason;
        return;
      }
      startedMs = Date.now();
      log.warn("database unavailable", { request_id: requestId, reason });
      timer = setInterval(look, PAUSE_SECONDS * secondMs);
    },
    stop,
  };
}
