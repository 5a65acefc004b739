/**
 * How many requests are under way at once. Endpoints that failed or were slow last time have a lane of their own, so that
 * they only keep each other waiting, and so have those that were never tried: whoever creates many that hang does not
 * hold up those that are known to work. In the lanes with overtime, whoever takes longer than a moment gives up its place
 * to the next, up to a limit: endpoints that have just died cannot use up all places before they are known to be slow.
 *
 * Within a lane, owners of boards take turns, and the last places go to owners who hold few: however many endpoints of
 * one owner hang, those of another are called at once.
 */
import { createRotation, type Rotation } from "../platform/scheduling/rotation.ts";

export type Lane = "proven" | "untried" | "slow";

export interface Lanes {
  /**
   * Ignored if the key is waiting or under way, and if too many are waiting: whoever adds it finds it again later. Work
   * handles its own errors.
   */
  add(key: string, { lane, owner }: { lane: Lane; owner: string }, work: () => Promise<void>): void;
  readonly counts: { readonly running: number; readonly waiting: number };
  /** Starts nothing more; resolves when nothing is under way. */
  finish(): Promise<void>;
}

/** `overtime`: of those that have given up their place. */
export const LIMITS: Record<Lane, { places: number; overtime: number }> = {
  proven: { places: 96, overtime: 192 },
  untried: { places: 96, overtime: 96 },
  slow: { places: 32, overtime: 0 },
};
/** Part of the places that is left to owners who hold few. */
const RESERVED = 1 / 4;
/** So many requests are few, as a part of the places. */
const FEW = 1 / 8;
/** In a lane: of one owner, so that one alone cannot fill it, and of all. */
const MOST_WAITING = { owner: 1000, all: 10_000 };

type Work = () => Promise<void>;

interface Job {
  key: string;
  owner: string;
  work: Work;
}

interface LaneState {
  waiting: Rotation<Job>;
  taken: { places: number; overtime: number };
  /** Of each owner who has any. */
  waitingOf: Map<string, number>;
  runningOf: Map<string, number>;
}

/** `patienceMs`: after that, a place is given up. */
export function createLanes(patienceMs: number): Lanes {
  const lanes: Record<Lane, LaneState> = { proven: newLane(), untried: newLane(), slow: newLane() };
  const running = new Set<string>();
  const waitingKeys = new Set<string>();
  let isFinishing = false;
  let idle = Promise.withResolvers<void>();

  function start(lane: Lane): void {
    const { waiting, waitingOf, runningOf, taken } = lanes[lane];
    const { places } = LIMITS[lane];
    const holdsFew = (owner: string) => (runningOf.get(owner) ?? 0) < places * FEW;
    while (!isFinishing && taken.places < places) {
      const job = waiting.next(taken.places < places * (1 - RESERVED) ? undefined : holdsFew);
      if (!job) return;
      waitingKeys.delete(job.key);
      count(waitingOf, job.owner, -1);
      void run(lane, job);
    }
  }

  async function run(lane: Lane, { key, owner, work }: Job): Promise<void> {
    const { taken, runningOf } = lanes[lane];
    let held: keyof typeof taken = "places";
    running.add(key);
    count(runningOf, owner, 1);
    taken.places++;
    const timer = setTimeout(() => {
      if (taken.overtime >= LIMITS[lane].overtime) return;
      held = "overtime";
      taken.places--;
      taken.overtime++;
      start(lane);
    }, patienceMs);
    try {
      await work();
    } finally {
      clearTimeout(timer);
      taken[held]--;
      running.delete(key);
      count(runningOf, owner, -1);
      if (running.size === 0) idle.resolve();
      start(lane);
    }
  }

  return {
    add(key, { lane, owner }, work) {
      const { waiting, waitingOf } = lanes[lane];
      const isFull = waiting.size >= MOST_WAITING.all || (waitingOf.get(owner) ?? 0) >= MOST_WAITING.owner;
      if (isFinishing || isFull || running.has(key) || waitingKeys.has(key)) return;
      waiting.add(owner, { key, owner, work });
      waitingKeys.add(key);
      count(waitingOf, owner, 1);
      start(lane);
    },
    counts: {
      get running() {
        return running.size;
      },
      get waiting() {
        return waitingKeys.size;
      },
    },
    async finish() {
      isFinishing = true;
      waitingKeys.clear();
      idle = Promise.withResolvers();
      if (running.size > 0) await idle.promise;
    },
  };
}

function newLane(): LaneState {
  return {
    waiting: createRotation(),
    taken: { places: 0, overtime: 0 },
    waitingOf: new Map(),
    runningOf: new Map(),
  };
}

function count(counts: Map<string, number>, owner: string, change: 1 | -1): void {
  const now = (counts.get(owner) ?? 0) + change;
  if (now === 0) counts.delete(owner);
  else counts.set(owner, now);
}
