/**
 * A ZIP archive as it is written: no entry is held in memory, and none has to be known before it is asked for. Sizes and
 * checksums follow the bytes of each entry, and the directory comes last, so that an archive that breaks off is no
 * archive at all.
 */
import { crc32 } from "node:zlib";
import { createDeflater } from "./deflater.ts";

export interface ZipEntry {
  name: string;
  /** Of the compression, from 1, the fastest, to 9. */
  level: number;
  bytes: AsyncIterable<Uint8Array>;
}

const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;
/** Sizes after the data; names in UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 45;
const ON_UNIX = 3 << 8;
const REGULAR_FILE = 0o100644;

export async function* zipped(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, level, bytes } of entries) {
    const written: Written = { name: Buffer.from(name), at, offset, sum: 0, size: 0, compressed: 0 };
    const header = localHeader(written);
    yield header;
    const deflater = createDeflater(level);
    try {
      for await (const piece of bytes) {
        written.sum = crc32(piece, written.sum);
        written.size += piece.length;
        yield* counted(await deflater.push(piece));
      }
      yield* counted(await deflater.end());
    } finally {
      deflater.close();
    }
    const descriptor = sizesOf(written);
    yield descriptor;
    directory.push(directoryEntry(written));
    offset += header.length + written.compressed + descriptor.length;

    function* counted(pieces: Uint8Array[]): Generator<Uint8Array> {
      for (const piece of pieces) {
        written.compressed += piece.length;
        yield piece;
      }
    }
  }
  const length = directory.reduce((sum, entry) => sum + entry.length, 0);
  yield* directory;
  yield endOf({ count: directory.length, offset, length });
}

interface Written {
  name: Buffer;
  at: Date;
  offset: number;
  sum: number;
  size: number;
  compressed: number;
}

function localHeader({ name, at }: Written): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeCommon(header.subarray(4), at);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

/** Version, flags, method and time, which both headers have. */
function writeCommon(header: Buffer, at: Date): void {
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(FLAGS, 2);
  header.writeUInt16LE(DEFLATED, 4);
  header.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6);
  const year = at.getUTCFullYear() - 1980;
  header.writeUInt16LE((year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8);
}

function sizesOf({ sum, size, compressed }: Written): Buffer {
  if (size > MAX_32 || compressed > MAX_32) throw new Error("an entry of a ZIP archive exceeds 4 GiB");
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(sum, 4);
  descriptor.writeUInt32LE(compressed, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
}

function directoryEntry({ name, at, offset, sum, size, compressed }: Written): Buffer {
  const isFar = offset >= MAX_32;
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(ON_UNIX | VERSION, 4);
  writeCommon(entry.subarray(6), at);
  entry.writeUInt32LE(sum, 16);
  entry.writeUInt32LE(compressed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(isFar ? 12 : 0, 30);
  entry.writeUInt32LE(REGULAR_FILE * 0x1_0000, 38);
  entry.writeUInt32LE(Math.min(offset, MAX_32), 42);
  return Buffer.concat([entry, name, ...(isFar ? [farOffset(offset)] : [])]);
}

/** Of an entry that begins after 4 GiB. */
function farOffset(offset: number): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8, 2);
  field.writeBigUInt64LE(BigInt(offset), 4);
  return field;
}

interface Directory {
  count: number;
  offset: number;
  length: number;
}

function endOf({ count, offset, length }: Directory): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, MAX_16), 8);
  end.writeUInt16LE(Math.min(count, MAX_16), 10);
  end.writeUInt32LE(Math.min(length, MAX_32), 12);
  end.writeUInt32LE(Math.min(offset, MAX_32), 16);
  const isLarge = count >= MAX_16 || offset >= MAX_32 || length >= MAX_32;
  return isLarge ? Buffer.concat([largeEnd({ count, offset, length }), end]) : end;
}

/** The end of a ZIP file in 64 bits, and where to find it. */
function largeEnd({ count, offset, length }: Directory): Buffer {
  const end = Buffer.alloc(56);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(ON_UNIX | VERSION, 12);
  end.writeUInt16LE(VERSION, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end, locator]);
}
