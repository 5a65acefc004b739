/** What is soaked: one process on SQLite, or two on PostgreSQL and Redis; and everything of it that can be counted. */
import { readdirSync } from "node:fs";
import { createClient } from "@redis/client";
import { SQL } from "bun";
import { temporaryFolder } from "../faults/cluster.ts";
import { startPostgres } from "../machine/postgres.ts";
import { POSTGRES, provide } from "../machine/provide.ts";
import { startRedis } from "../machine/redis.ts";
import { type Probed, startProbed } from "./probe.ts";
import type { Wish } from "./probed-process.ts";

/** By name: those of a process carry its number. */
export type Counts = Record<string, number>;

export interface Stage {
  name: string;
  urls: string[];
  /** Warnings and errors of all processes. */
  logged(): string[];
  count(wish?: Wish): Promise<Counts>;
  stop(): Promise<void>;
}

const MIB = 1_048_576;

export async function onSqlite(): Promise<Stage> {
  const [data, temporary] = [temporaryFolder(), temporaryFolder()];
  const service = await startProbed({ settings: { DATA_DIR: data.path, TMPDIR: temporary.path } });
  return {
    name: "SQLite, one process",
    urls: [service.url],
    logged: () => service.logged,
    count: async (wish) => ({
      ...(await countProcess("1", service, wish)),
      "temporary files": readdirSync(temporary.path).length,
      "data files": readdirSync(data.path).length,
    }),
    async stop() {
      await service.stop();
      data.remove();
      temporary.remove();
    },
  };
}

export async function onPostgres(): Promise<Stage> {
  const [bin] = await provide([POSTGRES]);
  if (!bin) throw new Error("there is no PostgreSQL");
  const postgres = await startPostgres(bin, ["fsync=off"]);
  const redis = await startRedis();
  const temporary = temporaryFolder();
  const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, TMPDIR: temporary.path };
  const services = [await startProbed({ settings }), await startProbed({ settings })];
  return {
    name: "PostgreSQL and Redis, two processes",
    urls: services.map(({ url }) => url),
    logged: () => services.flatMap(({ logged }) => logged),
    count: async (wish) => ({
      ...(await countProcess("1", services[0]!, wish)),
      ...(await countProcess("2", services[1]!, wish)),
      "temporary files": readdirSync(temporary.path).length,
      ...(await countRedis(redis.url)),
      "PostgreSQL connections": await countPostgres(postgres.url),
    }),
    async stop() {
      for (const service of services) await service.stop();
      await redis.stop();
      await postgres.stop();
      temporary.remove();
    },
  };
}

async function countProcess(number: string, service: Probed, wish?: Wish): Promise<Counts> {
  const { heapBytes, extraBytes, rssMiB, ...counts } = await service.measure(wish);
  const all = {
    "RSS MiB": rssMiB,
    "heap MiB": Math.round(heapBytes / MIB),
    "beside the heap MiB": Math.round(extraBytes / MIB),
    ...counts,
  };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`${number}: ${name}`, value]));
}

async function countRedis(url: string): Promise<Counts> {
  const client = createClient({ url });
  await client.connect();
  const channels = (await client.sendCommand(["PUBSUB", "CHANNELS"])) as unknown as string[];
  const clients = String(await client.sendCommand(["CLIENT", "LIST"]))
    .trim()
    .split("\n").length;
  // What has an end of its own, as failed logins have, needs nobody to let go of it.
  let keys = 0;
  for (const key of await client.keys("*")) if ((await client.ttl(key)) === -1) keys++;
  client.destroy();
  return {
    "Redis channels": channels.length,
    "Redis keys without an end": keys,
    "Redis connections": clients - 1,
  };
}

async function countPostgres(url: string): Promise<number> {
  const connection = new SQL({ url, max: 1 });
  const [row] = await connection`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await connection.close();
  return row.count;
}
