/** Undoing a change of a label, its creation or its removal. */
import { labelRow } from "../labels/store.ts";
import { valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce } from "../platform/core/change/decision.ts";
import { update } from "../platform/db/db.ts";
import { asId, eachText } from "../platform/db/json.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { growthOf } from "../platform/quotas/board-growth.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { labelToTrash } from "../trash/removal.ts";
import { bringLabelBack, labelBackQueries } from "../trash/restore-others.ts";
import { previousFields } from "./fields.ts";
import { Changed } from "./log/later-change.ts";
import { removalBy } from "./removal.ts";
import { notInTrash, type Of, type Undoing, undoing } from "./undoing.ts";

export function undoingOfLabelUpdate(event: Of<"label.updated">, boardId: string): Undoing {
  const { id } = event.data;
  return undoing({ label: labelRow(boardId, id) }, ({ label: [before] }) => {
    if (!before) throw new Changed({ since: event.seq, on: id, id, what: "removed" });
    const fields = previousFields(before, event, { names: ["name", "color"], on: id, id, kind: "label" });
    const previous = valuesBefore(before, fields);
    return {
      events: [announce("label.updated", { ...before, ...fields }, { previous, undoes: event.seq })],
      writes: [update("labels", { id }, fields)],
      // It is on any number of cards.
      growth: growthOf(fields, before) > 0 ? null : 0,
    };
  });
}

/** While it is on no card except those that it came back to. */
export function undoingOfNewLabel({ seq, data }: Of<"label.created">, boardId: string): Undoing {
  const { id } = data;
  const load = { label: labelRow(boardId, id), card: labelledCard(boardId, id, seq) };
  return undoing(load, ({ label: [label], card: [card] }, moment) => {
    if (!label) throw new Changed({ since: seq, on: id, id, what: "removed" });
    if (label.name !== data.name || label.color !== data.color)
      throw new Changed({ since: seq, on: id, id, what: { kind: "label", fields: ["name", "color"] } });
    if (card)
      throw new Changed({ since: seq, on: card.id, id: card.id, what: { kind: "card", fields: ["labels"] } });
    return {
      writes: labelToTrash(removalBy({ id, undone: seq }, moment).removal),
      events: [announce("label.deleted", label, { undoes: seq })],
    };
  });
}

/** A card that has the label, other than those to which event `seq` brought it back. */
function labelledCard(boardId: string, labelId: string, seq: number): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT card_id AS id FROM card_labels
    WHERE board_id = ${boardId} AND label_id = ${labelId} AND card_id NOT IN (
      SELECT ${asId(sql`p.value`)} FROM restored_contents r CROSS JOIN ${eachText(sql`r.data`, "cards", "p")}
      WHERE r.board_id = ${boardId} AND r.seq = ${seq} AND r.id = ${labelId})
    LIMIT 1`;
}

export function undoingOfRemovedLabel(event: Of<"label.deleted">, boardId: string, limits: Limits): Undoing {
  const { id } = event.data;
  const load = { ...labelBackQueries({ boardId, id }, limits), live: labelRow(boardId, id) };
  return undoing(load, ({ live, ...rows }, moment) => {
    if (!rows.trashed[0]) throw notInTrash(event, id, live);
    return bringLabelBack(rows, { seq: moment.numberOf(event.seq), undoes: event.seq }, moment);
  });
}
