/**
 * How many requests are under way at once. Work handles its own errors. Endpoints that failed or were slow last time share a lane of their own, so
 * that they only keep each other waiting. Of the others, whoever takes longer than a second gives up its place to the next:
 * endpoints that have just died cannot use up all places either, before they are known to be slow.
 */
export interface Lanes {
  /** Ignored if the key is waiting or under way, and if too many are waiting: whoever adds it finds it again later. */
  add(key: string, isSlow: boolean, work: () => Promise<void>): void;
  readonly counts: { readonly running: number; readonly waiting: number };
  /** Starts nothing more; resolves when nothing is under way. */
  finish(): Promise<void>;
}

const PLACES = { fast: 128, slow: 32 };
/** Of the fast lane, in addition to its places. */
const MOST_OVERTIME = 256;
const MOST_WAITING = 10_000;

type Work = () => Promise<void>;

/** `patienceMs`: after that, one of the fast lane counts as slow. */
export function createLanes(patienceMs: number): Lanes {
  const waiting = { fast: new Map<string, Work>(), slow: new Map<string, Work>() };
  const taken = { fast: 0, slow: 0, overtime: 0 };
  const running = new Set<string>();
  let isFinishing = false;
  let idle = Promise.withResolvers<void>();

  function start(lane: "fast" | "slow"): void {
    while (!isFinishing && taken[lane] < PLACES[lane]) {
      const [next] = waiting[lane];
      if (!next) return;
      waiting[lane].delete(next[0]);
      void run(lane, ...next);
    }
  }

  async function run(lane: "fast" | "slow", key: string, work: Work): Promise<void> {
    let place: keyof typeof taken = lane;
    running.add(key);
    taken[place]++;
    const timer = setTimeout(() => {
      if (lane !== "fast" || taken.overtime >= MOST_OVERTIME) return;
      taken.fast--;
      place = "overtime";
      taken.overtime++;
      start("fast");
    }, patienceMs);
    try {
      await work();
    } finally {
      clearTimeout(timer);
      taken[place]--;
      running.delete(key);
      if (running.size === 0) idle.resolve();
      start(lane);
    }
  }

  const isKnown = (key: string) => running.has(key) || waiting.fast.has(key) || waiting.slow.has(key);

  return {
    add(key, isSlow, work) {
      const lane = isSlow ? "slow" : "fast";
      if (isFinishing || isKnown(key) || waiting[lane].size >= MOST_WAITING) return;
      waiting[lane].set(key, work);
      start(lane);
    },
    counts: {
      get running() {
        return running.size;
      },
      get waiting() {
        return waiting.fast.size + waiting.slow.size;
      },
    },
    async finish() {
      isFinishing = true;
      waiting.fast.clear();
      waiting.slow.clear();
      idle = Promise.withResolvers();
      if (running.size > 0) await idle.promise;
    },
  };
}
