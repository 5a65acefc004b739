/** Authorises many connections with one query. */
import { type BoardAccess, boardSubject, type Caller, checkBoard, checkCaller } from "../../auth/access.ts";
import { type Asked, accessRows } from "../../auth/access-batch.ts";
import { DatabaseUnavailable, type DbReader } from "../../db/db.ts";
import { createBatch } from "../../scheduling/batch.ts";
import { ApiError } from "../../util/errors.ts";
import { present } from "../../util/present.ts";
import type { Connection } from "./connection.ts";

export interface Standing {
  caller: Caller;
  board: BoardAccess;
}

const ACCESS = {
  method: "GET",
  path: "",
  tag: "",
  summary: "",
  access: "member",
  scope: "read",
  status: 200,
} as const;

/** A batch takes a few milliseconds; where each is a round trip, four run at a time. */
const LOOKUPS = { maxBatch: 32, maxUnderWay: 4 };

/**
 * Authorises new connections in small batches, with other requests in between.
 *
 * The runtime accepts and reads sockets for as long as there are any. If they were authorised right there, many clients
 * reconnecting at once would delay all other requests until the last one is admitted.
 */
export function createConnectionAuthorizer(
  db: DbReader,
): (connection: Connection) => Promise<Standing | ApiError | DatabaseUnavailable> {
  return createBatch((crowd) => authorizeConnections(db, crowd), LOOKUPS);
}

/** One for each connection, in their order: what it may see, why it may not, or why that cannot be found out. */
export async function authorizeConnections(
  db: DbReader,
  connections: readonly Asked[],
): Promise<(Standing | ApiError | DatabaseUnavailable)[]> {
  const rows = await accessRows(db, connections);
  return rows.map((row, index) => {
    if (row instanceof DatabaseUnavailable) return row;
    const { session, boardId } = present(connections[index], "a connection for each row");
    const access = { access: [row] };
    try {
      const caller = checkCaller(access, session);
      return {
        caller,
        board: checkBoard(access, { route: ACCESS, subject: boardSubject(boardId), session }),
      };
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  });
}
