/** Memberships as the personal streams compare them: those of deleted boards included, but of no unfinished copy. */
import { idList, type Sql, sql } from "../../db/sql.ts";
import type { Flag } from "../../db/table.ts";
import type { ListedBoard } from "./board-list.ts";

interface MembershipRow extends Omit<ListedBoard, "is_deleted"> {
  user_id: string;
  is_deleted: Flag;
}

const COLUMNS = sql`m.user_id, b.id, b.title, b.color, b.deleted_at IS NOT NULL AS is_deleted`;
const IS_FINISHED = sql`(b.deleted_at IS NULL OR b.deleted_by IS NOT NULL)`;

export function listedBoards(userIds: readonly string[]): Sql<MembershipRow> {
  return sql<MembershipRow>`SELECT ${COLUMNS} FROM board_members m CROSS JOIN boards b
    WHERE m.user_id ${idList(userIds)} AND b.id = m.board_id AND ${IS_FINISHED}`;
}

export function boardsOfMembers(boardId: string, userIds: readonly string[]): Sql<MembershipRow> {
  return sql<MembershipRow>`SELECT ${COLUMNS} FROM boards b CROSS JOIN board_members m
    WHERE b.id = ${boardId} AND m.board_id = ${boardId} AND m.user_id ${idList(userIds)}
      AND ${IS_FINISHED}`;
}

export function toListed({ id, title, color, is_deleted }: MembershipRow): ListedBoard {
  return { id, title, color, is_deleted: Boolean(is_deleted) };
}
