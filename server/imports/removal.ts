/** Removes what is no longer needed of imports. */
import {
  type HousekeepingContext,
  inSteps,
  removeOlder,
  secondsBefore,
} from "../platform/core/housekeeping.ts";
import type { DbReader, DbWriter } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { deleteFrom } from "../platform/db/statements.ts";
import { unneededFiles } from "./store.ts";
import { removeGivenUpUploads } from "./upload/store.ts";
import { removeFile } from "./upload/upload.ts";

const KEPT_SECONDS = 30 * 86_400;
/** Nobody starts them any more. */
const PREVIEW_SECONDS = 86_400;
const STEP_FILES = 100;

export async function forgetImports({ db }: HousekeepingContext, now: Date): Promise<void> {
  const imports = { table: "imports", columns: ["id"], age: "created_at" } as const;
  await removeOlder(db, imports, secondsBefore(now, KEPT_SECONDS));
  const before = secondsBefore(now, PREVIEW_SECONDS);
  const stale = sql`status = 'done' AND is_preview = ${true} AND finished_at < ${before}`;
  await inSteps(db, STEP_FILES, (most) =>
    deleteFrom(
      "imports",
      sql`WHERE id IN (SELECT id FROM imports WHERE ${stale} LIMIT ${most} + 0) RETURNING 1`,
    ),
  );
  await removeLeftFiles(db);
}

interface Files extends Pick<DbReader, "read"> {
  write: DbWriter<"imports" | "import_chunks">["write"];
}

/** Files of imports that are finished or were deleted, and of uploads that were given up. */
export async function removeLeftFiles(db: Files): Promise<void> {
  await db.write([removeGivenUpUploads()]);
  for (;;) {
    const { files } = await db.read({ files: unneededFiles(STEP_FILES) });
    for (const { import_id } of files) await removeFile({ accounts: db }, import_id);
    if (files.length < STEP_FILES) return;
  }
}
