/** For a process that is about to end. */
import { withTimeout } from "../../scheduling/with-timeout.ts";
import { createNames } from "./names.ts";
import { ownersOf } from "./owners.ts";
import { fromAll } from "./redis.ts";
import { newClient } from "./redis-client.ts";
import { parseRedisUrl } from "./redis-url.ts";
import { slotOf } from "./slots.ts";

const PATIENCE_MS = 2000;

/** Rejects when Redis does not accept it in time. */
export function publishOnce(redisUrl: string, topic: string, message: string): Promise<void> {
  return withTimeout(publish(redisUrl, topic, message), PATIENCE_MS, "it does not answer");
}

async function publish(redisUrl: string, topic: string, message: string): Promise<void> {
  const url = parseRedisUrl(redisUrl);
  const isSharded = url.form === "cluster";
  const channel = createNames(isSharded).channelOf(topic);
  const slot = slotOf(channel);
  const owners = await ownersOf(url)();
  const owner = owners.find(({ ranges }) => ranges.some(([from, to]) => from <= slot && slot <= to));
  if (!owner) throw new Error("nobody in the cluster has the channel");
  const client = newClient(url, owner.address);
  client.on("error", () => {});
  const timer = setTimeout(() => client.destroy(), PATIENCE_MS);
  try {
    await client.connect();
    await (isSharded
      ? client.sPublish(channel, fromAll(message))
      : client.publish(channel, fromAll(message)));
  } finally {
    clearTimeout(timer);
    client.destroy();
  }
}
