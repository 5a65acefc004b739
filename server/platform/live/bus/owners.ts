/** Which servers hold what, asked of those who know: nobody, the sentinels, or the nodes of a cluster. */
import { messageOf } from "../../util/unknown-value.ts";
import { withTimeout } from "../../util/with-timeout.ts";
import { newClient, newSentinelClient, type Redis } from "./redis-client.ts";
import type { Address, RedisUrl } from "./redis-url.ts";
import { SLOTS } from "./slots.ts";

export interface Owner {
  address: Address;
  /** First and last slot of each range; a server outside a cluster has them all. */
  ranges: [number, number][];
}

const ANSWER_MS = 1000;
const ALL: [number, number][] = [[0, SLOTS - 1]];

/** Rejects when nobody answers. In a cluster, `isTrouble` asks another node first: the last one may be out of date. */
export function ownersOf(url: RedisUrl): (isTrouble?: boolean) => Promise<Owner[]> {
  const { form, hosts } = url;
  if (form === "server") return async () => hosts.map((address) => ({ address, ranges: ALL }));
  if (form === "sentinel") return async () => [{ address: await currentMaster(url), ranges: ALL }];
  let known = hosts;
  let turn = 0;
  return async (isTrouble = false) => {
    if (isTrouble) turn++;
    const first = turn % known.length;
    const owners = await firstAnswer([...known.slice(first), ...known.slice(0, first)], (address) =>
      askNode(url, address),
    );
    const masters = owners.map(({ address }) => address);
    known = [...hosts, ...masters.filter((master) => !hosts.some((host) => isSame(host, master)))];
    return owners;
  };
}

/** What each of them says. */
export function sentinelsOf(url: RedisUrl) {
  return Promise.allSettled(url.hosts.map((address) => askSentinel(url, address)));
}

/** What the sentinels say, by how recently they agreed on it: one that was cut off may name a former master. */
async function currentMaster(url: RedisUrl): Promise<Address> {
  const answers = await sentinelsOf(url);
  const said = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  const newest = said.sort((a, b) => b.epoch - a.epoch)[0];
  if (newest) return newest.address;
  const reasons = answers.map((answer) => (answer.status === "rejected" ? messageOf(answer.reason) : ""));
  throw new Error(`no sentinel knows ${url.masterName}: ${reasons[0]}`);
}

/** The new master is named by the first question some seconds before it is in the answer to the second. */
async function askSentinel(url: RedisUrl, address: Address) {
  return asked(newSentinelClient(url, address), async (client) => {
    const question = (name: string) => client.sendCommand(["SENTINEL", name, url.masterName]);
    const [named, about] = await Promise.all([question("GET-MASTER-ADDR-BY-NAME"), question("MASTER")]);
    const [host, port] = Array.isArray(named) ? named.map(String) : [];
    if (host === undefined) throw new Error("the sentinel does not know this master");
    return { address: { host, port: Number(port) }, epoch: Number(fieldsOf(about)["config-epoch"]) };
  });
}

async function askNode(url: RedisUrl, address: Address): Promise<Owner[]> {
  return asked(newClient(url, address), async (client) => {
    const owners = new Map<string, Owner>();
    for (const { from, to, master } of await client.clusterSlots()) {
      // A node that does not know its own address is where it was reached.
      const found = { host: master.host || address.host, port: master.port };
      const owner = owners.get(master.id) ?? { address: found, ranges: [] };
      owner.ranges.push([from, to]);
      owners.set(master.id, owner);
    }
    return [...owners.values()];
  });
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

async function firstAnswer<T>(addresses: Address[], ask: (address: Address) => Promise<T>): Promise<T> {
  let last: unknown = new Error("no node is known");
  for (const address of addresses) {
    try {
      return await ask(address);
    } catch (error) {
      last = error;
    }
  }
  throw last;
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
