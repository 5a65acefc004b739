/** Which servers hold what, asked of those who know: nobody, the sentinels, or the nodes of a cluster. */

import { withTimeout } from "../../scheduling/with-timeout.ts";
import { messageOf } from "../../util/unknown-value.ts";
import { newClient, newSentinelClient, type Redis } from "./redis-client.ts";
import type { Address, RedisUrl } from "./redis-url.ts";
import { SLOTS } from "./slots.ts";

export interface Owner {
  address: Address;
  /** First and last slot of each range; a server outside a cluster has them all. */
  ranges: [number, number][];
}

const ANSWER_MS = 1500;
/** Nodes of a cluster that are asked. */
const MOST_ASKED = 9;
/** More than any epoch. */
const AGREED = 2 ** 48;
const ALL: [number, number][] = [[0, SLOTS - 1]];

interface Opinion {
  owners: Owner[];
  /** Grows with every change that was agreed on. */
  epoch: number;
}

/** Rejects when nobody answers. `connected`: a connection that is open already. */
export function ownersOf(
  url: RedisUrl,
  connected: (address: Address) => Redis | undefined = () => undefined,
): () => Promise<Owner[]> {
  const { form, hosts } = url;
  if (form === "server") return async () => hosts.map((address) => ({ address, ranges: ALL }));
  if (form === "sentinel") return async () => newest(await sentinelsOf(url));
  let known = hosts;
  return async () => {
    const asked = known.slice(0, MOST_ASKED);
    const owners = newest(
      await Promise.allSettled(asked.map((address) => askNode(url, address, connected(address)))),
    );
    const masters = owners.map(({ address }) => address);
    known = [...hosts, ...masters.filter((master) => !hosts.some((host) => isSame(host, master)))];
    return owners;
  };
}

/** What each of them says. */
export function sentinelsOf(url: RedisUrl): Promise<PromiseSettledResult<Opinion>[]> {
  return Promise.allSettled(url.hosts.map((address) => askSentinel(url, address)));
}

/** What was agreed on last: one who was cut off, or has just been started, may name a former master. */
function newest(answers: PromiseSettledResult<Opinion>[]): Owner[] {
  const opinions = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  const [first] = opinions.sort((a, b) => b.epoch - a.epoch);
  if (first) return first.owners;
  const failure = answers.find((answer) => answer.status === "rejected");
  throw new Error(`nobody says where Redis is: ${messageOf(failure?.reason)}`);
}

/** The new master is named by the first question some seconds before it is in the answer to the second. */
async function askSentinel(url: RedisUrl, address: Address): Promise<Opinion> {
  return asked(newSentinelClient(url, address), async (client) => {
    const question = (name: string) => client.sendCommand(["SENTINEL", name, url.masterName]);
    const [named, about] = await Promise.all([question("GET-MASTER-ADDR-BY-NAME"), question("MASTER")]);
    const [host, port] = Array.isArray(named) ? named.map(String) : [];
    if (host === undefined) throw new Error("the sentinel does not know this master");
    const owners = [{ address: { host, port: Number(port) }, ranges: ALL }];
    return { owners, epoch: Number(fieldsOf(about)["config-epoch"]) };
  });
}

async function askNode(url: RedisUrl, address: Address, connected?: Redis): Promise<Opinion> {
  const question = async (client: Redis) => {
    const [info, slots] = await Promise.all([client.clusterInfo(), client.clusterSlots()]);
    const owners = new Map<string, Owner>();
    for (const { from, to, master } of slots) {
      // A node that does not know its own address is where it was reached.
      const found = { host: master.host || address.host, port: master.port };
      const owner = owners.get(master.id) ?? { address: found, ranges: [] };
      owner.ranges.push([from, to]);
      owners.set(master.id, owner);
    }
    const epoch = Number(/^cluster_current_epoch:(\d+)/m.exec(info)?.[1] ?? 0);
    // In a minority, epochs grow without anybody's agreement; but there the state is never ok.
    const isAgreed = info.includes("cluster_state:ok");
    return { owners: [...owners.values()], epoch: isAgreed ? epoch + AGREED : epoch };
  };
  if (connected?.isReady) return withTimeout(question(connected), ANSWER_MS, "it does not answer");
  return asked(newClient(url, address), question);
}

async function asked<T>(client: Redis, question: (client: Redis) => Promise<T>): Promise<T> {
  client.on("error", () => {});
  try {
    return await withTimeout(
      client.connect().then(() => question(client)),
      ANSWER_MS,
      "it does not answer",
    );
  } finally {
    client.destroy();
  }
}

function isSame(a: Address, b: Address): boolean {
  return a.host === b.host && a.port === b.port;
}

/** A map, as Redis sends it: an object, or names and values in turn. */
function fieldsOf(reply: unknown): Record<string, string> {
  if (!Array.isArray(reply))
    return Object.fromEntries(Object.entries(Object(reply)).map(([k, v]) => [k, String(v)]));
  const pairs: [string, string][] = [];
  for (let i = 0; i + 1 < reply.length; i += 2) pairs.push([String(reply[i]), String(reply[i + 1])]);
  return Object.fromEntries(pairs);
}
