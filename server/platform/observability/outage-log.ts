/**
 * The log of an outage of the database: a warning for the first request that fails, or for the first work in the background
 * that does, then at most one for each pause, with the number of requests and live connections that failed meanwhile, and a
 * line when the database is back.
 */
import { type DatabaseUnavailable, WorkerDown } from "../db/db.ts";
import type { Log } from "./log.ts";

const PAUSE_SECONDS = 5;
/** How closely the end of an outage is known. */
const LOOK_SECONDS = 1;

export interface OutageLog {
  failed(requestId: string, error: DatabaseUnavailable): void;
  /** A live connection was not admitted. Without a board, it is one about notifications. */
  refused(error: DatabaseUnavailable, boardId?: string): void;
  /** By work in the background, which tries again every second: nothing more is said of it. */
  noticed(error: DatabaseUnavailable): void;
  stop(): void;
}

/** `check` rejects while the database would refuse a change; asked about a part, also while a part is unavailable. */
export function createOutageLog(
  log: Log,
  check: (isOfPart: boolean) => Promise<void>,
  secondMs: number,
): OutageLog {
  const timers: Timer[] = [];
  let startedMs = 0;
  /** Nothing has failed since, as far as is known; null while something does. */
  let wellSinceMs: number | null = null;
  let wellLooks = 0;
  let failures = 0;
  let requests = 0;
  let connections = 0;
  let latest: DatabaseUnavailable | undefined;
  /** Since the start of the outage. */
  let isOfPart = false;
  let isLooking = false;

  /** Requests that fail although the check succeeds, as when a disk is full, mean that the outage goes on. */
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    const [before, nowMs] = [failures, Date.now()];
    const isWell = await check(isOfPart).then(
      () => failures === before,
      () => false,
    );
    isLooking = false;
    if (timers.length === 0) return;
    wellSinceMs = isWell ? (wellSinceMs ?? nowMs) : null;
    wellLooks = isWell ? wellLooks + 1 : 0;
    if (wellSinceMs === null || wellLooks * LOOK_SECONDS < PAUSE_SECONDS) return;
    stop();
    log.info("database is back", { seconds: Math.ceil((wellSinceMs - startedMs) / 1000) });
  }

  function count(): void {
    if (latest) {
      const what = latest instanceof WorkerDown ? "part of the database" : "database";
      const refused = connections > 0 ? { connections } : {};
      log.warn(`${what} still unavailable`, { requests, ...refused, reason: latest.message });
    }
    requests = 0;
    connections = 0;
    latest = undefined;
  }

  function stop(): void {
    for (const timer of timers.splice(0)) clearInterval(timer);
  }

  /** True if it is said now, because it is the first. */
  function fail(error: DatabaseUnavailable, about: Record<string, string>): boolean {
    const isOngoing = timers.length > 0;
    failures++;
    wellSinceMs = null;
    wellLooks = 0;
    isOfPart = error instanceof WorkerDown || (isOngoing && isOfPart);
    if (isOngoing) return false;
    startedMs = Date.now();
    requests = 0;
    connections = 0;
    latest = undefined;
    const what = error instanceof WorkerDown ? "part of the database" : "database";
    log.warn(`${what} unavailable`, { ...about, reason: error.message });
    timers.push(setInterval(count, PAUSE_SECONDS * secondMs), setInterval(look, LOOK_SECONDS * secondMs));
    return true;
  }

  return {
    failed(requestId, error) {
      if (fail(error, { request_id: requestId })) return;
      requests++;
      latest = error;
    },
    refused(error, boardId) {
      if (fail(error, boardId === undefined ? {} : { board_id: boardId })) return;
      connections++;
      latest = error;
    },
    noticed: (error) => void fail(error, {}),
    stop,
  };
}
