/** Undoing the creation or the removal of a card. */
import { buildCards, cardTreeOfCard } from "../cards/store.ts";
import { announce } from "../platform/core/change/decision.ts";
import { sql } from "../platform/db/sql.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { cardToTrash } from "../trash/removal.ts";
import { bringCardBack, cardBackQueries } from "../trash/restore-card.ts";
import { sameCard } from "./content.ts";
import { Changed } from "./later-change.ts";
import { lastRemoval, removalBy } from "./removal.ts";
import { notInTrash, type Of, type Undoing, undoing } from "./undoing.ts";

/** While nobody has put anything into it, or moved it to another column. */
export function undoingOfNewCard({ seq, data }: Of<"card.created">, boardId: string): Undoing {
  const { id } = data;
  const load = {
    ...cardTreeOfCard(id, boardId),
    last: lastRemoval(boardId, { id, type: "card.deleted", before: seq }),
  };
  return undoing(load, ({ last, ...rows }, moment) => {
    const [card] = buildCards(rows);
    if (!card) throw new Changed({ since: seq, on: id, id, what: "removed" });
    if (!sameCard(card, data)) throw new Changed({ since: seq, on: id, id, what: "anything" });
    const { removal, mark } = removalBy({ id, undone: seq, last: last[0] }, moment);
    return {
      writes: cardToTrash(removal),
      events: [announce("card.deleted", card, { mark, undoes: seq })],
    };
  });
}

export function undoingOfRemovedCard(event: Of<"card.deleted">, boardId: string, limits: Limits): Undoing {
  const { id } = event.data;
  const load = {
    ...cardBackQueries({ boardId, id }, limits),
    live: sql`SELECT id FROM cards WHERE board_id = ${boardId} AND id = ${id}`,
  };
  return undoing(load, ({ live, ...rows }, moment) => {
    const [trashed] = rows.trashed;
    if (!trashed) throw notInTrash(event, id, live);
    const columnId = trashed.parent_id;
    if (!rows.column[0] && columnId)
      throw new Changed({ since: event.seq, on: columnId, id: columnId, what: "removed" });
    return bringCardBack(rows, { undoes: event.seq }, moment);
  });
}
