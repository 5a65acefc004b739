/**
 * The full-text index of SQLite. Writing to it costs a transaction as much as everything else in it, because each leaves a
 * segment behind that is merged with others later. So a change only notes which documents are stale (by the triggers in
 * platform/db/types.ts), in its own transaction; they are indexed many at a time: before a search, which thereby finds
 * whatever was committed before it, and once a second. On PostgreSQL the index is part of the table.
 */
import type { Db } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import type { Log } from "../platform/observability/log.ts";
import { createBatch } from "../platform/scheduling/batch.ts";
import { repeat } from "../platform/scheduling/repeat.ts";
import { one } from "../platform/util/present.ts";

/** In one transaction: a few milliseconds of the event loop. A document may be larger. */
const STEP_DOCUMENTS = 200;
const STEP_BYTES = 65_536;

interface Stale {
  doc: number;
  /** Null if it is gone. */
  bytes: number | null;
}

/** Indexes what was committed before the call; calls at the same time share the work. */
export function createIndexing(db: Db): () => Promise<void> {
  if (db.kind !== "sqlite") return async () => {};
  const inTurn = createBatch<void, void>(
    async (asked) => {
      await indexStale(db);
      return asked;
    },
    { maxBatch: Number.POSITIVE_INFINITY, maxUnderWay: 1 },
  );
  return () => inTurn();
}

export function startIndexing(index: () => Promise<void>, log: Log, everyMs: number): () => void {
  return repeat(everyMs, index, (error) =>
    log.warn("the full-text index could not be written; trying again", { reason: String(error) }),
  );
}

export async function indexStale(db: Db): Promise<void> {
  const { end } = await db.read({
    end: sql<{ doc: number | null }>`SELECT max(doc) AS doc FROM search_stale`,
  });
  const { doc: last } = one(end);
  for (let after: number | null = -1; last !== null && after !== null; )
    after = await indexSome(db, after, last);
}

/** Returns the last that was indexed; null if there are no more. */
async function indexSome(db: Db, after: number, last: number): Promise<number | null> {
  const { stale } = await db.read({
    stale: sql<Stale>`SELECT s.doc, octet_length(d.words) AS bytes
      FROM search_stale s LEFT JOIN search_documents d ON d.doc = s.doc
      WHERE s.doc > ${after} AND s.doc <= ${last} ORDER BY s.doc LIMIT ${STEP_DOCUMENTS} + 0`,
  });
  const end = endOfStep(stale);
  if (end === null) return null;
  const these = sql`s.doc > ${after} AND s.doc <= ${end}`;
  await db.write([
    sql`INSERT OR REPLACE INTO search_index (rowid, words)
      SELECT d.doc, d.words FROM search_stale s CROSS JOIN search_documents d WHERE ${these} AND d.doc = s.doc`,
    sql`DELETE FROM search_index WHERE rowid IN (SELECT s.doc FROM search_stale s
      WHERE ${these} AND NOT EXISTS (SELECT 1 FROM search_documents d WHERE d.doc = s.doc))`,
    sql`DELETE FROM search_stale AS s WHERE ${these}`,
  ]);
  return end;
}

function endOfStep(stale: readonly Stale[]): number | null {
  let bytes = 0;
  let end: number | null = null;
  for (const next of stale) {
    bytes += next.bytes ?? 0;
    if (end !== null && bytes > STEP_BYTES) break;
    end = next.doc;
  }
  return end;
}
