/** Undoing the creation or the removal of a column. */
import { columnById, toColumnFields } from "../columns/store.ts";
import { announce } from "../platform/core/change/decision.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { one } from "../platform/util/present.ts";
import { cardsToMove, columnToTrash } from "../trash/removal.ts";
import { bringColumnBack, columnBackQueries } from "../trash/restore-column.ts";
import { Changed } from "./later-change.ts";
import { lastRemoval, removalBy } from "./removal.ts";
import { notInTrash, type Of, type Undoing, undoing } from "./undoing.ts";

/** While it has no cards but those that came back with it. */
export function undoingOfNewColumn({ seq, data }: Of<"column.created">, boardId: string): Undoing {
  const { id } = data;
  const load = {
    column: columnById(boardId, id),
    cards: cardsToMove(boardId, id),
    card: otherCard(boardId, id, seq),
    last: lastRemoval(boardId, { id, type: "column.deleted", before: seq }),
  };
  return undoing(load, ({ column: [row], cards, card: [card], last }, moment) => {
    if (!row) throw new Changed({ since: seq, on: id, id, what: "removed" });
    const column = toColumnFields(row);
    const { title, color, is_done_column } = data;
    if (column.title !== title || column.color !== color || column.is_done_column !== is_done_column) {
      const what = { kind: "column", fields: ["title", "color", "is_done_column"] };
      throw new Changed({ since: seq, on: id, id, what });
    }
    if (card) throw new Changed({ since: seq, on: card.id, id: card.id, what: "placed" });
    const { removal, mark } = removalBy({ id, undone: seq, last: last[0] }, moment);
    return {
      writes: columnToTrash(removal),
      events: [announce("column.deleted", column, { mark, undoes: seq })],
      movedCards: one(cards).count,
    };
  });
}

/** A card of the column that did not come back with the event of that number. */
function otherCard(boardId: string, columnId: string, seq: number): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT c.id FROM cards c
    WHERE c.board_id = ${boardId} AND c.column_id = ${columnId} AND NOT EXISTS (
      SELECT 1 FROM restored_contents r WHERE r.board_id = ${boardId} AND r.seq = ${seq} AND r.id = c.id)
    ORDER BY c.rank DESC LIMIT 1`;
}

export function undoingOfRemovedColumn(
  event: Of<"column.deleted">,
  boardId: string,
  limits: Limits,
): Undoing {
  const { id } = event.data;
  const load = { ...columnBackQueries({ boardId, id }, limits), live: columnById(boardId, id) };
  return undoing(load, ({ live, ...rows }, moment) => {
    if (!rows.trashed[0]) throw notInTrash(event, id, live);
    return bringColumnBack(rows, { seq: moment.numberOf(event.seq), undoes: event.seq }, moment);
  });
}
