/** Redis or Valkey: reachable, how fast, and whether what is published arrives. */
import { createClient } from "@redis/client";
import { codeOf, messageOf } from "../../server/platform/util/unknown-value.ts";
import { withTimeout } from "../../server/platform/util/with-timeout.ts";
import { clockFinding, type Finding, fail, ok, warn } from "./finding.ts";

const TIMEOUT_MS = 2000;
const SLOW_MS = 20;
const PINGS = 5;

function newClient(url: string) {
  return createClient({ url, socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: false } });
}

export async function checkRedis(url: string): Promise<Finding[]> {
  const client = newClient(url);
  client.on("error", () => {});
  try {
    await inTime(client.connect(), "it does not answer");
    const info = await inTime(client.info("server"), "it does not answer");
    const version = /^(valkey|redis)_version:(\S+)/m.exec(info);
    const pings: number[] = [];
    for (let i = 0; i < PINGS; i++) pings.push(await timed(() => client.ping()));
    const pingMs = pings.sort((a, b) => a - b)[Math.floor(PINGS / 2)] ?? 0;
    const says = `${version?.[1] ?? "redis"} ${version?.[2] ?? "of unknown version"}, answers in ${pingMs.toFixed(1)} ms`;
    const before = Date.now();
    const [seconds, microseconds] = await client.sendCommand<string[]>(["TIME"]);
    const after = Date.now();
    const theirs = Number(seconds) * 1000 + Number(microseconds) / 1000;
    return [
      pingMs > SLOW_MS
        ? warn("redis", says, "move it closer: every event between instances takes this long")
        : ok("redis", says),
      await writes(client),
      await pubSub(client),
      clockFinding("redis clock", theirs, { before, after }),
    ];
  } catch (error) {
    return [
      fail(
        "redis",
        messageOf(error) || codeOf(error) || "not reachable",
        "check REDIS_URL, that Redis is running, and that it accepts this user",
      ),
    ];
  } finally {
    client.destroy();
  }
}

/** A replica, a full server and a cluster each refuse this: a cluster stores the two keys on different nodes. */
async function writes(client: ReturnType<typeof newClient>): Promise<Finding> {
  const key = `boardcast:doctor:${crypto.randomUUID()}`;
  const expiry = { expiration: { type: "PX", value: 1000 } } as const;
  try {
    await inTime(
      client.multi().set(key, "", expiry).set(`${key}:2`, "", expiry).exec(),
      "it does not answer",
    );
    return ok("redis writes", "are accepted");
  } catch (error) {
    return fail(
      "redis writes",
      messageOf(error),
      "REDIS_URL must lead to a primary that has free memory and is not a cluster; otherwise presence is per instance",
    );
  }
}

async function pubSub(client: ReturnType<typeof newClient>): Promise<Finding> {
  const listener = client.duplicate();
  listener.on("error", () => {});
  try {
    await inTime(listener.connect(), "a second connection was not accepted");
    const channel = `boardcast:doctor:${crypto.randomUUID()}`;
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    await listener.subscribe(channel, () => resolve());
    const ms = await timed(async () => {
      await client.publish(channel, "");
      await inTime(heard, "a published message did not arrive");
    });
    return ok("redis pub/sub", `a message arrives in ${ms.toFixed(1)} ms`);
  } catch (error) {
    return fail(
      "redis pub/sub",
      messageOf(error),
      "allow this user to publish and subscribe to boardcast:* (ACL), and to open two connections",
    );
  } finally {
    listener.destroy();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function inTime<T>(work: Promise<T>, otherwise: string): Promise<T> {
  return withTimeout(work, TIMEOUT_MS, otherwise);
}
