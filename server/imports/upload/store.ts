/**
 * Files that are being uploaded. Whoever receives one holds a lease on it, by the clock of the database, which all instances
 * share: what a crash leaves behind is removed when the lease has expired.
 */
import { either, type Sql, sql } from "../../platform/db/sql.ts";
import { deleteFrom, insertRow, type Statement, updateOf } from "../../platform/db/statements.ts";
import type { NewRow } from "../../tables.ts";

/** Timestamps as `Date.toISOString` writes them. The lease is a minute: longer than a busy process stalls. */
const NOW = either(
  "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
  `to_char(statement_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
);
export const UPLOAD_LEASE = either(
  "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '60 seconds')",
  `to_char(statement_timestamp() AT TIME ZONE 'UTC' + interval '60 seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
);

export const isGivenUp: Sql = sql`status = 'uploading' AND leased_until < ${NOW}`;

/** Returns a row if the file is still wanted. */
export function renewUpload(importId: string): Statement<"imports", { id: string }> {
  return updateOf(
    "imports",
    sql<{
      id: string;
    }>`SET leased_until = ${UPLOAD_LEASE} WHERE id = ${importId} AND status = 'uploading' RETURNING id`,
  );
}

/** The next chunk; the first statement returns a row if the file is still wanted. */
export function appendChunk(
  importId: string,
  chunk: { number: number; bytes: Uint8Array },
): [Statement<"imports", { id: string }>, Statement<"import_chunks">] {
  return [renewUpload(importId), insertRow("import_chunks", { import_id: importId, ...chunk })];
}

type Received = Pick<
  NewRow<"imports">,
  "id" | "is_preview" | "format" | "file_name" | "size" | "options" | "secret"
>;

export function queueUploaded(row: Received): Statement<"imports", { id: string }> {
  return updateOf(
    "imports",
    sql<{ id: string }>`SET status = 'queued', is_preview = ${row.is_preview}, format = ${row.format},
      file_name = ${row.file_name}, size = ${row.size}, options = ${row.options}, secret = ${row.secret},
      leased_until = NULL
      WHERE id = ${row.id} AND status = 'uploading' RETURNING id`,
  );
}

/** Unless it was queued after all. */
export function removeUpload(id: string): Statement<"imports"> {
  return deleteFrom("imports", sql`WHERE id = ${id} AND status = 'uploading'`);
}

/** For a process that has just started and is the only one: nobody receives them any more. */
export function removeAllUploads(): Statement<"imports"> {
  return deleteFrom("imports", sql`WHERE status = 'uploading'`);
}

export function removeGivenUpUploads(): Statement<"imports"> {
  return deleteFrom("imports", sql`WHERE ${isGivenUp}`);
}
