/**
 * Caches boards: the bytes of their JSON, and of fewer of them the objects, which take the garbage collector time. Changes
 * are applied to the objects, so the next reader need not read it all again: unchanged parts remain the same objects,
 * whose text is cached with them. The events of a change made by this process are passed in; those of other instances are
 * read from the log when a reader finds that the versions differ. If the log does not lead from one version to the other,
 * or the objects are no longer there, the board is read. Concurrent misses share one read. Limited in bytes; the least
 * recently used boards are evicted first.
 */
import { applyEvent, isKnownKind, needsSnapshot } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { EventEffect } from "../../contract/events.ts";
import type {
  BoardAt,
  BoardObjects,
  BoardPoint,
  BoardSource,
  EncodedBoard,
  SnapshotCache,
} from "../platform/core/snapshots.ts";
import type { Version } from "../platform/db/db.ts";
import { type Chunk, SHARED_BYTES } from "../platform/http/response-body.ts";
import { createTurns } from "../platform/quotas/turns.ts";
import type { Who } from "../platform/scheduling/fair-queue.ts";
import { LONGEST_WAIT_MS } from "../platform/scheduling/longest-wait.ts";
import { inSlices, type Work } from "../platform/scheduling/time-slices.ts";
import { ApiError } from "../platform/util/errors.ts";
import { LRU } from "../platform/util/lru.ts";
import { bodyOf } from "./board-body.ts";
import { cardsOneByOne, cardsTogether, encodeBoard } from "./snapshot-text.ts";

/** The bytes, and the same compressed. */
const BODY_FACTOR = 2;
/** The decoded objects (1.4 times the bytes), and the text of every short card (as much as the bytes at most). */
const OBJECTS_FACTOR = 2.5;
/** How much of the memory is for objects: a board of the largest size (BOARD_BYTES) fits. */
const OBJECTS_SHARE = 1 / 3;
/**
 * A board may become larger than that size (see board-sizes.ts). It takes all the room then, and up to half as much again: if
 * it was never kept, whoever needs any part of it would read all of it again.
 */
const LARGEST_FACTOR = 1.5;
const MAX_PENDING = 256;
/** Unapplied events may have this many characters more than the board itself. */
const MAX_PENDING_CHARACTERS = 65_536;
/** Waiting reads of large boards, in total and per account at an address. */
const WAITING = { most: 32, mostOfOne: 4 };
const REMEMBERED_LARGE = 1000;

interface Kept extends BoardObjects {
  /** Committed since, not applied yet; the revision counts them already. */
  pending: EventEffect[];
  /** With more than this waiting it is easier to read the board again. */
  maxBytes: number;
}

/** A board about to be cached. */
interface Making {
  boardId: string;
  /** The cached board to start from. */
  since: Kept | undefined;
  era: number;
}

interface Made {
  encoded: EncodedBoard;
  objects: BoardObjects;
}

/** A read that others may join. */
interface Reading {
  who: Who;
  made: Promise<Made>;
}

export function createSnapshotCache(maxBytes: number, longestMs = LONGEST_WAIT_MS): SnapshotCache {
  const bodies = new LRU<string, EncodedBoard>(
    maxBytes * (1 - OBJECTS_SHARE),
    ({ bytes }) => bytes * BODY_FACTOR,
  );
  const room = maxBytes * OBJECTS_SHARE;
  const objects = new LRU<string, Kept>(room, ({ bytes }) => {
    const weight = bytes * OBJECTS_FACTOR;
    return weight <= room * LARGEST_FACTOR ? Math.min(weight, room) : weight;
  });
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
  function orAlone(joined: Reading, who: Who, again: () => Promise<Made>): Promise<Made> {
    return joined.made.catch((error) => {
      const isTheirs =
        error instanceof ApiError && error.status === 429 && joined.who.account !== who.account;
      if (isTheirs) return again();
      throw error;
    });
  }

  function keep({ boardId, since, era }: Making, at: BoardAt, chunks: Chunk[]): Made {
    const { revision, stamp, board } = at;
    const encoded = { revision, stamp, lastEventAt: board.last_event_at ?? null, ...bodyOf(chunks) };
    const { bytes } = encoded;
    const made = { encoded, objects: { revision, stamp, board, bytes } };
    if (bytes > SHARED_BYTES) large.set(boardId, true);
    else large.delete(boardId);
    if (era !== eras) return made;
    if (isNoNewer(bodies.get(boardId), at)) bodies.set(boardId, encoded);
    const maxBytes = bytes * 2 + MAX_PENDING_CHARACTERS;
    if (isNoNewer(objects.get(boardId), at)) objects.set(boardId, { ...made.objects, pending: [], maxBytes });
    else if (since) rebase(boardId, since, board);
    return made;
  }

  /** Later commits are applied to this board instead of the one it was derived from. */
  function rebase(boardId: string, since: Kept, board: FullBoard): void {
    const now = objects.get(boardId);
    if (now?.board !== since.board) return;
    now.board = board;
    now.pending = now.pending.slice(since.pending.length);
  }

  /** The board at that point or a later one; who asks for the same at the same time shares it. */
  function madeFor(boardId: string, at: BoardPoint, who: Who, source: BoardSource): Promise<Made> {
    const name = `${boardId} ${at.revision} ${at.stamp}`;
    const joined = reading.get(name);
    if (joined) {
      misses++;
      return orAlone(joined, who, () => madeFor(boardId, at, who, source));
    }
    const entry = objects.get(boardId);
    const making = { boardId, since: entry && asItIs(entry), era: eras };
    const made = inTurn(boardId, who, () => make(making, at, source));
    reading.set(name, { who, made });
    return made.finally(() => reading.delete(name));
  }

  async function make(making: Making, at: BoardPoint, source: BoardSource): Promise<Made> {
    const { since } = making;
    const followed = since && (isSame(since, at) ? since : await follow(since, at, source));
    const board = followed && (await inSlices(applied(followed.board, followed.pending)));
    if (!board) return readFresh({ ...making, since: undefined }, source);
    hits++;
    const text = await inSlices(encodeBoard(board, cardsOneByOne));
    return keep({ ...making, since: followed }, { ...followed, board }, text);
  }

  async function readFresh(making: Making, source: BoardSource): Promise<Made> {
    misses++;
    const at = await source.whole();
    return keep(making, at, await inSlices(encodeBoard(at.board, cardsTogether())));
  }

  async function peek(boardId: string, version: Version): Promise<BoardObjects | null> {
    const entry = objects.get(boardId);
    if (!entry || !isSame(entry, version)) return null;
    const since = asItIs(entry);
    const board = await inSlices(applied(since.board, since.pending));
    if (!board) return null;
    rebase(boardId, since, board);
    return { revision: since.revision, stamp: since.stamp, board, bytes: since.bytes };
  }

  return {
    get counts() {
      return { hits, misses, bytes: bodies.weight + objects.weight };
    },
    async get(boardId, at, who, source) {
      const body = bodies.get(boardId);
      if (body && isSame(body, at)) {
        hits++;
        return body;
      }
      return (await madeFor(boardId, at, who, source)).encoded;
    },
    async objects(boardId, at, who, source) {
      const kept = await peek(boardId, at);
      if (!kept) return (await madeFor(boardId, at, who, source)).objects;
      hits++;
      return kept;
    },
    has: (boardId) => bodies.get(boardId) !== undefined || objects.get(boardId) !== undefined,
    peek,
    committed(from, { revision, stamp }, events, characters) {
      const body = bodies.get(from.id);
      if (body && isSame(body, from)) bodies.delete(from.id);
      const entry = objects.get(from.id);
      // An earlier version: the next reader follows the log from there.
      if (!entry || !isSame(entry, from)) return;
      objects.delete(from.id);
      const bytes = entry.bytes + characters;
      const isTooMuch = entry.pending.length + events.length > MAX_PENDING || bytes > entry.maxBytes;
      if (isTooMuch || !events.every(isProved)) return;
      entry.pending.push(...events);
      objects.set(from.id, { ...entry, revision, stamp, bytes });
    },
    clear() {
      eras++;
      bodies.clear();
      objects.clear();
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
    bytes: since.bytes + steps.characters,
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

function isNoNewer(kept: Version | undefined, { revision }: Version): boolean {
  return !kept || kept.revision <= revision;
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
