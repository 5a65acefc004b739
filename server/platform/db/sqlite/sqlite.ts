/**
 * SQLite through bun:sqlite. One connection writes, one reads (WAL: readers never wait), and one reads what is large.
 * Everything on the first two is synchronous, so no statement can slip into another's transaction. Waiting changes
 * share one transaction and one sync to disk; they are acknowledged after it. What is large is read in slices, one
 * reader after another.
 */
import type { Database } from "bun:sqlite";
import { dirname } from "node:path";
import { makePrivateFile, makePrivateFolder } from "../../storage/private-files.ts";
import { createBatch } from "../../util/batch.ts";
import { one } from "../../util/present.ts";
import { collected, inSlices, type Work } from "../../util/time-slices.ts";
import { codeOf, messageOf } from "../../util/unknown-value.ts";
import {
  type Change,
  type Commit,
  DatabaseUnavailable,
  type Db,
  DuplicateKey,
  keyOn,
  mergeWrites,
  type Queries,
  type Returned,
  type Rows,
  rowsOf,
  type Write,
} from "../db.ts";
import { createKeyedQueue } from "../keyed-queue.ts";
import { pendingSteps, VERSION_TABLE } from "../migrate.ts";
import { COLUMNS, refuseIncompleteSchema } from "../schema.ts";
import { assignments, matches, name, rowOf, type Sql, sql } from "../sql.ts";
import { SQLITE_TYPES } from "../types.ts";
import { type Connection, connect } from "./connection.ts";
import { enter } from "./file-lock.ts";

interface Job {
  /** Returns what to write, and what to do once that is committed; may be called more than once, each time after a new look. */
  decide(): Decided;
  reject(error: unknown): void;
}

interface Decided {
  writes: readonly Sql[];
  committed(rows: unknown[][]): void;
}

/** Everyone else waits meanwhile. */
const MAX_READS_TOGETHER = 16;
/** What `readMany` reads in one go, which takes some 10 ms. A board of 500 cards has 5,000. */
const MAX_ROWS_AT_ONCE = 6000;
const LARGE_READS = "large reads";
/** It goes through a board once. */
const LARGE_CACHE_KIB = 4096;

/** Leaves nothing behind, and needs as much room as an ordinary change. */
const TRIAL_WRITES = [
  sql`CREATE TABLE trial_write (content BLOB)`,
  sql`INSERT INTO trial_write VALUES (zeroblob(65536))`,
  sql`DROP TABLE trial_write`,
];

export function openSqlite(file: string): Db {
  makePrivateFolder(dirname(file));
  const leave = enter(file);
  makePrivateFile(file);
  const writer = connect(file);
  try {
    migrate(writer.database);
    const columns = writer.database.query<{ name: string }, []>(COLUMNS.sqlite).all();
    refuseIncompleteSchema(columns.map(({ name }) => name));
  } catch (error) {
    writer.close();
    leave();
    throw error;
  }
  const reader = connectReader(file);
  let largeReader: Connection | null = null;
  const queues = createKeyedQueue();
  const waiting: Job[] = [];
  let isClosed = false;
  let hasFailedToWrite = false;
  const totals = { changes: 0, transactions: 0 };

  function runQueries<Q extends Queries>(connection: Connection, queries: Q): Rows<Q> {
    const rows: Rows<Queries> = {};
    for (const [key, query] of Object.entries(queries)) rows[key] = connection.all(query);
    return rowsOf(queries, rows);
  }

  function reading<T>(work: () => T): T {
    if (isClosed) throw new DatabaseUnavailable("the database is closed");
    try {
      return work();
    } catch (error) {
      throw translate(error);
    }
  }

  /** Another process (a command, say) may write between two queries; within a transaction that is not seen. */
  function readInOne(asked: Queries[]): Rows<Queries>[] {
    reader.control("BEGIN");
    try {
      return asked.map((queries) => runQueries(reader, queries));
    } finally {
      if (reader.database.inTransaction) reader.control("COMMIT");
    }
  }

  /** If something cannot be read, each has a transaction of its own, and only who asked for that fails. */
  function readEach(asked: Queries[]): (() => Rows<Queries>)[] {
    try {
      return reading(() => readInOne(asked)).map((rows) => () => rows);
    } catch {
      return asked.map((queries) => () => reading(() => one(readInOne([queries]))));
    }
  }

  /** What is read right after one another costs half of what it costs between other work. */
  const readTogether = createBatch(async (asked: Queries[]) => readEach(asked), {
    maxBatch: MAX_READS_TOGETHER,
  });

  async function read<Q extends Queries>(queries: Q): Promise<Rows<Q>> {
    if (Object.keys(queries).length === 1) return reading(() => runQueries(reader, queries));
    const rows = await readTogether(queries);
    return rowsOf(queries, rows());
  }

  /** Null when there are more rows than that. */
  function readUpTo(most: number, queries: Queries): Rows<Queries> | null {
    const rows: Rows<Queries> = {};
    let left = most;
    reader.control("BEGIN");
    try {
      for (const [key, query] of Object.entries(queries)) {
        const list = reader.all(sql`${query} LIMIT ${left} + 1`);
        rows[key] = list;
        left -= list.length;
        if (left < 0) return null;
      }
      return rows;
    } finally {
      if (reader.database.inTransaction) reader.control("COMMIT");
    }
  }

  /** On a connection of its own, because its transaction is open while others read. */
  function* readLarge(queries: Queries): Work<Rows<Queries>> {
    largeReader ??= connectReader(file, LARGE_CACHE_KIB);
    const rows: Rows<Queries> = {};
    largeReader.control("BEGIN");
    try {
      for (const [key, query] of Object.entries(queries))
        rows[key] = yield* collected(largeReader.each(query));
      return rows;
    } finally {
      if (largeReader.database.inTransaction) largeReader.control("COMMIT");
    }
  }

  /** One in each turn of the event loop. */
  const readNext = createBatch(
    async (asked: Queries[]) => asked.map((queries) => reading(() => readUpTo(MAX_ROWS_AT_ONCE, queries))),
    { maxBatch: 1, maxUnderWay: 1 },
  );

  /** The same: it may be a large value, and others wait while it is copied. */
  const readNextBytes = createBatch(
    async (asked: Sql[]) => asked.map((query) => reading(() => reader.bytes(query))),
    { maxBatch: 1, maxUnderWay: 1 },
  );

  async function readMany<Q extends Queries>(queries: Q): Promise<Rows<Q>> {
    const rows = (await readNext(queries)) ?? (await queues.run(LARGE_READS, () => readSlowly(queries)));
    return rowsOf(queries, rows);
  }

  async function readSlowly(queries: Queries): Promise<Rows<Queries>> {
    if (isClosed) throw new DatabaseUnavailable("the database is closed");
    try {
      return await inSlices(readLarge(queries));
    } catch (error) {
      throw translate(error);
    }
  }

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
    kind: "sqlite",
    get statements() {
      return writer.statements + reader.statements + (largeReader?.statements ?? 0);
    },
    get counts() {
      return { ...totals, lostRaces: 0, pending: waiting.length, connections: 1 };
    },
    read,
    readMany,
    bytes: readNextBytes,
    change<Q extends Queries, Result>(change: Change<Q, Result>) {
      return enqueue<Result>((resolve) => {
        const { result, commit } = change.decide(runQueries(writer, change.load));
        return { writes: commit ? commitStatements(commit) : [], committed: () => resolve(result) };
      });
    },
    write<const S extends readonly Sql[]>(list: S) {
      return enqueue<Returned<S>>((resolve) => ({
        writes: list,
        // A list of rows for each statement, of the type that the statement says.
        committed: (rows) => resolve(rows as Returned<S>),
      }));
    },
    /** A disk may be full and still be read: after a write that failed, only another write tells. */
    async checkWritable() {
      reading(() => reader.all(sql`SELECT 1`));
      if (hasFailedToWrite)
        await enqueue<void>((resolve) => ({ writes: TRIAL_WRITES, committed: () => resolve() }));
    },
    onDisruption() {},
    async close() {
      if (isClosed) return;
      isClosed = true;
      flush();
      // Whoever is reading reads to the end.
      await queues.run(LARGE_READS, async () => largeReader?.close());
      reader.close();
      writer.close();
      leave();
    },
  };
}

function connectReader(file: string, cacheKib?: number): Connection {
  const connection = connect(file);
  connection.database.run("PRAGMA query_only = ON");
  if (cacheKib) connection.database.run(`PRAGMA cache_size = -${cacheKib}`);
  return connection;
}

function migrate(connection: Database): void {
  const upgrade = connection.transaction(() => {
    connection.run(VERSION_TABLE);
    const query = "SELECT coalesce(max(version), 0) AS version FROM schema_version";
    const { version } = one(connection.query<{ version: number }, []>(query).all());
    for (const step of pendingSteps(version, SQLITE_TYPES)) connection.run(step);
  });
  upgrade.immediate();
}

function commitStatements({ boardId, board, writes }: Commit): Sql[] {
  return [
    ...mergeWrites(writes).map((write) => writeStatement(write, boardId)),
    sql`UPDATE boards SET ${assignments(board)} WHERE id = ${boardId}`,
  ];
}

function writeStatement(write: Write, boardId: string): Sql {
  switch (write.kind) {
    case "insert":
      return sql`INSERT INTO ${name(write.table)} ${rowOf(write.row)}`;
    case "update":
      return sql`UPDATE ${name(write.table)} SET ${assignments(write.set)}
        WHERE ${matches(keyOn(boardId, write.key))}`;
    case "remove":
      return sql`DELETE FROM ${name(write.table)} WHERE ${matches(keyOn(boardId, write.key))}`;
    case "sweep":
      return write.statement;
  }
}

function translate(error: unknown): unknown {
  const code = codeOf(error);
  if (code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY") {
    return new DuplicateKey(messageOf(error));
  }
  if (/^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)/.test(code)) {
    return new DatabaseUnavailable(messageOf(error), { cause: error });
  }
  return error;
}
