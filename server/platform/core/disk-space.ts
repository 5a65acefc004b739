/**
 * Room on the disk of a SQLite database. What can wait stops before the disk is full: on a full one not even what was
 * written could be removed, and nobody could change anything.
 */
import { statfs } from "node:fs/promises";
import { sql } from "../db/sql.ts";
import { unavailable } from "../util/errors.ts";
import { one } from "../util/present.ts";
import type { Context } from "./context.ts";

/** For the changes of everybody else: several times what the write-ahead log takes. */
const RESERVED_BYTES = 64 * 2 ** 20;

/** Whatever is written goes through the write-ahead log, also if there is room for it within the file. */
const LOG_BYTES = 32 * 2 ** 20;

/** What has been removed from the database is free within its file. */
const freePages = sql<{ bytes: number }>`SELECT freelist_count * page_size AS bytes
  FROM pragma_freelist_count, pragma_page_size`;

/** Null if so many bytes fit; otherwise how many the disk has left. */
export async function diskTooFullFor(
  { db, config }: Pick<Context, "db" | "config">,
  bytes: number,
): Promise<{ free_bytes: number } | null> {
  if (db.kind !== "sqlite") return null;
  const { bavail, bsize } = await statfs(config.DATA_DIR);
  const freeBytes = bavail * bsize;
  const { free } = await db.read({ free: freePages });
  const spareBytes = freeBytes + one(free).bytes - RESERVED_BYTES;
  return freeBytes >= LOG_BYTES && spareBytes >= bytes ? null : { free_bytes: freeBytes };
}

/** What is larger than an ordinary change, and could leave no room for those. */
type Large = "file" | "copy";

/** Refuses what does not fit on the disk of a SQLite database. */
export async function requireDiskSpace(context: Context, bytes: number, what: Large): Promise<void> {
  const full = await diskTooFullFor(context, bytes);
  if (!full) return;
  context.log.warn(`a ${what} is refused: the disk is nearly full`, { bytes, ...full });
  throw unavailable(`There is no room for this ${what} on the disk of the service.`, "database_full");
}
