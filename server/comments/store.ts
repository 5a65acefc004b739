/**
 * Comments belong to their card wherever it is, on the board or in the trash: a card that is removed or restored takes
 * no time for its comments. Whatever reads or changes them requires that the card is on the board; those of a card in the
 * trash can be read as part of the trash.
 */
import type { Comment } from "../../contract/comments.ts";
import { insert, remove, update, type Write } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import type { Limit } from "../platform/quotas/limits.ts";
import type { Row } from "../tables.ts";
import { publicColumns, toUser, type UserRow } from "../users/public-user.ts";

/** `cards.comment_count` is the count. */
export const COMMENT_LIMIT: Limit = {
  table: "comments",
  most: (config) => config.MAX_COMMENTS_PER_CARD,
  of: "A card",
  what: "comments",
};

/** A board has the count only, which may get one digit longer. */
export const COUNT_GROWTH = 1;

/** A page is held in memory by everyone who reads one. */
export const PAGE_BYTES = 1_048_576;

/** With the author, whose columns have the names they have in `users`; they are null where no account wrote it. */
export type CommentRow = Omit<UserRow, "id"> &
  Omit<Row<"comments">, "id" | "user_id"> & {
    id: string | null;
    comment_id: string;
    author_name: string | null;
  };

const COMMENT = sql`n.board_id, n.id AS comment_id, n.card_id, n.person_id, p.name AS author_name, n.created_at,
  n.edited_at, n.body, ${publicColumns}`;
/** The author of an imported comment is whoever has been matched to its person: no comment is rewritten for that. */
const COMMENTS = sql`comments n LEFT JOIN board_people p ON p.board_id = n.board_id AND p.id = n.person_id
  LEFT JOIN users u ON u.id = coalesce(n.user_id, p.user_id)`;

export function commentRow(boardId: string, commentId: string): Sql<CommentRow> {
  return sql<CommentRow>`SELECT ${COMMENT} FROM ${COMMENTS} WHERE n.board_id = ${boardId} AND n.id = ${commentId}`;
}

export function toComment(row: CommentRow): Comment {
  return {
    id: row.comment_id,
    board_id: row.board_id,
    card_id: row.card_id,
    user_id: row.id,
    user: row.id === null ? null : toUser({ ...row, id: row.id }),
    person_id: row.person_id,
    author_name: row.author_name,
    body: row.body,
    created_at: row.created_at,
    edited_at: row.edited_at,
  };
}

export interface CommentPage {
  boardId: string;
  cardId: string;
  before: string | undefined;
  limit: number;
}

/**
 * The newest comments before `before`, and one more if there is one: at most `limit` and about `PAGE_BYTES`, but one in
 * any case. That is decided by their lengths, before the texts are read. (With a bare parameter as LIMIT, SQLite would
 * plan the statement again each time; with a sum it does not.)
 */
export function commentRows({ boardId, cardId, before, limit }: CommentPage): Sql<CommentRow> {
  const older = before === undefined ? sql`` : sql` AND id < ${before}`;
  const lengths = sql`SELECT id, octet_length(body) AS bytes FROM comments
    WHERE board_id = ${boardId} AND card_id = ${cardId}${older} ORDER BY id DESC LIMIT ${limit + 1} + 0`;
  const page = sql`SELECT id, sum(bytes) OVER (ORDER BY id DESC) - bytes AS bytes_before FROM (${lengths}) few`;
  return sql<CommentRow>`SELECT ${COMMENT} FROM ${COMMENTS}
    WHERE n.board_id = ${boardId} AND n.id IN (SELECT id FROM (${page}) page WHERE bytes_before <= ${PAGE_BYTES})
    ORDER BY n.id DESC`;
}

export function authorRow(userId: string | null | Sql): Sql<UserRow> {
  return sql<UserRow>`SELECT ${publicColumns} FROM users u WHERE u.id = ${userId}`;
}

/** How many comments a card has, if it is on the board. */
export function commentCount(boardId: string, cardId: string | Sql): Sql<{ taken: number }> {
  return sql<{ taken: number }>`SELECT comment_count AS taken FROM cards
    WHERE board_id = ${boardId} AND id = ${cardId}`;
}

/** The card of a comment, for queries that are sent with it. */
export function cardOfComment(boardId: string, commentId: string): Sql {
  return sql`(SELECT card_id FROM comments WHERE board_id = ${boardId} AND id = ${commentId})`;
}

/** The writes that add a comment to its card, which has so many. */
export function addComment({ user: _, author_name: __, ...row }: Comment, count: number): Write[] {
  const user_id = row.person_id === null ? row.user_id : null;
  return [
    insert("comments", { ...row, user_id }),
    update("cards", { id: row.card_id }, { comment_count: count + 1 }),
  ];
}

/** The writes that take a comment off its card, which has so many. */
export function removeComment({ id, card_id }: Comment, count: number): Write[] {
  return [remove("comments", { id }), update("cards", { id: card_id }, { comment_count: count - 1 })];
}
