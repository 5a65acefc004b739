/** The uploaded file, read from anywhere; the chunks that were read last are kept. */
import type { DbReader } from "../../platform/db/db.ts";
import { release } from "../../platform/http/request-body.ts";
import { present } from "../../platform/util/present.ts";
import type { ByteStore } from "../read/byte-store.ts";
import { CHUNK_BYTES, chunkOf } from "../store.ts";

/** An archive is read at its end, and then from somewhere else. */
const KEPT_CHUNKS = 2;

export function openStoredFile(
  db: DbReader,
  { id, size }: { id: string; size: number },
  signal: AbortSignal,
): ByteStore {
  const kept = new Map<number, Uint8Array>();

  /** Copied at once: the memory of a chunk that is not kept is given back, whoever else reads meanwhile. */
  async function copyOf(number: number, start: number, length: number): Promise<Uint8Array> {
    const bytes = kept.get(number) ?? present(await db.bytes(chunkOf(id, number)), "a chunk of the file");
    // Not `slice`, which copies nothing of a Buffer.
    const part = new Uint8Array(bytes.subarray(start, start + length));
    kept.delete(number);
    kept.set(number, bytes);
    for (const [oldest, unneeded] of kept) {
      if (kept.size <= KEPT_CHUNKS) break;
      kept.delete(oldest);
      release(unneeded);
    }
    return part;
  }

  return {
    size,
    async read(offset, length) {
      const end = Math.min(offset + length, size);
      const parts: Uint8Array[] = [];
      for (let at = offset; at < end; ) {
        signal.throwIfAborted();
        const number = Math.floor(at / CHUNK_BYTES);
        const part = await copyOf(number, at - number * CHUNK_BYTES, end - at);
        if (part.byteLength === 0) throw new Error("a chunk of the file is too short");
        parts.push(part);
        at += part.byteLength;
      }
      const [only] = parts;
      return only && parts.length === 1 ? only : Buffer.concat(parts);
    },
  };
}
