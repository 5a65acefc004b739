import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { type Receiver, startReceiver, verified } from "../support/webhook-receiver.ts";

/** The first retry comes after a second instead of five. */
const SECOND_MS = 200;
const PUBLIC = "https://hooks.invalid/boardcast";

let service: Service;
let receiver: Receiver;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  receiver = startReceiver();
  service = await startService({
    settings: { WEBHOOK_ALLOWED_HOSTS: "127.0.0.1", MAX_WEBHOOKS_PER_BOARD: "3" },
    secondMs: SECOND_MS,
  });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.respond = () => new Response(null, { status: 204 });
});

let paths = 0;
const newPath = () => `/${++paths}`;

async function boardWithHook(more: { types?: string[]; secret?: string } = {}) {
  const { board_id, column_id } = await boardOf(alice);
  const path = newPath();
  const hook = await alice.createWebhook({ board_id, url: receiver.url + path, ...more });
  const add = (title: string) => alice.createCard({ board_id, column_id, title });
  const arrived = (count: number) =>
    eventually(() => receiver.at(path).length >= count && receiver.at(path), `${count} messages at ${path}`);
  const listed = async () => (await alice.listWebhookDeliveries({ webhook_id: hook.id })).items;
  const shown = async () => (await alice.listWebhooks({ board_id })).items.find(({ id }) => id === hook.id);
  return { board_id, path, hook, add, arrived, listed, shown };
}

test("WEBHOOK-1: an owner creates a webhook; its secret is shown then and never again", async () => {
  const { board_id, hook } = await boardWithHook();
  const { seq } = await alice.getBoard({ board_id });
  expect(hook).toEqual({
    id: expect.any(String),
    board_id,
    url: hook.url,
    types: null,
    is_enabled: true,
    disabled_because: null,
    failing_since: null,
    next_attempt_at: null,
    cursor: seq,
    is_tried: false,
    created_at: expect.any(String),
    secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
  });
  const { secret, ...shown } = hook;
  expect(await alice.listWebhooks({ board_id })).toEqual({ items: [shown], next: null });
  const { stored } = await service.app.db.read({
    stored: sql`SELECT secret FROM webhooks WHERE id = ${hook.id}`,
  });
  expect(JSON.stringify(stored)).not.toContain(secret);
});

test("WEBHOOK-1: a repeated request with the same key gets the same secret", async () => {
  const { board_id } = await boardOf(alice);
  const request = {
    token: alice.token,
    json: { url: PUBLIC },
    headers: { "idempotency-key": "webhook" },
  };
  const first = await service.send("POST", `/boards/${board_id}/webhooks`, request);
  const second = await service.send("POST", `/boards/${board_id}/webhooks`, request);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect((await alice.listWebhooks({ board_id })).items).toHaveLength(1);
});

test("WEBHOOK-1: webhooks are for owners", async () => {
  const { board_id, hook } = await boardWithHook();
  await alice.invite({ board_id, user_id: bob.id });
  expect(await refusal(bob.listWebhooks({ board_id }))).toEqual({
    status: 403,
    detail: "Only owners of the board may do this.",
  });
  expect(await refusal(bob.testWebhook({ webhook_id: hook.id }))).toMatchObject({ status: 403 });
});

test("WEBHOOK-2: the owner may give a secret of 24 to 64 bytes", async () => {
  const bytes = (count: number) => `whsec_${Buffer.alloc(count, 7).toString("base64")}`;
  const { hook, add, arrived } = await boardWithHook({ secret: bytes(64) });
  expect(hook.secret).toBe(bytes(64));
  await add("Signed");
  const [message] = await arrived(1);
  expect(verified(bytes(64), message!)).toMatchObject({ type: "card.created" });
  const { board_id } = await boardOf(alice);
  for (const secret of [bytes(23), bytes(65), "whsec_", `whsec_${"!".repeat(40)}`, bytes(32).slice(6)])
    expect(await refusal(alice.createWebhook({ board_id, url: PUBLIC, secret }))).toMatchObject({
      status: 422,
    });
});

test("WEBHOOK-3: types are kinds of events, with * for all of a resource", async () => {
  const { board_id } = await boardOf(alice);
  for (const types of [["card.nothing"], ["*"], ["card.*,label.*"], [], [""]])
    expect(await refusal(alice.createWebhook({ board_id, url: PUBLIC, types }))).toMatchObject({
      status: 422,
    });
  const {
    hook,
    add,
    arrived,
    board_id: other,
    shown,
  } = await boardWithHook({ types: ["label.*", "card.moved"] });
  expect(hook.types).toEqual(["label.*", "card.moved"]);
  await add("Not sent");
  await alice.createLabel({ board_id: other, name: "Sent", color: "red" });
  const [message] = await arrived(1);
  expect(message!.body).toMatchObject({ type: "label.created" });
  await add("Not sent either");
  const { seq } = await alice.getBoard({ board_id: other });
  await eventually(async () => (await shown())?.cursor === seq, "the cursor moves past what is not sent");
  expect(receiver.received).toHaveLength(1);
});

test("WEBHOOK-4, WEBHOOK-5: events are sent as in the log, signed, in order, each once", async () => {
  const { board_id, hook, add, arrived, shown } = await boardWithHook();
  for (let i = 1; i <= 5; i++) await add(`Card ${i}`);
  const messages = await arrived(5);
  const log = (await service.events(alice, board_id)).filter(({ seq }) => seq > hook.cursor);
  expect(messages.map(({ body }) => body)).toEqual(log);
  expect(messages.map(({ id }) => id)).toEqual(log.map(({ seq }) => `${board_id}:${seq}`));
  expect(messages.map((message) => verified(hook.secret, message))).toEqual(log);
  expect(messages[0]!.headers.get("content-type")).toBe("application/json");
  await eventually(async () => (await shown())?.cursor === log.at(-1)!.seq, "the cursor is at the end");
  expect(receiver.received).toHaveLength(5);
});

test("WEBHOOK-5, WEBHOOK-6: a failed message is sent again under the same id, and those after it wait", async () => {
  const { hook, add, arrived, listed } = await boardWithHook();
  let refused = 2;
  receiver.respond = () => new Response("secret reason", { status: refused-- > 0 ? 500 : 200 });
  // The second pause is five minutes.
  await add("First");
  await arrived(1);
  const pending = await eventually(async () => (await listed())[0], "the delivery is listed");
  expect(pending).toEqual({
    id: expect.any(String),
    seq: hook.cursor + 1,
    type: "card.created",
    status: "pending",
    http_status: 500,
    attempts: 1,
    next_attempt_at: expect.any(String),
    delivered_at: null,
    duration_ms: expect.any(Number),
  });
  await add("Second");
  const [first, second] = await arrived(2);
  expect(second!.id).toBe(first!.id);
  await eventually(async () => (await listed())[0]?.attempts === 2, "the second attempt is noted");
  await service.app.db.write([
    sql`UPDATE webhooks SET next_attempt_at = '2020-01-01T00:00:00.000Z' WHERE id = ${hook.id}`,
  ]);
  const messages = await arrived(4);
  expect(messages.map(({ body }) => body.seq - hook.cursor)).toEqual([1, 1, 1, 2]);
  const done = await eventually(async () => {
    const items = await listed();
    return items.length === 2 && items[0]?.status === "delivered" && items;
  }, "both are delivered");
  expect(done[1]).toMatchObject({ seq: hook.cursor + 1, status: "delivered", http_status: 200, attempts: 3 });
  expect(done[1]!.next_attempt_at).toBeNull();
  expect(JSON.stringify(done)).not.toContain("secret reason");
});

test("WEBHOOK-6: after ten attempts, or a 410, the webhook is disabled; enabled again, it goes on where it stopped", async () => {
  const { hook, add, arrived, shown, listed } = await boardWithHook();
  receiver.respond = () => new Response(null, { status: 503 });
  await add("Ninth attempt");
  await arrived(1);
  await eventually(async () => (await listed())[0]?.attempts === 1, "the first attempt is noted");
  await service.app.db.write([
    sql`UPDATE webhooks SET attempts = 9, next_attempt_at = NULL WHERE id = ${hook.id}`,
  ]);
  const off = await eventually(async () => {
    const now = await shown();
    return now && !now.is_enabled && now;
  }, "it is disabled");
  expect(off).toMatchObject({ disabled_because: "failed", cursor: hook.cursor });
  expect((await listed())[0]).toMatchObject({ status: "failed", attempts: 10, next_attempt_at: null });
  receiver.respond = () => new Response(null, { status: 410 });
  const on = await alice.updateWebhook({ webhook_id: hook.id, is_enabled: true });
  expect(on).toMatchObject({ is_enabled: true, disabled_because: null });
  await eventually(async () => (await shown())?.disabled_because === "gone", "410 disables it");
  receiver.respond = () => new Response(null, { status: 200 });
  await add("While it is disabled");
  receiver.received.length = 0;
  await alice.updateWebhook({ webhook_id: hook.id, is_enabled: true });
  const messages = await arrived(2);
  expect(messages.map(({ body }) => body.seq - hook.cursor)).toEqual([1, 2]);
});

test("WEBHOOK-6: redirects are failures", async () => {
  const { path, hook, add, arrived, listed } = await boardWithHook();
  const elsewhere = newPath();
  receiver.respond = () => Response.redirect(receiver.url + elsewhere, 307);
  await add("Redirected");
  await arrived(1);
  const delivery = await eventually(async () => (await listed())[0], "it is listed");
  expect(delivery).toMatchObject({ status: "pending", http_status: 307 });
  await alice.deleteWebhook({ webhook_id: hook.id });
  expect(receiver.at(elsewhere)).toEqual([]);
  expect(receiver.at(path).length).toBeGreaterThan(0);
});

test("WEBHOOK-7: an account starts only so many replays a minute; a stranger none, and that does not count", async () => {
  const limited = await startService({
    settings: { WEBHOOK_ALLOWED_HOSTS: "127.0.0.1", WEBHOOK_REPLAYS_PER_MINUTE: "2" },
  });
  try {
    const [carol, dave] = [await limited.person("carol"), await limited.person("dave")];
    const { board_id } = await boardOf(carol);
    const { id: webhook_id } = await carol.createWebhook({ board_id, url: receiver.url + newPath() });
    const replay = (person: Person) => person.replayWebhook({ webhook_id, since: 1 });
    expect((await refusal(replay(dave))).status).toBe(403);
    await replay(carol);
    await replay(carol);
    expect(await refusal(replay(carol))).toEqual({
      status: 429,
      detail: "Too many replays; try again later.",
    });
  } finally {
    await limited.stop();
  }
});

test("WEBHOOK-7: replay sends everything after a number again", async () => {
  const { board_id, hook, add, arrived, listed } = await boardWithHook();
  await add("One");
  await add("Two");
  await arrived(2);
  const { cursor } = await alice.replayWebhook({ webhook_id: hook.id, since: hook.cursor + 1 });
  expect(cursor).toBe(hook.cursor + 1);
  const messages = await arrived(3);
  expect(messages[2]!.id).toBe(messages[1]!.id);
  await eventually(async () => (await listed()).length === 2, "one entry for each event");
  const { seq } = await alice.getBoard({ board_id });
  expect(await refusal(alice.replayWebhook({ webhook_id: hook.id, since: seq + 1 }))).toEqual({
    status: 422,
    detail: "body.since must not be beyond the last event of the board.",
  });
});

test("WEBHOOK-8: a test message is sent once, even by a disabled webhook", async () => {
  const { board_id, hook, arrived, listed } = await boardWithHook();
  await alice.updateWebhook({ webhook_id: hook.id, is_enabled: false });
  receiver.respond = () => new Response(null, { status: 404 });
  const test = await alice.testWebhook({ webhook_id: hook.id });
  expect(test).toMatchObject({ seq: null, type: "webhook.test", status: "pending", attempts: 0 });
  const [message] = await arrived(1);
  expect(verified(hook.secret, message!)).toEqual({
    type: "webhook.test",
    board_id,
    webhook_id: hook.id,
    timestamp: expect.any(String),
  });
  expect(message!.id).toContain(test.id);
  const done = await eventually(
    async () => (await listed())[0]?.status === "failed" && (await listed())[0],
    "noted",
  );
  expect(done).toMatchObject({ id: test.id, seq: null, status: "failed", http_status: 404, attempts: 1 });
});

test("WEBHOOK-9: targets that are not public are refused, with the name of the setting that allows them", async () => {
  const { board_id } = await boardOf(alice);
  const refused = {
    status: 422,
    detail:
      "body.url must lead to public addresses only; an operator can allow others with WEBHOOK_ALLOWED_HOSTS.",
  };
  for (const url of [
    "http://192.168.1.1/x",
    "http://10.0.0.1",
    "http://0x7f.2/",
    "https://[::1]/",
    "http://2130706434",
  ])
    expect(await refusal(alice.createWebhook({ board_id, url }))).toEqual(refused);
  const { id } = await alice.createWebhook({ board_id, url: PUBLIC });
  expect(
    await refusal(alice.updateWebhook({ webhook_id: id, url: "http://169.254.169.254/latest" })),
  ).toEqual(refused);
  for (const url of ["ftp://example.org", "https://user:secret@example.org/", "example.org", "", "http://"])
    expect(await refusal(alice.createWebhook({ board_id, url }))).toMatchObject({ status: 422 });
});

test("WEBHOOK-10: a board has only so many webhooks", async () => {
  const { board_id } = await boardOf(alice);
  for (let i = 0; i < 3; i++) await alice.createWebhook({ board_id, url: PUBLIC });
  expect(await refusal(alice.createWebhook({ board_id, url: PUBLIC }))).toEqual({
    status: 409,
    detail: "A board may have no more than 3 webhooks.",
  });
});

test("WEBHOOK-11: a deleted board sends its last event and no more; restored, it goes on", async () => {
  const { board_id, add, arrived } = await boardWithHook();
  await alice.deleteBoard({ board_id });
  expect((await arrived(1))[0]!.body).toMatchObject({ type: "board.deleted" });
  await alice.restoreBoard({ deleted_board_id: board_id });
  await add("Back");
  expect((await arrived(3)).map(({ body }) => body.type)).toEqual([
    "board.deleted",
    "board.updated",
    "card.created",
  ]);
});
