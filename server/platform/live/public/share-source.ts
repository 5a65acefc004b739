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
  /** One row if the link is open, with the number of the last event of its board. */
  open(share: WatchedShare, now: string): Sql<{ seq: number }>;
}

/** By the id of the link, for those that are open: the number of the last event of their boards. */
export async function readOpenShares(
  db: DbReader,
  source: ShareSource,
  shares: Iterable<WatchedShare>,
): Promise<Map<string, number>> {
  const now = new Date().toISOString();
  const open = new Map<string, number>();
  const distinct = new Map(Array.from(shares, (share) => [share.id, share]));
  await Promise.all(
    distinct.values().map(async (share) => {
      const [row] = (await db.read({ found: source.open(share, now) })).found;
      if (row) open.set(share.id, row.seq);
    }),
  );
  return open;
}
