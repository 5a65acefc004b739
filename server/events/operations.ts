import type { Input } from "../../contract/base/define.ts";
import { type eventRoutes, kindsOf } from "../../contract/events.ts";
import { EndlessReply, type Handler, Reply, STREAM_HEADERS } from "../platform/core/call.ts";
import { nothing, readOnBoard, sessionOf } from "../platform/core/query.ts";
import { sql } from "../platform/db/sql.ts";
import {
  type EventSearch,
  encodeEvent,
  isOtherEvent,
  MOST_LOOKED_AT,
  matchingEvents,
  oldestEvent,
  resyncReason,
} from "../platform/event-log/event-log.ts";
import { unpacked } from "../platform/event-log/packed.ts";
import { parseCursor, parseCursorText } from "../platform/live/connections/connection.ts";
import { invalid } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";

const EVENTS_PER_PAGE = 100;
/** A page ends early when its older events are in more packs than this. */
const MOST_PACKS = 20;

type ListEvents = typeof eventRoutes.listEvents;

function eventQueries({ board_id, since, before, card_id, user_id, type, limit }: Input<ListEvents>) {
  if (since !== undefined && before !== undefined)
    throw invalid("query.before", "must not be given together with since");
  const filter = {
    since,
    before,
    cardId: card_id,
    userId: user_id,
    kinds: type === undefined ? type : (kindsOf(type) ?? []),
  };
  return {
    head: sql<{ seq: number }>`SELECT seq FROM boards WHERE id = ${board_id}`,
    oldest: oldestEvent(board_id),
    given: sql<{ created_at: string }>`SELECT created_at FROM board_events
      WHERE board_id = ${board_id} AND seq = ${since ?? 0}`,
    ...matchingEvents(board_id, filter, limit ?? EVENTS_PER_PAGE),
  };
}

const readEvents: Handler<ListEvents> = async (call) => {
  const { board_id, since = 0, last_event_at, before } = call.input;
  const { rows } = await readOnBoard(call, () => eventQueries(call.input));
  const { head, oldest, given, events, search } = rows;
  const seq = one(head).seq;
  const isOther = isOtherEvent(last_event_at, given[0]?.created_at);
  const reach = isOther ? "ahead" : resyncReason(since, seq, oldest[0]?.seq ?? null);
  const resync = before === undefined ? reach : null;
  const account = sessionOf(call).userId;
  const listed = resync
    ? []
    : await unpacked(call.context.db, board_id, events, { account, mostPacks: MOST_PACKS });
  const next = resync ? null : nextPage(listed, one(search));
  const reason = resync ? `"${resync}"` : "null";
  const list = listed.map(encodeEvent).join(",");
  const text = `{"seq":${seq},"resync":${reason},"events":[${list}],"next":${next}}`;
  return new Reply(text, { "content-type": "application/json" });
};

/** Long pages one at a time: each is decoded and encoded at once, and everybody else waits meanwhile. */
export const listEvents: Handler<ListEvents> = async (call) => {
  const { context, input, address, session } = call;
  if ((input.limit ?? EVENTS_PER_PAGE) <= EVENTS_PER_PAGE) return readEvents(call);
  const who = { address: address(), account: session?.userId ?? "" };
  return context.pageReads.run(who, () => readEvents(call));
};

/** The number that the page reaches to; null when it reaches to the end. */
function nextPage(events: readonly { seq: number }[], { looked, last, found }: EventSearch): number | null {
  if (found > events.length) return events.at(-1)?.seq ?? null;
  return looked >= MOST_LOOKED_AT ? last : null;
}

/** A browser that reconnects says in the header what it has; that is newer than what the address says. */
export const streamEvents: Handler<typeof eventRoutes.streamEvents> = async (call) => {
  await readOnBoard(call, nothing);
  const { since, last_event_at } = call.input;
  const lastEventId = call.request.headers.get("last-event-id");
  const at = {
    boardId: call.input.board_id,
    session: sessionOf(call),
    address: call.address(),
    ...(lastEventId === null ? parseCursor(since, last_event_at) : parseCursorText(lastEventId)),
  };
  return new EndlessReply(call.context.live.stream(at), STREAM_HEADERS);
};
