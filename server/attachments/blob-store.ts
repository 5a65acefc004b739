/**
 * Where the bytes of attachments are: in the database, or in object storage. New ones go where the settings say; each
 * attachment knows where its own are.
 *
 * Bytes in object storage cannot be part of a commit. So the object is announced to the database first, then sent, and
 * given to its attachment in the commit that makes it; whatever happens in between, the database knows the object and
 * that nobody has it, and object-removal.ts does the rest.
 */

import type { Context } from "../platform/core/context.ts";
import { insert, update, type Write } from "../platform/db/db.ts";
import { piecewise } from "../platform/http/response-body.ts";
import { inSlices, type Work } from "../platform/scheduling/time-slices.ts";
import { type Content, type ObjectStore, ObjectStoreUnavailable } from "../platform/storage/object-store.ts";
import { unavailable } from "../platform/util/errors.ts";
import { present } from "../platform/util/present.ts";
import {
  claimPending,
  expectObject,
  forgetObject,
  pieceOf,
  type Stored,
  type StoredObject,
  storedAttachment,
} from "./store.ts";

/**
 * Files in the database are read in pieces of this size. SQLite scans a file from its start for every piece, so smaller
 * pieces cost more: a file of 10 MiB takes 35 ms in pieces of 1 MiB, 135 ms in pieces of 256 KiB.
 */
const PIECE_BYTES = 2 ** 20;
/** At a time: about a millisecond. */
const HASHED_BYTES = 2 ** 18;

type Parts = Pick<Context, "db" | "storage" | "objects" | "log">;

export interface BlobStore {
  /** Stores the bytes of an attachment before it is created. */
  stage(boardId: string, content: Uint8Array): Promise<StagedBlob>;
  /** On behalf of an account. Null when they are not here. */
  read(attachment: Stored, account?: string): Promise<Content | null>;
}

export interface StagedBlob {
  /** To be written in the commit that creates the attachment. */
  writesFor(attachmentId: string): Write[];
  /** Of the file, in those writes. */
  bytesWritten: number;
  /** When that commit failed, or seems to have failed. Never throws. */
  discard(): Promise<void>;
}

export function storeForNew({ db, storage, objects, log }: Parts): BlobStore {
  return objects ? objectBlobs({ storage, objects, log }) : databaseBlobs({ db, storage, objects, log });
}

export function storeOf({ object_key }: Stored, parts: Parts): BlobStore {
  const { storage, objects, log } = parts;
  if (object_key === null) return databaseBlobs(parts);
  if (objects) return objectBlobs({ storage, objects, log });
  log.error("an attachment is in object storage, but S3_BUCKET is not set", { object_key });
  throw unavailable("This attachment cannot be reached at the moment.", "storage_unavailable");
}

function databaseBlobs(parts: Parts): BlobStore {
  return {
    async stage(board_id, content) {
      return {
        writesFor: (attachment_id) => [
          insert("attachment_blobs", { board_id, attachment_id, blob: content }),
        ],
        bytesWritten: content.byteLength,
        discard: async () => {},
      };
    },
    async read(attachment, account) {
      const piece = (start: number) =>
        parts.db.bytesWithin(attachment.board_id, pieceOf(attachment, start, PIECE_BYTES), account);
      const first = await piece(0);
      if (!first || attachment.size <= PIECE_BYTES) return first;
      const pieces = piecesFrom(first, attachment, parts, piece);
      return piecewise(async () => (await pieces.next()).value ?? null);
    },
  };
}

async function* piecesFrom(
  piece: Uint8Array | null,
  attachment: Stored,
  parts: Parts,
  next: (start: number) => Promise<Uint8Array | null>,
): AsyncGenerator<Uint8Array, void> {
  let sent = 0;
  while (piece?.byteLength) {
    sent += piece.byteLength;
    yield piece;
    if (sent === attachment.size) return;
    piece = await next(sent);
  }
  yield* movedBytes(attachment, sent, parts);
}

/** The attachment was moved to object storage while it was being read: the rest of it comes from there. */
async function* movedBytes(
  { board_id, id }: Stored,
  alreadySent: number,
  parts: Parts,
): AsyncGenerator<Uint8Array, void> {
  const { now } = await parts.db.readWithin(board_id, { now: storedAttachment(board_id, id) });
  const content = now[0]?.object_key ? await storeOf(now[0], parts).read(now[0]) : null;
  if (!content) throw new Error("an attachment was deleted while it was being read");
  let skipped = 0;
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    const start = Math.min(alreadySent - skipped, chunk.byteLength);
    skipped += start;
    if (start < chunk.byteLength) yield chunk.subarray(start);
  }
}

interface ObjectBlobs extends BlobStore {
  stage(boardId: string, content: Uint8Array): Promise<StagedBlob & { key: string }>;
}

export function objectBlobs({
  storage,
  objects,
  log,
}: Pick<Parts, "storage" | "log"> & { objects: ObjectStore }): ObjectBlobs {
  /** Only the database knows whether a commit that seems to have failed did. */
  async function discard(object: StoredObject): Promise<void> {
    const { object_key } = object;
    try {
      const [claimed] = await storage.write([claimPending(object)]);
      if (claimed.length === 0) return;
      await objects.remove(object_key);
      await storage.write(forgetObject(object));
    } catch (error) {
      log.warn("an unused object could not be removed; trying again later", {
        object_key,
        reason: String(error),
      });
    }
  }

  function failed(error: unknown): unknown {
    if (!(error instanceof ObjectStoreUnavailable)) return error;
    log.warn("object storage unavailable", { reason: error.message });
    return unavailable(
      "The storage of attachments cannot be reached; try again soon.",
      "storage_unavailable",
    );
  }

  return {
    async stage(board_id, content) {
      const key = objects.newKey();
      const object = { board_id, object_key: key };
      await storage.write([expectObject(object, await sha256(content))]);
      try {
        await objects.put(key, content);
      } catch (error) {
        // It may arrive yet: this is only the first try to remove it.
        objects.remove(key).catch(() => {});
        throw failed(error);
      }
      return {
        key,
        writesFor: (attachment_id) => [
          insert("attachment_objects", { ...object, attachment_id }),
          update("stored_objects", { object_key: key }, { pending_since: null }),
        ],
        bytesWritten: 0,
        discard: () => discard(object),
      };
    },
    async read({ object_key, size }) {
      try {
        return await objects.read(present(object_key, "the key of an object"), size);
      } catch (error) {
        throw failed(error);
      }
    },
  };
}

/** In slices: of the largest file it takes 50 ms. */
export function sha256(content: Uint8Array): Promise<string> {
  return inSlices(hashed(content));
}

function* hashed(content: Uint8Array): Work<string> {
  const hasher = new Bun.CryptoHasher("sha256");
  for (let start = 0; start < content.byteLength; start += HASHED_BYTES) {
    hasher.update(content.subarray(start, start + HASHED_BYTES));
    yield;
  }
  return hasher.digest("hex");
}
