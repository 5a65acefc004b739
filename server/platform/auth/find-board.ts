import { type DbReader, WorkerDown } from "../db/db.ts";
import type { Sql } from "../db/sql.ts";
import { withTimeout } from "../scheduling/with-timeout.ts";

/** All parts of the database together take a fraction of this, unless one of them hangs. */
const PATIENCE_MS = 1000;

type Reader = Pick<DbReader, "isDistributed" | "read" | "readWithin" | "groups">;
type FindsBoard = Sql<{ board_id: string }>;

/**
 * The board of the one row that a query about all boards finds; null if it finds none. While a machine is down, the query
 * fails as a whole, and while one hangs, it waits: then each part of the database is asked by itself, and what one that
 * answers has is found.
 */
export async function findBoard(db: Reader, query: FindsBoard): Promise<string | null> {
  const whole = db.read({ found: query }).then(({ found }) => found[0]?.board_id ?? null);
  if (!db.isDistributed) return whole;
  try {
    return await withTimeout(whole, PATIENCE_MS, new WorkerDown("a worker does not answer in time"));
  } catch (error) {
    if (error instanceof WorkerDown) return findInParts(db, query);
    throw error;
  }
}

/** Null only if all parts have answered, and none of them has the row. */
async function findInParts(db: Reader, query: FindsBoard): Promise<string | null> {
  const parts = (await db.groups()).map(async (part) => {
    const [row] = (await db.readWithin(part, { found: query })).found;
    return row?.board_id ?? Promise.reject(null);
  });
  return Promise.any(parts).catch(({ errors }: AggregateError) => {
    const failure = errors.find((error) => error !== null);
    if (failure) throw failure;
    return null;
  });
}
