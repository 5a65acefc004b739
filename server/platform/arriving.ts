/**
 * A body as it arrives: all that has come within a turn of the event loop, in one piece. Who asks for more within the
 * same turn gets chunks as they were framed, and a mebibyte in chunks of one byte is a million of them: two seconds of
 * work and a hundred times its size in memory. While nobody asks, the runtime puts them together.
 */
export async function* arriving(request: Request): AsyncGenerator<Uint8Array> {
  for await (const chunk of request.body ?? []) {
    yield chunk;
    await new Promise(setImmediate);
  }
}
