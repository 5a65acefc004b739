/**
 * After a backup has been restored. Clients have seen event numbers that this database would assign again, to other
 * events: all boards jump past every number that a client can have, and their logs start again. So an old cursor is
 * answered with `resync`, and an old ETag matches nothing.
 */
import { sql } from "../db/sql.ts";
import { deleteFrom, type Statement, updateOf } from "../db/statements.ts";

/**
 * Past every number ever assigned, by any instance: a board has fewer than a million events a second, so
 * its numbers, counted from the last jump, stay behind the clock's microseconds. (As a JSON number safe until 2255.)
 */
export function numbersGivenOut(nowMs = Date.now()): number {
  return nowMs * 1000;
}

/** The difference is larger than the number of events a board can have had. */
export function hasJumped(from: number, to: number): boolean {
  return to - from > 1_000_000_000;
}

/**
 * The boards first: a concurrent change then loses the compare-and-set and loads again. Every board needs a checkpoint
 * afterwards (`storeFirstCheckpoints`), from which its history starts again.
 */
export function jumpPast(
  number: number,
): [
  Statement<"boards">,
  Statement<"board_events">,
  Statement<"event_packs">,
  Statement<"board_checkpoints">,
] {
  return [
    updateOf(
      "boards",
      sql`SET seq = CASE WHEN seq > ${number} THEN seq ELSE ${number} END + 1,
        revision = CASE WHEN revision > ${number} THEN revision ELSE ${number} END + 1`,
    ),
    deleteFrom("board_events", sql``),
    deleteFrom("event_packs", sql``),
    deleteFrom("board_checkpoints", sql``),
  ];
}
