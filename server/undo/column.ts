/** Undoing a change of a column. */
import type { ColumnFields } from "../../contract/columns.ts";
import { columnById, columnsOf, toColumnFields } from "../columns/store.ts";
import { valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce } from "../platform/core/change/decision.ts";
import { update } from "../platform/db/db.ts";
import { growthOf } from "../platform/quotas/board-growth.ts";
import { loggedMove, reverseMoves } from "./card/reverse-moves.ts";
import { previousFields } from "./fields.ts";
import { Changed } from "./log/later-change.ts";
import { type Of, type Undoing, undoing } from "./undoing.ts";

export function undoingOfColumnUpdate(event: Of<"column.updated">, boardId: string): Undoing {
  const { id } = event.data;
  return undoing({ column: columnById(boardId, id) }, (rows) => {
    const before = columnIn(rows.column, event);
    const names = ["title", "color", "is_done_column", "card_limit"] as const;
    const fields = previousFields(before, event, { names, on: id, id, kind: "column" });
    const column = { ...before, ...fields };
    const previous = valuesBefore(before, fields);
    return {
      events: [announce("column.updated", column, { previous, undoes: event.seq })],
      writes: [update("columns", { id }, fields)],
      growth: growthOf(fields, before),
    };
  });
}

export function undoingOfColumnMove(event: Of<"column.moved">, boardId: string): Undoing {
  const { id } = event.data;
  const moves = reverseMoves([
    { id, on: id, moves: [loggedMove(event, boardId)], siblings: () => columnsOf(boardId) },
  ]);
  return undoing({ column: columnById(boardId, id), ...moves.load }, (rows) => {
    const before = columnIn(rows.column, event);
    const { place, position } = moves.reverse(rows, id, event.seq, { parent: boardId, rank: before.rank });
    const column = { ...before, rank: place.rank };
    const previous = { rank: before.rank, position };
    const { renumbered } = place;
    return {
      events: [announce("column.moved", column, { previous, renumbered, undoes: event.seq })],
      writes: [...place.writes, update("columns", { id }, { rank: place.rank })],
    };
  });
}

function columnIn(
  [row]: ColumnFields[],
  { seq, data: { id } }: { seq: number; data: ColumnFields },
): ColumnFields {
  if (!row) throw new Changed({ since: seq, on: id, id, what: "removed" });
  return toColumnFields(row);
}
