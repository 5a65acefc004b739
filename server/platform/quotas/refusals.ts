/**
 * To refuse a request costs little, but whoever is refused can ask again at once: some hundred connections that do nothing
 * else would take most of the event loop. So the refusals of a process leave it at a pace, and beyond that they wait.
 */
import { nextTurn } from "../util/next-turn.ts";

const EVERY_MS = 2;
const LONGEST_MS = 1000;
/** Refusals for reasons of load. */
const REFUSED = [429, 503];

export interface Refusals {
  isOne(status: number): boolean;
  /** When it may leave. */
  wait(): Promise<void>;
}

export function createRefusals(nowMs: () => number = () => performance.now()): Refusals {
  let lastMs = Number.NEGATIVE_INFINITY;
  return {
    isOne: (status) => REFUSED.includes(status),
    wait() {
      const now = nowMs();
      lastMs = Math.min(Math.max(lastMs + EVERY_MS, now), now + LONGEST_MS);
      return lastMs - now < 1 ? nextTurn() : Bun.sleep(lastMs - now);
    },
  };
}
