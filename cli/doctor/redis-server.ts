/** One Redis server: its version and speed, and whether it takes writes and delivers what is published. */
import type { Owner } from "../../server/platform/live/bus/owners.ts";
import type { Redis } from "../../server/platform/live/bus/redis-client.ts";
import { tagIn } from "../../server/platform/live/bus/slots.ts";
import { withTimeout } from "../../server/platform/scheduling/with-timeout.ts";
import { messageOf } from "../../server/platform/util/unknown-value.ts";
import { clockFinding, type Finding, fail, ok, warn } from "./finding.ts";

const TIMEOUT_MS = 2000;
const SLOW_MS = 20;
const PINGS = 5;

interface Place {
  isSharded: boolean;
  /** Which of several it is. */
  at: string;
}

export async function checkServer(
  connect: () => Redis,
  { ranges }: Owner,
  { isSharded, at }: Place,
): Promise<Finding[]> {
  const [client, listener] = [connect(), connect()];
  for (const each of [client, listener]) each.on("error", () => {});
  const tag = isSharded ? tagIn((slot) => ranges.some(([from, to]) => from <= slot && slot <= to)) : "";
  const name = `boardcast:${tag}doctor:${crypto.randomUUID()}`;
  try {
    await inTime(client.connect(), "it does not answer");
    const info = await inTime(client.info(), "it does not answer");
    const version = /^(valkey|redis)_version:(\S+)/m.exec(info);
    const pings: number[] = [];
    for (let i = 0; i < PINGS; i++) pings.push(await timed(() => client.ping()));
    const pingMs = pings.sort((a, b) => a - b)[Math.floor(PINGS / 2)] ?? 0;
    const says = `${at}${version?.[1] ?? "redis"} ${version?.[2] ?? "of unknown version"}, answers in ${pingMs.toFixed(1)} ms`;
    const before = Date.now();
    const [seconds, microseconds] = await client.sendCommand<string[]>(["TIME"]);
    const after = Date.now();
    const theirs = Number(seconds) * 1000 + Number(microseconds) / 1000;
    return [
      pingMs > SLOW_MS
        ? warn("redis", says, "move it closer: every event between instances takes this long")
        : ok("redis", says),
      await writes(client, name, isSharded),
      memory(info),
      await pubSub(client, listener, name, isSharded),
      clockFinding("redis clock", theirs, { before, after }),
    ];
  } finally {
    client.destroy();
    listener.destroy();
  }
}

/** A replica and a full server refuse this; so does a node of a cluster that is not expected: it has not both slots. */
async function writes(client: Redis, name: string, isSharded: boolean): Promise<Finding> {
  const expiry = { expiration: { type: "PX", value: 1000 } } as const;
  try {
    const transaction = client.multi().set(name, "", expiry);
    if (!isSharded) transaction.set(`${name}:2`, "", expiry);
    await inTime(transaction.exec(), "it does not answer");
    return ok("redis writes", "are accepted");
  } catch (error) {
    const said = messageOf(error);
    return fail(
      "redis writes",
      said,
      /CROSSSLOT|MOVED|CLUSTERDOWN/.test(said) && !isSharded
        ? "this is a node of a cluster: use REDIS_URL=redis+cluster://…"
        : "REDIS_URL must lead to a primary that has free memory; otherwise presence and rate limits are per instance",
    );
  }
}

function memory(info: string): Finding {
  const number = (field: string) => Number(new RegExp(`^${field}:(\\d+)`, "m").exec(info)?.[1] ?? 0);
  const [used, most] = [number("used_memory"), number("maxmemory")];
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1] ?? "noeviction";
  const mebibytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MiB`;
  if (most === 0) return ok("redis memory", `${mebibytes(used)} in use, no limit`);
  const says = `${mebibytes(used)} of ${mebibytes(most)} in use, ${policy}`;
  if (policy !== "noeviction")
    return warn(
      "redis memory",
      says,
      "set maxmemory-policy noeviction: it may evict presence and rate limits",
    );
  if (used > 0.9 * most) return warn("redis memory", says, "raise maxmemory: a full Redis refuses writes");
  return ok("redis memory", says);
}

async function pubSub(client: Redis, listener: Redis, name: string, isSharded: boolean): Promise<Finding> {
  try {
    await inTime(listener.connect(), "a second connection was not accepted");
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    const subscribed = isSharded
      ? listener.sSubscribe(name, () => resolve())
      : listener.subscribe(name, () => resolve());
    await inTime(subscribed, "it does not answer");
    const ms = await timed(async () => {
      await (isSharded ? client.sPublish(name, "") : client.publish(name, ""));
      await inTime(heard, "a published message did not arrive");
    });
    return ok("redis pub/sub", `a message arrives in ${ms.toFixed(1)} ms`);
  } catch (error) {
    return fail(
      "redis pub/sub",
      messageOf(error),
      "allow this user to publish and subscribe to boardcast:* (ACL), and to open two connections",
    );
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
