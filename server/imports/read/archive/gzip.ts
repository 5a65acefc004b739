/** Decompression as a stream: no more is decompressed than is asked for. */
import { Readable } from "node:stream";
import { createGunzip, createInflateRaw } from "node:zlib";
import { Unreadable } from "../../records.ts";
import { mostFrom, tooMuch } from "./expansion.ts";

const OPTIONS = { chunkSize: 64 * 1024 };

export async function* ungzipped(
  bytes: AsyncIterable<Uint8Array>,
  compressedBytes: number,
): AsyncGenerator<Uint8Array> {
  let left = mostFrom(compressedBytes);
  for await (const part of through(bytes, createGunzip(OPTIONS))) {
    left -= part.length;
    if (left < 0) throw tooMuch();
    yield part;
  }
}

export const inflated = (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> =>
  through(bytes, createInflateRaw(OPTIONS));

type Inflater = ReturnType<typeof createGunzip>;

async function* through(bytes: AsyncIterable<Uint8Array>, inflater: Inflater): AsyncGenerator<Uint8Array> {
  const input = Readable.from(bytes);
  input.on("error", (error) => inflater.destroy(error));
  input.pipe(inflater);
  try {
    for await (const part of inflater) yield part;
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_"))
      throw new Unreadable("The file is damaged: it cannot be decompressed.");
    throw error;
  } finally {
    input.destroy();
    inflater.destroy();
  }
}
