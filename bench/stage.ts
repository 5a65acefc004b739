/** What scenarios share: services, load and boards, each made when it is first asked for. */
import { SQL } from "bun";
import { createClient } from "../client/http.ts";
import { type Postgres, startPostgres } from "../test/machine/postgres.ts";
import { type BenchBoard, inParallel, makeBoard, type Shape } from "./boards.ts";
import type { Plan } from "./plan.ts";
import { cpuSeconds, LEAST_CPU_SECONDS } from "./process-cost.ts";
import type { Sample } from "./row.ts";
import { register, type Service, type Store, startService } from "./service.ts";
import { startWorker, type Worker } from "./worker.ts";
import type { LoadJob, LoadResult } from "./workers/load.ts";

export type Load = Omit<LoadJob, "port">;

export interface Stage {
  readonly plan: Plan;
  /** Without PostgreSQL on the machine, SQLite alone. */
  readonly stores: Store[];
  readonly postgresBin: string | null;
  readonly load: Worker<LoadJob, LoadResult>;
  service(store: Store): Promise<Service>;
  /** With a database of its own that nothing else is in. */
  freshService(store: Store, settings?: Record<string, string>): Promise<Service>;
  /** The board of the reading scenarios. */
  readBoard(store: Store): Promise<BenchBoard>;
  /** The boards of the writing scenarios: two columns each. */
  writeBoards(store: Store): Promise<BenchBoard[]>;
  largeBoard(store: Store): Promise<BenchBoard>;
  /** As many cards, in more columns than fit on any screen. */
  wideBoard(store: Store): Promise<BenchBoard>;
  /** One column of that many cards. */
  longColumn(store: Store): Promise<BenchBoard>;
  /** A service with a great many boards that nobody asks for. */
  crowdedService(store: Store): Promise<Service>;
  worker<Job, Result>(name: string): Worker<Job, Result>;
  measure(service: Service, load: Load): Promise<Sample & { p99Ms: number; p50Ms: number }>;
  measureAnchor(pid: number, job: LoadJob): Promise<Sample>;
  stop(): Promise<void>;
}

const READ_COLUMNS = 10;
const WIDE_COLUMNS = 30;
/** An owner may have a thousand. */
const BOARDS_OF_ONE = 500;
const WRITE_LABELS = 8;

export function createStage(plan: Plan, postgresBin: string | null): Stage {
  const ending: (() => Promise<void>)[] = [];

  function worker<Job, Result>(name: string): Worker<Job, Result> {
    const started = startWorker<Job, Result>(name);
    ending.push(started.stop);
    return started;
  }

  /** What is being started when all ends is ended once it is there: what it needs to start is ended after it. */
  async function keep<T extends { stop(): Promise<void> }>(start: () => Promise<T>): Promise<T> {
    if (stopped) throw new Error("the stage was stopped");
    const starting = start();
    ending.push(() => starting.then(({ stop }) => stop()).catch(() => {}));
    return starting;
  }

  let stopped: Promise<void> | undefined;
  async function endAll(): Promise<void> {
    for (let end = ending.pop(); end; end = ending.pop()) await end();
  }

  const postgres = once((_: undefined): Promise<Postgres> => keep(() => startPostgres(postgresBin!)));
  const service = once(async (store: Store) => {
    const database = store === "postgres" ? await postgres(undefined) : null;
    return keep(() => startService(database));
  });
  const freshService = async (store: Store, settings?: Record<string, string>) => {
    const database = store === "postgres" ? await newDatabase(await postgres(undefined)) : null;
    return keep(() => startService(database, settings));
  };
  const load = worker<LoadJob, LoadResult>("load");

  return {
    plan,
    stores: postgresBin ? ["sqlite", "postgres"] : ["sqlite"],
    postgresBin,
    load,
    service,
    freshService,
    readBoard: once(async (store: Store) => makeBoard((await service(store)).api, richShape(plan.cards))),
    largeBoard: once(async (store: Store) =>
      makeBoard((await service(store)).api, richShape(plan.largeCards)),
    ),
    wideBoard: once(async (store: Store) => {
      const cardsPerColumn = Math.ceil(plan.largeCards / WIDE_COLUMNS);
      const shape = { columns: WIDE_COLUMNS, cardsPerColumn, labels: 2, rich: true };
      return makeBoard((await service(store)).api, shape);
    }),
    longColumn: once(async (store: Store) => {
      const shape = { columns: 1, cardsPerColumn: plan.longColumn, labels: 0 };
      return makeBoard((await service(store)).api, shape);
    }),
    crowdedService: once(async (store: Store) => {
      const crowded = await freshService(store);
      const shape = { columns: 1, cardsPerColumn: 1, labels: 0 };
      const owners = await inParallel(Math.ceil(plan.otherBoards / BOARDS_OF_ONE), async () => {
        const { token } = await register(crowded.url);
        return createClient({ baseUrl: crowded.url, token });
      });
      await inParallel(plan.otherBoards, (index) => makeBoard(owners[index % owners.length]!, shape));
      return crowded;
    }),
    writeBoards: once(async (store: Store) => {
      const { api } = await service(store);
      const shape = { columns: 2, cardsPerColumn: plan.cardsPerColumn, labels: WRITE_LABELS };
      return inParallel(plan.boards, () => makeBoard(api, shape), 8);
    }),
    worker,
    async measure({ port, cpu }, job) {
      const before = cpu();
      const result = checked(await load.ask({ ...job, port }));
      const after = cpu();
      const each = 1e6 / result.requests;
      return {
        value: result.requests / result.seconds,
        cpuUs: Math.max(LEAST_CPU_SECONDS, after.server - before.server) * each,
        databaseCpuUs: (after.database - before.database) * each,
        loadShare: result.cpuSeconds / result.seconds,
        p50Ms: result.p50Ms,
        p99Ms: result.p99Ms,
      };
    },
    async measureAnchor(pid, job) {
      const before = cpuSeconds(pid);
      const result = checked(await load.ask(job));
      return {
        value: result.requests / result.seconds,
        cpuUs: ((cpuSeconds(pid) - before) * 1e6) / result.requests,
        loadShare: result.cpuSeconds / result.seconds,
      };
    },
    stop: () => (stopped ??= endAll()),
  };
}

export function richShape(cards: number): Shape {
  return { columns: READ_COLUMNS, cardsPerColumn: cards / READ_COLUMNS, labels: 2, rich: true };
}

async function newDatabase({ url, pid }: Postgres): Promise<{ url: string; pid: number }> {
  const name = `bench_${crypto.randomUUID().slice(0, 8)}`;
  const sql = new SQL({ url, max: 1 });
  await sql.unsafe(`CREATE DATABASE ${name}`);
  await sql.close();
  return { url: url.replace(/[^/]+$/, name), pid };
}

function checked(result: LoadResult): LoadResult {
  if (result.failures > 0) throw new Error(`${result.failures} of ${result.requests} requests failed`);
  return result;
}

function once<Key, T>(make: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const made = new Map<Key, Promise<T>>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
