/**
 * What `get_board` tells of a board, and no more: a board of many megabytes is some kilobytes of that. Descriptions of cards
 * and their checklists are not among it, and of each column only the cards that are shown.
 */
import type { BoardMember } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { ColumnFields } from "../../contract/columns.ts";
import type { Call } from "../platform/core/call.ts";
import { nothing, readOnBoard } from "../platform/core/query.ts";
import type { DbReader } from "../platform/db/db.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import { grouped, inSlices, type Work } from "../platform/scheduling/time-slices.ts";
import { one } from "../platform/util/present.ts";

export interface BoardOutline {
  id: string;
  title: string;
  description: string | null;
  seq: number;
  members: { username: string; role: BoardMember["role"] }[];
  labels: { name: string }[];
  columns: CountedColumn[];
}

/** With the number of its cards. */
export type CountedColumn = Pick<ColumnFields, "id" | "title" | "card_limit" | "is_done_column"> & {
  count: number;
};

/** What a line about a card is made of. */
export type ListedCard = Pick<
  Card,
  "number" | "title" | "start_at" | "due_at" | "is_complete" | "comment_count"
> & {
  labels: { name: string }[];
  assignees: { username: string }[];
  placeholders: { name: string }[];
};

/** Of each of these columns, so many cards from that place on. */
export interface CardRange {
  columnIds: readonly string[];
  from: number;
  limit: number;
}

export async function readBoardOutline(call: Call): Promise<BoardOutline> {
  const { rows } = await readOnBoard(call, (id) => ({
    boards: sql<
      Pick<BoardOutline, "id" | "title" | "description" | "seq">
    >`SELECT id, title, description, seq FROM boards WHERE id = ${id}`,
    members: sql<BoardOutline["members"][number]>`SELECT u.username, m.role FROM board_members m
      JOIN users u ON u.id = m.user_id WHERE m.board_id = ${id} ORDER BY u.id`,
    labels: sql<{ name: string }>`SELECT name FROM labels WHERE board_id = ${id} ORDER BY id`,
    columns: sql<CountedColumn>`SELECT g.id, g.title, g.card_limit, g.is_done_column, (
        SELECT count(*) FROM cards c WHERE c.board_id = ${id} AND c.column_id = g.id) AS count
      FROM columns g WHERE g.board_id = ${id} ORDER BY g.rank`,
  }));
  const { boards, members, labels, columns } = rows;
  return { ...one(boards), members, labels, columns };
}

type CardRow = Omit<ListedCard, "labels" | "assignees" | "placeholders"> & { id: string; column_id: string };

/** By column, in their order. */
export async function readListedCards(call: Call, range: CardRange): Promise<Map<string, ListedCard[]>> {
  const { board } = await readOnBoard(call, nothing);
  const { db } = call.context;
  const { cards } = await db.readWithin(board.id, { cards: cardRows(board.id, range) });
  const on = await readOnCards(
    db,
    board.id,
    cards.map(({ id }) => id),
  );
  return inSlices(byColumn(cards, on));
}

function cardRows(boardId: string, { columnIds, from, limit }: CardRange): Sql<CardRow> {
  const rankAt = (place: number) => sql`(SELECT n.rank FROM cards n WHERE n.board_id = ${boardId}
    AND n.column_id = g.id ORDER BY n.rank LIMIT 1 OFFSET ${place} + 0)`;
  return sql<CardRow>`SELECT c.id, c.column_id, c.number, c.title, c.start_at, c.due_at, c.is_complete, c.comment_count
    FROM columns g CROSS JOIN cards c WHERE g.board_id = ${boardId} AND g.id ${idList(columnIds)}
      AND c.board_id = g.board_id AND c.column_id = g.id
      AND c.rank >= ${rankAt(from)} AND c.rank < coalesce(${rankAt(from + limit)}, 9223372036854775807)
    ORDER BY c.column_id, c.rank`;
}

interface OnCards {
  labels: { card_id: string; name: string }[];
  assignees: { card_id: string; username: string }[];
  placeholders: { card_id: string; name: string }[];
}

/** Each card may have hundreds. */
function readOnCards(db: DbReader, boardId: string, ids: readonly string[]): Promise<OnCards> {
  const these = sql`x.board_id = ${boardId} AND x.card_id ${idList(ids)}`;
  return db.readManyWithin(boardId, {
    labels: sql<OnCards["labels"][number]>`SELECT x.card_id, l.name FROM card_labels x CROSS JOIN labels l
      WHERE ${these} AND l.board_id = x.board_id AND l.id = x.label_id ORDER BY l.id`,
    assignees: sql<OnCards["assignees"][number]>`SELECT x.card_id, u.username FROM card_assignees x
      JOIN users u ON u.id = x.user_id WHERE ${these} ORDER BY x.user_id`,
    placeholders: sql<OnCards["placeholders"][number]>`SELECT x.card_id, p.name FROM card_placeholders x
      CROSS JOIN board_people p WHERE ${these} AND p.board_id = x.board_id AND p.id = x.person_id ORDER BY p.id`,
  });
}

function* byColumn(cards: readonly CardRow[], on: OnCards): Work<Map<string, ListedCard[]>> {
  const labels = yield* grouped(on.labels, ({ card_id }) => card_id);
  const assignees = yield* grouped(on.assignees, ({ card_id }) => card_id);
  const placeholders = yield* grouped(on.placeholders, ({ card_id }) => card_id);
  const columns = new Map<string, ListedCard[]>();
  for (const { id, column_id, ...card } of cards) {
    const listed = {
      ...card,
      labels: labels.get(id) ?? [],
      assignees: assignees.get(id) ?? [],
      placeholders: placeholders.get(id) ?? [],
    };
    const column = columns.get(column_id);
    if (column) column.push(listed);
    else columns.set(column_id, [listed]);
  }
  return columns;
}
