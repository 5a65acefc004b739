/**
 * The safety net behind events and revocations: now and then, every connection is held against the database
 * and closed if its token is void or its user no longer a member, whatever message got lost. It is also what ends
 * connections that outlive their token.
 */
import { CLOSE, TOKEN_EXPIRED } from "../../../../contract/socket.ts";
import type { DbReader } from "../../db/db.ts";
import { ApiError } from "../../util/errors.ts";
import { authorizeConnections } from "./authorize-connections.ts";
import type { Connection } from "./connection.ts";

const BATCH = 500;

export async function recheck(
  db: DbReader,
  connections: Connection[],
  catchUp: (boardId: string) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < connections.length; start += BATCH) {
    const batch = connections.slice(start, start + BATCH);
    const standings = await authorizeConnections(db, batch);
    for (const [index, connection] of batch.entries()) {
      const standing = standings[index];
      if (connection.session.expiresAt <= Date.now()) {
        connection.close(CLOSE.refused, TOKEN_EXPIRED);
      } else if (standing instanceof ApiError) {
        // Before it is closed, it gets the events from the time when it had access.
        if (standing.status !== 401) await catchUp(connection.boardId);
        connection.close(CLOSE.refused, standing.message);
      }
    }
  }
}
