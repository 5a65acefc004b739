/** Undoing moves: all moves of one card, checklist, item or column that are undone together. */
import type { EventKind } from "../../contract/events.ts";
import {
  type FormerPlace,
  type Place,
  placeBackAt,
  placeBackQueries,
  positionOf,
  type Siblings,
} from "../platform/core/rank.ts";
import type { Queries, Rows } from "../platform/db/db.ts";
import { name, sql } from "../platform/db/sql.ts";
import { one, present } from "../platform/util/present.ts";
import { Changed, kindOf } from "./later-change.ts";
import { newestEvents } from "./newest-events.ts";
import { prefixed, unprefixed } from "./undoing.ts";

interface At {
  /** The column of a card, the checklist of an item. */
  parent: string;
  rank: number;
}

export interface PastMove {
  seq: number;
  type: EventKind;
  to: At;
  from: At & { position: number };
}

interface MoveEvent {
  seq: number;
  type: EventKind;
  data: { rank: number };
  previous?: { rank?: number; position?: number };
}

export function pastMove({ seq, type, data, previous = {} }: MoveEvent, to: string, from = to): PastMove {
  return {
    seq,
    type,
    to: { parent: to, rank: data.rank },
    from: { parent: from, rank: previous.rank ?? data.rank, position: previous.position ?? 0 },
  };
}

/** Something that was moved. */
export interface Moved {
  id: string;
  /** The card that it is on, or itself. */
  on: string;
  /** Newest first. */
  moves: PastMove[];
  /** Among which it has its rank, under that parent. */
  siblings(parent: string): Siblings;
}

export interface Back {
  parent: string;
  place: Place;
  /** Where it was before it was taken back. */
  position: number;
}

export interface MovesBack {
  load: Queries;
  /** `now` is where it stands, as far as newer moves have been undone. */
  back(rows: Rows<Queries>, id: string, seq: number, now: At): Back;
}

export function movesBack(moved: readonly Moved[]): MovesBack {
  const all = moved.map((thing, index) => ({ thing, prefix: `move${index}_`, queries: moveQueries(thing) }));
  return {
    load: Object.assign({}, ...all.map(({ prefix, queries }) => prefixed(prefix, queries))),
    back(loaded, id, seq, now) {
      const { thing, prefix, queries } = present(
        all.find((candidate) => candidate.thing.id === id),
        "a move of it",
      );
      const index = thing.moves.findIndex((move) => move.seq === seq);
      return backFrom(thing, index, unprefixed(prefix, queries, loaded), now);
    },
  };
}

/** Only the place where it comes to rest must be free. */
function backFrom(
  { id, on, moves, siblings }: Moved,
  index: number,
  rows: Rows<ReturnType<typeof moveQueries>>,
  now: At,
): Back {
  const { seq, type, to, from } = present(moves[index], "the move");
  const here = one(rows.here);
  if (now.parent !== to.parent || (now.rank !== to.rank && here.moves_since > 0))
    throw new Changed({ since: seq, on, id, what: { kind: kindOf(type), fields: ["rank"] } });
  const placed = { id, rank: here.rank, isHere: here.parent === from.parent };
  const isLast = index === moves.length - 1;
  return {
    parent: from.parent,
    place: isLast ? placeBackAt(siblings(from.parent), rows, from, placed) : { rank: from.rank, writes: [] },
    position: moves[index - 1]?.from.position ?? one(rows.was).position,
  };
}

/**
 * A rank that is not what the newest move gave may come from a renumbering of the siblings. Only then is the log asked
 * whether it was moved again; if that would be too long a search, it counts as moved.
 */
function moveQueries({ id, on, moves, siblings }: Moved) {
  const newest = one(moves, "move");
  const former: At & FormerPlace = one(moves.slice(-1), "move").from;
  const among = siblings(former.parent);
  const { table, boardId, parent } = among;
  const { from, areMore } = newestEvents(boardId, on, newest.seq);
  const ofIt = id === on ? sql`TRUE` : sql`e.subject_id = ${id}`;
  const again = sql`SELECT 1 FROM board_events e WHERE e.board_id = ${boardId} AND e.about_id = ${on}
    AND e.seq >= ${from} AND e.type = ${newest.type} AND ${ofIt}`;
  return {
    ...placeBackQueries(among, former),
    was: positionOf({ table, boardId, parent: parent?.column }, id),
    here: sql<{ rank: number; parent: string; moves_since: number }>`SELECT o.rank,
        o.${name(parent?.column ?? "board_id")} AS parent,
        CASE WHEN o.rank = ${newest.to.rank} THEN 0 WHEN ${areMore} OR EXISTS (${again}) THEN 1 ELSE 0 END AS moves_since
      FROM ${name(table)} o WHERE o.board_id = ${boardId} AND o.id = ${id}`,
  };
}
