/** The boards that are searched, and what the names in operators stand for there. */
import type { Call } from "../platform/core/call.ts";
import { readAsCaller, sessionOf } from "../platform/core/query.ts";
import { name, type Sql, sql } from "../platform/db/sql.ts";
import { ApiError } from "../platform/util/errors.ts";
import type { Query } from "./parse-query.ts";
import type { Filters } from "./store.ts";
import { nameKey } from "./words.ts";

/** With more boards than this, the index is not asked about each of them. */
const MOST_BOARDS = 200;
/** The most labels, columns or members whose names are compared. */
const MOST_NAMES = 20_000;

interface Named {
  id: string;
  name: string;
}

export async function readNames(
  call: Call,
  query: Query,
  boardId: string | undefined,
): Promise<Pick<Filters, "boardIds" | "labels" | "members" | "columns">> {
  const callerId = sessionOf(call).userId;
  const one = boardId === undefined ? sql`` : sql`AND o.board_id = ${boardId}`;
  const own = sql`SELECT o.board_id FROM board_members o CROSS JOIN boards b
    WHERE o.user_id = ${callerId} ${one} AND b.id = o.board_id AND b.deleted_at IS NULL`;
  const archived = sql`UNION ALL SELECT id, title FROM trash
    WHERE board_id IN (${own}) AND type = 'column' AND kind = 'archived'`;
  const { rows } = await readAsCaller(call, {
    boards: sql<{ board_id: string }>`${own} LIMIT ${MOST_BOARDS + 1} + 0`,
    labels: named(query.labels, sql`SELECT id, name FROM labels WHERE board_id IN (${own})`),
    members: named(
      query.members,
      sql`SELECT DISTINCT u.id, u.username AS name FROM board_members m JOIN users u ON u.id = m.user_id
        WHERE m.board_id IN (${own})`,
    ),
    columns: named(
      query.columns,
      sql`SELECT id, title AS name FROM columns WHERE board_id IN (${own}) ${query.isArchived ? archived : sql``}`,
    ),
  });
  const ids = rows.boards.map(({ board_id }) => board_id);
  return {
    boardIds: ids.length > MOST_BOARDS ? null : ids,
    labels: query.labels.map((asked) => idsOf(rows.labels, asked)),
    members: query.members.map((asked) =>
      asked.toLowerCase() === "me" ? [callerId] : idsOf(rows.members, asked),
    ),
    columns: query.columns.map((asked) => idsOf(rows.columns, asked)),
  };
}

/** Read only if the query asks for any. */
function named(asked: readonly string[], rows: Sql): Sql<Named> {
  return sql<Named>`SELECT id, name FROM (${rows}) ${name("all_named")} LIMIT ${asked.length > 0 ? MOST_NAMES + 1 : 0} + 0`;
}

/** Names are equal if their words are: case and accents do not matter. */
function idsOf(rows: readonly Named[], asked: string): string[] {
  if (rows.length > MOST_NAMES)
    throw new ApiError(422, "There are too many names to compare: search one board.");
  const key = nameKey(asked);
  return rows.filter((row) => nameKey(row.name) === key).map(({ id }) => id);
}
