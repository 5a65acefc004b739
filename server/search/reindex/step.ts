import { type Db, type Queries, type Rows, rowsOf, type Version, type Write } from "../../platform/db/db.ts";
import { sql } from "../../platform/db/sql.ts";
import { newStamp } from "../../platform/util/ids.ts";

/** Loads, compares, and commits what differs; the number of writes. A board that is gone needs none. */
export function correct<Q extends Queries>(
  db: Db,
  boardId: string,
  load: Q,
  differences: (rows: Rows<Q>) => Write[],
): Promise<number> {
  const version = { version: sql<Version>`SELECT revision, stamp FROM boards WHERE id = ${boardId}` };
  return db.change<Queries, number>({
    load: { ...load, ...version },
    queue: boardId,
    account: boardId,
    decide(rows) {
      const [from] = rowsOf(version, rows).version;
      const writes = from ? differences(rowsOf(load, rows)) : [];
      if (!from || writes.length === 0) return { result: 0 };
      const board = { revision: from.revision + 1, stamp: newStamp() };
      return { result: writes.length, commit: { boardId, from, board, writes } };
    },
  });
}
