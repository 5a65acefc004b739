/** Notifications for the personal streams of the platform. */
import type { PersonalMessage } from "../../contract/notifications.ts";
import { ofToken } from "../platform/auth/api-tokens.ts";
import { asId } from "../platform/db/json.ts";
import { idList, sql } from "../platform/db/sql.ts";
import type { NotificationRef, PersonalSource } from "../platform/live/personal/source.ts";
import { LAST_ID } from "../platform/util/ids.ts";
import {
  lastOfOldest,
  type NotificationRow,
  notificationRows,
  toNotification,
  unreadCount,
} from "./store.ts";

const MOST_OF_BOARD = 10_000;

export const personalSource: PersonalSource<NotificationRow> = {
  after(session, id, limit) {
    const mine = sql`n.user_id = ${session.userId} AND n.id > ${id}`;
    const end = lastOfOldest(mine);
    const upToEnd = sql`n.id <= coalesce((${end}), ${asId(sql`${LAST_ID}`)})`;
    const which = sql`${mine} AND ${upToEnd} ${ofToken(session, sql`n.board_id`)}`;
    return { missed: notificationRows(which, limit, { oldestFirst: true }), end };
  },
  ofBoard: (boardId, ids, userIds) =>
    notificationRows(
      sql`n.board_id = ${boardId} AND n.id ${idList(ids)} AND n.user_id ${idList(userIds)}`,
      MOST_OF_BOARD,
      { oldestFirst: true },
    ),
  recent: (userIds, id) => sql<NotificationRef>`SELECT n.user_id, n.board_id, n.id FROM notifications n
    WHERE n.user_id ${idList(userIds)} AND n.id > ${id}`,
  mayReplace: ({ kind, card_id }) => kind === "assigned" && card_id !== null,
  unread: unreadCount,
  encode(row) {
    const message: PersonalMessage = { type: "notification", data: toNotification(row) };
    return JSON.stringify(message);
  },
};
