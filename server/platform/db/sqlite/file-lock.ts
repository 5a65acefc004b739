/**
 * Who has a SQLite database open: SQLite's own locks on a second, empty database beside it, `boardcast.db-lock`. The
 * operating system releases them when a process dies, however it dies.
 *
 * - Every process that opens the database holds a shared lock until it closes it. `restore`, which replaces the file,
 *   needs the lock exclusively. The lock comes before the first look at the database: a process with the old file open
 *   would write its log into the new one.
 * - The service also holds the reserved lock, of which there is one. Commands do not need it and run beside the service.
 */
import { Database } from "bun:sqlite";
import { makePrivateFile } from "../../util/private-files.ts";
import { codeOf, messageOf } from "../../util/unknown-value.ts";

const WAIT_MS = 10_000;

/** Waits while the database is being replaced; returns how to release the lock. */
export function enter(file: string): () => void {
  const lock = open(file, WAIT_MS);
  try {
    lock.run("BEGIN");
    lock.query("SELECT count(*) FROM sqlite_schema").get();
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(`${file} is being restored from a backup; start again when that is done`);
  }
  return () => leave(lock);
}

/**
 * Makes this process the only service on the database, until it calls the function returned or ends. Otherwise says
 * what is in the way.
 */
export function enterAsService(file: string): (() => void) | "another service" | "a restore" {
  const lock = open(file, 0);
  try {
    lock.run("PRAGMA journal_mode = MEMORY");
    lock.run("BEGIN IMMEDIATE");
    return () => leave(lock);
  } catch (error) {
    if (!isBusy(error)) throw error;
    const isReplaced = !canRead(lock);
    lock.close();
    return isReplaced ? "a restore" : "another service";
  }
}

function canRead(lock: Database): boolean {
  try {
    lock.query("SELECT count(*) FROM sqlite_schema").get();
    return true;
  } catch (error) {
    if (!isBusy(error)) throw error;
    return false;
  }
}

/** Null while any other process has the database open. */
export function enterAlone(file: string): (() => void) | null {
  const lock = open(file, 0);
  try {
    lock.run("PRAGMA journal_mode = MEMORY");
    lock.run("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    return null;
  }
  return () => leave(lock);
}

export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith("SQLITE_BUSY");
}

function open(file: string, waitMs: number): Database {
  const name = `${file}-lock`;
  makePrivateFile(name);
  const lock = openFile(name);
  lock.run(`PRAGMA busy_timeout = ${waitMs}`);
  return lock;
}

/** SQLite does not say which file it could not open. */
export function openFile(file: string): Database {
  try {
    return new Database(file, { create: true, strict: true });
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}

function leave(lock: Database): void {
  if (lock.inTransaction) lock.run("ROLLBACK");
  lock.close();
}
