import {
  bigint,
  boolean,
  bytes,
  integer,
  nullable,
  oneOf,
  sharedTable,
  text,
  uuid,
} from "../platform/db/table.ts";

/** The import of a file that is still being uploaded is not shown to anybody. */
export type StoredStatus = "uploading" | "queued" | "running" | "done" | "failed";

export const importTables = {
  imports: sharedTable(
    {
      id: uuid,
      user_id: uuid,
      status: oneOf<StoredStatus>(),
      is_preview: boolean,
      format: nullable(text),
      file_name: text,
      size: bigint,
      options: text,
      source_url: nullable(text),
      secret: nullable(text),
      progress: integer,
      board_id: nullable(uuid),
      report: nullable(text),
      preview: nullable(text),
      error: nullable(text),
      created_at: text,
      started_at: nullable(text),
      finished_at: nullable(text),
      attempts: integer,
      leased_by: nullable(text),
      leased_until: nullable(text),
    },
    ["id"],
  ),
  import_chunks: sharedTable({ import_id: uuid, number: integer, bytes }, ["import_id", "number"]),
};
