/** Turns a decision into numbered events and the rows to write in one commit. */
import type { BoardState } from "../../auth/access.ts";
import { type Commit, insert, type Version, type Write } from "../../db/db.ts";
import type { EventRow } from "../../event-log/event-log.ts";
import { stampAfter } from "../../event-log/stamps.ts";
import { addedBytes } from "../../quotas/board-growth.ts";
import { ApiError } from "../../util/errors.ts";
import { newId, newStamp } from "../../util/ids.ts";
import type { Context } from "../context.ts";
import type { Announcement, Decision, Moment, NumberedAnnouncement } from "./decision.ts";

/** The most that one request may add to the log, where it is stored and sent to everyone on the board. */
export const MAX_EVENT_BYTES = 4 * 1_048_576;

export interface CommitPlan {
  /** As it was loaded. */
  board: BoardState;
  /** What the board has after the commit. */
  version: Version;
  decision: Decision<unknown>;
  events: EventRow[];
  /** The same events, as they were decided. */
  announced: NumberedAnnouncement[];
  /** By how many bytes the board grows; null when that cannot be said. */
  added: number | null;
  /** How many notifications are written at most. */
  notified: number;
  /** False when there is nothing to write, or nothing but the answer for a repeat. */
  changesBoard: boolean;
  commit: Commit | undefined;
}

/** What a commit needs besides the decision. */
interface CommitParts {
  context: Pick<Context, "derivedWrites">;
  /** The request's Idempotency-Key. */
  key: string | null;
  /** The response that is stored for a repeat. */
  answer: Write[];
}

export function planCommit(
  { context, key, answer }: CommitParts,
  decision: Decision<unknown>,
  moment: Moment,
): CommitPlan {
  const { board } = moment;
  const events = eventRows(decision.events, moment, key);
  const stamp = events.length > 0 ? stampAfter(board.stamp, events) : newStamp();
  const changesBoard = decision.writes.length > 0 || events.length > 0 || decision.board !== undefined;
  const version = changesBoard
    ? { revision: board.revision + (decision.revisions ?? 1), stamp }
    : { revision: board.revision, stamp: board.stamp };
  const announced = numbered(decision.events, board);
  const derived = context.derivedWrites(announced, moment);
  return {
    board,
    version,
    decision,
    events,
    announced,
    added: addedBytes(decision.growth, events),
    notified: notifiedBy(decision.writes) + notifiedBy(derived),
    changesBoard,
    commit: changesBoard
      ? changeOf({ decision, events, version }, board, [...derived, ...answer])
      : keepOnly(board, answer),
  };
}

function notifiedBy(writes: readonly Write[]): number {
  let notified = 0;
  for (const write of writes) {
    if (write.kind === "sweep") notified += write.notified ?? 0;
    else if (write.kind === "insert" && write.table === "notifications") notified++;
  }
  return notified;
}

function changeOf(
  { decision, events, version }: Pick<CommitPlan, "decision" | "events" | "version">,
  board: BoardState,
  more: Write[],
): Commit {
  return {
    boardId: board.id,
    from: { revision: board.revision, stamp: board.stamp },
    board: {
      ...decision.board,
      seq: board.seq + events.length,
      ...version,
    },
    writes: [
      ...decision.writes,
      ...events.map((row) => insert("board_events", { ...row, data_bytes: null })),
      ...more,
    ],
    guard: decision.guard,
  };
}

function numbered(events: readonly Announcement[], { seq }: BoardState): NumberedAnnouncement[] {
  return events.map((event, index) => ({ ...event, seq: seq + index + 1, id: newId() }));
}

/** A decision that changed nothing: the board stays as it is, but a repeat must get the same answer. */
function keepOnly({ id, seq, revision, stamp }: BoardState, answer: Write[]): Commit | undefined {
  if (answer.length === 0) return undefined;
  return { boardId: id, from: { revision, stamp }, board: { seq, revision }, writes: answer };
}

/** Encodes no more of them than are allowed. */
function eventRows(events: readonly Announcement[], moment: Moment, key: string | null): EventRow[] {
  let bytes = 0;
  return events.map((event, index) => {
    const row = eventRow(event, moment.board.seq + index + 1, { moment, key });
    bytes += bytesOf([row]);
    if (bytes <= MAX_EVENT_BYTES) return row;
    throw new ApiError(
      "request_too_expensive",
      `One request may cause no more than ${MAX_EVENT_BYTES} bytes of events.`,
    );
  });
}

function eventRow(
  event: Announcement,
  seq: number,
  { moment: { board, caller, now }, key }: { moment: Moment; key: string | null },
): EventRow {
  const { type, data, bySystem, renumbered, previous } = event;
  const firstSeq = board.seq + 1;
  const about = event.cardId ?? aboutId(data);
  return {
    board_id: board.id,
    seq,
    type,
    user_id: bySystem || !caller ? null : caller.id,
    data: JSON.stringify(data),
    previous: previous ? JSON.stringify(previous) : null,
    renumbered: renumbered ? JSON.stringify(renumbered) : null,
    idempotency_key: key,
    via: caller?.via ?? null,
    created_at: now,
    first_seq: firstSeq,
    about_id: about,
    subject_id: "id" in data && data.id !== about ? data.id : null,
    cause: bySystem && caller ? firstSeq : null,
    undoes: event.undoes ?? null,
    mark: event.mark ?? null,
  };
}

/** The card, for everything on a card; otherwise the column, the label, the user who is a member, or the board. */
function aboutId(data: Announcement["data"]): string {
  if ("card_id" in data) return data.card_id;
  // A checklist item has no `card_id`: whoever announces it names the card.
  return "id" in data ? data.id : data.user_id;
}

export function bytesOf(events: readonly EventRow[]): number {
  return events.reduce(
    (sum, { data, previous }) => sum + Buffer.byteLength(data) + (previous ? Buffer.byteLength(previous) : 0),
    0,
  );
}
