/**
 * The safety net behind events and revocations: now and then, every connection is held against the database
 * and closed if its token is void or its user no longer a member, whatever message got lost.
 */
import { CLOSE } from "../../../../contract/socket.ts";
import { type AccessRow, checkCaller } from "../../auth/access.ts";
import { accessRows } from "../../auth/access-batch.ts";
import type { Session } from "../../auth/token.ts";
import { DatabaseUnavailable, type DbReader } from "../../db/db.ts";
import { ApiError } from "../../util/errors.ts";
import { present } from "../../util/present.ts";
import { authorizeConnections } from "./authorize-connections.ts";
import { isReplaying } from "./close-on-event.ts";
import type { Connection } from "./connection.ts";

const BATCH = 500;
/** The id of no board. */
const NO_BOARD = "00000000-0000-0000-0000-000000000000";

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
      if (standing instanceof ApiError) {
        // The log that it is being sent has the removal, too, and closes it there.
        if (standing.status === 403 && isReplaying(connection)) continue;
        // Before it is closed, it gets the events from the time when it had access.
        if (standing.status !== 401) await catchUp(connection.boardId);
        connection.close(CLOSE.refused, standing.message);
      }
    }
  }
}

/** Closes the streams, about no board in particular, of people whose session has ended. */
export async function recheckPersonal(
  db: DbReader,
  streams: readonly { session: Session; close(code: number, reason: string): void }[],
): Promise<void> {
  for (let start = 0; start < streams.length; start += BATCH) {
    const batch = streams.slice(start, start + BATCH);
    const rows = await accessRows(
      db,
      batch.map(({ session }) => ({ session, boardId: NO_BOARD })),
    );
    for (const [index, stream] of batch.entries()) {
      const row = present(rows[index], "a row for each stream");
      if (row instanceof DatabaseUnavailable) continue;
      if (isRefused([row], stream.session)) stream.close(CLOSE.refused, "The token is no longer valid.");
    }
  }
}

function isRefused(access: AccessRow[], session: Session): boolean {
  try {
    checkCaller({ access }, session);
    return false;
  } catch {
    return true;
  }
}
