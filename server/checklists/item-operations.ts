import type { Card } from "../../contract/cards.ts";
import { type ChecklistItem, checklistRoutes } from "../../contract/checklists.ts";
import { candidateRows, requireMembers } from "../boards/members.ts";
import { requireRoom } from "../cards/size.ts";
import { buildCards, type CardTree, cardTreeOfCard } from "../cards/store.ts";
import { changedFields, valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce, unchanged } from "../platform/core/change/decision.ts";
import { mutation } from "../platform/core/change/mutate.ts";
import { placeAt, placeQueries, positionOf } from "../platform/core/rank.ts";
import { insert, type Rows, remove, update } from "../platform/db/db.ts";
import { growthOf, REFERENCE_BYTES } from "../platform/quotas/board-growth.ts";
import { notFound } from "../platform/util/errors.ts";
import { one, present } from "../platform/util/present.ts";
import { anyUserRow, byId } from "../users/public-user.ts";
import {
  buildChecklists,
  type ChecklistTree,
  cardOfChecklist,
  checklistOfItem,
  checklistRow,
  checklistTreeOfItem,
  ITEM_LIMIT,
  itemsIn,
} from "./store.ts";

export const updateItem = mutation(checklistRoutes.updateItem, {
  load: ({ item_id }, boardId) => cardTreeOfItem(item_id, boardId),
  decide(rows, { item_id, content, is_done }, { match }) {
    const card = one(buildCards(rows));
    const before = match(itemOn(card, item_id));
    const fields = changedFields(before, { content, is_done });
    if (!fields) return unchanged(before);
    const item = { ...before, ...fields };
    requireRoom(card, { was: before, is: item });
    return {
      result: item,
      writes: [update("checklist_items", { id: item_id }, fields)],
      events: [
        announce("checklist_item.updated", item, {
          previous: valuesBefore(before, fields),
          cardId: card.id,
        }),
      ],
      growth: growthOf(fields, before),
    };
  },
});

export const deleteItem = mutation(checklistRoutes.deleteItem, {
  load: ({ item_id }, boardId) => checklistTreeOfItem(boardId, item_id),
  decide(rows, { item_id }, { match }) {
    const { item, cardId } = itemOf(rows, item_id);
    return {
      result: undefined,
      writes: [remove("checklist_items", { id: item_id })],
      events: [announce("checklist_item.deleted", match(item), { cardId })],
    };
  },
});

export const moveItem = mutation(checklistRoutes.moveItem, {
  load({ item_id, checklist_id, position }, boardId, limits) {
    const target = checklist_id ?? checklistOfItem(boardId, item_id);
    return {
      ...checklistTreeOfItem(boardId, item_id),
      target: checklistRow(boardId, target, item_id),
      was: positionOf({ table: "checklist_items", boardId, parent: "checklist_id" }, item_id),
      ...placeQueries(itemsIn(boardId, target), position),
      ...limits.countIn(ITEM_LIMIT, boardId, target),
    };
  },
  decide(rows, { item_id, position }, { board, limits, match }) {
    const [target] = rows.target;
    if (!target) throw notFound("This checklist");
    const { item: before, cardId } = itemOf(rows, item_id);
    const placed = { ...match(before), isHere: before.checklist_id === target.id };
    if (!placed.isHere) limits.refuseMore(ITEM_LIMIT, rows.count, board);
    const place = placeAt(itemsIn(board.id, target.id), rows, { position, placed });
    const fields = { checklist_id: target.id, rank: place.rank };
    const item = { ...before, ...fields };
    return {
      result: item,
      writes: [...place.writes, update("checklist_items", { id: item_id }, fields)],
      events: [
        announce("checklist_item.moved", item, {
          previous: { ...valuesBefore(before, fields), position: one(rows.was).position },
          renumbered: place.renumbered,
          cardId,
        }),
      ],
    };
  },
});

export const assignItem = mutation(checklistRoutes.assignItem, {
  load: ({ item_id, user_ids }, boardId) => ({
    ...cardTreeOfItem(item_id, boardId),
    candidates: candidateRows(boardId, user_ids),
  }),
  decide(rows, { item_id, user_ids }, { board, match }) {
    const users = requireMembers(rows.candidates, user_ids);
    const card = one(buildCards(rows));
    const before = match(itemOn(card, item_id));
    const added = users.filter((user) => !before.assignees.some(({ id }) => id === user.id));
    let item = before;
    const events = users.map((user) => {
      if (!added.includes(user)) return announce("checklist_item.assigned", item, { cardId: card.id });
      const previous = { assignees: item.assignees };
      item = { ...item, assignees: [...item.assignees, user].sort(byId) };
      return announce("checklist_item.assigned", item, { previous, cardId: card.id });
    });
    requireRoom(card, { was: before, is: item });
    const writes = added.map((user) =>
      insert("item_assignees", { board_id: board.id, item_id, user_id: user.id }),
    );
    return { result: item, writes, events, growth: added.length * REFERENCE_BYTES };
  },
});

export const unassignItem = mutation(checklistRoutes.unassignItem, {
  load: ({ item_id, user_id }, boardId) => ({
    ...checklistTreeOfItem(boardId, item_id),
    user: anyUserRow(user_id),
  }),
  decide(rows, { item_id, user_id }, { match }) {
    if (!rows.user[0]) throw notFound("This user");
    const { item: before, cardId } = itemOf(rows, item_id);
    const assignees = match(before).assignees.filter((user) => user.id !== user_id);
    if (assignees.length === before.assignees.length) return unchanged(undefined);
    return {
      result: undefined,
      writes: [remove("item_assignees", { item_id, user_id })],
      events: [
        announce(
          "checklist_item.unassigned",
          { ...before, assignees },
          { previous: { assignees: before.assignees }, cardId },
        ),
      ],
    };
  },
});

function cardTreeOfItem(itemId: string, boardId: string): CardTree {
  return cardTreeOfCard(cardOfChecklist(boardId, checklistOfItem(boardId, itemId)), boardId);
}

function itemOn({ checklists }: Card, itemId: string): ChecklistItem {
  return present(
    checklists.flatMap(({ items }) => items).find(({ id }) => id === itemId),
    "the item on its card",
  );
}

function itemOf(rows: Rows<ChecklistTree>, itemId: string): { item: ChecklistItem; cardId: string } {
  const { items, card_id } = one(buildChecklists(rows));
  const item = present(
    items.find(({ id }) => id === itemId),
    "the item in its checklist",
  );
  return { item, cardId: card_id };
}
