/** The numbered events of a board: read as they were written, sent without being decoded. */
import { needsSnapshot } from "../../../contract/board-state.ts";
import { type BoardEvent, EVENT_VERSION, type EventKind } from "../../../contract/events.ts";
import type { Row } from "../../tables.ts";
import { join, type Sql, sql } from "../db/sql.ts";
import { DATA_BYTES, type Packed } from "./packed.ts";

/** A page is held in memory by everyone who reads one. */
const PAGE_BYTES = 1_048_576;

/** Data, previous values and renumbering are JSON; the key and the API token are those of the request that caused it. */
export type EventRow = Omit<Row<"board_events">, "data" | "data_bytes"> & { data: string };

export const EVENT = sql`board_id, seq, type, user_id, data, previous, renumbered, idempotency_key, via, created_at, first_seq,
  about_id, subject_id, cause, undoes, mark`;

/** As many bytes as the event takes when it is sent, but for its envelope. */
const BYTES = sql`${DATA_BYTES} * CASE WHEN type LIKE '%.deleted' OR type = 'board.member_removed' THEN 2 ELSE 1 END
  + coalesce(octet_length(previous), 0)`;

/**
 * The next events after `since`: at most `limit`, and no more than `maxBytes`, but one in any case. That is decided by
 * their lengths, which are known without reading the texts. (With a bare parameter as LIMIT, SQLite would plan the
 * statement again each time; with a sum it does not.)
 */
export function eventsAfter(
  boardId: string,
  since: number,
  limit: number,
  maxBytes = PAGE_BYTES,
): Sql<Packed<EventRow>> {
  const next = sql`FROM board_events WHERE board_id = ${boardId} AND seq > ${since}`;
  const last = sql`SELECT coalesce(max(seq), ${since + 1}) FROM (
      SELECT seq, sum(${BYTES}) OVER (ORDER BY seq) AS bytes ${next}
      ORDER BY seq LIMIT ${limit} + 0) page
    WHERE bytes <= ${maxBytes}`;
  return sql<Packed<EventRow>>`SELECT ${EVENT} ${next} AND seq <= (${last}) ORDER BY seq`;
}

/** Which events of a board, and from where: after `since`, oldest first, or before `before`, newest first. */
export interface EventFilter {
  since?: number;
  before?: number;
  /** About this card, or what is on it. */
  cardId?: string;
  userId?: string;
  kinds?: readonly string[];
  maxBytes?: number;
}

/** `looked`: how many were looked at, up to number `last`; `found`: how many of them matched, as far as that was asked. */
export interface EventSearch {
  looked: number;
  last: number | null;
  found: number;
}

/** A page looks at no more events than this for those that match. */
export const MOST_LOOKED_AT = 5000;

/**
 * A page of the events that match: at most `limit` and `maxBytes`, but one in any case. They are all that match from
 * the start of the page to its last one, a single value: joined by their numbers instead, PostgreSQL would look at every
 * event of the board for each of them while it has no statistics of the table.
 */
export function matchingEvents(
  boardId: string,
  filter: EventFilter,
  limit: number,
): { events: Sql<Packed<EventRow>>; search: Sql<EventSearch> } {
  const { since = 0, before, cardId, userId, kinds, maxBytes = PAGE_BYTES } = filter;
  const isBack = before !== undefined;
  const order = isBack ? sql`DESC` : sql``;
  const card = cardId === undefined ? sql`` : sql`AND about_id = ${cardId}`;
  const user = userId === undefined ? sql`` : sql`AND user_id = ${userId}`;
  const kind = kinds
    ? sql`AND type IN (${join(
        kinds.map((type) => sql`${type}`),
        ", ",
      )})`
    : sql``;
  const isFiltered = userId !== undefined || kinds !== undefined;
  const isOfAll = isBack && cardId === undefined && !isFiltered;
  const from = isBack ? sql`seq < ${before}` : sql`seq > ${since}`;
  const range = isOfAll ? lastBefore(boardId, before, limit + 1) : from;
  const these = sql`FROM board_events WHERE board_id = ${boardId} AND ${range} ${card}`;
  const atMost = (count: number) => (isOfAll ? sql`` : sql`LIMIT ${count} + 0`);
  const looked = sql`SELECT seq, user_id, type, ${BYTES} AS bytes ${these}
    ORDER BY seq ${order} ${atMost(isFiltered ? MOST_LOOKED_AT : limit + 1)}`;
  const found = sql`SELECT seq, bytes FROM (${looked}) l WHERE TRUE ${user} ${kind}
    ORDER BY seq ${order} ${atMost(limit + 1)}`;
  const page = sql`SELECT seq, row_number() OVER (ORDER BY seq ${order}) AS place,
      sum(bytes) OVER (ORDER BY seq ${order}) AS bytes FROM (${found}) few`;
  const furthest = isBack ? sql`min` : sql`max`;
  const last = sql`SELECT ${furthest}(seq) FROM (${page}) few
    WHERE place = 1 OR place <= ${limit} AND bytes <= ${maxBytes}`;
  return {
    events: sql<Packed<EventRow>>`SELECT ${EVENT} ${these} ${user} ${kind}
      AND seq ${isBack ? sql`>=` : sql`<=`} (${last}) ORDER BY seq ${order}`,
    search: sql<EventSearch>`SELECT (SELECT count(*) FROM (${looked}) l) AS looked,
      (SELECT ${furthest}(seq) FROM (${looked}) l) AS last, (SELECT count(*) FROM (${found}) few) AS found`,
  };
}

/**
 * So many events, by their numbers, which have no gaps. For a LIMIT that is a parameter, PostgreSQL expects a tenth of the
 * board's events and plans the statement anew each time: with a long log, that was a third of the cost of a page. And whatever
 * it plans here, it reads no more than these.
 */
function lastBefore(boardId: string, before: number, count: number): Sql {
  const end = sql`(SELECT CASE WHEN seq < ${before} THEN seq + 1 ELSE ${before} END FROM boards WHERE id = ${boardId})`;
  return sql`seq < ${end} AND seq >= ${end} - ${count}`;
}

/**
 * Whether a client has another event under a number than the log: the board has lost its last events since, in a failover,
 * or was restored. Unknown times prove nothing.
 */
export function isOtherEvent(clients: string | undefined, ours: string | undefined): boolean {
  return Boolean(clients) && ours !== undefined && clients !== ours;
}

/** The number of the oldest event that is still there. (For min(), PostgreSQL reads all of them while it has no statistics.) */
export function oldestEvent(boardId: string): Sql<{ seq: number }> {
  return sql<{ seq: number }>`SELECT seq FROM board_events WHERE board_id = ${boardId} ORDER BY seq LIMIT 1`;
}

/** Null if the log has everything after `since`; otherwise why not: it starts later or ends earlier. */
export function resyncReason(since: number, head: number, oldest: number | null): "expired" | "ahead" | null {
  if (since > head) return "ahead";
  const first = oldest ?? head + 1;
  return since < first - 1 ? "expired" : null;
}

/** An event as it is sent, encoded once, with the fields that decide where it goes. */
export interface EncodedEvent {
  readonly seq: number;
  readonly type: string;
  /** When it was decided on. */
  readonly createdAt: string;
  readonly text: string;
}

export function encodedEvent(row: EventRow): EncodedEvent {
  return { seq: row.seq, type: row.type, createdAt: row.created_at, text: encodeEvent(row) };
}

const RESTORED = ',"restored":true}';

/** True where more came back than the event carries. The mark is the last field of an envelope. */
export function lacksContents({ type, text }: EncodedEvent): boolean {
  // Read from the text: most events are never decoded here.
  return text.endsWith(RESTORED) && needsSnapshot({ type: type as EventKind, restored: true });
}

export function decodeEvent({ text }: EncodedEvent): BoardEvent {
  // Encoded by `encodeEvent`, here or on another instance.
  return JSON.parse(text) as BoardEvent;
}

const TYPE = '{"type":"';
const TIMESTAMP = '"timestamp":"';
const ISO_LENGTH = 24;
/** No text can contain it: inside a string its quotes would be escaped. */
const END_OF_DATA = '},"user_id":';

/** As another instance encoded it: the type comes first, and no text of a user's after the data. */
export function parseEncoded(seq: number, text: string): EncodedEvent {
  const timestamp = text.lastIndexOf(TIMESTAMP) + TIMESTAMP.length;
  return {
    seq,
    type: text.slice(TYPE.length, text.indexOf('"', TYPE.length)),
    createdAt: text.slice(timestamp, timestamp + ISO_LENGTH),
    text,
  };
}

/** The text with one more field, `"name":value`, at the end of the data. */
export function appendToData(text: string, field: string): string {
  const end = text.lastIndexOf(END_OF_DATA);
  return `${text.slice(0, end)},${field}${text.slice(end)}`;
}

/** Events that remove what their data describes; that is also what it was before. (Of a board they have only the id.) */
function isRemoval(type: string): boolean {
  return (type.endsWith(".deleted") && type !== "board.deleted") || type === "board.member_removed";
}

/** The envelope around data that is JSON already. */
export function encodeEvent(row: EventRow): string {
  const user = row.user_id === null ? "null" : `"${row.user_id}"`;
  const key = row.idempotency_key === null ? "" : `"key":${JSON.stringify(row.idempotency_key)},`;
  const via = row.via === null ? "" : `"via":${JSON.stringify(row.via)},`;
  const before = isRemoval(row.type) ? row.data : row.previous;
  const previous = before === null ? "" : `"previous":${before},`;
  return (
    `{"type":"${row.type}",${previous}"data":${row.data},"user_id":${user},"timestamp":"${row.created_at}",` +
    `"version":"${EVENT_VERSION}",${key}${via}"board_id":"${row.board_id}","seq":${row.seq}${encodeExtras(row)}}`
  );
}

/** The fields that only some events have. */
function encodeExtras(row: EventRow): string {
  let text = "";
  if (row.renumbered !== null) text += `,"renumbered":${row.renumbered}`;
  if (row.cause !== null) text += `,"cause":${row.cause}`;
  if (row.undoes !== null) text += `,"undoes":${row.undoes}`;
  if (row.mark !== null) text += `,"${row.mark}":true`;
  return text;
}
