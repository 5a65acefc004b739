/**
 * What was deleted and not restored in time goes for good, and so does what an owner has purged: cards with their files,
 * rules with their runs, in small steps. First it is marked as purged, together with a new revision of its board: whoever
 * is restoring it at that moment either comes first or finds that it is gone. Any number of instances may do this at
 * once.
 */
import {
  type HousekeepingContext,
  inSteps,
  type Remover,
  secondsBefore,
} from "../platform/core/housekeeping.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, updateOf } from "../platform/db/statements.ts";
import { newStamp } from "../platform/util/ids.ts";
import type { Trashed } from "./former-place.ts";

const DAY_SECONDS = 86_400;
const STEP_ENTRIES = 100;
const STEP_FILES = 20;
const STEP_COMMENTS = 500;
const STEP_TEXTS = 500;
const STEP_WATCHERS = 2000;
const STEP_RUNS = 500;
const STEP_CARDS = 500;
/** In one run; the next one continues. */
const MAX_ENTRIES = 20_000;

export async function emptyTrash({ db, config }: HousekeepingContext, now: Date): Promise<void> {
  const before = secondsBefore(now, config.TRASH_DAYS * DAY_SECONDS);
  const expired = entries(
    sql`kind = 'deleted' AND removed_with IS NULL AND removed_at < ${before} ORDER BY removed_at`,
  );
  await each(db, expired, (entry) => markPurged(db, entry));
  await each(db, entries(sql`kind = 'purged'`), (entry) => removeEntry(db, entry));
}

function entries(which: Sql): Sql<Trashed> {
  return sql<Trashed>`SELECT board_id AS "boardId", id FROM trash WHERE ${which} LIMIT ${STEP_ENTRIES} + 0`;
}

/** As long as there are any: each is gone from the list afterwards. */
async function each(
  db: HousekeepingContext["db"],
  list: Sql<Trashed>,
  work: (entry: Trashed) => Promise<void>,
): Promise<void> {
  for (let done = 0; done < MAX_ENTRIES; ) {
    const { some } = await db.read({ some: list });
    for (const entry of some) await work(entry);
    done += some.length;
    if (some.length < STEP_ENTRIES) return;
  }
}

async function markPurged(db: Remover, { boardId, id }: Trashed): Promise<void> {
  await db.write([
    updateOf("boards", sql`SET revision = revision + 1, stamp = ${newStamp()} WHERE id = ${boardId}`),
    updateOf(
      "trash",
      sql`SET kind = 'purged' WHERE board_id = ${boardId} AND id = ${id} AND kind = 'deleted'`,
    ),
  ]);
}

async function removeEntry(db: Remover, { boardId, id }: Trashed): Promise<void> {
  const gone = sql`SELECT id FROM trash WHERE board_id = ${boardId} AND id = ${id}
    UNION ALL SELECT id FROM trash WHERE board_id = ${boardId} AND removed_with = ${id}`;
  await inSteps(db, STEP_FILES, (most) => {
    const some = sql`SELECT id FROM attachments WHERE board_id = ${boardId} AND trash_id IN (${gone}) LIMIT ${most}`;
    return deleteFrom("attachments", sql`WHERE board_id = ${boardId} AND id IN (${some}) RETURNING 1`);
  });
  await inSteps(db, STEP_COMMENTS, (most) => {
    const some = sql`SELECT id FROM comments WHERE board_id = ${boardId} AND card_id IN (${gone}) LIMIT ${most}`;
    return deleteFrom("comments", sql`WHERE board_id = ${boardId} AND id IN (${some}) RETURNING 1`);
  });
  await inSteps(db, STEP_TEXTS, (most) => {
    const some = sql`SELECT card_id, text_id, field FROM search_texts
      WHERE board_id = ${boardId} AND card_id IN (${gone}) LIMIT ${most}`;
    const which = sql`(card_id, text_id, field) IN (${some})`;
    return deleteFrom("search_texts", sql`WHERE board_id = ${boardId} AND ${which} RETURNING 1`);
  });
  await inSteps(db, STEP_TEXTS, (most) => {
    const some = sql`SELECT card_id, text_id FROM search_documents
      WHERE board_id = ${boardId} AND card_id IN (${gone}) LIMIT ${most}`;
    const which = sql`(card_id, text_id) IN (${some})`;
    return deleteFrom("search_documents", sql`WHERE board_id = ${boardId} AND ${which} RETURNING 1`);
  });
  await inSteps(db, STEP_WATCHERS, (most) => {
    const some = sql`SELECT card_id, user_id FROM card_watchers
      WHERE board_id = ${boardId} AND card_id IN (${gone}) LIMIT ${most}`;
    return deleteFrom(
      "card_watchers",
      sql`WHERE board_id = ${boardId} AND (card_id, user_id) IN (${some}) RETURNING 1`,
    );
  });
  await inSteps(db, STEP_RUNS, (most) => {
    const some = sql`SELECT rule_id, id FROM automation_runs
      WHERE board_id = ${boardId} AND rule_id IN (${gone}) LIMIT ${most}`;
    return deleteFrom(
      "automation_runs",
      sql`WHERE board_id = ${boardId} AND (rule_id, id) IN (${some}) RETURNING 1`,
    );
  });
  await inSteps(db, STEP_CARDS, (most) => {
    const some = sql`SELECT id FROM trash WHERE board_id = ${boardId} AND removed_with = ${id} LIMIT ${most}`;
    return deleteFrom("trash", sql`WHERE board_id = ${boardId} AND id IN (${some}) RETURNING 1`);
  });
  await db.write([
    deleteFrom("trash", sql`WHERE board_id = ${boardId} AND id = ${id} AND kind = 'purged' RETURNING 1`),
  ]);
}
