/**
 * Checkpoints: whole boards stored beside the log, so that a board can be rebuilt at any event from the latest
 * checkpoint before it. The first one is stored with the board itself, the others by background work.
 */
import type { Board, FullBoard } from "../../../contract/boards.ts";
import type { DbReader, DbWriter } from "../../platform/db/db.ts";
import { sql } from "../../platform/db/sql.ts";
import { insertInto, type Statement } from "../../platform/db/statements.ts";
import { release } from "../../platform/http/request-body.ts";
import { inSlices, type RunInSlices } from "../../platform/scheduling/time-slices.ts";
import { one } from "../../platform/util/present.ts";
import { readBoard } from "../read-board.ts";
import { decodeCheckpoint, encodeCheckpoint } from "./checkpoint-text.ts";
import { foldTo, type Moment } from "./fold.ts";

/** One is due whenever so many events are complete: for a board of 500 cards, 25 ms of work. */
export const CHECKPOINT_EVENTS = 1000;
/**
 * Checkpoints of a large board are further apart, so that they take no more time and space than the events between them:
 * compressed, a board has about a tenth of its bytes. But never further than this.
 */
const MOST_EVENTS = 3 * CHECKPOINT_EVENTS;
const COMPRESSION = 10;
/**
 * Or so many bytes to fold, however few the events, but no fewer than the checkpoint itself has: 50 ms of work. An event
 * that brought a column back counts with all its cards.
 */
export const CHECKPOINT_BYTES = 4_194_304;
/**
 * A board that has gone on by less than this share of the distance is stored as it is by now; one that is kept, so that it
 * need not be read, by less than the whole distance. What lies between two checkpoints is twice as much then, at most.
 */
const NEARLY = 1 / 10;
/** Whoever asks for a board further from its checkpoint is told to come back when a nearer one has been stored. */
const MOST_FOLDED = { events: MOST_EVENTS + CHECKPOINT_EVENTS, timesBytes: 4 };

export type CheckpointDb = DbReader & DbWriter<"board_checkpoints">;

export interface CheckpointRow {
  seq: number;
  created_at: string;
  bytes: number;
}

/** The first checkpoint of a board that is being created. */
export async function firstCheckpoint(full: FullBoard): Promise<Statement<"board_checkpoints">> {
  return checkpointOf(full, await encodeCheckpoint(full));
}

/** The first checkpoint of a board, from its text, compressed. */
export function checkpointOf(board: Board, data: Uint8Array): Statement<"board_checkpoints"> {
  return insertCheckpoint(board, board.created_at, data);
}

/** Nothing is inserted where somebody else was faster, or when the board is gone. */
function insertCheckpoint(
  board: Pick<Board, "id" | "seq">,
  createdAt: string,
  data: Uint8Array,
): Statement<"board_checkpoints"> {
  return insertInto(
    "board_checkpoints",
    sql`(board_id, seq, created_at, data) SELECT id, ${board.seq}, ${createdAt}, ${data}
      FROM boards WHERE id = ${board.id} ON CONFLICT DO NOTHING`,
  );
}

/** The latest checkpoint at or before event `seq`. */
export async function checkpointBefore(
  db: DbReader,
  boardId: string,
  seq: number,
): Promise<CheckpointRow | undefined> {
  const { latest } = await db.readWithin(boardId, {
    latest: sql<CheckpointRow>`SELECT seq, created_at, octet_length(data) AS bytes FROM board_checkpoints
      WHERE board_id = ${boardId} AND seq <= ${seq} ORDER BY seq DESC LIMIT 1`,
  });
  return latest[0];
}

/** Null if it was removed meanwhile. */
export async function readCheckpoint(
  db: DbReader,
  boardId: string,
  { seq, created_at }: CheckpointRow,
  run?: RunInSlices,
): Promise<Moment | null> {
  const data = await db.bytesWithin(
    boardId,
    sql`SELECT data FROM board_checkpoints WHERE board_id = ${boardId} AND seq = ${seq}`,
  );
  return data && { board: await decodeCheckpoint(data, run), createdAt: created_at };
}

/** The board as it is, if it is in memory anyway: nothing has to be decoded, and few of its texts to be made. */
export type KeptBoard = (boardId: string) => Promise<FullBoard | null>;

interface Making {
  isStopping?: () => boolean;
  run?: RunInSlices;
  kept?: KeptBoard;
}

/**
 * Stores every checkpoint that is due: of the board as it is, if it has hardly gone on since, because to read it takes a
 * fraction of the time; otherwise folded from the one before. A board without any, or whose log has a gap after the
 * latest, was restored from a backup: it gets one of what it is now.
 */
export async function storeCheckpoints(
  db: CheckpointDb,
  boardId: string,
  { isStopping = () => false, run = inSlices, kept = async () => null }: Making = {},
): Promise<void> {
  let latest = await checkpointBefore(db, boardId, Number.MAX_SAFE_INTEGER);
  let moment: Moment | null = null;
  while (latest && !isStopping()) {
    const due = await nextDue(db, boardId, latest);
    if (!due) return;
    const present = due.isNearNow ? await kept(boardId) : null;
    if (present) moment = momentOf(present);
    else if (due.isNearlyNow) moment = await presentMoment(db, boardId);
    else {
      moment ??= await readCheckpoint(db, boardId, latest, run);
      moment = moment && (await foldTo(db, moment, due.seq, run));
    }
    latest = moment ? await store(db, moment, run) : undefined;
  }
  if (!latest) await store(db, await presentMoment(db, boardId), run);
}

async function store(db: CheckpointDb, moment: Moment, run: RunInSlices): Promise<CheckpointRow> {
  const data = await encodeCheckpoint(moment.board, run);
  const bytes = data.byteLength;
  await db.write([insertCheckpoint(moment.board, moment.createdAt, data)], "", bytes);
  release(data);
  return { seq: moment.board.seq, created_at: moment.createdAt, bytes };
}

async function presentMoment(db: DbReader, boardId: string): Promise<Moment> {
  return momentOf((await readBoard(db, boardId)).board);
}

function momentOf(board: FullBoard): Moment {
  return { board, createdAt: board.last_event_at ?? new Date().toISOString() };
}

interface Due {
  /** The number of the event after which it is taken. */
  seq: number;
  isNearNow: boolean;
  isNearlyNow: boolean;
}

/** The next checkpoint; null if it is not due yet. */
async function nextDue(db: DbReader, boardId: string, latest: CheckpointRow): Promise<Due | null> {
  const { seq, bytes } = latest;
  const eventsBeyond = CHECKPOINT_EVENTS * NEARLY;
  // Of a checkpoint that was stored a little later than it was due, the next one is not late.
  const complete = Math.ceil((seq - eventsBeyond) / CHECKPOINT_EVENTS + 1) * CHECKPOINT_EVENTS;
  const { due } = await db.readWithin(boardId, {
    due: sql<{ seq: number | null; present: number; beyond: number }>`SELECT min(seq) AS seq,
        (SELECT seq FROM boards WHERE id = ${boardId}) AS present, max(bytes) - min(bytes) AS beyond
      FROM (SELECT e.seq, sum(${FOLDED_BYTES}) OVER (ORDER BY e.seq) AS bytes FROM board_events e
        WHERE e.board_id = ${boardId} AND e.seq > ${seq} ORDER BY e.seq LIMIT ${MOST_EVENTS + CHECKPOINT_EVENTS} + 0) next
      WHERE seq >= ${seq + MOST_EVENTS} OR bytes >= ${bytesApart(latest)}
        OR (seq >= ${complete} AND bytes >= ${bytes * COMPRESSION})`,
  });
  const next = one(due);
  if (next.seq === null) return null;
  const [events, beyond] = [next.present - next.seq, next.beyond];
  const isWithin = (share: number) =>
    events < CHECKPOINT_EVENTS * share && beyond < bytesApart(latest) * share;
  return { seq: next.seq, isNearNow: isWithin(1), isNearlyNow: isWithin(NEARLY) };
}

/** Of `board_events e`: what folding it reads. */
const FOLDED_BYTES = sql`coalesce(e.data_bytes, octet_length(e.data)) + CASE WHEN e.mark = 'restored' THEN coalesce((
    SELECT sum(octet_length(r.data)) FROM restored_contents r WHERE r.board_id = e.board_id AND r.seq = e.seq), 0)
  ELSE 0 END`;

function bytesApart({ bytes }: CheckpointRow): number {
  return Math.max(CHECKPOINT_BYTES, bytes);
}

/**
 * How far a board at event `at` is from its checkpoint: nearer than the next checkpoint, beyond the place where that is
 * due, or too far to be rebuilt by a request. And how many bytes lie between them.
 */
export async function distanceFrom(
  db: DbReader,
  { boardId, at }: { boardId: string; at: number },
  latest: CheckpointRow,
): Promise<{ distance: "near" | "due" | "far"; foldedBytes: number }> {
  if (at - latest.seq > MOST_FOLDED.events) return { distance: "far", foldedBytes: Number.POSITIVE_INFINITY };
  const { folded } = await db.readWithin(boardId, {
    folded: sql<{ bytes: number }>`SELECT coalesce(sum(${FOLDED_BYTES}), 0) AS bytes FROM board_events e
      WHERE e.board_id = ${boardId} AND e.seq > ${latest.seq} AND e.seq <= ${at}`,
  });
  const foldedBytes = one(folded).bytes;
  const times = foldedBytes / bytesApart(latest);
  if (times < 1) return { distance: "near", foldedBytes };
  return { distance: times < MOST_FOLDED.timesBytes ? "due" : "far", foldedBytes };
}
