import { DatabaseUnavailable, type DbReader } from "../../db/db.ts";
import { orUnavailable } from "../../db/or-unavailable.ts";
import type { Sql } from "../../db/sql.ts";

/** A public link that somebody watches a board by. */
export interface WatchedShare {
  readonly id: string;
  readonly boardId: string;
  readonly createdAt: string;
  /** Null: never. */
  readonly expiresAt: string | null;
}

/** How links are read; implemented in server/shares. */
export interface ShareSource {
  /** A row for each of these that is open, with the number of the last event of its board. */
  open(shares: readonly WatchedShare[], now: string): Sql<{ id: string; seq: number }>;
}

/** Links of one statement. */
const AT_ONCE = 500;

/**
 * By the id of the link, for those that are open: the number of the last event of their boards. Whether a link is open
 * cannot be found out while the machine of its board is down: then it has the error instead.
 */
export async function readOpenShares(
  db: DbReader,
  source: ShareSource,
  shares: Iterable<WatchedShare>,
): Promise<Map<string, number | DatabaseUnavailable>> {
  const now = new Date().toISOString();
  const open = new Map<string, number | DatabaseUnavailable>();
  const distinct = [...new Map(Array.from(shares, (share) => [share.id, share])).values()];
  for (let start = 0; start < distinct.length; start += AT_ONCE) {
    const groups = await together(db, distinct.slice(start, start + AT_ONCE));
    const readings = groups.map(async ({ boardId, shares }) => {
      const reading = db.readWithin(boardId, { found: source.open(shares, now) });
      const rows = db.isDistributed ? await orUnavailable(reading) : await reading;
      if (rows instanceof DatabaseUnavailable) for (const { id } of shares) open.set(id, rows);
      else for (const { id, seq } of rows.found) open.set(id, seq);
    });
    await Promise.all(readings);
  }
  return open;
}

/** In groups whose boards can be read together, each with one of these boards. */
async function together(
  db: DbReader,
  shares: readonly WatchedShare[],
): Promise<{ boardId: string; shares: WatchedShare[] }[]> {
  const byBoard = Map.groupBy(shares, ({ boardId }) => boardId);
  const groups = await db.together([...byBoard.keys()]);
  return groups.flatMap((boardIds) => {
    const [boardId] = boardIds;
    return boardId === undefined
      ? []
      : [{ boardId, shares: boardIds.flatMap((id) => byBoard.get(id) ?? []) }];
  });
}
