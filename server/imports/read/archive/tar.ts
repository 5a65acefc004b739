/** tar files, as POSIX (ustar, pax) and GNU tar write them. Only regular files are listed; links lead nowhere. */
import { type ArchiveEntry, type Sink, Unreadable } from "../../records.ts";
import { type ByteStore, range } from "../byte-store.ts";
import { entryList } from "./entry-names.ts";
import { nulTerminated, octal, paxRecords } from "./tar-fields.ts";

const BLOCK_BYTES = 512;
/** Headers that say something about the next entry, such as a long name. */
const MAX_EXTENSION_BYTES = 65_536;
const REGULAR = ["0", "\0", "7"];

/** Null if it is no tar file: then its first block has no valid sum. */
export async function tarEntries(store: ByteStore, warn: Sink["warn"]): Promise<ArchiveEntry[] | null> {
  const list = entryList<ArchiveEntry>(warn);
  let next: Extension = {};
  for (let at = 0; ; ) {
    const header = Buffer.from(await store.read(at, BLOCK_BYTES));
    if (at === 0 && !isHeader(header)) return null;
    // Two blocks of zeros end the archive, or simply its end.
    if (header.every((byte) => byte === 0)) return list.done();
    if (!isHeader(header)) throw damaged();
    const type = String.fromCharCode(header[156] ?? 0);
    const size = next.size ?? octal(header.subarray(124, 136));
    const start = at + BLOCK_BYTES;
    if (size === null || start + size > store.size) throw damaged();
    at = start + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
    if (isExtension(type)) {
      if (size > MAX_EXTENSION_BYTES) throw damaged();
      next = { ...next, ...extension(type, Buffer.from(await store.read(start, size))) };
      list.pass();
      continue;
    }
    if (REGULAR.includes(type)) {
      list.add({ name: next.name ?? nameOf(header), size, bytes: () => range(store, start, size) });
    } else list.pass();
    next = {};
  }
}

interface Extension {
  name?: string;
  size?: number;
}

const isExtension = (type: string) => ["x", "g", "L", "K"].includes(type);

function extension(type: string, body: Buffer): Extension {
  if (type === "L") return { name: nulTerminated(body) };
  // For all entries that follow (g), or the target of a link (K): neither names a file.
  if (type !== "x") return {};
  const { path, size } = paxRecords(body);
  if (size !== undefined && !/^\d{1,15}$/.test(size)) throw damaged();
  return { ...(path !== undefined && { name: path }), ...(size !== undefined && { size: Number(size) }) };
}

/** The sum counts the eight bytes it stands in as blanks. */
function isHeader(block: Buffer): boolean {
  if (block.length < BLOCK_BYTES) return false;
  const stated = octal(block.subarray(148, 156));
  let sum = 8 * 0x20;
  for (const [index, byte] of block.entries()) if (index < 148 || index >= 156) sum += byte;
  return stated === sum;
}

function nameOf(header: Buffer): string {
  const name = nulTerminated(header.subarray(0, 100));
  const isPosix = header.subarray(257, 263).toString("latin1") === "ustar\0";
  const prefix = isPosix ? nulTerminated(header.subarray(345, 500)) : "";
  return prefix ? `${prefix}/${name}` : name;
}

const damaged = () => new Unreadable("The tar file is damaged or incomplete.");
