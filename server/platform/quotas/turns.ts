/**
 * Runs memory-intensive work a few tasks at a time; the others wait in a fair queue. A pause after each task leaves time
 * for everyone else and for the garbage collector: it frees memory more slowly than a busy service fills it.
 */

import { createFairQueue, type Who } from "../scheduling/fair-queue.ts";
import { LONGEST_WAIT_MS } from "../scheduling/longest-wait.ts";
import { type ApiError, tooMany, unavailable } from "../util/errors.ts";
import { collectIfDue } from "../util/garbage.ts";

export interface Turns {
  run<T>(who: Who, work: () => Promise<T>): Promise<T>;
}

interface Room {
  atOnce: number;
  /** The pause between two tasks in the same place. None by default. */
  restMs?: number;
  /** How many may wait, in total and per account at an address, and for how long; others are refused. */
  waiting?: { most?: number; mostOfOne?: number; longestMs?: number };
}

export type WaitingLimits = Required<Room>["waiting"];

interface Waiting {
  who: Who;
  start(): void;
  giveUp(error: ApiError): void;
}

const EVERYBODY = {
  most: Number.POSITIVE_INFINITY,
  mostOfOne: Number.POSITIVE_INFINITY,
};
/** How much of the time after which a connection is cut may be spent waiting; the rest is for the work itself. */
const IDLE_TIMEOUT_SHARE = 2 / 3;
const RETRY_SECONDS = 1;
const BUSY = "Too much is being read or copied at the same time; try again soon.";

/** How long a request may wait for its turn before it is told to come back. */
export function longestWaitMs({ IDLE_TIMEOUT_SECONDS }: { IDLE_TIMEOUT_SECONDS: number }): number {
  return Math.min(LONGEST_WAIT_MS, IDLE_TIMEOUT_SECONDS * 1000 * IDLE_TIMEOUT_SHARE);
}

export interface WaitingRoom {
  /** Resolves when `next` picks it; rejects if it is refused or has waited too long. */
  wait(who: Who): Promise<void>;
  /** Lets the next one go, among those who may, and says who it was. */
  next(may?: (who: Who) => boolean): Who | undefined;
}

export function createWaitingRoom(waiting: WaitingLimits): WaitingRoom {
  const { longestMs = LONGEST_WAIT_MS, ...limits } = waiting;
  const queue = createFairQueue<Waiting>({ ...EVERYBODY, ...limits });
  return {
    wait(who) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const placed = new Promise<void>((resolve, reject) => {
        const entry = { who, start: resolve, giveUp: reject };
        const refused = queue.add(entry);
        refused?.entry.giveUp(
          refused.because === "share"
            ? tooMany(
                "You are reading too many large boards; try again soon.",
                RETRY_SECONDS,
                "too_many_at_once",
              )
            : unavailable(BUSY, "overloaded"),
        );
        if (refused?.entry === entry) return;
        timer = setTimeout(() => {
          queue.remove(entry);
          reject(unavailable(BUSY, "overloaded"));
        }, longestMs);
      });
      return placed.finally(() => clearTimeout(timer));
    },
    next(may) {
      const next = queue.next(may);
      next?.start();
      return next?.who;
    },
  };
}

export function createTurns({ atOnce, restMs = 0, waiting = {} }: Room): Turns {
  const room = createWaitingRoom(waiting);
  let running = 0;

  /** A task that finishes hands over its place. */
  function leave(): void {
    if (!room.next()) running--;
  }

  return {
    async run(who, work) {
      if (running < atOnce) running++;
      else await room.wait(who);
      try {
        const collecting = collectIfDue();
        if (collecting) await collecting;
        return await work();
      } finally {
        if (restMs > 0) setTimeout(leave, restMs);
        else leave();
      }
    },
  };
}
