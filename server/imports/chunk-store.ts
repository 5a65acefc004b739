/** The uploaded file, read from anywhere; the chunks that were read last are kept. */
import type { DbReader } from "../platform/db/db.ts";
import { present } from "../platform/util/present.ts";
import { CHUNK_BYTES, chunkOf } from "./store.ts";

/** An archive is read at its end, and then from somewhere else. */
const KEPT_CHUNKS = 2;

export interface StoredFile {
  readonly size: number;
  /** Fewer bytes than asked for only at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

interface Reading {
  signal: AbortSignal;
  /** Is told the end of what has been read. */
  readTo(offset: number): void;
}

export function openStoredFile(
  db: DbReader,
  { id, size }: { id: string; size: number },
  { signal, readTo }: Reading,
): StoredFile {
  const kept = new Map<number, Uint8Array>();

  async function chunk(number: number): Promise<Uint8Array> {
    const known = kept.get(number);
    kept.delete(number);
    const bytes = known ?? present(await db.bytes(chunkOf(id, number)), "a chunk of the file");
    kept.set(number, bytes);
    for (const oldest of kept.keys()) if (kept.size > KEPT_CHUNKS) kept.delete(oldest);
    return bytes;
  }

  return {
    size,
    async read(offset, length) {
      const end = Math.min(offset + length, size);
      const parts: Uint8Array[] = [];
      for (let at = offset; at < end; ) {
        signal.throwIfAborted();
        const number = Math.floor(at / CHUNK_BYTES);
        const start = at - number * CHUNK_BYTES;
        const part = (await chunk(number)).subarray(start, start + end - at);
        if (part.byteLength === 0) throw new Error("a chunk of the file is too short");
        parts.push(part);
        at += part.byteLength;
      }
      readTo(end);
      const [only] = parts;
      return only && parts.length === 1 ? only : Buffer.concat(parts);
    },
  };
}
