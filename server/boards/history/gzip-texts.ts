/**
 * Texts after one another, compressed. They are encoded into two buffers that are used again and again, one while the
 * other is compressed by another thread: a large board leaves no copies of itself to the garbage collector.
 */
import { once } from "node:events";
import { createGzip } from "node:zlib";
import { release } from "../../platform/http/request-body.ts";

const BUFFER_BYTES = 262_144;
const encoder = new TextEncoder();

export interface GzipTexts {
  /** A text, or its bytes. */
  add(text: string | Uint8Array): Promise<void>;
  end(): Promise<Buffer<ArrayBuffer>>;
}

export function gzipTexts(): GzipTexts {
  // With the 16 KiB that are usual, a large board comes out in hundreds of pieces, each of which takes a turn of the event loop.
  const stream = createGzip({ chunkSize: BUFFER_BYTES });
  const pieces: Uint8Array[] = [];
  stream.on("data", (piece: Uint8Array) => pieces.push(piece));
  let buffer = new Uint8Array(BUFFER_BYTES);
  let other = new Uint8Array(BUFFER_BYTES);
  let used = 0;
  let compressing: Promise<Error | null | undefined> = Promise.resolve(null);

  /** Waits for the buffer before this one. */
  async function flush(): Promise<void> {
    const error = await compressing;
    if (error) throw error;
    const full = buffer.subarray(0, used);
    compressing = new Promise((resolve) => stream.write(full, resolve));
    [buffer, other] = [other, buffer];
    used = 0;
  }

  return {
    async add(text) {
      for (let rest = text; rest.length > 0; ) {
        const { read, written } = copyInto(rest, buffer.subarray(used));
        used += written;
        rest = typeof rest === "string" ? rest.slice(read) : rest.subarray(read);
        if (rest.length > 0) await flush();
      }
    },
    async end() {
      if (used > 0) await flush();
      const ended = once(stream, "end");
      stream.end();
      await ended;
      const whole = Buffer.concat(pieces);
      for (const piece of pieces) release(piece);
      return whole;
    },
  };
}

function copyInto(text: string | Uint8Array, room: Uint8Array): { read: number; written: number } {
  if (typeof text === "string") return encoder.encodeInto(text, room);
  const bytes = text.subarray(0, room.length);
  room.set(bytes);
  return { read: bytes.length, written: bytes.length };
}
