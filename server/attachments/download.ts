/** The bytes of an attachment as the answer to a request that may have them. */
import { type Call, Reply } from "../platform/core/call.ts";
import { isKnown } from "../platform/util/entity-tags.ts";
import { forbidden, notFound, unavailable } from "../platform/util/errors.ts";
import { type BlobStore, storeOf } from "./blob-store.ts";
import { attachmentDisposition } from "./disposition.ts";
import { type Stored, storedAttachment } from "./store.ts";

/** An attachment never changes. */
export function attachmentTag({ id }: { id: string }): string {
  return `"${id}"`;
}

/**
 * Always a download, never a page: whatever was uploaded must not run in our origin. The bytes never change, but
 * who may see them does: a browser may keep them and has to ask each time. They are read on behalf of `account`.
 */
export async function downloadOf(call: Call, attachment: Stored, account: string): Promise<Reply> {
  if (isToBeRun(call.request.headers.get("sec-fetch-dest") ?? "")) {
    throw forbidden("Attachments can only be downloaded, not loaded as scripts.");
  }
  const known = { etag: attachmentTag(attachment), "cache-control": "private, no-cache" };
  if (isKnown(call.request.headers.get("if-none-match"), known.etag)) return new Reply(undefined, known, 304);
  const headers = {
    ...known,
    "content-type": attachment.mime_type,
    "content-disposition": attachmentDisposition(attachment.name),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
  if (call.request.method === "HEAD") {
    return new Reply(undefined, { ...headers, "content-length": String(attachment.size) });
  }
  return new Reply(await contentOf(call, attachment, account), headers);
}

/** Sec-Fetch-Dest of requests that would execute the file: pages trust scripts and styles of our own origin. */
function isToBeRun(destination: string): boolean {
  return (
    ["script", "style", "xslt"].includes(destination) ||
    destination.endsWith("worker") ||
    destination.endsWith("worklet")
  );
}

/** They may be moved to the other store just now: then they are found at the second look. */
async function contentOf({ context }: Call, found: Stored, account: string): ReturnType<BlobStore["read"]> {
  const content = await storeOf(found, context).read(found, account);
  if (content) return content;
  const { now } = await context.db.read({ now: storedAttachment(found.board_id, found.id) });
  if (!now[0]) throw notFound("This attachment");
  const moved = await storeOf(now[0], context).read(now[0], account);
  if (moved) return moved;
  context.log.error("the bytes of an attachment are missing", {
    attachment_id: found.id,
    object_key: now[0].object_key,
  });
  throw unavailable("This attachment cannot be reached at the moment.");
}
