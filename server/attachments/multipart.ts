/**
 * Reads the one file of a multipart body as it arrives, holding never more than the maximum.
 * Why not a library: docs/decisions/0002.
 */

import { mediaTypeOf } from "../platform/http/headers/media-type.ts";
import { arriving } from "../platform/http/request-body.ts";
import type { Share } from "../platform/quotas/byte-budget.ts";
import { ApiError, badRequest } from "../platform/util/errors.ts";
import {
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

export async function readFilePart(
  request: Request,
  { maxBytes, share, now = performance.now }: Reading,
): Promise<UploadedFile> {
  const reader = new FilePartReader(boundaryOf(request), maxBytes);
  const startedMs = now();
  let received = 0;
  const declared = Number(request.headers.get("content-length") ?? 0);
  // A body that is only a little longer may still hold a file that is not.
  if (declared > largestBody(maxBytes)) throw tooLarge(maxBytes);
  share.requireRoom(declared);
  try {
    for await (const chunk of arriving(request)) {
      const isMuch = received + chunk.byteLength > LITTLE_BYTES;
      if (isMuch && received <= LITTLE_BYTES) share.take(READ_AHEAD_BYTES);
      received += chunk.byteLength;
      share.take(chunk.byteLength);
      if (now() - startedMs > GRACE_MS + received / MIN_BYTES_PER_MS) {
        throw badRequest("The body came too slowly.");
      }
      reader.push(chunk);
    }
    return reader.end();
  } finally {
    reader.forget();
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
