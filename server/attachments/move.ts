/**
 * Moves attachments between the database and object storage, one at a time, while the service runs. Bytes are in at
 * least one place at every moment: they are copied, read back and compared before the place of the attachment is
 * changed, in one transaction. What was moved stays moved, so it may be ended at any time and started again.
 */
import type { Context } from "../platform/core/context.ts";
import type { Content, ObjectStore } from "../platform/storage/object-store.ts";
import { FIRST_ID } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { objectBlobs, sha256 } from "./blob-store.ts";
import { removeUnownedObjects } from "./object-removal.ts";
import {
  blobOf,
  countElsewhere,
  moveToDatabase,
  moveToObject,
  type Stored,
  storedAttachment,
  storedElsewhere,
} from "./store.ts";

const PAGE = 100;
const BEFORE_ALL: Pick<Stored, "board_id" | "id"> = { board_id: FIRST_ID, id: FIRST_ID };

type Parts = Pick<Context, "db" | "storage" | "log"> & { objects: ObjectStore };

export interface Progress {
  moved: number;
  bytes: number;
  /** How many stay where they are. */
  left: number;
  total: { count: number; bytes: number };
}

interface Listener {
  moved(progress: Progress): void;
  /** An attachment stays where it is, because its bytes are missing there, or not those that were stored. */
  left(message: string): void;
}

export async function moveAttachments(
  parts: Parts,
  to: "s3" | "database",
  listener: Listener,
): Promise<Progress> {
  const { db } = parts;
  const total = one((await db.read({ total: countElsewhere(to) })).total);
  const progress: Progress = { moved: 0, bytes: 0, left: 0, total };
  const move = to === "s3" ? moveOneToObject : moveOneToDatabase;
  for (let last = BEFORE_ALL; ; ) {
    const { page } = await db.read({ page: storedElsewhere(to, last, PAGE) });
    for (const attachment of page) {
      const outcome = await unlessGone(parts, attachment, () => move(parts, attachment));
      if (outcome === true) {
        progress.moved++;
        progress.bytes += attachment.size;
        listener.moved(progress);
      } else if (outcome) {
        progress.left++;
        listener.left(outcome.message);
      }
      last = attachment;
    }
    if (page.length === 0) break;
  }
  await removeUnownedObjects(parts);
  return progress;
}

/** Its bytes are missing, or not those that were stored: what is wrong with one attachment, not with the storage. */
class BadContent extends Error {}

/** Somebody may delete an attachment, or move it too, while it is being moved: then there is nothing left to do. */
async function unlessGone(
  { db }: Parts,
  { board_id, id, object_key }: Stored,
  move: () => Promise<boolean>,
): Promise<boolean | BadContent> {
  try {
    return await move();
  } catch (error) {
    const { now } = await db.read({ now: storedAttachment(board_id, id) });
    if (now[0]?.object_key !== object_key) return false;
    if (error instanceof BadContent) return error;
    throw error;
  }
}

async function moveOneToObject(parts: Parts, attachment: Stored): Promise<boolean> {
  const { db, storage, objects } = parts;
  const { board_id, id, size } = attachment;
  const content = await db.bytesWithin(board_id, blobOf(attachment));
  if (!content) throw new BadContent(`The bytes of attachment ${id} are missing`);
  const staged = await objectBlobs(parts).stage(board_id, content);
  try {
    await verify(id, await objects.read(staged.key, size), await sha256(content));
    const [taken] = await storage.write(moveToObject(attachment, staged.key));
    return taken.length > 0;
  } finally {
    // Does nothing when the attachment has it.
    await staged.discard();
  }
}

async function moveOneToDatabase({ storage, objects }: Parts, attachment: Stored): Promise<boolean> {
  const { id, size, object_key, sha256: expected } = attachment;
  if (object_key === null) return false;
  const content = await verify(id, await objects.read(object_key, size), expected);
  await storage.write(moveToDatabase(attachment, content));
  return true;
}

async function verify(id: string, found: Content | null, expected: string): Promise<Uint8Array> {
  // Never memory shared between threads, which a response would refuse.
  const body = found as Uint8Array<ArrayBuffer> | ReadableStream | null;
  const content = body ? await new Response(body).bytes() : null;
  if (content && (await sha256(content)) === expected) return content;
  throw new BadContent(
    `The object of attachment ${id} ${content ? "is not what was stored" : "is missing or has another size"}`,
  );
}
