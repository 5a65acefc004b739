/**
 * Limits the size of boards as JSON. Measuring it for every change would cost more than the change, so each process
 * estimates: what it last measured (by encoding the board, as for a reader) and what was added here since. It measures
 * again when the estimate reaches the limit, and before that whenever a quarter of what was left has been added, at
 * least a sixteenth of the limit, because other instances add too. A board that has not been measured yet counts as
 * empty.
 *
 * So the limit is soft: a board may exceed it by a sixteenth for every instance, by what is added while it is being
 * measured, and by what no event says (a label or a person on many cards gets a longer name). What is there is never
 * refused, only what would add to it.
 */
import { limitReached } from "../util/errors.ts";
import { LRU } from "../util/lru.ts";

const REMEMBERED_BOARDS = 100_000;
/** Pause between two measurements of a board, as a multiple of the time that the first one took. */
const REST_FACTOR = 10;
/** Others may have made room. */
const FULL_FOR_MS = 60_000;

export interface BoardSizes {
  /**
   * Throws when the board is full, or when so many bytes at once do not fit; or `Unmeasured` when it has to be measured
   * before that is known.
   */
  refuseMore(boardId: string, wasMeasured: boolean, bytes?: number): void;
  /** Shared by all who wait for the same board. */
  measure(boardId: string): Promise<void>;
  /** Somebody has encoded it as it is now. */
  measured(boardId: string, bytes: number): void;
  /** 0 for a board that has not been measured, or has been changed here since: it may be smaller now. */
  knownBytes(boardId: string): number;
  /** By the estimate; false for a board that has not been measured. */
  isAtMost(boardId: string, bytes: number): boolean;
  /** A change was committed here, and added so much. Null: it cannot be said. */
  committed(boardId: string, added: number | null): void;
}

export class Unmeasured extends Error {}

interface Size {
  bytes: number;
  added: number;
  /** True if something was committed here since it was measured. */
  isChanged: boolean;
  atMs: number;
  tookMs: number;
}

/** Without a limit when it is 0. */
export function createBoardSizes(
  limit: number,
  measureBoard: (boardId: string) => Promise<number>,
  now = Date.now,
): BoardSizes {
  const sizes = new LRU<string, Size>(REMEMBERED_BOARDS);
  const measuring = new Map<string, Promise<void>>();

  const sizeOf = (boardId: string): Size =>
    sizes.get(boardId) ?? { bytes: 0, added: 0, isChanged: true, atMs: 0, tookMs: 0 };

  function mustMeasure({ bytes, added, isChanged, atMs }: Size): boolean {
    if (bytes >= limit) return isChanged || now() - atMs > FULL_FOR_MS;
    return bytes + added >= limit || added >= Math.max(limit / 16, (limit - bytes) / 4);
  }

  async function measureInTurn(boardId: string): Promise<void> {
    const { atMs, tookMs } = sizeOf(boardId);
    const waitMs = atMs + REST_FACTOR * tookMs - now();
    if (waitMs > 0) await Bun.sleep(waitMs);
    const startedMs = now();
    measured(boardId, await measureBoard(boardId), now() - startedMs);
  }

  function measured(boardId: string, bytes: number, tookMs = sizeOf(boardId).tookMs): void {
    sizes.set(boardId, { bytes, added: 0, isChanged: false, atMs: now(), tookMs });
  }

  return {
    measured: (boardId, bytes) => measured(boardId, bytes),
    knownBytes(boardId) {
      const { bytes, isChanged } = sizeOf(boardId);
      return isChanged ? 0 : bytes;
    },
    isAtMost(boardId, most) {
      const { bytes, added, atMs } = sizeOf(boardId);
      return atMs > 0 && bytes + added <= most;
    },
    refuseMore(boardId, wasMeasured, bytes = 0) {
      if (limit === 0) return;
      const size = sizeOf(boardId);
      const isLarge = bytes > limit / 16;
      if (!wasMeasured && (isLarge || mustMeasure(size))) throw new Unmeasured();
      if (size.bytes >= limit || (isLarge && size.bytes + bytes > limit))
        throw limitReached(`A board may have no more than ${limit} bytes.`, {
          what: "board_bytes",
          most: limit,
        });
    },
    measure(boardId) {
      const joined = measuring.get(boardId);
      if (joined) return joined;
      const started = measureInTurn(boardId).finally(() => measuring.delete(boardId));
      measuring.set(boardId, started);
      return started;
    },
    committed(boardId, added) {
      const size = sizeOf(boardId);
      sizes.set(boardId, { ...size, added: size.added + (added ?? limit), isChanged: true });
    },
  };
}
