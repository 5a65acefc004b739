/**
 * Forgets what nobody needs any more: sessions whose tokens have expired, answers kept for repeats, boards whose removal
 * was interrupted, and events beyond what is promised to be kept. All in small steps, so that others write in between,
 * and no more of them in one run than it takes minutes for; what is left is for the next.
 */

import type { Db } from "../db/db.ts";
import { name, type Sql, sql } from "../db/sql.ts";
import type { Context } from "./context.ts";

/** Soon after the start, for a process may not live for an hour; not at once, for it has better things to do. */
const FIRST_SECONDS = { least: 30, spread: 30 };
const INTERVAL_SECONDS = 3600;
const REMOVAL_MS = 60_000;
const REPEATS_MS = 86_400_000;
const STEP_ROWS = 500;
/** With nothing of their own. */
const STEP_SMALL_ROWS = 2000;
/** Their bytes go with them. */
const STEP_ATTACHMENTS = 20;
const MAX_STEPS = 2000;
const STEP_BOARDS = 100;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** `secondMs`: how long a second lasts; shorter in tests. */
export function startHousekeeping(context: Context, secondMs: number): () => void {
  const { least, spread } = FIRST_SECONDS;
  let timer = setTimeout(run, (least + spread * Math.random()) * secondMs);
  async function run(): Promise<void> {
    await tidy(context).catch((error) => context.log.warn("housekeeping failed", { reason: String(error) }));
    timer = setTimeout(run, INTERVAL_SECONDS * secondMs);
  }
  return () => clearTimeout(timer);
}

export async function tidy({ db, config }: Pick<Context, "db" | "config">, now = new Date()): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const old = (table: string, columns: string, age: string, time: string) => {
    const key = sql`${columns
      .split(" ")
      .map(name)
      .reduce((list, column) => sql`${list}, ${column}`)}`;
    return inSteps(
      db,
      STEP_ROWS,
      (most) => sql`DELETE FROM ${name(table)} WHERE (${key}) IN (
      SELECT ${key} FROM ${name(table)} WHERE ${name(age)} < ${time} ORDER BY ${name(age)} LIMIT ${most})`,
    );
  };
  await old("ended_sessions", "id", "expires_at", before(0));
  await old("sessions", "id", "expires_at", before(0));
  await old("idempotency_keys", "user_id key", "created_at", before(REPEATS_MS));
  await removeForgottenBoards(db, before(REMOVAL_MS));
  await pruneEvents(db, before(config.EVENT_KEEP_SECONDS * 1000), config.EVENT_KEEP_COUNT);
}

/** Everything that belongs to the board goes with it; what there can be most of goes before it. */
export async function removeDeletedBoard(db: Db, boardId: string): Promise<void> {
  const isDeleted = sql`EXISTS (SELECT 1 FROM boards WHERE id = ${boardId} AND deleted_at IS NOT NULL)`;
  const rest = (table: string, key: string, most: number) => sql`DELETE FROM ${name(table)}
    WHERE board_id = ${boardId} AND ${isDeleted} AND ${name(key)} IN (
      SELECT ${name(key)} FROM ${name(table)} WHERE board_id = ${boardId} LIMIT ${most})`;
  await inSteps(db, STEP_ROWS, (most) => rest("board_events", "seq", most));
  await inSteps(db, STEP_ATTACHMENTS, (most) => rest("attachments", "id", most));
  await inSteps(db, STEP_SMALL_ROWS, (most) => rest("checklist_items", "id", most));
  for (const links of ["card_labels", "card_assignees"])
    await inSteps(db, STEP_SMALL_ROWS, (most) => rest(links, "card_id", most));
  await inSteps(db, STEP_ROWS, (most) => rest("cards", "id", most));
  await db.write([sql`DELETE FROM boards WHERE id = ${boardId} AND deleted_at IS NOT NULL`]);
}

async function removeForgottenBoards(db: Db, before: string): Promise<void> {
  const { forgotten } = await db.read({
    forgotten: sql<{
      id: string;
    }>`SELECT id FROM boards WHERE deleted_at < ${before} LIMIT ${STEP_BOARDS} + 0`,
  });
  for (const { id } of forgotten) await removeDeletedBoard(db, id);
}

interface LongBoard {
  id: string;
  seq: number;
}

/** Gone only when both too old and too far back: whichever keeps more decides. Only the oldest are looked at. */
async function pruneEvents(db: Db, before: string, keepCount: number): Promise<void> {
  for (let last: string | undefined = FIRST_ID; last !== undefined; ) {
    const { long }: { long: LongBoard[] } = await db.read({
      long: sql<LongBoard>`SELECT id, seq FROM boards
        WHERE id > ${last} AND seq > ${keepCount} ORDER BY id LIMIT ${STEP_BOARDS} + 0`,
    });
    for (const { id, seq } of long) {
      await inSteps(
        db,
        STEP_ROWS,
        (most) => sql`DELETE FROM board_events WHERE board_id = ${id} AND seq IN (
        SELECT seq FROM (SELECT seq, created_at FROM board_events
            WHERE board_id = ${id} AND seq <= ${seq - keepCount} ORDER BY seq LIMIT ${most}) oldest
          WHERE created_at < ${before})`,
      );
    }
    last = long.at(-1)?.id;
  }
}

/** `remove` takes out so many at most; whoever waits to write has their turn between two steps. */
async function inSteps(db: Db, most: number, remove: (most: number) => Sql): Promise<void> {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const [rows] = await db.write([sql`${remove(most)} RETURNING 1`]);
    if (rows!.length < most) return;
    await Bun.sleep(1);
  }
}
