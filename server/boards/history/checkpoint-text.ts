/**
 * A board as a checkpoint stores it: lines of JSON, compressed. The first line is the board without its columns; each
 * column without its cards and each card has a line of its own, so that a large board is parsed in small steps.
 */
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { createGzip, gunzip, gzip } from "node:zlib";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Column, ColumnFields } from "../../../contract/columns.ts";
import { gathered, type Parts } from "../../platform/util/text-parts.ts";
import { inSlices, type Work } from "../../platform/util/time-slices.ts";

const CHUNK_CHARACTERS = 262_144;
/** With the 16 KiB that are usual, a large board comes out in hundreds of pieces, each of which takes a turn of the event loop. */
const OUTPUT_BYTES = 262_144;
const compress = promisify(gzip);
const decompress = promisify(gunzip);
const NEWLINE = 0x0a;

export async function encodeCheckpoint(board: FullBoard): Promise<Uint8Array<ArrayBuffer>> {
  const lines = linesOf(board);
  const start = await inSlices(gathered(lines, CHUNK_CHARACTERS));
  return new Uint8Array(
    await (start.length < CHUNK_CHARACTERS ? compress(start) : compressInChunks(start, lines)),
  );
}

/** So that a large board is never in memory as one text. */
async function compressInChunks(start: string, lines: Parts): Promise<Buffer> {
  const stream = createGzip({ chunkSize: OUTPUT_BYTES });
  const compressed = buffer(stream);
  for (let text = start; text !== ""; text = await inSlices(gathered(lines, CHUNK_CHARACTERS)))
    if (!stream.write(text)) await once(stream, "drain");
  stream.end();
  return compressed;
}

/** A checkpoint of a board that is being written: its columns and cards are added in order, and none is kept. */
export interface GrowingCheckpoint {
  /** A column, or the next card of the last one, as JSON. */
  add(line: string): Promise<void>;
  end(): Promise<Uint8Array<ArrayBuffer>>;
}

export function beginCheckpoint(board: Omit<FullBoard, "columns">): GrowingCheckpoint {
  const stream = createGzip({ chunkSize: OUTPUT_BYTES });
  const compressed = buffer(stream);
  let text = `${JSON.stringify(board)}\n`;
  return {
    async add(line) {
      text += `${line}\n`;
      if (text.length < CHUNK_CHARACTERS) return;
      const isFull = !stream.write(text);
      text = "";
      if (isFull) await once(stream, "drain");
    },
    async end() {
      stream.end(text);
      return new Uint8Array(await compressed);
    },
  };
}

export async function decodeCheckpoint(data: Uint8Array): Promise<FullBoard> {
  return inSlices(parse(await decompress(data)));
}

function* linesOf({ columns, ...board }: FullBoard): Parts {
  yield `${JSON.stringify(board)}\n`;
  for (const { cards, ...column } of columns) {
    yield `${JSON.stringify(column)}\n`;
    for (const card of cards) yield `${JSON.stringify(card)}\n`;
  }
}

function* parse(text: Buffer): Work<FullBoard> {
  const lines = linesIn(text);
  // The first line that `linesOf` writes.
  const board = JSON.parse(lines.next().value ?? "") as Omit<FullBoard, "columns">;
  const columns: Column[] = [];
  for (const line of lines) {
    // Its other lines: columns, each followed by its cards.
    const entry = JSON.parse(line) as Card | ColumnFields;
    if ("column_id" in entry) columns.at(-1)?.cards.push(entry);
    else columns.push({ ...entry, cards: [] });
    yield;
  }
  return { ...board, columns };
}

function* linesIn(text: Buffer): Generator<string, undefined> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf(NEWLINE, start);
    yield text.toString("utf8", start, end);
    start = end + 1;
  }
}
