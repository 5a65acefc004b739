/** Undoing a creation or a return from the trash: it goes to the trash, or to the archive if it came from there. */
import type { EventKind } from "../../contract/events.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import type { Removal } from "../trash/removal.ts";
import type { UndoContext } from "./undoing.ts";

export type LastRemoval = { mark: string | null };

/** Whether the last removal before an event was an archival. */
export function lastRemoval(
  boardId: string,
  { id, type, before }: { id: string; type: EventKind; before: number },
): Sql<LastRemoval> {
  return sql<LastRemoval>`SELECT mark FROM board_events
    WHERE board_id = ${boardId} AND about_id = ${id} AND type = ${type} AND seq < ${before}
    ORDER BY seq DESC LIMIT 1`;
}

/** `undone` is the number of the event to undo. */
export function removalBy(
  { id, undone, last }: { id: string; undone: number; last?: LastRemoval | undefined },
  { board, caller, now, numberOf }: UndoContext,
): { removal: Removal; mark: "archived" | undefined } {
  const isArchived = last?.mark === "archived";
  return {
    removal: {
      boardId: board.id,
      id,
      kind: isArchived ? "archived" : "deleted",
      by: caller.id,
      at: now,
      seq: numberOf(undone),
    },
    mark: isArchived ? "archived" : undefined,
  };
}
