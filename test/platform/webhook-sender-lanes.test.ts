/** Endpoints that hang or are slow, and whom they keep waiting. */
import { expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { createLanes, type Lane, LIMITS } from "../../server/webhooks/lanes.ts";
import { boardOf } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import {
  boardWithHook,
  newSender,
  receiver,
  service,
  setSenderScene,
  until,
} from "../support/webhook-sender-scene.ts";

setSenderScene();

test("endpoints that hang do not keep the others waiting, and are limited in number", async () => {
  const lanes = createLanes(10);
  const hang = Promise.withResolvers<void>();
  const started = { proven: 0, untried: 0, slow: 0 };
  const most = (lane: Lane) => LIMITS[lane].places + LIMITS[lane].overtime;
  const addHanging = (lane: Lane) => {
    for (let i = 0; i < 1000; i++)
      lanes.add(`${lane} ${i}`, { lane, owner: `owner ${i}` }, () => {
        started[lane]++;
        return hang.promise;
      });
  };
  addHanging("slow");
  addHanging("untried");
  await eventually(() => started.untried === most("untried"), "all places and all overtime are taken");
  expect(started.slow).toBe(most("slow"));
  for (let i = 0; i < 10; i++) {
    const done = Promise.withResolvers<void>();
    lanes.add(`quick ${i}`, { lane: "proven", owner: "another" }, async () => done.resolve());
    await done.promise;
  }
  addHanging("proven");
  await eventually(() => started.proven === most("proven"), "the same among those that are known to work");
  hang.resolve();
  await lanes.finish();
});

test("a hundred endpoints that have just died leave room for those that have not", async () => {
  const lanes = createLanes(10);
  const hang = Promise.withResolvers<void>();
  const theirs = { lane: "proven", owner: "one for all" } as const;
  for (let i = 0; i < 150; i++) lanes.add(`dead ${i}`, theirs, () => hang.promise);
  const done = Promise.withResolvers<void>();
  lanes.add("alive", theirs, async () => done.resolve());
  await done.promise;
  expect(lanes.counts.running).toBeGreaterThanOrEqual(150);
  hang.resolve();
  await lanes.finish();
});

test.each(["proven", "untried", "slow"] as const)(
  "%s: however many endpoints of three owners hang, one of a fourth is called at once",
  async (lane) => {
    const lanes = createLanes(10);
    const hang = Promise.withResolvers<void>();
    for (let i = 0; i < 1000; i++)
      lanes.add(`hanging ${i}`, { lane, owner: `owner ${i % 3}` }, () => hang.promise);
    const { places, overtime } = LIMITS[lane];
    const most = (places * 3) / 4 + overtime;
    await eventually(() => lanes.counts.running === most, "they hold all that they may");
    let called = false;
    lanes.add("one", { lane, owner: "a fourth" }, async () => {
      called = true;
    });
    expect(called).toBe(true);
    expect(lanes.counts).toEqual({ running: most + 1, waiting: 1000 - most });
    hang.resolve();
    await lanes.finish();
  },
);

test("owners take turns in a lane, and one alone cannot fill the queue", async () => {
  const lanes = createLanes(60_000);
  const hang = Promise.withResolvers<void>();
  const order: string[] = [];
  for (let i = 0; i < 2000; i++)
    lanes.add(`first ${i}`, { lane: "slow", owner: "first" }, () => {
      order.push("first");
      return hang.promise;
    });
  expect(lanes.counts).toEqual({ running: 24, waiting: 1000 });
  for (let i = 0; i < 10; i++)
    lanes.add(`second ${i}`, { lane: "slow", owner: "second" }, async () => {
      order.push("second");
      await hang.promise;
    });
  expect(order.slice(24)).toEqual(Array(4).fill("second"));
  hang.resolve();
  await eventually(() => order.length > 50, "the others get their turns");
  expect(order.slice(28, 40).filter((owner) => owner === "second")).toHaveLength(6);
  await lanes.finish();
});

test("a slow endpoint waits for no one else's, and is no longer slow after a quick answer", async () => {
  const mallory = await service.person(`mallory${Date.now()}`);
  const hang = Promise.withResolvers<void>();
  receiver.respond = async ({ path }) => {
    if (path === "/hangs") await hang.promise;
    return new Response(null, { status: 204 });
  };
  for (let i = 0; i < 2; i++) {
    const { board_id, column_id } = await boardOf(mallory);
    for (let n = 0; n < 20; n++) await mallory.createWebhook({ board_id, url: `${receiver.url}/hangs` });
    await mallory.createCard({ board_id, column_id, title: "Never received" });
  }
  await service.app.db.write([sql`UPDATE webhooks SET last_ms = 15000`]);
  const sender = newSender();
  await until(sender, () => sender.lanes.waiting > 0, "there are more of them than places");
  const { hook, add, row } = await boardWithHook("/slow-once");
  const last = sql<{ last_ms: number }>`SELECT last_ms FROM webhooks WHERE id = ${hook.id}`;
  await service.app.db.write([sql`UPDATE webhooks SET last_ms = 15000 WHERE id = ${hook.id}`]);
  await add("Delivered");
  await until(sender, async () => (await row()).cursor === hook.cursor + 1, "it is delivered");
  expect(sender.lanes.waiting).toBeGreaterThan(0);
  expect((await service.app.db.read({ last })).last[0]!.last_ms).toBeLessThan(1000);
  hang.resolve();
});
