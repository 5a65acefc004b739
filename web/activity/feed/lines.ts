/** Events as lines: those of one request that assign several people to the same thing are one line. */
import type { BoardEvent } from "../../../contract/events.ts";

export interface Line {
  /** The number of its first event: the line stays the same when it grows. */
  key: number;
  event: BoardEvent;
}

export function linesOf(newestFirst: readonly BoardEvent[]): Line[] {
  const lines: Line[] = [];
  for (const event of newestFirst) {
    const newer = lines.at(-1);
    const joined = newer && newer.key === event.seq + 1 ? join(event, newer.event) : null;
    if (joined) lines.splice(-1, 1, { key: event.seq, event: joined });
    else lines.push({ key: event.seq, event });
  }
  return lines;
}

/** Both as one event, from before the first to after the second; null if they do not belong together. */
function join(first: BoardEvent, second: BoardEvent): BoardEvent | null {
  if (first.timestamp !== second.timestamp || first.user_id !== second.user_id) return null;
  if (first.type === "card.assigned" && second.type === "card.assigned")
    return first.data.id === second.data.id ? { ...second, previous: earliest(first, second) } : null;
  if (first.type === "checklist_item.assigned" && second.type === "checklist_item.assigned")
    return first.data.id === second.data.id ? { ...second, previous: earliest(first, second) } : null;
  return null;
}

function earliest<T>(first: { previous?: T }, second: { previous?: T }): T | undefined {
  return first.previous ?? second.previous;
}
