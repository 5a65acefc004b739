/** ZIP and tar files, also such as no program would write. */
import { crc32, deflateRawSync } from "node:zlib";

export interface ZipFile {
  name: string;
  text?: string;
  /** Compressed bytes instead, of which the directory says that they are `size` bytes. */
  deflated?: Uint8Array;
  size?: number;
  /** Of the entry: 1 is encrypted. */
  flags?: number;
  mode?: number;
  /** Has no bytes of its own but those of the first entry. */
  isShared?: boolean;
}

const MAX_16 = 0xffff;

export function zipFile(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const text = Buffer.from(file.text ?? "");
    const data = file.deflated ?? deflateRawSync(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800 | (file.flags ?? 0), 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(text), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(file.size ?? text.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(0x0314, 4);
    fields.copy(entry, 6);
    entry.writeUInt32LE((file.mode ?? 0o100644) * 0x1_0000, 38);
    entry.writeUInt32LE(file.isShared ? 0 : offset, 42);
    directory.push(Buffer.concat([entry, name]));
    if (file.isShared) continue;
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, name, data]);
    parts.push(local);
    offset += local.length;
  }
  const all = Buffer.concat(directory);
  const large = Buffer.alloc(76);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeBigUInt64LE(BigInt(files.length), 24);
  large.writeBigUInt64LE(BigInt(files.length), 32);
  large.writeBigUInt64LE(BigInt(all.length), 40);
  large.writeBigUInt64LE(BigInt(offset), 48);
  large.writeUInt32LE(0x07064b50, 56);
  large.writeBigUInt64LE(BigInt(offset + all.length), 64);
  large.writeUInt32LE(1, 72);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(files.length, MAX_16), 8);
  end.writeUInt16LE(Math.min(files.length, MAX_16), 10);
  end.writeUInt32LE(all.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, all, ...(files.length > MAX_16 ? [large] : []), end]);
}

export interface TarEntry {
  name: string;
  text?: string;
  /** `0` is a file, `1` and `2` are links, `5` a directory. */
  type?: string;
  link?: string;
  /** A header before it has the name. */
  long?: "pax" | "gnu";
}

export function tarFile(entries: readonly TarEntry[]): Buffer {
  const parts = entries.flatMap(({ name, text = "", type = "0", link = "", long }) => {
    const own = [
      tarHeader({ name: name.slice(0, 99), size: Buffer.byteLength(text), type, link }),
      padded(text),
    ];
    if (!long) return own;
    const body = long === "gnu" ? `${name}\0` : paxRecord("path", name);
    const size = Buffer.byteLength(body);
    return [
      tarHeader({ name: "long", size, type: long === "gnu" ? "L" : "x", link: "" }),
      padded(body),
      ...own,
    ];
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}

function tarHeader({
  name,
  size,
  type,
  link,
}: {
  name: string;
  size: number;
  type: string;
  link: string;
}): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write("0000644\0", 100);
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.write(" ".repeat(8), 148);
  header.write(type, 156);
  header.write(link, 157);
  header.write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

function padded(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}

/** The length includes itself. */
function paxRecord(name: string, value: string): string {
  const rest = ` ${name}=${value}\n`;
  let length = rest.length;
  while (`${length}${rest}`.length !== length) length = `${length}${rest}`.length;
  return `${length}${rest}`;
}
