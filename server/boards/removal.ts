/**
 * The rows of a deleted board. Its last event is published before they go: alone on SQLite that has happened by
 * now; other instances may have to find it in the log first, which goes with the board.
 */
import type { Context } from "../platform/core/context.ts";
import {
  type HousekeepingContext,
  inSteps,
  type Remover,
  secondsBefore,
} from "../platform/core/housekeeping.ts";
import { name, sql } from "../platform/db/sql.ts";
import { deleteFrom } from "../platform/db/statements.ts";

const TELL_OTHERS_MS = 5000;
/** By then the process that deleted a board has removed its rows or has died. */
const FORGOTTEN_SECONDS = 60;
const STEP_BOARDS = 100;

/** Tables that may have many rows are emptied in steps before the board is deleted; the rest is deleted with it. */
export const FIRST = [
  { table: "board_events", key: "seq", most: 500 },
  { table: "board_checkpoints", key: "seq", most: 20 },
  // Their bytes go with them.
  { table: "attachments", key: "id", most: 20 },
  { table: "checklist_items", key: "id", most: 2000 },
  { table: "card_labels", key: "card_id", most: 2000 },
  { table: "card_assignees", key: "card_id", most: 2000 },
  { table: "cards", key: "id", most: 500 },
] as const;

export async function removeLater({ db, removeDeletedBoard, log }: Context, boardId: string): Promise<void> {
  if (db.kind === "sqlite") return removeDeletedBoard(boardId);
  // If this process ends before, housekeeping does it.
  setTimeout(() => {
    removeDeletedBoard(boardId).catch((error) =>
      log.warn("could not remove a deleted board; trying again later", { reason: String(error) }),
    );
  }, TELL_OTHERS_MS).unref();
}

export async function removeDeletedBoard(db: Remover, boardId: string): Promise<void> {
  const isDeleted = sql`EXISTS (SELECT 1 FROM boards WHERE id = ${boardId} AND deleted_at IS NOT NULL)`;
  for (const { table, key, most } of FIRST) {
    const some = sql`SELECT ${name(key)} FROM ${name(table)} WHERE board_id = ${boardId} LIMIT ${most}`;
    const which = sql`WHERE board_id = ${boardId} AND ${isDeleted} AND ${name(key)} IN (${some}) RETURNING 1`;
    await inSteps(db, most, () => deleteFrom(table, which));
  }
  await db.write([deleteFrom("boards", sql`WHERE id = ${boardId} AND deleted_at IS NOT NULL`)]);
}

/** Boards whose removal was interrupted. */
export async function removeForgottenBoards({ db }: HousekeepingContext, now: Date): Promise<void> {
  const before = secondsBefore(now, FORGOTTEN_SECONDS);
  const { forgotten } = await db.read({
    forgotten: sql<{ id: string }>`SELECT id FROM boards WHERE deleted_at < ${before}
      LIMIT ${STEP_BOARDS} + 0`,
  });
  for (const { id } of forgotten) await removeDeletedBoard(db, id);
}
