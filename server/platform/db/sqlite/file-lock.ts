/**
 * Who has a SQLite database open. Everyone who opens it holds a shared lock on the file beside it, until they close
 * it or die; whoever replaces the database holds that lock alone. The lock comes before the first look at the
 * database: a process with the old file open and the new one in its place would write the log of one into the other.
 * The lock is SQLite's own, on an empty database that is never written.
 */
import { Database } from "bun:sqlite";
import { makePrivateFile } from "../../util/private-files.ts";
import { codeOf, messageOf } from "../../util/unknown-value.ts";

const WAIT_MS = 10_000;

/** Waits while the database is being replaced; returns how to leave. */
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

/** Null while anybody else is in. */
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

/** SQLite itself does not say which file it could not open. */
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
