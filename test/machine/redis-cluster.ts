/** A Redis cluster: three masters, each with a replica that takes its place when it fails. */
import { PATIENCE_MS } from "../support/patience.ts";
import { freePort } from "./free-port.ts";
import { type Redis, startRedis } from "./redis.ts";

const MASTERS = 3;
const SLOTS = 16_384;
const NODE_TIMEOUT_MS = 1500;

export interface RedisCluster {
  readonly url: string;
  readonly nodes: Redis[];
  /** Those that have slots, by the lowest slot. */
  masters(): Promise<Redis[]>;
  /** Kills a master and waits until its replica has taken its slots. */
  failOver(master: Redis): Promise<void>;
  /** Starts one that was killed, as a replica of the one that replaced it. */
  restart(node: Redis): Promise<void>;
  /** Moves a slot, with its keys, from the master that has it to another. */
  moveSlot(slot: number, to: Redis): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedisCluster(): Promise<RedisCluster> {
  const nodes: Redis[] = [];
  const busPorts: number[] = [];
  for (let i = 0; i < MASTERS * 2; i++) {
    const busPort = await freePort();
    const options = ["--cluster-enabled", "yes", "--cluster-port", String(busPort)];
    nodes.push(await startRedis(...options, "--cluster-node-timeout", String(NODE_TIMEOUT_MS)));
    busPorts.push(busPort);
    await nodes[i]!.tell("CLUSTER", "SET-CONFIG-EPOCH", String(i + 1));
  }
  const [first] = nodes as [Redis];
  const share = Math.ceil(SLOTS / MASTERS);
  for (let i = 0; i < MASTERS; i++) {
    const [from, to] = [i * share, Math.min((i + 1) * share, SLOTS) - 1];
    await nodes[i]!.tell("CLUSTER", "ADDSLOTSRANGE", String(from), String(to));
  }
  for (const [i, node] of nodes.entries())
    if (i > 0) await first.tell("CLUSTER", "MEET", "127.0.0.1", String(node.port), String(busPorts[i]));
  const idOf = async (node: Redis) => String(await node.tell("CLUSTER", "MYID"));
  for (let i = 0; i < MASTERS; i++) {
    const master = await idOf(nodes[i]!);
    await until(async () => {
      const replicate = nodes[i + MASTERS]!.tell("CLUSTER", "REPLICATE", master);
      return replicate.then(
        () => true,
        () => false,
      );
    });
  }

  /** The node's own view: the slots of each master. */
  async function ranges(asked: Redis): Promise<{ from: number; port: number }[]> {
    const said = (await asked.tell("CLUSTER", "SLOTS")) as [number, number, [string, number]][];
    return said.map(([from, , [, port]]) => ({ from, port })).sort((a, b) => a.from - b.from);
  }

  const running = () => nodes.filter((node) => node.isRunning);

  async function masters(): Promise<Redis[]> {
    const ports = [...new Set((await ranges(running()[0]!)).map(({ port }) => port))];
    return ports.map((port) => nodes.find((node) => node.port === port)!);
  }

  /** Every node that runs says that all slots are served, and knows a working replica of each master. */
  async function isWhole(replicas: boolean): Promise<boolean> {
    for (const node of running()) {
      const info = String(await node.tell("CLUSTER", "INFO"));
      if (!info.includes("cluster_state:ok") || !info.includes(`cluster_known_nodes:${nodes.length}`))
        return false;
      if (
        replicas &&
        !/master_link_status:up|role:master/.test(String(await node.tell("INFO", "replication")))
      )
        return false;
    }
    return true;
  }

  await until(() => isWhole(true));
  return {
    url: `redis+cluster://${nodes
      .slice(0, MASTERS)
      .map(({ port }) => `127.0.0.1:${port}`)
      .join(",")}`,
    nodes,
    masters,
    async failOver(master) {
      await master.kill();
      await until(async () => {
        for (const node of running()) {
          if ((await ranges(node)).some(({ port }) => port === master.port)) return false;
        }
        return isWhole(false);
      });
    },
    async restart(node) {
      await node.start();
      await until(() => isWhole(true));
    },
    async moveSlot(slot, to) {
      const said = await ranges(first);
      const from = nodes.find(({ port }) => port === said.findLast((range) => range.from <= slot)!.port)!;
      const [source, target] = [await idOf(from), await idOf(to)];
      await to.tell("CLUSTER", "SETSLOT", String(slot), "IMPORTING", source);
      await from.tell("CLUSTER", "SETSLOT", String(slot), "MIGRATING", target);
      const keys = (await from.tell("CLUSTER", "GETKEYSINSLOT", String(slot), "1000")) as string[];
      if (keys.length > 0)
        await from.tell("MIGRATE", "127.0.0.1", String(to.port), "", "0", "5000", "KEYS", ...keys);
      for (const node of [to, from]) await node.tell("CLUSTER", "SETSLOT", String(slot), "NODE", target);
    },
    async stop() {
      for (const node of nodes) await node.stop();
    },
  };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > deadline) throw new Error("the cluster did not get there in time");
    await Bun.sleep(50);
  }
}
