/**
 * Changes and writes that wait share one transaction and one sync to disk; they are acknowledged after it. Everything here
 * is synchronous, so no statement can slip into another's transaction.
 */
import { DatabaseUnavailable } from "../db.ts";
import type { Sql } from "../sql.ts";
import type { Connection } from "./connection.ts";
import { translate } from "./errors.ts";

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
  enqueue<T>(decide: (resolve: (result: T) => void) => Decided): Promise<T>;
  /** Writes what waits, and takes no more. */
  close(): void;
}

export function createWriteQueue(writer: Connection): WriteQueue {
  const waiting: Job[] = [];
  const totals = { changes: 0, transactions: 0 };
  let isClosed = false;
  let hasFailedToWrite = false;

  /**
   * Runs all jobs in one transaction. One that is refused before it writes is out, alone. If a write fails, all is
   * undone, and each job gets a transaction of its own: rare, and cheaper than a savepoint for every job.
   */
  function runTogether(jobs: Job[]): void {
    const finished: (() => void)[] = [];
    let writing: Job | null = null;
    let changes = 0;
    try {
      writer.control("BEGIN IMMEDIATE");
      for (const job of jobs) {
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
      writer.control("COMMIT");
      totals.transactions++;
      totals.changes += changes;
      if (changes > 0) hasFailedToWrite = false;
    } catch (error) {
      if (writer.database.inTransaction) writer.control("ROLLBACK");
      hasFailedToWrite ||= translate(error) instanceof DatabaseUnavailable;
      if (writing && jobs.length > 1) for (const job of jobs) runTogether([job]);
      else for (const job of jobs) job.reject(translate(error));
      return;
    }
    for (const finish of finished) finish();
  }

  function flush(): void {
    if (waiting.length > 0) runTogether(waiting.splice(0));
  }

  function enqueue<T>(decide: (resolve: (result: T) => void) => Decided): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (isClosed) return reject(new DatabaseUnavailable("the database is closed"));
      waiting.push({ decide: () => decide(resolve), reject });
      if (waiting.length === 1) setImmediate(flush);
    });
  }

  return {
    totals,
    get pending() {
      return waiting.length;
    },
    get hasFailed() {
      return hasFailedToWrite;
    },
    enqueue,
    close() {
      isClosed = true;
      flush();
    },
  };
}
