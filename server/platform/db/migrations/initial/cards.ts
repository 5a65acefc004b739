import type { Types } from "../../types.ts";
import { boardOfId } from "./board-of-id.ts";

/**
 * `cards.due_soon_for` and `overdue_for` are the due dates for which that notice was given: a changed date is noticed
 * anew. The partial indexes have only the cards that still need one, so looking for them costs what is due.
 *
 * `card_assignees` repeats the card's due date and completion, so that a person's cards can be read in order from an
 * index, however many they are.
 *
 * `card_placeholders` and `item_placeholders` have the people of an imported board (`board_people`) who have not been
 * matched to a member; once they are, the rows are replaced by assignees.
 *
 * An attachment in the trash, alone or with its card, has no `card_id` but a `trash_id`; its bytes stay until it is purged.
 *
 * The bytes of an attachment are in `attachment_blobs` or in object storage. An object has its row in `stored_objects`
 * from before its first byte is sent until after it is removed; `pending_since` is null once an attachment got it.
 *
 * A row in `attachment_objects` says whose it is, and goes with the attachment, whichever way that goes. An object without
 * an owner that is not pending is to be removed. A row without an attachment claims an upload that came to nothing: a
 * commit that comes too late finds the key taken, and later no object to refer to. Objects outlive their board.
 */
export const cardTables = (t: Types): string[] => [
  `CREATE TABLE cards (
     board_id ${t.uuid} NOT NULL,
     id ${t.uuid} NOT NULL,
     column_id ${t.uuid} NOT NULL,
     number ${t.bigint} NOT NULL,
     title TEXT NOT NULL,
     rank ${t.bigint} NOT NULL,
     start_at TEXT,
     due_at TEXT,
     is_complete ${t.boolean} NOT NULL,
     due_soon_for TEXT,
     overdue_for TEXT,
     cover_attachment_id ${t.uuid},
     comment_count INTEGER NOT NULL,
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     description TEXT,
     PRIMARY KEY (board_id, id),
     UNIQUE (board_id, column_id, rank),
     FOREIGN KEY (board_id, column_id) REFERENCES columns (board_id, id) ON DELETE CASCADE
   )${t.table}`,
  boardOfId("cards"),
  "CREATE INDEX cards_complete ON cards (board_id, id) WHERE is_complete",
  `CREATE INDEX cards_due_soon ON cards (due_at)
     WHERE due_at IS NOT NULL AND NOT is_complete AND due_soon_for IS DISTINCT FROM due_at`,
  `CREATE INDEX cards_overdue ON cards (due_at)
     WHERE due_at IS NOT NULL AND NOT is_complete AND overdue_for IS DISTINCT FROM due_at`,

  `CREATE TABLE card_labels (
     board_id ${t.uuid} NOT NULL,
     card_id ${t.uuid} NOT NULL,
     label_id ${t.uuid} NOT NULL,
     PRIMARY KEY (board_id, card_id, label_id),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, label_id) REFERENCES labels (board_id, id) ON DELETE CASCADE
   )${t.linkTable}`,
  "CREATE INDEX card_labels_label ON card_labels (board_id, label_id, card_id)",

  `CREATE TABLE card_assignees (
     board_id ${t.uuid} NOT NULL,
     card_id ${t.uuid} NOT NULL,
     user_id ${t.uuid} NOT NULL,
     due_at TEXT,
     is_complete ${t.boolean} NOT NULL,
     PRIMARY KEY (board_id, card_id, user_id),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   )${t.linkTable}`,

  `CREATE TABLE card_placeholders (
     board_id ${t.uuid} NOT NULL,
     card_id ${t.uuid} NOT NULL,
     person_id ${t.uuid} NOT NULL,
     PRIMARY KEY (board_id, card_id, person_id),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, person_id) REFERENCES board_people (board_id, id) ON DELETE CASCADE
   )${t.linkTable}`,
  "CREATE INDEX card_placeholders_person ON card_placeholders (board_id, person_id, card_id)",

  `CREATE TABLE checklists (
     board_id ${t.uuid} NOT NULL,
     id ${t.uuid} NOT NULL,
     card_id ${t.uuid} NOT NULL,
     title TEXT NOT NULL,
     rank ${t.bigint} NOT NULL,
     PRIMARY KEY (board_id, id),
     UNIQUE (board_id, card_id, rank),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE
   )${t.table}`,
  boardOfId("checklists"),

  `CREATE TABLE checklist_items (
     board_id ${t.uuid} NOT NULL,
     id ${t.uuid} NOT NULL,
     checklist_id ${t.uuid} NOT NULL,
     content TEXT NOT NULL,
     is_done ${t.boolean} NOT NULL,
     rank ${t.bigint} NOT NULL,
     PRIMARY KEY (board_id, id),
     UNIQUE (board_id, checklist_id, rank),
     FOREIGN KEY (board_id, checklist_id) REFERENCES checklists (board_id, id) ON DELETE CASCADE
   )${t.table}`,
  boardOfId("checklist_items"),

  `CREATE TABLE item_assignees (
     board_id ${t.uuid} NOT NULL,
     item_id ${t.uuid} NOT NULL,
     user_id ${t.uuid} NOT NULL,
     PRIMARY KEY (board_id, item_id, user_id),
     FOREIGN KEY (board_id, item_id) REFERENCES checklist_items (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   )${t.linkTable}`,

  `CREATE TABLE item_placeholders (
     board_id ${t.uuid} NOT NULL,
     item_id ${t.uuid} NOT NULL,
     person_id ${t.uuid} NOT NULL,
     PRIMARY KEY (board_id, item_id, person_id),
     FOREIGN KEY (board_id, item_id) REFERENCES checklist_items (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, person_id) REFERENCES board_people (board_id, id) ON DELETE CASCADE
   )${t.linkTable}`,
  "CREATE INDEX item_placeholders_person ON item_placeholders (board_id, person_id, item_id)",

  `CREATE TABLE attachments (
     board_id ${t.uuid} NOT NULL,
     id ${t.uuid} NOT NULL,
     card_id ${t.uuid},
     trash_id ${t.uuid},
     name TEXT NOT NULL,
     mime_type TEXT NOT NULL,
     size ${t.bigint} NOT NULL,
     PRIMARY KEY (board_id, id),
     CHECK ((card_id IS NULL) <> (trash_id IS NULL)),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, trash_id) REFERENCES trash (board_id, id) ON DELETE CASCADE
   )${t.table}`,
  "CREATE INDEX attachments_card ON attachments (board_id, card_id) WHERE card_id IS NOT NULL",
  "CREATE INDEX attachments_trash ON attachments (board_id, trash_id) WHERE trash_id IS NOT NULL",
  boardOfId("attachments"),

  `CREATE TABLE attachment_blobs (
     board_id ${t.uuid} NOT NULL,
     attachment_id ${t.uuid} NOT NULL,
     blob ${t.bytes} NOT NULL,
     PRIMARY KEY (board_id, attachment_id),
     FOREIGN KEY (board_id, attachment_id) REFERENCES attachments (board_id, id) ON DELETE CASCADE
   )${t.table}`,

  `CREATE TABLE stored_objects (
     board_id ${t.uuid} NOT NULL,
     object_key TEXT NOT NULL,
     sha256 TEXT NOT NULL,
     pending_since TEXT,
     PRIMARY KEY (board_id, object_key)
   )${t.table}`,
  "CREATE INDEX stored_objects_pending ON stored_objects (pending_since) WHERE pending_since IS NOT NULL",

  `CREATE TABLE attachment_objects (
     board_id ${t.uuid} NOT NULL,
     object_key TEXT NOT NULL,
     attachment_id ${t.uuid},
     PRIMARY KEY (board_id, object_key),
     UNIQUE (board_id, attachment_id),
     FOREIGN KEY (board_id, object_key) REFERENCES stored_objects (board_id, object_key),
     FOREIGN KEY (board_id, attachment_id) REFERENCES attachments (board_id, id) ON DELETE CASCADE
   )${t.table}`,
];
