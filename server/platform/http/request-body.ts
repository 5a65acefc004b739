import { nextTurn } from "../util/next-turn.ts";

/**
 * A body as it arrives: all that has come within a turn of the event loop, in one piece. Who asks for more within the
 * same turn gets chunks as they were framed, and a mebibyte in chunks of one byte is a million of them: two seconds of
 * work and a hundred times its size in memory. While nobody asks, the runtime puts them together.
 */
export async function* arriving(request: Request): AsyncGenerator<Uint8Array> {
  for await (const chunk of request.body ?? []) {
    yield chunk;
    await nextTurn();
  }
}

/** Smaller arrays may be views of a shared buffer, and are not worth releasing. */
const RELEASED_BYTES = 16_384;

/**
 * Immediately frees the memory of bytes that are no longer needed. The garbage collector sees small objects, not the
 * buffers behind them: until it runs, refused or copied bodies take up a multiple of the memory in use.
 */
export function release({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached && buffer.byteLength >= RELEASED_BYTES)
    buffer.transfer(0);
}
