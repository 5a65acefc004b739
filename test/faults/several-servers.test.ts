/** DATABASE_URL names all servers: the instances find the leader themselves, and follow it to another server. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "../../client/http.ts";
import { eventually } from "../live/eventually.ts";
import { type Postgres, startPostgres, startStandby } from "../machine/postgres.ts";
import { POSTGRES, provide } from "../machine/provide.ts";
import { commandLine } from "../support/command-line.ts";
import { type Instance, startInstance } from "./cluster.ts";
import { Workload } from "./workload.ts";

const commands = commandLine();
const folder = mkdtempSync(join(tmpdir(), "boardcast-servers-"));
const RECOVERY_MS = 5000;
const SETTINGS = ["fsync=off"];

let leader: Postgres;
let standby: Postgres;
let instances: Instance[] = [];

beforeEach(async () => {
  const bin = (await provide([POSTGRES]))[0]!;
  leader = await startPostgres(bin, SETTINGS);
  standby = await startStandby(bin, leader, SETTINGS);
});
afterEach(async () => {
  await commands.cleanUp();
  for (const instance of instances) await instance.end("SIGKILL");
  instances = [];
  await leader.kill();
  for (const server of [leader, standby]) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

function urlOf(...servers: Postgres[]): string {
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(",");
  return `postgres://postgres:pass-4711@${hosts}/postgres?target_session_attrs=read-write`;
}

async function work(databaseUrl: string): Promise<Workload> {
  await leader.run("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()");
  instances = await Promise.all([startInstance({ databaseUrl }), startInstance({ databaseUrl })]);
  const workload = await Workload.prepare({ subscribers: 8, urls: () => instances.map(({ url }) => url) });
  workload.write();
  await Bun.sleep(500);
  return workload;
}

async function promote(): Promise<void> {
  await standby.run("SELECT pg_promote()");
  // Nothing follows it.
  await standby.run("ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()");
}

async function recovery(workload: Workload): Promise<number> {
  const since = performance.now();
  await eventually(async () => {
    const ready = await Promise.all(instances.map(({ url }) => fetch(`${url}/health/ready`)));
    return ready.every(({ status }) => status === 200);
  }, "every instance to be ready");
  const before = workload.acknowledged.length;
  await workload.until(() => workload.acknowledged.length > before + 20);
  return performance.now() - since;
}

async function judge(workload: Workload): Promise<void> {
  expect(await workload.finish()).toEqual([]);
  expect([...workload.failures.keys()].filter((status) => status !== 503)).toEqual([]);
  expect(workload.subscribers.flatMap(({ closes }) => closes)).toEqual([]);
}

test("the leader is killed: the instances move to the standby once it is promoted, and nothing is lost", async () => {
  const workload = await work(urlOf(standby, leader));
  await leader.kill();
  await Bun.sleep(1000);
  await promote();
  expect(await recovery(workload)).toBeLessThan(RECOVERY_MS);
  await judge(workload);
});

test("the leader freezes and keeps its connections: the instances move all the same", async () => {
  const workload = await work(urlOf(leader, standby));
  leader.freeze();
  // As long as a manager of failovers takes to notice, at least.
  await Bun.sleep(5000);
  await promote();
  expect(await recovery(workload)).toBeLessThan(RECOVERY_MS);
  await judge(workload);
});

test("a former leader that is started again as it was is never used, and doctor and the log say so", async () => {
  const [former, current] = [`127.0.0.1:${leader.port}`, `127.0.0.1:${standby.port}`];
  const DATABASE_URL = urlOf(leader, standby);
  const settings = { DATABASE_URL, DATA_DIR: folder, JWT_SECRET: "x".repeat(40), LOG_FORMAT: "json" };
  const first = await commands.serve(settings);
  const { url } = first;
  const person = { email: "ann@example.org", username: "ann", password: "correct horse 1" };
  await createClient({ baseUrl: url }).register(person);
  const { access_token: token } = await createClient({ baseUrl: url }).login({
    username: person.email,
    password: person.password,
  });
  await leader.kill();
  await promote();
  await eventually(async () => (await fetch(`${url}/health/ready`)).ok, "it to follow the failover");
  const { id: board_id } = await createClient({ baseUrl: url, token }).createBoard({ title: "Since then" });
  await leader.start();

  const second = await commands.serve(settings);
  const urls = [url, second.url];
  const titles = () =>
    Promise.all(
      urls.map(async (baseUrl) => (await createClient({ baseUrl, token }).getBoard({ board_id })).title),
    );
  const ready = async () => {
    const answers = await Promise.all(urls.map((each) => fetch(`${each}/health/ready`).catch(() => null)));
    return answers.map((answer) => answer?.status);
  };
  await eventually(async () => Bun.deepEquals(await ready(), [200, 200]), "both to be ready");
  expect(await titles()).toEqual(["Since then", "Since then"]);
  const { out } = await commands.run(["doctor"], settings);
  const split = `${former} accepts writes on timeline 1, ${current} accepts writes on timeline 2; only one server on timeline 2 may`;
  expect(out).toContain(`fail  servers           ${split}`);

  await standby.kill();
  await eventually(async () => Bun.deepEquals(await ready(), [503, 503]), "both to be unready");
  await Bun.sleep(2000);
  expect(await ready()).toEqual([503, 503]);
  await standby.start();
  await eventually(async () => Bun.deepEquals(await ready(), [200, 200]), "both to be ready again");
  expect(await titles()).toEqual(["Since then", "Since then"]);
  const alone = `${former} accepts writes on timeline 1; only one server on timeline 2 may`;
  const records = (log: string) =>
    log
      .split("\n")
      .filter((line) => line.includes("PostgreSQL server"))
      .map((line) => JSON.parse(line));
  expect(records(first.log())).toMatchObject([
    { level: "info", message: "PostgreSQL server in use", server: former },
    { level: "warn", message: "another PostgreSQL server is the leader", server: current, before: former },
    { level: "error", message: "PostgreSQL servers disagree", reason: alone },
    { level: "error", message: "PostgreSQL servers disagree", reason: split },
  ]);
  expect(records(second.log())).toMatchObject([
    { level: "error", message: "PostgreSQL servers disagree", reason: split },
    { level: "info", message: "PostgreSQL server in use", server: current },
    { level: "error", message: "PostgreSQL servers disagree", reason: alone },
    { level: "error", message: "PostgreSQL servers disagree", reason: split },
  ]);
});

test("doctor says what each server is, copy reads the leader, and neither shows the password", async () => {
  const DATABASE_URL = urlOf(standby, leader);
  expect((await commands.run(["migrate"], { DATABASE_URL, DATA_DIR: folder })).code).toBe(0);
  const servers = async () => {
    const { out } = await commands.run(["doctor"], { DATABASE_URL, DATA_DIR: folder });
    expect(out).not.toContain("4711");
    return out.split("\n").find((line) => /^\w+ +servers /.test(line));
  };
  const [first, second] = [`127.0.0.1:${standby.port}`, `127.0.0.1:${leader.port}`];
  expect(await servers()).toBe(
    `ok    servers           ${first} is a standby, or refuses writes; ${second} is the leader`,
  );
  const copied = await commands.run(["copy", "--from", DATABASE_URL, "--to", `sqlite:${folder}/copy.db`], {});
  expect([copied.code, copied.errors]).toEqual([0, ""]);
  await standby.kill();
  expect(await servers()).toMatch(/^warn .*every server must accept this user/);
  await leader.kill();
  expect(await servers()).toMatch(/^fail .*one of them must be a leader/);
});
