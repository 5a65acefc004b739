/**
 * Texts after one another, compressed. They are encoded into one buffer that is used again and again: a large board
 * leaves no copies of itself to the garbage collector.
 */
import { once } from "node:events";
import { createGzip } from "node:zlib";
import { release } from "../../platform/http/request-body.ts";

const BUFFER_BYTES = 262_144;
const encoder = new TextEncoder();

export interface GzipTexts {
  add(text: string): Promise<void>;
  end(): Promise<Buffer<ArrayBuffer>>;
}

export function gzipTexts(): GzipTexts {
  // With the 16 KiB that are usual, a large board comes out in hundreds of pieces, each of which takes a turn of the event loop.
  const stream = createGzip({ chunkSize: BUFFER_BYTES });
  const pieces: Uint8Array[] = [];
  stream.on("data", (piece: Uint8Array) => pieces.push(piece));
  const buffer = new Uint8Array(BUFFER_BYTES);
  let used = 0;

  function flush(): Promise<void> {
    const full = buffer.subarray(0, used);
    used = 0;
    return new Promise((resolve, reject) =>
      stream.write(full, (error) => (error ? reject(error) : resolve())),
    );
  }

  return {
    async add(text) {
      for (let rest = text; rest !== ""; ) {
        const { read, written } = encoder.encodeInto(rest, buffer.subarray(used));
        used += written;
        rest = rest.slice(read);
        if (rest !== "") await flush();
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
