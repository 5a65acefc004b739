/**
 * After an older state of the database was put in place. Clients have seen numbers that this database has yet to
 * give out, for other events: all boards jump past every number that anybody can have, and their logs begin anew.
 * So an old cursor is answered with `resync`, and an old ETag matches nothing.
 */
import { sql } from "../db/sql.ts";
import { deleteFrom, type Statement, updateOf } from "../db/statements.ts";

/**
 * Past whatever was given out, by anyone, without asking them: a board has fewer than a million events a second, so
 * its numbers, counted from the last jump, stay behind the clock's microseconds. (As a JSON number safe until 2255.)
 */
export function numbersGivenOut(nowMs = Date.now()): number {
  return nowMs * 1000;
}

/** More than a board can have had of events since anybody last looked. */
export function hasJumped(from: number, to: number): boolean {
  return to - from > 1_000_000_000;
}

/** The boards first: whoever is changing one meanwhile has lost the race and loads it again. */
export function jumpPast(number: number): [Statement<"boards">, Statement<"board_events">] {
  return [
    updateOf(
      "boards",
      sql`SET seq = CASE WHEN seq > ${number} THEN seq ELSE ${number} END + 1,
        revision = CASE WHEN revision > ${number} THEN revision ELSE ${number} END + 1`,
    ),
    deleteFrom("board_events", sql``),
  ];
}
