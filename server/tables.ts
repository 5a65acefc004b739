/** The types of rows and statements, derived from the tables of all features. */
import type { tables } from "./features.ts";
import type { KeyOf, ReadRow, WrittenRow } from "./platform/db/table.ts";

type Tables = typeof tables;
export type TableName = keyof Tables;

/** Those that have all of these columns. */
export type TableWith<Column extends string> = {
  [T in TableName]: [Column] extends [keyof Tables[T]["columns"]] ? T : never;
}[TableName];

/** A row as it is read. */
export type Row<T extends TableName> = ReadRow<Tables[T]>;
/** A row as it is written. */
export type NewRow<T extends TableName> = WrittenRow<Tables[T]>;
/** The values of its primary key. */
export type Key<T extends TableName> = KeyOf<Tables[T]>;

/**
 * Who writes what. Whatever belongs to a board is written by `mutate` alone, and removed by housekeeping. An account
 * is written with its sessions, sign-ins and API tokens, its picture, its mails and what it wants mailed, its watched cards,
 * what it has read,
 * what it keeps to itself about boards and its calendar, its imports, and the answers kept for it; so are the boards that
 * somebody creates, and the version of every board that shows the account.
 */
export type AccountTable =
  | "users"
  | "sessions"
  | "ended_sessions"
  | "sign_in_links"
  | "sign_in_sessions"
  | "used_sign_ins"
  | "api_tokens"
  | "idempotency_keys"
  | "mail_queue"
  | "account_tokens"
  | "mail_preferences"
  | "mail_digests"
  | "boards"
  | "board_members"
  | "board_checkpoints"
  | "notifications"
  | "card_watchers"
  | "board_visits"
  | "calendar_keys"
  | "avatars"
  | "imports"
  | "import_chunks";
/** Where the bytes of attachments are, and copies of attachments until a card has them: these are in the trash. */
export type StorageTable =
  | "stored_objects"
  | "attachment_objects"
  | "attachment_blobs"
  | "attachments"
  | "trash";
/** How far the events of boards have been delivered to other services. */
export type DeliveryTable = "webhooks" | "webhook_deliveries";
export type HousekeptTable =
  | "sessions"
  | "ended_sessions"
  | "used_sign_ins"
  | "account_tokens"
  | "boards"
  | "imports"
  | "import_chunks"
  | TableWith<"board_id">;
