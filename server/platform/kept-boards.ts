/**
 * Boards as they were last read, kept while their version is the current one. A change made by this process moves
 * a kept board on by its events, so the next reader need not read it all again: what did not change is the same
 * object, and its text is remembered with it. A change made elsewhere is not heard of here: the versions differ
 * then, and the board is read anew. Callers that miss at the same time share one read. Bounded in bytes; the least
 * recently used go first.
 */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { applyEvent } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { ColumnFields } from "../../contract/columns.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { type Body, reusableBody } from "./body.ts";
import type { Version } from "./db/db.ts";
import { LRU } from "./lru.ts";

const compress = promisify(gzip);
/** The bytes, the text of every card (as much again), and the objects it was made from (1.4 times as much). */
const MEMORY_FACTOR = 4;
const MAX_PENDING = 256;
/** Of events that wait, beside as much as the board itself has. */
const MAX_PENDING_CHARACTERS = 65_536;

export interface EncodedBoard extends Readonly<BoardAt> {
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
  has(boardId: string): boolean;
  /** The board at a version, if that is what is kept. */
  peek(boardId: string, version: Version): FullBoard | null;
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
  let [hits, misses] = [0, 0];

  function keep(boardId: string, { revision, stamp, board }: BoardAt, text: string): EncodedBoard {
    const encoded = encode({ revision, stamp, board }, text);
    const weight = encoded.bytes * MEMORY_FACTOR;
    const maxWeight = weight * 2 + MAX_PENDING_CHARACTERS * MEMORY_FACTOR;
    if ((kept.get(boardId)?.revision ?? -1) <= revision)
      kept.set(boardId, { revision, stamp, board, pending: [], encoded, weight, maxWeight });
    return encoded;
  }

  /** Null when the events do not lead to a board. */
  function current(boardId: string, entry: Kept): EncodedBoard | null {
    if (entry.encoded) return entry.encoded;
    const board = folded(entry);
    return board && keep(boardId, { ...entry, board }, textOf(board));
  }

  return {
    get counts() {
      return { hits, misses, bytes: kept.weight };
    },
    async get(boardId, version, read) {
      const entry = kept.get(boardId);
      if (entry && isSame(entry, version)) {
        const encoded = current(boardId, entry);
        if (encoded) {
          hits++;
          return encoded;
        }
      }
      misses++;
      const name = `${boardId} ${version.revision} ${version.stamp}`;
      const joined = reading.get(name);
      if (joined) return joined;
      // The cards' own texts are worth making once the board has changed.
      const fresh = read().then((at) => keep(boardId, at, JSON.stringify(at.board)));
      reading.set(name, fresh);
      return fresh.finally(() => reading.delete(name));
    },
    has: (boardId) => kept.get(boardId) !== undefined,
    peek(boardId, version) {
      const entry = kept.get(boardId);
      return entry && isSame(entry, version) ? folded(entry) : null;
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

/** Applies what waits. Null when that does not lead to a board. */
function folded(entry: Kept): FullBoard | null {
  let board: FullBoard | null = entry.board;
  for (const event of entry.pending) board = board && applyEvent(board, event);
  if (!board) return null;
  entry.pending = [];
  entry.board = board;
  return board;
}

/**
 * A change of a member's profile raises the revision, so whoever decided before it has to decide again. But a new
 * member was none yet: the commit did not prove that they are still called what the event says.
 */
function isProved({ type }: BoardEvent): boolean {
  return type !== "board.member_added";
}

function isSame(one: Version, other: Version): boolean {
  return one.revision === other.revision && one.stamp === other.stamp;
}

function encode(at: BoardAt, text: string): EncodedBoard {
  const bytes = new TextEncoder().encode(text);
  let compressed: Promise<Body> | undefined;
  const gzipped = async () => reusableBody(new Uint8Array(await compress(bytes)));
  return {
    ...at,
    bytes: bytes.byteLength,
    plain: reusableBody(bytes),
    gzip: () => (compressed ??= gzipped()),
  };
}

/** JSON, with the text of every card made once. */
function textOf({ columns, ...board }: FullBoard): string {
  const list = columns.map(({ cards, ...column }) => columnText(column, cards));
  return withList(board, "columns", list);
}

export function columnText(column: ColumnFields, cards: readonly Card[]): string {
  return withList(column, "cards", cards.map(cardText));
}

function withList(fields: object, name: string, list: string[]): string {
  return `${JSON.stringify(fields).slice(0, -1)},"${name}":[${list.join(",")}]}`;
}

const CARD_TEXTS = new WeakMap<Card, string>();

export function cardText(card: Card): string {
  let text = CARD_TEXTS.get(card);
  if (text === undefined) {
    text = JSON.stringify(card);
    CARD_TEXTS.set(card, text);
  }
  return text;
}
