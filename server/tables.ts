/** Every table of the database. The platform takes the types of rows and statements from here and knows no table by itself. */
import { attachmentTables } from "./attachments/tables.ts";
import { automationTables } from "./automations/tables.ts";
import { boardTables } from "./boards/tables.ts";
import { cardTables } from "./cards/tables.ts";
import { checklistTables } from "./checklists/tables.ts";
import { columnTables } from "./columns/tables.ts";
import { labelTables } from "./labels/tables.ts";
import { coreTables } from "./platform/core/tables.ts";
import type { KeyOf, ReadRow, WrittenRow } from "./platform/db/table.ts";
import { userTables } from "./users/tables.ts";

export const tables = {
  ...coreTables,
  ...userTables,
  ...boardTables,
  ...labelTables,
  ...columnTables,
  ...cardTables,
  ...checklistTables,
  ...attachmentTables,
  ...automationTables,
};

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
 * is written with its sessions and with the answers kept for it; so are the boards that somebody creates, and the
 * version of every board that shows the account.
 */
export type AccountTable =
  | "users"
  | "sessions"
  | "ended_sessions"
  | "idempotency_keys"
  | "boards"
  | "board_members";
/** Where the bytes of attachments are. */
export type StorageTable = "stored_objects" | "attachment_objects" | "attachment_blobs";
export type HousekeptTable =
  | "sessions"
  | "ended_sessions"
  | "idempotency_keys"
  | "boards"
  | "board_events"
  | "attachments"
  | "checklist_items"
  | "card_labels"
  | "card_assignees"
  | "cards";
