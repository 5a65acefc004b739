/**
 * The last change that this process has committed on each board, for a while: after a failover it is compared with the
 * database, so that a loss is noticed on boards that nobody watches, too.
 */
import { DatabaseUnavailable } from "../../db/db.ts";
import { hasJumped } from "../../event-log/after-restore.ts";
import { LRU } from "../../util/lru.ts";
import { type Head, readHeads } from "./read-heads.ts";

const REMEMBERED_BOARDS = 10_000;
/** No standby that may be promoted lags further behind, it is hoped; and the events are still in the log. */
const REMEMBERED_MS = 60_000;

/** Boards of one statement. */
const AT_ONCE = 500;

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

/** Those that the database no longer has. Boards that were restored meanwhile are left out. */
export async function findLost(
  db: Parameters<typeof readHeads>[0],
  commits: readonly RecentCommit[],
): Promise<RecentCommit[]> {
  if (db.kind === "sqlite") return [];
  const lost: RecentCommit[] = [];
  for (let start = 0; start < commits.length; start += AT_ONCE) {
    const some = commits.slice(start, start + AT_ONCE);
    const heads = await readHeads(
      db,
      some.map(({ boardId, seq }) => ({ boardId, first: seq, last: seq })),
    );
    for (const commit of some) {
      const head = heads.get(commit.boardId);
      if (head instanceof DatabaseUnavailable) throw head;
      if (isLost(commit, head)) lost.push(commit);
    }
  }
  return lost;
}

function isLost({ seq, at }: RecentCommit, head: Head | undefined): boolean {
  if (!head) return true;
  const [event] = head.log;
  return event?.[1] !== at && !hasJumped(seq, head.seq);
}
