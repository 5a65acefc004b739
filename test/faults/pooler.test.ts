/** A pooler between the service and PostgreSQL that lends connections by transaction. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Pgbouncer, startPgbouncer } from "../machine/pgbouncer.ts";
import { type Postgres, startPostgres } from "../machine/postgres.ts";
import { POSTGRES, provide } from "../machine/provide.ts";
import { commandLine } from "../support/command-line.ts";
import { startInstance } from "./cluster.ts";
import { Workload } from "./workload.ts";

const commands = commandLine();
const folder = mkdtempSync(join(tmpdir(), "boardcast-pooler-"));
let postgres: Postgres;
let pooler: Pgbouncer;

beforeAll(async () => {
  const [bin] = await provide([POSTGRES]);
  postgres = await startPostgres(bin!, ["fsync=off"]);
  pooler = await startPgbouncer(postgres);
});
afterAll(async () => {
  await commands.cleanUp();
  await pooler.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("which mixes up prepared statements is refused at the start, and by doctor: they name the setting", async () => {
  const settings = { DATABASE_URL: pooler.url, DATA_DIR: folder };
  const served = await commands.run(["serve"], settings);
  expect([served.code, served.errors]).toEqual([1, expect.stringContaining("DATABASE_PREPARE=false")]);
  const doctor = await commands.run(["doctor"], settings);
  expect([doctor.code, doctor.out]).toEqual([
    1,
    expect.stringMatching(/^fail {2}statements .*DATABASE_PREPARE=false/m),
  ]);
});

test("serves two instances that prepare nothing", async () => {
  const options = { databaseUrl: pooler.url, settings: { DATABASE_PREPARE: "false" } };
  const instances = [await startInstance(options), await startInstance(options)];
  const workload = await Workload.prepare({
    subscribers: 8,
    urls: () => instances.map(({ url }) => url),
    pauseMs: 1,
  });
  workload.write();
  await workload.until(() => workload.acknowledged.length > 500);
  expect(await workload.finish()).toEqual([]);
  expect([...workload.failures]).toEqual([]);
  for (const instance of instances) await instance.end("SIGKILL");
});
