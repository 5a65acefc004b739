import type { Board, BoardMember } from "../../contract/boards.ts";
import type { Label } from "../../contract/labels.ts";
import { ofToken } from "../platform/auth/api-tokens.ts";
import type { Session } from "../platform/auth/token.ts";
import type { DecisionContext } from "../platform/core/change/decision.ts";
import type { Rows, Version } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { insertInto, type Statement } from "../platform/db/statements.ts";
import type { Limit } from "../platform/quotas/limits.ts";
import { atOnce, grouped, mapped, type Work } from "../platform/scheduling/time-slices.ts";
import { weak } from "../platform/util/entity-tags.ts";
import type { Row } from "../tables.ts";
import { byId } from "../users/public-user.ts";
import { type MemberRow, memberRows, toMember } from "./members.ts";
import { lockCreator } from "./owned-boards.ts";

export const MEMBER_LIMIT: Limit = {
  table: "board_members",
  most: (config) => config.MAX_MEMBERS_PER_BOARD,
  of: "A board",
  what: "members",
};

type BoardRow = Omit<
  Row<"boards">,
  "revision" | "stamp" | "last_card_number" | "deleted_at" | "deleted_by" | "is_forwarded"
>;

export type BoardQueries = { boards: Sql<BoardRow>; labels: Sql<Label>; members: Sql<MemberRow> };

/**
 * Boards without their columns. `ids` is a list or query of board ids. Labels and members come in no order: the
 * database would have to sort those of all boards before it gives the first.
 */
export function boardRows(ids: Sql): BoardQueries {
  return {
    boards: sql<BoardRow>`SELECT id, title, description, color, is_template, created_by, updated_by, created_at, updated_at,
        seq
      FROM boards WHERE id IN (${ids}) ORDER BY id`,
    labels: sql<Label>`SELECT id, board_id, name, color FROM labels WHERE board_id IN (${ids})`,
    members: memberRows(sql`m.board_id IN (${ids})`),
  };
}

/** `is_whole` is false if the description was left out because those before it already reach `mostBytes`. */
export type ListedRow = BoardRow & { is_whole: boolean };

/** The lengths are summed apart, so that no description is read that is not answered. */
export function listedRows(ids: Sql, mostBytes: number): Sql<ListedRow> {
  return sql<ListedRow>`SELECT b.id, b.title, CASE WHEN l.before < ${mostBytes} THEN b.description END AS description,
      b.color, b.is_template, b.created_by, b.updated_by, b.created_at, b.updated_at, b.seq, l.before < ${mostBytes} AS is_whole
    FROM (SELECT id, coalesce(sum(octet_length(description)) OVER (
        ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
      FROM boards WHERE id IN (${ids})) l JOIN boards b ON b.id = l.id ORDER BY b.id`;
}

/** The next boards of the caller, in the order of their ids. */
export function boardsOf(
  session: Session,
  after: string | undefined,
  limit: number,
): Sql<{ board_id: string }> {
  const further = after === undefined ? sql`` : sql`AND m.board_id > ${after}`;
  return sql<{ board_id: string }>`SELECT m.board_id FROM board_members m JOIN boards b ON b.id = m.board_id
    WHERE m.user_id = ${session.userId} AND b.deleted_at IS NULL ${ofToken(session, sql`m.board_id`)} ${further}
    ORDER BY m.board_id LIMIT ${limit} + 0`;
}

/** Weak: the whole board may come compressed or not, and changes of it are answered without its columns. */
export function versionTag({ revision, stamp }: Version): string {
  return weak(`"${revision}-${stamp}"`);
}

export function buildBoards(rows: Rows<BoardQueries>): Board[] {
  return atOnce(assembleBoards(rows));
}

export function* assembleBoards(rows: Rows<BoardQueries>): Work<Board[]> {
  const labels = yield* grouped(rows.labels, (label) => label.board_id);
  const members = yield* grouped(yield* mapped(rows.members, toMember), (member) => member.board_id);
  return yield* mapped(rows.boards, (row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    color: row.color,
    is_template: Boolean(row.is_template),
    created_by: row.created_by,
    updated_by: row.updated_by,
    created_at: row.created_at,
    updated_at: row.updated_at,
    seq: row.seq,
    labels: labels.get(row.id)?.sort(byId) ?? [],
    members: members.get(row.id)?.sort(byUserId) ?? [],
  }));
}

/** As the board's own event shows it: changed by the caller, at the number of that event. */
export function touched(board: Board, { board: access, caller, now }: DecisionContext): Board {
  return { ...board, updated_by: caller.id, updated_at: now, seq: access.seq + 1 };
}

function byUserId(a: BoardMember, b: BoardMember): number {
  return a.user_id < b.user_id ? -1 : 1;
}

/** Nothing is inserted when the creator has no room for another board; the second statement returns a row otherwise. */
export function insertBoard(
  board: Board,
  { revision, stamp }: Version,
  { hasRoom, checkpoint }: { hasRoom: Sql; checkpoint: Statement<"board_checkpoints"> },
): [
  Statement<"users">,
  Statement<"boards", { id: string }>,
  Statement<"board_members">,
  Statement<"board_checkpoints">,
] {
  const owner = board.created_by;
  return [
    lockCreator(owner),
    insertInto(
      "boards",
      sql<{ id: string }>`
          (id, title, description, color, created_by, updated_by, created_at, updated_at, seq, revision, stamp,
            last_card_number)
        SELECT ${board.id}, ${board.title}, ${board.description}, ${board.color}, ${owner}, ${owner},
          ${board.created_at}, ${board.updated_at}, 0, ${revision}, ${stamp}, 0
        WHERE ${hasRoom} RETURNING id`,
    ),
    insertInto(
      "board_members",
      sql`(board_id, user_id, role) SELECT id, created_by, 'owner' FROM boards WHERE id = ${board.id}`,
    ),
    checkpoint,
  ];
}
