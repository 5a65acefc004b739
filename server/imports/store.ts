/** Imports as their owners see them, and the uploaded files. */
import type { Import, ImportPreview, ImportSummary } from "../../contract/imports.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, type Statement, updateOf } from "../platform/db/statements.ts";
import { type ApiError, limitReached } from "../platform/util/errors.ts";
import type { NewRow, Row } from "../tables.ts";
import { NO_OPTIONS } from "./options.ts";
import { isGivenUp, UPLOAD_LEASE } from "./upload/store.ts";

/** The bytes in one row of a file. */
export const CHUNK_BYTES = 2 ** 20;
/** Of one account; older ones that are finished are forgotten. */
const KEPT_IMPORTS = 100;
/** Removed at once, in some milliseconds. */
const STEP_CHUNKS = 8;

const SUMMARY = sql`id, status, progress, board_id, error, format, file_name, size, is_preview, created_at, finished_at`;

type SummaryRow = Pick<
  Row<"imports">,
  | "id"
  | "status"
  | "progress"
  | "board_id"
  | "error"
  | "format"
  | "file_name"
  | "size"
  | "is_preview"
  | "created_at"
  | "finished_at"
>;
export type ImportRow = SummaryRow &
  Pick<Row<"imports">, "report" | "preview" | "options" | "source_url" | "secret">;

/** What is known of an import before its file. */
export const NEW_IMPORT = {
  status: "uploading",
  is_preview: false,
  format: null,
  file_name: "",
  size: 0,
  options: JSON.stringify(NO_OPTIONS),
  source_url: null,
  secret: null,
  progress: 0,
  board_id: null,
  report: null,
  preview: null,
  error: null,
  started_at: null,
  finished_at: null,
  attempts: 0,
  leased_by: null,
} as const;

const isShown = sql`status <> 'uploading'`;
/** It has its file still. */
const isOpen = sql`(status IN ('uploading', 'queued', 'running') OR (status = 'done' AND is_preview = ${true}))`;

/** Newest first: ids are ordered by time. */
export function ownImports(userId: string, before: string | undefined, limit: number): Sql<SummaryRow> {
  const older = before === undefined ? sql`` : sql`AND id < ${before}`;
  return sql<SummaryRow>`SELECT ${SUMMARY} FROM imports
    WHERE user_id = ${userId} AND ${isShown} ${older} ORDER BY id DESC LIMIT ${limit} + 0`;
}

export function ownImport(userId: string, id: string): Sql<ImportRow> {
  return sql<ImportRow>`SELECT ${SUMMARY}, report, preview, options, source_url, secret FROM imports
    WHERE id = ${id} AND user_id = ${userId} AND ${isShown}`;
}

/**
 * Makes room by dropping the oldest previews, and inserts nothing if there is none; the last statement returns a row
 * otherwise. The first has requests of one user wait for each other, so that each counts what the one before it has
 * committed.
 */
export function insertImport(
  row: Omit<NewRow<"imports">, "leased_until">,
  most: number,
): [Statement<"users">, Statement<"imports">, Statement<"imports">, Statement<"imports", { id: string }>] {
  const mine = sql`user_id = ${row.user_id}`;
  const newer = sql`SELECT count(*) FROM imports other WHERE other.user_id = imports.user_id
    AND (other.status IN ('uploading', 'queued', 'running')
      OR (other.status = 'done' AND other.is_preview = ${true} AND other.id >= imports.id))`;
  const kept = sql`SELECT id FROM imports WHERE ${mine} ORDER BY id DESC LIMIT ${KEPT_IMPORTS - 1} + 0`;
  return [
    updateOf("users", sql`SET is_active = is_active WHERE id = ${row.user_id}`),
    deleteFrom(
      "imports",
      sql`WHERE ${mine} AND ((status = 'done' AND is_preview = ${true} AND (${newer}) >= ${most})
        OR (${isGivenUp}))`,
    ),
    deleteFrom("imports", sql`WHERE ${mine} AND NOT ${isOpen} AND id NOT IN (${kept})`),
    // The table has an alias wherever it is used, because Citus would mix the two up.
    insertInto(
      "imports",
      sql<{
        id: string;
      }>`AS made (id, user_id, status, is_preview, format, file_name, size, options, source_url, secret,
          progress, created_at, attempts, leased_until)
        SELECT ${row.id}, u.id, ${row.status}, ${row.is_preview}, ${row.format}, ${row.file_name}, ${row.size},
          ${row.options}, ${row.source_url}, ${row.secret}, 0, ${row.created_at}, 0,
          ${row.status === "uploading" ? UPLOAD_LEASE : null}
        FROM users u WHERE u.id = ${row.user_id} AND u.is_active = ${true}
          AND (SELECT count(*) FROM imports own WHERE ${mine} AND ${isOpen}) < ${most}
        RETURNING id`,
    ),
  ];
}

export function tooManyImports(most: number): ApiError {
  return limitReached(`You may have no more than ${most} imports at a time.`, { what: "imports", most });
}

/** What was found out by the preview is found out again. A lease that expires now says since when it waits. */
export function queueAgain(
  userId: string,
  { id, is_preview, options, secret }: Pick<NewRow<"imports">, "id" | "is_preview" | "options" | "secret">,
  now: string,
): Statement<"imports", { id: string }> {
  return updateOf(
    "imports",
    sql<{
      id: string;
    }>`SET status = 'queued', is_preview = ${is_preview}, options = ${options}, secret = ${secret},
      progress = 0, report = NULL, preview = NULL, finished_at = NULL, attempts = 0, leased_until = ${now}
      WHERE id = ${id} AND user_id = ${userId} AND status = 'done' AND is_preview = ${true} RETURNING id`,
  );
}

export function removeImport(userId: string, id: string): Statement<"imports"> {
  return deleteFrom("imports", sql`WHERE id = ${id} AND user_id = ${userId}`);
}

export function chunkOf(importId: string, number: number): Sql {
  return sql`SELECT bytes FROM import_chunks WHERE import_id = ${importId} AND number = ${number}`;
}

/** The last ones first: as long as anything is left, the first is. Returns a row for each. */
export function removeChunks(importId: string): Statement<"import_chunks"> {
  const last = sql`SELECT number FROM import_chunks WHERE import_id = ${importId}
    ORDER BY number DESC LIMIT ${STEP_CHUNKS} + 0`;
  return deleteFrom(
    "import_chunks",
    sql`WHERE import_id = ${importId} AND number IN (${last}) RETURNING number`,
  );
}

/** Of imports that do not need their file any more. */
export function unneededFiles(most: number): Sql<{ import_id: string }> {
  return sql<{ import_id: string }>`SELECT c.import_id FROM import_chunks c WHERE c.number = 0
    AND NOT EXISTS (SELECT 1 FROM imports WHERE id = c.import_id AND ${isOpen}) LIMIT ${most} + 0`;
}

export function toSummary(row: SummaryRow): ImportSummary {
  const { id, status, progress, board_id, ...about } = row;
  // Those that are being uploaded are not read.
  const shown = status === "uploading" ? "queued" : status;
  const { format, file_name, size, is_preview, created_at, finished_at } = about;
  return {
    id,
    status: shown,
    progress: progress / 1000,
    board_id,
    ...toFailure(about.error),
    format,
    file_name,
    size,
    is_preview: Boolean(is_preview),
    created_at,
    finished_at,
  };
}

/** Stored as JSON. */
function toFailure(stored: string | null): Pick<ImportSummary, "error" | "error_note"> {
  if (stored === null) return { error: null, error_note: null };
  const { text, code, values } = JSON.parse(stored);
  return { error: text, error_note: { code, values } };
}

export function toImport(row: ImportRow): Import {
  const { id, status, progress, board_id, ...about } = toSummary(row);
  const report = row.report === null ? null : JSON.parse(row.report);
  return { id, status, progress, board_id, report, ...about, preview: toPreview(row.preview) };
}

/** Stored as JSON; what an earlier version has found out says nothing about the order of dates. */
function toPreview(stored: string | null): ImportPreview | null {
  const preview = stored === null ? null : JSON.parse(stored);
  if (!preview?.csv) return preview;
  const dates = { order: null, shown: null, ambiguous: null };
  return { ...preview, csv: { ...preview.csv, dates: preview.csv.dates ?? dates } };
}
