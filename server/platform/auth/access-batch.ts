/**
 * Looks up the access of many callers to boards in one statement: the overhead of a statement exceeds the cost of the
 * lookup itself.
 */

import type { DatabaseUnavailable, DbReader, Rows } from "../db/db.ts";
import { orUnavailable } from "../db/or-unavailable.ts";
import { type Sql, sql } from "../db/sql.ts";
import { createBatch } from "../scheduling/batch.ts";
import { one, present } from "../util/present.ts";
import { type AccessQueries, type AccessRow, accessQueries, boardSubject } from "./access.ts";
import type { Session } from "./token.ts";

export interface Asked {
  readonly boardId: string;
  readonly session: Session;
}

/** Selected from `asked`, `users u` and `boards b`. */
const COLUMNS = sql`u.username, u.is_active, u.is_superuser, u.token_generation, u.kept_session,
  CASE WHEN asked.is_api THEN NOT EXISTS (SELECT 1 FROM api_tokens t WHERE t.id = asked.session_id)
    ELSE EXISTS (SELECT 1 FROM ended_sessions e WHERE e.id = asked.session_id) END AS is_ended,
  b.id AS board_id, b.seq, b.revision, b.stamp, b.is_forwarded,
  (SELECT m.role FROM board_members m WHERE m.board_id = b.id AND m.user_id = asked.user_id) AS role`;

/** Access to a board itself, the most frequent query: everyone who opens or polls a board needs it. */
export type BoardAccessLookUp = (asked: Asked) => Promise<Rows<AccessQueries>>;

export function createBoardAccess(db: DbReader): BoardAccessLookUp {
  const lookUp = createBatch((asked: Asked[]) => rowsAtOnce(db, asked));
  return async (asked) => (db.isDistributed ? accessAlone(db, asked) : { access: [await lookUp(asked)] });
}

function accessAlone(db: DbReader, { boardId, session }: Asked): Promise<Rows<AccessQueries>> {
  return db.readWithin(boardId, accessQueries(boardSubject(boardId), boardId, session));
}

/** One row per entry, in order, as `accessQueries` would return it; the error for a board whose machine is down. */
export function accessRows(
  db: DbReader,
  asked: readonly Asked[],
): Promise<(AccessRow | DatabaseUnavailable)[]> {
  if (!db.isDistributed) return rowsAtOnce(db, asked);
  const rowOf = async (each: Asked) => one((await accessAlone(db, each)).access);
  return Promise.all(asked.map((each) => orUnavailable(rowOf(each))));
}

/** Equal entries share a row. */
async function rowsAtOnce(db: DbReader, asked: readonly Asked[]): Promise<AccessRow[]> {
  const numbers = new Map<string, number>();
  const questions: object[] = [];
  const numberOf = asked.map(({ boardId, session: { userId, id, api } }) => {
    const key = `${boardId} ${userId} ${id}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const n = questions.length;
    questions.push({ n, board_id: boardId, user_id: userId, session_id: id, is_api: api !== undefined });
    numbers.set(key, n);
    return n;
  });
  const list = JSON.stringify(questions);
  const { access } = await db.read({ access: db.kind === "postgres" ? onPostgres(list) : onSqlite(list) });
  return numberOf.map((n) => present(access[n], "a row for every question"));
}

/** Lateral, with a limit: so that it looks every one up, whatever it believes about the sizes of tables. */
function onPostgres(asked: string): Sql<AccessRow> {
  return sql<AccessRow>`SELECT ${COLUMNS}
    FROM json_to_recordset(${asked}::text::json)
      AS asked (n integer, board_id uuid, user_id uuid, session_id uuid, is_api boolean)
    LEFT JOIN LATERAL (SELECT * FROM users WHERE id = asked.user_id LIMIT 1) u ON true
    LEFT JOIN LATERAL (
      SELECT * FROM boards WHERE id = asked.board_id AND deleted_at IS NULL LIMIT 1) b ON true
    ORDER BY asked.n`;
}

function onSqlite(asked: string): Sql<AccessRow> {
  return sql<AccessRow>`SELECT ${COLUMNS}
    FROM (SELECT value ->> 'n' AS n, value ->> 'board_id' AS board_id, value ->> 'user_id' AS user_id,
        value ->> 'session_id' AS session_id, value ->> 'is_api' AS is_api FROM json_each(${asked})) asked
    LEFT JOIN users u ON u.id = asked.user_id
    LEFT JOIN boards b ON b.id = asked.board_id AND b.deleted_at IS NULL
    ORDER BY asked.n`;
}
