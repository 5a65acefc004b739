/** How much has to be read to rebuild a board as it was. */
import type { DbReader } from "../../platform/db/db.ts";
import { sql } from "../../platform/db/sql.ts";
import { one } from "../../platform/util/present.ts";
import type { CheckpointRow } from "./checkpoints.ts";

/** A board of 500 cards with a thousand events after its checkpoint is smaller; one of 2,000 cards is not. */
export const SMALL_BYTES = 1_048_576;
/** So many restored cards are more than that in any case, so no more need be counted. */
const MOST_RESTORED = 10_000;
/** A gzip file ends with the length of its content, a little-endian integer. */
const LENGTH_BYTES = 4;

/** Bytes of JSON: of the checkpoint, of the events after it, and of what came back with them. */
export async function bytesToRebuild(
  db: DbReader,
  boardId: string,
  { checkpoint, at }: { checkpoint: CheckpointRow; at: number },
): Promise<number> {
  if (checkpoint.bytes > SMALL_BYTES) return checkpoint.bytes;
  const after = sql`board_id = ${boardId} AND seq > ${checkpoint.seq} AND seq <= ${at}`;
  const [length, { events, restored }] = await Promise.all([
    db.bytes(
      sql`SELECT substr(data, ${checkpoint.bytes - LENGTH_BYTES} + 1) FROM board_checkpoints
        WHERE board_id = ${boardId} AND seq = ${checkpoint.seq}`,
    ),
    db.read({
      events: sql<{ bytes: number }>`SELECT coalesce(sum(octet_length(data)), 0) AS bytes
        FROM board_events WHERE ${after}`,
      restored: sql<{ bytes: number }>`SELECT coalesce(sum(bytes), 0) AS bytes FROM (
        SELECT octet_length(data) AS bytes FROM restored_contents WHERE ${after} LIMIT ${MOST_RESTORED} + 0) first_ones`,
    }),
  ]);
  const stored = length ? Buffer.from(length).readUInt32LE() : 0;
  return stored + one(events).bytes + one(restored).bytes;
}
