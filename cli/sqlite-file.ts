/** A SQLite database as a file: whether it is a whole Boardcast database, and how it becomes durable under its name. */
import { Database, SQLiteError } from "bun:sqlite";
import { closeSync, fsyncSync, openSync } from "node:fs";
import { ConfigError } from "../server/config.ts";
import { SCHEMA_VERSION, versionOf } from "../server/platform/db/migrate.ts";
import { appliedSteps } from "../server/platform/db/sqlite/prepare.ts";
import { one } from "../server/platform/util/present.ts";
import { codeOf, messageOf } from "../server/platform/util/unknown-value.ts";
import { contentFaults } from "./content-checks.ts";

/** How many faults of a kind a message names. */
const MOST_NAMED = 5;

export interface FileReport {
  version: number;
  /** Without those of boards that are still being copied or imported, which nobody sees. */
  rows: Record<string, number>;
  /** Damage to rows that can still be read, in words. */
  faults: string[];
}

/** Reads the whole file; throws if it cannot. */
export async function checkFile(file: string, shown = file): Promise<FileReport> {
  const database = openFile(file);
  try {
    const version = schemaVersion(database, shown);
    const present = version === SCHEMA_VERSION;
    const pages = damagedPages(database);
    if (pages.length > 0) throw unreadable(shown, pages.slice(0, MOST_NAMED).join("; "));
    const faults = [
      ...danglingRows(database).slice(0, MOST_NAMED),
      ...(present ? await contentFaults("sqlite", rowsIn(database)) : []),
    ];
    return { version, rows: countRows(database, present), faults };
  } catch (error) {
    throw explained(error, shown);
  } finally {
    database.close();
  }
}

/** SQLite's own message says neither which file is damaged nor what to do. */
export function explained(error: unknown, file: string): unknown {
  if (!(error instanceof SQLiteError)) return error;
  if (hasDamagedPages(error)) return unreadable(file, error.message, error);
  return new ConfigError(`${file} is not a readable SQLite database: ${error.message}`, { cause: error });
}

export function hasDamagedPages(error: unknown): boolean {
  return codeOf(error).startsWith("SQLITE_CORRUPT");
}

function unreadable(file: string, reason: string, cause?: unknown): ConfigError {
  return new ConfigError(
    `${file} has damaged pages, so not all of it can be read (${reason}): ` +
      "restore an undamaged backup, or save what can be read with export --all; see docs/OPERATIONS.md",
    { cause },
  );
}

export function openFile(file: string): Database {
  const database = openExisting(file);
  database.run("PRAGMA busy_timeout = 10000");
  return database;
}

function openExisting(file: string): Database {
  try {
    return new Database(file, { readwrite: true, create: false, strict: true });
  } catch (error) {
    throw new Error(`${file} cannot be opened: ${messageOf(error)}`, { cause: error });
  }
}

/** Throws unless it is a Boardcast database that this program can read. */
export function schemaVersion(database: Database, shown: string): number {
  const version = versionOf(appliedSteps(database, shown));
  if (version === 0) throw new ConfigError(`${shown} is not a Boardcast database: it is empty`);
  return version;
}

export function damagedPages(database: Database): string[] {
  const lines = all<{ integrity_check: string }>(database, "PRAGMA integrity_check");
  return lines.map(({ integrity_check: line }) => line).filter((line) => line !== "ok");
}

export function danglingRows(database: Database): string[] {
  const rows = all<{ table: string }>(database, "PRAGMA foreign_key_check");
  return rows.map(({ table }) => `a row of ${table} refers to nothing`);
}

/** Runs queries there. */
export function rowsIn(database: Database) {
  return (query: string) => all<Record<string, unknown>>(database, query);
}

/** The key by which rows of these tables belong to a board; others belong to none. */
const COUNTED = {
  users: null,
  boards: "id",
  cards: "board_id",
  attachments: "board_id",
  board_events: "board_id",
};

/** In older schemas every row counts: which boards were unfinished is not looked for. */
function countRows(database: Database, isPresent: boolean): Record<string, number> {
  const tables = all<{ name: string }>(database, "SELECT name FROM pragma_table_list WHERE schema = 'main'");
  const names = new Set(tables.map(({ name }) => name));
  const hidden = "SELECT id FROM boards WHERE deleted_at IS NOT NULL AND deleted_by IS NULL";
  return Object.fromEntries(
    Object.entries(COUNTED).flatMap(([name, board]) => {
      if (!names.has(name)) return [];
      const seen = isPresent && board !== null ? `WHERE ${board} NOT IN (${hidden})` : "";
      const counted = all<{ count: number }>(database, `SELECT count(*) AS count FROM ${name} ${seen}`);
      return [[name, one(counted).count]];
    }),
  );
}

function all<Row>(database: Database, query: string): Row[] {
  return database.query<Row, []>(query).all();
}

export function describe({ version, rows }: Omit<FileReport, "faults">): string {
  const counts = Object.entries(rows).map(([table, count]) => `${count} ${table.replace("board_", "")}`);
  return `schema version ${version}, ${counts.join(", ")}`;
}

/** Syncs a file or a folder, so that its contents survive a power cut. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
