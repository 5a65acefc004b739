/** What may have many rows is removed in steps that other writes get in between. */
import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { keepLogs } from "../../server/boards/history/retention.ts";
import { purgeBoard } from "../../server/boards/removal.ts";
import type { Db } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";

const RESTORED = 8;
const CARDS = 200;
const LONG_AGO = "2024-01-01T00:00:00.000Z";

let service: Service;
let alice: Person;
let board_id: string;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

/** A board whose column of 200 cards was restored 8 times, with a checkpoint after that. */
beforeEach(async () => {
  const { db } = service.app;
  board_id = (await boardOf(alice)).board_id;
  const cards = Array.from({ length: CARDS }, () => newId());
  const seqs = Array.from({ length: RESTORED }, (_, index) => index + 2);
  await db.write([
    ...seqs.map(
      (seq) => sql`INSERT INTO board_events (board_id, seq, first_seq, type, mark, data, created_at)
        VALUES (${board_id}, ${seq}, ${seq}, 'column.created', 'restored', '{}', ${LONG_AGO})`,
    ),
    ...seqs.flatMap((seq) =>
      cards.map(
        (id) => sql`INSERT INTO restored_contents (board_id, seq, id, data)
          VALUES (${board_id}, ${seq}, ${id}, '{}')`,
      ),
    ),
    sql`UPDATE boards SET seq = ${RESTORED + 1} WHERE id = ${board_id}`,
    sql`INSERT INTO board_checkpoints (board_id, seq, created_at, data)
      SELECT board_id, ${RESTORED + 1}, ${LONG_AGO}, data FROM board_checkpoints WHERE board_id = ${board_id}`,
  ]);
});

async function contents(): Promise<number> {
  const { rows } = await service.app.db.read({
    rows: sql`SELECT id FROM restored_contents WHERE board_id = ${board_id}`,
  });
  return rows.length;
}

/** Notes after each step how many rows of restored cards are left. */
function watched(): { db: Db; left: number[] } {
  const { db } = service.app;
  const left: number[] = [];
  const write: Db["write"] = async (statements, queue) => {
    const rows = await db.write(statements, queue);
    left.push(await contents());
    return rows;
  };
  return { db: { ...db, write }, left };
}

test("a board that is purged loses at most 500 restored cards at a time", async () => {
  const { db, left } = watched();
  await service.app.db.write([sql`UPDATE boards SET deleted_at = ${LONG_AGO} WHERE id = ${board_id}`]);
  await purgeBoard(db, board_id, new Date().toISOString());
  expect(left.slice(0, 5)).toEqual([1600, 1100, 600, 100, 0]);
});

test("events that are pruned take no more than 500 restored cards with them at a time", async () => {
  const { db, left } = watched();
  await keepLogs({ ...service.app.context, db, keptEvents: 0 }, new Date());
  expect(left.slice(0, 5)).toEqual([1200, 800, 400, 0, 0]);
  const { events } = await db.read({
    events: sql`SELECT seq FROM board_events WHERE board_id = ${board_id}`,
  });
  expect(events).toEqual([]);
});
