import { type Checklist, type ChecklistItem, checklistRoutes } from "../../contract/checklists.ts";
import { requireRoom } from "../cards/size.ts";
import { buildCards, cardTreeOfCard } from "../cards/store.ts";
import { changedFields, valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce, unchanged } from "../platform/core/change/decision.ts";
import { mutation } from "../platform/core/change/mutate.ts";
import { placeAt, placeQueries, positionOf } from "../platform/core/rank.ts";
import { insert, remove, update } from "../platform/db/db.ts";
import { growthOf } from "../platform/quotas/board-growth.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import {
  buildChecklists,
  CHECKLIST_LIMIT,
  cardOfChecklist,
  checklistsOn,
  ITEM_LIMIT,
  itemsIn,
  oneChecklistTree,
} from "./store.ts";

export const createChecklist = mutation(checklistRoutes.createChecklist, {
  load: ({ card_id }, boardId, limits) => ({
    ...cardTreeOfCard(card_id, boardId),
    ...placeQueries(checklistsOn(boardId, card_id)),
    ...limits.countIn(CHECKLIST_LIMIT, boardId, card_id),
  }),
  decide(rows, { card_id, title }, { board, limits }) {
    limits.refuseMore(CHECKLIST_LIMIT, rows.count, board);
    const { rank } = placeAt(checklistsOn(board.id, card_id), rows, {});
    const row = { id: newId(), card_id, title, rank };
    const checklist: Checklist = { ...row, items: [] };
    requireRoom(one(buildCards(rows)), { is: checklist });
    return {
      result: checklist,
      writes: [insert("checklists", { ...row, board_id: board.id })],
      events: [announce("checklist.created", checklist)],
    };
  },
});

export const updateChecklist = mutation(checklistRoutes.updateChecklist, {
  load: ({ checklist_id }, boardId) => cardTreeOfCard(cardOfChecklist(boardId, checklist_id), boardId),
  decide(rows, { checklist_id, title }, { match }) {
    const card = one(buildCards(rows));
    const before = match(one(card.checklists.filter(({ id }) => id === checklist_id)));
    const fields = changedFields(before, { title });
    if (!fields) return unchanged(before);
    const checklist = { ...before, ...fields };
    requireRoom(card, { was: before.title, is: checklist.title });
    return {
      result: checklist,
      writes: [update("checklists", { id: checklist_id }, fields)],
      events: [announce("checklist.updated", checklist, { previous: valuesBefore(before, fields) })],
      growth: growthOf(fields, before),
    };
  },
});

export const deleteChecklist = mutation(checklistRoutes.deleteChecklist, {
  load: ({ checklist_id }, boardId) => oneChecklistTree(boardId, checklist_id),
  decide: (rows, { checklist_id }, { match }) => ({
    result: undefined,
    writes: [remove("checklists", { id: checklist_id })],
    events: [announce("checklist.deleted", match(one(buildChecklists(rows))))],
  }),
});

export const moveChecklist = mutation(checklistRoutes.moveChecklist, {
  load: ({ checklist_id, position }, boardId) => ({
    ...oneChecklistTree(boardId, checklist_id),
    was: positionOf({ table: "checklists", boardId, parent: "card_id" }, checklist_id),
    ...placeQueries(checklistsOn(boardId, cardOfChecklist(boardId, checklist_id)), position),
  }),
  decide(rows, { checklist_id, position }, { board, match }) {
    const before = match(one(buildChecklists(rows)));
    const placed = { ...before, isHere: true };
    const place = placeAt(checklistsOn(board.id, before.card_id), rows, { position, placed });
    const checklist = { ...before, rank: place.rank };
    return {
      result: checklist,
      writes: [...place.writes, update("checklists", { id: checklist_id }, { rank: place.rank })],
      events: [
        announce("checklist.moved", checklist, {
          previous: { rank: before.rank, position: one(rows.was).position },
          renumbered: place.renumbered,
        }),
      ],
    };
  },
});

export const createItem = mutation(checklistRoutes.createItem, {
  load: ({ checklist_id }, boardId, limits) => ({
    ...cardTreeOfCard(cardOfChecklist(boardId, checklist_id), boardId),
    ...placeQueries(itemsIn(boardId, checklist_id)),
    ...limits.countIn(ITEM_LIMIT, boardId, checklist_id),
  }),
  decide(rows, { checklist_id, content }, { board, limits }) {
    limits.refuseMore(ITEM_LIMIT, rows.count, board);
    const { rank } = placeAt(itemsIn(board.id, checklist_id), rows, {});
    const row = { id: newId(), checklist_id, content, is_done: false, rank };
    const item: ChecklistItem = { ...row, assignees: [], placeholders: [] };
    const card = one(buildCards(rows));
    requireRoom(card, { is: item });
    return {
      result: item,
      writes: [insert("checklist_items", { ...row, board_id: board.id })],
      events: [announce("checklist_item.created", item, { cardId: card.id })],
    };
  },
});
