/** Which import is run next, by whom, and what came of it. Only whoever holds the lease changes it. */
import type { ImportPreview, ImportReport } from "../../../contract/imports.ts";
import { type Sql, sql } from "../../platform/db/sql.ts";
import { type Statement, updateOf } from "../../platform/db/statements.ts";
import type { Row } from "../../tables.ts";

/** How many of those that wait are considered for the next turn. */
const CONSIDERED = 100;
const MOST_COUNTED = 1000;
/** A file that is imported in moments. */
const SMALL_BYTES = 2 ** 20;

const isPreview = sql`is_preview = ${true}`;
/** Waits for other servers: Planka, or Trello for its files, of which a preview downloads none. */
const isRemote = sql`(source_url IS NOT NULL OR (secret IS NOT NULL AND NOT (${isPreview})))`;
const isQuick = sql`(${isPreview} OR size <= ${SMALL_BYTES})`;

interface LaneKind {
  /** The condition on its imports. */
  holds: Sql;
  /** One that takes long is not quick after all: it does not hold up those of other accounts. */
  isQuick: boolean;
}

/** Every import is in exactly one lane, and none waits for those in the others. */
export const LANES: readonly LaneKind[] = [
  { holds: isRemote, isQuick: false },
  { holds: sql`NOT ${isRemote} AND ${isQuick}`, isQuick: true },
  { holds: sql`NOT ${isRemote} AND NOT ${isQuick}`, isQuick: false },
];

export interface Lease {
  holder: string;
  now: string;
  until: string;
}

/** One that waits for its next attempt has a lease that nobody holds. */
const isFree = (now: string) =>
  sql`status IN ('queued', 'running') AND (leased_until IS NULL OR leased_until < ${now})`;

/**
 * Accounts take turns: the next is an import of the one that has waited longest since its last one was begun, in
 * whichever lane, and of none that still has one running here in this lane.
 */
export function nextImport(lane: Sql, { now, holder }: Lease): Sql<{ id: string }> {
  const busy = sql`SELECT user_id FROM imports
    WHERE status = 'running' AND leased_by = ${holder} AND leased_until >= ${now} AND ${lane}`;
  return sql<{ id: string }>`SELECT w.id FROM
      (SELECT id, user_id FROM imports WHERE ${isFree(now)} AND ${lane} AND user_id NOT IN (${busy})
        ORDER BY id LIMIT ${CONSIDERED} + 0) w
    ORDER BY coalesce((SELECT max(i.started_at) FROM imports i WHERE i.user_id = w.user_id), ''), w.id
    LIMIT 1`;
}

/**
 * Up to a thousand, and since when the oldest of them has been waiting: an import whose instance died waits since its
 * lease expired, and a preview that is imported since it was queued again.
 */
export function waitingImports(now: string): Sql<{ count: number; since: string | null }> {
  return sql<{
    count: number;
    since: string | null;
  }>`SELECT count(*) AS count, min(coalesce(w.leased_until, w.created_at)) AS since FROM
    (SELECT leased_until, created_at FROM imports WHERE ${isFree(now)} ORDER BY id LIMIT ${MOST_COUNTED} + 0) w`;
}

export type ClaimedImport = Pick<
  Row<"imports">,
  | "id"
  | "user_id"
  | "is_preview"
  | "format"
  | "file_name"
  | "size"
  | "options"
  | "source_url"
  | "secret"
  | "attempts"
>;

/** Returns a row for one of those who try. */
export function claim(id: string, { holder, now, until }: Lease): Statement<"imports", ClaimedImport> {
  return updateOf(
    "imports",
    sql<ClaimedImport>`SET status = 'running', progress = 0, attempts = attempts + 1, started_at = ${now}, leased_by = ${holder},
        leased_until = ${until}
      WHERE id = ${id} AND ${isFree(now)}
      RETURNING id, user_id, is_preview, format, file_name, size, options, source_url, secret, attempts`,
  );
}

/** Whether the import is still run by the holder: it may have been deleted, or taken over after a long silence. */
export function isHeldBy(id: string, holder: string): Sql {
  return sql`id = ${id} AND status = 'running' AND leased_by = ${holder}`;
}

/** Returns a row unless the lease was lost. `progress` is in thousandths and never goes back. */
export function renew(
  id: string,
  { holder, until }: Lease,
  progress: number,
): Statement<"imports", { id: string }> {
  return updateOf(
    "imports",
    sql<{
      id: string;
    }>`SET leased_until = ${until}, progress = ${progress} WHERE ${isHeldBy(id, holder)} RETURNING id`,
  );
}

/** Makes whatever else is in the transaction wait for those who would take the import over, or delete it. */
export function lockImport(id: string): Statement<"imports"> {
  return updateOf("imports", sql`SET leased_by = leased_by WHERE id = ${id}`);
}

interface Finished {
  now: string;
  format: string;
  report: ImportReport;
}

const RELEASED = sql`leased_by = NULL, leased_until = NULL`;

/** In the transaction that makes the board visible; `isShown` is the condition that it has. */
export function finishWithBoard(
  id: string,
  { now, format, report, boardId }: Finished & { boardId: string },
  held: { holder: string; isShown: Sql },
): Statement<"imports", { id: string }> {
  return updateOf(
    "imports",
    sql<{ id: string }>`SET status = 'done', progress = 1000, board_id = ${boardId}, format = ${format},
        report = ${JSON.stringify(report)}, secret = NULL, finished_at = ${now}, ${RELEASED}
      WHERE ${isHeldBy(id, held.holder)} AND ${held.isShown} RETURNING id`,
  );
}

/** What is secret is needed again when the preview is started. */
export function finishPreview(
  id: string,
  { now, format, report, preview }: Finished & { preview: ImportPreview },
  holder: string,
): Statement<"imports", { id: string }> {
  return updateOf(
    "imports",
    sql<{
      id: string;
    }>`SET status = 'done', progress = 1000, format = ${format}, report = ${JSON.stringify(report)},
        preview = ${JSON.stringify(preview)}, finished_at = ${now}, ${RELEASED}
      WHERE ${isHeldBy(id, holder)} RETURNING id`,
  );
}

export function fail(
  id: string,
  { now, error }: { now: string; error: string },
  holder: string,
): Statement<"imports", { id: string }> {
  return updateOf(
    "imports",
    sql<{
      id: string;
    }>`SET status = 'failed', error = ${error}, secret = NULL, finished_at = ${now}, ${RELEASED}
      WHERE ${isHeldBy(id, holder)} RETURNING id`,
  );
}

/** Back to the queue, until later if the attempt counts. One that says nothing about the file does not. */
export function handBack(
  id: string,
  holder: string,
  next: { notBefore: string } | null,
): Statement<"imports"> {
  return updateOf(
    "imports",
    sql`SET status = 'queued', progress = 0, attempts = attempts - ${next ? 0 : 1}, leased_by = NULL,
        leased_until = ${next?.notBefore ?? null}
      WHERE ${isHeldBy(id, holder)}`,
  );
}
