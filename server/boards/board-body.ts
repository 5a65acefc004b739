/** The encoded bytes of a board, plain and compressed, for any number of responses. */
import { once } from "node:events";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import type { Body } from "../platform/core/call.ts";
import { release } from "../platform/http/request-body.ts";
import {
  type Chunk,
  type Content,
  contentOf,
  piecesOf,
  reusableBody,
} from "../platform/http/response-body.ts";

const compress = promisify(gzip);
/** What comes out of the compression at a time. */
const COMPRESSED_BYTES = 262_144;

type Bytes = Uint8Array<ArrayBuffer>;

export interface BoardBody {
  readonly bytes: number;
  readonly plain: Body;
  /** Compressed at the first call, then kept too. */
  gzip(): Promise<Body>;
}

/** Chunks that nobody keeps are of no use afterwards. */
export function bodyOf(chunks: readonly Chunk[]): BoardBody {
  const content = contentOf(chunks.map(({ bytes }) => bytes));
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.bytes.byteLength, 0);
  const isJoined = content instanceof Uint8Array && chunks.length > 1;
  if (isJoined) for (const chunk of chunks) if (!chunk.isKept) release(chunk.bytes);
  let compressed: Promise<Body> | undefined;
  return {
    bytes,
    plain: reusableBody(content),
    gzip: () => (compressed ??= gzipped(content).then(reusableBody)),
  };
}

async function gzipped(content: Content): Promise<Content> {
  return content instanceof Uint8Array ? new Uint8Array(await compress(content)) : compressChunks(content);
}

/** Piece by piece, so that there is no second copy of it, and none has to be made in one go. */
async function compressChunks(chunks: readonly Bytes[]): Promise<Content> {
  const gzip = createGzip({ chunkSize: COMPRESSED_BYTES });
  const compressed: Bytes[] = [];
  gzip.on("data", (piece: Bytes) => compressed.push(piece));
  for (const piece of piecesOf(chunks)) if (!gzip.write(piece)) await once(gzip, "drain");
  const ended = once(gzip, "end");
  gzip.end();
  await ended;
  return contentOf(compressed);
}
