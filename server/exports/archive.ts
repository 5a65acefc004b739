/**
 * The archive of a board: `board.json`, its events if they are asked for, and the bytes of its attachments. It is made
 * while it is read. Nothing but what the snapshot holds is in memory as a whole, and that is compressed at once
 * (`head`): however slowly the rest is read, only the compressed text of the board waits. Attachments whose bytes are
 * missing do not keep the rest from being exported: they are listed at the end.
 */
import type { Attachment } from "../../contract/attachments.ts";
import {
  BOARD_FILE_NAME,
  EVENTS_FILE_NAME,
  FILES_FOLDER,
  MISSING_FILE_NAME,
} from "../../contract/board-file.ts";
import { storeOf } from "../attachments/blob-store.ts";
import { storedAttachment } from "../attachments/store.ts";
import type { Context } from "../platform/core/context.ts";
import { release } from "../platform/http/request-body.ts";
import { collectLeft } from "../platform/util/garbage.ts";
import { boardJson, type Found } from "./board-json.ts";
import { eventTexts } from "./pages.ts";
import { readSnapshot, type Snapshot, type SnapshotParts } from "./snapshot.ts";
import { type ZipEntry, zipped } from "./zip-stream.ts";

type Parts = SnapshotParts & Pick<Context, "storage" | "objects" | "log">;

interface Options {
  history: boolean;
}

export interface Archive {
  title: string;
  bytes: AsyncGenerator<Uint8Array>;
  /** Attachments whose bytes could not be found: complete once all of `bytes` has been read. */
  missing: readonly MissingFile[];
}

type MissingFile = Pick<Attachment, "id" | "name">;

const PIECE_BYTES = 65_536;
/** Texts compress well; most attachments are compressed already. */
const LEVEL = { text: 6, file: 1 };

/** When it returns, the board itself has been read; what has any length is read as the bytes are. */
export async function openArchive(parts: Parts, boardId: string, { history }: Options): Promise<Archive> {
  const at = new Date();
  await collectLeft();
  const snapshot = await readSnapshot(parts, boardId);
  const { title } = snapshot.board;
  const missing: MissingFile[] = [];
  let isRead = false;
  const entries = entriesOf(parts, snapshot, { at, history, missing, isRead: () => (isRead = true) });
  const bytes = inPieces(zipped(entries, at));
  const head: Uint8Array[] = [];
  while (!isRead) {
    const { value, done } = await bytes.next();
    if (done) break;
    head.push(value);
  }
  return { title, bytes: joined(head, bytes), missing };
}

interface Entries extends Options {
  at: Date;
  missing: MissingFile[];
  isRead(): void;
}

async function* entriesOf(
  parts: Parts,
  snapshot: Snapshot,
  { at, history, missing, isRead }: Entries,
): AsyncGenerator<ZipEntry> {
  const { id, seq } = snapshot.board;
  const found: Found = { cards: new Set(), files: [] };
  const text = boardJson(parts.db, snapshot, { at, found, isRead });
  yield { name: BOARD_FILE_NAME, level: LEVEL.text, bytes: encoded(text, "") };
  found.cards.clear();
  if (history)
    yield { name: EVENTS_FILE_NAME, level: LEVEL.text, bytes: encoded(eventTexts(parts.db, id, seq), "\n") };
  for (const file of found.files) {
    // What comes before, and each file, leaves garbage, and the next is in memory as a whole.
    await collectLeft();
    const content = contentOf(parts, id, file, missing);
    try {
      const first = await content.next();
      if (first.done) continue;
      yield { name: FILES_FOLDER + file, level: LEVEL.file, bytes: joined([first.value], content) };
    } finally {
      await content.return();
    }
  }
  if (missing.length > 0)
    yield { name: MISSING_FILE_NAME, level: LEVEL.text, bytes: encoded(missing.map(textOf), "\n") };
}

/** Of an empty file, one empty piece; of one whose bytes are missing, none. */
async function* contentOf(
  parts: Parts,
  boardId: string,
  id: string,
  missing: MissingFile[],
): AsyncGenerator<Uint8Array, void> {
  // They may be moved to the other store just now: then they are found at the second look.
  for (let look = 1; look <= 2; look++) {
    const { found } = await parts.db.readWithin(boardId, { found: storedAttachment(boardId, id) });
    if (!found[0]) throw new Error(`attachment ${id} was purged while its board was exported`);
    const content = await storeOf(found[0], parts).read(found[0]);
    if (content instanceof Uint8Array) return yield content;
    if (content) return yield* content;
    if (look === 2) missing.push({ id, name: found[0].name });
  }
}

function textOf({ id, name }: MissingFile): string {
  return JSON.stringify({ id, name });
}

/** Short texts together, each with what ends it. A piece is of no use once the next is asked for. */
async function* encoded(
  texts: Iterable<string> | AsyncIterable<string>,
  end: string,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = "";
  for await (const text of texts) {
    waiting += text + end;
    if (waiting.length < PIECE_BYTES) continue;
    const piece = encoder.encode(waiting);
    waiting = "";
    yield piece;
    release(piece);
  }
  if (waiting !== "") yield encoder.encode(waiting);
}

/** Pieces of some size, each in a buffer of its own: the buffers of the compression are used again. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const some of bytes) {
    waiting.push(some);
    length += some.length;
    if (length < PIECE_BYTES) continue;
    yield ownCopy(waiting, length);
    waiting = [];
    length = 0;
    await collectLeft();
  }
  if (length > 0) yield ownCopy(waiting, length);
}

function ownCopy(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function* joined(head: Uint8Array[], rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for (let piece = head.shift(); piece; piece = head.shift()) yield piece;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
