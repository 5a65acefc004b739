/** A SQLite database as a file: whether it is a whole Boardcast database, and how it becomes durable under its name. */
import { Database, SQLiteError } from "bun:sqlite";
import { closeSync, fsyncSync, openSync } from "node:fs";
import { ConfigError } from "../server/config.ts";
import { SCHEMA_VERSION, versionOf } from "../server/platform/db/migrate.ts";
import { appliedSteps } from "../server/platform/db/sqlite/prepare.ts";
import { one } from "../server/platform/util/present.ts";
import { messageOf } from "../server/platform/util/unknown-value.ts";
import { contentFaults } from "./content-checks.ts";

export interface FileReport {
  version: number;
  /** Without those of boards that are still being copied or imported, which nobody sees. */
  rows: Record<string, number>;
}

/** Reads all of it; throws what is wrong. */
export async function checkFile(file: string, shown = file): Promise<FileReport> {
  const database = openFile(file);
  try {
    const version = schemaVersion(database, shown);
    const present = version === SCHEMA_VERSION;
    const faults = [
      ...integrityFaults(database),
      ...(present ? await contentFaults("sqlite", rowsIn(database)) : []),
    ];
    if (faults.length > 0) throw new ConfigError(`${shown} is damaged: ${faults.slice(0, 5).join("; ")}`);
    return { version, rows: countRows(database, present) };
  } catch (error) {
    if (!(error instanceof SQLiteError)) throw error;
    throw new ConfigError(`${shown} is not a readable SQLite database: ${error.message}`, { cause: error });
  } finally {
    database.close();
  }
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

export function integrityFaults(database: Database): string[] {
  const pages = all<{ integrity_check: string }>(database, "PRAGMA integrity_check");
  const references = all<{ table: string }>(database, "PRAGMA foreign_key_check");
  return [
    ...pages.map(({ integrity_check: line }) => line).filter((line) => line !== "ok"),
    ...references.map(({ table }) => `a row of ${table} refers to nothing`),
  ];
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

export function describe({ version, rows }: FileReport): string {
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
