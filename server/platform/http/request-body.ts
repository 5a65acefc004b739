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

/** What is smaller may be a part of a buffer that others share, and is not worth it. */
const RELEASED_BYTES = 16_384;

/**
 * Gives the memory of bytes that nobody needs any more back at once. The garbage collector sees small objects, not what
 * hangs on them: until it comes round, many bodies that were refused or copied take a multiple of what is in use.
 */
export function release({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached && buffer.byteLength >= RELEASED_BYTES)
    buffer.transfer(0);
}
