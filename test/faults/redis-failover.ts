/** Masters are killed under load, again and again, and replaced by their sentinels or by the cluster. */
import { type Client, createClient } from "../../client/http.ts";
import type { Redis } from "../machine/redis.ts";
import { startRedisCluster } from "../machine/redis-cluster.ts";
import { startRedisWithSentinels } from "../machine/redis-sentinel.ts";
import { type Instance, startInstance } from "./cluster.ts";
import {
  type Extent,
  failuresOf,
  type Outcome,
  reconnectsOf,
  type Scenario,
  startWorkload,
} from "./scenarios.ts";

const INSTANCES = 2;
/** From the choice of the new master until instances share everything again. */
const SHARED_MS = 5000;
const PASSWORD = "correct horse 1";

/** Kills a master, waits until another one is there, and returns what starts the old one as its replica. */
type FailOver = (turn: number) => Promise<() => Promise<void>>;

export const failOverRedis: Scenario = async ({ postgres }, extent) => {
  const redis = await startRedisWithSentinels();
  const failOver = async () => {
    const former = await redis.master();
    await redis.failOver();
    return () => redis.restart(former);
  };
  return under({ databaseUrl: postgres.url, redis, failOver }, extent).finally(() => redis.stop());
};

export const failOverRedisCluster: Scenario = async ({ postgres }, extent) => {
  const redis = await startRedisCluster();
  const failOver = async (turn: number) => {
    const masters = await redis.masters();
    const former: Redis = masters[turn % masters.length]!;
    await redis.failOver(former);
    return () => redis.restart(former);
  };
  return under({ databaseUrl: postgres.url, redis, failOver }, extent).finally(() => redis.stop());
};

async function under(
  { databaseUrl, redis, failOver }: { databaseUrl: string; redis: { url: string }; failOver: FailOver },
  { subscribers, pauseMs, failovers }: Extent,
): Promise<Outcome> {
  const instances: Instance[] = [];
  try {
    for (let i = 0; i < INSTANCES; i++)
      instances.push(await startInstance({ databaseUrl, redisUrl: redis.url }));
    const workload = await startWorkload(instances, { subscribers, pauseMs });
    const guest = await openGuest(instances);
    await guest.isShared();
    const sharedMs: number[] = [];
    for (let turn = 0; turn < failovers; turn++) {
      await Bun.sleep(700);
      const restart = await failOver(turn);
      const chosenAt = performance.now();
      await guest.isShared();
      sharedMs.push(performance.now() - chosenAt);
      await restart();
    }
    guest.close();
    const problems = [...(await workload.finish()), ...failuresOf(workload), ...reconnectsOf(workload)];
    const worstMs = Math.round(Math.max(...sharedMs));
    if (worstMs > SHARED_MS) problems.push(`instances shared everything again only after ${worstMs} ms`);
    const figures = {
      failovers,
      changes: workload.acknowledged.length,
      shared_again_ms: worstMs,
      lag_ms: workload.worstLagMs(),
    };
    return { problems, figures };
  } finally {
    for (const instance of instances) await instance.end("SIGKILL");
  }
}

/** Somebody on the last instance, whom the first knows only by Redis. */
async function openGuest(instances: Instance[]) {
  const [here, there] = [instances[0]!, instances.at(-1)!];
  const name = `guest-${crypto.randomUUID()}`.slice(0, 40);
  const email = `${name}@example.org`;
  const registering = createClient({ baseUrl: here.url });
  const { id } = await registering.register({ email, username: name, password: PASSWORD });
  const { access_token: token } = await registering.login({ username: email, password: PASSWORD });
  const api: Client = createClient({ baseUrl: here.url, token });
  const { id: board_id } = await api.createBoard({ title: "Guest" });
  const socket = new WebSocket(`${there.url.replace("http", "ws")}/ws/boards/${board_id}?token=${token}`);
  socket.onmessage = ({ data }) => {
    if (JSON.parse(String(data)).type === "ping") socket.send('{"type":"pong"}');
  };
  const isHealthy = async ({ url }: Instance) =>
    (await (await fetch(`${url}/health`)).json()).status === "ok";
  return {
    /** Both instances are well, and the one knows of the other's people. */
    async isShared(): Promise<void> {
      const deadline = Date.now() + 30_000;
      for (;;) {
        const { online_users } = await api.presence({ board_id });
        const isPresent = online_users.some(({ user_id }) => user_id === id);
        if (isPresent && (await isHealthy(here)) && (await isHealthy(there))) return;
        if (Date.now() > deadline) throw new Error("the instances do not share Redis");
        await Bun.sleep(20);
      }
    },
    close: () => socket.close(),
  };
}
