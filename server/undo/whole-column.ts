/** Undoing the creation or the removal of a column. */
import { columnById, toColumnFields } from "../columns/store.ts";
import { announce } from "../platform/core/change/decision.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { one } from "../platform/util/present.ts";
import { cardsToMove, columnToTrash } from "../trash/removal.ts";
import { bringColumnBack, columnBackQueries } from "../trash/restore-column.ts";
import { Changed } from "./log/later-change.ts";
import { lastRemoval, removalBy } from "./removal.ts";
import { notInTrash, type Of, type Undoing, undoing } from "./undoing.ts";

const FIELDS = ["title", "color", "is_done_column", "card_limit"] as const;

/** While it has no cards but those that came back with it, and nobody has changed these since. */
export function undoingOfNewColumn({ seq, data }: Of<"column.created">, boardId: string): Undoing {
  const { id } = data;
  const load = {
    column: columnById(boardId, id),
    cards: cardsToMove(boardId, id),
    added: addedCard(boardId, id, seq),
    changed: changedCard(boardId, id, seq),
    last: lastRemoval(boardId, { id, type: "column.deleted", before: seq }),
  };
  return undoing(load, ({ column: [row], cards, added: [added], changed: [changed], last }, moment) => {
    if (!row) throw new Changed({ since: seq, on: id, id, what: "removed" });
    const column = toColumnFields(row);
    if (FIELDS.some((field) => column[field] !== data[field]))
      throw new Changed({ since: seq, on: id, id, what: { kind: "column", fields: [...FIELDS] } });
    if (added) throw new Changed({ since: seq, on: added.id, id: added.id, what: "placed" });
    if (changed) throw new Changed({ since: seq, on: changed.id, id: changed.id, what: "anything" });
    const { removal, mark } = removalBy({ id, undone: seq, last: last[0] }, moment);
    return {
      writes: columnToTrash(removal),
      events: [announce("column.deleted", column, { mark, undoes: seq })],
      movedCards: one(cards).count,
      movedBytes: one(cards).bytes,
    };
  });
}

/** A card of the column that did not come back with it in event `seq`. */
function addedCard(boardId: string, columnId: string, seq: number): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT c.id FROM cards c
    WHERE c.board_id = ${boardId} AND c.column_id = ${columnId} AND NOT EXISTS (
      SELECT 1 FROM restored_contents r WHERE r.board_id = ${boardId} AND r.seq = ${seq} AND r.id = c.id)
    ORDER BY c.rank DESC LIMIT 1`;
}

/**
 * The card of the column that was changed last, if after that event. One look into the index for each card: joined to
 * the log instead, PostgreSQL might read every later event of the board.
 */
function changedCard(boardId: string, columnId: string, seq: number): Sql<{ id: string }> {
  const newest = sql`SELECT e.seq FROM board_events e
    WHERE e.board_id = ${boardId} AND e.about_id = c.id AND e.seq > ${seq} ORDER BY e.seq DESC LIMIT 1`;
  return sql<{ id: string }>`SELECT id FROM (
      SELECT c.id, (${newest}) AS changed FROM cards c
      WHERE c.board_id = ${boardId} AND c.column_id = ${columnId}) card
    WHERE changed IS NOT NULL ORDER BY changed DESC LIMIT 1`;
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
