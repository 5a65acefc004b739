import { type Attachment, attachmentRoutes } from "../../contract/attachments.ts";
import type { Card } from "../../contract/cards.ts";
import { requireRoom } from "../cards/size.ts";
import { buildCards, type CardTree, cardTreeOfCard, cardTreeWhere } from "../cards/store.ts";
import { type Call, type Handler, Reply } from "../platform/core/call.ts";
import { valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce, type Decision } from "../platform/core/change/decision.ts";
import { mutate, mutation } from "../platform/core/change/mutate.ts";
import { withinDiskSpace } from "../platform/core/disk-space.ts";
import { alsoRepeats, orFirstAnswer } from "../platform/core/idempotency.ts";
import { readOnBoard, sessionOf } from "../platform/core/query.ts";
import { insert, update } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { release } from "../platform/http/request-body.ts";
import { ApiError } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { attachmentToTrash, removalOf } from "../trash/removal.ts";
import { type StagedBlob, sha256, storeForNew } from "./blob-store.ts";
import { attachmentTag, downloadOf } from "./download.ts";
import type { UploadedFile } from "./file-part-reader.ts";
import { readFilePart } from "./multipart.ts";
import { ATTACHMENT_LIMIT, attachmentRow, beyondStorage, bytesOnBoard, storedAttachment } from "./store.ts";

type UploadCall = Call<typeof attachmentRoutes.uploadAttachment>;

/**
 * A caller who may not upload is refused before the file is read. A request that may be a repeat is not: if it took the
 * last free place itself, it gets its first response again.
 */
export const uploadAttachment: Handler<typeof attachmentRoutes.uploadAttachment> = async (call) => {
  const { config, uploads, limits } = call.context;
  const { rows, board } = await readOnBoard(call, (boardId) => taken(call, boardId));
  if (!call.repeat) limits.refuseMore(ATTACHMENT_LIMIT, rows.count, board);
  const share = uploads.open(sessionOf(call).userId);
  try {
    const file = await readFilePart(call.request, { maxBytes: config.MAX_ATTACHMENT_BYTES, share });
    return await releasing(file.content, async () => {
      if (!call.repeat) refuseBeyondStorage(call, one(rows.used).bytes + file.content.byteLength);
      if (call.repeat) alsoRepeats(call, `${file.name} ${file.mimeType} ${await sha256(file.content)}`);
      const attachment = await orFirstAnswer(call, () => store(call, file, board.id));
      return new Reply(attachment, { etag: attachmentTag(attachment) });
    });
  } finally {
    share.close();
  }
};

/**
 * Frees the bytes of a file once it is stored or refused. After a failure they are left to the garbage collector: the
 * database may still be busy with them.
 */
async function releasing<Result>(content: Uint8Array, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    release(content);
    return result;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) release(content);
    throw error;
  }
}

function taken({ input: { card_id }, context: { limits } }: UploadCall, boardId: string) {
  return { used: bytesOnBoard(boardId), ...limits.countIn(ATTACHMENT_LIMIT, boardId, card_id) };
}

async function store(call: UploadCall, file: UploadedFile, boardId: string): Promise<Attachment> {
  const { context } = call;
  const write = async () => {
    const blob = await storeForNew(context).stage(boardId, file.content);
    return attach(call, { file, blob, boardId });
  };
  return context.objects ? write() : withinDiskSpace(context, file.content.byteLength, write);
}

async function attach(
  call: UploadCall,
  { file, blob, boardId }: { file: UploadedFile; blob: StagedBlob; boardId: string },
): Promise<Attachment> {
  const { card_id } = call.input;
  try {
    const load = { ...taken(call, boardId), ...cardTreeOfCard(card_id, boardId) };
    const attached = await mutate(call, load, ({ used, count, ...rows }, { board, limits }) => {
      const size = file.content.byteLength;
      const attachment = { id: newId(), card_id, name: file.name, mime_type: file.mimeType, size };
      // Asked again: only what the commit proves unchanged bounds what others upload at the same time.
      refuseBeyondStorage(call, one(used).bytes + size);
      limits.refuseMore(ATTACHMENT_LIMIT, count, board);
      requireRoom(one(buildCards(rows)), { is: attachment });
      return {
        result: attachment,
        writes: [
          insert("attachments", { ...attachment, board_id: board.id, trash_id: null }),
          ...blob.writesFor(attachment.id),
        ],
        events: [announce("attachment.created", attachment)],
        fileBytes: blob.bytesWritten,
      };
    });
    if (call.replayed) await blob.discard();
    return attached;
  } catch (error) {
    await blob.discard();
    throw error;
  }
}

function refuseBeyondStorage({ context }: UploadCall, bytes: number): void {
  const limit = context.config.BOARD_STORAGE_BYTES;
  if (limit > 0 && bytes > limit) throw beyondStorage(limit);
}

export const downloadAttachment: Handler<typeof attachmentRoutes.downloadAttachment> = async (call) => {
  const { attachment_id } = call.input;
  const { rows } = await readOnBoard(call, (boardId) => ({
    attachment: storedAttachment(boardId, attachment_id),
  }));
  return downloadOf(call, one(rows.attachment), sessionOf(call).userId);
};

/** The card that shows the attachment as its cover, if one does. */
function cardWithCover(boardId: string, attachmentId: string): CardTree {
  const card = sql`(SELECT card_id FROM attachments WHERE board_id = ${boardId} AND id = ${attachmentId})`;
  return cardTreeWhere(boardId, sql`c.id = ${card} AND c.cover_attachment_id = ${attachmentId}`);
}

function coverCleared(card: Card, now: string): Pick<Decision<unknown>, "writes" | "events"> {
  const fields = { cover_attachment_id: null, updated_at: now };
  const previous = valuesBefore(card, fields);
  return {
    writes: [update("cards", { id: card.id }, fields)],
    events: [announce("card.updated", { ...card, ...fields }, { previous })],
  };
}

export const deleteAttachment = mutation(attachmentRoutes.deleteAttachment, {
  load: ({ attachment_id }, boardId) => ({
    attachment: attachmentRow(boardId, attachment_id),
    ...cardWithCover(boardId, attachment_id),
  }),
  decide({ attachment: found, ...rows }, { attachment_id }, moment) {
    const attachment = moment.match(one(found), attachmentTag);
    const [card] = buildCards(rows);
    const cleared = card ? coverCleared(card, moment.now) : { writes: [], events: [] };
    const seq = moment.board.seq + cleared.events.length + 1;
    return {
      result: undefined,
      writes: [...cleared.writes, ...attachmentToTrash({ ...removalOf(attachment_id, moment), seq })],
      events: [...cleared.events, announce("attachment.deleted", attachment)],
    };
  },
});
