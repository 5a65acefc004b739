/**
 * npm run test:fuzz: generated requests, frames and messages of agents against a real process, on SQLite and on
 * PostgreSQL with Redis. `-- --seed 7 --requests 5000 --frames 5000 --calls 500 --database sqlite` changes that; a fault
 * names the seed and the number of its case, and `--request N`, `--socket N` or `--call N` with that seed sends this one alone.
 */
import { parseArgs } from "node:util";
import { temporaryFolder } from "../faults/cluster.ts";
import { startPostgres } from "../machine/postgres.ts";
import { POSTGRES, provide, REDIS } from "../machine/provide.ts";
import { startRedis } from "../machine/redis.ts";
import { fuzz, type Plan, summary } from "./fuzz.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    requests: { type: "string", default: "100000" },
    frames: { type: "string", default: "100000" },
    calls: { type: "string", default: "20000" },
    database: { type: "string", default: "both" },
    request: { type: "string" },
    socket: { type: "string" },
    call: { type: "string" },
  },
});
const only = values.request !== undefined || values.socket !== undefined || values.call !== undefined;
const plan: Omit<Plan, "settings"> = {
  seed: Number(values.seed),
  requests: only ? (values.request ? 1 : 0) : Number(values.requests),
  frames: only ? (values.socket ? 1 : 0) : Number(values.frames),
  calls: only ? (values.call ? 1 : 0) : Number(values.calls),
  firstRequest: Number(values.request ?? 0),
  firstSocket: Number(values.socket ?? 0),
  firstCall: Number(values.call ?? 0),
};
let failed = 0;
if (values.database !== "postgres") await onSqlite();
if (values.database !== "sqlite") await onPostgres();
process.exit(failed === 0 ? 0 : 1);

async function onSqlite(): Promise<void> {
  const folder = temporaryFolder();
  await run("SQLite", { DATA_DIR: folder.path });
  folder.remove();
}

async function onPostgres(): Promise<void> {
  const [postgresBin, redisBin] = await provide([POSTGRES, REDIS]);
  if (!postgresBin || !redisBin)
    throw new Error("there is no PostgreSQL or no Redis: --database sqlite does without");
  const postgres = await startPostgres(postgresBin, ["fsync=off"]);
  const redis = await startRedis();
  await run("PostgreSQL and Redis", { DATABASE_URL: postgres.url, REDIS_URL: redis.url });
  await redis.stop();
  await postgres.stop();
}

async function run(name: string, settings: Record<string, string>): Promise<void> {
  console.log(`\n${name}, seed ${plan.seed}`);
  const started = performance.now();
  const outcome = await fuzz({ ...plan, settings });
  console.log(`${summary(outcome)}\n${Math.round((performance.now() - started) / 1000)} s`);
  for (const problem of outcome.problems) console.log(`\n${problem}`);
  console.log(outcome.problems.length === 0 ? "nothing wrong" : `\n${outcome.problems.length} problems`);
  failed += outcome.problems.length;
}
