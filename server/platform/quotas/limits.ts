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

/** By table. */
const OF_BOARD = {
  columns: { setting: "MAX_COLUMNS_PER_BOARD", of: "A board", noun: "columns" },
  cards: { setting: "MAX_CARDS_PER_BOARD", of: "A board", noun: "cards" },
  labels: { setting: "MAX_LABELS_PER_BOARD", of: "A board", noun: "labels" },
  board_members: { setting: "MAX_MEMBERS_PER_BOARD", of: "A board", noun: "members" },
  automation_rules: { setting: "MAX_RULES_PER_BOARD", of: "A board", noun: "rules" },
} as const satisfies Record<string, Limit>;

const OF_PARENT = {
  checklists: { setting: "MAX_CHECKLISTS_PER_CARD", of: "A card", noun: "checklists", parent: "card_id" },
  checklist_items: {
    setting: "MAX_ITEMS_PER_CHECKLIST",
    of: "A checklist",
    noun: "items",
    parent: "checklist_id",
  },
  attachments: { setting: "MAX_ATTACHMENTS_PER_CARD", of: "A card", noun: "attachments", parent: "card_id" },
} as const satisfies Record<string, Limit & { parent: string }>;

const LIMITED = { ...OF_BOARD, ...OF_PARENT };

interface Limit {
  setting: keyof Config;
  of: string;
  noun: string;
}

export type OfBoard = keyof typeof OF_BOARD;
export type OfParent = keyof typeof OF_PARENT;

export interface Taken {
  taken: number | null;
}

export interface Limits {
  /** An expression for the load of a change: how many there are. Null: fewer than allowed, they need not be counted. */
  taken(things: OfBoard, boardId: string): Sql;
  /** The same as a query of its own. */
  count(things: OfBoard, boardId: string): { count: Sql<Taken> };
  /** How many there are under one parent. */
  countIn(things: OfParent, boardId: string, parent: string | Sql): { count: Sql<Taken> };
  /** For the decision to add one. */
  refuseMore(things: OfBoard | OfParent, count: Taken[], board: BoardAccess): void;
}

/** No commit puts more cards on a board. */
const MOST_CARDS_AT_ONCE = 100;
const REMEMBERED_BOARDS = 10_000;

/** Counting the cards of a board costs a fifth of making one, so it is done only when they may have become too many. */
interface Revisions {
  from: number;
  until: number;
}

const NONE: Revisions = { from: 0, until: -1 };

export function createLimits(config: Config): Limits {
  /** The revisions at which a board is known to have room for a card. */
  const roomy = new LRU<string, Revisions>(REMEMBERED_BOARDS);

  /** No more are counted than are allowed. (A bare parameter as the limit makes SQLite plan the statement anew each time.) */
  function countWhere(things: OfBoard | OfParent, which: Sql): Sql {
    return sql`(SELECT count(*) FROM (SELECT 1 FROM ${name(things)}
      WHERE ${which} LIMIT ${config[LIMITED[things].setting]} + 0) taken)`;
  }

  function taken(things: OfBoard, boardId: string): Sql {
    const count = countWhere(things, sql`board_id = ${boardId}`);
    if (things !== "cards") return count;
    const { from, until } = roomy.get(boardId) ?? NONE;
    return sql`(SELECT CASE WHEN b.revision BETWEEN ${from} AND ${until} THEN NULL ELSE ${count} END
      FROM boards b WHERE b.id = ${boardId})`;
  }

  return {
    taken,
    count: (things, boardId) => ({ count: sql<Taken>`SELECT ${taken(things, boardId)} AS taken` }),
    countIn(things, boardId, parent) {
      const which = sql`board_id = ${boardId} AND ${name(OF_PARENT[things].parent)} = ${parent}`;
      return { count: sql<Taken>`SELECT ${countWhere(things, which)} AS taken` };
    },
    refuseMore(things, [row], board) {
      const { taken } = row!;
      if (taken === null) return;
      const { setting, of, noun } = LIMITED[things];
      const most = config[setting];
      if (taken >= most) throw conflict(`${of} may have no more than ${most} ${noun}.`);
      if (things !== "cards") return;
      const commits = Math.floor((most - 1 - taken) / MOST_CARDS_AT_ONCE);
      roomy.set(board.id, { from: board.revision, until: board.revision + commits });
    },
  };
}
