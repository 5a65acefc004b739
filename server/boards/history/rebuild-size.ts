/** Whether a board as it was takes little time and memory to rebuild. */
import type { DbReader } from "../../platform/db/db.ts";
import { sql } from "../../platform/db/sql.ts";
import type { CheckpointRow } from "./checkpoints.ts";

/** Of JSON: a board of 500 cards with a thousand events after its checkpoint has fewer, one of 5,000 cards has more. */
const SMALL_BYTES = 1_048_576;
/** A gzip file ends with the length of its content, a little-endian integer. */
const LENGTH_BYTES = 4;

/** `foldedBytes`: of what happened after the checkpoint. */
export async function isSmall(
  db: DbReader,
  boardId: string,
  { checkpoint: { seq, bytes }, foldedBytes }: { checkpoint: CheckpointRow; foldedBytes: number },
): Promise<boolean> {
  if (bytes + foldedBytes > SMALL_BYTES) return false;
  const length = await db.bytesWithin(
    boardId,
    sql`SELECT substr(data, ${bytes - LENGTH_BYTES} + 1) FROM board_checkpoints
      WHERE board_id = ${boardId} AND seq = ${seq}`,
  );
  // Without it there is nothing to rebuild: it was removed meanwhile.
  return !length || Buffer.from(length).readUInt32LE() + foldedBytes <= SMALL_BYTES;
}
