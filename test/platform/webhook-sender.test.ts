/** The sender with a clock of its own, beside others and after them. */
import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { keepLogs } from "../../server/boards/history/retention.ts";
import { signingSecret } from "../../server/config/signing-secret.ts";
import { createSealedTexts } from "../../server/platform/auth/sealed-texts.ts";
import { createForwarding } from "../../server/platform/core/forwarding.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { createLanes, type Lane, LIMITS } from "../../server/webhooks/lanes.ts";
import { startResealing } from "../../server/webhooks/reseal.ts";
import { forgetDeliveries } from "../../server/webhooks/retention.ts";
import { PAUSES_MS, pauseMs, retryAfterMs } from "../../server/webhooks/retries.ts";
import { type Sender, startSender } from "../../server/webhooks/sender.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { type Receiver, startReceiver, verified } from "../support/webhook-receiver.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let service: Service;
let receiver: Receiver;
let alice: Person;
const senders: Sender[] = [];

beforeAll(async () => {
  receiver = startReceiver();
  service = await startService({
    settings: { WEBHOOK_ALLOWED_HOSTS: "127.0.0.1", EVENT_RETENTION_DAYS: "2", WEBHOOK_WAIT_DAYS: "3" },
    // The service's own sender does not look for work, and hears of none.
    secondMs: 60_000,
    skipLogCheck: true,
  });
  service.app.context.forwarding.listen({ committed() {}, wake() {} });
  alice = await service.person("alice");
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  await service.app.db.write([sql`DELETE FROM webhooks`]);
  receiver.received.length = 0;
  receiver.respond = () => new Response(null, { status: 204 });
});

/** Looks for work only when it is told to. Its clock is `clock.ms` ahead. */
function newSender(clock = { ms: 0 }): Sender {
  const { context, db } = service.app;
  const ahead = { now: () => new Date(Date.now() + clock.ms), set() {} };
  const parts = { ...context, db, forwarding: createForwarding() };
  const sender = startSender(parts, { secondMs: 1000, clock: ahead });
  senders.push(sender);
  return sender;
}

async function boardWithHook(path: string) {
  const { board_id, column_id } = await boardOf(alice);
  const hook = await alice.createWebhook({ board_id, url: receiver.url + path });
  const add = (title: string) => alice.createCard({ board_id, column_id, title });
  const row = async () => {
    const { rows } = await service.app.db.read({
      rows: sql<Record<string, string | number | null>>`SELECT cursor, attempts, next_attempt_at, leased_until
        FROM webhooks WHERE id = ${hook.id}`,
    });
    return rows[0]!;
  };
  const listed = async () => (await alice.listWebhookDeliveries({ webhook_id: hook.id })).items;
  return { board_id, hook, add, row, listed };
}

/** Looks for work until it is done. */
async function until(sender: Sender, done: () => boolean | Promise<boolean>, what: string): Promise<void> {
  await eventually(async () => {
    await sender.look();
    await Bun.sleep(5);
    return done();
  }, what);
}

test("WEBHOOK-6: the pauses between attempts", () => {
  expect(PAUSES_MS.map((_, index) => pauseMs(index + 1, 0, 0))).toEqual([
    5000,
    300_000,
    0.5 * HOUR_MS,
    2 * HOUR_MS,
    5 * HOUR_MS,
    10 * HOUR_MS,
    14 * HOUR_MS,
    20 * HOUR_MS,
    24 * HOUR_MS,
  ]);
  expect(pauseMs(1, 0, 1)).toBe(5500);
  expect(pauseMs(10)).toBeNull();
});

test("WEBHOOK-6: Retry-After makes a pause longer, up to a day, and never shorter", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  expect(retryAfterMs("120", now)).toBe(120_000);
  expect(retryAfterMs("Thu, 01 Jan 2026 00:10:00 GMT", now)).toBe(600_000);
  expect(retryAfterMs("99999999999", now)).toBe(DAY_MS);
  for (const header of [null, "", "-5", "soon", "Wed, 31 Dec 2025 00:00:00 GMT", "9".repeat(50)])
    expect(retryAfterMs(header, now)).toBe(0);
  expect(pauseMs(1, 120_000, 0)).toBe(120_000);
  expect(pauseMs(3, 120_000, 0)).toBe(0.5 * HOUR_MS);
});

test("WEBHOOK-6: ten attempts, each after its pause, then the webhook is disabled", async () => {
  const clock = { ms: 0 };
  const sender = newSender(clock);
  const { board_id, add, row, listed } = await boardWithHook("/schedule");
  receiver.respond = () => new Response(null, { status: 500 });
  await add("Never accepted");
  for (const [index, pause] of PAUSES_MS.entries()) {
    await until(sender, async () => (await row()).attempts === index + 1, `attempt ${index + 1}`);
    const wait = Date.parse(String((await row()).next_attempt_at)) - Date.now() - clock.ms;
    expect(wait).toBeGreaterThan(pause - 10_000);
    expect(wait).toBeLessThanOrEqual(pause * 1.1);
    await sender.look();
    expect(receiver.received).toHaveLength(index + 1);
    clock.ms += pause * 1.1 + 1000;
  }
  const isOff = async () => !(await alice.listWebhooks({ board_id })).items[0]!.is_enabled;
  await until(sender, isOff, "it is disabled");
  expect(receiver.received).toHaveLength(10);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect(await listed()).toMatchObject([{ status: "failed", attempts: 10, next_attempt_at: null }]);
  expect(sender.counts).toMatchObject({ delivered: 0, failed: 10, disabled: 1 });
});

test("WEBHOOK-5: what a process that died was sending is sent by another once its lease is over", async () => {
  const clock = { ms: 0 };
  const sender = newSender(clock);
  const { hook, add, row } = await boardWithHook("/died");
  await add("Left behind");
  const until30 = new Date(Date.now() + 30_000).toISOString();
  await service.app.db.write([
    sql`UPDATE webhooks SET leased_by = 'a dead one', leased_until = ${until30} WHERE id = ${hook.id}`,
  ]);
  await sender.look();
  await Bun.sleep(50);
  expect(receiver.received).toEqual([]);
  clock.ms = 31_000;
  await until(sender, async () => (await row()).cursor === hook.cursor + 1, "it is delivered");
  expect(receiver.received).toHaveLength(1);
});

test("WEBHOOK-5: of several senders one sends; one that was too slow does not change what another has noted", async () => {
  const clock = { ms: 0 };
  const [first, second] = [newSender(), newSender(clock)];
  const { hook, add, row, listed } = await boardWithHook("/two");
  const slow = Promise.withResolvers<Response>();
  receiver.respond = () => slow.promise;
  await add("Sent twice");
  await first.look();
  await eventually(() => receiver.received.length === 1, "the first one sends");
  await second.look();
  await Bun.sleep(50);
  expect(receiver.received).toHaveLength(1);
  // Its lease is over before it has an answer.
  receiver.respond = () => new Response(null, { status: 204 });
  clock.ms = 31_000;
  await until(second, async () => (await row()).cursor === hook.cursor + 1, "the second one delivers it");
  slow.resolve(new Response(null, { status: 410 }));
  await eventually(() => first.lanes.running === 0, "the first one has its answer");
  expect(await row()).toMatchObject({ cursor: hook.cursor + 1, attempts: 0 });
  expect(await listed()).toMatchObject([{ status: "delivered", attempts: 1 }]);
  expect(receiver.received.map(({ id }) => id)).toEqual([receiver.received[0]!.id, receiver.received[0]!.id]);
});

test("WEBHOOK-7: a replay during a delivery counts, and the delivery does not", async () => {
  const sender = newSender();
  const { hook, add, row } = await boardWithHook("/replayed");
  await add("One");
  await until(sender, async () => (await row()).cursor === hook.cursor + 1, "it is delivered");
  await add("Two");
  for (const since of [hook.cursor, hook.cursor + 1]) {
    receiver.received.length = 0;
    const slow = Promise.withResolvers<Response>();
    receiver.respond = () => slow.promise;
    await until(sender, () => receiver.received.length === 1, "the second is being sent");
    await alice.replayWebhook({ webhook_id: hook.id, since });
    receiver.respond = () => new Response(null, { status: 204 });
    slow.resolve(new Response(null, { status: 204 }));
    await until(sender, async () => (await row()).cursor === hook.cursor + 2, "it has been sent again");
    const again = [hook.cursor + 1, hook.cursor + 2].filter((seq) => seq > since);
    expect(receiver.received.map(({ body }) => body.seq)).toEqual([hook.cursor + 2, ...again]);
    await alice.replayWebhook({ webhook_id: hook.id, since: hook.cursor + 1 });
  }
});

test("WEBHOOK-5: a sender that stops leaves what is under way to the next, at once and uncounted", async () => {
  const { context, db } = service.app;
  const stopping = startSender({ ...context, db, forwarding: createForwarding() }, { secondMs: 200 });
  const { hook, add, row } = await boardWithHook("/stopped");
  receiver.respond = () => new Promise(() => undefined);
  await add("Under way");
  await eventually(() => receiver.received.length === 1, "it is being sent");
  await stopping.stop();
  expect(await row()).toEqual({
    cursor: hook.cursor,
    attempts: 0,
    next_attempt_at: null,
    leased_until: null,
  });
  receiver.respond = () => new Response(null, { status: 204 });
  await until(newSender(), async () => (await row()).cursor === hook.cursor + 1, "the next one delivers it");
});

test("WEBHOOK-5: events that have piled up are sent in order, each after the one before has been noted", async () => {
  const { hook, add, row } = await boardWithHook("/several");
  for (let i = 1; i <= 5; i++) await add(`Card ${i}`);
  const cursors: unknown[] = [];
  receiver.respond = async () => {
    cursors.push((await row()).cursor);
    return new Response(null, { status: 204 });
  };
  const isDelivered = async () => (await row()).cursor === hook.cursor + 5;
  await until(newSender(), isDelivered, "they are delivered");
  const numbers = [0, 1, 2, 3, 4].map((sent) => hook.cursor + sent);
  expect(cursors).toEqual(numbers);
  expect(receiver.received.map(({ body }) => body.seq)).toEqual(numbers.map((number) => number + 1));
  expect(await row()).toMatchObject({ attempts: 0, leased_until: null });
});

test("the webhooks of a board share what is read and written for a change", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const count = 20;
  for (let n = 0; n < count; n++) await alice.createWebhook({ board_id, url: `${receiver.url}/shared` });
  // They answer together.
  const all = Promise.withResolvers<void>();
  receiver.respond = async () => {
    if (receiver.received.length === count) all.resolve();
    await all.promise;
    return new Response(null, { status: 204 });
  };
  await alice.createCard({ board_id, column_id, title: "For all of them" });
  const sender = newSender();
  await sender.look();
  const before = service.app.db.statements;
  await eventually(() => sender.counts.delivered === count, "all have it");
  // One by one, their cursors and deliveries alone would take two each; looking for work every second takes a few more.
  expect(service.app.db.statements - before).toBeLessThan(2 * count + 10);
});

test("a commit on a board whose webhooks all wait for their next attempt reads nothing", async () => {
  const { context, db } = service.app;
  let reads = 0;
  const counting: typeof db = {
    ...db,
    read(queries, account) {
      reads++;
      return db.read(queries, account);
    },
    readWithin(boardId, queries, account) {
      reads++;
      return db.readWithin(boardId, queries, account);
    },
  };
  const forwarding = createForwarding();
  const sender = startSender({ ...context, db: counting, forwarding }, { secondMs: 60_000 });
  senders.push(sender);
  const { board_id, add, row } = await boardWithHook("/resting");
  receiver.respond = () => new Response(null, { status: 500 });
  await add("Refused");
  await until(sender, async () => (await row()).attempts === 1, "it has failed");
  await eventually(async () => {
    const before = reads;
    forwarding.committed(board_id);
    await Bun.sleep(20);
    return reads === before;
  }, "commits no longer read");
  // Created through another instance, which this one is not told about.
  receiver.respond = () => new Response(null, { status: 204 });
  const other = await alice.createWebhook({ board_id, url: `${receiver.url}/other` });
  receiver.received.length = 0;
  await add("For the other");
  forwarding.committed(board_id);
  await sender.look();
  await eventually(() => receiver.received.length === 1, "the next look finds it");
  expect(receiver.received.map(({ body }) => body.seq)).toEqual([other.cursor + 1]);
});

test("WEBHOOK-12: the log waits for an enabled webhook for some days; then the webhook is told to resync", async () => {
  const { db, context } = service.app;
  const { board_id, hook, add, row } = await boardWithHook("/pruned");
  for (let i = 0; i < 6; i++) await add(`Card ${i}`);
  const housekeeping = { db, config: context.config, log: context.log, keptEvents: 1 };
  const oldest = async () => {
    const { rows } = await db.read({
      rows: sql<{ seq: number }>`SELECT min(seq) AS seq FROM board_events WHERE board_id = ${board_id}`,
    });
    return rows[0]!.seq;
  };
  await keepLogs(housekeeping, new Date());
  await add("Last");
  const { seq } = await alice.getBoard({ board_id });
  // A checkpoint as housekeeping stores it for long logs.
  await db.write([
    sql`INSERT INTO board_checkpoints (board_id, seq, created_at, data)
      SELECT board_id, ${seq - 1}, created_at, data FROM board_checkpoints
      WHERE board_id = ${board_id} ORDER BY seq LIMIT 1`,
  ]);
  await keepLogs(housekeeping, new Date(Date.now() + 4 * DAY_MS));
  expect(await oldest()).toBeLessThanOrEqual(hook.cursor + 1);
  await keepLogs(housekeeping, new Date(Date.now() + 6 * DAY_MS));
  expect(await oldest()).toBe(seq);
  await until(
    newSender(),
    async () => (await row()).cursor === seq,
    "it has been sent everything that is left",
  );
  expect(receiver.received.map(({ body }) => body)).toMatchObject([
    { type: "resync", reason: "expired", board_id, seq: seq - 1 },
    { type: "card.created", seq },
  ]);
});

test("WEBHOOK-12: a webhook that is ahead of its board, because the database went back in time, is told to resync", async () => {
  const { board_id, hook, add, row } = await boardWithHook("/ahead");
  await service.app.db.write([sql`UPDATE webhooks SET cursor = ${hook.cursor + 50} WHERE id = ${hook.id}`]);
  await until(
    newSender(),
    async () => (await row()).cursor === hook.cursor,
    "the cursor is that of the board",
  );
  await add("Next");
  await until(newSender(), () => receiver.received.length === 2, "the next event is sent");
  expect(receiver.received.map(({ body }) => body)).toMatchObject([
    { type: "resync", reason: "ahead", board_id, seq: hook.cursor },
    { type: "card.created", seq: hook.cursor + 1 },
  ]);
});

test("WEBHOOK-12: what failed before a resync is listed as failed, and not tried again", async () => {
  const { hook, add, row, listed } = await boardWithHook("/overtaken");
  receiver.respond = () => new Response(null, { status: 500 });
  await add("Overtaken");
  const sender = newSender();
  await until(sender, async () => (await row()).attempts === 1, "it fails");
  receiver.respond = () => new Response(null, { status: 204 });
  // As if a backup had been restored.
  await service.app.db.write([
    sql`UPDATE webhooks SET cursor = ${hook.cursor + 50}, next_attempt_at = NULL WHERE id = ${hook.id}`,
    sql`UPDATE webhook_deliveries SET seq = ${hook.cursor + 51} WHERE webhook_id = ${hook.id}`,
  ]);
  await until(sender, async () => (await row()).cursor === hook.cursor + 1, "it is told to resync");
  expect(await listed()).toMatchObject([
    { type: "resync", status: "delivered", next_attempt_at: null },
    { type: "card.created", status: "failed", http_status: 500, attempts: 1, next_attempt_at: null },
  ]);
});

test("WEBHOOK-7: what failed before a replay or a change is listed as failed until it is sent again", async () => {
  const { hook, add, row, listed } = await boardWithHook("/ended");
  const sender = newSender();
  await add("One");
  const changes = [
    () => alice.replayWebhook({ webhook_id: hook.id, since: hook.cursor + 1 }),
    () => alice.updateWebhook({ webhook_id: hook.id, types: ["comment.*"] }),
    () => alice.updateWebhook({ webhook_id: hook.id, is_enabled: false }),
  ];
  for (const change of changes) {
    receiver.respond = () => new Response(null, { status: 500 });
    await alice.replayWebhook({ webhook_id: hook.id, since: hook.cursor });
    await until(sender, async () => (await row()).attempts === 1, "it fails");
    expect(await listed()).toMatchObject([{ status: "pending" }]);
    await change();
    expect(await listed()).toMatchObject([{ status: "failed", attempts: 1, next_attempt_at: null }]);
    receiver.respond = () => new Response(null, { status: 204 });
    await alice.updateWebhook({ webhook_id: hook.id, types: null, is_enabled: true });
    await alice.replayWebhook({ webhook_id: hook.id, since: hook.cursor });
    await until(sender, async () => (await row()).cursor === hook.cursor + 1, "it is sent again");
    expect(await listed()).toMatchObject([{ status: "delivered", next_attempt_at: null }]);
  }
});

test("the signing secret can be replaced twice: secrets of webhooks are sealed with the new one in between", async () => {
  const { context, db } = service.app;
  const { hook, add, row } = await boardWithHook("/rotated");
  const own = signingSecret(context.config);
  const logged: [string, string][] = [];
  const log = {
    ...context.log,
    warn: (message: string) => logged.push(["warn", message]),
    info: (message: string) => logged.push(["info", message]),
  };
  const start = (...secrets: [string, ...string[]]) => {
    const parts = { ...context, db, log, sealedTexts: createSealedTexts(secrets) };
    const sender = startSender({ ...parts, forwarding: createForwarding() }, { secondMs: 1000 });
    senders.push(sender);
    return { parts, sender };
  };
  const second = start("the second secret", own);
  const stopResealing = startResealing(second.parts, { JWT_SECRET_PREVIOUS: own }, 1);
  await eventually(() => logged.length > 0, "they are sealed anew");
  stopResealing();
  expect(logged).toEqual([["info", "sealed the secrets of webhooks with the new JWT_SECRET"]]);
  await second.sender.stop();
  await add("After the third");
  const { sender } = start("the third secret", "the second secret");
  await until(sender, async () => (await row()).cursor === hook.cursor + 1, "it is delivered");
  expect(verified(hook.secret, receiver.received[0]!)).toMatchObject({ type: "card.created" });
  await sender.stop();
  await add("After the fourth");
  const fourth = start("the fourth secret", "the third secret");
  await until(fourth.sender, async () => (await row()).attempts === 1, "it cannot be signed");
  expect(logged.at(-1)).toEqual(["warn", "a webhook failed; trying again later"]);
});

test("WEBHOOK-8: deliveries are listed for WEBHOOK_DELIVERY_DAYS", async () => {
  const { db, context } = service.app;
  const { hook, add, row, listed } = await boardWithHook("/old");
  await add("Old");
  await until(newSender(), async () => (await row()).cursor === hook.cursor + 1, "it is delivered");
  const housekeeping = { db, config: context.config, log: context.log };
  await forgetDeliveries(housekeeping, new Date(Date.now() + 29 * DAY_MS));
  expect(await listed()).toHaveLength(1);
  await forgetDeliveries(housekeeping, new Date(Date.now() + 31 * DAY_MS));
  expect(await listed()).toEqual([]);
});

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
