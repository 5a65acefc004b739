/** The sender with a clock of its own, beside others and after them. */
import { expect, test } from "bun:test";
import { signingSecret } from "../../server/config/signing-secret.ts";
import { createSealedTexts } from "../../server/platform/auth/sealed-texts.ts";
import { createForwarding } from "../../server/platform/core/forwarding.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { startResealing } from "../../server/webhooks/reseal.ts";
import { PAUSES_MS, pauseMs, retryAfterMs } from "../../server/webhooks/retries.ts";
import { startSender } from "../../server/webhooks/sender.ts";
import { boardOf } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { verified } from "../support/webhook-receiver.ts";
import {
  alice,
  boardWithHook,
  DAY_MS,
  HOUR_MS,
  newSender,
  receiver,
  senders,
  service,
  setSenderScene,
  until,
} from "../support/webhook-sender-scene.ts";

setSenderScene();

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
  expect(logged).toEqual([["info", "the secrets of webhooks were sealed with the new JWT_SECRET"]]);
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
