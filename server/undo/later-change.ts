/** Why something cannot be undone any more: who has changed it since, and with which event. */
import type { EventKind } from "../../contract/events.ts";
import type { LaterChange } from "../../contract/undo.ts";
import type { DbReader } from "../platform/db/db.ts";
import { idList, join, type Sql, sql } from "../platform/db/sql.ts";
import { ApiError, gone } from "../platform/util/errors.ts";
import { publicColumns, toUser, type UserRow } from "../users/public-user.ts";

/** Where to look for the later change. */
export interface Trace {
  /** After this event. */
  since: number;
  /** The card that it is on, or itself. */
  on: string;
  id: string;
  /** Fields with these names were changed; it was removed, came back, or was put where it is; or anything at all. */
  what: { kind: string; fields: readonly string[] } | "removed" | "created" | "placed" | "anything";
  /** Labels, columns and members whose removal may be the reason. */
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
  const { later, trashed, any } = await db.read({
    later: newestChange(boardId, trace),
    trashed: removalIn(boardId, trace),
    any: newestChange(boardId, { ...trace, what: "anything" }),
  });
  const found = later[0] ?? (trace.what === "removed" ? trashed[0] : any[0]);
  if (!found) return gone("What this change was about has been removed for good.");
  const by = found.id === null ? null : toUser({ ...found, id: found.id });
  const facts: Omit<LaterChange, "detail"> = { by, seq: found.seq };
  return new ApiError(409, `This has been changed since, by ${by?.username ?? "an automation rule"}.`, {
    facts,
  });
}

function removalIn(boardId: string, { id }: Trace): Sql<FoundRow> {
  return sql<FoundRow>`SELECT t.seq, ${publicColumns} FROM trash t LEFT JOIN users u ON u.id = t.removed_by
    WHERE t.board_id = ${boardId} AND t.id = ${id}`;
}

/** No user if a rule did it. */
type FoundRow = Omit<UserRow, "id"> & { id: string | null; seq: number };

function newestChange(boardId: string, trace: Trace): Sql<FoundRow> {
  const { since, on, others = [] } = trace;
  const removals = sql`e.about_id ${idList(others)}
    AND e.type IN ('label.deleted', 'column.deleted', 'board.member_removed')`;
  return sql<FoundRow>`SELECT e.seq, ${publicColumns}
    FROM board_events e LEFT JOIN users u ON u.id = e.user_id
    WHERE e.board_id = ${boardId} AND e.about_id ${idList([on, ...others])} AND e.seq > ${since}
      AND (e.about_id = ${on} AND ${isChange(trace)} OR ${removals})
    ORDER BY e.seq DESC LIMIT 1`;
}

/**
 * Asked of the stored JSON. A name with its quotes and its colon, or an id with its quotes, is never part of a text
 * there: the quotes in a text are escaped.
 */
function isChange({ on, id, what }: Trace): Sql {
  if (what === "anything") return id === on ? sql`TRUE` : sql`e.data LIKE ${`%"${id}"%`}`;
  const ofIt = sql`e.data LIKE ${`%"id":"${id}"%`}`;
  if (what === "removed") return sql`e.type LIKE '%.deleted' AND ${ofIt}`;
  if (what === "created") return sql`e.type LIKE '%.created' AND ${ofIt}`;
  if (what === "placed") return sql`e.type IN ('card.created', 'card.moved') AND ${ofIt}`;
  const fields = what.fields.map((field) => sql`e.previous LIKE ${`%"${field}":%`}`);
  return sql`e.type LIKE ${`${what.kind}.%`} AND ${ofIt} AND (${join(fields, " OR ")})`;
}
