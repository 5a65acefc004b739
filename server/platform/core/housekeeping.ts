/**
 * Forgets what nobody needs any more: sessions whose tokens have expired, answers kept for repeats, boards whose removal
 * was interrupted, and events beyond what is promised to be kept. All in small steps, so that others write in between,
 * and no more of them in one run than it takes minutes for; what is left is for the next.
 */

import type { HousekeptTable } from "../../tables.ts";
import type { DbReader, DbWriter } from "../db/db.ts";
import { join, name, sql } from "../db/sql.ts";
import { deleteFrom, type Statement } from "../db/statements.ts";
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

type Remover = DbWriter<HousekeptTable>;
type Removal = Statement<HousekeptTable>;

interface Household extends Pick<Context, "config"> {
  db: DbReader & Remover;
}

/** `secondMs`: how long a second lasts; shorter in tests. */
export function startHousekeeping(household: Household & Pick<Context, "log">, secondMs: number): () => void {
  const { least, spread } = FIRST_SECONDS;
  let timer = setTimeout(run, (least + spread * Math.random()) * secondMs);
  async function run(): Promise<void> {
    await tidy(household).catch((error) =>
      household.log.warn("housekeeping failed", { reason: String(error) }),
    );
    timer = setTimeout(run, INTERVAL_SECONDS * secondMs);
  }
  return () => clearTimeout(timer);
}

export async function tidy({ db, config }: Household, now = new Date()): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const old = (table: HousekeptTable, columns: string, age: string, time: string) => {
    const key = join(columns.split(" ").map(name), ", ");
    const oldest = (most: number) => sql`SELECT ${key} FROM ${name(table)}
      WHERE ${name(age)} < ${time} ORDER BY ${name(age)} LIMIT ${most}`;
    return inSteps(db, STEP_ROWS, (most) =>
      deleteFrom(table, sql`WHERE (${key}) IN (${oldest(most)}) RETURNING 1`),
    );
  };
  await old("ended_sessions", "id", "expires_at", before(0));
  await old("sessions", "id", "expires_at", before(0));
  await old("idempotency_keys", "user_id key", "created_at", before(REPEATS_MS));
  await removeForgottenBoards(db, before(REMOVAL_MS));
  await pruneEvents(db, before(config.EVENT_KEEP_SECONDS * 1000), config.EVENT_KEEP_COUNT);
}

/** Everything that belongs to the board goes with it; what there can be most of goes before it. */
export async function removeDeletedBoard(db: Remover, boardId: string): Promise<void> {
  const isDeleted = sql`EXISTS (SELECT 1 FROM boards WHERE id = ${boardId} AND deleted_at IS NOT NULL)`;
  const rest = (table: HousekeptTable, key: string, most: number) =>
    deleteFrom(
      table,
      sql`WHERE board_id = ${boardId} AND ${isDeleted} AND ${name(key)} IN (
        SELECT ${name(key)} FROM ${name(table)} WHERE board_id = ${boardId} LIMIT ${most}) RETURNING 1`,
    );
  await inSteps(db, STEP_ROWS, (most) => rest("board_events", "seq", most));
  await inSteps(db, STEP_ATTACHMENTS, (most) => rest("attachments", "id", most));
  await inSteps(db, STEP_SMALL_ROWS, (most) => rest("checklist_items", "id", most));
  for (const links of ["card_labels", "card_assignees"] as const)
    await inSteps(db, STEP_SMALL_ROWS, (most) => rest(links, "card_id", most));
  await inSteps(db, STEP_ROWS, (most) => rest("cards", "id", most));
  await db.write([deleteFrom("boards", sql`WHERE id = ${boardId} AND deleted_at IS NOT NULL`)]);
}

async function removeForgottenBoards(db: Household["db"], before: string): Promise<void> {
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
async function pruneEvents(db: Household["db"], before: string, keepCount: number): Promise<void> {
  for (let last: string | undefined = FIRST_ID; last !== undefined; ) {
    const { long }: { long: LongBoard[] } = await db.read({
      long: sql<LongBoard>`SELECT id, seq FROM boards
        WHERE id > ${last} AND seq > ${keepCount} ORDER BY id LIMIT ${STEP_BOARDS} + 0`,
    });
    for (const { id, seq } of long) {
      const oldest = (most: number) => sql`SELECT seq, created_at FROM board_events
        WHERE board_id = ${id} AND seq <= ${seq - keepCount} ORDER BY seq LIMIT ${most}`;
      await inSteps(db, STEP_ROWS, (most) =>
        deleteFrom(
          "board_events",
          sql`WHERE board_id = ${id} AND seq IN (
            SELECT seq FROM (${oldest(most)}) oldest WHERE created_at < ${before}) RETURNING 1`,
        ),
      );
    }
    last = long.at(-1)?.id;
  }
}

/** `remove` takes out so many at most, and returns a row for each; whoever waits to write has their turn between two steps. */
async function inSteps(db: Remover, most: number, remove: (most: number) => Removal): Promise<void> {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const [rows] = await db.write([remove(most)]);
    if (rows.length < most) return;
    await Bun.sleep(1);
  }
}
