/**
 * How many tries may be made under a key within a sliding window, and how long to wait for the next. Counted by this
 * process, bounded and forgotten at a restart, and for all instances together while Redis answers: then that decides.
 */
import { LRU } from "../util/lru.ts";
import type { Limit, RedisRateLimit } from "./redis-rate-limit.ts";

export interface RateLimit {
  /** How many tries were told to wait. */
  readonly refused: number;
  /** Seconds to wait before the next try under this key; 0 when it may go on. */
  wait(key: string): Promise<number>;
  /** Seconds to wait, as `wait` says; 0 counts as a try. */
  attempt(key: string): Promise<number>;
  /** Takes the last try back. */
  forgive(key: string): void;
  clear(key: string): void;
}

const REMEMBERED_KEYS = 100_000;

export function createRateLimit(limit: Limit, shared: RedisRateLimit | null = null): RateLimit {
  const windowMs = limit.windowSeconds * 1000;
  const tries = new LRU<string, number[]>(REMEMBERED_KEYS);
  let refused = 0;

  function recent(key: string): number[] {
    const since = Date.now() - windowMs;
    return (tries.get(key) ?? []).filter((time) => time > since);
  }

  /** Nothing may be awaited between checking and counting: concurrent attempts must not all pass. */
  async function ask(key: string, purpose: "look" | "count"): Promise<number> {
    const told = shared && (await shared.ask(limit, key, purpose));
    const known = recent(key);
    // Attempts that Redis no longer counts are dropped here too, in case it becomes unreachable.
    const times = told ? known.slice(Math.max(0, known.length - told.tries)) : known;
    if (times.length < known.length) tries.set(key, times);
    const [oldest] = times;
    const isRoom = oldest === undefined || times.length < limit.most;
    const waitMs = told?.waitMs ?? (isRoom ? 0 : oldest + windowMs - Date.now());
    if (waitMs > 0) {
      refused++;
      return Math.ceil(waitMs / 1000);
    }
    if (purpose === "count") tries.set(key, [...times, Date.now()].slice(-limit.most));
    return 0;
  }

  return {
    get refused() {
      return refused;
    },
    wait: (key) => ask(key, "look"),
    attempt: (key) => ask(key, "count"),
    forgive(key) {
      tries.set(key, recent(key).slice(0, -1));
      shared?.forgive(limit, key);
    },
    clear(key) {
      tries.delete(key);
      shared?.clear(limit, key);
    },
  };
}
