/** Reads that come together, and reads that something gets in the way of. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { SQL } from "bun";
import type { Db } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";

const ON_SQLITE = process.env.BOARDCAST_TEST_DB !== "postgres";

let service: Service;
let db: Db;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  db = service.app.db;
  alice = await service.person("alice");
});
afterAll(() => service.stop());

test("of many who ask at the same moment, each gets the answer to its own question, not older than the question", async () => {
  const asked = Array.from({ length: 50 }, (_, n) => n);
  const ask = async (n: number) => {
    const { id } = await alice.createBoard({ title: `Board ${n}` });
    return db.read({
      board: sql<{ title: string }>`SELECT title FROM boards WHERE id = ${id}`,
      doubled: sql<{ doubled: number }>`SELECT ${n} + ${n} AS doubled`,
    });
  };
  const expected = asked.map((n) => ({ board: [{ title: `Board ${n}` }], doubled: [{ doubled: 2 * n }] }));
  expect(await Promise.all(asked.map(ask))).toEqual(expected);
});

test("of many who ask at the same moment, only those fail whose question cannot be answered", async () => {
  const good = { one: sql`SELECT 1 AS one`, two: sql`SELECT 2 AS two` };
  const bad = { one: sql`SELECT 1 AS one`, none: sql`SELECT nothing FROM nowhere` };
  const answers = await Promise.allSettled(
    [good, bad, good].map((queries) => db.read<typeof good>(queries as never)),
  );
  const answered = { status: "fulfilled", value: { one: [{ one: 1 }], two: [{ two: 2 }] } };
  expect(answers).toMatchObject([answered, { status: "rejected" }, answered]);
});

test.if(!ON_SQLITE)("whatever is read is asked again when its connection is lost", async () => {
  const admin = new SQL({ url: service.app.context.config.DATABASE_URL!, max: 1 });
  const slow = sql`SELECT decode('2a', 'hex') AS bytes FROM pg_sleep(0.3)`;
  const number = sql<{ one: number }>`SELECT 1 AS one FROM pg_sleep(0.3)`;
  const answers = Promise.all([db.read({ number }), db.readMany({ number }), db.bytes(slow)]);
  const ours = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep(0.3)%'
    AND pid <> pg_backend_pid()`;
  await eventually(
    async () => (await admin.unsafe(`SELECT 1 ${ours} AND state = 'active'`)).length === 3,
    "all three",
  );
  await admin.unsafe(`SELECT pg_terminate_backend(pid) ${ours}`);
  await admin.close();
  const [read, many, bytes] = await answers;
  expect({ read, many, bytes }).toEqual({
    read: { number: [{ one: 1 }] },
    many: { number: [{ one: 1 }] },
    bytes: Buffer.from([42]),
  });
});

test.if(!ON_SQLITE)("a read of whole tables that a migration gets in the way of is asked again", async () => {
  const admin = new SQL({ url: service.app.context.config.DATABASE_URL!, max: 1 });
  const { id } = await alice.createBoard({ title: "Read" });
  const before = db.counts.lostRaces;
  let reading: Promise<unknown> | undefined;
  await admin.begin(async (migration) => {
    // Of two that wait for each other, the one that looks first is sent away: it shall be the reader.
    await migration.unsafe("SET LOCAL deadlock_timeout = '30s'");
    await migration.unsafe("LOCK TABLE cards IN ACCESS EXCLUSIVE MODE");
    reading = db.readMany({
      boards: sql`SELECT id, seq FROM boards WHERE id = ${id}`,
      cards: sql`SELECT id FROM cards WHERE board_id = ${id}`,
    });
    const waits = "SELECT 1 FROM pg_locks WHERE relation = 'cards'::regclass AND NOT granted";
    await eventually(async () => (await migration.unsafe(waits)).length > 0, "the reader waits");
    await migration.unsafe("LOCK TABLE boards IN ACCESS EXCLUSIVE MODE");
  });
  await admin.close();
  expect(await reading).toEqual({ boards: [{ id, seq: 0 }], cards: [] });
  expect(db.counts.lostRaces).toBe(before + 1);
});
