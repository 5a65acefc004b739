/** Local files contain password hashes and all boards: only their owner may read them, whatever the umask. */
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { codeOf, messageOf } from "./unknown-value.ts";

const OWNER_ONLY = 0o700;

/** An existing folder is the operator's: its mode stays as it is. */
export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be created: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * Private before anything is in it; SQLite gives the files it adds beside it the same mode. A database that is there is
 * never opened for this: to close it would let go of the locks this process has on it.
 */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    for (const one of [file, `${file}-wal`, `${file}-shm`]) makePrivate(one);
  }
}

/**
 * Best effort: the mode of a file that belongs to another user cannot be changed. There need not be a file: the last one who
 * closes a database removes those beside it at any time.
 */
export function makePrivate(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & ~OWNER_ONLY & 0o777) === 0) return;
  try {
    chmodSync(file, mode & OWNER_ONLY);
  } catch (error) {
    if (!["EPERM", "ENOENT"].includes(codeOf(error))) throw error;
  }
}
