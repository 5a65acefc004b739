/** What the database says of connections at this moment: many of them in one question. */
import { type AccessQueries, type BoardAccess, type Caller, checkBoard, checkCaller } from "../access.ts";
import type { Db, Rows } from "../db/db.ts";
import { idList, sql, textList } from "../db/sql.ts";
import { ApiError } from "../errors.ts";
import type { Connection } from "./connection.ts";

type AccessRow = Rows<AccessQueries>["access"][number];
type UserRow = Omit<AccessRow, "revoked" | "board_id" | "seq" | "revision" | "role"> & { id: string };
type BoardRow = Pick<AccessRow, "seq" | "revision"> & { id: string };
type MemberRow = Pick<AccessRow, "role"> & { board_id: string; user_id: string };

export interface Standing {
  caller: Caller;
  board: BoardAccess;
}

const ACCESS = { method: "GET", path: "", tag: "", summary: "", access: "member", status: 200 } as const;
const NOBODY = {
  username: null,
  is_active: null,
  is_superuser: null,
  token_generation: null,
  kept_token: null,
};
const NO_BOARD = { id: null, seq: 0, revision: 0 };

/** One for each connection, in their order: what it may see, or why it may not. */
export async function standingsOf(
  db: Db,
  connections: readonly Connection[],
): Promise<(Standing | ApiError)[]> {
  const distinct = (pick: (connection: Connection) => string) => [...new Set(connections.map(pick))];
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
  return connections.map(({ session, boardId }) => {
    const { id: board_id, seq, revision } = boards.get(boardId) ?? NO_BOARD;
    return judge(session, boardId, {
      ...(users.get(session.userId) ?? NOBODY),
      revoked: revoked.has(session.tokenId),
      board_id,
      seq,
      revision,
      role: roles.get(`${boardId} ${session.userId}`) ?? null,
    });
  });
}

function judge(session: Connection["session"], boardId: string, row: AccessRow): Standing | ApiError {
  const rows = { access: [row] };
  try {
    const caller = checkCaller(rows, session);
    return { caller, board: checkBoard(rows, ACCESS, { param: "board_id", id: boardId }) };
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
