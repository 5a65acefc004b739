/**
 * To refuse a request costs little, but whoever is refused can ask again at once: some hundred connections that do nothing
 * else would take most of the event loop. So the refusals of a process leave it at a pace, and beyond that they wait, up to
 * a second.
 */

import { nextTurn } from "../scheduling/next-turn.ts";
import { pauseIfMuchLeft } from "../util/garbage.ts";

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

  /** If so many wait that the last would leave later than in a second, at any time of the second half of it. */
  function delay(): number {
    const now = nowMs();
    const nextMs = Math.max(lastMs + EVERY_MS, now);
    if (nextMs - now > LONGEST_MS) return LONGEST_MS * (0.5 + Math.random() / 2);
    lastMs = nextMs;
    return nextMs - now;
  }

  return {
    isOne: (status) => REFUSED.includes(status),
    async wait() {
      const ms = delay();
      await (ms < 1 ? nextTurn() : Bun.sleep(ms));
      // The runtime has read the body of what is refused.
      await pauseIfMuchLeft();
    },
  };
}
