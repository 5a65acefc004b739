/**
 * The last change that this process has committed on each board, for a while: after a failover it is compared with the
 * database, so that a loss is noticed on boards that nobody watches, too.
 */
import type { DbReader } from "../../db/db.ts";
import { sql } from "../../db/sql.ts";
import { hasJumped } from "../../event-log/after-restore.ts";
import { LRU } from "../../util/lru.ts";

const REMEMBERED_BOARDS = 10_000;
/** No standby that may be promoted lags further behind, it is hoped; and the events are still in the log. */
const REMEMBERED_MS = 60_000;

export interface RecentCommit {
  boardId: string;
  /** Its last event. */
  seq: number;
  at: string;
}

export interface RecentCommits {
  add(commit: RecentCommit): void;
  remove(boardId: string): void;
  list(): RecentCommit[];
}

export function createRecentCommits(): RecentCommits {
  const commits = new LRU<string, RecentCommit & { committedMs: number }>(REMEMBERED_BOARDS);
  return {
    add: (commit) => commits.set(commit.boardId, { ...commit, committedMs: performance.now() }),
    remove: (boardId) => void commits.delete(boardId),
    list() {
      const sinceMs = performance.now() - REMEMBERED_MS;
      return [...commits.values()].filter(({ committedMs }) => committedMs > sinceMs);
    },
  };
}

/** Those that the database no longer has, in one statement. Boards that were restored meanwhile are left out. */
export async function findLost(db: DbReader, commits: readonly RecentCommit[]): Promise<RecentCommit[]> {
  if (commits.length === 0 || db.kind === "sqlite") return [];
  const asked = commits.map(({ boardId, seq }) => ({ id: boardId, seq }));
  const { boards } = await db.read({
    boards: sql<{ id: string; head: number; at: string | null }>`SELECT b.id, b.seq AS head,
        (SELECT e.created_at FROM board_events e WHERE e.board_id = b.id AND e.seq = asked.seq) AS at
      FROM json_to_recordset(${JSON.stringify(asked)}::text::json) AS asked (id uuid, seq bigint)
      JOIN LATERAL (SELECT id, seq FROM boards WHERE id = asked.id LIMIT 1) b ON true`,
  });
  const found = new Map(boards.map((board) => [board.id, board]));
  return commits.filter(({ boardId, seq, at }) => {
    const board = found.get(boardId);
    return !board || (board.at !== at && !hasJumped(seq, board.head));
  });
}
