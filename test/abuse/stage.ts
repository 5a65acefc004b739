/** The service in a process of its own with its ordinary settings, and everything of it that can be measured from outside. */
import { Database } from "bun:sqlite";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SQL } from "bun";
import { temporaryFolder } from "../faults/cluster.ts";
import { startPostgres } from "../machine/postgres.ts";
import { POSTGRES, provide } from "../machine/provide.ts";
import { type Probed, startProbed } from "../soak/probe.ts";

const METRICS_TOKEN = "for-the-measuring-process-only";
/** What one account may copy in a day: little enough for a run to reach it. */
export const COPIED_BYTES = 128 * 2 ** 20;
/** As an operator runs it: every other limit at its default for production. */
const SETTINGS = { ENVIRONMENT: "production", METRICS_TOKEN, COPIED_BYTES_PER_DAY: `${COPIED_BYTES}` };

export interface Memory {
  rssBytes: number;
  /** In use on the JavaScript heap and beside it. */
  heapBytes: number;
  /** What the service says it keeps of boards on purpose. */
  cacheBytes: number;
}

export interface Stage {
  name: string;
  url: string;
  /** Nanoseconds of processor time of all its threads so far. */
  cpuNs(): number;
  /** Without checkpoints: background work stores them, one for at least as many bytes of events, whoever caused those. */
  storedBytes(): Promise<number>;
  /** After the garbage has been collected. */
  memory(): Promise<Memory>;
  /** The peak of resident memory is counted from here on. */
  resetPeak(): void;
  peakBytes(): number;
  errors(): string[];
  stop(): Promise<void>;
}

export async function onSqlite(): Promise<Stage> {
  const data = temporaryFolder();
  const service = await startProbed({ settings: { ...SETTINGS, DATA_DIR: data.path } });
  const database = new Database(join(data.path, "boardcast.db"), { readonly: true });
  const pragma = (name: string) => Object.values(database.query(`PRAGMA ${name}`).get() as object)[0];
  // A checkpoint may be stored at any time.
  const atOneMoment = database.transaction((): number => {
    const checkpoints = database.query("SELECT total(length(data)) AS bytes FROM board_checkpoints").get();
    const used = (pragma("page_count") - pragma("freelist_count")) * pragma("page_size");
    return used - (checkpoints as { bytes: number }).bytes;
  });
  return {
    ...stageOf("SQLite", service),
    // In use, as far as the log of writes goes: that log's own file only ever grows, and is written anew from its start.
    storedBytes: async () => atOneMoment(),
    async stop() {
      database.close();
      await service.stop();
      data.remove();
    },
  };
}

export async function onPostgres(): Promise<Stage> {
  const [bin] = await provide([POSTGRES]);
  if (!bin) throw new Error("there is no PostgreSQL");
  const postgres = await startPostgres(bin);
  const data = temporaryFolder();
  const settings = { ...SETTINGS, DATA_DIR: data.path, DATABASE_URL: postgres.url };
  const service = await startProbed({ settings }).catch(async (error) => {
    await postgres.stop();
    throw error;
  });
  const connection = new SQL({ url: postgres.url, max: 1 });
  return {
    ...stageOf("PostgreSQL", service),
    async storedBytes() {
      const [row] = await connection`SELECT pg_database_size(current_database())
        - pg_total_relation_size('board_checkpoints') AS bytes`;
      return Number(row.bytes);
    },
    async stop() {
      await connection.close();
      await service.stop();
      await postgres.stop();
      data.remove();
    },
  };
}

function stageOf(name: string, service: Probed): Omit<Stage, "storedBytes" | "stop"> {
  const { url, pid } = service;
  /** By thread, those that have ended too. */
  const ran = new Map<string, number>();
  return {
    name,
    url,
    cpuNs() {
      for (const thread of readdirSync(`/proc/${pid}/task`))
        ran.set(thread, Math.max(ran.get(thread) ?? 0, ranNs(pid, thread)));
      return ran.values().reduce((sum, ns) => sum + ns, 0);
    },
    async memory() {
      const { heapBytes, extraBytes } = await service.measure("after collecting");
      const rssBytes = statusBytes(pid, "VmRSS");
      return { rssBytes, heapBytes: heapBytes + extraBytes, cacheBytes: await cacheBytes(url) };
    },
    resetPeak: () => writeFileSync(`/proc/${pid}/clear_refs`, "5"),
    peakBytes: () => statusBytes(pid, "VmHWM"),
    errors: () =>
      service.logged
        .join("")
        .split("\n")
        .filter((line) => line.includes('"level":"error"')),
  };
}

/** The thread may end while we look. */
function ranNs(pid: number, thread: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  } catch {
    return 0;
  }
}

function statusBytes(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)![1]) * 1024;
}

async function cacheBytes(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const [, value] = /^boardcast_snapshot_cache_bytes (\S+)$/m.exec(await response.text())!;
  return Number(value);
}
