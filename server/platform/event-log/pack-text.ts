/**
 * The data of many events as one compressed text: a line with the number of each event and the length of its data in bytes,
 * then all data. The compressed form has a checksum.
 */
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const NEWLINE = 0x0a;

export async function encodePack(texts: ReadonlyMap<number, string>): Promise<Uint8Array<ArrayBuffer>> {
  const parts = [...texts].map(([seq, data]) => ({ seq, bytes: Buffer.from(data) }));
  const contents = parts.map(({ seq, bytes }) => [seq, bytes.length]);
  const head = Buffer.from(`${JSON.stringify(contents)}\n`);
  return compress(Buffer.concat([head, ...parts.map(({ bytes }) => bytes)]));
}

/** Throws if it is damaged. */
export async function decodePack(pack: Uint8Array): Promise<Map<number, string>> {
  const text = await decompress(pack);
  let start = text.indexOf(NEWLINE) + 1;
  // What `encodePack` writes.
  const contents = JSON.parse(text.toString("utf8", 0, start)) as [seq: number, bytes: number][];
  const texts = new Map<number, string>();
  for (const [seq, bytes] of contents) {
    texts.set(seq, text.toString("utf8", start, start + bytes));
    start += bytes;
  }
  if (start !== text.length) throw new Error("a pack of events is incomplete");
  return texts;
}
