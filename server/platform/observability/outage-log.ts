/**
 * The log of an outage of the database: a warning for the first request that fails, or for the first work in the background
 * that does, then at most one for each pause, with the number of requests that failed meanwhile, and a line when the
 * database is back.
 */
import type { Log } from "./log.ts";

const PAUSE_SECONDS = 5;
/** How closely the end of an outage is known. */
const LOOK_SECONDS = 1;

export interface OutageLog {
  failed(requestId: string, reason: string): void;
  /** By work in the background, which tries again every second: nothing more is said of it. */
  noticed(reason: string): void;
  stop(): void;
}

/** `check` rejects while the database would refuse a change. */
export function createOutageLog(log: Log, check: () => Promise<void>, secondMs: number): OutageLog {
  const timers: Timer[] = [];
  let startedMs = 0;
  /** Nothing has failed since, as far as is known; null while something does. */
  let wellSinceMs: number | null = null;
  let wellLooks = 0;
  let failures = 0;
  let requests = 0;
  let latest = "";
  let isLooking = false;

  /** Requests that fail although the check succeeds, as when a disk is full, mean that the outage goes on. */
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    const [before, nowMs] = [failures, Date.now()];
    const isWell = await check().then(
      () => failures === before,
      () => false,
    );
    isLooking = false;
    if (timers.length === 0) return;
    wellSinceMs = isWell ? (wellSinceMs ?? nowMs) : null;
    wellLooks = isWell ? wellLooks + 1 : 0;
    if (wellSinceMs === null || wellLooks * LOOK_SECONDS < PAUSE_SECONDS) return;
    stop();
    log.info("the database is back", { seconds: Math.ceil((wellSinceMs - startedMs) / 1000) });
  }

  function count(): void {
    if (requests > 0) log.warn("database still unavailable", { requests, reason: latest });
    requests = 0;
  }

  function stop(): void {
    for (const timer of timers.splice(0)) clearInterval(timer);
  }

  function fail(about: { request_id?: string; reason: string }): void {
    failures++;
    wellSinceMs = null;
    wellLooks = 0;
    if (timers.length > 0) {
      if (about.request_id === undefined) return;
      requests++;
      latest = about.reason;
      return;
    }
    startedMs = Date.now();
    requests = 0;
    log.warn("database unavailable", about);
    timers.push(setInterval(count, PAUSE_SECONDS * secondMs), setInterval(look, LOOK_SECONDS * secondMs));
  }

  return {
    failed: (requestId, reason) => fail({ request_id: requestId, reason }),
    noticed: (reason) => fail({ reason }),
    stop,
  };
}
