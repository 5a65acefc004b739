/**
 * Migrations go forward only. One file describes a step for both databases; `Types` holds what differs.
 * The caller holds a lock while `pendingSteps` are applied, so instances that start together take turns.
 */
import { initial } from "./migrations/0001-initial.ts";

export interface Types {
  uuid: string;
  boolean: string;
  bigint: string;
  bytes: string;
  /** What stands behind the closing parenthesis of an ordinary table, of a pure key table, of a table updated all the time. */
  table: string;
  linkTable: string;
  hotTable: string;
}

export const SQLITE_TYPES: Types = {
  uuid: "TEXT",
  boolean: "INTEGER",
  bigint: "INTEGER",
  bytes: "BLOB",
  table: " STRICT",
  linkTable: " STRICT, WITHOUT ROWID",
  hotTable: " STRICT",
};

export const POSTGRES_TYPES: Types = {
  uuid: "uuid",
  boolean: "boolean",
  bigint: "bigint",
  bytes: "bytea",
  table: "",
  linkTable: "",
  hotTable: " WITH (fillfactor = 50)",
};

const STEPS: readonly ((types: Types) => string[])[] = [initial];

export const VERSION_TABLE =
  "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL PRIMARY KEY)";

/** The statements that bring a database from `version` to today's. */
export function pendingSteps(version: number, types: Types): string[] {
  if (version > STEPS.length) {
    throw new Error(
      `The database is at schema version ${version}, but this program knows only up to ${STEPS.length}. ` +
        "It was upgraded by a newer Boardcast: start that version, or restore a backup made before the upgrade.",
    );
  }
  return STEPS.slice(version).flatMap((step, index) => [
    ...step(types),
    `INSERT INTO schema_version (version) VALUES (${version + index + 1})`,
  ]);
}
