/**
 * Judges what happened, from three accounts of it: what the writers were told, what the log has, what every
 * subscriber received. Silence means: each acknowledged change was logged and delivered exactly once, in the
 * same order to everyone, nothing else was delivered, and the events tell the whole board.
 */
import { applyEvent, needsSnapshot } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";

/** A change the service said yes to. */
export interface Acknowledged {
  boardId: string;
  type: string;
  /** The resource it answered, which is also what the event must carry. An `undo` answers a list of its events. */
  data: unknown;
}

export interface Subscription {
  name: string;
  boardId: string;
  /** The number it started after. */
  since: number;
  received: BoardEvent[];
}

export interface BoardHistory {
  boardId: string;
  before: FullBoard;
  after: FullBoard;
  /** Everything the log has after `before.seq`. */
  log: BoardEvent[];
  /** The board after each event that does not carry all that came back: followers read it again. */
  readAgain?: FullBoard[];
}

export interface History {
  acknowledged: Acknowledged[];
  boards: BoardHistory[];
  subscriptions: Subscription[];
}

/** What is wrong with a history; empty when nothing is. */
export function objections({ acknowledged, boards, subscriptions }: History): string[] {
  return [
    ...boards.flatMap(numbering),
    ...boards.flatMap(folding),
    ...boards.flatMap((board) => logging(board, acknowledged)),
    ...boards.flatMap((board) =>
      subscriptions.filter(({ boardId }) => boardId === board.boardId).flatMap((one) => delivery(board, one)),
    ),
  ];
}

function numbering({ boardId, before, after, log }: BoardHistory): string[] {
  const expected = before.seq + log.length;
  if (after.seq !== expected) return [`board ${boardId} is at ${after.seq}, its log ends at ${expected}`];
  return log.flatMap((event, index) =>
    event.seq === before.seq + index + 1
      ? []
      : [`board ${boardId} logs ${event.seq} as number ${before.seq + index + 1}`],
  );
}

function folding({ boardId, before, after, log, readAgain = [] }: BoardHistory): string[] {
  let folded: FullBoard | null = before;
  for (const [index, event] of log.entries()) {
    const again = needsSnapshot(event) && readAgain.find(({ seq }) => seq === event.seq);
    // A deleted board comes back as it was.
    const deleted: FullBoard | null = log[index + 1]?.restored ? { ...folded, seq: event.seq } : null;
    folded = again || (applyEvent(folded, event) ?? deleted);
    if (!folded) break;
  }
  return Bun.deepEquals(folded, after)
    ? []
    : [`the events of board ${boardId} do not add up to its snapshot`];
}

/** A writer that got no answer does not know: more may be logged than was acknowledged, never less. */
function logging({ boardId, log }: BoardHistory, acknowledged: Acknowledged[]): string[] {
  const logged = new Map<string, number>();
  for (const { type, data, seq, undoes } of log) {
    const key = undoes === undefined ? keyOf(type, data) : keyOf("undo", { events: [{ seq, type, undoes }] });
    logged.set(key, (logged.get(key) ?? 0) + 1);
  }
  return acknowledged
    .filter((change) => change.boardId === boardId)
    .filter((change) => logged.get(keyOf(change.type, change.data)) !== 1)
    .map(({ type, data }) => {
      const times = logged.get(keyOf(type, data)) ?? 0;
      return `an acknowledged ${type} on board ${boardId} is in the log ${times} times`;
    });
}

function delivery({ before, log }: BoardHistory, { name, since, received }: Subscription): string[] {
  const expected = log.slice(since - before.seq);
  const wrong = expected.findIndex((event, index) => !Bun.deepEquals(event, received[index]));
  if (wrong >= 0) {
    const got = received[wrong];
    return [
      `${name} expected event ${expected[wrong]!.seq} and received ${got ? `${got.type} ${got.seq}` : "nothing"}`,
    ];
  }
  return received.length > expected.length
    ? [`${name} received ${received[expected.length]!.type} too many`]
    : [];
}

function keyOf(type: string, data: unknown): string {
  return `${type} ${JSON.stringify(data)}`;
}
