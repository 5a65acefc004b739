/** Undoing a change of a label. */
import { labelRow } from "../labels/store.ts";
import { valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce } from "../platform/core/change/decision.ts";
import { update } from "../platform/db/db.ts";
import { growthOf } from "../platform/quotas/board-growth.ts";
import { fieldsBack } from "./fields.ts";
import { Changed } from "./later-change.ts";
import { type Of, type Undoing, undoing } from "./undoing.ts";

export function undoingOfLabelUpdate(event: Of<"label.updated">, boardId: string): Undoing {
  const { id } = event.data;
  return undoing({ label: labelRow(boardId, id) }, (rows) => {
    const [before] = rows.label;
    if (!before) throw new Changed({ since: event.seq, on: id, id, what: "removed" });
    const fields = fieldsBack(before, event, { names: ["name", "color"], on: id, id, kind: "label" });
    const label = { ...before, ...fields };
    const previous = valuesBefore(before, fields);
    return {
      events: [{ undoes: event.seq, event: announce("label.updated", label, { previous }) }],
      writes: [update("labels", { id }, fields)],
      // It is on any number of cards.
      growth: growthOf(fields, before) > 0 ? null : 0,
    };
  });
}
