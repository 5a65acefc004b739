import { DEFAULT_LABEL_COLOR } from "../../contract/base/color.ts";
import { type Label, labelRoutes } from "../../contract/labels.ts";
import { disableRulesOf } from "../automations/disable.ts";
import { changedFields, valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce, unchanged } from "../platform/core/change/decision.ts";
import { mutation } from "../platform/core/change/mutate.ts";
import { query } from "../platform/core/query.ts";
import { insert, remove, update } from "../platform/db/db.ts";
import { growthOf } from "../platform/quotas/board-growth.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { LABEL_LIMIT, labelRow, labelRows } from "./store.ts";

export const listLabels = query(labelRoutes.listLabels, {
  load: ({ board_id }) => ({ labels: labelRows(board_id) }),
  answer: ({ labels }) => labels,
});

export const createLabel = mutation(labelRoutes.createLabel, {
  load: ({ board_id }, _, limits) => limits.count(LABEL_LIMIT, board_id),
  decide({ count }, { board_id, name, color }, { board, limits }) {
    limits.refuseMore(LABEL_LIMIT, count, board);
    const label: Label = { id: newId(), board_id, name, color: color ?? DEFAULT_LABEL_COLOR };
    return { result: label, writes: [insert("labels", label)], events: [announce("label.created", label)] };
  },
});

export const updateLabel = mutation(labelRoutes.updateLabel, {
  load: ({ label_id }, boardId) => ({ label: labelRow(boardId, label_id) }),
  decide({ label: found }, { label_id, name, color }, { match }) {
    const before = match(one(found));
    const fields = changedFields(before, { name, color });
    if (!fields) return unchanged(before);
    const label = { ...before, ...fields };
    return {
      result: label,
      writes: [update("labels", { id: label_id }, fields)],
      events: [announce("label.updated", label, { previous: valuesBefore(before, fields) })],
      // It is on any number of cards.
      growth: growthOf(fields, before) > 0 ? null : 0,
    };
  },
});

export const deleteLabel = mutation(labelRoutes.deleteLabel, {
  load: ({ label_id }, boardId) => ({ label: labelRow(boardId, label_id) }),
  decide: ({ label }, { label_id }, { board, match }) => ({
    result: undefined,
    writes: [disableRulesOf(board.id, "trigger_label_id", label_id), remove("labels", { id: label_id })],
    events: [announce("label.deleted", match(one(label)))],
  }),
});
