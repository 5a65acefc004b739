/**
 * Order by integer ranks with gaps. A new rank is the midpoint of its neighbours; where there is no room,
 * all siblings are renumbered above every rank in use, so that no two rows ever collide on the way.
 * Placing takes the same few statements whatever the number of siblings.
 */
import type { Renumbered } from "../../../contract/base/define.ts";
import type { TableWith } from "../../tables.ts";
import { type Rows, sweep, type Write } from "../db/db.ts";
import { name, type Sql, sql } from "../db/sql.ts";
import { type Statement, updateOf } from "../db/statements.ts";
import { one } from "../util/present.ts";

const GAP = 65_536;

/** Of the siblings of something that is written whole. */
export function rankAt(index: number): number {
  return (index + 1) * GAP;
}

export function byRank(a: { rank: number }, b: { rank: number }): number {
  return a.rank - b.rank;
}

/** The rows of a table that are ordered together: on a board, or under one parent there. */
export interface Siblings {
  table: TableWith<"board_id" | "rank">;
  boardId: string;
  parent?: { column: string; id: string | Sql };
}

/** A thing that has a place already, here or elsewhere; it does not count among the siblings it is put between. */
export interface Placed {
  id: string;
  rank: number;
  isHere: boolean;
}

export type PlaceQueries = { around?: Sql<{ rank: number }>; last: Sql<{ rank: number }> };

export interface Place {
  rank: number;
  /** To come before the write of the placed thing itself. */
  writes: Write[];
  renumbered?: Renumbered | undefined;
}

/**
 * What `placeAt` must know. Without a position: last. The placed thing is counted too, so that reaching a position
 * reads the index of ranks and nothing else; with one rank more to each side its own can be left out afterwards.
 * The limit is part of the text: SQLite would plan a statement again whenever its limit is a parameter. For max() or min(),
 * PostgreSQL reads all siblings as long as it has no statistics that say how many there are.
 */
export function placeQueries(siblings: Siblings, position?: number | Sql): PlaceQueries {
  const last = sql<{ rank: number }>`SELECT rank ${allOf(siblings)} ORDER BY rank DESC LIMIT 1`;
  if (position === undefined) return { last };
  const first =
    typeof position === "number"
      ? Math.max(0, position - 1)
      : sql`(SELECT CASE WHEN at.position > 0 THEN at.position - 1 ELSE 0 END FROM (SELECT ${position} AS position) at)`;
  return {
    around: sql<{ rank: number }>`SELECT rank ${allOf(siblings)} ORDER BY rank LIMIT 3 OFFSET ${first}`,
    last,
  };
}

export function placeAt(
  siblings: Siblings,
  rows: Rows<PlaceQueries>,
  { position, placed }: { position?: number; placed?: Placed },
): Place {
  const { rankOf, writes, renumbered } = placesAt(siblings, rows, { position, placed, count: 1 });
  return { rank: rankOf(0), writes, renumbered };
}

/** The places of several new things, one after the other. If they are renumbered, each of their events says so. */
export interface Places extends Omit<Place, "rank"> {
  rankOf(index: number): number;
}

export function placesAt(
  siblings: Siblings,
  rows: Rows<PlaceQueries>,
  { position, placed, count }: { position?: number | undefined; placed?: Placed | undefined; count: number },
): Places {
  const last = rows.last[0]?.rank ?? null;
  const atEnd: Places = { rankOf: (index) => rankAfter(last) + index * GAP, writes: [] };
  if (position === undefined || last === null) return atEnd;
  const [before, after] = neighbours(rows, position, placed?.isHere ? placed.rank : null);
  if (after === undefined) return atEnd;
  if (before === undefined) return { rankOf: (index) => after - (count - index) * GAP, writes: [] };
  const step = Math.floor((after - before) / (count + 1));
  if (step > 0) return { rankOf: (index) => before + (index + 1) * step, writes: [] };
  const first = last + GAP;
  return {
    rankOf: (index) => first + (position + index) * GAP,
    writes: [sweep(renumber(siblings, { last, position, placed, count }))],
    renumbered: { first, step: GAP },
  };
}

/** A place that something had earlier. */
export interface FormerPlace {
  rank: number;
  position: number;
}

export type PlaceBackQueries = PlaceQueries & { back: Sql<{ first: number | null; taken: number }> };

/** What `placeBackAt` must know. The place may be looked up by the same statement. */
export function placeBackQueries(
  siblings: Siblings,
  { rank, position }: { rank: number | Sql; position: number | Sql },
): PlaceBackQueries {
  return {
    ...placeQueries(siblings, position),
    back: sql<{ first: number | null; taken: number }>`SELECT
      (SELECT rank ${allOf(siblings)} ORDER BY rank LIMIT 1) AS first,
      (SELECT count(*) ${allOf(siblings)} AND rank = ${rank}) AS taken`,
  };
}

/**
 * Back to an earlier place. The rank says exactly between which siblings that is, unless it is taken now, or they have
 * been renumbered since: then all ranks are above it, and the position says it. A rank below all therefore counts only if
 * the position is the first. One above all always does: whatever is there now stood before it or is new, and the position
 * may be out of date, because others that were moved away with it have come back first.
 */
export function placeBackAt(
  siblings: Siblings,
  rows: Rows<PlaceBackQueries>,
  { rank, position }: FormerPlace,
  placed?: Placed,
): Place {
  const { first, taken } = one(rows.back);
  const isFree = taken === 0 || (placed?.isHere && placed.rank === rank);
  const isThere = first === null || rank >= first || position === 0;
  return isFree && isThere ? { rank, writes: [] } : placeAt(siblings, rows, { position, placed });
}

/** The siblings at a place that something is given and leaves again within one commit, itself left out. */
export type Passed = { total: number; ahead: number; taken: number; last: number | null };

export function passedQuery(
  siblings: Siblings,
  { id, rank }: { id: string; rank: number | Sql },
): Sql<Passed> {
  return sql<Passed>`SELECT count(*) AS total, count(CASE WHEN rank < ${rank} THEN 1 END) AS ahead,
      count(CASE WHEN rank = ${rank} THEN 1 END) AS taken, max(rank) AS last
    ${allOf(siblings)} AND id <> ${id}`;
}

/** Nothing is written there, but the log tells of it, so it must be a place of its own: at the end, if that rank is taken. */
export function passedAt(passed: Passed, rank: number): FormerPlace {
  const isFree = passed.taken === 0;
  return { rank: rankInPassing(passed, rank), position: isFree ? passed.ahead : passed.total };
}

/** For those who need no position. */
export function rankInPassing({ taken, last }: Pick<Passed, "taken" | "last">, rank: number): number {
  return taken === 0 ? rank : rankAfter(last);
}

/** The ranks that will stand before and after, the thing's own left out. */
function neighbours(
  { around = [] }: Rows<PlaceQueries>,
  position: number,
  own: number | null,
): (number | undefined)[] {
  const ranks = around.map(({ rank }) => rank);
  const others = ranks.filter((rank) => rank !== own);
  if (position === 0) return [undefined, others[0]];
  // It stood further up: all the others are one place nearer to the top than they were counted.
  if (own !== null && ranks[0] !== undefined && own < ranks[0]) others.shift();
  return others;
}

/**
 * Behind the last sibling: always room there. Siblings that are being renumbered in the same commit will reach
 * up to one gap for each of them further.
 */
export function rankAfter(last: number | null, renumberedSiblings = 0): number {
  return last === null ? GAP : last + GAP * (renumberedSiblings + 1);
}

function renumber(
  siblings: Siblings,
  {
    last,
    position,
    placed,
    count,
  }: { last: number; position: number; placed?: Placed | undefined; count: number },
): Statement<Siblings["table"]> {
  const table = name(siblings.table);
  const others = placed ? sql`${allOf(siblings)} AND id <> ${placed.id}` : allOf(siblings);
  const index = sql`row_number() OVER (ORDER BY rank)`;
  return updateOf(
    siblings.table,
    sql`SET rank = renumbered.rank
      FROM (SELECT id, ${last} + ${GAP} * (${index} + CASE WHEN ${index} > ${position} THEN ${count} ELSE 0 END) AS rank
        ${others}) renumbered
      WHERE ${table}.board_id = ${siblings.boardId} AND ${table}.id = renumbered.id`,
  );
}

/** The position of a row among its siblings, whose common parent is `parent`. */
export function positionOf(
  { table, boardId, parent }: { table: Siblings["table"]; boardId: string; parent?: string },
  id: string,
): Sql<{ position: number }> {
  const together = parent ? sql`AND s.${name(parent)} = o.${name(parent)}` : sql``;
  return sql<{ position: number }>`SELECT (SELECT count(*) FROM ${name(table)} s
      WHERE s.board_id = ${boardId} ${together} AND s.rank < o.rank) AS position
    FROM ${name(table)} o WHERE o.board_id = ${boardId} AND o.id = ${id}`;
}

function allOf({ table, boardId, parent }: Siblings): Sql {
  const under = parent ? sql` AND ${name(parent.column)} = ${parent.id}` : sql``;
  return sql`FROM ${name(table)} WHERE board_id = ${boardId}${under}`;
}
