/** Redis or Valkey, in each of its forms: who has the data, and whether each of those servers can be used. */
import { createNames } from "../../server/platform/live/bus/names.ts";
import { type Owner, ownersOf, sentinelsOf } from "../../server/platform/live/bus/owners.ts";
import { newClient } from "../../server/platform/live/bus/redis-client.ts";
import { parseRedisUrl, type RedisUrl } from "../../server/platform/live/bus/redis-url.ts";
import { slotOf } from "../../server/platform/live/bus/slots.ts";
import { codeOf, messageOf } from "../../server/platform/util/unknown-value.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";
import { checkServer } from "./redis-server.ts";

const HINT = "check REDIS_URL, that Redis is running, and that it accepts this user";

export async function checkRedis(redisUrl: string): Promise<Finding[]> {
  try {
    const url = parseRedisUrl(redisUrl);
    const sentinels = url.form === "sentinel" ? [await checkSentinels(url)] : [];
    const owners = await ownersOf(url)();
    const found = url.form === "cluster" ? [coverage(owners)] : sentinels;
    for (const owner of owners) found.push(...(await checkOwner(url, owner)));
    return found;
  } catch (error) {
    return [fail("redis", messageOf(error) || codeOf(error) || "not reachable", HINT)];
  }
}

async function checkOwner(url: RedisUrl, owner: Owner): Promise<Finding[]> {
  const at = url.form === "server" ? "" : `${owner.address.host}:${owner.address.port}, `;
  try {
    return await checkServer(() => newClient(url, owner.address), owner, {
      isSharded: url.form === "cluster",
      at,
    });
  } catch (error) {
    return [fail("redis", `${at}${messageOf(error) || codeOf(error) || "not reachable"}`, HINT)];
  }
}

async function checkSentinels(url: RedisUrl): Promise<Finding> {
  const answers = await sentinelsOf(url);
  const failure = answers.find((answer) => answer.status === "rejected");
  const says = `${answers.filter(({ status }) => status === "fulfilled").length} of ${answers.length} answer`;
  if (!failure) return ok("redis sentinels", says);
  return warn(
    "redis sentinels",
    `${says}: ${messageOf(failure.reason)}`,
    "start the others: a majority is needed to replace a master that fails",
  );
}

/** Every board, and everything that instances tell each other, must be somewhere. */
function coverage(owners: Owner[]): Finding {
  const names = createNames(true);
  const slots = [...names.expiries, names.channelOf("control")].map(slotOf);
  const isCovered = (slot: number) =>
    owners.some(({ ranges }) => ranges.some(([from, to]) => from <= slot && slot <= to));
  const says = `${owners.length} masters`;
  if (slots.every(isCovered)) return ok("redis cluster", says);
  return fail(
    "redis cluster",
    `${says}, and slots that none of them has`,
    "assign all slots: redis-cli --cluster fix",
  );
}
