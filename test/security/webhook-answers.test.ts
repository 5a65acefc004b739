/** Whatever an endpoint answers, it is judged by its status alone: it costs little, and nothing of it is kept. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Socket } from "bun";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";

/** A second of the service: an attempt may take 15 of them. */
const SECOND_MS = 100;
/** What an answer without an end may cost at most. */
const MEMORY_MIB = 64;

/** By the path that is requested: what is sent, again and again if it has no end. */
const ANSWERS: Record<string, { start: string; forever?: string }> = {
  body: { start: "HTTP/1.1 200 OK\r\n\r\n", forever: "x".repeat(65_536) },
  chunks: {
    start: "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n",
    forever: `10000\r\n${"x".repeat(65_536)}\r\n`,
  },
  headers: { start: "HTTP/1.1 200 OK\r\n", forever: `x-more: ${"x".repeat(8000)}\r\n` },
  header: { start: "HTTP/1.1 200 OK\r\nx-long: ", forever: "x".repeat(65_536) },
  interim: { start: "", forever: "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(1000) },
  nonsense: { start: "\0\xff nonsense\r\n\r\n" },
  later: { start: "HTTP/1.1 503 Busy\r\nretry-after: 99999999999999999999\r\ncontent-length: 0\r\n\r\n" },
  redirect: { start: "HTTP/1.1 307 Moved\r\nlocation: http://169.254.169.254/\r\ncontent-length: 0\r\n\r\n" },
  secret: { start: "HTTP/1.1 418 secret-of-the-network\r\ncontent-length: 6\r\n\r\nsecret" },
};

let service: Service;
let alice: Person;
const server = Bun.listen<{ isAnswered: boolean }>({
  hostname: "127.0.0.1",
  port: 0,
  socket: {
    open: (socket) => {
      socket.data = { isAnswered: false };
    },
    data(socket, bytes) {
      const name = /^POST \/(\w+)/.exec(bytes.toString("latin1"))?.[1];
      const answer = name && ANSWERS[name];
      if (!answer || socket.data.isAnswered) return;
      socket.data.isAnswered = true;
      socket.write(answer.start);
      if (answer.forever) pour(socket, answer.forever);
    },
    error() {},
  },
});

function pour(socket: Pick<Socket<unknown>, "write" | "readyState">, text: string): void {
  const timer = setInterval(() => {
    if (socket.readyState !== 1) return clearInterval(timer);
    for (let written = 1; written > 0; ) written = socket.write(text) === text.length ? 1 : 0;
  }, 1);
}

beforeAll(async () => {
  service = await startService({ settings: { WEBHOOK_ALLOWED_HOSTS: "127.0.0.1" }, secondMs: SECOND_MS });
  alice = await service.person("alice");
});
afterAll(async () => {
  await service.stop();
  server.stop(true);
});

test("hostile answers end with their attempt, cost little memory, and are not shown", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const ids = new Map<string, string>();
  for (const name of Object.keys(ANSWERS)) {
    const url = `http://127.0.0.1:${server.port}/${name}`;
    ids.set(name, (await alice.createWebhook({ board_id, url })).id);
  }
  Bun.gc(true);
  const before = process.memoryUsage.rss();
  await alice.createCard({ board_id, column_id, title: "Card" });
  const outcomes: Record<string, unknown> = {};
  for (const [name, webhook_id] of ids)
    outcomes[name] = await eventually(async () => {
      const [delivery] = (await alice.listWebhookDeliveries({ webhook_id })).items;
      return delivery && delivery.attempts > 0 && [delivery.status, delivery.http_status];
    }, `an outcome of ${name}`);
  expect(outcomes).toEqual({
    body: ["delivered", 200],
    chunks: ["delivered", 200],
    headers: ["pending", null],
    header: ["pending", null],
    interim: ["pending", null],
    nonsense: ["pending", null],
    later: ["pending", 503],
    redirect: ["pending", 307],
    secret: ["pending", 418],
  });
  Bun.gc(true);
  expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(MEMORY_MIB);
  const [later] = (await alice.listWebhookDeliveries({ webhook_id: ids.get("later") ?? "" })).items;
  const pauseMs = Date.parse(later?.next_attempt_at ?? "") - Date.now();
  expect(pauseMs).toBeLessThanOrEqual(24 * 3600 * SECOND_MS);
  expect(service.logged.filter((line) => line.includes("secret-of-the-network"))).toEqual([]);
});
