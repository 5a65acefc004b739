/**
 * Stores checkpoints in the background, one board at a time. Of all instances, the one whose commit crosses a multiple
 * of `CHECKPOINT_EVENTS` does it; each also looks after its share of `CHECKPOINT_BYTES`. If it dies before that,
 * housekeeping finds a board with many events (retention.ts), and the next request for the past one with many bytes.
 */
import type { Checkpoints } from "../../platform/core/snapshots.ts";
import type { Log } from "../../platform/observability/log.ts";
import { createSpareTime } from "../../platform/scheduling/time-slices.ts";
import { collectLeft } from "../../platform/util/garbage.ts";
import { LRU } from "../../platform/util/lru.ts";
import {
  CHECKPOINT_BYTES,
  CHECKPOINT_EVENTS,
  type CheckpointDb,
  type KeptBoard,
  storeCheckpoints,
} from "./checkpoints.ts";

/** Several instances may change a board, each with a part of the bytes. */
const LOOK_BYTES = CHECKPOINT_BYTES / 4;
const MAX_BOARDS = 10_000;

interface Surroundings {
  /** Whether requests are under way, which come first. */
  isBusy?: () => boolean;
  kept?: KeptBoard;
}

export function createCheckpoints(
  db: CheckpointDb,
  log: Log,
  { isBusy = () => false, kept }: Surroundings = {},
): Checkpoints {
  const run = createSpareTime(isBusy);
  const due = new Set<string>();
  /** Bytes committed here since a board was last looked at. */
  const bytesOf = new LRU<string, number>(MAX_BOARDS);
  let isStopping = false;
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (const boardId of due) {
      if (isStopping) return;
      due.delete(boardId);
      // What the changes left: beside a large board, which may be read now, it would be too much.
      await collectLeft();
      await storeCheckpoints(db, boardId, { isStopping: () => isStopping, run, kept }).catch((error) =>
        log.warn("a checkpoint could not be stored", { board_id: boardId, reason: String(error) }),
      );
      await collectLeft();
    }
    working = undefined;
  }

  return {
    committed(boardId, { from, to, bytes }) {
      const committed = (bytesOf.get(boardId) ?? 0) + bytes;
      bytesOf.set(boardId, committed);
      const isAnotherThousand = Math.floor(from / CHECKPOINT_EVENTS) !== Math.floor(to / CHECKPOINT_EVENTS);
      if (isAnotherThousand || committed >= LOOK_BYTES) this.store(boardId);
    },
    store(boardId) {
      bytesOf.delete(boardId);
      due.add(boardId);
      working ??= work();
    },
    async stop() {
      isStopping = true;
      await working;
    },
  };
}
