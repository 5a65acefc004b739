import { eventRoutes } from "../../contract/events.ts";
import { EndlessReply, type Handler, Reply } from "../platform/core/call.ts";
import { nothing, query, readOnBoard, sessionOf } from "../platform/core/query.ts";
import { sql } from "../platform/db/sql.ts";
import { encodeEvent, eventsAfter, oldestEvent } from "../platform/event-log/event-log.ts";
import { textBody } from "../platform/http/response-body.ts";
import { parseCursor } from "../platform/live/connections/connection.ts";
import { one } from "../platform/util/present.ts";

const EVENTS_PER_PAGE = 100;
const STREAM_HEADERS = { "content-type": "text/event-stream", "x-accel-buffering": "no" };

export const listEvents = query(eventRoutes.listEvents, {
  load: ({ board_id, since, limit }) => ({
    head: sql<{ seq: number }>`SELECT seq FROM boards WHERE id = ${board_id}`,
    oldest: oldestEvent(board_id),
    events: eventsAfter(board_id, since ?? 0, limit ?? EVENTS_PER_PAGE),
  }),
  answer({ head, oldest, events }, { since = 0 }) {
    const seq = one(head).seq;
    const resync = resyncReason(since, seq, oldest[0]?.seq ?? null);
    const list = resync ? "" : events.map(encodeEvent).join(",");
    const reason = resync ? `"${resync}"` : "null";
    const text = `{"seq":${seq},"resync":${reason},"events":[${list}]}`;
    return new Reply(textBody(text), { "content-type": "application/json" });
  },
});

/** A browser that reconnects says in the header what it has; that is newer than what the address says. */
export const streamEvents: Handler<typeof eventRoutes.streamEvents> = async (call) => {
  await readOnBoard(call, nothing);
  const cursor = call.request.headers.get("last-event-id") ?? call.input.since;
  const at = {
    boardId: call.input.board_id,
    session: sessionOf(call),
    address: call.address(),
    since: parseCursor(cursor),
  };
  return new EndlessReply(call.context.live.stream(at), STREAM_HEADERS);
};

/** Null if the log has everything after `since`; otherwise why not: it starts later or ends earlier. */
function resyncReason(since: number, head: number, oldest: number | null): "expired" | "ahead" | null {
  if (since > head) return "ahead";
  const first = oldest ?? head + 1;
  return since < first - 1 ? "expired" : null;
}
