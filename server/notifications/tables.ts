import type { NotificationKind } from "../../contract/notifications.ts";
import { boardTable, nullable, oneOf, text, uuid } from "../platform/db/table.ts";

export const notificationTables = {
  notifications: boardTable(
    {
      board_id: uuid,
      id: uuid,
      user_id: uuid,
      kind: oneOf<NotificationKind>(),
      card_id: nullable(uuid),
      comment_id: nullable(uuid),
      actor_id: nullable(uuid),
      created_at: text,
      read_at: nullable(text),
      mail: nullable(text),
    },
    ["board_id", "id", "user_id"],
  ),
  card_watchers: boardTable({ board_id: uuid, card_id: uuid, user_id: uuid }, [
    "board_id",
    "card_id",
    "user_id",
  ]),
};
