/**
 * SQLite through bun:sqlite. One connection writes (write-queue.ts), one writes large changes on a thread of its own
 * (large-writer.ts), one reads (reads.ts; with a write-ahead log, readers never wait), and one reads large boards
 * (large-reads.ts).
 */
import { dirname } from "node:path";
import { makePrivateFile, makePrivateFolder } from "../../util/private-files.ts";
import { type Change, DatabaseFull, type Db, type Outcome, type Queries, type Returned } from "../db.ts";
import { type Sql, sql } from "../sql.ts";
import { commitStatements } from "./commit-statements.ts";
import { type Connection, connect, runQueries } from "./connection.ts";
import { isDiskFull, leavesReserve } from "./disk.ts";
import { enter } from "./file-lock.ts";
import { createLargeWriter } from "./large-writer.ts";
import { prepare, refuseForeignFile } from "./prepare.ts";
import { openReads } from "./reads.ts";
import { createWriteQueue } from "./write-queue.ts";

/** Leaves nothing behind, and needs as much room as an ordinary change. */
const TRIAL_WRITES = [
  sql`CREATE TABLE trial_write (content BLOB)`,
  sql`INSERT INTO trial_write VALUES (zeroblob(65536))`,
  sql`DROP TABLE trial_write`,
];

/** `longestWaitMs`: how long a change on behalf of an account waits for its turn before it is refused. */
export function openSqlite(file: string, longestWaitMs?: number): Db {
  makePrivateFolder(dirname(file));
  const leave = enter(file);
  const writer = openWriter(file, leave);
  const reads = openReads(file);
  const queue = createWriteQueue(writer, createLargeWriter(file), {
    longestWaitMs,
    hasRoomFor: (bytes) => leavesReserve(writer, file, bytes),
  });
  let isClosed = false;

  const db: Db = {
    kind: "sqlite",
    isDistributed: false,
    missingWorkers: async () => [],
    get statements() {
      return writer.statements + reads.statements;
    },
    get counts() {
      return { ...queue.totals, lostRaces: 0, pending: queue.pending, connections: 1, unreachableWorkers: 0 };
    },
    read: reads.read,
    // Through `db`, so that a test that replaces `read` replaces this as well.
    readWithin: (_boardId, queries, account) => db.read(queries, account),
    readMany: reads.readMany,
    readManyWithin: (_boardId, queries, account) => db.readMany(queries, account),
    together: async (boardIds) => [boardIds],
    groups: async () => [],
    bytes: reads.bytes,
    bytesWithin: (_, query, account) => reads.bytes(query, account),
    change<Q extends Queries, Result>(change: Change<Q, Result>) {
      const decided = (resolve: (result: Result) => void) => {
        const { result, commit, ...size } = decide(writer, change);
        return { writes: commit ? commitStatements(commit) : [], ...size, committed: () => resolve(result) };
      };
      return queue.enqueue<Result>(change.account, decided, change.queue);
    },
    write<const S extends readonly Sql[]>(list: S, account = "", fileBytes = 0) {
      return queue.enqueue<Returned<S>>(account, (resolve) => ({
        writes: list,
        ...{ bytes: fileBytes, fileBytes },
        // A list of rows for each statement, of the type that the statement says.
        committed: (rows) => resolve(rows as Returned<S>),
      }));
    },
    async checkWritable() {
      reads.check();
      if (isDiskFull(file)) throw new DatabaseFull("the disk is full");
      if (!queue.hasFailed) return;
      await queue.enqueue<void>("", (resolve) => ({ writes: TRIAL_WRITES, committed: () => resolve() }));
      queue.recovered();
    },
    onDisruption() {},
    async close() {
      if (isClosed) return;
      isClosed = true;
      await queue.close();
      await reads.close();
      writer.close();
      leave();
    },
  };
  return db;
}

/**
 * A decision can have a guard: that what it was based on, read earlier, still holds. Nobody else writes during this, so the
 * guard is checked without a lock, and if it does not hold, what is decided next is based on what is there now.
 *
 * A change whose guard holds counts 0 bytes, so that it is never put among the large ones: those are decided again later,
 * and its guard would then be counted anew.
 */
function decide<Q extends Queries, Result>(
  writer: Connection,
  { load, onLoad, decide }: Change<Q, Result>,
): Outcome<Result> {
  onLoad?.();
  const outcome = decide(runQueries(writer, load));
  const guard = outcome.commit?.guard;
  if (!guard) return outcome;
  const holds = writer.all(sql`SELECT 1 WHERE ${guard.holds}`).length > 0;
  return holds ? { ...outcome, bytes: 0 } : decide(runQueries(writer, load));
}

/** The file is not touched unless it is Boardcast's own. */
function openWriter(file: string, leave: () => void): Connection {
  let writer: Connection | undefined;
  try {
    refuseForeignFile(file);
    makePrivateFile(file);
    writer = connect(file);
    prepare(writer.database, file);
    return writer;
  } catch (error) {
    writer?.close();
    leave();
    throw error;
  }
}
