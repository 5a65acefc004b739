import type { Types } from "../../types.ts";
import { boardOfId } from "./board-of-id.ts";

/**
 * `board_events.first_seq` is the number of the first event of the same commit. `about_id` is the card that an event is
 * about, for everything on a card, or the column, label, member or board: its history is read by it. `subject_id` is the
 * checklist, item or attachment, where that is on the card. `mark` is `archived` or `restored`. `via` is the name of an API token. The long texts come last:
 * SQLite passes over a text to read what is stored behind it.
 *
 * The data of older events is moved to `event_packs`, that of many events in one row, compressed; `data` is null then, and
 * `data_bytes` its length. A pack has the events from `first_seq` to `last_seq`, no two packs have the same event, and a pack
 * may have events that have been removed from the log since.
 *
 * A row of `board_checkpoints` is the whole board as it was after event `seq`, compressed; `created_at` is the time of
 * that event. Events are removed only up to a checkpoint, so the board can be rebuilt at every number the log reaches.
 *
 * `board_people` are the people of an imported file. `user_id` is the member whom an owner has matched to one, and
 * `matched_seq` the number of the event that says so. They stay as long as the board: comments refer to them.
 *
 * A board with `deleted_at` but without `deleted_by` is a copy or an import that is still being written, or never was
 * finished: nobody can reach it, list it or restore it.
 *
 * A rule whose column or label goes is disabled; `lost_…` is what it referred to, until somebody edits the rule. With
 * `is_suspended` it was enabled, and is so again when all of that has come back.
 *
 * `boards.description` comes last, because SQLite finds a column by reading all pages of the long texts before it.
 *
 * `boards.is_forwarded`: there are webhooks, so whoever commits wakes their sender.
 *
 * `boards.revision` grows with every commit. `boards.stamp` is new with every commit: two histories of a board
 * (a failover that lost its last commits, a restored backup) may reach the same revision, but never under the same stamp.
 */
export const boardTables = (t: Types): string[] => [
  `CREATE TABLE boards (
     id ${t.uuid} PRIMARY KEY,
     title TEXT NOT NULL,
     color TEXT,
     is_template ${t.boolean} NOT NULL DEFAULT FALSE,
     created_by ${t.uuid} NOT NULL REFERENCES users (id),
     updated_by ${t.uuid} NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     updated_at TEXT NOT NULL,
     seq ${t.bigint} NOT NULL,
     revision ${t.bigint} NOT NULL,
     stamp TEXT NOT NULL,
     last_card_number ${t.bigint} NOT NULL,
     deleted_at TEXT,
     deleted_by ${t.uuid},
     is_forwarded ${t.boolean} NOT NULL DEFAULT FALSE,
     description TEXT
   )${t.hotTable}`,
  "CREATE INDEX boards_deleted ON boards (deleted_at) WHERE deleted_at IS NOT NULL",

  `CREATE TABLE board_members (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     user_id ${t.uuid} NOT NULL REFERENCES users (id),
     role TEXT NOT NULL CHECK (role IN ('owner', 'member')),
     PRIMARY KEY (board_id, user_id)
   )${t.linkTable}`,
  "CREATE INDEX board_members_user ON board_members (user_id, board_id)",

  `CREATE TABLE board_people (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id ${t.uuid} NOT NULL,
     name TEXT NOT NULL,
     username TEXT,
     email TEXT,
     user_id ${t.uuid} REFERENCES users (id),
     matched_seq ${t.bigint},
     PRIMARY KEY (board_id, id)
   )${t.table}`,

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
     via TEXT,
     data_bytes INTEGER,
     renumbered TEXT,
     previous TEXT,
     data TEXT,
     PRIMARY KEY (board_id, seq)
   )${t.table}`,
  "CREATE INDEX board_events_about ON board_events (board_id, about_id, seq) WHERE about_id IS NOT NULL",

  `CREATE TABLE event_packs (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     first_seq ${t.bigint} NOT NULL,
     last_seq ${t.bigint} NOT NULL,
     texts ${t.bytes} NOT NULL,
     PRIMARY KEY (board_id, first_seq)
   )${t.table}`,

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
     action_label_id ${t.uuid},
     is_enabled ${t.boolean} NOT NULL,
     is_suspended ${t.boolean} NOT NULL DEFAULT FALSE,
     lost_trigger_column_id ${t.uuid},
     lost_trigger_label_id ${t.uuid},
     lost_action_column_id ${t.uuid},
     lost_action_label_id ${t.uuid},
     PRIMARY KEY (board_id, id),
     FOREIGN KEY (board_id, trigger_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, trigger_label_id) REFERENCES labels (board_id, id),
     FOREIGN KEY (board_id, action_column_id) REFERENCES columns (board_id, id),
     FOREIGN KEY (board_id, action_user_id) REFERENCES board_members (board_id, user_id),
     FOREIGN KEY (board_id, action_label_id) REFERENCES labels (board_id, id)
   )${t.table}`,
  boardOfId("automation_rules"),

  // One change may write a hundred: a foreign key would be looked up for each. They go when their rule is purged.
  `CREATE TABLE automation_runs (
     board_id ${t.uuid} NOT NULL,
     rule_id ${t.uuid} NOT NULL,
     id ${t.uuid} NOT NULL,
     seq ${t.bigint},
     card_id ${t.uuid} NOT NULL,
     at TEXT NOT NULL,
     outcome TEXT NOT NULL CHECK (outcome IN ('done', 'skipped', 'failed')),
     reason TEXT,
     why TEXT,
     PRIMARY KEY (board_id, rule_id, id)
   )${t.table}`,
];

/** The token of an invitation is not stored: it is its id, signed. */
export const invitationTables = (t: Types): string[] => [
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
 * A public link. Its token is derived from `nonce` by the secret of the service, and recognised by its hash: the database
 * alone opens no link, and a change of the secret ends none.
 */
export const shareTables = (t: Types): string[] => [
  `CREATE TABLE shares (
     board_id ${t.uuid} NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
     id ${t.uuid} NOT NULL,
     nonce TEXT NOT NULL,
     token_hash TEXT NOT NULL,
     created_by ${t.uuid} NOT NULL REFERENCES users (id),
     created_at TEXT NOT NULL,
     expires_at TEXT,
     PRIMARY KEY (board_id, id)
   )${t.table}`,
  boardOfId("shares"),
  "CREATE INDEX shares_token ON shares (token_hash)",
];
