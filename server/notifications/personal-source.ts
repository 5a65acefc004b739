/** Notifications for the personal streams of the platform. */
import type { PersonalMessage } from "../../contract/notifications.ts";
import { ofToken } from "../platform/auth/api-tokens.ts";
import { idList, sql } from "../platform/db/sql.ts";
import type { NotificationRef, PersonalSource } from "../platform/live/personal/source.ts";
import { type NotificationRow, notificationRows, toNotification, unreadCount } from "./store.ts";

const MOST_OF_BOARD = 10_000;

export const personalSource: PersonalSource<NotificationRow> = {
  after: (session, id, limit) =>
    notificationRows(
      sql`n.user_id = ${session.userId} ${ofToken(session, sql`n.board_id`)} AND n.id > ${id}`,
      limit,
      { oldestFirst: true },
    ),
  ofBoard: (boardId, ids, userIds) =>
    notificationRows(
      sql`n.board_id = ${boardId} AND n.id ${idList(ids)} AND n.user_id ${idList(userIds)}`,
      MOST_OF_BOARD,
      { oldestFirst: true },
    ),
  recent: (userIds, id) => sql<NotificationRef>`SELECT n.user_id, n.board_id, n.id FROM notifications n
    WHERE n.user_id ${idList(userIds)} AND n.id > ${id}`,
  unread: unreadCount,
  encode(row) {
    const message: PersonalMessage = { type: "notification", data: toNotification(row) };
    return JSON.stringify(message);
  },
};
