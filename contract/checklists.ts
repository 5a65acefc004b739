import * as z from "zod/mini";
import { id, position, type Renumbered, rank, route, taggedResource, text } from "./base/define.ts";
import { event, mapCard, mapChanged, mapFirstCard, place, removeById, replaced } from "./board-changes.ts";
import type { FullBoard } from "./boards.ts";
import { Placeholder } from "./people.ts";
import { User } from "./users.ts";

export const ChecklistItem = taggedResource("ChecklistItem", {
  id,
  checklist_id: id,
  content: z.string(),
  is_done: z.boolean(),
  rank,
  assignees: z.array(User),
  placeholders: z.array(Placeholder),
});
export type ChecklistItem = z.output<typeof ChecklistItem>;

export const Checklist = taggedResource("Checklist", {
  id,
  card_id: id,
  title: z.string(),
  rank,
  items: z.array(ChecklistItem),
});
export type Checklist = z.output<typeof Checklist>;

const checklistPlaced = event(Checklist, (board, checklist, renumbered) =>
  mapCard(board, checklist.card_id, (card) => ({
    ...card,
    checklists: place(card.checklists, checklist, renumbered),
  })),
);
const itemPlaced = event(ChecklistItem, placeItem);

const events = {
  "checklist.created": checklistPlaced,
  "checklist.updated": checklistPlaced,
  "checklist.deleted": event(Checklist, (board, { id, card_id }) =>
    mapCard(board, card_id, (card) => ({ ...card, checklists: removeById(card.checklists, id) })),
  ),
  "checklist.moved": checklistPlaced,
  "checklist_item.created": itemPlaced,
  "checklist_item.updated": itemPlaced,
  "checklist_item.deleted": event(ChecklistItem, (board, { id, checklist_id }) =>
    mapChecklists(board, checklist_id, (checklist) =>
      replaced(checklist, "items", removeById(checklist.items, id)),
    ),
  ),
  "checklist_item.moved": itemPlaced,
  "checklist_item.assigned": itemPlaced,
  "checklist_item.unassigned": itemPlaced,
};

/** In the checklist it says it is in, and in no other. */
function placeItem(board: FullBoard, item: ChecklistItem, renumbered?: Renumbered): FullBoard {
  return mapChecklists(board, item.checklist_id, (checklist) =>
    checklist.id === item.checklist_id
      ? { ...checklist, items: place(checklist.items, item, renumbered) }
      : replaced(checklist, "items", removeById(checklist.items, item.id)),
  );
}

/** Of the card with that checklist: an item never leaves its card. */
function mapChecklists(
  board: FullBoard,
  checklistId: string,
  change: (checklist: Checklist) => Checklist,
): FullBoard {
  return mapFirstCard(
    board,
    ({ checklists }) => checklists.some(({ id }) => id === checklistId),
    (card) => replaced(card, "checklists", mapChanged(card.checklists, change)),
  );
}

const tag = "Checklists";
const title = text(1, 255);
const content = text(1, 2000);

export const checklistRoutes = {
  createChecklist: route({
    method: "POST",
    path: "/cards/{card_id}/checklists",
    tag,
    summary: "Add a checklist, last on the card",
    access: "member",
    scope: "write",
    body: z.object({ title }),
    status: 201,
    answer: Checklist,
    errors: [409],
  }),
  updateChecklist: route({
    method: "PATCH",
    path: "/checklists/{checklist_id}",
    tag,
    summary: "Rename a checklist",
    access: "member",
    scope: "write",
    body: z.partial(z.object({ title })),
    status: 200,
    answer: Checklist,
    errors: [409],
  }),
  deleteChecklist: route({
    method: "DELETE",
    path: "/checklists/{checklist_id}",
    tag,
    summary: "Delete a checklist with its items",
    access: "member",
    scope: "write",
    status: 204,
    current: Checklist,
  }),
  moveChecklist: route({
    method: "POST",
    path: "/checklists/{checklist_id}/move",
    tag,
    summary: "Move a checklist within its card",
    access: "member",
    scope: "write",
    body: z.object({ position }),
    status: 200,
    answer: Checklist,
  }),
  createItem: route({
    method: "POST",
    path: "/checklists/{checklist_id}/items",
    tag,
    summary: "Add an item, last in the checklist",
    access: "member",
    scope: "write",
    body: z.object({ content }),
    status: 201,
    answer: ChecklistItem,
    errors: [409],
  }),
  updateItem: route({
    method: "PATCH",
    path: "/items/{item_id}",
    tag,
    summary: "Change the content or tick the item",
    access: "member",
    scope: "write",
    body: z.partial(z.object({ content, is_done: z.boolean() })),
    status: 200,
    answer: ChecklistItem,
    errors: [409],
  }),
  deleteItem: route({
    method: "DELETE",
    path: "/items/{item_id}",
    tag,
    summary: "Delete an item",
    access: "member",
    scope: "write",
    status: 204,
    current: ChecklistItem,
  }),
  moveItem: route({
    method: "POST",
    path: "/items/{item_id}/move",
    tag,
    summary: "Move an item, within its checklist or to another of the same card",
    access: "member",
    scope: "write",
    body: z.object({ position, checklist_id: z.optional(id) }),
    status: 200,
    answer: ChecklistItem,
    errors: [409],
  }),
  assignItem: route({
    method: "PUT",
    path: "/items/{item_id}/assignees",
    tag,
    summary: "Assign members; nobody is unassigned by this",
    access: "member",
    scope: "write",
    body: z.object({ user_ids: z.array(id).check(z.maxLength(100)) }),
    status: 200,
    answer: ChecklistItem,
    errors: [409],
  }),
  unassignItem: route({
    method: "DELETE",
    path: "/items/{item_id}/assignees/{user_id}",
    tag,
    summary: "Unassign a member",
    access: "member",
    scope: "write",
    status: 204,
    current: ChecklistItem,
  }),
};

export const checklists = {
  subjects: {
    checklist_id: { table: "checklists", noun: "This checklist" },
    item_id: { table: "checklist_items", noun: "This checklist item" },
  },
  events,
  routes: checklistRoutes,
};
