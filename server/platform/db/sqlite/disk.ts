import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { one } from "../../util/present.ts";
import { createTally } from "../../util/tally.ts";
import { sql } from "../sql.ts";
import { type Connection, runQueries } from "./connection.ts";

/** Less than a few changes take, with the write-ahead log. */
const FEW_BYTES = 2 ** 20;

/** For ordinary changes: several times what the write-ahead log takes. */
export const RESERVED_BYTES = 64 * 2 ** 20;

/** Whatever is written goes through the write-ahead log, also if there is room for it within the file. */
export const LOG_BYTES = 32 * 2 ** 20;

/** What has been removed from the database is free within its file. */
export const freePages = sql<{ bytes: number }>`SELECT freelist_count * page_size AS bytes
  FROM pragma_freelist_count, pragma_page_size`;

/** Bytes of files that were admitted and may not be written yet, by DATA_DIR, the folder of the database. */
export const admittedBytes = createTally();

/** Whether a change of so many bytes leaves the reserve to smaller ones, beside the files that are being written. */
export function leavesReserve(writer: Connection, file: string, bytes: number): boolean {
  const onDisk = freeBytes(file);
  const { free } = runQueries(writer, { free: freePages });
  const spareBytes = onDisk + one(free).bytes - RESERVED_BYTES - admittedBytes.of(dirname(file));
  return onDisk >= LOG_BYTES && spareBytes >= bytes;
}

/** Whether there is no room to speak of where the file is. */
export function isDiskFull(file: string): boolean {
  return freeBytes(file) < FEW_BYTES;
}

function freeBytes(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize;
}
