/** By how much a change makes its board longer, as JSON. */
import type { EventRow } from "../core/event-log.ts";
import type { Fields } from "../db/sql.ts";

/** What a reference to something else on the board takes, at most: a label or a user on a card. */
export const REFERENCE_BYTES = 1024;

/**
 * What a change adds to the board as it is read: what its decision says, or else what it creates. Null when that depends
 * on the rest of the board. What rules add is little, and nobody is refused because of it.
 */
export function addedBytes(growth: number | null = 0, events: readonly EventRow[]): number | null {
  if (growth === null || growth > 0) return growth;
  return events.reduce((sum, { type, data, user_id }) => {
    const isCreation = type.endsWith(".created") || type === "board.member_added";
    return isCreation && user_id !== null ? sum + Buffer.byteLength(data) : sum;
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
