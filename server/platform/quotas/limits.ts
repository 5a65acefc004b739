/**
 * How many things may be together: columns on a board, items in a checklist. The load of a change counts what is there,
 * its decision refuses one more, and the commit proves that the count still holds: so a limit holds on any number of
 * instances. What is there already stays when a limit is lowered.
 */
import type { Config } from "../../config.ts";
import type { BoardAccess } from "../auth/access.ts";
import { conflict } from "../core/errors.ts";
import { name, type Sql, sql } from "../db/sql.ts";
import { LRU } from "../util/lru.ts";

/** How many rows of a table one board may have. Each feature declares its own. */
export interface BoardLimit {
  table: string;
  setting: LimitSetting;
  /** As in "A board may have no more than 200 columns." */
  of: string;
  noun: string;
  /**
   * Where counting costs much: how many a commit adds at most. While so many cannot be too many, they are not counted.
   * (The cards of a board: a fifth of the cost of creating one.)
   */
  mostAtOnce?: number;
}

/** How many of a board's rows may have the same parent. */
export interface ParentLimit extends Omit<BoardLimit, "mostAtOnce"> {
  /** The column that names the parent. */
  parent: string;
}

type LimitSetting = Extract<keyof Config, `MAX_${string}`>;

export interface Taken {
  taken: number | null;
}

export interface Limits {
  /** An expression for the load of a change: how many there are. Null: fewer than allowed, they need not be counted. */
  taken(limit: BoardLimit, boardId: string): Sql;
  /** The same as a query of its own. */
  count(limit: BoardLimit, boardId: string): { count: Sql<Taken> };
  /** How many there are under one parent. */
  countIn(limit: ParentLimit, boardId: string, parent: string | Sql): { count: Sql<Taken> };
  /** For the decision to add one. */
  refuseMore(limit: BoardLimit | ParentLimit, count: Taken[], board: BoardAccess): void;
}

const REMEMBERED_BOARDS = 10_000;

/** The revisions at which a board is known to have room. */
interface Revisions {
  from: number;
  until: number;
}

const NONE: Revisions = { from: 0, until: -1 };

export function createLimits(config: Config): Limits {
  /** By limit and board. */
  const roomy = new LRU<string, Revisions>(REMEMBERED_BOARDS);
  const keyOf = ({ table }: BoardLimit, boardId: string) => `${table} ${boardId}`;

  /** No more are counted than are allowed. (A bare parameter as the limit makes SQLite plan the statement anew each time.) */
  function countWhere({ table, setting }: BoardLimit, which: Sql): Sql {
    return sql`(SELECT count(*) FROM (SELECT 1 FROM ${name(table)}
      WHERE ${which} LIMIT ${config[setting]} + 0) taken)`;
  }

  function taken(limit: BoardLimit, boardId: string): Sql {
    const count = countWhere(limit, sql`board_id = ${boardId}`);
    if (limit.mostAtOnce === undefined) return count;
    const { from, until } = roomy.get(keyOf(limit, boardId)) ?? NONE;
    return sql`(SELECT CASE WHEN b.revision BETWEEN ${from} AND ${until} THEN NULL ELSE ${count} END
      FROM boards b WHERE b.id = ${boardId})`;
  }

  return {
    taken,
    count: (limit, boardId) => ({ count: sql<Taken>`SELECT ${taken(limit, boardId)} AS taken` }),
    countIn(limit, boardId, parent) {
      const which = sql`board_id = ${boardId} AND ${name(limit.parent)} = ${parent}`;
      return { count: sql<Taken>`SELECT ${countWhere(limit, which)} AS taken` };
    },
    refuseMore(limit: BoardLimit, [row], { id, revision }) {
      const { taken } = row!;
      if (taken === null) return;
      const most = config[limit.setting];
      if (taken >= most) throw conflict(`${limit.of} may have no more than ${most} ${limit.noun}.`);
      if (limit.mostAtOnce === undefined) return;
      const commits = Math.floor((most - 1 - taken) / limit.mostAtOnce);
      roomy.set(keyOf(limit, id), { from: revision, until: revision + commits });
    },
  };
}
