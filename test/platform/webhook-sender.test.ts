/** The sender with a clock of its own, beside others and after them. */
import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { keepLogs } from "../../server/boards/history/retention.ts";
import { createForwarding } from "../../server/platform/core/forwarding.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { createLanes, type Lane, LIMITS } from "../../server/webhooks/lanes.ts";
import { forgetDeliveries } from "../../server/webhooks/retention.ts";
import { PAUSES_MS, pauseMs, retryAfterMs } from "../../server/webhooks/retries.ts";
import { type Sender, startSender } from "../../server/webhooks/sender.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { type Receiver, startReceiver } from "../support/webhook-receiver.ts";

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

test("a commit on a board whose webhooks all wait for their next attempt reads nothing", async () => {
  const { context, db } = service.app;
  let reads = 0;
  const counting: typeof db = {
    ...db,
    read(queries, account) {
      reads++;
      return db.read(queries, account);
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
      lanes.add(`${lane} ${i}`, lane, () => {
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
    lanes.add(`quick ${i}`, "proven", async () => done.resolve());
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
  for (let i = 0; i < 150; i++) lanes.add(`dead ${i}`, "proven", () => hang.promise);
  const done = Promise.withResolvers<void>();
  lanes.add("alive", "proven", async () => done.resolve());
  await done.promise;
  expect(lanes.counts.running).toBeGreaterThanOrEqual(150);
  hang.resolve();
  await lanes.finish();
});
