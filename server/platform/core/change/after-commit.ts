/** After a commit on a board: updates every cache that has the board and notifies everyone connected to it. */
import type { EventEffect } from "../../../../contract/events.ts";
import type { BoardOf } from "../../auth/board-of.ts";
import type { Write } from "../../db/db.ts";
import { type EventRow, encodedEvent } from "../../event-log/event-log.ts";
import { one, present } from "../../util/present.ts";
import type { Context } from "../context.ts";
import type { CommitPlan } from "./commit-plan.ts";

export interface Cause {
  context: Context;
  /** Undefined for what the service does by the clock. */
  requestId?: string;
}

export function afterCommit({ context, requestId }: Cause, plan: CommitPlan): void {
  const { snapshots, checkpoints, boardOf, sizes, live, log } = context;
  const { board, version, decision, events, added } = plan;
  sizes.committed(board.id, added);
  rememberBoardOf(boardOf, decision.writes, board.id);
  const characters = events.reduce((sum, { data }) => sum + data.length, 0);
  const effects = decision.events.map(
    (event, index): EventEffect => ({
      ...event,
      seq: board.seq + index + 1,
      timestamp: present(events[index], "a row for every event").created_at,
      restored: event.mark === "restored" ? true : undefined,
    }),
  );
  snapshots.committed(board, version, effects, characters);
  const { skipped } = decision;
  if (skipped) log.warn("automation rules skipped", { request_id: requestId, board_id: board.id, skipped });
  if (events.length === 0) return;
  const bytes = characters + (decision.recordedBytes ?? 0);
  checkpoints.committed(board.id, { from: board.seq, to: board.seq + events.length, bytes });
  live.hub.committed(board.id, events.map(encodedEvent));
  context.announced(board.id, plan.announced);
  if (board.is_forwarded) context.forwarding.committed(board.id);
  if (log.logs("debug")) log.debug("changed", { request_id: requestId, ...summary(events) });
}

/** Requests about a new resource need not look up its board. */
function rememberBoardOf(boardOf: BoardOf, writes: readonly Write[], boardId: string): void {
  for (const write of writes)
    if (write.kind === "insert" && typeof write.row.id === "string") boardOf.set(write.row.id, boardId);
}

/** For the log: what happened to which board, up to which number, and how much of it rules did. */
function summary(events: EventRow[]) {
  const { board_id, seq } = one(events.slice(-1));
  const byRules = events.filter(({ user_id }) => user_id === null).length;
  return { board_id, seq, events: events.map(({ type }) => type), by_rules: byRules };
}
