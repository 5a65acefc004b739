/**
 * Whether a file, or the next part of the board that it becomes, fits on the disk of a SQLite database. Both are refused
 * before the disk is full: on a full one not even what was written could be removed, and nobody could change anything.
 */
import { statfs } from "node:fs/promises";
import type { Context } from "../platform/core/context.ts";
import { sql } from "../platform/db/sql.ts";
import { unavailable } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";

/** For the changes of everybody else: several times what the write-ahead log takes. */
const RESERVED_BYTES = 64 * 2 ** 20;

/** Whatever is written goes through the write-ahead log, also if there is room for it within the file. */
const LOG_BYTES = 32 * 2 ** 20;

/** What has been removed from the database is free within its file. */
const freePages = sql<{ bytes: number }>`SELECT freelist_count * page_size AS bytes
  FROM pragma_freelist_count, pragma_page_size`;

export async function requireDiskSpace({ db, config, log }: Context, bytes: number): Promise<void> {
  if (db.kind !== "sqlite") return;
  const { bavail, bsize } = await statfs(config.DATA_DIR);
  const freeBytes = bavail * bsize;
  const { free } = await db.read({ free: freePages });
  const spareBytes = freeBytes + one(free).bytes - RESERVED_BYTES;
  if (freeBytes >= LOG_BYTES && spareBytes >= bytes) return;
  log.warn("a file cannot be imported: the disk is nearly full", { bytes, free_bytes: freeBytes });
  throw unavailable("There is no room for this file on the disk of the service.", "database_full");
}
