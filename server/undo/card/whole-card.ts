/** Undoing the creation or the removal of cards: of one, or of those that were created in one request. */
import { buildCards, cardTreeWhere } from "../../cards/store.ts";
import { announce } from "../../platform/core/change/decision.ts";
import { idList, type Sql, sql } from "../../platform/db/sql.ts";
import type { Limits } from "../../platform/quotas/limits.ts";
import { one, present } from "../../platform/util/present.ts";
import { cardsToTrash } from "../../trash/removal.ts";
import { bringCardsBack, cardsBackQueries } from "../../trash/restore-card.ts";
import type { TrashRow } from "../../trash/store.ts";
import { differences, sameCard } from "../content.ts";
import { Changed } from "../log/later-change.ts";
import { type LastRemoval, removalBy } from "../removal.ts";
import { notInTrash, type Of, type Undoing, undoing } from "../undoing.ts";

/** While nobody has put anything into them, or moved them to another column. */
export function undoingOfNewCards(events: readonly Of<"card.created">[], boardId: string): Undoing {
  const these = sql`c.id ${idList(events.map(({ data }) => data.id))}`;
  const load = {
    ...cardTreeWhere(boardId, these),
    last: lastRemovals(boardId, these, one(events.slice(-1)).seq),
  };
  return undoing(load, ({ last, ...rows }, moment) => {
    const cards = new Map(buildCards(rows).map((card) => [card.id, card]));
    const removals = new Map(last.map((removal) => [removal.id, removal]));
    const undone = events.map(({ seq, data }) => {
      const { id } = data;
      const card = cards.get(id);
      if (!card) throw new Changed({ since: seq, on: id, id, what: "removed" });
      if (!sameCard(card, data))
        throw new Changed({ since: seq, on: id, id, what: "anything", others: differences(card, data) });
      const { removal, mark } = removalBy({ id, undone: seq, last: removals.get(id) }, moment);
      return { removal, event: announce("card.deleted", card, { mark, undoes: seq }) };
    });
    return {
      writes: cardsToTrash(
        boardId,
        undone.map(({ removal }) => removal),
      ),
      events: undone.map(({ event }) => event),
    };
  });
}

/** Whether the last removal of each card before an event was an archival. */
export function lastRemovals(boardId: string, these: Sql, before: number): Sql<LastRemoval & { id: string }> {
  return sql<LastRemoval & { id: string }>`SELECT c.id, (
      SELECT mark FROM board_events e
      WHERE e.board_id = ${boardId} AND e.about_id = c.id AND e.type = 'card.deleted' AND e.seq < ${before}
      ORDER BY e.seq DESC LIMIT 1) AS mark
    FROM cards c WHERE c.board_id = ${boardId} AND ${these}`;
}

export function undoingOfRemovedCards(
  events: readonly Of<"card.deleted">[],
  boardId: string,
  limits: Limits,
): Undoing {
  const ids = events.map(({ data }) => data.id);
  const undoes = new Map(events.map(({ seq, data }) => [data.id, seq]));
  const load = {
    ...cardsBackQueries({ boardId, ids }, limits),
    live: sql<{ id: string }>`SELECT id FROM cards WHERE board_id = ${boardId} AND id ${idList(ids)}`,
  };
  return undoing(load, (rows, moment) => {
    requireInTrash(events, rows);
    return bringCardsBack(rows, { undoes }, moment);
  });
}

/** The cards, and the column that they were in. */
export function requireInTrash(
  events: readonly Of<"card.deleted">[],
  { trashed, column, live }: { trashed: TrashRow[]; column: unknown[]; live: { id: string }[] },
): void {
  const missing = events.find(({ data }) => !trashed.some(({ id }) => id === data.id));
  if (missing) {
    const { id } = missing.data;
    throw notInTrash(
      missing,
      id,
      live.filter((card) => card.id === id),
    );
  }
  const { seq, data } = one(events);
  const columnId = present(
    trashed.find(({ id }) => id === data.id),
    "its row",
  ).parent_id;
  if (!column[0] && columnId) throw new Changed({ since: seq, on: columnId, id: columnId, what: "removed" });
}
