import type { Types } from "../../types.ts";
import { boardOfId } from "./board-of-id.ts";

/**
 * A comment belongs to its card whether that is on the board or in the trash: it refers to no row of `cards`, and goes in
 * steps once the card is purged. `cards.comment_count` is written in the same commit.
 *
 * An imported comment has `person_id` in place of `user_id`, or neither if the file does not name its author. It is not
 * rewritten when that person is matched to a member.
 */
export const commentTables = (t: Types): string[] => [
  `CREATE TABLE comments (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id ${t.uuid} NOT NULL,
     card_id ${t.uuid} NOT NULL,
     user_id ${t.uuid} REFERENCES users (id),
     person_id ${t.uuid},
     created_at TEXT NOT NULL,
     edited_at TEXT,
     body TEXT NOT NULL,
     PRIMARY KEY (board_id, id),
     CHECK (user_id IS NULL OR person_id IS NULL),
     FOREIGN KEY (board_id, person_id) REFERENCES board_people (board_id, id)
   )${t.table}`,
  "CREATE INDEX comments_card ON comments (board_id, card_id, id)",
  boardOfId("comments"),
];

/**
 * A notification is a row for each recipient; those of one cause share its id, because an INSERT … SELECT cannot create an
 * id per row. Where mail is configured, `mail` is `pending` at first, then `digest` or the id of the mail that tells of it,
 * and null once that is done.
 *
 * Watchers belong to their card whether it is on the board or in the trash, so removing and restoring cards does not
 * touch them. They go with their membership, and when the card is purged.
 */
export const notificationTables = (t: Types): string[] => [
  `CREATE TABLE notifications (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id ${t.uuid} NOT NULL,
     user_id ${t.uuid} NOT NULL,
     kind TEXT NOT NULL,
     card_id ${t.uuid},
     comment_id ${t.uuid},
     actor_id ${t.uuid},
     created_at TEXT NOT NULL,
     read_at TEXT,
     mail TEXT,
     PRIMARY KEY (board_id, id, user_id)
   )${t.table}`,
  "CREATE INDEX notifications_user ON notifications (user_id, id)",
  "CREATE INDEX notifications_unread ON notifications (user_id, id) WHERE read_at IS NULL",
  "CREATE INDEX notifications_pending ON notifications (created_at) WHERE mail = 'pending'",
  "CREATE INDEX notifications_mail ON notifications (user_id, mail) WHERE mail IS NOT NULL",
  "CREATE INDEX notifications_assigned ON notifications (board_id, card_id, user_id) WHERE kind = 'assigned' AND read_at IS NULL",
  "CREATE INDEX notifications_age ON notifications (read_at) WHERE read_at IS NOT NULL",

  `CREATE TABLE card_watchers (
     board_id ${t.uuid} NOT NULL,
     card_id ${t.uuid} NOT NULL,
     user_id ${t.uuid} NOT NULL,
     PRIMARY KEY (board_id, card_id, user_id),
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   )${t.linkTable}`,
];
