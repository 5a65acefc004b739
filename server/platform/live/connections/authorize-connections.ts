/** What the database says of connections at this moment: many of them in one question. */
import { type BoardAccess, boardSubject, type Caller, checkBoard, checkCaller } from "../../auth/access.ts";
import { type Asked, accessRows } from "../../auth/access-batch.ts";
import { ApiError } from "../../core/errors.ts";
import type { DbReader } from "../../db/db.ts";
import { createBatch } from "../../util/batch.ts";
import { present } from "../../util/present.ts";
import type { Connection } from "./connection.ts";

export interface Standing {
  caller: Caller;
  board: BoardAccess;
}

const ACCESS = { method: "GET", path: "", tag: "", summary: "", access: "member", status: 200 } as const;

/** A few milliseconds of work at a time; where the answer is a round trip away, four are on their way. */
const LOOKUPS = { maxBatch: 32, maxUnderWay: 4 };

/**
 * Where new connections wait to be let in: a few are looked up together, then everyone else has their turn.
 *
 * The runtime accepts sockets, and reads what they have sent, in one go for as long as there are any. If they were
 * answered right there, a crowd that comes back would keep all other requests waiting until the last of it is in.
 */
export function createConnectionAuthorizer(
  db: DbReader,
): (connection: Connection) => Promise<Standing | ApiError> {
  return createBatch((crowd) => authorizeConnections(db, crowd), LOOKUPS);
}

/** One for each connection, in their order: what it may see, or why it may not. */
export async function authorizeConnections(
  db: DbReader,
  connections: readonly Asked[],
): Promise<(Standing | ApiError)[]> {
  const rows = await accessRows(db, connections);
  return rows.map((row, index) => {
    const { session, boardId } = present(connections[index], "a connection for each row");
    const access = { access: [row] };
    try {
      const caller = checkCaller(access, session);
      return { caller, board: checkBoard(access, ACCESS, boardSubject(boardId)) };
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  });
}
