/**
 * boardcast restore: replaces the SQLite database with a backup. The new file is prepared in a folder beside the old one
 * and put in place with one rename: a restore that is killed leaves either the old database or the new one.
 */
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { storeFirstCheckpoints } from "../server/boards/history/retention.ts";
import { ConfigError, readConfig, sqliteFile } from "../server/config.ts";
import { SCHEMA_VERSION } from "../server/platform/db/migrate.ts";
import { enterAlone, isBusy } from "../server/platform/db/sqlite/file-lock.ts";
import { openSqlite } from "../server/platform/db/sqlite/sqlite.ts";
import { jumpPast, numbersGivenOut } from "../server/platform/event-log/after-restore.ts";
import { one } from "../server/platform/util/present.ts";
import { makePrivate, makePrivateFolder } from "../server/platform/util/private-files.ts";
import { parseArguments } from "./arguments.ts";
import { print } from "./output.ts";
import { checkFile, describe, type FileReport, openFile, syncToDisk } from "./sqlite-file.ts";

const DRAFTS = "restoring-";
const EVEN_IF_DAMAGED = "even-if-damaged";

export async function restoreCommand(args: string[]): Promise<void> {
  const { settings, positionals, has } = parseArguments(args, { flags: [EVEN_IF_DAMAGED] });
  const [backup, ...more] = positionals;
  if (backup === undefined || more.length > 0) throw new ConfigError("restore needs the name of the backup");
  const config = readConfig(process.env, settings);
  if (config.DATABASE_URL) {
    throw new ConfigError(
      "The database is PostgreSQL: restore it with pg_restore, then run boardcast resync-clients; " +
        "see Backup and restore in docs/OPERATIONS.md",
    );
  }
  const file = sqliteFile(config);
  const { report, left, aside } = await restore(backup, file, has(EVEN_IF_DAMAGED));
  const { board_events: events = 0, ...rows } = report.rows;
  print(`Restored ${file}: ${describe({ ...report, rows })}`);
  print(
    `History (activity, undo, ?at=) starts over: the ${events} events of the old logs remain in ${backup} only`,
  );
  if (report.faults.length > 0) {
    print(`The backup is damaged: ${report.faults.join(", ")}`);
    print(
      left.length > 0
        ? `The restored database is still damaged: ${left.join(", ")}`
        : "Nothing of that is damaged in the restored database",
    );
  }
  if (aside) print(`The replaced database is kept as ${aside}`);
}

interface Restored {
  /** Of the backup. */
  report: FileReport;
  /** What is still damaged now that history has started over. */
  left: string[];
}

export async function restore(
  backup: string,
  file: string,
  evenIfDamaged = false,
): Promise<Restored & { aside: string | null }> {
  if (!existsSync(backup)) throw new ConfigError(`There is no file ${backup}`);
  if (!statSync(backup).isFile()) throw new ConfigError(`${backup} is not a file`);
  if (existsSync(`${backup}-wal`) && statSync(`${backup}-wal`).size > 0) {
    throw new ConfigError(`${backup}-wal is there too: ${backup} is a database in use, not a backup of one`);
  }
  const folder = dirname(file);
  makePrivateFolder(folder);
  const leave = enterAlone(file);
  if (!leave) throw inUse(file);
  try {
    // Nobody else restores now: what is there was left by one that was killed.
    for (const name of readdirSync(folder)) {
      if (name.startsWith(DRAFTS)) rmSync(join(folder, name), { recursive: true });
    }
    const aside = `${file}.replaced-${new Date().toISOString().replaceAll(/[-:.]/g, "")}`;
    const replaced = settle(file, aside);
    const draft = join(mkdtempSync(join(folder, DRAFTS)), "boardcast.db");
    try {
      const restored = await prepare(backup, draft, { highest: replaced?.highest ?? 0, evenIfDamaged });
      if (replaced) keepOwner(draft, replaced.stats);
      if (replaced) setAside(file, aside);
      renameSync(draft, file);
      syncToDisk(folder);
      return { ...restored, aside: replaced && aside };
    } finally {
      rmSync(dirname(draft), { recursive: true, force: true });
    }
  } finally {
    leave();
  }
}

/** The backup as it will be: verified, at this program's schema, past all numbers, one file, on disk. */
async function prepare(
  backup: string,
  draft: string,
  { highest, evenIfDamaged }: { highest: number; evenIfDamaged: boolean },
): Promise<Restored> {
  copyFileSync(backup, draft);
  chmodSync(draft, 0o600);
  const check = async () => {
    const report = await checkFile(draft, backup);
    if (report.faults.length > 0 && !evenIfDamaged) throw damaged(backup, report.faults);
    return report;
  };
  const report = await check();
  const db = openSqlite(draft);
  // An older schema is looked into now that it is this program's.
  if (report.version < SCHEMA_VERSION) report.faults = (await check()).faults;
  await db.write(jumpPast(Math.max(highest, numbersGivenOut())));
  await storeFirstCheckpoints(db);
  await db.close();
  leaveWal(draft);
  const left = report.faults.length > 0 ? (await checkFile(draft, backup)).faults : [];
  syncToDisk(draft);
  return { report, left };
}

function damaged(backup: string, faults: string[]): ConfigError {
  return new ConfigError(
    `${backup} is damaged: ${faults.join("; ")}. If there is no better one, restore it with --${EVEN_IF_DAMAGED}`,
  );
}

/**
 * The database that is there becomes one file without a log beside it, and says the highest number it gave out. A
 * damaged one is taken as it is; SQLite may throw its log away, so that is kept first. SQLite lets nobody do this
 * while any program has the database open.
 */
function settle(file: string, aside: string): { highest: number; stats: Stats } | null {
  if (!existsSync(file)) return null;
  const stats = statSync(file);
  for (const part of [file, `${file}-wal`]) makePrivate(part);
  if (existsSync(`${file}-wal`)) linkSync(`${file}-wal`, `${aside}-wal`);
  try {
    leaveWal(file);
    const database = openFile(file);
    const query = "SELECT coalesce(max(max(seq, revision)), 0) AS highest FROM boards";
    const { highest } = one(database.query<{ highest: number }, []>(query).all());
    database.close();
    rmSync(`${aside}-wal`, { force: true });
    return { highest, stats };
  } catch (error) {
    if (!isBusy(error)) return { highest: 0, stats };
    rmSync(`${aside}-wal`, { force: true });
    throw inUse(file);
  }
}

function leaveWal(file: string): void {
  const database = openFile(file);
  try {
    database.run("PRAGMA busy_timeout = 0");
    database.run("PRAGMA journal_mode = DELETE");
  } finally {
    database.close();
  }
}

/** Under another name too; its own is taken over by the rename. Only a damaged database still has a log. */
function setAside(file: string, aside: string): void {
  linkSync(file, aside);
  for (const suffix of ["-wal", "-shm"]) rmSync(file + suffix, { force: true });
}

function keepOwner(draft: string, { uid, gid }: Stats): void {
  chownSync(draft, uid, gid);
}

function inUse(file: string): ConfigError {
  return new ConfigError(`${file} is in use: first stop the service and anything else that has it open`);
}
