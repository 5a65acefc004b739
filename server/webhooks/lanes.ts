/**
 * How many requests are under way at once. Endpoints that failed or were slow last time have a lane of their own, so that
 * they only keep each other waiting, and so have those that were never tried: whoever creates many that hang does not
 * hold up those that are known to work. In these two lanes, whoever takes longer than a moment gives up its place to the
 * next, up to a limit: endpoints that have just died cannot use up all places before they are known to be slow.
 */
export type Lane = "proven" | "untried" | "slow";

export interface Lanes {
  /**
   * Ignored if the key is waiting or under way, and if too many are waiting: whoever adds it finds it again later. Work
   * handles its own errors.
   */
  add(key: string, lane: Lane, work: () => Promise<void>): void;
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
const MOST_WAITING = 10_000;

type Work = () => Promise<void>;

interface LaneState {
  waiting: Map<string, Work>;
  taken: { places: number; overtime: number };
}

/** `patienceMs`: after that, a place is given up. */
export function createLanes(patienceMs: number): Lanes {
  const newLane = (): LaneState => ({ waiting: new Map(), taken: { places: 0, overtime: 0 } });
  const lanes: Record<Lane, LaneState> = { proven: newLane(), untried: newLane(), slow: newLane() };
  const all = Object.values(lanes);
  const running = new Set<string>();
  let isFinishing = false;
  let idle = Promise.withResolvers<void>();

  function start(lane: Lane): void {
    const { waiting, taken } = lanes[lane];
    while (!isFinishing && taken.places < LIMITS[lane].places) {
      const [next] = waiting;
      if (!next) return;
      waiting.delete(next[0]);
      void run(lane, ...next);
    }
  }

  async function run(lane: Lane, key: string, work: Work): Promise<void> {
    const { taken } = lanes[lane];
    let held: keyof typeof taken = "places";
    running.add(key);
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
      if (running.size === 0) idle.resolve();
      start(lane);
    }
  }

  const isKnown = (key: string) => running.has(key) || all.some(({ waiting }) => waiting.has(key));

  return {
    add(key, lane, work) {
      const { waiting } = lanes[lane];
      if (isFinishing || isKnown(key) || waiting.size >= MOST_WAITING) return;
      waiting.set(key, work);
      start(lane);
    },
    counts: {
      get running() {
        return running.size;
      },
      get waiting() {
        return all.reduce((sum, { waiting }) => sum + waiting.size, 0);
      },
    },
    async finish() {
      isFinishing = true;
      for (const { waiting } of all) waiting.clear();
      idle = Promise.withResolvers();
      if (running.size > 0) await idle.promise;
    },
  };
}
