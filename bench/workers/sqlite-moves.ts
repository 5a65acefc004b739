/** The least a durable move can cost on SQLite: a loop of transactions, each with a sync of its own. */
import { Database } from "bun:sqlite";
import type { BareMove } from "../anchor-moves.ts";
import { answerJobs } from "./answer.ts";

export interface MovesJob {
  file: string;
  seconds: number;
  moves: BareMove[];
}

export interface MovesResult {
  moves: number;
  seconds: number;
}

function run({ file, seconds, moves }: MovesJob): MovesResult {
  const db = new Database(file, { strict: true });
  // As the service sets them.
  for (const setting of [
    "busy_timeout = 10000",
    "synchronous = FULL",
    "foreign_keys = ON",
    "cache_size = -32768",
  ]) {
    db.run(`PRAGMA ${setting}`);
  }
  db.run("PRAGMA wal_autocheckpoint = 4000");
  const count = db.query<{ seq: number }, [string]>(
    "UPDATE boards SET seq = seq + 1, revision = revision + 1 WHERE id = ? RETURNING seq",
  );
  const move = db.query(
    `UPDATE cards SET column_id = $columnId, updated_at = $now,
       rank = (SELECT min(rank) - 65536 FROM cards WHERE board_id = $boardId AND column_id = $columnId)
     WHERE board_id = $boardId AND id = $cardId`,
  );
  const tell = db.query(
    "INSERT INTO board_events (board_id, seq, first_seq, about_id, type, user_id, data, created_at) VALUES (?, ?, ?, ?, 'card.moved', ?, ?, ?)",
  );
  const change = db.transaction(({ boardId, cardId, columnId, userId, data }: BareMove) => {
    const now = new Date().toISOString();
    const { seq } = count.get(boardId)!;
    move.run({ boardId, columnId, now, cardId });
    tell.run(boardId, seq, seq, cardId, userId, data, now);
  });
  const started = performance.now();
  let done = 0;
  while (performance.now() - started < seconds * 1000) change.immediate(moves[done++ % moves.length]!);
  const elapsed = (performance.now() - started) / 1000;
  db.close();
  return { moves: done, seconds: elapsed };
}

await answerJobs(run);
