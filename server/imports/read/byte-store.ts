/** Bytes that can be read from anywhere: the uploaded file, or what has been decompressed from it. */
export interface ByteStore {
  readonly size: number;
  /** Fewer bytes than asked for only at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** `onRead` is told how much of it each read is, from 0 to 1. */
export function metered({ size, read }: ByteStore, onRead: (part: number) => void): ByteStore {
  return {
    size,
    async read(offset, length) {
      const bytes = await read(offset, length);
      onRead(bytes.length / Math.max(1, size));
      return bytes;
    },
  };
}

/** Small enough that handling one does not hold others up. */
const STEP_BYTES = 64 * 1024;

export async function* range(store: ByteStore, offset: number, length: number): AsyncGenerator<Uint8Array> {
  const end = Math.min(store.size, offset + length);
  for (let at = offset; at < end; ) {
    const bytes = await store.read(at, Math.min(STEP_BYTES, end - at));
    if (bytes.length === 0) return;
    yield bytes;
    at += bytes.length;
  }
}

export const wholeOf = (store: ByteStore): AsyncGenerator<Uint8Array> => range(store, 0, store.size);

/** Whoever reads is not asked to stop: the next bytes are refused. */
export async function* stoppable(
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for await (const part of bytes) {
    signal.throwIfAborted();
    yield part;
  }
}

export function memoryStore(bytes: Uint8Array): ByteStore {
  return { size: bytes.length, read: async (offset, length) => bytes.subarray(offset, offset + length) };
}
