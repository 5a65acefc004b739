/** The events to undo, read from the log. */
import { type BoardEvent, hasChanged } from "../../../contract/events.ts";
import { type Sql, sql } from "../../platform/db/sql.ts";
import { decodeEvent, EVENT, type EventRow, encodedEvent } from "../../platform/event-log/event-log.ts";
import type { Packed } from "../../platform/event-log/packed.ts";
import { gone, notFound } from "../../platform/util/errors.ts";

/** `author` sent the request, also where a rule acted; null if the clock did it. `first` is null if it is gone. */
type LoggedRow = EventRow & { author: string | null; first: number | null };

/** No board ever has so many events. */
const NO_END = Number.MAX_SAFE_INTEGER;

/**
 * An event with what rules did because of it, or all events of its request, newest first. An undo is always undone as a
 * whole. (The events of a commit have consecutive numbers, so they need no index.)
 */
export function eventsToUndo(boardId: string, seq: number, whole: boolean): Sql<Packed<LoggedRow>> {
  const log = sql`FROM board_events WHERE board_id = ${boardId}`;
  const first = sql`(SELECT first_seq ${log} AND seq = ${seq})`;
  const next = sql`(SELECT seq ${log} AND seq > ${seq} AND first_seq > ${seq} ORDER BY seq LIMIT 1)`;
  const which = whole ? sql`` : sql` AND (seq = ${seq} OR cause = ${seq} OR undoes IS NOT NULL)`;
  return sql<Packed<LoggedRow>>`SELECT ${EVENT}, (SELECT user_id ${log} AND seq = ${first}) AS author,
      (SELECT seq ${log} AND seq = ${first}) AS first
    ${log} AND seq >= ${first} AND seq < coalesce(${next}, ${NO_END})${which} ORDER BY seq DESC`;
}

/** The change to undo. */
export interface LoggedChange {
  /** Null if the clock did it. */
  author: string | null;
  /** Newest first, each with the id of what it is about. */
  events: { event: BoardEvent; aboutId: string }[];
}

export function loggedChange(rows: LoggedRow[], seq: number, head: number): LoggedChange {
  if (seq > head) throw notFound("This event");
  const [row] = rows;
  if (!row || row.first === null)
    throw gone("The event log no longer reaches back to this change.", "history_expired");
  const events = rows.map((row) => ({
    event: decodeEvent(encodedEvent(row)),
    aboutId: row.about_id ?? row.board_id,
  }));
  return { author: row.author, events: events.filter(({ event }) => hasChanged(event)) };
}
