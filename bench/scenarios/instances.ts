/**
 * R3 on several instances: a board is changed through one instance and read through another, which has to follow.
 * I1: what an instance costs that has nothing to do.
 */
import { SQL } from "bun";
import { startInstance, temporaryFolder } from "../../test/faults/cluster.ts";
import { REDIS } from "../../test/machine/provide.ts";
import { type Redis, startRedis } from "../../test/machine/redis.ts";
import type { BenchBoard } from "../boards.ts";
import { cpuSeconds } from "../process-cost.ts";
import { inRounds } from "../rounds.ts";
import { makeRow, type Row, type Sample } from "../row.ts";
import type { Service } from "../service.ts";
import type { Stage } from "../stage.ts";
import { median } from "../statistics.ts";

type Instance = Awaited<ReturnType<typeof startInstance>>;

/** As many as are measured at once; the cost of one is a share of theirs. */
const IDLE_INSTANCES = 4;
/** Of the time of the idle sockets. */
const IDLE_SHARE = 0.25;

export async function readThroughOther(stage: Stage): Promise<Row[]> {
  if (!stage.stores.includes("postgres")) return [];
  const service = await stage.service("postgres");
  const board = await stage.readBoard("postgres");
  const rows: Row[] = [];
  for (const redis of REDIS.find() ? [null, await startRedis()] : [null])
    rows.push(
      await withInstances(service, 2, redis, async ([writer, reader]) => {
        const pair = { service, board, reads: stage.plan.freshReads };
        const rounds = await inRounds(stage.plan.rounds, async () => ({
          anchor: await changeAndRead(pair, writer!, writer!),
          service: await changeAndRead(pair, writer!, reader!),
        }));
        const between = redis ? "with Redis" : "without Redis";
        const work = `read a board after each change through another instance, PostgreSQL, ${between}; anchor: through the same`;
        return makeRow({ id: "R3i", work, unit: "reads/s, one at a time", target: { atLeast: 0.6 } }, rounds);
      }),
    );
  return rows;
}

/** CPU time is that of both instances and the database, for the change and the read together. */
async function changeAndRead(
  { service, board, reads }: { service: Service; board: BenchBoard; reads: number },
  writer: Instance,
  reader: Instance,
): Promise<Sample> {
  const cards = board.cards.flat();
  const headers = { authorization: `Bearer ${service.token}`, "content-type": "application/json" };
  const instances = new Set([writer, reader]);
  const cpu = () => [...instances].reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  const before = { server: cpu(), database: service.cpu().database };
  const times: number[] = [];
  for (let index = 0; index < reads; index++) {
    const body = JSON.stringify({ title: crypto.randomUUID() });
    const card = `${writer.url}/cards/${cards[index % cards.length]}`;
    await succeeded(fetch(card, { method: "PATCH", headers, body }));
    const started = performance.now();
    await succeeded(fetch(`${reader.url}/boards/${board.id}`, { headers }));
    times.push(performance.now() - started);
  }
  return {
    value: 1000 / median(times),
    cpuUs: ((cpu() - before.server) * 1e6) / reads,
    databaseCpuUs: ((service.cpu().database - before.database) * 1e6) / reads,
  };
}

async function succeeded(answering: Promise<Response>): Promise<void> {
  const answer = await answering;
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}

export async function idle(stage: Stage): Promise<Row[]> {
  if (!stage.stores.includes("postgres") || !REDIS.find()) return [];
  const service = await stage.freshService("postgres");
  const redis = await startRedis();
  const without = await costOf(stage, service, redis);
  const cost = await withInstances(service, IDLE_INSTANCES, redis, () => costOf(stage, service, redis));
  return Object.entries(COSTS).map(([name, { work, unit, atMost }]) => {
    // Everything is counted a second; the database also works for the service that created it.
    const value = (cost[name as CostName] - without[name as CostName]) / IDLE_INSTANCES;
    const about = { id: "I1", work: `an idle instance: ${work}`, unit, target: { atMost } };
    return makeRow(about, [{ service: { value } }]);
  });
}

const COSTS = {
  transactions: { work: "transactions on PostgreSQL", unit: "per s", atMost: 3 },
  databaseCpu: { work: "CPU of PostgreSQL", unit: "ms/s", atMost: 3 },
  connections: { work: "connections to PostgreSQL", unit: "connections", atMost: 20 },
  commands: { work: "commands of Redis", unit: "per s", atMost: 20 },
  redisCpu: { work: "CPU of Redis", unit: "ms/s", atMost: 1 },
  redisBytes: { work: "bytes to and from Redis", unit: "B/s", atMost: 4000 },
} satisfies Record<string, { work: string; unit: string; atMost: number }>;
type CostName = keyof typeof COSTS;

/** Of all instances together, a second. */
async function costOf({ plan }: Stage, service: Service, redis: Redis): Promise<Record<CostName, number>> {
  await Bun.sleep(plan.settleMs);
  const before = await totals(service, redis);
  const started = performance.now();
  await Bun.sleep(plan.idleSeconds * IDLE_SHARE * 1000);
  const after = await totals(service, redis);
  const seconds = (performance.now() - started) / 1000;
  const grown = (name: Exclude<CostName, "connections">) => (after[name] - before[name]) / seconds;
  return {
    transactions: grown("transactions"),
    databaseCpu: grown("databaseCpu"),
    connections: after.connections,
    commands: grown("commands"),
    redisCpu: grown("redisCpu"),
    redisBytes: grown("redisBytes"),
  };
}

async function totals(service: Service, redis: Redis): Promise<Record<CostName, number>> {
  const sql = new SQL({ url: service.database, max: 1 });
  const [row] = await sql.unsafe(
    `SELECT xact_commit::float AS transactions, numbackends AS connections
     FROM pg_stat_database WHERE datname = current_database()`,
  );
  await sql.close();
  const info = String(await redis.tell("INFO"));
  const field = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, "m").exec(info)![1]);
  return {
    transactions: row.transactions,
    connections: row.connections,
    databaseCpu: service.cpu().database * 1000,
    commands: field("total_commands_processed"),
    redisCpu: (field("used_cpu_user") + field("used_cpu_sys")) * 1000,
    redisBytes: field("total_net_input_bytes") + field("total_net_output_bytes"),
  };
}

/** Besides the service itself; the Redis ends with them. */
async function withInstances<T>(
  service: Service,
  count: number,
  redis: Redis | null,
  work: (instances: Instance[]) => Promise<T>,
): Promise<T> {
  const folder = temporaryFolder();
  const instances: Instance[] = [];
  try {
    while (instances.length < count)
      instances.push(
        await startInstance({ dataDir: folder.path, databaseUrl: service.database, redisUrl: redis?.url }),
      );
    return await work(instances);
  } finally {
    for (const instance of instances) await instance.end("SIGKILL");
    await redis?.stop();
    folder.remove();
  }
}
