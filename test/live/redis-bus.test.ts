/** The bus knows which boards it hears: presence relies on it to tell a newcomer of themselves. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { connectRedis, fromAll, type RedisBus } from "../../server/platform/live/bus/redis.ts";
import type { Connection } from "../../server/platform/live/connections/connection.ts";
import { Presence } from "../../server/platform/live/presence.ts";
import { createLog } from "../../server/platform/observability/log.ts";
import { type Redis, startRedis } from "../machine/redis.ts";
import { eventually } from "./eventually.ts";

let server: Redis;
let redis: RedisBus;
const heard: string[] = [];

beforeAll(async () => {
  server = await startRedis();
  redis = connectRedis(server.url, createLog({ level: "silent", format: "text" }), {
    message: (topic, message) => heard.push(`${topic} ${message}`),
    recovered() {},
  });
  await redis.bus.subscribe("board:first");
  await eventually(() => redis.hears("first"), "the connections");
});
afterAll(async () => {
  await redis.bus.close();
  await server.stop();
});

/** Published by another instance, again until it is heard. */
async function isHeard(boardId: string): Promise<void> {
  await eventually(async () => {
    await server.tell("PUBLISH", redis.names(boardId).channel, fromAll("m"));
    return heard.includes(`board:${boardId} m`);
  }, "a message");
}

test("a watched board is heard once the subscription is confirmed", async () => {
  expect(redis.hears("a")).toBe(false);
  await redis.bus.subscribe("board:a");
  expect(redis.hears("a")).toBe(true);
  await isHeard("a");
  redis.bus.unsubscribe("board:a");
  expect(redis.hears("a")).toBe(false);
});

test("a board that is unwatched during its subscription does not count as heard", async () => {
  const subscribed = redis.bus.subscribe("board:b");
  redis.bus.unsubscribe("board:b");
  await subscribed;
  expect(redis.hears("b")).toBe(false);
});

test("one that is watched again after that is heard", async () => {
  const given = redis.bus.subscribe("board:c");
  redis.bus.unsubscribe("board:c");
  await Promise.all([given, redis.bus.subscribe("board:c")]);
  expect(redis.hears("c")).toBe(true);
  await isHeard("c");
});

test("one that is unwatched and watched again before Redis has confirmed the first is heard", async () => {
  await redis.bus.subscribe("board:d");
  redis.bus.unsubscribe("board:d");
  await redis.bus.subscribe("board:d");
  expect(redis.hears("d")).toBe(true);
  await isHeard("d");
});

test("PRESENCE-1: whoever connects before the subscription is confirmed is announced on other instances, and here once", async () => {
  const elsewhere = new Presence(() => {}, 1000);
  const another = connectRedis(server.url, createLog({ level: "silent", format: "text" }), {
    message() {},
    recovered() {},
  });
  elsewhere.shareThrough(another);
  await redis.bus.subscribe("board:e");
  await eventually(() => another.has(another.names("e").present), "the other connections");
  const bob = { user_id: crypto.randomUUID(), username: "bob" };
  const session = { userId: bob.user_id, id: crypto.randomUUID(), expiresAt: 0, isListed: true };
  // All that presence asks of a connection.
  const connection = { id: crypto.randomUUID(), boardId: "e", session, username: "bob" } as Connection;
  expect(another.hears("e")).toBe(false);
  elsewhere.joined(connection);
  elsewhere.left(connection);
  await eventually(() => heard.filter((message) => message.startsWith("board:e")).length === 2, "both");
  expect(heard.filter((message) => message.startsWith("board:e"))).toEqual(
    ["user_joined", "user_left"].map((type) => `board:e m${JSON.stringify({ type, ...bob })}`),
  );
  await another.bus.close();
});
