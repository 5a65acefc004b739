import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import type { InputOf } from "../../contract/index.ts";
import { notificationRoutes } from "../../contract/notifications.ts";
import { ofToken } from "../platform/auth/api-tokens.ts";
import { type Call, EndlessReply, type Handler, STREAM_HEADERS } from "../platform/core/call.ts";
import { keptQuery, orFirstAnswer, refuseKept, writeOnce } from "../platform/core/idempotency.ts";
import { query, readAsCaller, readOnBoard, sessionOf } from "../platform/core/query.ts";
import { sql } from "../platform/db/sql.ts";
import type { Statement } from "../platform/db/statements.ts";
import { pageOf } from "../platform/util/page.ts";
import { one } from "../platform/util/present.ts";
import {
  addWatcher,
  lastLookedAt,
  lookedAt,
  markRead,
  notificationRows,
  removeWatcher,
  toNotification,
  unreadCount,
  unreadUpTo,
  watcherRow,
} from "./store.ts";

export const listNotifications = query(notificationRoutes.listNotifications, {
  load({ unread, before, limit = DEFAULT_PAGE }, { session }) {
    const older = before === undefined ? sql`` : sql`AND n.id < ${before}`;
    const isUnread = unread === "true" ? sql`AND n.read_at IS NULL` : sql``;
    const mine = sql`n.user_id = ${session.userId} ${isUnread} ${older}`;
    return {
      notifications: notificationRows(sql`${lookedAt(mine)} ${ofToken(session, sql`n.board_id`)}`, limit + 1),
      last: lastLookedAt(mine),
      unread: unreadCount(session),
    };
  },
  answer({ notifications, last, unread }, { limit = DEFAULT_PAGE }) {
    const { items, next } = pageOf(notifications, limit, toNotification);
    return { items, next: next ?? last[0]?.id ?? null, unread: one(unread).count };
  },
});

export const readNotifications: Handler<typeof notificationRoutes.readNotifications> = async (call) => {
  await readAsCaller(call, {});
  const session = sessionOf(call);
  const now = new Date().toISOString();
  const rest = await readInSteps(call, now);
  await writeOnce(call, [markRead(session, rest, { now })], undefined);
  call.context.live.notificationsRead(session.userId);
  return undefined;
};

/** All of them at once would hold up other writes: the newest are marked in steps, and the answer is what is left. */
async function readInSteps(
  call: Call<typeof notificationRoutes.readNotifications>,
  now: string,
): Promise<InputOf<"readNotifications">> {
  const { db, accounts } = call.context;
  const session = sessionOf(call);
  let { up_to } = call.input;
  while (up_to !== undefined) {
    const { last } = await db.read({ last: lastLookedAt(unreadUpTo(session, up_to)) }, session.userId);
    if (!last[0]) return { up_to };
    await accounts.write([markRead(session, { up_to }, { now, after: last[0].id })], session.userId);
    up_to = last[0].id;
  }
  return call.input;
}

/** A browser that reconnects says in the header how far it has come; that is newer than what the address says. */
export const streamPersonal: Handler<typeof notificationRoutes.streamPersonal> = async (call) => {
  await readAsCaller(call, {});
  const since = call.request.headers.get("last-event-id") ?? call.input.since;
  const at = { session: sessionOf(call), address: call.address(), since };
  return new EndlessReply(call.context.live.personalStream(at), STREAM_HEADERS);
};

export const getWatch = query(notificationRoutes.getWatch, {
  load: ({ card_id }, { boardId, callerId }) => ({ watcher: watcherRow(boardId, card_id, callerId) }),
  answer: ({ watcher }) => ({ is_watching: watcher.length > 0 }),
});

export const watchCard: Handler<typeof notificationRoutes.watchCard> = (call) => setWatch(call, addWatcher);
export const unwatchCard: Handler<typeof notificationRoutes.unwatchCard> = (call) =>
  setWatch(call, removeWatcher);

/** Not a change of the board: watching is nobody else's business, and must not fail anybody's If-Match. */
async function setWatch(
  call: Call<typeof notificationRoutes.watchCard | typeof notificationRoutes.unwatchCard>,
  statement: (boardId: string, cardId: string, userId: string) => Statement<"card_watchers">,
): Promise<undefined> {
  const { board, caller, rows } = await readOnBoard(call, (boardId) => keptQuery(call, boardId));
  return orFirstAnswer(call, async () => {
    refuseKept(rows);
    await writeOnce(call, [statement(board.id, call.input.card_id, caller.id)], undefined);
    return undefined;
  });
}
