/** Why something cannot be undone any more: who has changed it since, and with which event. */
import type { EventKind } from "../../contract/events.ts";
import type { DbReader } from "../platform/db/db.ts";
import { idList, join, type Sql, sql } from "../platform/db/sql.ts";
import { ApiError, gone } from "../platform/util/errors.ts";
import { publicColumns, toUser, type UserRow } from "../users/public-user.ts";
import { newestFew } from "./newest-few.ts";

/** Where to look for the later change. */
export interface Trace {
  /** After this event. */
  since: number;
  /** The card that it is on, or itself. */
  on: string;
  id: string;
  /** Fields with these names were changed; it was removed, came back, or was put where it is; or anything at all. */
  what: { kind: string; fields: readonly string[] } | "removed" | "created" | "placed" | "anything";
  /** Labels and members whose removal may be the reason. */
  others?: readonly string[];
}

/** `card` of `card.moved`. */
export function kindOf(type: EventKind): string {
  return type.slice(0, type.indexOf("."));
}

/** Thrown by a decision. The refusal has to look into the log, which `laterChange` does. */
export class Changed extends Error {
  readonly trace: Trace;

  constructor(trace: Trace) {
    super("changed since");
    this.trace = trace;
  }
}

/** Of something that is gone, the trash may know more than the log: a card went with its column. */
export async function laterChange(db: DbReader, boardId: string, trace: Trace): Promise<ApiError> {
  const { of, removal, trashed, any } = await db.read({
    of: newestChange(boardId, trace),
    removal: newestRemoval(boardId, trace),
    trashed: removalToTrash(boardId, trace),
    any: newestChange(boardId, { ...trace, what: "anything" }),
  });
  const [later] = [...of, ...removal].sort((a, b) => b.seq - a.seq);
  const found = later ?? (trace.what === "removed" ? trashed[0] : any[0]);
  if (!found) return gone("What this change was about has been removed for good.");
  const by = found.id === null ? null : toUser({ ...found, id: found.id });
  return new ApiError(409, `This has been changed since, by ${by?.username ?? "an automation rule"}.`, {
    later: { by, seq: found.seq },
  });
}

/** No user if a rule did it. */
type FoundRow = Omit<UserRow, "id"> & { id: string | null; seq: number };

function newestChange(boardId: string, trace: Trace): Sql<FoundRow> {
  const { since, on } = trace;
  return newest(sql`e.board_id = ${boardId} AND e.about_id = ${on} AND e.seq > ${since}
    AND e.seq >= ${newestFew(boardId, on)} AND ${isChange(trace)}`);
}

function newestRemoval(boardId: string, { since, others = [] }: Trace): Sql<FoundRow> {
  return newest(sql`e.board_id = ${boardId} AND e.about_id ${idList(others)} AND e.seq > ${since}
    AND e.type IN ('label.deleted', 'board.member_removed')`);
}

function newest(which: Sql): Sql<FoundRow> {
  return sql<FoundRow>`SELECT e.seq, ${publicColumns} FROM board_events e LEFT JOIN users u ON u.id = e.user_id
    WHERE ${which} ORDER BY e.seq DESC LIMIT 1`;
}

function removalToTrash(boardId: string, { id }: Trace): Sql<FoundRow> {
  return sql<FoundRow>`SELECT t.seq, ${publicColumns} FROM trash t LEFT JOIN users u ON u.id = t.removed_by
    WHERE t.board_id = ${boardId} AND t.id = ${id}`;
}

/** Everything on a card is about the card: its events are told apart from those of the card by their kinds. */
function isChange({ on, id, what }: Trace): Sql {
  const isWhole = id === on;
  if (what === "anything") return isWhole ? sql`TRUE` : isOnCard(`"${id}"`);
  if (what === "placed") return sql`e.type IN ('card.created', 'card.moved')`;
  if (typeof what === "string") {
    const kinds = what === "removed" ? "deleted" : "created";
    const isKind = sql`e.type LIKE ${`%.${kinds}`}`;
    return isWhole
      ? sql`e.type IN (${`card.${kinds}`}, ${`column.${kinds}`}, ${`label.${kinds}`})`
      : sql`${isKind} AND ${isOnCard(`"id":"${id}"`)}`;
  }
  const fields = what.fields.map((field) => sql`e.previous LIKE ${`%"${field}":%`}`);
  const ofIt = isWhole ? sql`TRUE` : isOnCard(`"id":"${id}"`);
  return sql`e.type LIKE ${`${what.kind}.%`} AND ${ofIt} AND (${join(fields, " OR ")})`;
}

/**
 * Asked of the stored JSON. A name with its quotes and its colon, or an id with its quotes, is never part of a text
 * there: the quotes in a text are escaped. The long events of whole cards are not searched.
 */
function isOnCard(mention: string): Sql {
  return sql`e.type NOT LIKE 'card.%' AND e.data LIKE ${`%${mention}%`}`;
}
