/**
 * Waiting changes and writes share one transaction and one sync to disk, and are acknowledged after it. A transaction is
 * synchronous, so no statement can slip into it; the event loop stands still meanwhile, so a transaction takes on no
 * more work after a few milliseconds. A single write may take longer, such as that of a large file: then everybody else has
 * as much time before the next transaction. Accounts take turns, so that many expensive changes of one do not delay
 * another's.
 */
import { createRotation } from "../../util/rotation.ts";
import { DatabaseFull, DatabaseUnavailable } from "../db.ts";
import type { Sql } from "../sql.ts";
import type { Connection } from "./connection.ts";
import { translate } from "./errors.ts";

/** A thousand ordinary changes take longer than this; then the sync to disk is a small part of the time. */
const MAX_DECIDING_MS = 10;
/** A transaction with more work than this is followed by a pause of the same length. */
const LONG_MS = 25;

interface Job {
  /** Returns what to write, and what to do once that is committed; may be called more than once, each time after a new look. */
  decide(): Decided;
  reject(error: unknown): void;
}

interface Decided {
  writes: readonly Sql[];
  committed(rows: unknown[][]): void;
}

export interface WriteQueue {
  readonly totals: { readonly changes: number; readonly transactions: number };
  readonly pending: number;
  /** A disk may be full and still be read: after a write that failed, only another write tells. */
  readonly hasFailed: boolean;
  /** The disk was full: a small write may fit on it again, and the next larger one does not. */
  readonly wasFull: boolean;
  /** There is room again. */
  recovered(): void;
  enqueue<T>(account: string, decide: (resolve: (result: T) => void) => Decided): Promise<T>;
  /** Writes what waits, and takes no more. */
  close(): void;
}

export function createWriteQueue(writer: Connection): WriteQueue {
  const waiting = createRotation<Job>();
  const totals = { changes: 0, transactions: 0 };
  let isClosed = false;
  let isPlanned = false;
  /** When the next transaction may begin. */
  let nextMs = 0;
  let hasFailedToWrite = false;
  let wasFull = false;

  /** The jobs of one transaction, as long as there is time. */
  function* inTime(): Generator<Job> {
    const endMs = performance.now() + MAX_DECIDING_MS;
    do {
      const job = waiting.next();
      if (!job) return;
      yield job;
    } while (performance.now() < endMs);
  }

  /**
   * Runs jobs in one transaction. One that is refused before it writes is out, alone. If a write fails, all is undone,
   * and each job gets a transaction of its own: rare, and cheaper than a savepoint for every job.
   */
  function runTogether(given: Iterable<Job>): void {
    const jobs: Job[] = [];
    const finished: (() => void)[] = [];
    let writing: Job | null = null;
    let changes = 0;
    const startedMs = performance.now();
    try {
      writer.control("BEGIN IMMEDIATE");
      for (const job of given) {
        jobs.push(job);
        let decided: Decided;
        try {
          decided = job.decide();
        } catch (error) {
          // Some errors of the disk end the whole transaction: nothing may be written after them.
          if (!writer.database.inTransaction) throw error;
          finished.push(() => job.reject(translate(error)));
          continue;
        }
        writing = job;
        const rows = decided.writes.map(writer.all);
        writing = null;
        if (rows.length > 0) changes++;
        finished.push(() => decided.committed(rows));
      }
      const tookMs = performance.now() - startedMs;
      writer.control("COMMIT");
      if (tookMs > LONG_MS) nextMs = performance.now() + tookMs;
      totals.transactions++;
      totals.changes += changes;
      if (changes > 0) hasFailedToWrite = wasFull;
    } catch (error) {
      if (writer.database.inTransaction) writer.control("ROLLBACK");
      const failure = translate(error);
      wasFull ||= failure instanceof DatabaseFull;
      hasFailedToWrite ||= failure instanceof DatabaseUnavailable;
      if (writing && jobs.length > 1) for (const job of jobs) runTogether([job]);
      // None was taken when the transaction could not even begin.
      else for (const job of jobs.length > 0 ? jobs : given) job.reject(translate(error));
      return;
    }
    for (const finish of finished) finish();
  }

  function plan(): void {
    if (isPlanned || waiting.size === 0) return;
    isPlanned = true;
    const pauseMs = nextMs - performance.now();
    if (pauseMs > 0) setTimeout(flush, pauseMs);
    else setImmediate(flush);
  }

  function flush(): void {
    isPlanned = false;
    if (waiting.size > 0) runTogether(inTime());
    plan();
  }

  function enqueue<T>(account: string, decide: (resolve: (result: T) => void) => Decided): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (isClosed) return reject(new DatabaseUnavailable("the database is closed"));
      waiting.add(account, { decide: () => decide(resolve), reject });
      plan();
    });
  }

  return {
    totals,
    get pending() {
      return waiting.size;
    },
    get hasFailed() {
      return hasFailedToWrite;
    },
    get wasFull() {
      return wasFull;
    },
    recovered() {
      hasFailedToWrite = wasFull = false;
    },
    enqueue,
    close() {
      isClosed = true;
      while (waiting.size > 0) flush();
    },
  };
}
