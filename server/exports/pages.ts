/** What a board may have any number of, page by page: archived cards, comments and events. */

import type { DbReader } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { encodeEvent, eventsAfter } from "../platform/event-log/event-log.ts";
import { unpacked } from "../platform/event-log/packed.ts";
import { FIRST_ID } from "../platform/util/ids.ts";
import type { Row } from "../tables.ts";
import { publicColumns, type UserRow } from "../users/public-user.ts";

const PAGE_ROWS = 500;
const PAGE_BYTES = 1_048_576;

/** A condition on `trash t`: archived, alone or with a column that has not been purged. */
export const ARCHIVED = sql`t.kind = 'archived' AND NOT EXISTS (SELECT 1 FROM trash p
  WHERE p.board_id = t.board_id AND p.id = t.removed_with AND p.kind = 'purged')`;

export type ArchivedCard = Pick<Row<"trash">, "id" | "parent_id" | "removed_with" | "removed_at" | "data">;

export function archivedCards(db: DbReader, boardId: string, seq: number): AsyncGenerator<ArchivedCard> {
  const which = sql`t.type = 'card' AND t.seq <= ${seq} AND ${ARCHIVED}`;
  return inPages(db, boardId, (after) => {
    const page = pageOf(
      sql`trash t WHERE t.board_id = ${boardId} AND t.id > ${after} AND ${which}`,
      sql`t.data`,
    );
    return sql<ArchivedCard>`SELECT id, parent_id, removed_with, removed_at, data FROM trash
      WHERE board_id = ${boardId} AND id IN (${page}) ORDER BY id`;
  });
}

export type CommentRow = Pick<Row<"comments">, "id" | "card_id" | "body" | "created_at" | "edited_at"> & {
  author_id: string | null;
};

const COMMENTS = sql`comments n LEFT JOIN board_people p ON p.board_id = n.board_id AND p.id = n.person_id`;
/** The account that wrote it, also one that its person was matched to. */
const ACCOUNT = sql`coalesce(n.user_id, p.user_id)`;

/** Up to the comment `last`, on whatever card. */
export function comments(db: DbReader, boardId: string, last: string): AsyncGenerator<CommentRow> {
  return inPages(db, boardId, (after) => {
    const page = pageOf(
      sql`comments t WHERE t.board_id = ${boardId} AND t.id > ${after} AND t.id <= ${last}`,
      sql`t.body`,
    );
    return sql<CommentRow>`SELECT n.id, n.card_id, coalesce(${ACCOUNT}, n.person_id) AS author_id, n.body,
        n.created_at, n.edited_at
      FROM ${COMMENTS} WHERE n.board_id = ${boardId} AND n.id IN (${page}) ORDER BY n.id`;
  });
}

/** Everybody who wrote a comment on the board. */
export function authorRows(boardId: string): Sql<UserRow> {
  return sql<UserRow>`SELECT ${publicColumns} FROM users u
    WHERE u.id IN (SELECT ${ACCOUNT} FROM ${COMMENTS} WHERE n.board_id = ${boardId})`;
}

/** Null if there is none. A list of rows is read in parts, with a limit of its own: this is a single value. */
export function lastComment(boardId: string): Sql<{ id: string | null }> {
  return sql<{ id: string | null }>`SELECT (SELECT id FROM comments WHERE board_id = ${boardId}
    ORDER BY id DESC LIMIT 1) AS id`;
}

/** The ids of the next rows: at most so many, and about so many bytes, but one in any case. */
function pageOf(from: Sql, text: Sql): Sql {
  const few = sql`SELECT t.id, octet_length(${text}) AS bytes FROM ${from} ORDER BY t.id LIMIT ${PAGE_ROWS} + 0`;
  const page = sql`SELECT id, sum(bytes) OVER (ORDER BY id) - bytes AS bytes_before FROM (${few}) few`;
  return sql`SELECT id FROM (${page}) page WHERE bytes_before <= ${PAGE_BYTES}`;
}

async function* inPages<Found extends { id: string }>(
  db: DbReader,
  boardId: string,
  pageAfter: (id: string) => Sql<Found>,
): AsyncGenerator<Found> {
  for (let after = FIRST_ID; ; ) {
    const { page } = await db.readWithin(boardId, { page: pageAfter(after) });
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The texts of the events up to number `last`, those that are still kept. */
export async function* eventTexts(db: DbReader, boardId: string, last: number): AsyncGenerator<string> {
  for (let since = 0; since < last; ) {
    const { page } = await db.readWithin(boardId, { page: eventsAfter(boardId, since, PAGE_ROWS) });
    for (const row of await unpacked(db, boardId, page)) {
      if (row.seq > last) return;
      yield encodeEvent(row);
      since = row.seq;
    }
    if (page.length === 0) return;
  }
}
