/**
 * A change on PostgreSQL: loaded, decided and committed, and once more if another instance has committed first. Large
 * changes leave the queue of their board, so that it goes on, and take turns.
 */
import {
  type Change,
  type Commit,
  type DbCounts,
  LARGE_BYTES,
  type Queries,
  type Rows,
  TooManyChanges,
} from "../db.ts";
import { createKeyedQueue } from "../keyed-queue.ts";
import { MAX_ATTEMPTS } from "./errors.ts";
import { createLargeChanges } from "./large-changes.ts";

/** What takes longer to load and decide than other instances need between two commits would lose again and again. */
const LOST_BEFORE_LOCK = 5;

/** Nothing was written if it turned out to be large, or lost the race. */
type Attempted<Result> = { result: Result } | "is large" | "lost";

/** How a change is loaded and committed, which answers whether it won. */
export interface Way {
  load<Q extends Queries>(queries: Q): Promise<Rows<Q>>;
  commit(commit: Commit): Promise<boolean>;
}

export type Asked = Pick<Change<Queries, unknown>, "queue" | "account">;

export interface Ways {
  /** One statement each to load and to commit. */
  usual(asked: Asked): Way;
  /** With the row of the board locked from before the load: nobody else commits until this has. */
  locked<T>(asked: Asked, use: (way: Way) => Promise<T>): Promise<T>;
}

export interface Changes {
  run<Q extends Queries, Result>(work: Change<Q, Result>): Promise<Result>;
  /** One after the other for each queue. */
  inQueue<T>(queue: string, work: () => Promise<T>): Promise<T>;
}

/** `mostQueuedMs`: how long a change or write waits behind others, which may each wait for a silent database. */
export function createChanges(
  counts: Pick<DbCounts, "lostRaces" | "changes" | "transactions">,
  { usual, locked }: Ways,
  mostQueuedMs: number,
): Changes {
  const queues = createKeyedQueue();
  const largeChanges = createLargeChanges(mostQueuedMs);

  async function attempt<Q extends Queries, Result>(
    { load, onLoad, decide }: Change<Q, Result>,
    way: Way,
    isInTurn: boolean,
  ): Promise<Attempted<Result>> {
    onLoad?.();
    const { result, commit, bytes = 0 } = decide(await way.load(load));
    if (!commit) return { result };
    if (isLarge(commit, bytes) && !isInTurn) return "is large";
    const isCommitted = await way.commit(commit);
    counts.transactions++;
    if (!isCommitted) return "lost";
    counts.changes++;
    return { result };
  }

  async function persist<Q extends Queries, Result>(
    work: Change<Q, Result>,
    isInTurn: boolean,
  ): Promise<{ result: Result } | "is large"> {
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      const outcome =
        tries >= LOST_BEFORE_LOCK
          ? await locked(work, (way) => attempt(work, way, isInTurn))
          : await attempt(work, usual(work), isInTurn);
      if (outcome !== "lost") return outcome;
      counts.lostRaces++;
      await Bun.sleep(Math.random() * 2 ** Math.min(tries, 5));
    }
    throw new TooManyChanges("the board is changing too fast");
  }

  function inQueue<T>(queue: string, work: () => Promise<T>): Promise<T> {
    return queues.run(queue, work, {
      mostMs: mostQueuedMs,
      refusal: () => new TooManyChanges("too many changes of the board or account are waiting"),
    });
  }

  return {
    inQueue,
    /** While a large change waits for its turn, what it has loaded is let go of. */
    async run(work) {
      let outcome = await inQueue(work.queue, () => persist(work, false));
      if (outcome === "is large")
        outcome = await largeChanges.run(work.account, () => inQueue(work.queue, () => persist(work, true)));
      if (outcome === "is large") throw new Error("a large change waits for its turn once");
      return outcome.result;
    },
  };
}

/** Not with a guard: decided again, the change would count what it is guarded against once more. */
function isLarge({ guard }: Commit, bytes: number): boolean {
  return bytes > LARGE_BYTES && !guard;
}
