/** By how much a change makes its board longer, as JSON. */
import type { EventKind } from "../../../contract/events.ts";
import type { EventRow } from "../core/event-log.ts";
import type { Decision } from "../core/mutate.ts";
import type { Fields } from "../db/sql.ts";

/** Of a label or a user on a card, at most. */
const LINK_BYTES = 1024;
const LINKS: ReadonlySet<string> = new Set<EventKind>([
  "card.labeled",
  "card.assigned",
  "checklist_item.assigned",
]);

/**
 * What a change adds to the board as it is read; null when that depends on the rest of the board. What rules add is
 * little, and nobody is refused because of it.
 */
export function addedBytes(
  { growth = 0, writes }: Decision<unknown>,
  events: readonly EventRow[],
): number | null {
  if (growth > 0) return events[0]?.type === "label.updated" ? null : growth;
  if (!writes.some(({ kind }) => kind === "insert")) return 0;
  return events.reduce((sum, { type, data, user_id }) => {
    if (user_id === null) return sum;
    if (type.endsWith(".created") || type === "board.member_added") return sum + Buffer.byteLength(data);
    return LINKS.has(type) ? sum + LINK_BYTES : sum;
  }, 0);
}

/** By how many bytes fields are longer than before. */
export function growthOf(fields: Fields, before: object): number {
  return Object.entries(fields).reduce((sum, [field, value]) => {
    return sum + lengthOf(value) - lengthOf(Reflect.get(before, field));
  }, 0);
}

function lengthOf(value: unknown): number {
  return typeof value === "string" ? Buffer.byteLength(value) : 0;
}
