/** What undoing comes down to, for one card, column or label, or the board itself. */
import type { BoardEvent, EventKind } from "../../contract/events.ts";
import type { Announcement, Decision, DecisionContext } from "../platform/core/change/decision.ts";
import { type Queries, type Rows, rowsOf, type Write } from "../platform/db/db.ts";

export type Of<Kind extends EventKind> = Extract<BoardEvent, { type: Kind }>;

export interface Undone {
  /** Of the ordinary kinds, each with the number of the one that it reverses. */
  events: { undoes: number; event: Announcement }[];
  writes: Write[];
  /** As in a decision. */
  growth: number | null;
  board?: Decision<unknown>["board"];
}

export interface UndoContext extends DecisionContext {
  /** The number that the event gets which undoes the one of that number. */
  numberOf(undone: number): number;
}

export interface Undoing {
  load: Queries;
  decide(rows: Rows<Queries>, moment: UndoContext): Undone;
}

export function undoing<Q extends Queries>(
  load: Q,
  decide: (rows: Rows<Q>, moment: UndoContext) => Undone,
): Undoing {
  return { load, decide: (rows, moment) => decide(rowsOf(load, rows), moment) };
}

/** Queries under names that no others have. */
export function prefixed(prefix: string, queries: Queries): Queries {
  return Object.fromEntries(Object.entries(queries).map(([name, query]) => [prefix + name, query]));
}

/** The rows of queries that were sent with a prefix. */
export function unprefixed<Q extends Queries>(prefix: string, queries: Q, rows: Rows<Queries>): Rows<Q> {
  const own = Object.keys(queries).map((name) => [name, rows[prefix + name] ?? []]);
  return rowsOf(queries, Object.fromEntries(own));
}
