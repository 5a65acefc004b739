/**
 * A board as its events tell it: `applyEvent(board, event)` is the board after the event. Pure; what did not
 * change stays the same object. Folding the events after a snapshot over it gives the next snapshot.
 */
import type { Renumbered } from "./base/define.ts";
import type { FullBoard } from "./boards.ts";
import type { EffectOf, EventData, EventEffect, EventKind } from "./events.ts";
import { events } from "./resources.ts";

type Apply<Kind extends EventKind> = (
  board: FullBoard,
  data: EventData<Kind>,
  renumbered?: Renumbered,
) => FullBoard | null;

const kinds: { [Kind in EventKind]: { apply: Apply<Kind> } } = events;

/** Null once the board is deleted. */
export function applyEvent(board: FullBoard, event: EventEffect): FullBoard | null {
  // A kind from a newer service: its number counts, its content is not understood.
  const next = isKnownKind(event) ? change(board, event) : board;
  if (!next) return null;
  const isTimeKnown = board.last_event_at !== undefined;
  return { ...next, seq: event.seq, ...(isTimeKnown && { last_event_at: event.timestamp }) };
}

export function isKnownKind({ type }: Pick<EventEffect, "type">): boolean {
  return Object.hasOwn(kinds, type);
}

const RETURNS = new Set<string>(["column.created", "label.created", "board.person_unmatched"]);

/** True where more came back than the event carries: a follower reads the board again. */
export function needsSnapshot({ type, restored }: Pick<EventEffect, "type" | "restored">): boolean {
  return restored === true && RETURNS.has(type);
}

function change<Kind extends EventKind>(board: FullBoard, event: EffectOf<Kind>): FullBoard | null {
  return kinds[event.type].apply(board, event.data, event.renumbered);
}
