import * as z from "zod/mini";
import { id, route, taggedResource } from "./base/define.ts";
import { event, mapCard, putById, removeById } from "./board-changes.ts";

export const Attachment = taggedResource(
  "Attachment",
  {
    id,
    card_id: id,
    name: z.string(),
    mime_type: z.string(),
    size: z.int(),
  },
  "feature",
);
export type Attachment = z.output<typeof Attachment>;

const events = {
  "attachment.created": event(Attachment, (board, created) =>
    mapCard(board, created.card_id, (card) => ({
      ...card,
      attachments: putById(card.attachments, created),
    })),
  ),
  "attachment.deleted": event(Attachment, (board, { id, card_id }) =>
    mapCard(board, card_id, (card) => ({ ...card, attachments: removeById(card.attachments, id) })),
  ),
};

const tag = "Attachments";

export const attachmentRoutes = {
  uploadAttachment: route({
    method: "POST",
    path: "/cards/{card_id}/attachments",
    tag,
    summary: "Attach a file: multipart with exactly one file part",
    access: "member",
    scope: "write",
    accepts: "multipart",
    status: 201,
    answer: Attachment,
    errors: [400, 409],
  }),
  downloadAttachment: route({
    method: "GET",
    path: "/attachments/{attachment_id}",
    tag,
    summary: "The stored bytes, always as a download",
    access: "member",
    scope: "read",
    status: 200,
    sends: "bytes",
  }),
  deleteAttachment: route({
    method: "DELETE",
    path: "/attachments/{attachment_id}",
    tag,
    summary: "Delete an attachment",
    access: "member",
    scope: "write",
    status: 204,
    current: Attachment,
  }),
};

export const attachments = {
  subjects: { attachment_id: { table: "attachments", noun: "This attachment", parent: "card_id" } },
  events,
  routes: attachmentRoutes,
};
