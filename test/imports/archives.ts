/** Archives written byte by byte, so that they can claim what is not true. */
import { crc32, deflateRawSync, gzipSync } from "node:zlib";

interface ZipEntry {
  name: string;
  content: Uint8Array | string;
  /** What the archive says about it instead of the truth. */
  size?: number;
  isEncrypted?: boolean;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;
const UTF8_NAME = 0x800;
const MOST_16_BIT = 0xffff;

const bytesOf = (content: Uint8Array | string) => Buffer.from(content);

/** `count` is the number of entries that its end claims. */
export function zip(entries: readonly ZipEntry[], count = entries.length): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content, size, isEncrypted } of entries) {
    const bytes = bytesOf(content);
    const packed = deflateRawSync(bytes);
    const flags = UTF8_NAME | (isEncrypted ? 1 : 0);
    const facts = { flags, sum: crc32(bytes), packed: packed.length, size: size ?? bytes.length, name };
    const local = localHeader(facts);
    locals.push(local, packed);
    centrals.push(centralHeader(facts, offset));
    offset += local.length + packed.length;
  }
  const directory = Buffer.concat(centrals);
  return Buffer.concat([...locals, directory, endOf(count, directory.length, offset)]);
}

/** Many entries that all have the same bytes: the archive is its directory. */
export function zipOfMany(count: number): Buffer<ArrayBuffer> {
  const facts = { flags: 0, sum: 0, packed: 2, size: 0 };
  const packed = deflateRawSync(Buffer.alloc(0));
  const local = localHeader({ ...facts, name: "a" });
  const one = centralHeader({ ...facts, name: "a0000000" }, 0);
  const directory = Buffer.alloc(one.length * count);
  for (let index = 0; index < count; index++) {
    one.copy(directory, index * one.length);
    directory.write(`a${String(index).padStart(7, "0")}`, (index + 1) * one.length - 8, "latin1");
  }
  const offset = local.length + packed.length;
  return Buffer.concat([local, packed, directory, zip64End(count, directory.length, offset)]);
}

interface Facts {
  flags: number;
  sum: number;
  packed: number;
  size: number;
  name: string;
}

function localHeader({ flags, sum, packed, size, name }: Facts): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_HEADER, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt32LE(sum, 14);
  header.writeUInt32LE(packed, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([header, Buffer.from(name)]);
}

function centralHeader({ flags, sum, packed, size, name }: Facts, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(CENTRAL_HEADER, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(DEFLATED, 10);
  header.writeUInt32LE(sum, 16);
  header.writeUInt32LE(packed, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(Buffer.byteLength(name), 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, Buffer.from(name)]);
}

function endOf(count: number, directoryBytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(count, MOST_16_BIT), 8);
  end.writeUInt16LE(Math.min(count, MOST_16_BIT), 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** For more entries than 16 bits can count. */
function zip64End(count: number, directoryBytes: number, offset: number): Buffer {
  const end = Buffer.alloc(56);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(45, 12);
  end.writeUInt16LE(45, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(directoryBytes), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + directoryBytes), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end, locator, endOf(MOST_16_BIT, 0xffffffff, 0xffffffff)]);
}

interface TarEntry {
  name: string;
  content?: Uint8Array | string;
  /** As the header has it, in octal digits. */
  size?: string;
  type?: string;
  link?: string;
}

const BLOCK = 512;

export function tar(entries: readonly TarEntry[]): Buffer<ArrayBuffer> {
  const blocks = entries.flatMap(({ name, content = "", size, type = "0", link = "" }) => {
    const bytes = bytesOf(content);
    const header = Buffer.alloc(BLOCK);
    header.write(name, 0, 100);
    header.write("0000644\0", 100);
    header.write(size ?? `${bytes.length.toString(8).padStart(11, "0")}\0`, 124);
    header.write("        ", 148);
    header.write(type, 156);
    header.write(link, 157, 100);
    header.write("ustar\u000000", 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    return [header, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** A gzip file of so many zeros. */
export function gzipOfZeros(bytes: number): Buffer<ArrayBuffer> {
  return gzipSync(Buffer.alloc(bytes));
}
