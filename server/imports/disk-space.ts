/** Whether a file, or the next part of the board that it becomes, fits on the disk of a SQLite database. */
import type { Context } from "../platform/core/context.ts";
import { diskTooFullFor } from "../platform/core/disk-space.ts";
import { unavailable } from "../platform/util/errors.ts";

export async function requireDiskSpace(context: Context, bytes: number): Promise<void> {
  const full = await diskTooFullFor(context, bytes);
  if (!full) return;
  context.log.warn("a file cannot be imported: the disk is nearly full", { bytes, ...full });
  throw unavailable("There is no room for this file on the disk of the service.", "database_full");
}
