/**
 * Room on the disk of a SQLite database. What can wait stops before the disk is full: on a full one not even what was
 * written could be removed, and nobody could change anything.
 */
import { statfs } from "node:fs/promises";
import { admittedBytes, freePages, LOG_BYTES, RESERVED_BYTES } from "../db/sqlite/disk.ts";
import { unavailable } from "../util/errors.ts";
import { one } from "../util/present.ts";
import type { Context } from "./context.ts";

/**
 * Null if so many bytes fit, beside those that were admitted; otherwise how many the disk has left. `fits` is called in the
 * same step, before anybody else is let in.
 */
export async function diskTooFullFor(
  { db, config }: Pick<Context, "db" | "config">,
  bytes: number,
  fits?: () => void,
): Promise<{ free_bytes: number } | null> {
  if (db.kind !== "sqlite") return null;
  const { DATA_DIR } = config;
  const admittedBefore = admittedBytes.of(DATA_DIR);
  const { bavail, bsize } = await statfs(DATA_DIR);
  const freeBytes = bavail * bsize;
  const { free } = await db.read({ free: freePages });
  // What was written meanwhile was not there yet when the disk was asked.
  const promisedBytes = Math.max(admittedBefore, admittedBytes.of(DATA_DIR));
  const spareBytes = freeBytes + one(free).bytes - RESERVED_BYTES - promisedBytes;
  if (freeBytes < LOG_BYTES || spareBytes < bytes) return { free_bytes: freeBytes };
  fits?.();
  return null;
}

/** What is larger than an ordinary change, and could leave no room for those. */
type Large = "file" | "copy";

/** Refuses what does not fit on the disk of a SQLite database. */
export async function requireDiskSpace(
  context: Context,
  bytes: number,
  what: Large,
  fits?: () => void,
): Promise<void> {
  const full = await diskTooFullFor(context, bytes, fits);
  if (!full) return;
  context.log.warn(`a ${what} was refused: the disk is nearly full`, { bytes, ...full });
  throw unavailable(`There is no room for this ${what} on the disk of the service.`, "disk_reserved");
}

/** Writes a file if it fits, and counts its bytes as taken until they are: so many who come at once do not fill the disk. */
export async function withinDiskSpace<Result>(
  context: Context,
  bytes: number,
  write: () => Promise<Result>,
): Promise<Result> {
  if (context.db.kind !== "sqlite") return write();
  const { DATA_DIR } = context.config;
  await requireDiskSpace(context, bytes, "file", () => admittedBytes.add(DATA_DIR, bytes));
  try {
    return await write();
  } finally {
    admittedBytes.add(DATA_DIR, -bytes);
  }
}
