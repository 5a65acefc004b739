/**
 * Encoded answers, kept while their revision is the current one. Callers that miss at the same time share
 * one read. Bounded in bytes; the least recently used go first.
 */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { LRU } from "./lru.ts";

const compress = promisify(gzip);

interface Kept {
  readonly revision: number;
  readonly plain: Blob;
  /** Compressed at the first call, then kept too. */
  gzip(): Promise<Blob>;
}

export interface KeptBytes {
  readonly counts: { readonly hits: number; readonly misses: number; readonly bytes: number };
  /** What is kept for `key` at `revision`, or else what `read` brings, which may be newer. */
  get(key: string, revision: number, read: () => Promise<{ revision: number; text: string }>): Promise<Kept>;
}

export function createKeptBytes(maxBytes: number): KeptBytes {
  // Compression takes a tenth or less; the plain bytes are what weighs.
  const kept = new LRU<string, Kept>(maxBytes, (entry) => entry.plain.size);
  const reading = new Map<string, Promise<Kept>>();
  let [hits, misses] = [0, 0];

  return {
    get counts() {
      return { hits, misses, bytes: kept.weight };
    },
    async get(key, revision, read) {
      const entry = kept.get(key);
      if (entry?.revision === revision) {
        hits++;
        return entry;
      }
      misses++;
      const name = `${key} ${revision}`;
      const joined = reading.get(name);
      if (joined) return joined;
      const fresh = read().then(({ revision, text }) => {
        const entry = encode(revision, text);
        kept.set(key, entry);
        return entry;
      });
      reading.set(name, fresh);
      return fresh.finally(() => reading.delete(name));
    },
  };
}

/** A blob is sent as it is; bytes would be copied for every answer. */
function encode(revision: number, text: string): Kept {
  const bytes = new TextEncoder().encode(text);
  let compressed: Promise<Blob> | undefined;
  const gzipped = async () => new Blob([await compress(bytes)]);
  return { revision, plain: new Blob([bytes]), gzip: () => (compressed ??= gzipped()) };
}
