/** A Redis that is not there, dies, comes back empty or does not answer: 6.1, item 3. Changes go on, nothing is lost. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createNames } from "../../server/platform/live/bus/names.ts";
import { lifetimeMs } from "../../server/platform/live/presence-entries.ts";
import { boardOf, type Person } from "../harness.ts";
import { type Redis, startRedis } from "../machine/redis.ts";
import { scrape } from "../observability/scrape.ts";
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
import type { Instance } from "./instance.ts";
import { Listener } from "./listener.ts";

const PATIENCE_MS = 8000;

let redis: Redis;
let fleet: Fleet;

beforeAll(async () => {
  redis = await startRedis();
  fleet = await startFleet(ON_POSTGRES ? 2 : 1, { REDIS_URL: redis.url });
});
afterAll(async () => {
  await fleet.stop();
  await redis.stop();
});

const healthIs = (expected: object, of: Parameters<typeof healthEverywhere>[0] = fleet) =>
  healthEverywhere(of, expected);

/** An answer, though Redis gives none. */
function answered<T>(call: Promise<T>, what: string): Promise<T> {
  const late = Bun.sleep(PATIENCE_MS).then(() => Promise.reject(new Error(`${what} was not answered`)));
  return Promise.race([call, late]);
}

test("EVENT-12: the service starts without its Redis, says that it is degraded, and connects when Redis comes (SYSTEM-1)", async () => {
  const absent = await startRedis();
  await absent.kill();
  const small = await startFleet(1, { REDIS_URL: absent.url });
  await healthIs(DEGRADED, small);
  const bus = async () => {
    const { value } = await scrape(small.service);
    return { configured: value("boardcast_bus_configured"), up: value("boardcast_bus_up") };
  };
  expect(await bus()).toEqual({ configured: 1, up: 0 });
  const { alice, bob, instances } = small;
  const { board_id, column_id } = await boardOf(alice, bob);
  const listener = instances[0]!.listen(board_id, bob);
  await listener.sees("user_joined");
  await alice.createCard({ board_id, column_id, title: "Alone" });
  await allHeard(small, board_id, [listener], 2);
  await onlineEverywhere(small, board_id, [bob]);
  await absent.start();
  await healthIs(WELL, small);
  expect(await bus()).toEqual({ configured: 1, up: 1 });
  await onlineEverywhere(small, board_id, [bob]);
  await small.stop();
  await absent.stop();
});

test("EVENT-12: killed and restarted empty while changes go on: nothing lost, nothing twice, presence restored", async () => {
  await healthIs(WELL);
  const { alice, bob } = fleet;
  const { board_id, column_id } = await boardOf(alice, bob);
  const listeners = [
    ...(await listenEverywhere(fleet, board_id, bob)),
    ...(await listenEverywhere(fleet, board_id, alice)),
  ];
  const during = async (work: () => Promise<void>) => {
    const written = burst(fleet, { board_id, column_id }, 30);
    await work();
    await written;
  };
  await during(() => redis.kill());
  await healthIs(DEGRADED);
  await during(async () => {});
  await allHeard(fleet, board_id, listeners, 2);
  await during(() => redis.start());
  await healthIs(WELL);
  await during(async () => {});
  await allHeard(fleet, board_id, listeners, 2);
  await onlineEverywhere(fleet, board_id, [alice, bob]);
});

test("SOCKET-9: while it is down, removals and logouts close connections on every instance (SOCKET-11)", async () => {
  await redis.kill();
  await healthIs(DEGRADED);
  const { alice, bob, service, instances } = fleet;
  const { board_id } = await boardOf(alice, bob);
  const carol = await service.person("carol");
  await alice.invite({ board_id, user_id: carol.id });
  const removed = await listenEverywhere(fleet, board_id, bob);
  const loggedOut = await listenEverywhere(fleet, board_id, carol);
  await instances[0]!.as(alice).removeMember({ board_id, user_id: bob.id });
  await instances[0]!.as(carol).logout();
  for (const listener of [...removed, ...loggedOut]) expect((await listener.closed).code).toBe(1008);
  await redis.start();
  await healthIs(WELL);
});

describe("frozen, with its connections open", () => {
  test("EVENT-12: requests are answered, sockets opened and events delivered", async () => {
    await healthIs(WELL);
    const { alice, bob, instances } = fleet;
    const { board_id, column_id } = await boardOf(alice, bob);
    const listeners = await listenEverywhere(fleet, board_id, bob);
    redis.pause();
    try {
      for (const instance of instances) {
        const api = instance.as(alice);
        await answered(api.createCard({ board_id, column_id, title: "Silence" }), "a change");
        await answered(api.getBoard({ board_id }), "a snapshot");
        const { online_users } = await answered(api.presence({ board_id }), "presence");
        expect(online_users).toEqual([userOf(bob)]);
      }
      await healthIs(DEGRADED);
      await listenEverywhere(fleet, board_id, alice);
      await allHeard(fleet, board_id, listeners, 2);
      await onlineEverywhere(fleet, board_id, [alice, bob]);
    } finally {
      redis.resume();
    }
    await healthIs(WELL);
    await burst(fleet, { board_id, column_id }, 5);
    await allHeard(fleet, board_id, listeners, 2);
  });

  test("PRESENCE-2: a user who leaves in the meantime has left", async () => {
    await healthIs(WELL);
    const { alice, bob, instances } = fleet;
    const { board_id } = await boardOf(alice, bob);
    const witness = instances[0]!.listen(board_id, alice);
    const leaving = instances[0]!.listen(board_id, bob);
    for (const listener of [witness, leaving]) await listener.sees("user_joined");
    redis.pause();
    try {
      leaving.close();
      expect(await witness.sees("user_left")).toEqual({ type: "user_left", ...userOf(bob) });
    } finally {
      redis.resume();
    }
    await healthIs(WELL);
    await onlineEverywhere(fleet, board_id, [alice]);
  });
});

test("PRESENCE-2: a user who reloads the page is present afterwards, and that is the last message about them", async () => {
  await healthIs(WELL);
  const { alice, bob, instances } = fleet;
  const { board_id } = await boardOf(alice, bob);
  const witness = instances[0]!.listen(board_id, alice);
  await witness.sees("user_joined");
  let tab = instances[0]!.listen(board_id, bob);
  await tab.sees("user_joined");
  for (let reload = 0; reload < 30; reload++) {
    tab.close();
    tab = instances.at(-1)!.listen(board_id, bob);
    await tab.sees("user_joined");
  }
  await onlineEverywhere(fleet, board_id, [alice, bob]);
  await alice.updateBoard({ board_id, title: "Quiet again" });
  await witness.sees("board.updated");
  const told = witness.messages.filter(({ user_id }) => user_id === bob.id);
  expect(told.at(-1)).toEqual({ type: "user_joined", ...userOf(bob) });
});

/** In a process of its own, which can be killed. */
async function startDoomed(config: object): Promise<{ url: string; kill(): Promise<void> }> {
  const script = `import { startApp } from "./server/app.ts";
    const { url } = await startApp(JSON.parse(process.env.DOOMED_CONFIG));
    console.log(url);`;
  const child = Bun.spawn([process.execPath, "-e", script], {
    cwd: new URL("../..", import.meta.url).pathname,
    env: { ...process.env, DOOMED_CONFIG: JSON.stringify(config) },
    stdout: "pipe",
    stderr: "ignore",
  });
  const { value } = await child.stdout.getReader().read();
  const kill = async () => {
    child.kill("SIGKILL");
    await child.exited;
  };
  return { url: new TextDecoder().decode(value).trim(), kill };
}

/** As if so much time had passed for the connections of somebody. */
async function age({ id }: Person, boardId: string, ms: number): Promise<void> {
  const { present, expiry } = createNames(false).of(boardId);
  const entries = (await redis.tell("ZRANGE", present, "0", "-1")) as string[];
  for (const entry of entries.filter((each) => each.startsWith(id))) {
    await redis.tell("ZINCRBY", present, String(-ms), entry);
    await redis.tell("ZINCRBY", expiry, String(-ms), `${boardId} ${entry}`);
  }
}

if (ON_POSTGRES) {
  test("PRESENCE-5: the users of an instance that was killed disappear from presence, have left and look at nothing (PRESENCE-7)", async () => {
    const { service, alice, bob, instances } = fleet;
    const [survivor] = instances as [Instance];
    const doomed = await startDoomed({ ...service.app.context.config, PORT: 0, LOG_LEVEL: "silent" });
    await healthIs(WELL, { service, instances: [survivor, doomed] });
    const { board_id } = await boardOf(alice, bob);
    const witness = survivor.listen(board_id, alice, { looking: true });
    await witness.sees("user_joined");
    const lost = new Listener(doomed.url, board_id, { token: bob.token, looking: true });
    await lost.sees("user_joined");
    await witness.until(() => witness.messages.some(({ user_id }) => user_id === bob.id), "bob's arrival");
    lost.socket.send(JSON.stringify({ type: "looking", card_id: board_id, editing: null }));
    const look = await witness.sees("user_looking");
    const { online_users } = await survivor.as(alice).presence({ board_id });
    expect(online_users).toHaveLength(2);
    await doomed.kill();
    await age(bob, board_id, lifetimeMs(1000));
    expect(await witness.sees("user_left")).toEqual({ type: "user_left", ...userOf(bob) });
    const looks = witness.messages.filter(({ type }) => type === "user_looking");
    expect(looks).toEqual([look, { ...look, card_id: null }]);
    const presence = await survivor.as(alice).presence({ board_id });
    expect(presence).toEqual({ board_id, online_users: [userOf(alice)] });
  });
}
