import * as z from "zod/mini";
import { color } from "./base/color.ts";
import { id, resource, route, taggedResource, text } from "./base/define.ts";
import { event, mapCards, putById, removeById, replaced } from "./board-changes.ts";

export const Label = taggedResource("Label", { id, board_id: id, name: z.string(), color: z.string() });
export type Label = z.output<typeof Label>;

const LabelCount = resource("LabelCount", {
  label_id: id,
  name: z.string(),
  color: z.string(),
  card_count: z.int(),
});

const events = {
  "label.created": event(Label, (board, label) => ({ ...board, labels: putById(board.labels, label) })),
  "label.updated": event(Label, (board, label) => ({
    ...mapCards(board, (card) =>
      card.labels.some(({ id }) => id === label.id) ? { ...card, labels: putById(card.labels, label) } : card,
    ),
    labels: putById(board.labels, label),
  })),
  "label.deleted": event(Label, (board, { id }) => ({
    ...mapCards(board, (card) => replaced(card, "labels", removeById(card.labels, id))),
    labels: removeById(board.labels, id),
  })),
};

const tag = "Labels";
const name = text(1, 255);

export const labelRoutes = {
  listLabels: route({
    method: "GET",
    path: "/boards/{board_id}/labels",
    tag,
    summary: "The labels of a board",
    access: "member",
    scope: "read",
    status: 200,
    answer: z.array(Label),
  }),
  labelStats: route({
    method: "GET",
    path: "/boards/{board_id}/labels/stats",
    tag,
    summary: "How many cards carry each label of the board",
    access: "member",
    scope: "read",
    status: 200,
    answer: z.array(LabelCount),
  }),
  createLabel: route({
    method: "POST",
    path: "/boards/{board_id}/labels",
    tag,
    summary: "Add a label to the board",
    access: "member",
    scope: "write",
    body: z.object({ name, color: z.optional(color) }),
    status: 201,
    answer: Label,
    errors: [409],
  }),
  updateLabel: route({
    method: "PATCH",
    path: "/labels/{label_id}",
    tag,
    summary: "Change name or colour",
    access: "member",
    scope: "write",
    body: z.partial(z.object({ name, color })),
    status: 200,
    answer: Label,
    errors: [409],
  }),
  deleteLabel: route({
    method: "DELETE",
    path: "/labels/{label_id}",
    tag,
    summary: "Delete a label; it leaves every card",
    access: "member",
    scope: "write",
    status: 204,
    current: Label,
  }),
};

export const labels = {
  subjects: { label_id: { table: "labels", noun: "This label" } },
  events,
  routes: labelRoutes,
};
