/** By how many bytes of JSON a change enlarges its board. */

import type { Fields } from "../db/sql.ts";
import type { EventRow } from "../event-log/event-log.ts";

/** The largest size of a reference to another resource: a label or a user on a card. */
export const REFERENCE_BYTES = 1024;

/**
 * The bytes that a change adds to the board's JSON: as stated by its decision, or else the size of what it creates.
 * Null if that depends on the rest of the board. Additions by rules are small and never cause a refusal.
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
