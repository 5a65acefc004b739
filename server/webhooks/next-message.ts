/** What comes next for a webhook, read from the log. */

import type { output } from "zod/mini";
import { kindsOf } from "../../contract/events.ts";
import type { webhookMessages } from "../../contract/webhooks.ts";
import type { DbReader } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import {
  encodeEvent,
  MOST_LOOKED_AT,
  matchingEvents,
  oldestEvent,
  resyncReason,
} from "../platform/event-log/event-log.ts";
import { one } from "../platform/util/present.ts";
import { type Endpoint, endpointRow, type Place } from "./delivery-store.ts";
import type { Message } from "./secrets.ts";
import { parseTypes, TEST_TYPE } from "./store.ts";

export interface NextMessage extends Message {
  /** Where the webhook is after it. */
  seq: number;
  type: string;
  /** When the event happened; null for what is no event. */
  happenedAt: string | null;
}

export interface Next {
  endpoint: Endpoint;
  /** Null if nothing up to `skipTo` concerns the webhook. */
  message: NextMessage | null;
  skipTo: number;
}

/** Null if there is no such webhook, or it is disabled. */
export async function nextFor(db: DbReader, place: Place, now: Date): Promise<Next | null> {
  const { boardId } = place;
  const [endpoint] = (await db.read({ found: endpointRow(place) })).found;
  if (!endpoint) return null;
  const { cursor, types } = endpoint;
  const kinds = kindsNamed(parseTypes(types));
  const { head, oldest, events, search } = await db.read({
    head: sql<{ seq: number }>`SELECT seq FROM boards WHERE id = ${boardId}`,
    oldest: oldestEvent(boardId),
    ...matchingEvents(boardId, { since: cursor, ...(kinds && { kinds }) }, 1),
  });
  const last = head[0]?.seq;
  if (last === undefined) return null;
  const first = oldest[0]?.seq ?? last + 1;
  const reason = resyncReason(cursor, last, first);
  if (reason) {
    const to = reason === "ahead" ? last : first - 1;
    return { endpoint, message: resync(boardId, reason, { seq: to, now }), skipTo: to };
  }
  const [event] = events;
  if (!event) {
    const { looked, last: lookedTo } = one(search);
    return { endpoint, message: null, skipTo: looked >= MOST_LOOKED_AT ? (lookedTo ?? last) : last };
  }
  const message = {
    id: `${boardId}:${event.seq}`,
    body: encodeEvent(event),
    seq: event.seq,
    type: event.type,
    happenedAt: event.created_at,
  };
  return { endpoint, message, skipTo: event.seq };
}

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
  const message: Resync = { type: "resync", reason, board_id: boardId, seq, timestamp: now.toISOString() };
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
