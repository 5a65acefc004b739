/** When housekeeping runs, on one instance at a time, and when it runs again. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { runHousekeeping } from "../../server/housekeeping.ts";
import { startHousekeeping } from "../../server/platform/core/housekeeping.ts";
import { createLeases } from "../../server/platform/core/leases.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";

let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** An hour of such seconds is longer than the test waits, and the first minute shorter than its patience. */
const SHORT_SECOND_MS = 30;

test("the first run comes soon after the start", async () => {
  const { db } = service.app;
  const id = newId();
  await db.write([
    sql`INSERT INTO ended_sessions (id, expires_at) VALUES (${id}, '2024-01-01T00:00:00.000Z')`,
  ]);
  const { log } = service.app.context;
  const stop = startHousekeeping(
    { leases: createLeases(db), log },
    () => runHousekeeping({ ...service.app.context, db, keptEvents: 0 }),
    SHORT_SECOND_MS,
  );
  await eventually(async () => {
    const { stale } = await db.read({
      stale: sql`SELECT id FROM ended_sessions WHERE id = ${id}`,
    });
    return stale.length === 0;
  }, "the first run");
  stop();
});

test("a run that is killed is made up for within minutes; after one that has finished, others wait for an hour", async () => {
  const { db } = service.app;
  await db.write([sql`DELETE FROM leases WHERE name = 'housekeeping'`]);
  /** How many seconds the lease is held from now on. */
  const heldSeconds = async () => {
    const { leases } = await db.read({
      leases: sql<{ expires_at: string }>`SELECT expires_at FROM leases WHERE name = 'housekeeping'`,
    });
    return (Date.parse(leases[0]!.expires_at) - Date.now()) / SHORT_SECOND_MS;
  };
  const runs: string[] = [];
  const start = (name: string, end: Promise<boolean>) =>
    startHousekeeping(
      { leases: createLeases(db), log: service.app.context.log },
      () => {
        runs.push(name);
        return end;
      },
      SHORT_SECOND_MS,
    );
  const killFirst = start("first", new Promise(() => {}));
  await eventually(() => runs.length > 0, "the first instance");
  const stopSecond = start("second", Promise.resolve(true));
  await Bun.sleep(150 * SHORT_SECOND_MS);
  expect(runs).toEqual(["first"]);
  expect(await heldSeconds()).toBeWithin(0, 120);
  // Nobody renews or releases its lease any more.
  killFirst();
  await eventually(async () => runs.length > 1 && (await heldSeconds()) > 120, "the second instance");
  expect(runs).toEqual(["first", "second"]);
  expect(await heldSeconds()).toBeWithin(3000, 3300);
  stopSecond();
});

test("a run that has finished is not repeated when its instance stops, one that was interrupted is", async () => {
  const { db, context: app } = service.app;
  const name = "housekeeping";
  await db.write([sql`DELETE FROM leases WHERE name = ${name}`]);
  const [first, second] = [createLeases(db), createLeases(db)];
  expect(await first.hold(name, 60, new Date())).toBe(true);
  await first.release();
  let runs = 0;
  const stop = startHousekeeping(
    { leases: second, log: app.log },
    async () => {
      runs++;
      return true;
    },
    SHORT_SECOND_MS,
  );
  const isFinished = async () =>
    (await db.read({ done: sql`SELECT name FROM leases WHERE name = ${name} AND holder = ''` })).done.length >
    0;
  await eventually(isFinished, "the end of the run");
  stop();
  await second.release();
  expect(runs).toBe(1);
  expect(await createLeases(db).hold(name, 60, new Date())).toBe(false);
  await db.write([sql`DELETE FROM leases WHERE name = ${name}`]);
});

test("a run in which something has failed is repeated within minutes", async () => {
  const { db, context: app } = service.app;
  await db.write([sql`DELETE FROM leases WHERE name = 'housekeeping'`]);
  const outcomes = [false, true];
  const secondMs = 5;
  const stop = startHousekeeping(
    { leases: createLeases(db), log: app.log },
    async () => outcomes.shift() ?? true,
    secondMs,
  );
  await eventually(() => outcomes.length < 2, "the first run");
  const startedMs = performance.now();
  await eventually(() => outcomes.length === 0, "the second run");
  expect((performance.now() - startedMs) / secondMs).toBeLessThan(1800);
  stop();
});
