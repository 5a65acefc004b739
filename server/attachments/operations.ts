import { type Attachment, attachmentRoutes } from "../../contract/attachments.ts";
import { type Handler, Reply } from "../platform/call.ts";
import { insert, remove } from "../platform/db/db.ts";
import { notFound } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { announce, mutate, mutation } from "../platform/mutate.ts";
import { readOnBoard } from "../platform/query.ts";
import { attachmentDisposition } from "./disposition.ts";
import { readFilePart } from "./multipart.ts";
import { attachmentRow, blobOf } from "./store.ts";

/** Whoever may not upload is told so before the file is read. */
export const uploadAttachment: Handler<typeof attachmentRoutes.uploadAttachment> = async (call) => {
  await readOnBoard(call, {});
  const file = await readFilePart(call.request, call.context.config.MAX_ATTACHMENT_BYTES);
  return mutate(call, {}, (_, { board }) => {
    const attachment: Attachment = {
      id: newId(),
      card_id: call.input.card_id,
      name: file.name,
      mime_type: file.mimeType,
      size: file.content.byteLength,
    };
    return {
      result: attachment,
      writes: [
        insert("attachments", { ...attachment, board_id: board.id }),
        insert("attachment_blobs", { attachment_id: attachment.id, blob: file.content }),
      ],
      events: [announce("attachment.created", attachment)],
    };
  });
};

/**
 * Always a download, never a page: whatever was uploaded must not run in our origin. The bytes never change, but
 * who may see them does: a browser may keep them and has to ask each time.
 */
export const downloadAttachment: Handler<typeof attachmentRoutes.downloadAttachment> = async (call) => {
  const { attachment_id } = call.input;
  const { rows } = await readOnBoard(call, { attachment: attachmentRow(attachment_id) });
  const { name, mime_type } = rows.attachment[0]!;
  const known = { etag: `"${attachment_id}"`, "cache-control": "private, no-cache" };
  if (call.request.headers.get("if-none-match") === known.etag) return new Reply(undefined, known, 304);
  const content = await call.context.db.bytes(blobOf(attachment_id));
  if (!content) throw notFound("This attachment");
  return new Reply(content, {
    ...known,
    "content-type": mime_type,
    "content-disposition": attachmentDisposition(name),
    "content-security-policy": "sandbox; default-src 'none'",
  });
};

export const deleteAttachment = mutation(attachmentRoutes.deleteAttachment, {
  load: ({ attachment_id }) => ({ attachment: attachmentRow(attachment_id) }),
  decide: ({ attachment: [row] }, { attachment_id }) => ({
    result: undefined,
    writes: [remove("attachments", { id: attachment_id })],
    events: [announce("attachment.deleted", row!)],
  }),
});
