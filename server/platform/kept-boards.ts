/**
 * Boards as they were last read, kept while their version is the current one. A change made by this process moves
 * a kept board on by its events, so the next reader need not read it all again: what did not change is the same
 * object, and its text is remembered with it. A change made elsewhere is not heard of here: the versions differ
 * then, and the board is read anew. Callers that miss at the same time share one read. Bounded in bytes; the least
 * recently used go first.
 */
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import { applyEvent } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { cardsOneByOne, cardsTogether, encodeBoard } from "./board-text.ts";
import { type Body, reusableBody, SHARED_BYTES } from "./body.ts";
import type { Version } from "./db/db.ts";
import { createLanes } from "./db/lanes.ts";
import { unavailable } from "./errors.ts";
import { LRU } from "./lru.ts";
import { inSlices, type Work } from "./slices.ts";

const compress = promisify(gzip);
/** The bytes, the text of every card (as much again), and the objects it was made from (1.4 times as much). */
const MEMORY_FACTOR = 4;
const MAX_PENDING = 256;
/** Of events that wait, beside as much as the board itself has. */
const MAX_PENDING_CHARACTERS = 65_536;
/** Of large boards that wait to be read. */
const MAX_WAITING = 32;
const REMEMBERED_LARGE = 1000;
const PIECE_BYTES = 2 ** 20;

export interface EncodedBoard extends Readonly<Version> {
  readonly bytes: number;
  readonly plain: Body;
  /** Compressed at the first call, then kept too. */
  gzip(): Promise<Body>;
}

export interface BoardAt extends Version {
  board: FullBoard;
}

export interface KeptBoards {
  readonly counts: { readonly hits: number; readonly misses: number; readonly bytes: number };
  /** What is kept of the board at a version, or else what `read` brings, which may be newer. */
  get(boardId: string, version: Version, read: () => Promise<BoardAt>): Promise<EncodedBoard>;
  /** A commit has taken the board on, to the next revision and a new stamp; its events are so many characters of text. */
  committed(
    from: Version & { id: string },
    stamp: string,
    events: readonly BoardEvent[],
    characters: number,
  ): void;
  /** Boards may have gone back to an earlier revision: those that are kept would stand in the way of what is read. */
  clear(): void;
}

interface Kept extends BoardAt {
  /** Committed since, not applied yet; the revision counts them already. */
  pending: BoardEvent[];
  encoded: EncodedBoard | null;
  weight: number;
  /** An event can be as large as a column: with more than this it is easier to read the board again. */
  maxWeight: number;
}

export function createKeptBoards(maxBytes: number): KeptBoards {
  const kept = new LRU<string, Kept>(maxBytes, (entry) => entry.weight);
  const reading = new Map<string, Promise<EncodedBoard>>();
  /** Boards that were large when they were last encoded. */
  const large = new LRU<string, true>(REMEMBERED_LARGE);
  const lanes = createLanes();
  let waiting = 0;
  let [hits, misses] = [0, 0];

  /** Large boards one after another, because each takes several times its size while it is being made. */
  async function inTurn<T>(boardId: string, work: () => Promise<T>): Promise<T> {
    if (!large.get(boardId)) return work();
    if (waiting >= MAX_WAITING) throw unavailable("Too many large boards are being read; try again soon.");
    waiting++;
    return lanes.run("large", work).finally(() => waiting--);
  }

  function keep(boardId: string, at: BoardAt, chunks: Uint8Array<ArrayBuffer>[], since?: Kept): EncodedBoard {
    const encoded = encode(at, chunks);
    if (encoded.bytes > SHARED_BYTES) large.set(boardId, true);
    else large.delete(boardId);
    const weight = encoded.bytes * MEMORY_FACTOR;
    const maxWeight = weight * 2 + MAX_PENDING_CHARACTERS * MEMORY_FACTOR;
    const now = kept.get(boardId);
    if (now && now.revision > at.revision) {
      // Commits that came meanwhile go on from here instead of from what this was made of.
      if (since && now.board === since.board) {
        const pending = now.pending.slice(since.pending.length);
        const more = now.weight - since.weight;
        kept.set(boardId, { ...now, board: at.board, pending, weight: weight + more, maxWeight });
      }
    } else kept.set(boardId, { ...versionOf(at), board: at.board, pending: [], encoded, weight, maxWeight });
    return encoded;
  }

  async function readAnew(boardId: string, read: () => Promise<BoardAt>): Promise<EncodedBoard> {
    misses++;
    const at = await read();
    return keep(boardId, at, await inSlices(encodeBoard(at.board, cardsTogether)));
  }

  async function moveOn(boardId: string, since: Kept, read: () => Promise<BoardAt>): Promise<EncodedBoard> {
    const board = await inSlices(applied(since.board, since.pending));
    if (!board) return readAnew(boardId, read);
    hits++;
    const chunks = await inSlices(encodeBoard(board, cardsOneByOne));
    return keep(boardId, { ...versionOf(since), board }, chunks, since);
  }

  return {
    get counts() {
      return { hits, misses, bytes: kept.weight };
    },
    async get(boardId, version, read) {
      const entry = kept.get(boardId);
      const isCurrent = entry !== undefined && isSame(entry, version);
      if (isCurrent && entry.encoded) {
        hits++;
        return entry.encoded;
      }
      const name = `${boardId} ${version.revision} ${version.stamp}`;
      const joined = reading.get(name);
      if (joined) {
        misses++;
        return joined;
      }
      // As it is now: what is committed while this waits its turn is not of this revision.
      const since = isCurrent && { ...entry, pending: [...entry.pending] };
      const making = inTurn(boardId, () => (since ? moveOn(boardId, since, read) : readAnew(boardId, read)));
      reading.set(name, making);
      return making.finally(() => reading.delete(name));
    },
    committed(from, stamp, events, characters) {
      const entry = kept.get(from.id);
      if (!entry) return;
      kept.delete(from.id);
      const weight = entry.weight + characters * MEMORY_FACTOR;
      const isTooMuch = entry.pending.length + events.length > MAX_PENDING || weight > entry.maxWeight;
      if (!isSame(entry, from) || isTooMuch || !events.every(isProved)) return;
      entry.pending.push(...events);
      kept.set(from.id, { ...entry, revision: from.revision + 1, stamp, encoded: null, weight });
    },
    clear: () => kept.clear(),
  };
}

/**
 * A change of a member's profile raises the revision, so whoever decided before it has to decide again. But a new
 * member was none yet: the commit did not prove that they are still called what the event says.
 */
function isProved({ type }: BoardEvent): boolean {
  return type !== "board.member_added";
}

function versionOf({ revision, stamp }: Version): Version {
  return { revision, stamp };
}

function isSame(one: Version, other: Version): boolean {
  return one.revision === other.revision && one.stamp === other.stamp;
}

/** Null when the events do not lead to a board. */
function* applied(board: FullBoard, events: readonly BoardEvent[]): Work<FullBoard | null> {
  let next: FullBoard | null = board;
  for (const event of events) {
    next = next && applyEvent(next, event);
    yield;
  }
  return next;
}

function encode(version: Version, chunks: Uint8Array<ArrayBuffer>[]): EncodedBoard {
  const bytes = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const content = bytes > SHARED_BYTES ? new Blob(chunks) : joined(chunks, bytes);
  let compressed: Promise<Body> | undefined;
  const gzipped = async () =>
    reusableBody(
      new Uint8Array(await (content instanceof Blob ? compressPieces(content) : compress(content))),
    );
  return {
    ...versionOf(version),
    bytes,
    plain: reusableBody(content),
    gzip: () => (compressed ??= gzipped()),
  };
}

/** So that there is no second copy of it, and none has to be made in one go. */
async function compressPieces(blob: Blob): Promise<Buffer> {
  const gzip = createGzip();
  const compressed = buffer(gzip);
  for (let start = 0; start < blob.size; start += PIECE_BYTES) {
    const piece = await blob.slice(start, start + PIECE_BYTES).bytes();
    if (!gzip.write(piece)) await once(gzip, "drain");
  }
  gzip.end();
  return compressed;
}

function joined(chunks: Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> {
  if (chunks.length === 1) return chunks[0]!;
  const whole = new Uint8Array(length);
  let start = 0;
  for (const chunk of chunks) {
    whole.set(chunk, start);
    start += chunk.byteLength;
  }
  return whole;
}
