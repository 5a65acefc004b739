/** Packs of events where a test needs them: housekeeping makes them of events that are older than a day. */
import { PACK, packEvents } from "../../server/boards/history/packing.ts";
import type { Db } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";

const FUTURE = "9999-01-01T00:00:00.000Z";

/** The events of a board that can be packed, at most so many together: all, or those before a time. */
export async function packAll(db: Db, boardId: string, events = PACK.events, before = FUTURE): Promise<void> {
  await packEvents(db, {
    boardId,
    age: { before, anyBefore: FUTURE },
    size: { ...PACK, events, fewest: 1 },
    hasRoom: async () => true,
  });
}

/** The numbers that each pack of a board reaches from and to, and how many events have their data there. */
export async function packsOf(
  db: Db,
  boardId: string,
): Promise<{ packs: [number, number][]; packed: number }> {
  const { packs, packed } = await db.read({
    packs: sql<{ first_seq: number; last_seq: number }>`SELECT first_seq, last_seq FROM event_packs
      WHERE board_id = ${boardId} ORDER BY first_seq`,
    packed: sql<{ events: number }>`SELECT count(*) AS events FROM board_events
      WHERE board_id = ${boardId} AND data IS NULL AND data_bytes > 0`,
  });
  return { packs: packs.map(({ first_seq, last_seq }) => [first_seq, last_seq]), packed: packed[0]!.events };
}
