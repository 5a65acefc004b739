/**
 * Access of many callers to boards, looked up together: one read, whoever and however many they are. A statement
 * costs more than what it looks up, and what is done one after another finds everything still at hand.
 */
import type { AccessQueries, AccessRow } from "./access.ts";
import type { Db, Rows } from "./db/db.ts";
import { idList, sql, textList } from "./db/sql.ts";
import { createTogether } from "./together.ts";
import type { Session } from "./token.ts";

export interface Asked {
  readonly boardId: string;
  readonly session: Session;
}

type UserRow = Omit<AccessRow, "revoked" | "board_id" | "seq" | "revision" | "role"> & { id: string };
type BoardRow = Pick<AccessRow, "seq" | "revision"> & { id: string };
type MemberRow = Pick<AccessRow, "role"> & { board_id: string; user_id: string };

/** Of a board itself: what is asked most often, by everyone who opens or polls one. */
export type BoardAccessLookUp = (asked: Asked) => Promise<Rows<AccessQueries>>;

export function createBoardAccess(db: Db): BoardAccessLookUp {
  const lookUp = createTogether((asked: Asked[]) => accessRows(db, asked));
  return async (asked) => ({ access: [await lookUp(asked)] });
}

const NOBODY = {
  username: null,
  is_active: null,
  is_superuser: null,
  token_generation: null,
  kept_token: null,
};
const NO_BOARD = { id: null, seq: 0, revision: 0 };

/** One for each, in their order, as `accessQueries` would have brought it. */
export async function accessRows(db: Db, asked: readonly Asked[]): Promise<AccessRow[]> {
  const distinct = (pick: (one: Asked) => string) => [...new Set(asked.map(pick))];
  const userIds = idList(distinct(({ session }) => session.userId));
  const boardIds = idList(distinct(({ boardId }) => boardId));
  const tokenIds = textList(distinct(({ session }) => session.tokenId));
  const rows = await db.read({
    users: sql<UserRow>`SELECT id, username, is_active, is_superuser, token_generation, kept_token
      FROM users WHERE id IN ${userIds}`,
    revoked: sql<{ token_id: string }>`SELECT token_id FROM revoked_tokens WHERE token_id IN ${tokenIds}`,
    boards: sql<BoardRow>`SELECT id, seq, revision FROM boards WHERE id IN ${boardIds} AND deleted_at IS NULL`,
    members: sql<MemberRow>`SELECT board_id, user_id, role FROM board_members
      WHERE user_id IN ${userIds} AND board_id IN ${boardIds}`,
  });
  const users = new Map(rows.users.map((user) => [user.id, user]));
  const revoked = new Set(rows.revoked.map(({ token_id }) => token_id));
  const boards = new Map(rows.boards.map((board) => [board.id, board]));
  const roles = new Map(rows.members.map((member) => [`${member.board_id} ${member.user_id}`, member.role]));
  return asked.map(({ session, boardId }) => {
    const { id: board_id, seq, revision } = boards.get(boardId) ?? NO_BOARD;
    return {
      ...(users.get(session.userId) ?? NOBODY),
      revoked: revoked.has(session.tokenId),
      board_id,
      seq,
      revision,
      role: roles.get(`${boardId} ${session.userId}`) ?? null,
    };
  });
}
