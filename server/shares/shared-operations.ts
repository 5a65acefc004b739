/** What a public link shows, without a login. */
import type { shareRoutes } from "../../contract/shares.ts";
import { downloadOf } from "../attachments/download.ts";
import { shownAttachment } from "../attachments/store.ts";
import { answerWith, objectsFor } from "../boards/snapshot.ts";
import { versionTag } from "../boards/store.ts";
import { findBoard } from "../platform/auth/find-board.ts";
import { shareTokenHash } from "../platform/auth/share-tokens.ts";
import { type Call, EndlessReply, type Handler, Reply, STREAM_HEADERS } from "../platform/core/call.ts";
import { parseCursor, parseCursorText } from "../platform/live/connections/connection.ts";
import { isKnown } from "../platform/util/entity-tags.ts";
import { notFound } from "../platform/util/errors.ts";
import { UUID } from "../platform/util/ids.ts";
import { boardOfToken, openShare, type SharedBoardRow } from "./store.ts";

/** No board has it. */
const NO_ID = "00000000-0000-0000-0000-000000000000";
const NOINDEX = { "x-robots-tag": "noindex, nofollow" };

/**
 * A token that was never issued, one whose link has ended, and one whose board is deleted take the same way to the same
 * answer. The board of a link never changes, so it is remembered while the link is open.
 */
async function sharedBoard({ context: { db, boardOf } }: Call, token: string): Promise<SharedBoardRow> {
  const hash = shareTokenHash(token);
  const known = boardOf.get(hash);
  const boardId = known ?? (await findBoard(db, boardOfToken(hash))) ?? NO_ID;
  const [board] = (
    await db.readWithin(boardId, { found: openShare(boardId, hash, new Date().toISOString()) })
  ).found;
  if (!board) {
    boardOf.delete(hash);
    throw notFound("This link");
  }
  if (!known) boardOf.set(hash, boardId);
  return board;
}

export const getSharedBoard: Handler<typeof shareRoutes.getSharedBoard> = async (call) => {
  const { context, request } = call;
  const board = await sharedBoard(call, call.input.token);
  const tag = versionTag(board);
  if (isKnown(request.headers.get("if-none-match"), tag))
    return new Reply(undefined, { etag: tag, "cache-control": "private, no-cache", ...NOINDEX }, 304);
  const who = { address: call.address(), account: board.share_id };
  const encoded = await context.publicSnapshots.get(board.id, board, () => objectsFor(context, board, who));
  const reply = await answerWith(call, { tag: versionTag(encoded), ...encoded });
  return new Reply(reply.body, { ...reply.headers, ...NOINDEX }, reply.status);
};

/** A browser that reconnects says in the header what it has; that is newer than what the address says. */
export const streamSharedBoard: Handler<typeof shareRoutes.streamSharedBoard> = async (call) => {
  const { token, since, last_event_at } = call.input;
  const board = await sharedBoard(call, token);
  const lastEventId = call.request.headers.get("last-event-id");
  const share = {
    id: board.share_id,
    boardId: board.id,
    createdAt: board.share_created_at,
    expiresAt: board.expires_at,
  };
  const stream = call.context.live.publicStream({
    share,
    address: call.address(),
    ...(lastEventId === null ? parseCursor(since, last_event_at) : parseCursorText(lastEventId)),
  });
  return new EndlessReply(stream, { ...STREAM_HEADERS, ...NOINDEX });
};

export const downloadSharedAttachment: Handler<typeof shareRoutes.downloadSharedAttachment> = async (
  call,
) => {
  const { token, attachment_id } = call.input;
  const board = await sharedBoard(call, token);
  const id = UUID.test(attachment_id) ? attachment_id.toLowerCase() : NO_ID;
  const [attachment] = (await call.context.db.read({ found: shownAttachment(board.id, id) })).found;
  if (!attachment) throw notFound("This attachment");
  const reply = await downloadOf(call, attachment, board.share_id);
  return new Reply(reply.body, { ...reply.headers, ...NOINDEX }, reply.status);
};
