/**
 * Which workers do not answer. One that is down refuses what is sent to it; but one that hangs, or whose machine has
 * vanished, says nothing, and work on its boards would soon hold every connection there is. So as soon as a connection has
 * been silent for a while, the workers are asked. While one does not answer, work on its boards is given up and refused
 * at once; so is whatever needs all of them. Until then it holds no more than its share of the connections (shares.ts).
 */
import { withTimeout } from "../../../scheduling/with-timeout.ts";
import { LRU } from "../../../util/lru.ts";
import { WorkerDown } from "../../db.ts";

/** A worker by its number in the database. */
export interface Worker {
  id: number;
  address: string;
}

interface Asking {
  /** Those that do not answer. Like the next, not on connections of the pool, which may all be waiting for them. */
  missing(): Promise<Worker[]>;
  /** The workers of these boards, which the coordinator knows by itself. */
  workersOf(boardIds: readonly string[]): Promise<ReadonlyMap<string, Worker>>;
  /** The worker of one board, asked on a connection of the pool. */
  workerOf(boardId: string): Promise<Worker | undefined>;
  /** Ends, on all other workers, transactions that were given up because of these. */
  endHung(missing: readonly Worker[]): Promise<void>;
}

/** Connections that have been waiting for a while. */
interface Silent {
  /** The boards that they wait for; undefined for what is about no board in particular. */
  boards(): (string | undefined)[];
  giveUp(isHopeless: (boardId: string | undefined) => boolean, error: Error): void;
}

/** `count` connections have been waiting for a while, although all workers answer: for these, as far as that is known. */
export type OnSlow = (addresses: string[], count: number) => void;

export interface WorkerWatch {
  /**
   * Asks the workers. Whoever asks meanwhile shares the answer. If it cannot be found out, or not soon, it is as it was: on
   * a busy machine, those that are down must not seem to be up because asking takes longer.
   */
  look(): Promise<readonly Worker[]>;
  /** Asks them unless that was done a moment ago. */
  lookIfDue(): void;
  /** Of a board, or of everything if there is none: rejects if it needs a worker that does not answer. */
  check(boardId: string | undefined): Promise<void>;
  /** The worker of a board, as far as it is known; otherwise that is found out for the next time. */
  workerOf(boardId: string): number | undefined;
  readonly missing: readonly Worker[];
}

const LOOK_AGAIN_MS = 1000;
/** How long somebody waits for a look that is under way. */
const SOON_MS = 2000;
const REMEMBERED_BOARDS = 10_000;

export function createWorkerWatch(asking: Asking, silent: Silent, onSlow: OnSlow): WorkerWatch {
  let missing: Worker[] = [];
  let looking: Promise<void> | undefined;
  let lookedMs = Number.NEGATIVE_INFINITY;
  let places = new LRU<string, number>(REMEMBERED_BOARDS);
  const lookedFor = new Set<string>();

  async function ask(): Promise<void> {
    try {
      const found = await asking.missing();
      // What is refused must not depend on where a board was before it was moved.
      if (missing.length === 0 && found.length > 0) places = new LRU(REMEMBERED_BOARDS);
      missing = found;
      if (missing.length > 0) await giveUpHopeless();
      else await reportSlow();
      await asking.endHung(missing);
    } catch {
      // Then the coordinator does not answer either, and whoever asks it finds that out.
    }
  }

  async function giveUpHopeless(): Promise<void> {
    const workers = await workersOfSilent();
    silent.giveUp((board) => board === undefined || isMissing(workers.get(board)?.id), downOf(missing));
  }

  async function reportSlow(): Promise<void> {
    const count = silent.boards().length;
    if (count === 0) return;
    const addresses = [...(await workersOfSilent()).values()].map(({ address }) => address);
    onSlow([...new Set(addresses)].sort(), count);
  }

  function workersOfSilent(): Promise<ReadonlyMap<string, Worker>> {
    return asking.workersOf(silent.boards().filter((board) => board !== undefined));
  }

  function isMissing(worker: number | undefined): boolean {
    return missing.some(({ id }) => id === worker);
  }

  async function look(): Promise<readonly Worker[]> {
    lookedMs = performance.now();
    looking ??= ask().finally(() => {
      looking = undefined;
    });
    await withTimeout(looking, SOON_MS, "the workers are still being asked").catch(() => {});
    return missing;
  }

  function lookIfDue(): void {
    if (!looking && performance.now() - lookedMs >= LOOK_AGAIN_MS) void look();
  }

  async function findWorker(boardId: string): Promise<number | undefined> {
    const worker = await asking.workerOf(boardId);
    if (worker) places.set(boardId, worker.id);
    return worker?.id;
  }

  function workerOf(boardId: string): number | undefined {
    const known = places.get(boardId);
    if (known === undefined && !lookedFor.has(boardId)) {
      lookedFor.add(boardId);
      findWorker(boardId)
        // Whoever needs it next asks again.
        .catch(() => {})
        .finally(() => lookedFor.delete(boardId));
    }
    return known;
  }

  return {
    look,
    lookIfDue,
    async check(boardId) {
      if (missing.length === 0) return;
      // So that it is known soon that they answer again.
      lookIfDue();
      if (boardId === undefined) throw downOf(missing);
      const worker = places.get(boardId) ?? (await findWorker(boardId));
      if (isMissing(worker)) throw downOf(missing.filter(({ id }) => id === worker));
    },
    workerOf,
    get missing() {
      return missing;
    },
  };
}

function downOf(workers: readonly Worker[]): WorkerDown {
  const addresses = workers.map(({ address }) => address).join(", ");
  return new WorkerDown(
    workers.length === 1 ? `worker ${addresses} does not answer` : `workers ${addresses} do not answer`,
  );
}
