/**
 * The log of every board, looked at by housekeeping: checkpoints that nobody has stored are stored, and events beyond
 * their retention are removed, up to the latest checkpoint that is past it too and has `KEPT_EVENTS` after it. So the
 * board can be rebuilt at every number that the log still reaches, and its last events stay, whatever their age.
 */
import {
  type HousekeepingContext,
  inSteps,
  type Remover,
  secondsBefore,
} from "../../platform/core/housekeeping.ts";
import type { DbReader } from "../../platform/db/db.ts";
import { name, sql } from "../../platform/db/sql.ts";
import { deleteFrom } from "../../platform/db/statements.ts";
import type { TableWith } from "../../tables.ts";
import { CHECKPOINT_EVENTS, type CheckpointDb, storeCheckpoints } from "./checkpoints.ts";

const DAY_SECONDS = 86_400;
/** The last events of a board, which stay whatever their age. */
const KEPT_EVENTS = 1000;
const STEP_EVENTS = 500;
const STEP_CHECKPOINTS = 20;
/** Looked at together: a few milliseconds on SQLite, where everybody else waits meanwhile. */
const STEP_BOARDS = 200;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

interface BoardLog {
  id: string;
  seq: number;
  /** The numbers of its oldest and latest checkpoints, and of the latest up to which the log may be removed. */
  oldest: number | null;
  latest: number | null;
  expired: number | null;
}

export async function keepLogs({ db, config }: HousekeepingContext, now: Date): Promise<void> {
  const before = secondsBefore(now, config.EVENT_RETENTION_DAYS * DAY_SECONDS);
  for await (const log of boardLogs(db, before)) {
    if (log.latest === null || log.seq - log.latest >= CHECKPOINT_EVENTS) await storeCheckpoints(db, log.id);
    if (log.expired !== null && log.oldest !== log.expired) await prune(db, log.id, log.expired);
  }
}

/** For every board that has none, as after a restore from a backup. */
export async function storeFirstCheckpoints(db: CheckpointDb): Promise<void> {
  for await (const { id, latest } of boardLogs(db, "")) if (latest === null) await storeCheckpoints(db, id);
}

/** Checkpoints last: until then, whatever the remaining events reach can be rebuilt. */
async function prune(db: Remover, boardId: string, last: number): Promise<void> {
  await removeBefore(db, boardId, { table: "board_events", seq: last + 1, most: STEP_EVENTS });
  await removeBefore(db, boardId, { table: "board_checkpoints", seq: last, most: STEP_CHECKPOINTS });
}

function removeBefore(
  db: Remover,
  boardId: string,
  { table, seq, most }: { table: TableWith<"board_id" | "seq">; seq: number; most: number },
): Promise<void> {
  const oldest = sql`SELECT seq FROM ${name(table)} WHERE board_id = ${boardId} AND seq < ${seq}
    ORDER BY seq LIMIT ${most}`;
  return inSteps(db, most, () =>
    deleteFrom(table, sql`WHERE board_id = ${boardId} AND seq IN (${oldest}) RETURNING 1`),
  );
}

async function* boardLogs(db: DbReader, before: string): AsyncGenerator<BoardLog> {
  for (let last: string | undefined = FIRST_ID; last !== undefined; ) {
    const { logs }: { logs: BoardLog[] } = await db.read({
      logs: sql<BoardLog>`SELECT b.id, b.seq,
          (SELECT min(c.seq) FROM board_checkpoints c WHERE c.board_id = b.id) AS oldest,
          (SELECT max(c.seq) FROM board_checkpoints c WHERE c.board_id = b.id) AS latest,
          (SELECT max(c.seq) FROM board_checkpoints c WHERE c.board_id = b.id AND c.created_at < ${before}
            AND c.seq <= b.seq - ${KEPT_EVENTS}) AS expired
        FROM (SELECT id, seq FROM boards WHERE id > ${last} ORDER BY id LIMIT ${STEP_BOARDS} + 0) b ORDER BY b.id`,
    });
    yield* logs;
    last = logs.at(-1)?.id;
  }
}
