/**
 * Caches boards. Changes are applied to the cached board, so the next reader need not read it all again: unchanged parts
 * remain the same objects, whose text is cached with them. The events of a change made by this process are passed in;
 * those of other instances are read from the log when a reader finds that the versions differ. If the log does not lead
 * from one version to the other, the board is read. Concurrent misses share one read. Limited in bytes; the least
 * recently used boards are evicted first.
 */
import { applyEvent, isKnownKind, needsSnapshot } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { EventEffect } from "../../contract/events.ts";
import type {
  BoardAt,
  BoardPoint,
  BoardSource,
  EncodedBoard,
  SnapshotCache,
} from "../platform/core/snapshots.ts";
import type { Version } from "../platform/db/db.ts";
import { SHARED_BYTES } from "../platform/http/response-body.ts";
import { createTurns } from "../platform/quotas/turns.ts";
import { ApiError } from "../platform/util/errors.ts";
import type { Who } from "../platform/util/fair-queue.ts";
import { LONGEST_WAIT_MS } from "../platform/util/longest-wait.ts";
import { LRU } from "../platform/util/lru.ts";
import { inSlices, type Work } from "../platform/util/time-slices.ts";
import { bodyOf } from "./board-body.ts";
import { type Chunk, cardsOneByOne, cardsTogether, encodeBoard } from "./snapshot-text.ts";

/** The bytes, the text of every short card (as much again at most), and the decoded objects (1.4 times as much). */
const MEMORY_FACTOR = 4;
const MAX_PENDING = 256;
/** Unapplied events may have this many characters more than the board itself. */
const MAX_PENDING_CHARACTERS = 65_536;
/** Waiting reads of large boards, in total and per account at an address. */
const WAITING = { most: 32, mostOfOne: 4 };
const REMEMBERED_LARGE = 1000;

interface Kept extends BoardAt {
  /** Committed since, not applied yet; the revision counts them already. */
  pending: EventEffect[];
  encoded: EncodedBoard | null;
  weight: number;
  /** With more than this waiting it is easier to read the board again. */
  maxWeight: number;
}

/** A board about to be cached. */
interface Making {
  boardId: string;
  /** The cached board to start from. */
  since: Kept | undefined;
  era: number;
}

/** A read that others may join. */
interface Reading {
  who: Who;
  made: Promise<EncodedBoard>;
}

export function createSnapshotCache(maxBytes: number, longestMs = LONGEST_WAIT_MS): SnapshotCache {
  const kept = new LRU<string, Kept>(maxBytes, (entry) => entry.weight);
  const reading = new Map<string, Reading>();
  /** Boards that were large when they were last encoded. */
  const large = new LRU<string, true>(REMEMBERED_LARGE);
  const turns = createTurns({ atOnce: 1, waiting: { ...WAITING, longestMs } });
  /** Incremented by `clear`: results of reads that started earlier are not cached. */
  let eras = 0;
  let [hits, misses] = [0, 0];

  /** Large boards one at a time, because encoding takes several times their size. */
  function inTurn<T>(boardId: string, who: Who, work: () => Promise<T>): Promise<T> {
    return large.get(boardId) ? turns.run(who, work) : work();
  }

  /** A caller that joined a read is not refused because its owner has too many waiting. */
  function orAlone(joined: Reading, who: Who, again: () => Promise<EncodedBoard>): Promise<EncodedBoard> {
    return joined.made.catch((error) => {
      const isTheirs =
        error instanceof ApiError && error.status === 429 && joined.who.account !== who.account;
      if (isTheirs) return again();
      throw error;
    });
  }

  function keep({ boardId, since, era }: Making, at: BoardAt, chunks: Chunk[]): EncodedBoard {
    const { revision, stamp, board } = at;
    const encoded = { revision, stamp, board, ...bodyOf(chunks) };
    if (encoded.bytes > SHARED_BYTES) large.set(boardId, true);
    else large.delete(boardId);
    if (era !== eras) return encoded;
    const weight = encoded.bytes * MEMORY_FACTOR;
    const maxWeight = weight * 2 + MAX_PENDING_CHARACTERS * MEMORY_FACTOR;
    const now = kept.get(boardId);
    if (!now || now.revision <= revision)
      kept.set(boardId, { revision, stamp, board, pending: [], encoded, weight, maxWeight });
    else if (since) rebase(boardId, since, board);
    return encoded;
  }

  /** Later commits are applied to this board instead of the one it was derived from. */
  function rebase(boardId: string, since: Kept, board: FullBoard): void {
    const now = kept.get(boardId);
    if (now?.board !== since.board) return;
    now.board = board;
    now.pending = now.pending.slice(since.pending.length);
  }

  async function make(making: Making, at: BoardPoint, source: BoardSource): Promise<EncodedBoard> {
    const { since } = making;
    const followed = since && (isSame(since, at) ? since : await follow(since, at, source));
    const board = followed && (await inSlices(applied(followed.board, followed.pending)));
    if (!board) return readFresh({ ...making, since: undefined }, source);
    hits++;
    const text = await inSlices(encodeBoard(board, cardsOneByOne));
    return keep({ ...making, since: followed }, { ...followed, board }, text);
  }

  async function readFresh(making: Making, source: BoardSource): Promise<EncodedBoard> {
    misses++;
    const at = await source.whole();
    return keep(making, at, await inSlices(encodeBoard(at.board, cardsTogether())));
  }

  return {
    get counts() {
      return { hits, misses, bytes: kept.weight };
    },
    async get(boardId, at, who, source) {
      const entry = kept.get(boardId);
      if (entry?.encoded && isSame(entry, at)) {
        hits++;
        return entry.encoded;
      }
      const name = `${boardId} ${at.revision} ${at.stamp}`;
      const joined = reading.get(name);
      if (joined) {
        misses++;
        return orAlone(joined, who, () => this.get(boardId, at, who, source));
      }
      const making = { boardId, since: entry && asItIs(entry), era: eras };
      const made = inTurn(boardId, who, () => make(making, at, source));
      reading.set(name, { who, made });
      return made.finally(() => reading.delete(name));
    },
    has: (boardId) => kept.get(boardId) !== undefined,
    async peek(boardId, version) {
      const entry = kept.get(boardId);
      if (!entry || !isSame(entry, version)) return null;
      const since = asItIs(entry);
      const board = await inSlices(applied(since.board, since.pending));
      if (!board) return null;
      rebase(boardId, since, board);
      return { board, bytes: since.weight / MEMORY_FACTOR };
    },
    committed(from, stamp, events, characters) {
      const entry = kept.get(from.id);
      // An earlier version: the next reader follows the log from there.
      if (!entry || !isSame(entry, from)) return;
      kept.delete(from.id);
      const weight = entry.weight + characters * MEMORY_FACTOR;
      const isTooMuch = entry.pending.length + events.length > MAX_PENDING || weight > entry.maxWeight;
      if (isTooMuch || !events.every(isProved)) return;
      entry.pending.push(...events);
      kept.set(from.id, { ...entry, revision: from.revision + 1, stamp, encoded: null, weight });
    },
    clear() {
      eras++;
      kept.clear();
    },
  };
}

/** The cached board with the events that lead to the present version; undefined if it has to be read. */
async function follow(since: Kept, at: BoardPoint, source: BoardSource): Promise<Kept | undefined> {
  const seq = since.pending.at(-1)?.seq ?? since.board.seq;
  if (at.seq <= seq || at.seq - seq > MAX_PENDING) return undefined;
  const steps = await source.since({ seq, stamp: since.stamp });
  if (!steps?.events.every(isProved)) return undefined;
  return {
    ...since,
    revision: steps.revision,
    stamp: steps.stamp,
    pending: [...since.pending, ...steps.events],
    weight: since.weight + steps.characters * MEMORY_FACTOR,
  };
}

/**
 * A change to a member's profile raises the revision, so the compare-and-set proves that the names in an event are
 * current. It does not for a user who was not yet a member when the change was loaded. And an event may stand for more
 * than it carries, or come from an instance of a newer version.
 */
function isProved(event: EventEffect): boolean {
  return event.type !== "board.member_added" && !needsSnapshot(event) && isKnownKind(event);
}

/** A copy, because later commits are added to `pending`. */
function asItIs(entry: Kept): Kept {
  return { ...entry, pending: [...entry.pending] };
}

function isSame(one: Version, other: Version): boolean {
  return one.revision === other.revision && one.stamp === other.stamp;
}

/** Null when the events do not lead to a board. */
function* applied(board: FullBoard, events: readonly EventEffect[]): Work<FullBoard | null> {
  let next: FullBoard | null = board;
  for (const event of events) {
    next = next && applyEvent(next, event);
    yield;
  }
  return next;
}
