/**
 * The safety net behind events and revocations: now and then, every connection is held against the database
 * and closed if its token is void or its user no longer a member, whatever message got lost. It is also what ends
 * connections that outlive their token.
 */
import { CLOSE, TOKEN_EXPIRED } from "../../../contract/socket.ts";
import type { Db } from "../db/db.ts";
import { idList, sql, textList } from "../db/sql.ts";
import type { Connection } from "./connection.ts";

const BATCH = 500;

interface UserRow {
  id: string;
  is_active: boolean;
  token_generation: number;
  kept_token: string | null;
}

export async function recheck(
  db: Db,
  connections: Connection[],
  catchUp: (boardId: string) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < connections.length; start += BATCH) {
    await recheckBatch(db, connections.slice(start, start + BATCH), catchUp);
  }
}

async function recheckBatch(
  db: Db,
  connections: Connection[],
  catchUp: (boardId: string) => Promise<void>,
): Promise<void> {
  const distinct = (pick: (connection: Connection) => string) => [...new Set(connections.map(pick))];
  const userIds = idList(distinct(({ session }) => session.userId));
  const rows = await db.read({
    users: sql<UserRow>`SELECT id, is_active, token_generation, kept_token FROM users WHERE id IN ${userIds}`,
    revoked: sql<{ token_id: string }>`SELECT token_id FROM revoked_tokens
      WHERE token_id IN ${textList(distinct(({ session }) => session.tokenId))}`,
    members: sql<{ board_id: string; user_id: string }>`SELECT board_id, user_id FROM board_members
      WHERE user_id IN ${userIds} AND board_id IN ${idList(distinct(({ boardId }) => boardId))}`,
  });
  const users = new Map(rows.users.map((user) => [user.id, user]));
  const revoked = new Set(rows.revoked.map(({ token_id }) => token_id));
  const members = new Set(rows.members.map(({ board_id, user_id }) => `${board_id} ${user_id}`));
  for (const connection of connections) {
    const { session, boardId } = connection;
    if (session.expiresAt <= Date.now()) {
      connection.close(CLOSE.refused, TOKEN_EXPIRED);
      continue;
    }
    const user = users.get(session.userId);
    const current = user?.token_generation === session.generation || user?.kept_token === session.tokenId;
    if (!user?.is_active || !current || revoked.has(session.tokenId)) {
      connection.close(CLOSE.refused, "The token is no longer valid.");
    } else if (!members.has(`${boardId} ${session.userId}`)) {
      await catchUp(boardId);
      connection.close(CLOSE.refused, "You are no longer a member.");
    }
  }
}
