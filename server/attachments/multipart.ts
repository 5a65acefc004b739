/**
 * Reads the one file of a multipart body as it arrives: whole, holding never more than the maximum, or in chunks that are
 * handed on. Why not a library: docs/decisions/0002.
 */

import { mediaTypeOf } from "../platform/http/headers/media-type.ts";
import { arriving, release } from "../platform/http/request-body.ts";
import type { Share } from "../platform/quotas/byte-budget.ts";
import { fewAtOnce } from "../platform/scheduling/few-at-once.ts";
import { ApiError, badRequest } from "../platform/util/errors.ts";
import {
  type FileHeader,
  FilePartReader,
  MALFORMED,
  MAX_AROUND_BYTES,
  MAX_HEADER_BYTES,
  MAX_PARTS,
  tooLarge,
  type UploadedFile,
} from "./file-part-reader.ts";
import { parseParameters } from "./header-parameters.ts";

const MAX_BOUNDARY_LENGTH = 70;

/** A body may start slowly but must keep up a minimum rate after that: it holds memory that others wait for. */
const GRACE_MS = 30_000;
const MIN_BYTES_PER_MS = 16;

/** How much of a large body the runtime buffers ahead of us. */
const READ_AHEAD_BYTES = 524_288;
/** Memory is reserved as bytes arrive; up to this many, nothing is reserved for the read-ahead. */
const LITTLE_BYTES = 65_536;

/** Putting a large file together takes some ten milliseconds, so all uploads together have two parts in each turn. */
const PART_BYTES = 1_048_576;
const partsInTurn = fewAtOnce(2);

/** The memory that the largest accepted body needs. */
export function largestUpload(maxBytes: number): number {
  return largestBody(maxBytes) + READ_AHEAD_BYTES;
}

function largestBody(maxBytes: number): number {
  return maxBytes + MAX_AROUND_BYTES + MAX_PARTS * MAX_HEADER_BYTES;
}

interface Reading {
  maxBytes: number;
  share: Share;
  now?: () => number;
}

export async function readFilePart(request: Request, reading: Reading): Promise<UploadedFile> {
  const reader = new FilePartReader(boundaryOf(request), reading.maxBytes);
  try {
    await receive(request, reading, {
      mostHeld: Number.POSITIVE_INFINITY,
      take: (chunk) => reader.push(chunk),
    });
    const { chunks, name, mimeType } = reader.end();
    return { name, mimeType, content: await joined(chunks) };
  } finally {
    reader.forget();
  }
}

interface Streaming extends Reading {
  /** The names of the fields that are wanted. */
  fields: readonly string[];
  chunkBytes: number;
  /** Is given the file in chunks of that size, the last of which is shorter. The rest of the body waits meanwhile. */
  store(chunk: Uint8Array): Promise<void>;
}

export interface StreamedFile extends FileHeader {
  size: number;
  fields: Record<string, string>;
}

/** A file that may be larger than memory: only a few chunks of it are held. */
export async function streamFilePart(request: Request, streaming: Streaming): Promise<StreamedFile> {
  const { maxBytes, fields, chunkBytes, store } = streaming;
  const reader = new FilePartReader(boundaryOf(request), maxBytes, fields);
  const handOn = async (chunk: Uint8Array) => {
    await store(chunk);
    release(chunk);
  };
  try {
    await receive(request, streaming, {
      mostHeld: 2 * chunkBytes + READ_AHEAD_BYTES,
      async take(arrived) {
        reader.push(arrived);
        for (let chunk = reader.takeContent(chunkBytes); chunk; chunk = reader.takeContent(chunkBytes))
          await handOn(chunk);
      },
    });
    const { chunks, ...file } = reader.end();
    const content = await joined(chunks);
    if (content.byteLength > 0) await handOn(content);
    return { ...file, size: reader.size };
  } finally {
    reader.forget();
  }
}

/** Each chunk is released when it has been copied. */
async function joined(chunks: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = Buffer.allocUnsafeSlow(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let start = 0;
  let pauseAt = 0;
  for (const [index, chunk] of chunks.entries()) {
    if (start >= pauseAt) {
      await partsInTurn();
      pauseAt = start + PART_BYTES;
    }
    whole.set(chunk, start);
    start += chunk.byteLength;
    if (chunks[index + 1]?.buffer !== chunk.buffer) release(chunk);
  }
  return whole;
}

/** Hands over the body as it comes; `mostHeld` of it is in memory at a time. */
async function receive(
  request: Request,
  { maxBytes, share, now = performance.now }: Reading,
  { mostHeld, take }: { mostHeld: number; take: (chunk: Uint8Array) => Promise<void> | void },
): Promise<void> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  // A body that is only a little longer may still hold a file that is not.
  if (declared > largestBody(maxBytes)) throw tooLarge(maxBytes);
  share.requireRoom(Math.min(declared, mostHeld));
  const startedMs = now();
  let received = 0;
  let held = 0;
  /** What storing has taken is not the client's fault. */
  let storedMs = 0;
  const hold = (bytes: number) => {
    const more = Math.min(bytes, mostHeld - held);
    share.take(more);
    held += more;
  };
  for await (const chunk of arriving(request)) {
    const isMuch = received + chunk.byteLength > LITTLE_BYTES;
    if (isMuch && received <= LITTLE_BYTES) hold(READ_AHEAD_BYTES);
    received += chunk.byteLength;
    hold(chunk.byteLength);
    const arrivedMs = now();
    if (arrivedMs - startedMs - storedMs > GRACE_MS + received / MIN_BYTES_PER_MS) {
      throw badRequest("The body came too slowly.");
    }
    const storing = take(chunk);
    if (!storing) continue;
    await storing;
    storedMs += now() - arrivedMs;
  }
}

function boundaryOf(request: Request): string {
  const type = request.headers.get("content-type") ?? "";
  if (mediaTypeOf(type) !== "multipart/form-data") {
    throw new ApiError("unsupported_media_type", "The body must be multipart/form-data with one file.");
  }
  const boundary = parseParameters(type).boundary ?? "";
  if (boundary === "" || boundary.length > MAX_BOUNDARY_LENGTH) throw badRequest(MALFORMED);
  return boundary;
}
