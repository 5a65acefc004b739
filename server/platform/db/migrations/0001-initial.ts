import type { Types } from "../types.ts";

/**
 * Every table that belongs to a board carries board_id, and refers to its parent by (board_id, id): the
 * database itself refuses a card in another board's column. Timestamps are ISO 8601 text, as on the wire.
 */
export const initial = (t: Types): string[] => [
  `CREATE TABLE users (
     id ${t.uuid} PRIMARY KEY,
     email TEXT NOT NULL UNIQUE,
     username TEXT NOT NULL UNIQUE,
     username_lower TEXT NOT NULL,
     hashed_password TEXT NOT NULL,
     firstname TEXT,
     lastname TEXT,
     is_active ${t.boolean} NOT NULL,
     is_verified ${t.boolean} NOT NULL,
     is_superuser ${t.boolean} NOT NULL,
     token_generation INTEGER NOT NULL,
     kept_token TEXT,
     created_at TEXT NOT NULL
   )${t.table}`,

  `CREATE TABLE revoked_tokens (
     token_id TEXT PRIMARY KEY,
     expires_at TEXT NOT NULL
   )${t.table}`,
  `CREATE INDEX revoked_tokens_expiry ON revoked_tokens (expires_at)`,

  `CREATE TABLE boards (
     id ${t.uuid} PRIMARY KEY,
     title TEXT NOT NULL,
     description TEXT,
     created_by ${t.uuid} NOT NULL REFERENCES users (id),
     updated_by ${t.uuid} NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     seq ${t.bigint} NOT NULL,
     revision ${t.bigint} NOT NULL,
     deleted_at TEXT
   )${t.hotTable}`,

  `CREATE TABLE board_members (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     user_id ${t.uuid} NOT NULL REFERENCES users (id),
     role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
     PRIMARY KEY (board_id, user_id)
   )${t.linkTable}`,
  `CREATE INDEX board_members_user ON board_members (user_id)`,

  `CREATE TABLE labels (
     id ${t.uuid} PRIMARY KEY,
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     color TEXT NOT NULL,
     UNIQUE (board_id, id)
   )${t.table}`,

  `CREATE TABLE columns (
     id ${t.uuid} PRIMARY KEY,
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     title TEXT NOT NULL,
     rank ${t.bigint} NOT NULL,
     color TEXT NOT NULL,
     is_done_column ${t.boolean} NOT NULL,
     UNIQUE (board_id, id),
     UNIQUE (board_id, rank)
   )${t.table}`,

  `CREATE TABLE cards (
     id ${t.uuid} PRIMARY KEY,
     board_id ${t.uuid} NOT NULL,
     column_id ${t.uuid} NOT NULL,
     title TEXT NOT NULL,
     description TEXT,
     rank ${t.bigint} NOT NULL,
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     UNIQUE (board_id, id),
     UNIQUE (column_id, rank),
     FOREIGN KEY (board_id, column_id) REFERENCES columns (board_id, id) ON DELETE CASCADE
   )${t.table}`,

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
     id ${t.uuid} PRIMARY KEY,
     board_id ${t.uuid} NOT NULL,
     card_id ${t.uuid} NOT NULL,
     title TEXT NOT NULL,
     rank ${t.bigint} NOT NULL,
     UNIQUE (board_id, id),
     UNIQUE (card_id, rank),
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE
   )${t.table}`,

  `CREATE TABLE checklist_items (
     id ${t.uuid} PRIMARY KEY,
     board_id ${t.uuid} NOT NULL,
     checklist_id ${t.uuid} NOT NULL,
     content TEXT NOT NULL,
     is_done ${t.boolean} NOT NULL,
     rank ${t.bigint} NOT NULL,
     UNIQUE (board_id, id),
     UNIQUE (checklist_id, rank),
     FOREIGN KEY (board_id, checklist_id) REFERENCES checklists (board_id, id) ON DELETE CASCADE
   )${t.table}`,

  `CREATE TABLE item_assignees (
     board_id ${t.uuid} NOT NULL,
     item_id ${t.uuid} NOT NULL,
     user_id ${t.uuid} NOT NULL,
     PRIMARY KEY (board_id, item_id, user_id),
     FOREIGN KEY (board_id, item_id) REFERENCES checklist_items (board_id, id) ON DELETE CASCADE,
     FOREIGN KEY (board_id, user_id) REFERENCES board_members (board_id, user_id) ON DELETE CASCADE
   )${t.linkTable}`,

  `CREATE TABLE attachments (
     id ${t.uuid} PRIMARY KEY,
     board_id ${t.uuid} NOT NULL,
     card_id ${t.uuid} NOT NULL,
     name TEXT NOT NULL,
     mime_type TEXT NOT NULL,
     size ${t.bigint} NOT NULL,
     FOREIGN KEY (board_id, card_id) REFERENCES cards (board_id, id) ON DELETE CASCADE
   )${t.table}`,
  `CREATE INDEX attachments_card ON attachments (board_id, card_id)`,

  `CREATE TABLE attachment_blobs (
     attachment_id ${t.uuid} PRIMARY KEY REFERENCES attachments (id) ON DELETE CASCADE,
     blob ${t.bytes} NOT NULL
   )${t.table}`,

  `CREATE TABLE automation_rules (
     id ${t.uuid} PRIMARY KEY,
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     trigger_type TEXT NOT NULL,
     trigger_column_id ${t.uuid},
     trigger_label_id ${t.uuid},
     action_type TEXT NOT NULL,
     action_column_id ${t.uuid},
     action_user_id ${t.uuid},
     is_enabled ${t.boolean} NOT NULL,
     FOREIGN KEY (board_id, trigger_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, trigger_label_id) REFERENCES labels (board_id, id),
     FOREIGN KEY (board_id, action_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, action_user_id) REFERENCES board_members (board_id, user_id)
   )${t.table}`,
  `CREATE INDEX automation_rules_board ON automation_rules (board_id)`,

  `CREATE TABLE board_events (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     seq ${t.bigint} NOT NULL,
     type TEXT NOT NULL,
     user_id ${t.uuid},
     data TEXT NOT NULL,
     renumbered TEXT,
     created_at TEXT NOT NULL,
     PRIMARY KEY (board_id, seq)
   )${t.table}`,
];
