/**
 * Deleted boards whose time in the trash is over lose their rows, in small steps. First a board is marked as purged:
 * whoever is restoring it at that moment either comes first or finds that it is gone. Any number of instances may do
 * this at once.
 */
import {
  type HousekeepingContext,
  inSteps,
  type Remover,
  secondsBefore,
} from "../platform/core/housekeeping.ts";
import type { DbReader } from "../platform/db/db.ts";
import { join, name, sql } from "../platform/db/sql.ts";
import { deleteFrom, type Statement, updateOf } from "../platform/db/statements.ts";
import { newStamp } from "../platform/util/ids.ts";

const DAY_SECONDS = 86_400;
const STEP_BOARDS = 100;
const UNFINISHED_SECONDS = 3600;
/** The time of deletion of a board that is being purged. */
export const PURGED = "1970-01-01T00:00:00.000Z";

/** Conditions on `boards b`. */
const isPurged = sql`b.deleted_at = ${PURGED}`;
/** It was deleted by somebody: a copy or an import that is unfinished was not. */
export const canReturn = sql`b.deleted_by IS NOT NULL AND b.deleted_at <> ${PURGED}`;

/**
 * Tables that may have many rows are emptied in steps before the board is deleted; the rest is deleted with it. With
 * `board_id`, `key` is the primary key: a step has so many rows.
 */
export const FIRST = [
  { table: "restored_contents", key: ["seq", "id"], most: 500 },
  { table: "board_events", key: ["seq"], most: 500 },
  { table: "event_packs", key: ["first_seq"], most: 20 },
  { table: "automation_runs", key: ["rule_id", "id"], most: 2000 },
  { table: "webhook_deliveries", key: ["webhook_id", "id"], most: 2000 },
  { table: "board_checkpoints", key: ["seq"], most: 20 },
  // Their bytes go with them.
  { table: "attachments", key: ["id"], most: 20 },
  { table: "trash", key: ["id"], most: 500 },
  { table: "notifications", key: ["id", "user_id"], most: 2000 },
  { table: "card_watchers", key: ["card_id", "user_id"], most: 2000 },
  { table: "checklist_items", key: ["id"], most: 2000 },
  { table: "card_labels", key: ["card_id", "label_id"], most: 2000 },
  { table: "card_assignees", key: ["card_id", "user_id"], most: 2000 },
  { table: "card_placeholders", key: ["card_id", "person_id"], most: 2000 },
  { table: "comments", key: ["id"], most: 500 },
  { table: "cards", key: ["id"], most: 500 },
  { table: "board_people", key: ["id"], most: 2000 },
  { table: "search_texts", key: ["card_id", "text_id", "field"], most: 500 },
  { table: "search_documents", key: ["card_id", "text_id"], most: 500 },
] as const;

export async function purgeBoards({ db, config }: HousekeepingContext, now: Date): Promise<void> {
  const before = secondsBefore(now, config.TRASH_DAYS * DAY_SECONDS);
  const { expired } = await db.read({
    expired: sql<{ id: string }>`SELECT id FROM boards WHERE deleted_at < ${before}
      ORDER BY deleted_at LIMIT ${STEP_BOARDS} + 0`,
  });
  for (const { id } of expired) await purgeBoard(db, id, before);
}

/**
 * The time of deletion of a board that is still being written: unless it is finished within an hour, it is purged like any
 * board whose time in the trash is over.
 */
export function unfinishedSince(now: Date, trashDays: number): string {
  return secondsBefore(now, trashDays * DAY_SECONDS - UNFINISHED_SECONDS);
}

/** Another time of deletion for a board that is still being written. */
export function postpone(boardId: string, since: string, until: string): Statement<"boards"> {
  return updateOf(
    "boards",
    sql`SET deleted_at = ${until} WHERE id = ${boardId} AND deleted_by IS NULL AND deleted_at = ${since}`,
  );
}

/** The next run of housekeeping removes it, or `purgeAbandoned`. */
export function abandon(boardId: string, since: string): Statement<"boards"> {
  return updateOf(
    "boards",
    sql`SET deleted_at = ${PURGED} WHERE id = ${boardId} AND deleted_by IS NULL AND deleted_at = ${since}`,
  );
}

/** All that are still being written, for a process that has just started and is the only one: nobody writes them any more. */
export function abandonAll(): Statement<"boards"> {
  return updateOf(
    "boards",
    sql`SET deleted_at = ${PURGED} WHERE deleted_at IS NOT NULL AND deleted_by IS NULL`,
  );
}

/** If it was deleted before that time. */
export async function purgeBoard(db: Remover, boardId: string, before: string): Promise<void> {
  await db.write([
    updateOf(
      "boards",
      sql`SET deleted_at = ${PURGED}, revision = revision + 1, stamp = ${newStamp()}
        WHERE id = ${boardId} AND deleted_at < ${before}`,
    ),
  ]);
  await removeRows(db, boardId);
}

/** Those that were given up while they were written. */
export async function purgeAbandoned(db: DbReader & Remover): Promise<void> {
  const { abandoned } = await db.read({
    abandoned: sql<{ id: string }>`SELECT b.id FROM boards b WHERE ${isPurged} LIMIT ${STEP_BOARDS} + 0`,
  });
  for (const { id } of abandoned) await removeRows(db, id);
}

/** Of a board that is marked as purged. */
async function removeRows(db: Remover, boardId: string): Promise<void> {
  const isGone = sql`EXISTS (SELECT 1 FROM boards b WHERE b.id = ${boardId} AND ${isPurged})`;
  for (const { table, key, most } of FIRST) {
    const columns = join(key.map(name), ", ");
    const some = sql`SELECT ${columns} FROM ${name(table)} WHERE board_id = ${boardId} LIMIT ${most}`;
    const which = sql`WHERE board_id = ${boardId} AND ${isGone} AND (${columns}) IN (${some}) RETURNING 1`;
    await inSteps(db, most, () => deleteFrom(table, which));
  }
  await db.write([deleteFrom("boards", sql`WHERE id = ${boardId} AND deleted_at = ${PURGED} RETURNING 1`)]);
}
