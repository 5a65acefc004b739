/**
 * boardcast backup: one consistent, verified file of a SQLite database, while the service runs and writes. Damaged rows are
 * copied as they are, and reported: a damaged database needs a backup of everything else all the more.
 */
import type { Database } from "bun:sqlite";
import { chmodSync, existsSync, linkSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ConfigError, readConfig, sqliteFile } from "../server/config.ts";
import { enter } from "../server/platform/db/sqlite/file-lock.ts";
import { codeOf, messageOf } from "../server/platform/util/unknown-value.ts";
import { parseArguments } from "./arguments.ts";
import { print } from "./output.ts";
import {
  checkFile,
  describe,
  explained,
  type FileReport,
  hasDamagedPages,
  openFile,
  schemaVersion,
  syncToDisk,
} from "./sqlite-file.ts";

export async function backupCommand(args: string[]): Promise<void> {
  const { settings, positionals } = parseArguments(args);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0)
    throw new ConfigError("backup needs the name of the file to write");
  const config = readConfig(process.env, settings);
  if (config.DATABASE_URL) {
    throw new ConfigError(
      "The database is PostgreSQL: back it up with pg_dump, see Backup and restore in docs/OPERATIONS.md",
    );
  }
  const target = resolve(name);
  const report = await backUp(sqliteFile(config), target);
  const megabytes = (statSync(target).size / 2 ** 20).toFixed(1);
  const written = `${target}: ${megabytes} MiB, ${describe(report)}`;
  if (report.faults.length > 0)
    throw new Error(
      `the backup was written, but the database is damaged, and so is the backup: ${report.faults.join(", ")}\n${written}`,
    );
  print(`${written}; verified`);
}

/** The name appears when everything behind it is written, verified and on disk; until then it is `.partial`. */
export async function backUp(file: string, target: string): Promise<FileReport> {
  if (!existsSync(file)) throw new ConfigError(`There is no database ${file}`);
  refuseExisting(target);
  const draft = `${target}.partial-${process.pid}`;
  const leave = enter(file);
  try {
    const database = openFile(file);
    try {
      schemaVersion(database, file);
      writing(target, () => writeCopy(database, draft, file));
    } finally {
      database.close();
    }
    const report = await checkFile(draft, file);
    writing(target, () => {
      syncToDisk(draft);
      nameFinally(draft, target);
      syncToDisk(dirname(target));
    });
    return report;
  } finally {
    rmSync(draft, { force: true });
    leave();
  }
}

function writeCopy(database: Database, draft: string, file: string): void {
  // Private before anything is in it.
  writeFileSync(draft, "", { flag: "wx", mode: 0o600 });
  chmodSync(draft, 0o600);
  try {
    database.run("VACUUM INTO ?", [draft]);
  } catch (error) {
    throw hasDamagedPages(error) ? explained(error, file) : error;
  }
}

/** An error of the system or of SQLite does not say what was being done. */
function writing(target: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new Error(`The backup cannot be written to ${target}: ${messageOf(error)}`, { cause: error });
  }
}

function refuseExisting(target: string): void {
  if (existsSync(target)) throw new ConfigError(`${target} already exists; choose another name`);
}

/** A link fails where the name is taken by now; some file systems have none. */
function nameFinally(draft: string, target: string): void {
  try {
    linkSync(draft, target);
  } catch (error) {
    refuseExisting(target);
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes(codeOf(error))) throw error;
    renameSync(draft, target);
  }
}
