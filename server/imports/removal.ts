/** Removes what is no longer needed of imports. */
import {
  type HousekeepingContext,
  inSteps,
  removeOlder,
  secondsBefore,
} from "../platform/core/housekeeping.ts";
import { sql } from "../platform/db/sql.ts";
import { deleteFrom } from "../platform/db/statements.ts";
import { removeChunks, STEP_CHUNKS, unneededFiles } from "./store.ts";

const KEPT_SECONDS = 30 * 86_400;
/** Nobody starts them any more. */
const PREVIEW_SECONDS = 86_400;
const STEP_FILES = 100;

export async function forgetImports({ db }: HousekeepingContext, now: Date): Promise<void> {
  const imports = { table: "imports", columns: ["id"], age: "created_at" } as const;
  await removeOlder(db, imports, secondsBefore(now, KEPT_SECONDS));
  const stale = sql`(status = 'uploading' AND leased_until < ${now.toISOString()})
    OR (status = 'done' AND is_preview = ${true} AND finished_at < ${secondsBefore(now, PREVIEW_SECONDS)})`;
  await inSteps(db, STEP_FILES, (most) =>
    deleteFrom(
      "imports",
      sql`WHERE id IN (SELECT id FROM imports WHERE ${stale} LIMIT ${most} + 0) RETURNING 1`,
    ),
  );
  for (;;) {
    const { files } = await db.read({ files: unneededFiles(STEP_FILES) });
    for (const { import_id } of files) await inSteps(db, STEP_CHUNKS, () => removeChunks(import_id));
    if (files.length < STEP_FILES) return;
  }
}
