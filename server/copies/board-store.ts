/** The row of a board that is written in steps: hidden at first, and visible in one last commit. */
import type { Board } from "../../contract/boards.ts";
import { ownedBy } from "../boards/owned-boards.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { insertInto, type Statement, updateOf } from "../platform/db/statements.ts";
import { newStamp } from "../platform/util/ids.ts";

/** No row if the creator has no room for another board. */
export function insertHidden(board: Board, since: string, hasRoom: Sql): Statement<"boards", { id: string }> {
  const owner = board.created_by;
  return insertInto(
    "boards",
    sql<{ id: string }>`
        (id, title, description, color, created_by, updated_by, created_at, updated_at, seq, revision, stamp,
          last_card_number, deleted_at)
      SELECT ${board.id}, ${board.title}, ${board.description}, ${board.color}, ${owner}, ${owner},
        ${board.created_at}, ${board.updated_at}, 0, 1, ${newStamp()}, 0, ${since}
      WHERE ${hasRoom} RETURNING id`,
  );
}

interface Showing {
  since: string;
  most: number;
  lastNumber: number;
  /** Unless this holds, it stays hidden. */
  provided?: Sql;
}

/** No row if the creator has as many boards already, or if housekeeping removes it because it took too long. */
export function show(
  { id, created_by }: Board,
  { since, most, lastNumber, provided = sql`1 = 1` }: Showing,
): Statement<"boards", { revision: number; stamp: string }> {
  return updateOf(
    "boards",
    sql<{ revision: number; stamp: string }>`
      SET deleted_at = NULL, last_card_number = ${lastNumber}, revision = revision + 1, stamp = ${newStamp()}
      WHERE id = ${id} AND deleted_by IS NULL AND deleted_at = ${since}
        AND (${ownedBy(sql`${created_by}`)}) < ${most} AND ${provided}
      RETURNING revision, stamp`,
  );
}

/**
 * True once it is visible. A range instead of `=`: Citus refuses a subquery about one board in an update of a table that every
 * machine has a copy of. One about all boards is allowed, because it is evaluated beforehand.
 */
export function isShown(boardId: string): Sql {
  return sql`EXISTS (SELECT 1 FROM boards WHERE id >= ${boardId} AND id <= ${boardId} AND deleted_at IS NULL)`;
}
