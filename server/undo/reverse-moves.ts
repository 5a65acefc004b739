/** Undoing moves. Several moves of one card, checklist, item or column may be undone together. */
import type { EventKind } from "../../contract/events.ts";
import {
  type FormerPlace,
  type Passed,
  type Place,
  passedAt,
  passedQuery,
  placeBackAt,
  placeBackQueries,
  positionOf,
  type Siblings,
} from "../platform/core/rank.ts";
import type { Queries, Rows } from "../platform/db/db.ts";
import { name, type Sql, sql } from "../platform/db/sql.ts";
import { one, present } from "../platform/util/present.ts";
import { inTrash } from "../trash/store.ts";
import { Changed, kindOf } from "./later-change.ts";
import { newestEvents } from "./newest-events.ts";
import { prefixed, unprefixed } from "./undoing.ts";

interface At {
  /** The column of a card, the checklist of an item. */
  parent: string;
  rank: number;
}

export interface LoggedMove {
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

export function loggedMove({ seq, type, data, previous = {} }: MoveEvent, to: string, from = to): LoggedMove {
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
  moves: LoggedMove[];
  /** The list under that parent in which it has its rank. */
  siblings(parent: string): Siblings;
}

export interface ReversedMove {
  parent: string;
  place: Place;
  /** Its position before that. */
  position: number;
}

export interface ReverseMoves {
  load: Queries;
  /** `now` is where it is once the newer moves have been undone. */
  reverse(rows: Rows<Queries>, id: string, seq: number, now: At): ReversedMove;
}

/** Whether the undo brings a card from the trash, where it has no place among its siblings, or there. */
export type Through = "from trash" | "to trash" | null;

export function reverseMoves(moved: readonly Moved[], through: Through = null): ReverseMoves {
  const all = moved.map((thing, index) => ({
    thing,
    stops: stopsOf(thing, through),
    prefix: `move${index}_`,
    queries: moveQueries(thing, through),
  }));
  return {
    load: Object.assign(
      {},
      ...all.map(({ prefix, queries, stops }) => prefixed(prefix, { ...queries, ...stops.load })),
    ),
    reverse(loaded, id, seq, now) {
      const { thing, stops, prefix, queries } = present(
        all.find((candidate) => candidate.thing.id === id),
        "a move of it",
      );
      const rows = unprefixed(prefix, queries, loaded);
      const { moves, on, siblings } = thing;
      const index = moves.findIndex((move) => move.seq === seq);
      const move = present(moves[index], "the move");
      const { type, to, from } = move;
      const here = one(rows.here);
      if (now.parent !== to.parent || (now.rank !== to.rank && here.moves_since > 0))
        throw new Changed({ since: seq, on, id, what: { kind: kindOf(type), fields: ["rank"] } });
      const passed = unprefixed(prefix, stops.load, loaded);
      const stop = stops.at(move, passed);
      const newer = moves[index - 1];
      const placed = { id, rank: here.rank, isHere: here.parent === from.parent };
      return {
        parent: from.parent,
        place: stop
          ? { rank: stop.rank, writes: [] }
          : placeBackAt(siblings(from.parent), rows, from, placed),
        position: (newer && stops.at(newer, passed)?.position) ?? one(rows.was).position,
      };
    },
  };
}

/**
 * Of several moves, only the oldest decides where it ends up: only that place has to be found. The others lead to places
 * that it leaves again. Rules bring it to the same few, however many they are, so that each is looked at once.
 */
function stopsOf({ id, moves, siblings }: Moved, through: Through) {
  const left = (through === "to trash" ? moves : moves.slice(0, -1)).map(({ from }) => from);
  const stops = left.filter((stop, index) => left.findIndex((other) => isSame(stop, other)) === index);
  const load: Record<string, Sql<Passed>> = Object.fromEntries(
    stops.map(({ parent, rank }, index) => [`stop${index}`, passedQuery(siblings(parent), { id, rank })]),
  );
  return {
    load,
    /** Where undoing that move leads; null if it stays there. */
    at({ from }: LoggedMove, rows: Rows<typeof load>): FormerPlace | null {
      const passed = left.includes(from)
        ? rows[`stop${stops.findIndex((stop) => isSame(stop, from))}`]
        : null;
      return passed ? passedAt(one(passed), from.rank) : null;
    },
  };
}

function isSame(one: At, other: At): boolean {
  return one.parent === other.parent && one.rank === other.rank;
}

/** Where it is now; without a parent if that is the trash. */
type Here = { rank: number; parent: string | null; moves_since: number };

/**
 * If its rank is not the one that the newest move gave, either it was moved again or its siblings were renumbered.
 * Only then is the log searched for another move; if there are too many events to search, it counts as moved.
 */
function moveQueries({ id, on, moves, siblings }: Moved, through: Through) {
  const newest = one(moves, "move");
  const former: At & FormerPlace = one(moves.slice(-1), "move").from;
  const among = siblings(former.parent);
  const { table, boardId, parent } = among;
  const { from, areMore } = newestEvents(boardId, on, newest.seq);
  const ofIt = id === on ? sql`TRUE` : sql`e.subject_id = ${id}`;
  const again = sql`SELECT 1 FROM board_events e WHERE e.board_id = ${boardId} AND e.about_id = ${on}
    AND e.seq >= ${from} AND e.type = ${newest.type} AND ${ofIt}`;
  const place = placeBackQueries(among, former);
  const movesSince = (rank: Sql) => sql`CASE WHEN ${rank} = ${newest.to.rank} THEN 0
    WHEN ${areMore} OR EXISTS (${again}) THEN 1 ELSE 0 END AS moves_since`;
  if (through === "from trash") {
    const rank = inTrash(boardId, id, "rank");
    const returned = passedQuery(siblings(newest.to.parent), { id, rank });
    return {
      ...place,
      was: sql<{ position: number }>`SELECT CASE WHEN taken > 0 THEN total ELSE ahead END AS position
        FROM (${returned}) returned`,
      here: sql<Here>`SELECT t.rank, NULL AS parent, ${movesSince(sql`t.rank`)}
        FROM trash t WHERE t.board_id = ${boardId} AND t.id = ${id}`,
    };
  }
  return {
    ...place,
    was: positionOf({ table, boardId, parent: parent?.column }, id),
    here: sql<Here>`SELECT o.rank,
        o.${name(parent?.column ?? "board_id")} AS parent,
        ${movesSince(sql`o.rank`)}
      FROM ${name(table)} o WHERE o.board_id = ${boardId} AND o.id = ${id}`,
  };
}
