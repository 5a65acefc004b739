/**
 * The log of every board, looked at by housekeeping: checkpoints that nobody has stored are stored, and events beyond
 * their retention are removed, up to the latest checkpoint that is past it too and has `KEPT_EVENTS` after it. So the
 * board can be rebuilt at every number that the log still reaches, and its last events stay, whatever their age. Events
 * that an enabled webhook has not been sent stay for some days more. The data of events that are older than a day is packed,
 * while the disk has room: that makes space only later, within the file of the database.
 */
import { diskTooFullFor } from "../../platform/core/disk-space.ts";
import {
  type HousekeepingContext,
  inSteps,
  type Remover,
  secondsBefore,
} from "../../platform/core/housekeeping.ts";
import type { DbReader } from "../../platform/db/db.ts";
import { idList, type Sql, sql } from "../../platform/db/sql.ts";
import { deleteFrom, type Statement } from "../../platform/db/statements.ts";
import { FIRST_ID } from "../../platform/util/ids.ts";
import { mayPrune } from "../../webhooks/retention.ts";
import { CHECKPOINT_EVENTS, type CheckpointDb, storeCheckpoints } from "./checkpoints.ts";
import { PACK, type PackingAge, packEvents } from "./packing.ts";

const KEPT_EVENTS = 1000;
const DAY_SECONDS = 86_400;
const STEP_EVENTS = 500;
const STEP_CONTENTS = 500;
const STEP_CHECKPOINTS = 20;
const STEP_PACKS = 20;
/** More than a pack takes before the space of its events is free. */
const PACKING_BYTES = 2 ** 20;
/** Most events that are read again, or undone, are younger. A run of events that is not full waits for more of them. */
const PACKED_AFTER_DAYS = { full: 1, any: 30 };
/** Looked at together: a few milliseconds on SQLite, where everybody else waits meanwhile. */
const STEP_BOARDS = 200;

interface BoardLog {
  id: string;
  seq: number;
  /** It is hidden while it is written: the commit that shows it stores its first checkpoint. */
  is_unfinished: number | boolean;
  /** The numbers of its oldest and latest checkpoints, and of the latest before which events may go. */
  oldest: number | null;
  latest: number | null;
  expired: number | null;
  /** The numbers of its oldest event, of the last one in its oldest pack, and of the last one that is packed. */
  first_event: number | null;
  oldest_packed: number | null;
  packed: number | null;
}

/** A board that fails, for example because a checkpoint is damaged, keeps its log as it is; the others do not wait. */
export async function keepLogs(context: HousekeepingContext, now: Date): Promise<void> {
  const { db, config, log, keptEvents = KEPT_EVENTS } = context;
  const before = secondsBefore(now, config.EVENT_RETENTION_DAYS * DAY_SECONDS);
  const range = { before, keptEvents, mayPrune: mayPrune(config, now) };
  const age = {
    before: secondsBefore(now, PACKED_AFTER_DAYS.full * DAY_SECONDS),
    anyBefore: secondsBefore(now, PACKED_AFTER_DAYS.any * DAY_SECONDS),
  };
  const packing = { age, hasRoom: roomForPacks(context) };
  for await (const board of boardLogs(db, range))
    await keepLog(db, board, packing).catch((error) =>
      log.warn("the event log of a board could not be pruned or packed", {
        board_id: board.id,
        reason: String(error),
      }),
    );
}

async function keepLog(
  db: HousekeepingContext["db"],
  { id, seq, oldest, latest, expired, first_event, oldest_packed, packed }: BoardLog,
  packing: { age: PackingAge; hasRoom(): Promise<boolean> },
): Promise<void> {
  if (oldest_packed !== null && first_event !== null && oldest_packed < first_event)
    await removePacks(db, id, first_event);
  if (latest === null || seq - latest >= CHECKPOINT_EVENTS) await storeCheckpoints(db, id);
  if (expired !== null && oldest !== expired) await prune(db, id, expired);
  if (seq - (packed ?? 0) >= PACK.fewest) await packEvents(db, { boardId: id, ...packing });
}

/** Once there is none, nothing more is packed in this run: the log says so once. */
function roomForPacks(context: HousekeepingContext): () => Promise<boolean> {
  let isFull = false;
  return async () => {
    if (isFull) return false;
    const full = await diskTooFullFor(context, PACKING_BYTES);
    if (!full) return true;
    isFull = true;
    context.log.warn("events are not packed: the disk is nearly full", full);
    return false;
  };
}

/** For every board that has none, as after a restore from a backup. */
export async function storeFirstCheckpoints(db: CheckpointDb): Promise<void> {
  for await (const { id, latest } of boardLogs(db, {
    before: "",
    keptEvents: KEPT_EVENTS,
    mayPrune: sql`1 = 1`,
  }))
    if (latest === null) await storeCheckpoints(db, id);
}

/** Checkpoints last: until then, whatever the remaining events reach can be rebuilt. */
async function prune(db: Remover, boardId: string, last: number): Promise<void> {
  // A step may have fewer events than that, and is the last only if it has none.
  await inSteps(db, 1, () => oldestEvents(boardId, last));
  await inSteps(db, STEP_CHECKPOINTS, (most) => {
    const oldest = sql`SELECT seq FROM board_checkpoints WHERE board_id = ${boardId} AND seq < ${last}
      ORDER BY seq LIMIT ${most}`;
    return deleteFrom(
      "board_checkpoints",
      sql`WHERE board_id = ${boardId} AND seq IN (${oldest}) RETURNING 1`,
    );
  });
}

/**
 * Packs of which no event was left when this run began: it comes an hour after the one before, or minutes after one that was
 * killed, and nobody who has found an event takes as long to read its data.
 */
function removePacks(db: Remover, boardId: string, firstEvent: number): Promise<void> {
  return inSteps(db, STEP_PACKS, (most) => {
    const oldest = sql`SELECT first_seq FROM event_packs WHERE board_id = ${boardId} AND last_seq < ${firstEvent}
      ORDER BY first_seq LIMIT ${most}`;
    return deleteFrom(
      "event_packs",
      sql`WHERE board_id = ${boardId} AND first_seq IN (${oldest}) RETURNING 1`,
    );
  });
}

/**
 * The cards that came back with an event go with it: without them it could no longer be folded. So a step ends before
 * they are too many, but has at least one event.
 */
function oldestEvents(boardId: string, last: number): Statement<"board_events"> {
  const contents = sql`CASE WHEN e.mark = 'restored' THEN (
      SELECT count(*) FROM restored_contents r WHERE r.board_id = ${boardId} AND r.seq = e.seq)
    ELSE 0 END`;
  const oldest = sql`SELECT seq FROM (
      SELECT e.seq, row_number() OVER (ORDER BY e.seq) AS place, sum(${contents}) OVER (ORDER BY e.seq) AS contents
      FROM board_events e WHERE e.board_id = ${boardId} AND e.seq <= ${last} ORDER BY e.seq LIMIT ${STEP_EVENTS}) next
    WHERE place = 1 OR contents <= ${STEP_CONTENTS}`;
  return deleteFrom("board_events", sql`WHERE board_id = ${boardId} AND seq IN (${oldest}) RETURNING 1`);
}

interface Range {
  before: string;
  keptEvents: number;
  mayPrune: Sql;
}

async function* boardLogs(db: DbReader, range: Range): AsyncGenerator<BoardLog> {
  for (let last = FIRST_ID; ; ) {
    // Read before their logs: Citus cannot run subqueries for each row of a query that has a LIMIT.
    const { boards } = await db.read({
      boards: sql<{
        id: string;
      }>`SELECT id FROM boards WHERE id > ${last} ORDER BY id LIMIT ${STEP_BOARDS} + 0`,
    });
    const ids = boards.map(({ id }) => id);
    const end = ids.at(-1);
    if (end === undefined) return;
    const { logs } = await db.read({ logs: logsOf(ids, range) });
    for (const log of logs) if (!log.is_unfinished) yield log;
    last = end;
  }
}

function logsOf(boardIds: readonly string[], { before, keptEvents, mayPrune }: Range): Sql<BoardLog> {
  return sql<BoardLog>`SELECT b.id, b.seq, b.deleted_at IS NOT NULL AND b.deleted_by IS NULL AS is_unfinished,
      (SELECT min(c.seq) FROM board_checkpoints c WHERE c.board_id = b.id) AS oldest,
      (SELECT max(c.seq) FROM board_checkpoints c WHERE c.board_id = b.id) AS latest,
      (SELECT max(c.seq) FROM board_checkpoints c WHERE c.board_id = b.id AND c.created_at < ${before}
        AND c.seq <= b.seq - ${keptEvents} AND ${mayPrune}) AS expired,
      (SELECT e.seq FROM board_events e WHERE e.board_id = b.id ORDER BY e.seq LIMIT 1) AS first_event,
      (SELECT p.last_seq FROM event_packs p WHERE p.board_id = b.id ORDER BY p.first_seq LIMIT 1) AS oldest_packed,
      (SELECT p.last_seq FROM event_packs p WHERE p.board_id = b.id ORDER BY p.first_seq DESC LIMIT 1) AS packed
    FROM boards b WHERE b.id ${idList(boardIds)} ORDER BY b.id`;
}
