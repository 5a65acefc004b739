/**
 * Reads of whole boards. Up to some thousand rows they are read in one go, one such read per turn of the event loop;
 * beyond that in slices, on a connection of its own, one reader after another.
 */
import { createBatch } from "../../scheduling/batch.ts";
import { nextTurn } from "../../scheduling/next-turn.ts";
import { collected, inSlices, type Work } from "../../scheduling/time-slices.ts";
import { type Queries, type Rows, rowsOf } from "../db.ts";
import { createKeyedQueue } from "../keyed-queue.ts";
import { sql } from "../sql.ts";
import type { Connection } from "./connection.ts";
import { connectReader, type Gate, inTransaction } from "./reader.ts";

/** Reading them in one go takes some 10 ms. A board of 500 cards has 5,000. */
const MAX_ROWS_AT_ONCE = 6000;
const QUEUE = "large reads";
/** Every page of a board is read once. */
const CACHE_KIB = 4096;

export interface LargeReads {
  readonly statements: number;
  readMany<Q extends Queries>(queries: Q): Promise<Rows<Q>>;
  /** Reads that have begun are finished. */
  close(): Promise<void>;
}

export function openLargeReads(file: string, reader: Connection, gate: Gate): LargeReads {
  const queues = createKeyedQueue();
  let slowReader: Connection | null = null;

  const readQuickly = createBatch(
    async (asked: Queries[]) =>
      asked.map((queries) => gate.pass(() => readUpTo(MAX_ROWS_AT_ONCE, reader, queries))),
    { maxBatch: 1, maxUnderWay: 1 },
  );

  function readInSlices(queries: Queries): Promise<Rows<Queries>> {
    return queues.run(QUEUE, () =>
      gate.passSlowly(() => {
        slowReader ??= connectReader(file, CACHE_KIB);
        return inSlices(readRowByRow(slowReader, queries));
      }),
    );
  }

  return {
    get statements() {
      return slowReader?.statements ?? 0;
    },
    async readMany<Q extends Queries>(queries: Q) {
      const rows = await readQuickly(queries);
      if (rows) return rowsOf(queries, rows);
      // Finding out that there are too many took long enough for this turn.
      await nextTurn();
      return rowsOf(queries, await readInSlices(queries));
    },
    close: () => queues.run(QUEUE, async () => slowReader?.close()),
  };
}

/** Null when there are more rows than that. */
function readUpTo(most: number, reader: Connection, queries: Queries): Rows<Queries> | null {
  return inTransaction(reader, () => {
    const rows: Rows<Queries> = {};
    let left = most;
    for (const [key, query] of Object.entries(queries)) {
      const list = reader.all(sql`${query} LIMIT ${left} + 1`);
      rows[key] = list;
      left -= list.length;
      if (left < 0) return null;
    }
    return rows;
  });
}

/** Its transaction is open while others read, so it has a connection of its own. */
function* readRowByRow(reader: Connection, queries: Queries): Work<Rows<Queries>> {
  const rows: Rows<Queries> = {};
  reader.control("BEGIN");
  try {
    for (const [key, query] of Object.entries(queries)) rows[key] = yield* collected(reader.each(query));
    return rows;
  } finally {
    if (reader.database.inTransaction) reader.control("COMMIT");
  }
}
