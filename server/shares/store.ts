import type { Share } from "../../contract/shares.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, type Statement } from "../platform/db/statements.ts";
import type { ShareSource } from "../platform/live/public/share-source.ts";
import type { Limit } from "../platform/quotas/limits.ts";
import type { Row } from "../tables.ts";

export const SHARE_LIMIT: Limit = {
  table: "shares",
  most: (config) => config.MAX_SHARES_PER_BOARD,
  of: "A board",
  what: "public_links",
};

/** Without its token, which is never stored. */
export type StoredShare = Omit<Share, "token" | "url"> & Pick<Row<"shares">, "nonce" | "token_hash">;

const isOpenAt = (now: string) => sql`(expires_at IS NULL OR expires_at > ${now})`;

/** Those that work, newest first. */
export function openShares(
  boardId: string,
  now: string,
  page: { before: string | undefined; limit: number },
): Sql<StoredShare> {
  const older = page.before === undefined ? sql`` : sql`AND id < ${page.before}`;
  return sql<StoredShare>`SELECT id, nonce, token_hash, created_at, expires_at FROM shares
    WHERE board_id = ${boardId} AND ${isOpenAt(now)} ${older} ORDER BY id DESC LIMIT ${page.limit} + 0`;
}

export function countOpen(boardId: string, now: string): Sql<{ open: number }> {
  return sql<{ open: number }>`SELECT count(*) AS open FROM shares
    WHERE board_id = ${boardId} AND ${isOpenAt(now)}`;
}

export function forgetExpired(boardId: string, now: string): Statement<"shares"> {
  return deleteFrom("shares", sql`WHERE board_id = ${boardId} AND NOT ${isOpenAt(now)}`);
}

/** Of every board. */
export function endAllShares(): Statement<"shares"> {
  return deleteFrom("shares", sql``);
}

/** A token does not say which board it is for. */
export function boardOfToken(hash: string): Sql<{ board_id: string }> {
  return sql<{ board_id: string }>`SELECT board_id FROM shares WHERE token_hash = ${hash}`;
}

export interface SharedBoardRow {
  share_id: string;
  share_created_at: string;
  expires_at: string | null;
  id: string;
  seq: number;
  revision: number;
  stamp: string;
}

/** The link with this hash, if it is open, and the version of its board. */
export function openShare(boardId: string, hash: string, now: string): Sql<SharedBoardRow> {
  return sql<SharedBoardRow>`SELECT s.id AS share_id, s.created_at AS share_created_at, s.expires_at,
      b.id, b.seq, b.revision, b.stamp
    FROM shares s CROSS JOIN boards b
    WHERE s.board_id = ${boardId} AND s.token_hash = ${hash} AND b.id = ${boardId}
      AND b.deleted_at IS NULL AND ${isOpenAt(now)}`;
}

export const shareSource: ShareSource = {
  open(shares, now) {
    const ids = idList(shares.map(({ id }) => id));
    const boardIds = idList([...new Set(shares.map(({ boardId }) => boardId))]);
    return sql<{
      id: string;
      seq: number;
    }>`SELECT s.id, b.seq FROM shares s JOIN boards b ON b.id = s.board_id
      WHERE s.board_id ${boardIds} AND s.id ${ids} AND b.id ${boardIds} AND b.deleted_at IS NULL AND ${isOpenAt(now)}`;
  },
};
