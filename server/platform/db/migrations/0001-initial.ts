import type { Types } from "../types.ts";

/**
 * Two kinds of tables. Those of accounts are keyed by their user or by an id of their own. Every row of a board carries
 * `board_id`, its primary key begins with it, and it refers to its parent by `(board_id, id)`: the database itself refuses a
 * card in another board's column, and all of a board can be kept in one place, apart from other boards.
 *
 * Timestamps are ISO 8601 in UTC with milliseconds, as on the wire: their order as text is their order in time.
 */
export const initial = (t: Types): string[] => [
  ...accountTables(t),
  ...serviceTables(t),
  ...boardTables(t),
  ...invitationTables(t),
  ...mailTables(t),
  ...trashTables(t),
  ...cardTables(t),
  ...searchTables(t),
  ...commentTables(t),
  ...notificationTables(t),
  ...homeTables(t),
];

/**
 * `users.username_key` is what a username looks like: nobody can take a name that would be mistaken for another's.
 * A change of password starts a new `token_generation`; tokens of `kept_session` stay valid.
 *
 * A login begins a session, and all its tokens carry its id. A session that was ended before its tokens expire is in
 * `ended_sessions` until they have.
 *
 * `avatars.version` is a hash of the picture.
 *
 * Idempotency keys hold the answer to a change, written in the transaction of the change, so that a repeated request gets
 * the same answer and changes nothing. A key belongs to its user, across boards: this is the only table of accounts that
 * commits of a board write to.
 */
const accountTables = (t: Types): string[] => [
  `CREATE TABLE users (
     id ${t.uuid} PRIMARY KEY,
     email TEXT NOT NULL UNIQUE,
     username TEXT NOT NULL,
     username_lower TEXT NOT NULL,
     username_key TEXT NOT NULL UNIQUE,
     hashed_password TEXT NOT NULL,
     firstname TEXT,
     lastname TEXT,
     is_active ${t.boolean} NOT NULL,
     is_verified ${t.boolean} NOT NULL,
     is_superuser ${t.boolean} NOT NULL,
     token_generation INTEGER NOT NULL,
     kept_session ${t.uuid},
     created_at TEXT NOT NULL
   )${t.table}`,

  `CREATE TABLE sessions (
     id ${t.uuid} PRIMARY KEY,
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     created_at TEXT NOT NULL,
     last_used_at TEXT NOT NULL,
     expires_at TEXT NOT NULL,
     address TEXT NOT NULL,
     user_agent TEXT NOT NULL
   )${t.table}`,
  "CREATE INDEX sessions_user ON sessions (user_id)",
  "CREATE INDEX sessions_expiry ON sessions (expires_at)",

  `CREATE TABLE ended_sessions (
     id ${t.uuid} PRIMARY KEY,
     expires_at TEXT NOT NULL
   )${t.table}`,
  "CREATE INDEX ended_sessions_expiry ON ended_sessions (expires_at)",

  `CREATE TABLE avatars (
     user_id ${t.uuid} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     kind TEXT NOT NULL,
     version TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     data ${t.bytes} NOT NULL
   )${t.table}`,

  `CREATE TABLE idempotency_keys (
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     key TEXT NOT NULL,
     request TEXT NOT NULL,
     board_id ${t.uuid},
     answer TEXT,
     created_at TEXT NOT NULL,
     PRIMARY KEY (user_id, key)
   )${t.table}`,
  "CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at)",
];

/** A lease says which instance does a piece of work now; one that has expired is anybody's. */
const serviceTables = (t: Types): string[] => [
  `CREATE TABLE leases (
     name TEXT PRIMARY KEY,
     holder TEXT NOT NULL,
     expires_at TEXT NOT NULL
   )${t.table}`,
];

/**
 * `board_events.first_seq` is the number of the first event of the same commit. `about_id` is the card that an event is
 * about, for everything on a card, or the column, label, member or board: its history is read by it. `subject_id` is the
 * checklist, item or attachment, where that is on the card. `mark` is `archived` or `restored`. The long texts come last:
 * SQLite passes over a text to read what is stored behind it.
 *
 * A row of `board_checkpoints` is the whole board as it was after event `seq`, compressed; `created_at` is the time of
 * that event. Events are removed only up to a checkpoint, so the board can be rebuilt at every number the log reaches.
 *
 * A board with `deleted_at` but without `deleted_by` is a copy that is still being written, or never was finished: nobody can
 * reach it, list it or restore it.
 *
 * `boards.revision` grows with every commit. `boards.stamp` is random and new with every commit: two histories of a board
 * (a failover that lost its last commits, a restored backup) may reach the same revision, but never under the same stamp.
 */
const boardTables = (t: Types): string[] => [
  `CREATE TABLE boards (
     id ${t.uuid} PRIMARY KEY,
     title TEXT NOT NULL,
     description TEXT,
     color TEXT,
     created_by ${t.uuid} NOT NULL REFERENCES users (id),
     updated_by ${t.uuid} NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     seq ${t.bigint} NOT NULL,
     revision ${t.bigint} NOT NULL,
     stamp TEXT NOT NULL,
     last_card_number ${t.bigint} NOT NULL,
     deleted_at TEXT,
     deleted_by ${t.uuid}
   )${t.hotTable}`,
  "CREATE INDEX boards_deleted ON boards (deleted_at) WHERE deleted_at IS NOT NULL",

  `CREATE TABLE board_members (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     user_id ${t.uuid} NOT NULL REFERENCES users (id),
     role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
     PRIMARY KEY (board_id, user_id)
   )${t.linkTable}`,
  "CREATE INDEX board_members_user ON board_members (user_id, board_id)",

  `CREATE TABLE board_events (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     seq ${t.bigint} NOT NULL,
     type TEXT NOT NULL,
     user_id ${t.uuid},
     created_at TEXT NOT NULL,
     first_seq ${t.bigint} NOT NULL,
     about_id ${t.uuid},
     subject_id ${t.uuid},
     cause ${t.bigint},
     undoes ${t.bigint},
     mark TEXT,
     idempotency_key TEXT,
     renumbered TEXT,
     previous TEXT,
     data TEXT NOT NULL,
     PRIMARY KEY (board_id, seq)
   )${t.table}`,
  "CREATE INDEX board_events_about ON board_events (board_id, about_id, seq) WHERE about_id IS NOT NULL",

  `CREATE TABLE board_checkpoints (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     seq ${t.bigint} NOT NULL,
     created_at TEXT NOT NULL,
     data ${t.bytes} NOT NULL,
     PRIMARY KEY (board_id, seq)
   )${t.table}`,

  `CREATE TABLE labels (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id ${t.uuid} NOT NULL,
     name TEXT NOT NULL,
     color TEXT NOT NULL,
     PRIMARY KEY (board_id, id)
   )${t.table}`,
  boardOfId("labels"),

  `CREATE TABLE columns (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id ${t.uuid} NOT NULL,
     title TEXT NOT NULL,
     rank ${t.bigint} NOT NULL,
     color TEXT NOT NULL,
     is_done_column ${t.boolean} NOT NULL,
     card_limit INTEGER,
     PRIMARY KEY (board_id, id),
     UNIQUE (board_id, rank)
   )${t.table}`,
  boardOfId("columns"),

  `CREATE TABLE automation_rules (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id ${t.uuid} NOT NULL,
     name TEXT NOT NULL,
     trigger_type TEXT NOT NULL,
     trigger_column_id ${t.uuid},
     trigger_label_id ${t.uuid},
     action_type TEXT NOT NULL,
     action_column_id ${t.uuid},
     action_user_id ${t.uuid},
     is_enabled ${t.boolean} NOT NULL,
     PRIMARY KEY (board_id, id),
     FOREIGN KEY (board_id, trigger_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, trigger_label_id) REFERENCES labels (board_id, id),
     FOREIGN KEY (board_id, action_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, action_user_id) REFERENCES board_members (board_id, user_id)
   )${t.table}`,
  boardOfId("automation_rules"),

  `CREATE TABLE automation_runs (
     board_id ${t.uuid} NOT NULL,
     rule_id ${t.uuid} NOT NULL,
     id ${t.uuid} NOT NULL,
     seq ${t.bigint},
     card_id ${t.uuid} NOT NULL,
     at TEXT NOT NULL,
     outcome TEXT NOT NULL CHECK (outcome IN ('done', 'skipped', 'failed')),
     why TEXT,
     PRIMARY KEY (board_id, rule_id, id),
     FOREIGN KEY (board_id, rule_id) REFERENCES automation_rules (board_id, id) ON DELETE CASCADE
   )${t.table}`,
];

/** The token of an invitation is not stored: it is its id, signed. */
const invitationTables = (t: Types): string[] => [
  `CREATE TABLE invitations (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id ${t.uuid} NOT NULL,
     invited_by ${t.uuid} NOT NULL REFERENCES users (id),
     email TEXT,
     role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
     expires_at TEXT,
     max_uses INTEGER,
     uses INTEGER NOT NULL,
     PRIMARY KEY (board_id, id)
   )${t.table}`,
  boardOfId("invitations"),
];

/**
 * A mail is queued in the transaction that causes it and written when it is sent, so that no secret is stored here. Until
 * then, `due_at` is the time of the next attempt; whoever attempts it moves that beyond the longest that sending can
 * take. A finished mail has no `due_at` but an `outcome`; for a day it counts against the limits of its recipient and of
 * the account that had it sent. `subject_id` is the invitation, or the user whose notifications it tells of.
 *
 * `account_tokens` are in mailed links and stored as hashes. They are void once the address or the password is another
 * one than when they were created.
 *
 * `mail_preferences` has only what differs from the defaults. `mail_digests` has a row for each user for whom something
 * waits: the time of the next digest.
 */
const mailTables = (t: Types): string[] => [
  `CREATE TABLE mail_queue (
     id ${t.uuid} PRIMARY KEY,
     kind TEXT NOT NULL,
     recipient TEXT NOT NULL,
     board_id ${t.uuid},
     subject_id ${t.uuid},
     sent_by ${t.uuid},
     created_at TEXT NOT NULL,
     due_at TEXT,
     attempts INTEGER NOT NULL,
     outcome TEXT
   )${t.table}`,
  "CREATE INDEX mail_queue_due ON mail_queue (due_at) WHERE due_at IS NOT NULL",
  "CREATE INDEX mail_queue_waiting ON mail_queue (created_at) WHERE due_at IS NOT NULL",
  "CREATE INDEX mail_queue_recipient ON mail_queue (recipient, created_at)",
  "CREATE INDEX mail_queue_sender ON mail_queue (sent_by, created_at) WHERE sent_by IS NOT NULL",
  "CREATE INDEX mail_queue_age ON mail_queue (created_at)",

  `CREATE TABLE account_tokens (
     hash TEXT PRIMARY KEY,
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'reset')),
     email TEXT NOT NULL,
     password_mark TEXT NOT NULL,
     expires_at TEXT NOT NULL
   )${t.table}`,
  "CREATE INDEX account_tokens_user ON account_tokens (user_id)",
  "CREATE INDEX account_tokens_expiry ON account_tokens (expires_at)",

  `CREATE TABLE mail_preferences (
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     kind TEXT NOT NULL,
     choice TEXT NOT NULL CHECK (choice IN ('now', 'digest', 'off')),
     PRIMARY KEY (user_id, kind)
   )${t.table}`,

  `CREATE TABLE mail_digests (
     user_id ${t.uuid} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     due_at TEXT NOT NULL
   )${t.table}`,
  "CREATE INDEX mail_digests_due ON mail_digests (due_at)",
];

/**
 * What was removed from a board and can come back. A card or column leaves its own table: nothing that reads live rows has
 * to know of the trash. `parent_id` is the column of a card, the card of an attachment; `removed_with` is the column
 * that a card went with, null for what was removed by itself. `data` is JSON, with ids for labels and people. `purged`
 * rows can no longer come back and are deleted in steps.
 *
 * An event marked `restored` carries a column without its cards, or a label without its places: `restored_contents` has
 * what came back with it, so that the log can still be folded. It goes with its event.
 */
const trashTables = (t: Types): string[] => [
  `CREATE TABLE trash (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id ${t.uuid} NOT NULL,
     type TEXT NOT NULL CHECK (type IN ('card', 'column', 'label', 'attachment')),
     kind TEXT NOT NULL CHECK (kind IN ('deleted', 'archived', 'purged')),
     title TEXT NOT NULL,
     parent_id ${t.uuid},
     removed_with ${t.uuid},
     rank ${t.bigint},
     position ${t.bigint},
     data TEXT NOT NULL,
     removed_at TEXT NOT NULL,
     removed_by ${t.uuid} NOT NULL,
     seq ${t.bigint} NOT NULL,
     PRIMARY KEY (board_id, id)
   )${t.table}`,
  `CREATE INDEX trash_listed ON trash (board_id, kind, seq)
     WHERE removed_with IS NULL AND type IN ('card', 'column')`,
  "CREATE INDEX trash_contents ON trash (board_id, removed_with) WHERE removed_with IS NOT NULL",
  "CREATE INDEX trash_age ON trash (removed_at) WHERE kind = 'deleted' AND removed_with IS NULL",
  "CREATE INDEX trash_purged ON trash (board_id, id) WHERE kind = 'purged'",
  boardOfId("trash"),

  `CREATE TABLE restored_contents (
     board_id ${t.uuid} NOT NULL,
     seq ${t.bigint} NOT NULL,
     id ${t.uuid} NOT NULL,
     data TEXT NOT NULL,
     PRIMARY KEY (board_id, seq, id),
     FOREIGN KEY (board_id, seq) REFERENCES board_events (board_id, seq) ON DELETE CASCADE
       DEFERRABLE INITIALLY DEFERRED
   )${t.table}`,
];

/**
 * `cards.due_soon_for` and `overdue_for` are the due dates for which that notice was given: a changed date is noticed
 * anew. The partial indexes have only the cards that still need one, so looking for them costs what is due.
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
const cardTables = (t: Types): string[] => [
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

  `CREATE TABLE card_assignees (
     board_id ${t.uuid} NOT NULL,
     card_id ${t.uuid} NOT NULL,
     user_id ${t.uuid} NOT NULL,
     PRIMARY KEY (board_id, card_id, user_id),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   )${t.linkTable}`,

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

/**
 * `search_texts` has the words of each text on a card: title, description, items, attachments. `search_documents` has all
 * of them together as one document, whose `text_id` is the card, and each comment as another, whose `text_id` is the
 * comment; `words` is what the full-text index contains, which is a table of its own on SQLite and an index on PostgreSQL.
 * Neither refers to `cards`: a card in the trash keeps its documents, so removing and restoring writes nothing here.
 *
 * The words are already normalised, so the databases only have to split them at blanks.
 */
const searchTables = (t: Types): string[] => [
  `CREATE TABLE search_texts (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     card_id ${t.uuid} NOT NULL,
     text_id ${t.uuid} NOT NULL,
     field TEXT NOT NULL,
     words TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id, text_id, field)
   )${t.table}`,
  `CREATE TABLE search_documents (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     card_id ${t.uuid} NOT NULL,
     text_id ${t.uuid} NOT NULL,
     doc ${t.bigint} NOT NULL,
     words TEXT NOT NULL,
     PRIMARY KEY (board_id, card_id, text_id)
   )${t.table}`,
  "CREATE INDEX search_documents_doc ON search_documents (doc)",
  ...t.fullText,
];

/**
 * A comment belongs to its card whether that is on the board or in the trash: it refers to no row of `cards`, and goes in
 * steps once the card is purged. `cards.comment_count` is written in the same commit.
 */
const commentTables = (t: Types): string[] => [
  `CREATE TABLE comments (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id ${t.uuid} NOT NULL,
     card_id ${t.uuid} NOT NULL,
     user_id ${t.uuid} NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     edited_at TEXT,
     body TEXT NOT NULL,
     PRIMARY KEY (board_id, id)
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
const notificationTables = (t: Types): string[] => [
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
  "CREATE INDEX notifications_age ON notifications (read_at) WHERE read_at IS NOT NULL",

  `CREATE TABLE card_watchers (
     board_id ${t.uuid} NOT NULL,
     card_id ${t.uuid} NOT NULL,
     user_id ${t.uuid} NOT NULL,
     PRIMARY KEY (board_id, card_id, user_id),
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   )${t.linkTable}`,
];

/**
 * `board_visits` has a row for each board that a member has opened or starred; it goes with the membership. Whoever knows
 * `calendar_keys.nonce` and the signing secret can compute the address of a calendar feed; neither is enough alone.
 */
const homeTables = (t: Types): string[] => [
  `CREATE TABLE board_visits (
     board_id ${t.uuid} NOT NULL,
     user_id ${t.uuid} NOT NULL,
     opened_at TEXT,
     is_starred ${t.boolean} NOT NULL,
     PRIMARY KEY (board_id, user_id),
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   )${t.table}`,
  "CREATE INDEX board_visits_opened ON board_visits (user_id, opened_at, board_id) WHERE opened_at IS NOT NULL",

  `CREATE TABLE calendar_keys (
     user_id ${t.uuid} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     nonce TEXT NOT NULL
   )${t.table}`,

  "CREATE INDEX card_assignees_user ON card_assignees (user_id, board_id, card_id)",
  "CREATE INDEX cards_due ON cards (board_id, due_at) WHERE due_at IS NOT NULL",
];

/** Paths name a card, not its board: the board is looked up by the id alone, once for each process. */
function boardOfId(table: string): string {
  return `CREATE INDEX ${table}_id ON ${table} (id)`;
}
