/**
 * How many rows may be together: columns on a board, items in a checklist. The load of a change counts what is there,
 * its decision refuses one more, and the commit proves that the count still holds: so a limit holds on any number of
 * instances. What is there already stays when a limit is lowered.
 */
import type { Limited } from "../../../contract/base/problems.ts";
import type { Config } from "../../config.ts";
import type { BoardAccess } from "../auth/access.ts";
import { name, type Sql, sql } from "../db/sql.ts";
import { limitReached } from "../util/errors.ts";
import { LRU } from "../util/lru.ts";
import { one } from "../util/present.ts";

/** Declared by the store of what is limited. */
export interface Limit {
  table: string;
  most: (config: Config) => number;
  /** For the error: "A board may have no more than 50 labels." */
  of: string;
  what: Limited;
  /**
   * The most that one commit can add for each revision that it takes. Where counting is expensive, this tells for how
   * many commits a board is sure to have room; rows are not counted until then.
   */
  mostAtOnce?: number;
}

/** A limit on the rows of one parent other than the board; `parent` is the column. */
export interface ParentLimit extends Limit {
  parent: string;
}

export interface LimitCount {
  taken: number | null;
}

export interface Limits {
  /** An expression for the load of a change: the number of rows, or null if there is known to be room. */
  taken(limit: Limit, boardId: string): Sql;
  /** The number that `taken` gives, as a query of its own. */
  count(limit: Limit, boardId: string): { count: Sql<LimitCount> };
  /** How many there are under one parent. */
  countIn(limit: ParentLimit, boardId: string, parent: string | Sql): { count: Sql<LimitCount> };
  /** How many there are on a board, even if there is known to be room. */
  countAll(limit: Limit, boardId: string): Sql<{ taken: number }>;
  most(limit: Limit): number;
  /** Called by a decision that adds one. */
  refuseMore(limit: Limit, count: LimitCount[], board: BoardAccess): void;
  /** Called by a decision after which there are so many. */
  refuseBeyond(limit: Limit, total: number): void;
}

/** For those whose name says too little. */
const NOUNS: Partial<Record<Limited, string>> = {
  invitations: "invitations that can still be accepted",
  public_links: "public links",
};

const REMEMBERED_BOARDS = 10_000;

interface Revisions {
  from: number;
  until: number;
}

const NONE: Revisions = { from: 0, until: -1 };

export function createLimits(config: Config): Limits {
  /** By table and board, the revisions at which the board is known to have room for one more. */
  const roomy = new LRU<string, Revisions>(REMEMBERED_BOARDS);

  /**
   * Counts no further than the limit. (With a bare parameter as LIMIT, SQLite would plan the statement again each
   * time.)
   */
  function countWhere({ table, most }: Limit, which: Sql): Sql {
    return sql`(SELECT count(*) FROM (SELECT 1 FROM ${name(table)}
      WHERE ${which} LIMIT ${most(config)} + 0) taken)`;
  }

  function taken(limit: Limit, boardId: string): Sql {
    const count = countWhere(limit, sql`board_id = ${boardId}`);
    if (!limit.mostAtOnce) return count;
    const { from, until } = roomy.get(`${limit.table} ${boardId}`) ?? NONE;
    return sql`(SELECT CASE WHEN b.revision BETWEEN ${from} AND ${until} THEN NULL ELSE ${count} END
      FROM boards b WHERE b.id = ${boardId})`;
  }

  function refuseBeyond({ of, what, ...limit }: Limit, total: number): void {
    const most = limit.most(config);
    if (total > most)
      throw limitReached(`${of} may have no more than ${most} ${NOUNS[what] ?? what}.`, { what, most });
  }

  return {
    taken,
    count: (limit, boardId) => ({ count: sql<LimitCount>`SELECT ${taken(limit, boardId)} AS taken` }),
    countIn(limit, boardId, parent) {
      const which = sql`board_id = ${boardId} AND ${name(limit.parent)} = ${parent}`;
      return { count: sql<LimitCount>`SELECT ${countWhere(limit, which)} AS taken` };
    },
    countAll: (limit, boardId) =>
      sql<{ taken: number }>`SELECT ${countWhere(limit, sql`board_id = ${boardId}`)} AS taken`,
    most: ({ most }) => most(config),
    refuseBeyond,
    refuseMore(limit, count, board) {
      const { taken } = one(count);
      if (taken === null) return;
      refuseBeyond(limit, taken + 1);
      const { table, mostAtOnce } = limit;
      if (!mostAtOnce) return;
      const most = limit.most(config);
      const commits = Math.floor((most - 1 - taken) / mostAtOnce);
      roomy.set(`${table} ${board.id}`, { from: board.revision, until: board.revision + commits });
    },
  };
}
