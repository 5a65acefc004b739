import type { Types } from "../../types.ts";

/**
 * `imports.progress` is in thousandths. `options` is JSON. `source_url` is where a board is read from that comes from no
 * file; `secret`, sealed JSON, is for other services and forgotten when the import is finished. Only the instance that
 * holds the lease runs the import, or receives its file; `attempts` counts how often one has begun to run it.
 *
 * The uploaded file is in `import_chunks`. Removing it takes many steps, so these rows refer to no import: those of none
 * that needs them are removed by and by.
 */
export const importTables = (t: Types): string[] => [
  `CREATE TABLE imports (
     id ${t.uuid} PRIMARY KEY,
     user_id ${t.uuid} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     status TEXT NOT NULL CHECK (status IN ('uploading', 'queued', 'running', 'done', 'failed')),
     is_preview ${t.boolean} NOT NULL,
     format TEXT,
     file_name TEXT NOT NULL,
     size ${t.bigint} NOT NULL,
     options TEXT NOT NULL,
     source_url TEXT,
     secret TEXT,
     progress INTEGER NOT NULL,
     board_id ${t.uuid},
     report TEXT,
     preview TEXT,
     error TEXT,
     created_at TEXT NOT NULL,
     started_at TEXT,
     finished_at TEXT,
     attempts INTEGER NOT NULL,
     leased_by TEXT,
     leased_until TEXT
   )${t.hotTable}`,
  "CREATE INDEX imports_user ON imports (user_id, id)",
  "CREATE INDEX imports_unfinished ON imports (id) WHERE status IN ('queued', 'running')",
  "CREATE INDEX imports_age ON imports (created_at)",

  `CREATE TABLE import_chunks (
     import_id ${t.uuid} NOT NULL,
     number INTEGER NOT NULL,
     bytes ${t.bytes} NOT NULL,
     PRIMARY KEY (import_id, number)
   )${t.table}`,
  "CREATE INDEX import_chunks_first ON import_chunks (import_id) WHERE number = 0",
];
