/** How one card, column, label or attachment, or the board itself, is changed by an undo. */
import type { BoardEvent, EventKind } from "../../contract/events.ts";
import type { Decision, DecisionContext } from "../platform/core/change/decision.ts";
import { type Queries, type Rows, rowsOf } from "../platform/db/db.ts";
import { gone } from "../platform/util/errors.ts";
import { Changed } from "./log/later-change.ts";

export type Of<Kind extends EventKind> = Extract<BoardEvent, { type: Kind }>;

/** Its events are of the ordinary kinds, each with the number of the event it reverses. */
export type UndoDecision = Omit<Decision<unknown>, "result" | "skipped">;

export interface UndoContext extends DecisionContext {
  /** The number of the event that will undo the one of that number. */
  numberOf(undone: number): number;
}

export interface Undoing {
  load: Queries;
  decide(rows: Rows<Queries>, moment: UndoContext): UndoDecision;
}

export function undoing<Q extends Queries>(
  load: Q,
  decide: (rows: Rows<Q>, moment: UndoContext) => UndoDecision,
): Undoing {
  return { load, decide: (rows, moment) => decide(rowsOf(load, rows), moment) };
}

/** Why something cannot come back from the trash: it is back already, or gone for good. */
export function notInTrash({ seq }: BoardEvent, id: string, live: readonly unknown[], on = id): Error {
  if (live.length > 0) return new Changed({ since: seq, on, id, what: "created" });
  return gone("What this change removed is no longer in the trash.", "purged");
}

/** Makes the names of queries unique. */
export function prefixed(prefix: string, queries: Queries): Queries {
  return Object.fromEntries(Object.entries(queries).map(([name, query]) => [prefix + name, query]));
}

/** The rows of queries that were sent with a prefix. */
export function unprefixed<Q extends Queries>(prefix: string, queries: Q, rows: Rows<Queries>): Rows<Q> {
  const own = Object.keys(queries).map((name) => [name, rows[prefix + name] ?? []]);
  return rowsOf(queries, Object.fromEntries(own));
}
