/**
 * Counts failures under a key within a sliding window. In memory: bounded, and forgotten at a restart.
 */
import { LRU } from "./lru.ts";

export interface Throttle {
  /** How many tries were told to wait. */
  readonly refused: number;
  /** Seconds to wait before the next try under this key; 0 when it may go on. */
  wait(key: string): number;
  fail(key: string): void;
  /** Takes the last failure back: it was none. */
  forgive(key: string): void;
  clear(key: string): void;
}

const REMEMBERED_KEYS = 100_000;

export function createThrottle(options: { failures: number; windowSeconds: number }): Throttle {
  const windowMs = options.windowSeconds * 1000;
  const failures = new LRU<string, number[]>(REMEMBERED_KEYS);
  let refused = 0;

  function recent(key: string): number[] {
    const since = Date.now() - windowMs;
    return (failures.get(key) ?? []).filter((time) => time > since);
  }

  return {
    get refused() {
      return refused;
    },
    wait(key) {
      const times = recent(key);
      if (times.length < options.failures) return 0;
      refused++;
      return Math.max(1, Math.ceil((times[0]! + windowMs - Date.now()) / 1000));
    },
    fail(key) {
      failures.set(key, [...recent(key), Date.now()].slice(-options.failures));
    },
    forgive(key) {
      failures.set(key, recent(key).slice(0, -1));
    },
    clear(key) {
      failures.delete(key);
    },
  };
}
