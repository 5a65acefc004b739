/**
 * Reads. One connection is synchronous: reads that arrive together are answered together. Whole boards are read by
 * large-reads.ts.
 */
import { createBatch } from "../../scheduling/batch.ts";
import { one } from "../../util/present.ts";
import { type Db, type Queries, type Rows, rowsOf } from "../db.ts";
import { type Sql, sql } from "../sql.ts";
import { type Connection, runQueries } from "./connection.ts";
import { openLargeReads } from "./large-reads.ts";
import { connectReader, Gate, inTransaction } from "./reader.ts";

/** The event loop stands still meanwhile: after so long, the remaining reads wait for its next turn. */
const MAX_READS_TOGETHER = 16;
const MAX_READING_MS = 4;

export interface Reads extends Pick<Db, "read" | "readMany" | "bytes"> {
  readonly statements: number;
  /** Fails when nothing can be read. */
  check(): void;
  /** Reads that have begun are finished. */
  close(): Promise<void>;
}

export function openReads(file: string): Reads {
  const reader = connectReader(file);
  const gate = new Gate();
  const large = openLargeReads(file, reader, gate);

  /** If one cannot be answered, each gets a transaction of its own, and only that one fails. */
  function readEach(asked: Queries[]): (() => Rows<Queries>)[] {
    try {
      return gate.pass(() => readInTime(reader, asked)).map((rows) => () => rows);
    } catch {
      return asked.map((queries) => () => gate.pass(() => one(readInTime(reader, [queries]))));
    }
  }

  /** Reads that run right after one another cost half of what they cost between other work. */
  const readTogether = createBatch(async (asked: Queries[]) => readEach(asked), {
    maxBatch: MAX_READS_TOGETHER,
  });

  /** One per turn of the event loop: the value may be large, and everybody waits while it is copied. */
  const readBytes = createBatch(
    async (asked: Sql[]) => asked.map((query) => gate.pass(() => reader.bytes(query))),
    { maxBatch: 1, maxUnderWay: 1 },
  );

  return {
    get statements() {
      return reader.statements + large.statements;
    },
    async read<Q extends Queries>(queries: Q) {
      if (Object.keys(queries).length === 1) return gate.pass(() => runQueries(reader, queries));
      const rows = await readTogether(queries);
      return rowsOf(queries, rows());
    },
    readMany: large.readMany,
    bytes: readBytes,
    check: () => void gate.pass(() => reader.all(sql`SELECT 1`)),
    async close() {
      gate.close();
      await large.close();
      reader.close();
    },
  };
}

/** As many as there is time for, at least one. */
function readInTime(reader: Connection, asked: Queries[]): Rows<Queries>[] {
  const endMs = performance.now() + MAX_READING_MS;
  return inTransaction(reader, () => {
    const answers: Rows<Queries>[] = [];
    for (const queries of asked) {
      answers.push(runQueries(reader, queries));
      if (performance.now() > endMs) break;
    }
    return answers;
  });
}
