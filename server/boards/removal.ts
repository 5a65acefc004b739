/**
 * The rows of a deleted board. Its last event is published before they go: alone on SQLite that has happened by
 * now; other instances may have to find it in the log first, which goes with the board.
 */
import type { Context } from "../platform/core/context.ts";

const TELL_OTHERS_MS = 5000;

export async function removeLater({ db, removeDeletedBoard, log }: Context, boardId: string): Promise<void> {
  if (db.kind === "sqlite") return removeDeletedBoard(boardId);
  // If this process ends before, housekeeping does it.
  setTimeout(() => {
    removeDeletedBoard(boardId).catch((error) =>
      log.warn("a board was not removed", { reason: String(error) }),
    );
  }, TELL_OTHERS_MS).unref();
}
