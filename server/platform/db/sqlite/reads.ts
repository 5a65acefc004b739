/**
 * Reads. One connection is synchronous, and its reads are done many at a time; another reads what is large, in slices, one
 * reader after another.
 */
import { createBatch } from "../../util/batch.ts";
import { one } from "../../util/present.ts";
import { collected, inSlices, type Work } from "../../util/time-slices.ts";
import { DatabaseUnavailable, type Db, type Queries, type Rows, rowsOf } from "../db.ts";
import { createKeyedQueue } from "../keyed-queue.ts";
import { type Sql, sql } from "../sql.ts";
import { type Connection, connect, runQueries } from "./connection.ts";
import { translate } from "./errors.ts";

/** Everyone else waits meanwhile: after so long, those who have not been answered wait for the next round. */
const MAX_READS_TOGETHER = 16;
const MAX_READING_MS = 4;
/** What `readMany` reads in one go, which takes some 10 ms. A board of 500 cards has 5,000. */
const MAX_ROWS_AT_ONCE = 6000;
const LARGE_READS = "large reads";
/** It goes through a board once. */
const LARGE_CACHE_KIB = 4096;

export interface Reads extends Pick<Db, "read" | "readMany" | "bytes"> {
  readonly statements: number;
  /** Fails when nothing can be read. */
  check(): void;
  /** Whoever is reading reads to the end. */
  close(): Promise<void>;
}

export function openReads(file: string): Reads {
  const reader = connectReader(file);
  let largeReader: Connection | null = null;
  let isClosed = false;
  const queues = createKeyedQueue();

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
    const endMs = performance.now() + MAX_READING_MS;
    const answers: Rows<Queries>[] = [];
    reader.control("BEGIN");
    try {
      for (const queries of asked) {
        answers.push(runQueries(reader, queries));
        if (performance.now() > endMs) break;
      }
      return answers;
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

  return {
    get statements() {
      return reader.statements + (largeReader?.statements ?? 0);
    },
    read,
    readMany,
    bytes: readNextBytes,
    check: () => void reading(() => reader.all(sql`SELECT 1`)),
    async close() {
      isClosed = true;
      await queues.run(LARGE_READS, async () => largeReader?.close());
      reader.close();
    },
  };
}

function connectReader(file: string, cacheKib?: number): Connection {
  const connection = connect(file);
  connection.database.run("PRAGMA query_only = ON");
  if (cacheKib) connection.database.run(`PRAGMA cache_size = -${cacheKib}`);
  return connection;
}
