/**
 * A board as a checkpoint stores it: lines of JSON, compressed. The first line is the board without its columns; each
 * column without its cards and each card has a line of its own, so that a large board is parsed in small steps.
 */
import { promisify } from "node:util";
import { createGunzip, gunzip, gzip } from "node:zlib";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Column, ColumnFields } from "../../../contract/columns.ts";
import { release } from "../../platform/http/request-body.ts";
import { PART_CHARACTERS } from "../../platform/scheduling/text-parts.ts";
import { inSlices, type RunInSlices, type Work } from "../../platform/scheduling/time-slices.ts";
import { collectLeft } from "../../platform/util/garbage.ts";
import { present } from "../../platform/util/present.ts";
import { cardTextOnce } from "../snapshot-text.ts";
import { gzipTexts } from "./gzip-texts.ts";

/** Longer texts are decompressed in pieces of this size. */
const PIECE_BYTES = 262_144;
/** Joining texts of this length costs more than handling them one by one. */
const LONG_CHARACTERS = 16_384;
const compress = promisify(gzip);
const decompress = promisify(gunzip);
const NEWLINE = 0x0a;

export async function encodeCheckpoint(
  board: FullBoard,
  run: RunInSlices = inSlices,
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = linesOf(board);
  let some = await run(someOf(lines));
  if (charactersOf(some) < PART_CHARACTERS) return compress(Buffer.concat(some.map(bytesOf)));
  const texts = gzipTexts();
  while (some.length > 0) {
    for (const text of some) await texts.add(text);
    await collectLeft();
    some = await run(someOf(lines));
  }
  return texts.end();
}

/** A checkpoint of a board that is being written: its columns and cards are added in order, and none is kept. */
export interface GrowingCheckpoint {
  /** A column, or the next card of the last one, as JSON. */
  add(line: string): Promise<void>;
  end(): Promise<Uint8Array<ArrayBuffer>>;
}

export async function beginCheckpoint(board: Omit<FullBoard, "columns">): Promise<GrowingCheckpoint> {
  const texts = gzipTexts();
  await texts.add(`${JSON.stringify(board)}\n`);
  return {
    add: (line) => texts.add(`${line}\n`),
    end: texts.end,
  };
}

export async function decodeCheckpoint(data: Uint8Array, run: RunInSlices = inSlices): Promise<FullBoard> {
  const building = beginBoard();
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of decompressed(data)) {
    const text: Buffer = Buffer.concat([rest, piece]);
    release(rest);
    rest = text.subarray(await run(building.addLines(text)));
    await collectLeft();
  }
  return building.end();
}

/** In pieces if it is large, so that it is never in memory as one text. */
async function* decompressed(data: Uint8Array): AsyncGenerator<Buffer> {
  if (decompressedBytes(data) <= PIECE_BYTES) {
    yield await decompress(data);
    return;
  }
  const stream = createGunzip({ chunkSize: PIECE_BYTES });
  stream.end(data);
  yield* stream;
}

/** The last four bytes of gzip say it. */
function decompressedBytes(data: Uint8Array): number {
  return new DataView(data.buffer, data.byteOffset).getUint32(data.byteLength - 4, true);
}

/** A text, or its bytes where those are kept. */
type Piece = string | Uint8Array;

/** The next pieces that are as long as a part together: short texts joined, long ones as they are, which is no copy. */
function* someOf(pieces: Generator<Piece, void>): Work<Piece[]> {
  const some: Piece[] = [];
  let short = "";
  for (let length = 0; length < PART_CHARACTERS; ) {
    yield;
    const { value: piece, done } = pieces.next();
    if (done) break;
    length += piece.length;
    if (typeof piece === "string" && piece.length < LONG_CHARACTERS) short += piece;
    else {
      if (short !== "") some.push(short);
      some.push(piece);
      short = "";
    }
  }
  return short === "" ? some : [...some, short];
}

function charactersOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

function bytesOf(piece: Piece): Uint8Array {
  return typeof piece === "string" ? Buffer.from(piece) : piece;
}

function* linesOf({ columns, ...board }: FullBoard): Generator<Piece, void> {
  yield `${JSON.stringify(board)}\n`;
  for (const { cards, ...column } of columns) {
    yield `${JSON.stringify(column)}\n`;
    for (const card of cards) {
      yield cardTextOnce(card);
      yield "\n";
    }
  }
}

/** A board from the lines that `linesOf` writes. */
function beginBoard() {
  let board: Omit<FullBoard, "columns"> | undefined;
  const columns: Column[] = [];

  function add(line: string): void {
    if (!board) {
      // What `linesOf` writes first.
      board = JSON.parse(line) as Omit<FullBoard, "columns">;
      return;
    }
    // A column, followed by its cards.
    const entry = JSON.parse(line) as Card | ColumnFields;
    if ("column_id" in entry) columns.at(-1)?.cards.push(entry);
    else columns.push({ ...entry, cards: [] });
  }

  return {
    /** Returns where the first incomplete line begins. */
    *addLines(text: Buffer): Work<number> {
      let start = 0;
      for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, start)) {
        add(text.toString("utf8", start, end));
        start = end + 1;
        yield;
      }
      return start;
    },
    end: (): FullBoard => ({ ...present(board, "the first line of a checkpoint"), columns }),
  };
}
