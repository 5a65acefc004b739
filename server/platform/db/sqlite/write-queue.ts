/**
 * Waiting changes and writes share one transaction and one sync to disk, and are acknowledged after it. A transaction is
 * synchronous, so no statement can slip into it; the event loop stands still meanwhile, so a transaction takes on no
 * more work after a few milliseconds. Accounts take turns, so that many expensive changes of one do not delay another's. A
 * single change may take longer, such as that of a large file: then its account rests for as long, and everybody else reads
 * and writes meanwhile. Large changes, such as archiving a column with thousands of cards, are found to be large when they
 * are decided, and wait apart: one at a time, written by another thread, each followed by a rest, in which everybody else goes
 * on. So many accounts with one each do not delay the others either; among themselves they take turns. What an account does
 * on a board after a large change of its own waits behind that, undecided: the next one is often as large, and would be
 * decided twice. Whoever has waited so long that the connection would soon be cut is told to come back. Large changes leave some of the disk to the others.
 */
import { LONGEST_WAIT_MS } from "../../scheduling/longest-wait.ts";
import { createRotation } from "../../scheduling/rotation.ts";
import { createTally } from "../../util/tally.ts";
import { DatabaseFull, DatabaseUnavailable, LARGE_BYTES, ReservedRoom, TooManyChanges } from "../db.ts";
import type { Sql } from "../sql.ts";
import type { Connection } from "./connection.ts";
import { translate } from "./errors.ts";
import type { LargeWriter } from "./large-writer.ts";

/** A thousand ordinary changes take longer than this; then the sync to disk is a small part of the time. */
const MAX_DECIDING_MS = 10;
/** Whoever has a change that takes longer than this rests before the next one, but no longer than that. */
const LONG_MS = 25;
const LONGEST_REST_MS = 250;
/** All large changes together rest for several times as long as the last one took, so that others have most of the time. */
const LARGE_RESTS = 4;
const LONGEST_LARGE_REST_MS = 4000;
/** A long file comes in chunks of this size, each of which is waited for. */
const CHUNK_BYTES = 1_048_576;
/** Under which they rest, all together. */
const LARGE = "large changes";

interface Job {
  account: string;
  /** Of which account and board; empty if it is of none. */
  place: string;
  isLarge: boolean;
  queuedMs: number;
  /** Returns what to write, and what to do once that is committed; may be called more than once, each time after a new look. */
  decide(): Decided;
  reject(error: unknown): void;
}

interface Decided {
  writes: readonly Sql[];
  bytes?: number;
  fileBytes?: number;
  committed(rows: unknown[][]): void;
}

export interface WriteQueue {
  readonly totals: { readonly changes: number; readonly transactions: number };
  readonly pending: number;
  /** A disk may be full and still be read: after a write that failed, only another write tells. */
  readonly hasFailed: boolean;
  /** There is room again. */
  recovered(): void;
  enqueue<T>(
    account: string,
    decide: (resolve: (result: T) => void) => Decided,
    boardId?: string,
  ): Promise<T>;
  /** Writes what waits, and takes no more. */
  close(): Promise<void>;
}

interface Bounds {
  longestWaitMs?: number | undefined;
  hasRoomFor?: (bytes: number) => boolean;
}

export function createWriteQueue(
  writer: Connection,
  largeWriter: LargeWriter,
  { longestWaitMs = LONGEST_WAIT_MS, hasRoomFor = () => true }: Bounds = {},
): WriteQueue {
  const waiting = createRotation<Job>();
  const large = createRotation<Job>();
  const largeAt = createTally();
  /** The last transaction was that of a large change. */
  let wasLarge = false;
  const totals = { changes: 0, transactions: 0 };
  let isClosed = false;
  let isPlanned = false;
  /** While another thread writes, nothing else is written. */
  let writtenApart: Promise<void> | undefined;
  /** Until when accounts rest. */
  const resting = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailedToWrite = false;
  /** The disk was full: a small write may fit on it again, and the next larger one does not. */
  let wasFull = false;

  const mayGo = (account: string) => !resting.has(account);

  /** Large changes and the others in turn, as far as they do not rest. */
  function next(): Job | undefined {
    const first = wasLarge ? undefined : nextLarge();
    const job = first ?? waiting.next(mayGo) ?? nextLarge();
    wasLarge = job?.isLarge ?? false;
    return job;
  }

  function nextLarge(): Job | undefined {
    const job = mayGo(LARGE) ? large.next() : undefined;
    if (job) largeAt.add(job.place, -1);
    return job;
  }

  function addLarge(job: Job): void {
    large.add(job.account, { ...job, isLarge: true });
    largeAt.add(job.place, 1);
  }

  async function runApart(job: Job): Promise<void> {
    const startedMs = performance.now();
    let times = LARGE_RESTS;
    try {
      // From here on nobody else writes: what is decided holds until it is committed.
      await largeWriter.begin();
      const decided = job.decide();
      const { bytes = 0, fileBytes = 0 } = decided;
      const isMuch = isLarge({ bytes: bytes - fileBytes });
      if (fileBytes === bytes && bytes <= CHUNK_BYTES) times = 1;
      if (isMuch && !hasRoomFor(bytes - fileBytes)) throw new ReservedRoom("the disk is nearly full");
      const rows = await largeWriter.commit(decided.writes.map(writer.rendered));
      written(rows.length > 0 ? 1 : 0);
      decided.committed(rows);
    } catch (error) {
      await largeWriter.undo().catch(() => {});
      job.reject(failed(error));
    }
    rest(LARGE, {
      tookMs: performance.now() - startedMs,
      times,
      longestMs: LONGEST_LARGE_REST_MS,
    });
  }

  /** The jobs of one transaction, as long as there is time. */
  function* inTime(first: Job): Generator<Job> {
    const startedMs = performance.now();
    let nowMs = startedMs;
    for (let job: Job | undefined = first; job; job = waiting.next(mayGo)) {
      yield job;
      const tookMs = performance.now() - nowMs;
      nowMs += tookMs;
      rest(job.account, { tookMs, times: 1, longestMs: LONGEST_REST_MS });
      if (nowMs > startedMs + MAX_DECIDING_MS) return;
    }
  }

  function rest(
    who: string,
    { tookMs, times, longestMs }: { tookMs: number; times: number; longestMs: number },
  ): void {
    if (tookMs > LONG_MS) resting.set(who, performance.now() + Math.min(times * tookMs, longestMs));
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
    let hasBegun = false;
    try {
      writer.control("BEGIN IMMEDIATE");
      hasBegun = true;
      for (const job of given) {
        if (job.place !== "" && largeAt.of(job.place) > 0) {
          addLarge(job);
          continue;
        }
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
        if (isLarge(decided)) {
          jobs.pop();
          addLarge(job);
          continue;
        }
        writing = job;
        const rows = decided.writes.map(writer.all);
        writing = null;
        if (rows.length > 0) changes++;
        finished.push(() => decided.committed(rows));
      }
      writer.control("COMMIT");
      written(changes);
    } catch (error) {
      if (writer.database.inTransaction) writer.control("ROLLBACK");
      const failure = failed(error);
      if (writing && jobs.length > 1) for (const job of jobs) runTogether([job]);
      // None was taken when the transaction could not even begin.
      else for (const job of hasBegun ? jobs : given) job.reject(failure);
      return;
    }
    for (const finish of finished) finish();
  }

  function written(changes: number): void {
    totals.transactions++;
    totals.changes += changes;
    if (changes > 0) hasFailedToWrite = wasFull;
  }

  function failed(error: unknown): unknown {
    const failure = translate(error);
    wasFull ||= failure instanceof DatabaseFull;
    hasFailedToWrite ||= failure instanceof DatabaseUnavailable;
    return failure;
  }

  const pending = () => waiting.size + large.size;

  function plan(): void {
    if (isPlanned || isClosed || writtenApart || pending() === 0) return;
    isPlanned = true;
    setImmediate(flush);
  }

  function run(first: Job): void {
    if (!first.isLarge) return runTogether(inTime(first));
    writtenApart = runApart(first).finally(() => {
      writtenApart = undefined;
      plan();
    });
  }

  function flush(): void {
    isPlanned = false;
    clearTimeout(timer);
    if (isClosed) return;
    const nowMs = performance.now();
    for (const [account, untilMs] of resting) if (untilMs <= nowMs) resting.delete(account);
    refuseLate(nowMs);
    const first = next();
    if (first) run(first);
    if (first || pending() === 0) return plan();
    // Only those wait who rest, unless somebody else comes meanwhile.
    timer = setTimeout(plan, Math.min(...resting.values()) - nowMs);
  }

  function refuseLate(nowMs: number): void {
    const isLate = ({ account, queuedMs }: Job) => account !== "" && nowMs - queuedMs > longestWaitMs;
    const lateAndLarge = large.drop(isLate);
    for (const { place } of lateAndLarge) largeAt.add(place, -1);
    for (const { reject } of [...waiting.drop(isLate), ...lateAndLarge])
      reject(new TooManyChanges("too many changes of the account are waiting"));
  }

  function enqueue<T>(
    account: string,
    decide: (resolve: (result: T) => void) => Decided,
    boardId = "",
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (isClosed) return reject(new DatabaseUnavailable("the database is closed"));
      const queuedMs = performance.now();
      const place = account === "" || boardId === "" ? "" : `${account} ${boardId}`;
      waiting.add(account, {
        account,
        place,
        isLarge: false,
        queuedMs,
        decide: () => decide(resolve),
        reject,
      });
      plan();
    });
  }

  return {
    totals,
    get pending() {
      return pending();
    },
    get hasFailed() {
      return hasFailedToWrite;
    },
    recovered() {
      hasFailedToWrite = wasFull = false;
    },
    enqueue,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await writtenApart;
      resting.clear();
      for (let job = next(); job; job = next()) {
        run(job);
        await writtenApart;
        resting.clear();
      }
      await largeWriter.close();
    },
  };
}

function isLarge({ bytes = 0 }: Pick<Decided, "bytes">): boolean {
  return bytes > LARGE_BYTES;
}
