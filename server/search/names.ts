/** The boards that are searched, and what the names in operators stand for there. */
import { nameKey } from "../../contract/search-text/names.ts";
import { ofToken } from "../platform/auth/api-tokens.ts";
import type { Call } from "../platform/core/call.ts";
import { readAsCaller, sessionOf } from "../platform/core/query.ts";
import { type Queries, type Rows, rowsOf } from "../platform/db/db.ts";
import { either, name, type Sql, sql } from "../platform/db/sql.ts";
import { ApiError } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";
import type { Query } from "./parse-query.ts";
import type { Filters } from "./store.ts";

const MOST_BOARDS = 10_000;
/** The most labels, columns or members whose names are compared. */
const MOST_NAMES = 20_000;

interface Named {
  id: string;
  name: string;
}
type OnBoard = Named & { board_id: string };

type Names = Pick<Filters, "boardIds" | "isMostlyOwn" | "labels" | "members" | "columns" | "without">;

export async function readNames(call: Call, query: Query, boardId: string | undefined): Promise<Names> {
  const session = sessionOf(call);
  const callerId = session.userId;
  const { without } = query;
  const which = boardId === undefined ? sql`` : sql`AND o.board_id = ${boardId}`;
  const ownBoards = sql`board_members o CROSS JOIN boards b
    WHERE o.user_id = ${callerId} ${which} AND b.id = o.board_id AND b.deleted_at IS NULL
      ${ofToken(session, sql`o.board_id`)}`;
  const own = sql`SELECT o.board_id FROM ${ownBoards}`;
  const archived = sql`UNION ALL SELECT id, title, board_id FROM trash
    WHERE board_id IN (${own}) AND type = 'column' AND kind = 'archived'`;
  const queries = {
    boards: sql<BoardRow>`SELECT o.board_id, b.last_card_number AS cards FROM ${ownBoards} LIMIT ${MOST_BOARDS + 1} + 0`,
    labels: named<OnBoard>(
      [...query.labels, ...without.labels],
      sql`SELECT id, name, board_id FROM labels WHERE board_id IN (${own})`,
    ),
    members: named<Named>(
      [...query.members, ...without.members],
      sql`SELECT DISTINCT u.id, u.username AS name FROM board_members m JOIN users u ON u.id = m.user_id
        WHERE m.board_id IN (${own})`,
    ),
    columns: named<OnBoard>(
      [...query.columns, ...without.columns],
      sql`SELECT id, title AS name, board_id FROM columns WHERE board_id IN (${own}) ${query.isArchived ? archived : sql``}`,
    ),
  };
  const { rows, cards } = await readNamed(call, queries, boardId);
  const labels = query.labels.map((asked) => theNamed(rows.labels, asked));
  const columns = query.columns.map((asked) => theNamed(rows.columns, asked));
  const boardIds = boardsWith(
    rows.boards.map(({ board_id }) => board_id),
    [...labels, ...columns],
  );
  const membersNamed = (asked: string) =>
    asked.toLowerCase() === "me" ? [callerId] : idsOf(theNamed(rows.members, asked));
  return {
    boardIds,
    isMostlyOwn: isMost(boardIds, rows.boards, cards),
    labels: labels.map(idsOf),
    members: query.members.map(membersNamed),
    columns: columns.map(idsOf),
    without: {
      labels: without.labels.flatMap((asked) => idsOf(theNamed(rows.labels, asked))),
      members: without.members.flatMap(membersNamed),
      columns: without.columns.flatMap((asked) => idsOf(theNamed(rows.columns, asked))),
    },
  };
}

/** With how many cards the index has ever had. Where boards are spread over machines, that of one board does not know. */
async function readNamed<Q extends Queries>(
  call: Call,
  queries: Q,
  boardId: string | undefined,
): Promise<{ rows: Rows<Q>; cards: number }> {
  if (boardId !== undefined && call.context.db.isDistributed) {
    const { rows } = await readAsCaller(call, queries, boardId);
    return { rows, cards: Number.POSITIVE_INFINITY };
  }
  const indexed = sql<{ cards: number }>`SELECT ${INDEXED_CARDS} AS cards`;
  const { rows }: { rows: Rows<Queries> } = await readAsCaller(call, { ...queries, indexed });
  return { rows: rowsOf(queries, rows), cards: one(rowsOf({ indexed }, rows).indexed).cards };
}

interface BoardRow {
  board_id: string;
  /** How many it has ever had. */
  cards: number;
}

/** How many cards the index has ever had, on PostgreSQL; SQLite has no use for it. */
const INDEXED_CARDS = either("0", "(SELECT last_value FROM search_cards)");

function isMost(boardIds: readonly string[], boards: readonly BoardRow[], cards: number): boolean {
  const counted = new Set(boardIds);
  const own = boards.reduce((sum, { board_id, cards }) => sum + (counted.has(board_id) ? cards : 0), 0);
  return own * 2 >= cards;
}

/** Those that have all the labels and columns the query names. */
function boardsWith(ids: readonly string[], named: readonly OnBoard[][]): string[] {
  if (ids.length > MOST_BOARDS)
    throw new ApiError("request_too_expensive", "You are on too many boards to search them all: search one.");
  const sets = named.map((rows) => new Set(rows.map(({ board_id }) => board_id)));
  return ids.filter((id) => sets.every((some) => some.has(id)));
}

/** Read only if the query asks for any. */
function named<Row extends Named>(asked: readonly string[], rows: Sql): Sql<Row> {
  return sql<Row>`SELECT * FROM (${rows}) ${name("all_named")} LIMIT ${asked.length > 0 ? MOST_NAMES + 1 : 0} + 0`;
}

/** Names are equal if their words are: case and accents do not matter. */
function theNamed<Row extends Named>(rows: readonly Row[], asked: string): Row[] {
  if (rows.length > MOST_NAMES)
    throw new ApiError("request_too_expensive", "There are too many names to compare: search one board.");
  const key = nameKey(asked);
  return rows.filter((row) => nameKey(row.name) === key);
}

const idsOf = (rows: readonly Named[]) => rows.map(({ id }) => id);
