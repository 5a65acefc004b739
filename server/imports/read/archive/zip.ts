/**
 * ZIP files. The library reads the directory at the end of the file; the bytes of entries are decompressed here, where
 * no more of them is in memory than is asked for.
 */
import { crc32 } from "node:zlib";
import { type FileEntry, Reader, ZipReader } from "@zip.js/zip.js";
import { nextTurn } from "../../../platform/scheduling/next-turn.ts";
import { type ArchiveEntry, type Sink, Unreadable } from "../../records.ts";
import { type ByteStore, range, stoppable } from "../byte-store.ts";
import { entryList } from "./entry-names.ts";
import { mostFrom, tooMuch } from "./expansion.ts";
import { inflated } from "./gzip.ts";

const MAX_DIRECTORY_BYTES = 16 * 1_048_576;
const LOCAL_HEADER_BYTES = 30;
const LOCAL_HEADER = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** Entries listed between two turns of the event loop. */
const ENTRIES_A_STEP = 256;

export async function zipEntries(
  store: ByteStore,
  warn: Sink["warn"],
  signal: AbortSignal,
): Promise<ArchiveEntry[]> {
  const list = entryList<ArchiveEntry>(warn);
  let left = mostFrom(store.size);
  let count = 0;
  const bytes = new StoreReader(store);
  try {
    const reader = new ZipReader(bytes, {
      // Names are made safe below, and are no reason to refuse the archive.
      filenameValidation: "tolerant",
      useWebWorkers: false,
    });
    for await (const entry of reader.getEntriesGenerator()) {
      if (++count % ENTRIES_A_STEP === 0) await nextTurn();
      signal.throwIfAborted();
      if (entry.encrypted) throw new Unreadable("The archive is encrypted.");
      if (entry.directory || entry.symlink) list.pass();
      else {
        left -= entry.uncompressedSize;
        if (left < 0 || entry.uncompressedSize > mostFrom(entry.compressedSize)) throw tooMuch();
        list.add(archiveEntry(store, entry, signal));
      }
    }
  } catch (error) {
    // The library may have wrapped it. That the file could not be read says nothing about the file.
    signal.throwIfAborted();
    if (bytes.failure) throw bytes.failure.error;
    if (error instanceof Unreadable) throw error;
    throw new Unreadable("The ZIP file is damaged or incomplete.", { cause: error });
  }
  return list.done();
}

/** The library reads the directory as a whole, which is the only large thing it reads. */
class StoreReader extends Reader<ByteStore> {
  readonly #store: ByteStore;
  failure: { error: unknown } | null = null;

  constructor(store: ByteStore) {
    super(store);
    this.#store = store;
    this.size = store.size;
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    if (length > MAX_DIRECTORY_BYTES) throw new Unreadable("The directory of the ZIP file is too large.");
    try {
      return new Uint8Array(await this.#store.read(offset, length));
    } catch (error) {
      this.failure = { error };
      throw error;
    }
  }
}

type Listed = Pick<
  FileEntry,
  "offset" | "compressedSize" | "uncompressedSize" | "compressionMethod" | "crc32"
>;

function archiveEntry(store: ByteStore, entry: FileEntry, signal: AbortSignal): ArchiveEntry {
  // Not the whole entry, which holds on to a buffer and a dozen closures.
  const { filename, offset, compressedSize, uncompressedSize, compressionMethod } = entry;
  const listed = { offset, compressedSize, uncompressedSize, compressionMethod, crc32: entry.crc32 };
  // Much may come out of few compressed bytes, so it is not enough that no more of those are read.
  const bytes = () => stoppable(checked(contents(store, listed), listed), signal);
  return { name: filename, size: uncompressedSize, bytes };
}

async function* contents(store: ByteStore, entry: Listed): AsyncGenerator<Uint8Array> {
  const header = Buffer.from(await store.read(entry.offset, LOCAL_HEADER_BYTES));
  if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER) throw damaged();
  const start = entry.offset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const bytes = range(store, start, entry.compressedSize);
  if (entry.compressionMethod === STORED) yield* bytes;
  else if (entry.compressionMethod === DEFLATED) yield* inflated(bytes);
  else throw new Unreadable("The archive is compressed in a way that is not supported.");
}

async function* checked(bytes: AsyncIterable<Uint8Array>, entry: Listed): AsyncGenerator<Uint8Array> {
  let size = 0;
  let sum = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > entry.uncompressedSize) throw wrongSize();
    sum = crc32(part, sum);
    yield part;
  }
  if (size !== entry.uncompressedSize) throw wrongSize();
  if (sum !== entry.crc32) throw damaged();
}

const damaged = () => new Unreadable("The ZIP file is damaged or incomplete.");
const wrongSize = () => new Unreadable("The ZIP file gives a wrong size for what is in it.");
