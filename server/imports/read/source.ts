/** Opens an uploaded file: an archive is one by its first bytes, whatever it is called; all else is a document. */
import { type ArchiveEntry, type Sink, type Source, Unreadable } from "../records.ts";
import { ungzipped } from "./archive/gzip.ts";
import { tarEntries } from "./archive/tar.ts";
import { type ByteStore, metered, stoppable, wholeOf } from "./byte-store.ts";
import { temporaryFile } from "./temporary-file.ts";
import { utf8 } from "./text.ts";

const HEAD_BYTES = 64 * 1024;

/** Sentences for the report. */
export type Warn = Sink["warn"];

/** For its encoding, for what its parts refer to, and for the parts; before that, to decompress it. */
const TIMES_READ = 3;

interface Reading {
  signal: AbortSignal;
  /** Is told how much of all reading is done, from 0 to 1. */
  progress(fraction: number): void;
}

const TO_THE_END: Reading = { signal: new AbortController().signal, progress() {} };

/** Dispose of it after the import: what is decompressed is kept in a temporary file. */
export async function openSource(
  store: ByteStore,
  warn: Warn,
  { signal, progress } = TO_THE_END,
): Promise<Source & AsyncDisposable> {
  const start = await store.read(0, 4);
  if (start.length === 0) throw new Unreadable("The file is empty.");
  const isCompressed = startsWith(start, [0x1f, 0x8b]);
  const timesRead = isCompressed ? TIMES_READ + 1 : TIMES_READ;
  let readSoFar = 0;
  const onRead = (part: number) => {
    signal.throwIfAborted();
    readSoFar += part;
    progress(Math.min(1, readSoFar / timesRead));
  };
  const uploaded = metered(store, onRead);
  if (!isCompressed) return { ...(await opened(uploaded, warn, signal)), [Symbol.asyncDispose]: noop };
  const file = await temporaryFile(stoppable(ungzipped(wholeOf(uploaded), store.size), signal));
  try {
    return { ...(await opened(metered(file, onRead), warn, signal)), [Symbol.asyncDispose]: file.close };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function noop(): Promise<void> {}

async function opened(store: ByteStore, warn: Warn, signal: AbortSignal): Promise<Source> {
  const start = await store.read(0, 4);
  if (startsWith(start, [0x50, 0x4b, 0x03, 0x04]) || startsWith(start, [0x50, 0x4b, 0x05, 0x06])) {
    // Loaded with the first archive.
    const { zipEntries } = await import("./archive/zip.ts");
    return archive(await zipEntries(store, warn, signal));
  }
  const entries = await tarEntries(store, warn);
  if (entries) return archive(entries);
  const bytes = await utf8(() => wholeOf(store));
  return { kind: "document", head: await headOf(bytes()), bytes };
}

function archive(entries: ArchiveEntry[]): Source {
  if (entries.length === 0) throw new Unreadable("The archive contains no files.");
  return { kind: "archive", entries };
}

async function headOf(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytes) {
    parts.push(part);
    length += part.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, HEAD_BYTES);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
