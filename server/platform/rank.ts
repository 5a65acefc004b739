/**
 * Order by integer ranks with gaps. A new rank is the midpoint of its neighbours; where there is no room,
 * all siblings are numbered anew, once, above every rank in use, so that no two rows ever collide on the
 * way. Placing costs the same few statements whatever the number of siblings.
 */
import type { Renumbered } from "../../contract/events.ts";
import { type Rows, sweep, type Write } from "./db/db.ts";
import { name, type Sql, sql } from "./db/sql.ts";

const GAP = 65_536;

/** The things that are ordered together; the one that is placed does not count among them. */
export interface Siblings {
  table: "columns" | "cards" | "checklists" | "checklist_items";
  parent: { column: string; id: string | Sql };
  /** Absent while it is being created. */
  placed?: string;
}

export type PlaceQueries = { around: Sql<{ rank: number }>; last: Sql<{ rank: number | null }> };

export interface Place {
  rank: number;
  /** To come before the write of the placed thing itself. */
  writes: Write[];
  renumbered?: Renumbered;
}

/** What `placeAt` must know. Without a position: last. The last rank in use may be the placed thing's own. */
export function placeQueries(siblings: Siblings, position?: number): PlaceQueries {
  const others = othersOf(siblings);
  const first = Math.max(0, (position ?? 0) - 1);
  const count = position === undefined ? 0 : position === 0 ? 1 : 2;
  return {
    around: sql<{ rank: number }>`SELECT rank ${others} ORDER BY rank LIMIT ${count} OFFSET ${first}`,
    last: sql<{ rank: number | null }>`SELECT max(rank) AS rank ${allOf(siblings)}`,
  };
}

export function placeAt(siblings: Siblings, rows: Rows<PlaceQueries>, position?: number): Place {
  const last = rows.last[0]?.rank ?? null;
  const [before, after] = position === 0 ? [undefined, rows.around[0]] : rows.around;
  if (position !== undefined && before && after) {
    const middle = Math.floor((before.rank + after.rank) / 2);
    if (middle > before.rank) return { rank: middle, writes: [] };
    const first = last! + GAP;
    return {
      rank: first + position * GAP,
      writes: [sweep(renumber(siblings, last!, position))],
      renumbered: { first, step: GAP },
    };
  }
  if (after) return { rank: after.rank - GAP, writes: [] };
  return { rank: rankAfter(last), writes: [] };
}

/**
 * Behind the last sibling: always room there. Siblings that are being renumbered in the same commit will reach
 * up to one gap for each of them further.
 */
export function rankAfter(last: number | null, renumberedSiblings = 0): number {
  return last === null ? GAP : last + GAP * (renumberedSiblings + 1);
}

function renumber(siblings: Siblings, last: number, position: number): Sql {
  const table = name(siblings.table);
  const index = sql`row_number() OVER (ORDER BY rank)`;
  return sql`UPDATE ${table} SET rank = renumbered.rank
    FROM (SELECT id, ${last} + ${GAP} * (${index} + CASE WHEN ${index} > ${position} THEN 1 ELSE 0 END) AS rank
      ${othersOf(siblings)}) renumbered
    WHERE ${table}.id = renumbered.id`;
}

function othersOf(siblings: Siblings): Sql {
  const { placed } = siblings;
  return placed === undefined ? allOf(siblings) : sql`${allOf(siblings)} AND id <> ${placed}`;
}

function allOf({ table, parent }: Siblings): Sql {
  return sql`FROM ${name(table)} WHERE ${name(parent.column)} = ${parent.id}`;
}
