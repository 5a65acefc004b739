/**
 * Undoing moves. Several moves of one card, checklist, item or column may be undone together: it was moved from A to B and
 * on to C, so it goes from C to B and on to A, and the log has an event for each step.
 *
 * Only the place at the end is written: A, where the siblings make room for it (`placeBackAt`). B is a stop: it is there
 * between two events of one commit, so nothing is written, and no sibling moves (`passedAt`). If the undo takes a card to
 * the trash afterwards, A is a stop, too; if it brings a card from there, so is C.
 */
import type { EventKind } from "../../../contract/events.ts";
import {
  type FormerPlace,
  type Passed,
  type Place,
  type PlaceBackQueries,
  passedAt,
  passedQuery,
  placeBackAt,
  placeBackQueries,
  positionOf,
  type Siblings,
} from "../../platform/core/rank.ts";
import type { Queries, Rows } from "../../platform/db/db.ts";
import { name, type Sql, sql } from "../../platform/db/sql.ts";
import { one, present } from "../../platform/util/present.ts";
import { inTrash } from "../../trash/store.ts";
import { Changed, kindOf } from "../log/later-change.ts";
import { newestEvents } from "../log/newest-events.ts";
import { prefixed, unprefixed } from "../undoing.ts";

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
  /** Where it comes to. */
  parent: string;
  place: Place;
  /** The position that it leaves. */
  position: number;
}

export interface ReverseMoves {
  load: Queries;
  /** Undoes the move of that number. `at` is where it is once the newer moves have been undone. */
  reverse(rows: Rows<Queries>, id: string, seq: number, at: At): ReversedMove;
}

/** Whether the undo brings a card from the trash, where it has no place among its siblings, or there. */
export type Through = "from trash" | "to trash" | null;

export function reverseMoves(moved: readonly Moved[], through: Through = null): ReverseMoves {
  const all = moved.map((thing, index) => ({
    prefix: `move${index}_`,
    thing,
    now: nowQueries(thing, through),
    stops: stopsOf(thing, through),
    end: endQueries(thing),
  }));
  return {
    load: Object.assign(
      {},
      ...all.map(({ prefix, now, stops, end }) => prefixed(prefix, { ...now, ...stops.load, ...end })),
    ),
    reverse(loaded, id, seq, at) {
      const { prefix, thing, now, stops, end } = present(
        all.find((one) => one.thing.id === id),
        "a move of it",
      );
      const { moves, on, siblings } = thing;
      const index = moves.findIndex((move) => move.seq === seq);
      const { type, to, from } = present(moves[index], "the move");
      const rows = unprefixed(prefix, now, loaded);
      const here = one(rows.here);
      if (at.parent !== to.parent || (at.rank !== to.rank && here.moves_since > 0))
        throw new Changed({ since: seq, on, id, what: { kind: kindOf(type), fields: ["rank"] } });
      const stopAfter = (step: number) => stops.after(step, unprefixed(prefix, stops.load, loaded));
      const placed = { id, rank: here.rank, isHere: here.parent === from.parent };
      const stop = stopAfter(index);
      return {
        parent: from.parent,
        place: stop
          ? { rank: stop.rank, writes: [] }
          : placeBackAt(siblings(from.parent), unprefixed(prefix, end, loaded), from, placed),
        // The newest move is undone first, from where it is now.
        position: stopAfter(index - 1)?.position ?? positionNow(one(rows.was), here.rank),
      };
    },
  };
}

/** The places that it comes to and leaves again. Rules bring it to the same few, however often, so each is looked at once. */
function stopsOf({ id, moves, siblings }: Moved, through: Through) {
  const stops = (through === "to trash" ? moves : moves.slice(0, -1)).map(({ from }) => from);
  const placeOf = ({ parent, rank }: At) => `${parent} ${rank}`;
  const places = [...new Set(stops.map(placeOf))];
  const nameOf = (stop: At) => `stop${places.indexOf(placeOf(stop))}`;
  const load: Record<string, Sql<Passed>> = Object.fromEntries(
    stops.map((stop) => [nameOf(stop), passedQuery(siblings(stop.parent), { id, rank: stop.rank })]),
  );
  return {
    load,
    /** The stop that undoing the move of that index leads to; none if that is the end, or no move. */
    after(index: number, rows: Rows<typeof load>): FormerPlace | undefined {
      const stop = stops[index];
      return stop && passedAt(one(rows[nameOf(stop)] ?? []), stop.rank);
    },
  };
}

/** The place that it had before the oldest move. */
function endQueries({ moves, siblings }: Moved): PlaceBackQueries {
  const { from } = one(moves.slice(-1), "move");
  return placeBackQueries(siblings(from.parent), from);
}

/** Where it is now; without a parent if that is the trash. */
type Here = { rank: number; parent: string | null; moves_since: number };

interface NowQueries extends Queries {
  here: Sql<Here>;
  /** Its position there; of a card in the trash, what it will find in its column. */
  was: Sql<{ position: number } | Passed>;
}

function positionNow(was: { position: number } | Passed, rank: number): number {
  return "position" in was ? was.position : passedAt(was, rank).position;
}

function nowQueries(thing: Moved, through: Through): NowQueries {
  const { id, moves, siblings } = thing;
  const { parent: column } = one(moves, "move").to;
  const { table, boardId, parent } = siblings(column);
  if (through === "from trash")
    return {
      here: sql<Here>`SELECT t.rank, NULL AS parent, ${movesSince(thing, sql`t.rank`)}
        FROM trash t WHERE t.board_id = ${boardId} AND t.id = ${id}`,
      was: passedQuery(siblings(column), { id, rank: inTrash(boardId, id, "rank") }),
    };
  return {
    here: sql<Here>`SELECT o.rank, o.${name(parent?.column ?? "board_id")} AS parent, ${movesSince(thing, sql`o.rank`)}
      FROM ${name(table)} o WHERE o.board_id = ${boardId} AND o.id = ${id}`,
    was: positionOf({ table, boardId, parent: parent?.column }, id),
  };
}

/**
 * If its rank is not the one that the newest move gave, either it was moved again or its siblings were renumbered.
 * Only then is the log searched for another move; if there are too many events to search, it counts as moved.
 */
function movesSince({ id, on, moves, siblings }: Moved, rank: Sql): Sql {
  const { seq, type, to } = one(moves, "move");
  const { boardId } = siblings(to.parent);
  const { from, areMore } = newestEvents(boardId, on, seq);
  const ofIt = id === on ? sql`TRUE` : sql`e.subject_id = ${id}`;
  const again = sql`SELECT 1 FROM board_events e WHERE e.board_id = ${boardId} AND e.about_id = ${on}
    AND e.seq >= ${from} AND e.type = ${type} AND ${ofIt}`;
  return sql`CASE WHEN ${rank} = ${to.rank} THEN 0 WHEN ${areMore} OR EXISTS (${again}) THEN 1 ELSE 0 END AS moves_since`;
}
