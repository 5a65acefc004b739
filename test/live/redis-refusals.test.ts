/**
 * A Redis that answers but takes no writes: a replica after a failover, a full one, a node of a cluster. It counts as
 * away, whoever is connected is present on their own instance at least, and it heals by itself.
 */
import { afterAll, beforeAll, expect, setSystemTime, test } from "bun:test";
import { connectRedis, type RedisBus } from "../../server/platform/live/bus/redis.ts";
import type { Connection } from "../../server/platform/live/connections/connection.ts";
import { Presence } from "../../server/platform/live/presence.ts";
import { createLog } from "../../server/platform/observability/log.ts";
import { type Switch, startSwitch } from "../faults/switch.ts";
import { boardOf } from "../harness.ts";
import { type Redis, startRedis } from "../machine/redis.ts";
import { scrape } from "../observability/scrape.ts";
import { commandLine } from "../support/command-line.ts";
import { eventually } from "./eventually.ts";
import {
  allHeard,
  burst,
  DEGRADED,
  type Fleet,
  healthEverywhere,
  listenEverywhere,
  ON_POSTGRES,
  onlineEverywhere,
  startFleet,
  userOf,
  WELL,
} from "./fleet.ts";

const commands = commandLine();
let [redis, other]: Redis[] = [];
let address: Switch;
let fleet: Fleet;

beforeAll(async () => {
  [redis, other] = [await startRedis(), await startRedis()];
  address = startSwitch(redis.port);
  fleet = await startFleet(ON_POSTGRES ? 2 : 1, { REDIS_URL: `redis://127.0.0.1:${address.port}` });
});
afterAll(async () => {
  await commands.cleanUp();
  await fleet.stop();
  address.stop();
  for (const server of [redis, other]) await server!.stop();
});

async function doctor(url: string): Promise<string> {
  const { out } = await commands.run(["doctor"], { REDIS_URL: url, DATA_DIR: "/tmp" });
  return out.split("\n").find((line) => line.includes("redis writes"))!;
}

/** Events reach everybody, and everybody is present where they are connected. */
async function carriesOn(): Promise<void> {
  const { alice, bob, instances } = fleet;
  const board = await boardOf(alice, bob);
  const listeners = await listenEverywhere(fleet, board.board_id, bob);
  await burst(fleet, board, 3);
  await allHeard(fleet, board.board_id, listeners, 2);
  for (const instance of instances) {
    const { online_users } = await instance.as(alice).presence({ board_id: board.board_id });
    expect(online_users).toEqual([userOf(bob)]);
  }
  for (const listener of listeners) listener.close();
}

/** No instance is left on the server before. */
async function allListenAt(server: Redis): Promise<void> {
  const wanted = ["boardcast:control", fleet.instances.length];
  await eventually(
    async () => Bun.deepEquals(await server.tell("PUBSUB", "NUMSUB", "boardcast:control"), wanted),
    "every instance to listen at the new one",
  );
}

test.each([
  ["replica", ["REPLICAOF", "127.0.0.1", "1"], ["REPLICAOF", "NO", "ONE"], "READONLY"],
  ["full", ["CONFIG", "SET", "maxmemory", "1"], ["CONFIG", "SET", "maxmemory", "0"], "OOM"],
])(
  "a %s server counts as down until it recovers; metrics and doctor say why",
  async (kind, spoil, heal, reason) => {
    await healthEverywhere(fleet, WELL);
    const down = async () => (await scrape(fleet.service)).value("boardcast_bus_down", { reason: kind });
    expect(await down()).toBe(0);
    await redis!.tell(...spoil);
    await healthEverywhere(fleet, DEGRADED);
    await eventually(async () => (await down()) === 1, `boardcast_bus_down because it is ${kind}`);
    await carriesOn();
    expect(await doctor(redis!.url)).toMatch(new RegExp(`^fail .*${reason}`));
    await redis!.tell(...heal);
    await healthEverywhere(fleet, WELL);
    await carriesOn();
    expect(await doctor(redis!.url)).toMatch(/^ok /);
  },
);

test("one that falls silent is unreachable, whatever was wrong before", async () => {
  const down = async (reason: string) =>
    (await scrape(fleet.service)).value("boardcast_bus_down", { reason });
  const { logged } = fleet.service;
  const start = logged.length;
  await redis!.tell("REPLICAOF", "127.0.0.1", "1");
  await eventually(
    () => logged.slice(start).some((line) => line.includes('"debug"') && line.includes("READONLY")),
    "its connections to be given up",
  );
  await healthEverywhere(fleet, DEGRADED);
  await redis!.tell("REPLICAOF", "NO", "ONE");
  await healthEverywhere(fleet, WELL);
  const before = logged.length;
  const warnings = () => logged.slice(before).filter((line) => line.includes("redis does not answer"));
  redis!.pause();
  try {
    await healthEverywhere(fleet, DEGRADED);
    expect([await down("unreachable"), await down("replica")]).toEqual([1, 0]);
    await eventually(() => warnings().length === fleet.instances.length, "every instance to log it");
  } finally {
    redis!.resume();
  }
  await healthEverywhere(fleet, WELL);
  for (const line of warnings()) expect(line).toMatch(/no answer for \d+ ms/);
});

test("one that forgets everything is noticed: presence is restored at once, and metrics and log say so", async () => {
  await healthEverywhere(fleet, WELL);
  const { alice, bob, service } = fleet;
  const { board_id } = await boardOf(alice, bob);
  const listeners = await listenEverywhere(fleet, board_id, bob);
  const forgotten = async () => (await scrape(service)).value("boardcast_bus_forgotten_total");
  const before = await forgotten();
  await redis!.tell("FLUSHALL");
  await eventually(
    async () => (await redis!.tell("EXISTS", `boardcast:present:${board_id}`)) === 1,
    "presence to be restored",
  );
  await eventually(async () => (await forgotten()) === before + 1, "the metric to count it");
  expect(service.logged.some((line) => line.includes("redis has lost everything"))).toBe(true);
  await onlineEverywhere(fleet, board_id, [bob]);
  for (const listener of listeners) listener.close();
});

test("a failover behind one address: connections that still lead to the old primary are replaced", async () => {
  await healthEverywhere(fleet, WELL);
  const { alice, bob } = fleet;
  const { board_id } = await boardOf(alice, bob);
  const listeners = await listenEverywhere(fleet, board_id, bob);
  address.leadTo(other!.port);
  await redis!.tell("REPLICAOF", "127.0.0.1", String(other!.port));
  await allListenAt(other!);
  await healthEverywhere(fleet, WELL);
  await onlineEverywhere(fleet, board_id, [bob]);
  for (const listener of listeners) listener.close();
});

test("an address that moves while its old server is silent is connected to again", async () => {
  await healthEverywhere(fleet, WELL);
  other!.pause();
  address.leadTo(redis!.port);
  await redis!.tell("REPLICAOF", "NO", "ONE");
  try {
    await allListenAt(redis!);
    await healthEverywhere(fleet, WELL);
    await carriesOn();
  } finally {
    other!.resume();
  }
});

test("so it is if that server refused writes before it fell silent", async () => {
  await healthEverywhere(fleet, WELL);
  await redis!.tell("CONFIG", "SET", "maxmemory", "1");
  await healthEverywhere(fleet, DEGRADED);
  redis!.pause();
  address.leadTo(other!.port);
  try {
    await allListenAt(other!);
    await healthEverywhere(fleet, WELL);
    await carriesOn();
  } finally {
    redis!.resume();
  }
});

/** Somebody on a board, as presence sees them. */
const somebody = (name: string) =>
  ({
    id: crypto.randomUUID(),
    boardId: "11111111-1111-4111-8111-111111111111",
    session: { userId: crypto.randomUUID() },
    username: name,
  }) as unknown as Connection;

async function presenceOn(url: string): Promise<{ presence: Presence; bus: RedisBus }> {
  const log = createLog({ level: "silent", format: "text" });
  const bus = connectRedis(url, log, { message() {}, recovered() {} });
  const presence = new Presence(() => {}, 1000);
  presence.shareThrough(bus);
  await bus.bus.subscribe(`board:${somebody("").boardId}`);
  await eventually(() => bus.bus.healthy && bus.hears(somebody("").boardId), "the connection");
  return { presence, bus };
}

test("an instance whose clock is ahead removes nobody from presence, and sees everybody", async () => {
  const [here, elsewhere] = [await presenceOn(other!.url), await presenceOn(other!.url)];
  const ada = somebody("ada");
  elsewhere.presence.joined(ada);
  const names = async () => (await here.presence.list(ada.boardId)).map(({ username }) => username);
  await eventually(async () => (await names()).includes("ada"), "ada");
  setSystemTime(new Date(Date.now() + 600_000));
  try {
    await here.presence.sweep();
    expect(await names()).toEqual(["ada"]);
  } finally {
    setSystemTime();
  }
  elsewhere.presence.left(ada);
  await eventually(async () => (await names()).length === 0, "nobody");
  for (const { bus } of [here, elsewhere]) await bus.bus.close();
});

test("a user who is refreshed between a sweep's read and its removal stays", async () => {
  const { presence, bus } = await presenceOn(other!.url);
  const bob = somebody("bob");
  const entry = `${bob.session.userId} ${bob.id} bob`;
  const { present, expiry } = bus.names(bob.boardId);
  await other!.tell("ZADD", present, "1", entry);
  await other!.tell("ZADD", expiry, "1", `${bob.boardId} ${entry}`);
  await eventually(() => bus.has(present), "the first pulse");
  const { evaluate } = bus;
  // The first thing a sweep does is to look; then somebody refreshes.
  let looked = false;
  bus.evaluate = async (...args) => {
    const found = await evaluate(...args);
    if (!looked) {
      looked = true;
      presence.joined(bob);
      await Bun.sleep(50);
    }
    return found;
  };
  await presence.sweep();
  expect(Number(await other!.tell("ZSCORE", present, entry))).toBeGreaterThan(1);
  await bus.bus.close();
});
