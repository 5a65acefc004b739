import type { BoardMember } from "../../contract/boards.ts";
import type { User } from "../../contract/users.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import type { Flag } from "../platform/db/table.ts";
import { forbidden, notFound } from "../platform/util/errors.ts";
import type { Row } from "../tables.ts";
import { publicColumns, toUser, type UserRow } from "../users/public-user.ts";

export type MemberRow = UserRow & Pick<Row<"board_members">, "board_id" | "role">;

/** `which` is a condition on `board_members m`. */
export function memberRows(which: Sql): Sql<MemberRow> {
  return sql<MemberRow>`SELECT m.board_id, m.role, ${publicColumns}
    FROM board_members m JOIN users u ON u.id = m.user_id WHERE ${which}`;
}

export function toMember(row: MemberRow): BoardMember {
  return { board_id: row.board_id, user_id: row.id, role: row.role, user: toUser(row) };
}

type CandidateRow = UserRow & { is_member: Flag };

/** The users of a list, with whether they are members of that board. */
export function candidateRows(boardId: string, userIds: readonly string[]): Sql<CandidateRow> {
  return sql<CandidateRow>`SELECT ${publicColumns}, EXISTS (
      SELECT 1 FROM board_members m WHERE m.board_id = ${boardId} AND m.user_id = u.id) AS is_member
    FROM users u WHERE u.id ${idList(userIds)}`;
}

/** The distinct users of a list, in its order: all must exist, then all must be members. */
export function requireMembers(rows: CandidateRow[], userIds: readonly string[]): User[] {
  const distinct = [...new Set(userIds)];
  const candidates = distinct.map((id) => rows.find((row) => row.id === id));
  if (!candidates.every((row) => row !== undefined)) throw notFound("One or more of these users");
  if (!candidates.every((row) => row.is_member)) {
    throw forbidden("One or more of these users are not members of the board.", "not_a_member");
  }
  return candidates.map(toUser);
}
