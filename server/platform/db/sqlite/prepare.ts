/** What happens to a file before it is used: it is recognised, migrated, and its columns are checked. */
import type { Database } from "bun:sqlite";
import { existsSync, statSync } from "node:fs";
import { codeOf, messageOf } from "../../util/unknown-value.ts";
import {
  APPLIED_STEPS,
  type AppliedStep,
  pendingSteps,
  refuseUnknownSteps,
  VERSION_TABLE,
} from "../migrate.ts";
import { COLUMNS, refuseForeign, refuseIncompleteSchema } from "../schema.ts";
import { SQLITE_TYPES } from "../types.ts";
import { isDiskFull } from "./disk.ts";
import { openFile } from "./file-lock.ts";

/** To be called before anything about the file is changed, its mode and its journal included. */
export function refuseForeignFile(file: string): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  const database = openFile(file);
  try {
    database.run("PRAGMA busy_timeout = 10000");
    appliedSteps(database, file);
  } finally {
    database.close();
  }
}

export function prepare(database: Database, file: string): void {
  migrate(database, file);
  refuseIncompleteSchema(columnsOf(database, file));
}

function columnsOf(database: Database, file: string): string[] {
  try {
    const columns = database.query<{ name: string }, []>(COLUMNS.sqlite).all();
    return columns.map(({ name }) => name);
  } catch (error) {
    const isIoError = codeOf(error).startsWith("SQLITE_IOERR") || codeOf(error) === "SQLITE_FULL";
    const reason =
      isIoError && isDiskFull(file)
        ? `The disk of ${file} is full: the database cannot be opened before there is room on it`
        : `${file} is not a readable SQLite database`;
    throw new Error(`${reason}: ${messageOf(error)}`, { cause: error });
  }
}

/** None of a new database. Throws unless the database is new or one that this program can use. */
export function appliedSteps(database: Database, file: string): AppliedStep[] {
  const columns = columnsOf(database, file);
  if (columns.length === 0) return [];
  refuseForeign(columns, file);
  const applied = database.query<AppliedStep, []>(APPLIED_STEPS).all();
  refuseUnknownSteps(applied, SQLITE_TYPES, file);
  return applied;
}

function migrate(database: Database, file: string): void {
  const upgrade = database.transaction(() => {
    const applied = appliedSteps(database, file);
    if (applied.length === 0) database.run(VERSION_TABLE);
    for (const step of pendingSteps(SQLITE_TYPES, applied)) database.run(step);
  });
  upgrade.immediate();
}
