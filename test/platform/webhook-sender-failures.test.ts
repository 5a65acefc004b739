/** What becomes of events that were not delivered: WEBHOOK-7, WEBHOOK-8 and WEBHOOK-12. */
import { expect, test } from "bun:test";
import { keepLogs } from "../../server/boards/history/retention.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { forgetDeliveries } from "../../server/webhooks/retention.ts";
import {
  alice,
  boardWithHook,
  DAY_MS,
  newSender,
  receiver,
  service,
  setSenderScene,
  until,
} from "../support/webhook-sender-scene.ts";

setSenderScene();

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
