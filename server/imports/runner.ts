/**
 * Runs the imports that wait, one at a time in each process. Whoever runs one holds a lease on it, by the clock that all
 * instances share, and renews it; after a crash the lease expires and another instance begins again from the stored file.
 * An import that was begun too often has failed: it may be what the process died of.
 */
import type { Context } from "../platform/core/context.ts";
import { createSharedClock, databaseTime } from "../platform/core/shared-clock.ts";
import { DatabaseUnavailable } from "../platform/db/db.ts";
import { ApiError } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { repeat } from "../platform/util/repeat.ts";
import { withTimeout } from "../platform/util/with-timeout.ts";
import { READERS, type Readers } from "./formats/index.ts";
import { runJob } from "./job.ts";
import {
  type ClaimedImport,
  claim,
  fail,
  handBack,
  type Lease,
  nextImport,
  renew,
  waitingImports,
} from "./queue-store.ts";
import { Unreadable } from "./records.ts";
import { removeFile } from "./upload.ts";

const INTERVAL_SECONDS = 1;
const RENEWAL_SECONDS = 1;
/** Also if the process is busy with something else for a while. */
const LEASE_SECONDS = 60;
const MOST_ATTEMPTS = 3;
/** How long a stop waits for the job to notice. */
const STOP_SECONDS = 5;

const FAILED = "The service has failed to import this file. Its operators find the reason in the log.";

/** Why a job is stopped. */
class Stopped extends Error {}
class LeaseLost extends Error {}

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

export function startImports(context: Context, { secondMs, readers = READERS }: Options): ImportRunner {
  const { db, accounts, log, importQueue } = context;
  const clock = createSharedClock();
  const holder = newId();
  const counts = { done: 0, failed: 0, interrupted: 0 };
  let waiting: { count: number; since: string | null } = { count: 0, since: null };
  let looking: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  let current: AbortController | undefined;
  /** Nothing is taken over before the time is known. */
  let isTimeKnown = false;

  function newLease(): Lease {
    const ms = clock.now().getTime();
    const until = new Date(ms + LEASE_SECONDS * secondMs).toISOString();
    return { holder, now: new Date(ms).toISOString(), until };
  }

  async function runWaiting(): Promise<void> {
    while (!isStopped) {
      isWoken = false;
      if (!isTimeKnown) clock.set((await db.read({ time: databaseTime })).time);
      isTimeKnown = true;
      const lease = newLease();
      const { time, next, all } = await db.read({
        time: databaseTime,
        next: nextImport(lease.now),
        all: waitingImports(lease.now),
      });
      clock.set(time);
      waiting = one(all);
      const [candidate] = next;
      if (!candidate) {
        if (isWoken) continue;
        return;
      }
      const [[job]] = await accounts.write([claim(candidate.id, lease)]);
      // Somebody else was faster.
      if (!job) continue;
      if (!(await run(job))) return;
    }
  }

  /** False if the next one should wait a moment. */
  async function run(job: ClaimedImport): Promise<boolean> {
    if (job.attempts > MOST_ATTEMPTS) {
      await failed(job, FAILED);
      log.error("an import was interrupted too often", { import_id: job.id, attempts: MOST_ATTEMPTS });
      return true;
    }
    const stopping = new AbortController();
    current = stopping;
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
      log.info(boardId ? "imported a board" : "previewed an import", {
        import_id: job.id,
        user_id: job.user_id,
        bytes: job.size,
        ms,
        ...(boardId && { board_id: boardId }),
      });
      if (boardId) await forgetFile(job);
      return true;
    } catch (error) {
      return await endedBy(stopping.signal.aborted ? stopping.signal.reason : error, job);
    } finally {
      stopRenewing();
      current = undefined;
    }
  }

  /** Returns what ends it. */
  function keepLease({ id }: ClaimedImport, stopping: AbortController, progress: () => number): () => void {
    const renewOnce = async () => {
      const [held] = await accounts.write([renew(id, newLease(), progress())]);
      if (held.length === 0) stopping.abort(new LeaseLost());
      // Until this one is done, nobody looks for the next.
      const { all } = await db.read({ all: waitingImports(newLease().now) });
      waiting = one(all);
    };
    // While the database does not answer, nobody else takes over either.
    return repeat(RENEWAL_SECONDS * secondMs, renewOnce, () => undefined);
  }

  async function endedBy(error: unknown, job: ClaimedImport): Promise<boolean> {
    const about = { import_id: job.id, user_id: job.user_id, attempts: job.attempts };
    if (error instanceof LeaseLost) {
      log.info("an import was deleted, or taken over by another instance", about);
      return true;
    }
    if (error instanceof Stopped) {
      await accounts.write([handBack(job.id, holder, { counts: false })]);
      log.info("an import was handed over", about);
      return false;
    }
    const refusal = refusalOf(error);
    if (refusal !== null) {
      counts.failed++;
      log.info("an import has failed", { ...about, reason: refusal });
      await failed(job, refusal);
      return true;
    }
    const isOurs = error instanceof DatabaseUnavailable;
    counts.interrupted++;
    const reason = error instanceof Error && !isOurs ? (error.stack ?? error.message) : String(error);
    if (!isOurs && job.attempts >= MOST_ATTEMPTS) {
      log.error("an import has failed too often", { ...about, reason });
      await failed(job, FAILED);
      return true;
    }
    log.warn("an import was interrupted; trying again", { ...about, reason });
    await accounts.write([handBack(job.id, holder, { counts: !isOurs })]);
    return false;
  }

  async function failed(job: ClaimedImport, error: string): Promise<void> {
    const [written] = await accounts.write([fail(job.id, { now: clock.now().toISOString(), error }, holder)]);
    if (written.length > 0) await forgetFile(job);
  }

  async function forgetFile({ id }: ClaimedImport): Promise<void> {
    await removeFile(context, id).catch((error: unknown) =>
      log.warn("the file of an import is removed later", { import_id: id, reason: String(error) }),
    );
  }

  function look(): Promise<void> {
    isWoken = true;
    looking ??= runWaiting().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  function notLooked(error: unknown): void {
    if (!isStopped) log.warn("could not run imports; trying again later", { reason: String(error) });
  }

  const stopLooking = repeat(INTERVAL_SECONDS * secondMs, look, notLooked);
  importQueue.listen(() => void look().catch(notLooked));

  return {
    counts,
    get running() {
      return current ? 1 : 0;
    },
    get queued() {
      return waiting.count;
    },
    get oldestSeconds() {
      return waiting.since === null
        ? 0
        : Math.max(0, (clock.now().getTime() - Date.parse(waiting.since)) / 1000);
    },
    look,
    async stop() {
      isStopped = true;
      stopLooking();
      current?.abort(new Stopped());
      if (looking)
        await withTimeout(looking, STOP_SECONDS * secondMs, "still importing").catch(() => undefined);
    },
  };
}

/** What the file, or the account, is the reason of; null for everything else. */
function refusalOf(error: unknown): string | null {
  if (error instanceof Unreadable) return error.message;
  return error instanceof ApiError && error.status < 500 ? error.message : null;
}
