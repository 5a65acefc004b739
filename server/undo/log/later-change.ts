/** Why something can no longer be undone: who has changed it since, and with which event. */
import type { EventKind } from "../../../contract/events.ts";
import type { DbReader } from "../../platform/db/db.ts";
import { idIn } from "../../platform/db/json.ts";
import { idList, join, type Sql, sql } from "../../platform/db/sql.ts";
import { ApiError, gone } from "../../platform/util/errors.ts";
import { publicColumns, toUser, type UserRow } from "../../users/public-user.ts";
import { newestEvents } from "./newest-events.ts";

/** The previous values that are searched for the names of fields. */
const MOST_SEARCHED_BYTES = 1_048_576;

/** The latest changes in which those that were undone are told from the others. */
const MOST_COMPARED = 100;

/** Where to look for the later change. */
export interface Trace {
  /** After this event. */
  since: number;
  /** The card that it is on, or itself. */
  on: string;
  id: string;
  /** The items of a checklist, whose changes are changes of it. */
  items?: readonly string[];
  /** Fields with these names were changed; it was removed, came back, or was put where it is; or anything at all. */
  what: { kind: string; fields: readonly string[] } | "removed" | "created" | "placed" | "anything";
  /** Labels and members whose removal or return may be the reason, and placeholders who may have been matched, or no longer are. */
  others?: readonly string[];
}

/** `card` of `card.moved`. */
export function kindOf(type: EventKind): string {
  return type.slice(0, type.indexOf("."));
}

/** Thrown by a decision; `laterChange` then searches the log for what to answer. */
export class Changed extends Error {
  readonly trace: Trace;

  constructor(trace: Trace) {
    super("changed since");
    this.trace = trace;
  }
}

/** Of something that is gone, the trash may know more than the log: a card went with its column. */
export async function laterChange(
  db: DbReader,
  { boardId, account, trace }: { boardId: string; account: string; trace: Trace },
): Promise<ApiError> {
  const queries = {
    of: newestChange(boardId, trace),
    others: newestOfOthers(boardId, trace),
    trashed: removalToTrash(boardId, trace),
    any: newestChange(boardId, { since: trace.since, on: trace.on, id: trace.on, what: "anything" }),
  };
  const { of, others, trashed, any } = await db.readWithin(boardId, queries, account);
  const later = standing(
    [...of, ...others].sort((a, b) => b.seq - a.seq),
    trace.since,
  );
  const found = later ?? (trace.what === "removed" ? trashed[0] : standing(any, trace.since));
  if (!found) return gone("What this change was about has been removed for good.", "purged");
  const by = found.id === null ? null : toUser({ ...found, id: found.id });
  return new ApiError(
    "changed_since",
    `This has been changed since, by ${by?.username ?? "an automation rule"}.`,
    {
      later: { by, seq: found.seq },
    },
  );
}

/** No user if a rule did it. */
type FoundRow = Omit<UserRow, "id"> & { id: string | null; seq: number; undoes: number | null };

/**
 * The newest change that is still in effect: a later undo took the others back, and itself only says who did that. If there
 * is none among them, the newest.
 */
function standing(newestFirst: readonly FoundRow[], since: number): FoundRow | undefined {
  const undone = new Set<number>();
  for (const row of newestFirst) {
    if (undone.has(row.seq)) continue;
    if (row.undoes === null || row.undoes <= since) return row;
    undone.add(row.undoes);
  }
  return newestFirst[0];
}

function newestChange(boardId: string, trace: Trace): Sql<FoundRow> {
  const { since, on, what } = trace;
  const { from } = newestEvents(boardId, on, since);
  const start = typeof what === "string" ? from : sql`(${newestBytes(boardId, on, from)})`;
  return newest(sql`e.board_id = ${boardId} AND e.about_id = ${on} AND e.seq >= ${start}
    AND ${isChange(boardId, trace)}`);
}

/** Where the newest events begin whose previous values are short enough together. (Lengths do not load the texts.) */
function newestBytes(boardId: string, on: string, from: Sql): Sql {
  return sql`SELECT min(seq) FROM (
      SELECT seq, sum(coalesce(octet_length(previous), 0)) OVER (ORDER BY seq DESC) AS bytes FROM board_events
      WHERE board_id = ${boardId} AND about_id = ${on} AND seq >= ${from}) recent
    WHERE bytes <= ${MOST_SEARCHED_BYTES}`;
}

function newestOfOthers(boardId: string, { since, others = [] }: Trace): Sql<FoundRow> {
  const isNamed = join([sql`1 = 0`, ...others.map((id) => sql`e.data LIKE ${`%"${id}"%`}`)], " OR ");
  return newest(sql`e.board_id = ${boardId} AND e.seq > ${since} AND (e.about_id ${idList(others)}
      AND e.type IN ('label.created', 'label.deleted', 'board.member_removed', 'board.person_matched')
    OR e.about_id IN (SELECT id FROM board_people WHERE board_id = ${boardId})
      AND e.type = 'board.person_unmatched' AND (${isNamed}))`);
}

function newest(which: Sql): Sql<FoundRow> {
  return sql<FoundRow>`SELECT e.seq, e.undoes, ${publicColumns} FROM board_events e LEFT JOIN users u ON u.id = e.user_id
    WHERE ${which} ORDER BY e.seq DESC LIMIT ${MOST_COMPARED} + 0`;
}

function removalToTrash(boardId: string, { id }: Trace): Sql<FoundRow> {
  return sql<FoundRow>`SELECT t.seq, NULL AS undoes, ${publicColumns} FROM trash t LEFT JOIN users u ON u.id = t.removed_by
    WHERE t.board_id = ${boardId} AND t.id = ${id}`;
}

/**
 * The data of an event may be long, and is not searched. Nor can the name of a field with its quotes and its colon be
 * part of a text in the previous values: there the quotes are escaped.
 */
function isChange(boardId: string, trace: Trace): Sql {
  const { on, id, items = [], what } = trace;
  const isWhole = id === on;
  if (what === "anything") return isWhole ? sql`TRUE` : sql`e.subject_id ${idList([id, ...items])}`;
  if (what === "placed") return sql`e.type IN ('card.created', 'card.moved')`;
  if (typeof what === "string") {
    const kinds = what === "removed" ? "deleted" : "created";
    return isWhole
      ? sql`e.type IN (${`card.${kinds}`}, ${`column.${kinds}`}, ${`label.${kinds}`})`
      : sql`e.type LIKE ${`%.${kinds}`} AND (e.subject_id = ${id} OR e.subject_id = (${checklistOf(boardId, trace)}))`;
  }
  const fields = what.fields.map((field) => sql`e.previous LIKE ${`%"${field}":%`}`);
  const isOfIt = isWhole ? sql`TRUE` : sql`e.subject_id = ${id}`;
  return sql`e.type LIKE ${`${what.kind}.%`} AND ${isOfIt} AND (${join(fields, " OR ")})`;
}

/** The checklist that an item was in last: the item goes and comes back with it. */
function checklistOf(boardId: string, { since, on, id }: Trace): Sql {
  const { from } = newestEvents(boardId, on, since - 1);
  return sql`SELECT ${idIn(sql`data`, "checklist_id")} FROM board_events
    WHERE board_id = ${boardId} AND about_id = ${on} AND seq >= ${from} AND subject_id = ${id}
    ORDER BY seq DESC LIMIT 1`;
}
