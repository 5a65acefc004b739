/** Checkpoints where a test needs them: the background work stores one in a thousand events. */
import type { FullBoard } from "../../contract/boards.ts";
import { decodeCheckpoint, encodeCheckpoint } from "../../server/boards/history/checkpoint-text.ts";
import { checkpointBefore, readCheckpoint } from "../../server/boards/history/checkpoints.ts";
import { foldTo } from "../../server/boards/history/fold.ts";
import type { Db } from "../../server/platform/db/db.ts";
import { join, sql } from "../../server/platform/db/sql.ts";

/** On PostgreSQL every statement is a round trip, which takes milliseconds on a busy machine. */
const ROWS_A_STATEMENT = 500;

/** Events that nobody saw happen: the board gets other titles. `bytes`: the least length of each. */
export async function addEvents(
  db: Db,
  { columns: _, ...board }: FullBoard,
  count: number,
  bytes = 0,
): Promise<void> {
  const created = new Date().toISOString();
  const titles = Array.from({ length: count }, (_, index) => `Title ${board.seq + index + 1}`);
  const rows = titles.map((title, index) => {
    const seq = board.seq + index + 1;
    const data = JSON.stringify({ ...board, title, seq }).padEnd(bytes);
    return sql`(${board.id}, ${seq}, ${seq}, 'board.updated', ${data}, ${created})`;
  });
  const inserts = Array.from({ length: Math.ceil(count / ROWS_A_STATEMENT) }, (_, index) => {
    const some = rows.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT);
    return sql`INSERT INTO board_events (board_id, seq, first_seq, type, data, created_at)
      VALUES ${join(some, ", ")}`;
  });
  await db.write([
    ...inserts,
    sql`UPDATE boards SET seq = seq + ${count}, revision = revision + 1, stamp = ${crypto.randomUUID()},
      title = ${titles.at(-1)!} WHERE id = ${board.id}`,
  ]);
}

/** As if it had been due after that event. */
export async function storeCheckpointAt(db: Db, boardId: string, seq: number): Promise<void> {
  const from = await readCheckpoint(db, boardId, (await checkpointBefore(db, boardId, seq))!);
  const { board, createdAt } = (await foldTo(db, from!, seq))!;
  await db.write([
    sql`INSERT INTO board_checkpoints (board_id, seq, created_at, data)
      VALUES (${boardId}, ${seq}, ${createdAt}, ${await encodeCheckpoint(board)})`,
  ]);
}

/** The numbers of a board's checkpoints, each of which holds the board at that number. */
export async function checkpointsOf(db: Db, boardId: string): Promise<number[]> {
  const { stored } = await db.read({
    stored: sql<{ seq: number }>`SELECT seq FROM board_checkpoints WHERE board_id = ${boardId} ORDER BY seq`,
  });
  for (const { seq } of stored) {
    const data = await db.bytes(
      sql`SELECT data FROM board_checkpoints WHERE board_id = ${boardId} AND seq = ${seq}`,
    );
    const board = await decodeCheckpoint(data!);
    if (board.seq !== seq) throw new Error(`checkpoint ${seq} holds the board at ${board.seq}`);
  }
  return stored.map(({ seq }) => seq);
}
