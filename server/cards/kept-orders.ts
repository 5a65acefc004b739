/**
 * Keeps the ranks of the cards of boards with long columns, by column. They are read once and then follow the events that
 * this process commits; the board's version, which every change loads, says whether they are still true. While other
 * instances change the board too, positions are counted, because ranks would have to be read again and again.
 */
import type { CardOrder, CardOrders, ColumnRanks } from "../platform/core/card-orders.ts";
import type { Announcement } from "../platform/core/change/decision.ts";
import type { Version } from "../platform/db/db.ts";
import { either, type Sql, sql } from "../platform/db/sql.ts";
import { LRU } from "../platform/util/lru.ts";

/** Counting fewer cards than this is a small part of what a change costs. */
const LONG = 250;
/** Ranks are read after so many changes by this process alone. */
const READ_AFTER = 8;
/** Eight bytes each. */
const MAX_RANKS = 1_000_000;

type Columns = Map<string, number[]>;

interface Kept extends Version {
  /** Null until they are read. */
  columns: Columns | null;
  /** Changes since somebody else made one, or since the ranks were last asked for. */
  changes: number;
}

interface Placed {
  column_id: string;
  rank: number;
}

export function createCardOrders({ long = LONG, readAfter = READ_AFTER } = {}): CardOrders {
  const boards = new LRU<string, Kept>(MAX_RANKS, ({ columns }) => sizeOf(columns));
  return {
    has: (boardId) => boards.get(boardId) !== undefined,
    toLoad(boardId) {
      const kept = boards.get(boardId);
      if (kept?.columns) return { isKept: true, queries: {} };
      if (!kept || kept.changes < readAfter) return { isKept: false, queries: {} };
      kept.changes = 0;
      return { isKept: true, queries: { order: ranksOf(boardId) } };
    },
    at({ id, revision, stamp }, loaded) {
      if (loaded) {
        const columns = new Map(loaded.map(({ column_id, ranks }) => [column_id, listOf(ranks)]));
        boards.set(id, { revision, stamp, columns, changes: 0 });
        return orderOf(columns);
      }
      const kept = boards.get(id);
      if (!kept) return undefined;
      if (!isSame(kept, { revision, stamp })) return void boards.delete(id);
      return kept.columns ? orderOf(kept.columns) : undefined;
    },
    counted({ id, revision, stamp }, cards) {
      if (cards >= long && !boards.get(id)) boards.set(id, { revision, stamp, columns: null, changes: 0 });
    },
    planned(from, { revision, stamp }, events) {
      const kept = boards.get(from.id);
      if (!kept) return;
      if (!isSame(kept, from) || !events.every((event) => follow(kept.columns, event)))
        return boards.delete(from.id);
      kept.revision = revision;
      kept.stamp = stamp;
      kept.changes++;
      // Weighed again: it may have grown.
      boards.set(from.id, kept);
    },
  };
}

function ranksOf(boardId: string): Sql<ColumnRanks> {
  return sql<ColumnRanks>`SELECT column_id, ${either("json_group_array", "json_agg")}(rank ORDER BY rank) AS ranks
    FROM cards WHERE board_id = ${boardId} GROUP BY column_id`;
}

function listOf(ranks: number[] | string): number[] {
  return typeof ranks === "string" ? JSON.parse(ranks) : ranks;
}

function sizeOf(columns: Columns | null): number {
  let size = 1;
  for (const ranks of columns?.values() ?? []) size += ranks.length;
  return size;
}

function orderOf(columns: Columns): CardOrder {
  return {
    positionOf: ({ column_id, rank }) => indexOf(columns.get(column_id) ?? [], rank),
    around(columnId, position) {
      const first = Math.max(0, position - 1);
      return (columns.get(columnId) ?? []).slice(first, first + 3).map((rank) => ({ rank }));
    },
  };
}

/** False when the event says too little, or does not fit: then the ranks are read again. */
function follow(columns: Columns | null, { type, data, previous, renumbered }: Announcement): boolean {
  if (!columns) return true;
  switch (type) {
    case "card.created":
      return !renumbered && put(columns, data);
    case "card.moved":
      return !renumbered && take(columns, { ...data, ...previous }) && put(columns, data);
    case "card.deleted":
      return take(columns, data);
    case "column.created":
      return false;
    case "column.deleted":
      columns.delete(data.id);
      return true;
    default:
      return !("column_id" in data) || has(columns, data);
  }
}

function put(columns: Columns, { column_id, rank }: Placed): boolean {
  const ranks = columns.get(column_id);
  if (!ranks) columns.set(column_id, [rank]);
  else if (has(columns, { column_id, rank })) return false;
  else ranks.splice(indexOf(ranks, rank), 0, rank);
  return true;
}

function take(columns: Columns, { column_id, rank }: Placed): boolean {
  if (!has(columns, { column_id, rank })) return false;
  const ranks = columns.get(column_id) ?? [];
  ranks.splice(indexOf(ranks, rank), 1);
  return true;
}

function has(columns: Columns, { column_id, rank }: Placed): boolean {
  const ranks = columns.get(column_id) ?? [];
  return ranks[indexOf(ranks, rank)] === rank;
}

/** How many are below it. */
function indexOf(ranks: readonly number[], rank: number): number {
  let [from, to] = [0, ranks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ranks[middle] ?? 0) < rank) from = middle + 1;
    else to = middle;
  }
  return from;
}

function isSame(one: Version, other: Version): boolean {
  return one.revision === other.revision && one.stamp === other.stamp;
}
