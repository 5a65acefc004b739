import * as z from "zod/mini";
import { id, position, rank, resource, route, text } from "./base/define.ts";
import { User } from "./users.ts";

export const ChecklistItem = resource("ChecklistItem", {
  id,
  checklist_id: id,
  content: z.string(),
  is_done: z.boolean(),
  rank,
  assignees: z.array(User),
});
export type ChecklistItem = z.output<typeof ChecklistItem>;

export const Checklist = resource("Checklist", {
  id,
  card_id: id,
  title: z.string(),
  rank,
  items: z.array(ChecklistItem),
});
export type Checklist = z.output<typeof Checklist>;

export const checklistEvents = {
  "checklist.created": Checklist,
  "checklist.updated": Checklist,
  "checklist.deleted": Checklist,
  "checklist.moved": Checklist,
  "checklist_item.created": ChecklistItem,
  "checklist_item.updated": ChecklistItem,
  "checklist_item.deleted": ChecklistItem,
  "checklist_item.moved": ChecklistItem,
  "checklist_item.assigned": ChecklistItem,
  "checklist_item.unassigned": ChecklistItem,
};

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
    status: 204,
  }),
  moveChecklist: route({
    method: "POST",
    path: "/checklists/{checklist_id}/move",
    tag,
    summary: "Move a checklist within its card",
    access: "member",
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
    status: 204,
  }),
  moveItem: route({
    method: "POST",
    path: "/items/{item_id}/move",
    tag,
    summary: "Move an item, within its checklist or to another of the same card",
    access: "member",
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
    status: 204,
  }),
};
