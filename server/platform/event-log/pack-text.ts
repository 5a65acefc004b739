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

/** The data of an event, if the pack has it. */
export type PackedTexts = (seq: number) => string | undefined;

/** For a few of its events: only theirs is decoded. Throws if the pack is damaged. */
export async function openPack(pack: Uint8Array): Promise<PackedTexts> {
  const { text, places } = await placesIn(pack);
  return (seq) => {
    const place = places.get(seq);
    return place && text.toString("utf8", place.start, place.end);
  };
}

/** All of it. Throws if the pack is damaged. */
export async function decodePack(pack: Uint8Array): Promise<Map<number, string>> {
  const { text, places } = await placesIn(pack);
  return new Map([...places].map(([seq, { start, end }]) => [seq, text.toString("utf8", start, end)]));
}

async function placesIn(pack: Uint8Array) {
  const text = await decompress(pack);
  let start = text.indexOf(NEWLINE) + 1;
  // What `encodePack` writes.
  const contents = JSON.parse(text.toString("utf8", 0, start)) as [seq: number, bytes: number][];
  const places = new Map<number, { start: number; end: number }>();
  for (const [seq, bytes] of contents) {
    places.set(seq, { start, end: start + bytes });
    start += bytes;
  }
  if (start !== text.length) throw new Error("a pack of events is incomplete");
  return { text, places };
}
