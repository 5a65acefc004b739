/** For commands that work on a database that is there: a mistyped DATA_DIR must not create an empty one. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Config, ConfigError, sqliteFile } from "../server/config.ts";
import { openDb } from "../server/open-db.ts";
import type { Db } from "../server/platform/db/db.ts";
import { shownDatabase } from "../server/platform/db/postgres/address.ts";

export async function openExistingDb(config: Config): Promise<Db> {
  if (!isThere(config)) {
    throw new ConfigError(
      `There is no database ${sqliteFile(config)}; set DATA_DIR to its folder, or DATABASE_URL`,
    );
  }
  return openDb(config);
}

/** Whether PostgreSQL has it is known when it is opened. */
export function isThere(config: Config): boolean {
  return Boolean(config.DATABASE_URL) || existsSync(sqliteFile(config));
}

/** From whatever folder the command is run, and without the password. */
export function nameOfDb(config: Config): string {
  if (!config.DATABASE_URL) return resolve(sqliteFile(config));
  return `PostgreSQL at ${shownDatabase(config.DATABASE_URL)}`;
}
