/** A pooler between the service and PostgreSQL that lends connections by transaction. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../machine/free-port.ts";
import { type Postgres, serverUser, startPostgres } from "../machine/postgres.ts";
import { PGBOUNCER, POSTGRES, provide } from "../machine/provide.ts";
import { commandLine } from "../support/command-line.ts";
import { startInstance } from "./cluster.ts";
import { Workload } from "./workload.ts";

const commands = commandLine();
const folder = mkdtempSync(join(tmpdir(), "boardcast-pgbouncer-"));
let postgres: Postgres;
let pooler: Bun.Subprocess;
let databaseUrl: string;

beforeAll(async () => {
  const [postgresBin, poolerBin] = await provide([POSTGRES, PGBOUNCER]);
  postgres = await startPostgres(postgresBin!, ["fsync=off"]);
  const port = await freePort();
  databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = `[databases]
postgres = host=127.0.0.1 port=${postgres.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`;
  writeFileSync(join(folder, "pgbouncer.ini"), settings);
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  pooler = Bun.spawn([poolerBin!, "-q", join(folder, "pgbouncer.ini")], {
    ...user,
    stdio: ["ignore", "ignore", "ignore"],
  });
}, 60_000);
afterAll(async () => {
  await commands.cleanUp();
  pooler.kill("SIGINT");
  await pooler.exited;
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("which mixes up prepared statements is refused at the start, and by doctor: they name the setting", async () => {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const served = await commands.run(["serve"], settings);
  expect([served.code, served.errors]).toEqual([1, expect.stringContaining("DATABASE_PREPARE=false")]);
  const doctor = await commands.run(["doctor"], settings);
  expect([doctor.code, doctor.out]).toEqual([
    1,
    expect.stringMatching(/^fail {2}statements .*DATABASE_PREPARE=false/m),
  ]);
});

test("serves two instances that prepare nothing", async () => {
  const options = { databaseUrl, settings: { DATABASE_PREPARE: "false" } };
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
}, 60_000);
