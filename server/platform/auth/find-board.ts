import { type DbReader, WorkerDown } from "../db/db.ts";
import type { Sql } from "../db/sql.ts";

/**
 * The board of the one row that a query about all boards finds; null if it finds none. While a machine is down, the query
 * fails as a whole: then each part of the database is asked by itself, and it fails only if none that answers has the row.
 */
export async function findBoard(
  db: Pick<DbReader, "read" | "readWithin" | "groups">,
  query: Sql<{ board_id: string }>,
): Promise<string | null> {
  try {
    return (await db.read({ found: query })).found[0]?.board_id ?? null;
  } catch (error) {
    if (!(error instanceof WorkerDown)) throw error;
    const parts = (await db.groups()).map(async (boardId) => {
      const [row] = (await db.readWithin(boardId, { found: query })).found;
      return row?.board_id ?? Promise.reject(error);
    });
    return Promise.any(parts).catch(() => Promise.reject(error));
  }
}
