/**
 * The only writer of boards: load, decide, commit.
 *
 * `load` is SQL, `decide` is a pure function from rows and input to a result, writes and events; the
 * platform numbers the events and commits everything at once, if the board is still what `load` saw.
 * An operation returns its writes and events, so it cannot forget them. A refusal, or a decision that
 * writes nothing, uses no number.
 *
 * Concurrency: changes of one board are serial, on any number of instances, by the compare-and-set on
 * `boards.revision` (every change raises it) and `boards.stamp` (no other history of the board has it). So if event s
 * of a board can be seen, every earlier one can.
 */
import type { Input, MinimalAnswer, Renumbered, RouteSpec } from "../../../contract/base/define.ts";
import type { EventData, EventEffect, EventKind } from "../../../contract/events.ts";
import type { NewRow } from "../../tables.ts";
import {
  accessQueries,
  type BoardAccess,
  boardIdOf,
  type Caller,
  checkBoard,
  checkCaller,
} from "../auth/access.ts";
import {
  type Change,
  type Commit,
  insert,
  type Outcome,
  type Queries,
  type Rows,
  rowsOf,
  type Write,
} from "../db/db.ts";
import type { Fields } from "../db/sql.ts";
import type { Call } from "../http/call.ts";
import { addedBytes } from "../quotas/board-growth.ts";
import { Unmeasured } from "../quotas/board-sizes.ts";
import type { Limits } from "../quotas/limits.ts";
import { one } from "../util/present.ts";
import { changeBoard } from "./board-writer.ts";
import { ApiError, notFound } from "./errors.ts";
import { type EventRow, encodedEvent } from "./event-log.ts";
import { answerBytes, answerWrites, keptQuery, orFirstAnswer, refuseKept } from "./idempotency.ts";
import { newStamp } from "./ids.ts";
import { nothing, readOnBoard, requireSubject, sessionOf } from "./query.ts";

/** What one request may add to the log, to be kept and to be sent to everyone on the board. */
export const MAX_EVENT_BYTES = 4 * 1_048_576;

/** What is known to a decision besides its rows. */
export interface Moment {
  board: BoardAccess;
  caller: Caller;
  now: string;
  limits: Limits;
}

interface AnnouncementOf<K extends EventKind> {
  type: K;
  data: EventData<K>;
  /** Rules act for nobody. */
  bySystem?: boolean;
  renumbered?: Renumbered;
}

/** Its kind decides the type of its data. */
type Announcement = { [K in EventKind]: AnnouncementOf<K> }[EventKind];

export interface Decision<Result> {
  result: Result;
  writes: Write[];
  events: Announcement[];
  /** Changes of the board's own row. */
  board?: Partial<NewRow<"boards">> & Fields;
  /** By how many bytes the board grows, where it is not by what is created; null when that depends on the rest of it. */
  growth?: number | null;
  /** Why rules did not act that should have. */
  skipped?: string[];
}

export function announce<K extends EventKind>(
  type: K,
  data: EventData<K>,
  more: { bySystem?: boolean; renumbered?: Renumbered } = {},
): AnnouncementOf<K> {
  return { type, data, ...more };
}

export function unchanged<Result>(result: Result): Decision<Result> {
  return { result, writes: [], events: [] };
}

interface MutationSpec<R extends RouteSpec, Q extends Queries> {
  load: (input: Input<R>, boardId: string, limits: Limits) => Q;
  decide: (rows: Rows<Q>, input: Input<R>, moment: Moment) => Decision<MinimalAnswer<R>>;
}

export function mutation<R extends RouteSpec, Q extends Queries>(
  _route: R,
  spec: MutationSpec<R, Q>,
): (call: Call<R>) => Promise<MinimalAnswer<R>> {
  return (call) =>
    orFirstAnswer(call, async () => {
      const boardId = await boardIdOf(call.context, requireSubject(call));
      if (call.invalidBody || boardId === null) return refuse(call);
      const load = spec.load(call.input, boardId, call.context.limits);
      return change(call, load, (rows, moment) => spec.decide(rows, call.input, moment));
    });
}

/** Says what is wrong to those who may know. */
async function refuse(call: Call): Promise<never> {
  await readOnBoard(call, nothing);
  throw call.invalidBody ?? notFound("This resource");
}

/** For operations with slow work of their own before they know what to write. */
export async function mutate<Q extends Queries, Result>(
  call: Call,
  load: Q,
  decide: (rows: Rows<Q>, moment: Moment) => Decision<Result>,
): Promise<Result> {
  return orFirstAnswer(call, () => change(call, load, decide));
}

async function change<Q extends Queries, Result>(
  call: Call,
  load: Q,
  decide: (rows: Rows<Q>, moment: Moment) => Decision<Result>,
): Promise<Result> {
  const { boardWriter, snapshots, boardOf, limits, sizes, eventBudget, live, log } = call.context;
  const session = sessionOf(call);
  const spending = eventBudget.of(session.userId);
  const subject = requireSubject(call);
  const boardId = (await boardIdOf(call.context, subject)) ?? (await refuse(call));
  const access = accessQueries(subject, boardId, session);
  let committing: Committing | undefined;
  let wasMeasured = false;
  const attempt: Change<Queries, Result> = {
    queue: boardId,
    load: { ...load, ...access, ...keptQuery(call) },
    decide(rows): Outcome<Result> {
      const found = rowsOf(access, rows);
      const caller = checkCaller(found, session);
      const board = checkBoard(found, call.route, subject);
      refuseKept(rows);
      const moment = { board, caller, now: new Date().toISOString(), limits };
      const decision = decide(rowsOf(load, rows), moment);
      const events = eventRows(decision, moment, call.repeat?.key ?? null);
      const added = addedBytes(decision.growth, events);
      if (added !== 0) sizes.refuseMore(board.id, wasMeasured);
      const answer = answerWrites(call, board.id, decision.result);
      spending.take(bytesOf(events) + answerBytes(call, decision.result));
      const stamp = newStamp();
      const commit = commitOf(decision, events, board, stamp);
      committing = commit && { board, stamp, decision, events, added };
      return {
        result: decision.result,
        commit: commit ? withWrites(commit, answer) : keepOnly(board, answer),
      };
    },
  };
  async function measureAndTryAgain(error: unknown): Promise<Result> {
    if (!(error instanceof Unmeasured)) throw error;
    await sizes.measure(boardId);
    wasMeasured = true;
    return changeBoard(boardWriter, attempt);
  }
  const changing = changeBoard(boardWriter, attempt).catch(measureAndTryAgain);
  const result = await changing.catch((error) => {
    spending.giveBack();
    throw error;
  });
  if (!committing) return result;
  const { board, stamp, decision, events, added } = committing;
  const { skipped } = decision;
  if (skipped) log.warn("rules did not act", { request_id: call.requestId, board_id: board.id, skipped });
  sizes.committed(board.id, added);
  for (const write of decision.writes) {
    if (write.kind === "insert" && typeof write.row.id === "string") boardOf.set(write.row.id, board.id);
  }
  const characters = events.reduce((sum, { data }) => sum + data.length, 0);
  const effects = decision.events.map(
    (event, index): EventEffect => ({ ...event, seq: board.seq + index + 1 }),
  );
  snapshots.committed(board, stamp, effects, characters);
  if (events.length > 0) live.hub.committed(board.id, events.map(encodedEvent));
  if (events.length > 0 && log.logs("debug")) {
    log.debug("changed", { request_id: call.requestId, ...summary(events) });
  }
  return result;
}

/** What the last decision, the one that was committed, was about. */
interface Committing {
  board: BoardAccess;
  /** The one the board has now. */
  stamp: string;
  decision: Decision<unknown>;
  events: EventRow[];
  added: number | null;
}

/** For the log: what happened to which board, up to which number, and how much of it rules did. */
function summary(events: EventRow[]) {
  const { board_id, seq } = one(events.slice(-1));
  const byRules = events.filter(({ user_id }) => user_id === null).length;
  return { board_id, seq, events: events.map(({ type }) => type), by_rules: byRules };
}

/** No more of them are encoded than may be. */
function eventRows({ events }: Decision<unknown>, moment: Moment, key: string | null): EventRow[] {
  let bytes = 0;
  return events.map((event, index) => {
    const row = eventRow(event, index, moment, key);
    bytes += bytesOf([row]);
    if (bytes <= MAX_EVENT_BYTES) return row;
    throw new ApiError(422, `One request may cause no more than ${MAX_EVENT_BYTES} bytes of events.`);
  });
}

function bytesOf(events: readonly EventRow[]): number {
  return events.reduce((sum, { data }) => sum + Buffer.byteLength(data), 0);
}

function eventRow(
  event: Announcement,
  index: number,
  { board, caller, now }: Moment,
  key: string | null,
): EventRow {
  return {
    board_id: board.id,
    seq: board.seq + index + 1,
    type: event.type,
    user_id: event.bySystem ? null : caller.id,
    data: JSON.stringify(event.data),
    renumbered: event.renumbered ? JSON.stringify(event.renumbered) : null,
    idempotency_key: key,
    created_at: now,
  };
}

function commitOf(
  decision: Decision<unknown>,
  events: EventRow[],
  board: BoardAccess,
  stamp: string,
): Commit | undefined {
  const { writes } = decision;
  if (writes.length === 0 && events.length === 0 && !decision.board) return undefined;
  return {
    boardId: board.id,
    from: { revision: board.revision, stamp: board.stamp },
    board: {
      ...decision.board,
      seq: board.seq + events.length,
      revision: board.revision + 1,
      stamp,
    },
    writes: [...writes, ...events.map((row) => insert("board_events", row))],
  };
}

function withWrites(commit: Commit, writes: Write[]): Commit {
  return { ...commit, writes: [...commit.writes, ...writes] };
}

/** A decision that changed nothing: the board stays as it is, but a repeat must get the same answer. */
function keepOnly({ id, seq, revision, stamp }: BoardAccess, writes: Write[]): Commit | undefined {
  if (writes.length === 0) return undefined;
  return { boardId: id, from: { revision, stamp }, board: { seq, revision }, writes };
}
