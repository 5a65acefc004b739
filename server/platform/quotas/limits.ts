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

type Parent = string | Sql;

const onBoard = (board: Parent) => sql`board_id = ${board}`;
const onCard = (card: Parent) => sql`card_id = ${card}`;

/** By table. `in` is said in the way the table's index answers. */
const LIMITED = {
  columns: { setting: "MAX_COLUMNS_PER_BOARD", of: "A board", noun: "columns", in: onBoard },
  cards: { setting: "MAX_CARDS_PER_BOARD", of: "A board", noun: "cards", in: onBoard },
  labels: { setting: "MAX_LABELS_PER_BOARD", of: "A board", noun: "labels", in: onBoard },
  board_members: { setting: "MAX_MEMBERS_PER_BOARD", of: "A board", noun: "members", in: onBoard },
  automation_rules: { setting: "MAX_RULES_PER_BOARD", of: "A board", noun: "rules", in: onBoard },
  checklists: { setting: "MAX_CHECKLISTS_PER_CARD", of: "A card", noun: "checklists", in: onCard },
  checklist_items: {
    setting: "MAX_ITEMS_PER_CHECKLIST",
    of: "A checklist",
    noun: "items",
    in: (checklist: Parent) => sql`checklist_id = ${checklist}`,
  },
  attachments: {
    setting: "MAX_ATTACHMENTS_PER_CARD",
    of: "A card",
    noun: "attachments",
    in: (card: Parent) =>
      sql`${onBoard(sql`(SELECT board_id FROM cards WHERE id = ${card})`)} AND ${onCard(card)}`,
  },
} as const satisfies Record<
  string,
  { setting: keyof Config; of: string; noun: string; in: (parent: Parent) => Sql }
>;

export type Limited = keyof typeof LIMITED;

export interface Taken {
  taken: number | null;
}

export interface Limits {
  /** An expression for the load of a change: how many there are. Null: fewer than allowed, they need not be counted. */
  taken(things: Limited, parent: Parent): Sql;
  /** The same as a query of its own. */
  count(things: Limited, parent: Parent): { count: Sql<Taken> };
  /** For the decision to add one. */
  refuseMore(things: Limited, count: Taken[], board: BoardAccess): void;
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

  function taken(things: Limited, parent: Parent): Sql {
    const { setting, in: inParent } = LIMITED[things];
    // A bare parameter as the limit makes SQLite plan the statement anew each time; a sum does not.
    const count = sql`(SELECT count(*) FROM (SELECT 1 FROM ${name(things)}
      WHERE ${inParent(parent)} LIMIT ${config[setting]} + 0) taken)`;
    if (things !== "cards") return count;
    const { from, until } = roomy.get(parent as string) ?? NONE;
    return sql`(SELECT CASE WHEN b.revision BETWEEN ${from} AND ${until} THEN NULL ELSE ${count} END
      FROM boards b WHERE b.id = ${parent})`;
  }

  return {
    taken,
    count: (things, parent) => ({ count: sql<Taken>`SELECT ${taken(things, parent)} AS taken` }),
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
