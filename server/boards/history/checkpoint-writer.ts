/**
 * Stores checkpoints in the background, one board at a time. Of all instances, the one whose commit crosses a multiple
 * of `CHECKPOINT_EVENTS` does it. If it dies before that, housekeeping finds the board (retention.ts).
 */
import type { Checkpoints } from "../../platform/core/snapshots.ts";
import type { Log } from "../../platform/observability/log.ts";
import { CHECKPOINT_EVENTS, type CheckpointDb, storeCheckpoints } from "./checkpoints.ts";

export function createCheckpoints(db: CheckpointDb, log: Log): Checkpoints {
  const due = new Set<string>();
  let isStopping = false;
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (const boardId of due) {
      if (isStopping) return;
      due.delete(boardId);
      await storeCheckpoints(db, boardId, () => isStopping).catch((error) =>
        log.warn("a checkpoint was not stored", { board_id: boardId, reason: String(error) }),
      );
    }
    working = undefined;
  }

  return {
    committed(boardId, from, to) {
      if (Math.floor(from / CHECKPOINT_EVENTS) !== Math.floor(to / CHECKPOINT_EVENTS)) this.store(boardId);
    },
    store(boardId) {
      due.add(boardId);
      working ??= work();
    },
    async stop() {
      isStopping = true;
      await working;
    },
  };
}
