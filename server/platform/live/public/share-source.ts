import type { DbReader } from "../../db/db.ts";
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

/** By the id of the link, for those that are open: the number of the last event of their boards. */
export async function readOpenShares(
  db: DbReader,
  source: ShareSource,
  shares: Iterable<WatchedShare>,
): Promise<Map<string, number>> {
  const now = new Date().toISOString();
  const open = new Map<string, number>();
  const distinct = [...new Map(Array.from(shares, (share) => [share.id, share])).values()];
  for (let start = 0; start < distinct.length; start += AT_ONCE) {
    const { found } = await db.read({ found: source.open(distinct.slice(start, start + AT_ONCE), now) });
    for (const { id, seq } of found) open.set(id, seq);
  }
  return open;
}
