/**
 * Runs the imports that wait, one at a time in each lane of each process; beside them goes on one that was thought to be
 * quick. Whoever runs one holds a lease on it, by the clock that all instances share, and renews it; after a crash the
 * lease expires and another instance begins again from the stored file.
 */
import { abandonAll, purgeAbandoned } from "../../boards/removal.ts";
import type { Context } from "../../platform/core/context.ts";
import type { HousekeepingContext } from "../../platform/core/housekeeping.ts";
import { createSharedClock, databaseTime } from "../../platform/core/shared-clock.ts";
import { DatabaseUnavailable } from "../../platform/db/db.ts";
import type { Sql } from "../../platform/db/sql.ts";
import { repeat } from "../../platform/scheduling/repeat.ts";
import { withTimeout } from "../../platform/scheduling/with-timeout.ts";
import { newId } from "../../platform/util/ids.ts";
import { one } from "../../platform/util/present.ts";
import { READERS, type Readers } from "../formats/index.ts";
import { removeLeftFiles } from "../removal.ts";
import { removeAllUploads, removeUpload } from "../upload/store.ts";
import { LeaseLost, runJob } from "./job.ts";
import { type Begun, openLane } from "./lane.ts";
import { createOutcomes, Stopped } from "./outcomes.ts";
import {
  type ClaimedImport,
  claim,
  LANES,
  type Lease,
  nextImport,
  renew,
  waitingImports,
} from "./queue-store.ts";

const INTERVAL_SECONDS = 1;
const RENEWAL_SECONDS = 1;
const CLEANING_SECONDS = 60;
/** Also if the process is busy with something else for a while. */
const LEASE_SECONDS = 60;
/** An import that takes longer is not quick. */
const QUICK_SECONDS = 5;
/** How long a stop waits for the job to notice. */
const STOP_SECONDS = 5;

export interface ImportRunner {
  /** `failed` are those whose files were refused; `interrupted` ones were begun again, or given up. */
  readonly counts: { done: number; failed: number; interrupted: number };
  readonly running: number;
  /** Those that wait on any instance, up to a thousand. */
  readonly queued: number;
  /** How long the oldest of them has been waiting. */
  readonly oldestSeconds: number;
  /** Runs whatever waits; for tests. */
  look(): Promise<void>;
  /** What is under way goes back to the queue. */
  stop(): Promise<void>;
}

interface Options {
  secondMs: number;
  readers?: Readers;
}

export function startImports(
  context: Context & Pick<HousekeepingContext, "db">,
  { secondMs, readers = READERS }: Options,
): ImportRunner {
  const { db, accounts, log, outages, importQueue, givenUpUploads } = context;
  const clock = createSharedClock();
  const holder = newId();
  const counts = { done: 0, failed: 0, interrupted: 0 };
  let waiting: { count: number; since: string | null } = { count: 0, since: null };
  let isStopped = false;
  const running = new Set<AbortController>();
  const outcomes = createOutcomes(context, {
    holder,
    secondMs,
    counts,
    now: clock.now,
    isStopped: () => isStopped,
  });
  let purging = Promise.resolve();
  /** Nothing is taken over before the time is known. */
  let isTimeKnown = false;

  function newLease(): Lease {
    const ms = clock.now().getTime();
    const until = new Date(ms + LEASE_SECONDS * secondMs).toISOString();
    return { holder, now: new Date(ms).toISOString(), until };
  }

  /** Every second, also while no lane looks for work, and whenever there is one less. */
  async function countWaiting(): Promise<void> {
    if (isTimeKnown) waiting = one((await db.read({ all: waitingImports(newLease().now) })).all);
  }

  /** Null if none waits. */
  async function begin(lane: Sql): Promise<Begun | null> {
    if (isStopped) return null;
    if (!isTimeKnown) clock.set((await db.read({ time: databaseTime })).time);
    isTimeKnown = true;
    const lease = newLease();
    const { time, next } = await db.read({ time: databaseTime, next: nextImport(lane, lease) });
    clock.set(time);
    const [candidate] = next;
    if (!candidate) return null;
    const [[job]] = await accounts.write([claim(candidate.id, lease)]);
    void countWaiting().catch(() => undefined);
    // Without a job, somebody else was faster.
    return { end: job ? run(job) : Promise.resolve(true) };
  }

  /** False if the next one should wait a moment. */
  async function run(job: ClaimedImport): Promise<boolean> {
    if (await outcomes.isGivenUp(job)) return true;
    const stopping = new AbortController();
    running.add(stopping);
    const startedMs = performance.now();
    let progress = 0;
    const stopRenewing = keepLease(job, stopping, () => progress);
    try {
      const boardId = await runJob(context, job, {
        readers,
        holder,
        now: clock.now,
        signal: stopping.signal,
        progress(fraction) {
          progress = Math.max(progress, Math.min(999, Math.floor(1000 * fraction)));
        },
      });
      counts.done++;
      const ms = Math.round(performance.now() - startedMs);
      log.info(boardId ? "a board was imported" : "an import was previewed", {
        import_id: job.id,
        user_id: job.user_id,
        bytes: job.size,
        ms,
        ...(boardId && { board_id: boardId }),
      });
      if (boardId) await outcomes.forgetFile(job);
      return true;
    } catch (error) {
      purgeUnfinished();
      return await outcomes.endedBy(stopping.signal.aborted ? stopping.signal.reason : error, job);
    } finally {
      stopRenewing();
      running.delete(stopping);
    }
  }

  /** There may be much of a board that was not finished, so it does not wait for housekeeping. */
  function purgeUnfinished(): void {
    purging = purging.then(() => (isStopped ? undefined : purgeAbandoned(db))).catch(notCleaned);
  }

  /** Returns what ends it. */
  function keepLease({ id }: ClaimedImport, stopping: AbortController, progress: () => number): () => void {
    const renewOnce = async () => {
      const [held] = await accounts.write([renew(id, newLease(), progress())]);
      if (held.length === 0) stopping.abort(new LeaseLost());
    };
    // Without an answer it goes on: the commit at the end is made only while the lease is held.
    return repeat(RENEWAL_SECONDS * secondMs, renewOnce, () => undefined);
  }

  function notLooked(error: unknown): void {
    if (isStopped) return;
    if (error instanceof DatabaseUnavailable) outages.noticed(error);
    else log.warn("imports could not be run; trying again later", { reason: String(error) });
  }

  function notCleaned(error: unknown): void {
    if (!isStopped)
      log.warn("the rest of imports could not be removed; trying again later", { reason: String(error) });
  }

  const lanes = LANES.map(({ holds, isQuick }) =>
    openLane({
      quickMs: isQuick ? QUICK_SECONDS * secondMs : null,
      begin: () => begin(holds),
      failed: notLooked,
    }),
  );
  const endings = lanes.map(({ look }) => repeat(INTERVAL_SECONDS * secondMs, look, notLooked));
  endings.push(repeat(INTERVAL_SECONDS * secondMs, countWaiting, () => undefined));
  const clean = async () => {
    for (const id of givenUpUploads) {
      await accounts.write([removeUpload(id)]);
      givenUpUploads.delete(id);
    }
    await removeLeftFiles({ read: db.read, write: accounts.write });
  };
  endings.push(repeat(CLEANING_SECONDS * secondMs, clean, notCleaned));
  // Written before the service listens: on SQLite, this is the only process, and nothing is being uploaded or built yet.
  if (db.kind === "sqlite")
    void accounts.write([removeAllUploads(), abandonAll()]).then(purgeUnfinished, notCleaned);
  void clean().catch(notCleaned);
  importQueue.listen(() => {
    for (const { look } of lanes) void look().catch(notLooked);
  });

  return {
    counts,
    get running() {
      return running.size;
    },
    get queued() {
      return waiting.count;
    },
    get oldestSeconds() {
      return waiting.since === null
        ? 0
        : Math.max(0, (clock.now().getTime() - Date.parse(waiting.since)) / 1000);
    },
    async look() {
      await Promise.all(lanes.map(({ look }) => look()));
    },
    async stop() {
      isStopped = true;
      for (const end of endings) end();
      for (const stopping of running) stopping.abort(new Stopped());
      const ended = Promise.allSettled(lanes.map((lane) => lane.ended()));
      await withTimeout(ended, STOP_SECONDS * secondMs, "still importing").catch(() => undefined);
    },
  };
}
