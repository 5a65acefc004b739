/** What comes next for webhooks, read from the log: those of a board that are at the same place share a read. */

import type { output } from "zod/mini";
import { kindsOf } from "../../contract/events.ts";
import type { webhookMessages } from "../../contract/webhooks.ts";
import type { DbReader } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import {
  type EventSearch,
  encodeEvent,
  MOST_LOOKED_AT,
  matchingEvents,
  oldestEvent,
  resyncReason,
} from "../platform/event-log/event-log.ts";
import { LostData, unpacked } from "../platform/event-log/packed.ts";
import { createBatch } from "../platform/scheduling/batch.ts";
import { one } from "../platform/util/present.ts";
import type { Endpoint, Place } from "./delivery-store.ts";
import type { Message } from "./secrets.ts";
import { parseTypes, RESYNC_TYPE, TEST_TYPE } from "./store.ts";

export interface NextMessage extends Message {
  /** Where the webhook is after it. */
  seq: number;
  type: string;
  /** When the event happened; null for what is no event. */
  happenedAt: string | null;
}

/** Messages in order, or how far nothing concerns the webhook. */
type Next = { messages: NextMessage[] } | { skipTo: number };

/** What is held in memory for one turn of a webhook. */
const MOST_EVENTS = 16;
const MOST_BYTES = 65_536;
/** Reads under way at once. */
const MOST_READS = 16;

type Question = Pick<Endpoint, "board_id" | "cursor" | "types"> & { limit: number };
export type NextReader = (endpoint: Endpoint, now: Date) => Promise<Next>;

export function createNextReader(db: DbReader): NextReader {
  const read = createBatch(
    (questions: { question: Question; now: Date }[]) => {
      const reads = new Map<string, Promise<() => Next>>();
      return Promise.all(
        questions.map(({ question, now }) => {
          const key = JSON.stringify(question);
          const shared = reads.get(key) ?? outcomeOf(readNext(db, question, now));
          reads.set(key, shared);
          return shared;
        }),
      );
    },
    { maxBatch: MOST_READS, maxUnderWay: MOST_READS },
  );
  // What follows is of no use until the message that failed has been delivered.
  return async ({ board_id, cursor, types, attempts }, now) => {
    const limit = attempts > 0 ? 1 : MOST_EVENTS;
    const outcome = await read({ question: { board_id, cursor, types, limit }, now });
    return outcome();
  };
}

/** A read that fails concerns only those who asked for it, and no others of the batch. */
function outcomeOf(reading: Promise<Next>): Promise<() => Next> {
  return reading.then(
    (next) => () => next,
    (error) => () => {
      throw error;
    },
  );
}

async function readNext(
  db: DbReader,
  { board_id, cursor, types, limit }: Question,
  now: Date,
): Promise<Next> {
  const kinds = kindsNamed(parseTypes(types));
  const { search, ...matching } = matchingEvents(
    board_id,
    { since: cursor, maxBytes: MOST_BYTES, ...(kinds && { kinds }) },
    limit,
  );
  const { head, oldest, events, searched } = await db.readWithin(board_id, {
    head: sql<{ seq: number }>`SELECT seq FROM boards WHERE id = ${board_id}`,
    oldest: oldestEvent(board_id),
    ...matching,
    searched: kinds ? search : NOT_SEARCHED,
  });
  const last = head[0]?.seq;
  if (last === undefined) return { skipTo: cursor };
  const first = oldest[0]?.seq ?? last + 1;
  const reason = resyncReason(cursor, last, first);
  if (reason) {
    const to = reason === "ahead" ? last : first - 1;
    return { messages: [resync(board_id, reason, { seq: to, now })] };
  }
  if (events.length === 0) {
    const { looked, last: lookedTo } = one(searched);
    return { skipTo: looked >= MOST_LOOKED_AT ? (lookedTo ?? last) : last };
  }
  const whole = await unpacked(db, board_id, events).catch(noneIfLost);
  if (!whole) return { messages: [resync(board_id, "expired", { seq: last, now })] };
  return {
    messages: whole.map((event) => ({
      id: `${board_id}:${event.seq}`,
      body: encodeEvent(event),
      seq: event.seq,
      type: event.type,
      happenedAt: event.created_at,
    })),
  };
}

/** Then the webhook is told to read the board again, as where the log starts later. */
function noneIfLost(error: unknown): null {
  if (error instanceof LostData) return null;
  throw error;
}

/** Where every event matches. */
const NOT_SEARCHED = sql<EventSearch>`SELECT 0 AS looked, NULL AS last, 0 AS found`;

/** No event is of the kind that stands for kinds which no longer exist. */
const NO_KIND = "none";

function kindsNamed(types: string[] | null): string[] | null {
  return types && [NO_KIND, ...types.flatMap((type) => kindsOf(type) ?? [])];
}

type Resync = output<(typeof webhookMessages)["resync"]>;

function resync(
  boardId: string,
  reason: Resync["reason"],
  { seq, now }: { seq: number; now: Date },
): NextMessage {
  const message: Resync = { type: RESYNC_TYPE, reason, board_id: boardId, seq, timestamp: now.toISOString() };
  const id = `${boardId}:resync:${seq}`;
  return { id, body: JSON.stringify(message), seq, type: message.type, happenedAt: null };
}

export function testMessage({ boardId, id }: Place, deliveryId: string, now: Date): Message {
  const message: output<(typeof webhookMessages)[typeof TEST_TYPE]> = {
    type: TEST_TYPE,
    board_id: boardId,
    webhook_id: id,
    timestamp: now.toISOString(),
  };
  return { id: `${boardId}:test:${deliveryId}`, body: JSON.stringify(message) };
}
