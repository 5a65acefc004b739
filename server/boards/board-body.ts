/** The encoded bytes of a board, plain and compressed, for any number of responses. */
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import type { Body } from "../platform/core/call.ts";
import { contentOf, reusableBody } from "../platform/http/response-body.ts";

const compress = promisify(gzip);
const PIECE_BYTES = 2 ** 20;

export interface BoardBody {
  readonly bytes: number;
  readonly plain: Body;
  /** Compressed at the first call, then kept too. */
  gzip(): Promise<Body>;
}

/** The chunks are of no use afterwards. */
export function bodyOf(chunks: Uint8Array<ArrayBuffer>[]): BoardBody {
  const content = contentOf(chunks);
  let compressed: Promise<Body> | undefined;
  return {
    bytes: content instanceof Blob ? content.size : content.byteLength,
    plain: reusableBody(content),
    gzip: () => (compressed ??= gzipped(content).then(reusableBody)),
  };
}

async function gzipped(content: Uint8Array<ArrayBuffer> | Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (content instanceof Blob ? compressPieces(content) : compress(content)));
}

/** So that there is no second copy of it, and none has to be made in one go. */
async function compressPieces(blob: Blob): Promise<Buffer> {
  const gzip = createGzip();
  const compressed = buffer(gzip);
  for (let start = 0; start < blob.size; start += PIECE_BYTES) {
    const piece = await blob.slice(start, start + PIECE_BYTES).bytes();
    if (!gzip.write(piece)) await once(gzip, "drain");
  }
  gzip.end();
  return compressed;
}
