/** An instance is started before PostgreSQL and Redis: it waits for the one, and starts to use the other later. */
import { afterEach, expect, test } from "bun:test";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../live/eventually.ts";
import { freePort } from "../machine/free-port.ts";
import { startPostgres } from "../machine/postgres.ts";
import { POSTGRES, provide, REDIS } from "../machine/provide.ts";
import { startRedis } from "../machine/redis.ts";
import { commandLine } from "../support/command-line.ts";
import { startSwitch } from "./switch.ts";

const commands = commandLine();
const folder = mkdtempSync(join(tmpdir(), "boardcast-order-"));
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];

afterEach(async () => {
  await commands.cleanUp();
  for (const cleanup of cleanups.reverse()) await cleanup();
});

test("SYSTEM-17: it is alive and not ready, says what it waits for, and is ready once it is there", async () => {
  const [bin] = await provide([POSTGRES, REDIS]);
  const nowhere = await freePort();
  const [database, bus] = [startSwitch(nowhere), startSwitch(nowhere)];
  cleanups.push(database.stop, bus.stop);
  const port = await freePort();
  const child = commands.start(["serve", "--port", String(port)], {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${database.port}/postgres`,
    REDIS_URL: `redis://127.0.0.1:${bus.port}`,
    DATA_DIR: folder,
  });
  const output = child.stderr.getReader();
  const said = Buffer.from((await output.read()).value!).toString();
  expect(said).toContain("waiting for the database");
  expect(said).toContain(`PostgreSQL at 127.0.0.1:${database.port} is not available`);

  const ask = async (path: string, headers = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers }).catch(() => null);
    return answer && [answer.status, answer.headers.get("retry-after") !== null, await answer.json()];
  };
  const alive = await eventually(() => ask("/health/live"), "it to listen");
  expect(alive).toEqual([200, false, { status: "alive" }]);
  expect(await ask("/health/ready")).toEqual([503, true, { status: "unavailable", waiting_for: "database" }]);
  expect(await askWithoutHost(port, "/health/ready")).toStartWith("HTTP/1.1 503 ");
  expect(await askWithoutHost(port, "/health/live")).toStartWith("HTTP/1.1 200 ");
  const detail = "The service is waiting for its database.";
  expect(await ask("/api/boards")).toEqual([503, true, { detail }]);
  const code = "database_unavailable";
  const type = `/docs/problems#${code}`;
  const problem = { type, title: "Database unavailable", status: 503, detail, code };
  for (const path of ["/api/boards", "/health", "/health/ready"])
    expect(await ask(path, { accept: "application/problem+json" })).toEqual([503, true, problem]);

  const postgres = await startPostgres(bin!, ["fsync=off"]);
  cleanups.push(postgres.stop);
  database.leadTo(postgres.port);
  await eventually(async () => (await ask("/health/ready"))?.[0] === 200, "it to be ready");
  const healthIs = async (expected: object) =>
    JSON.stringify((await ask("/health"))?.[2]) === JSON.stringify(expected);
  const degraded = { status: "degraded", database: "ok", pubsub: "unavailable" };
  await eventually(() => healthIs(degraded), "it to notice that there is no Redis");
  const redis = await startRedis();
  cleanups.push(() => redis.stop());
  bus.leadTo(redis.port);
  const well = { status: "ok", database: "ok", pubsub: "ok" };
  await eventually(() => healthIs(well), "it to use Redis");
});

/** As the health checks of load balancers do. */
async function askWithoutHost(port: number, path: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
  const [said] = await once(socket, "data");
  socket.destroy();
  return String(said);
}

test("what waiting does not help ends it at once", async () => {
  const [bin] = await provide([POSTGRES]);
  const postgres = await startPostgres(bin!, ["fsync=off"]);
  cleanups.push(postgres.stop);
  const { code, errors } = await commands.run(["serve", "--port", "0"], {
    DATABASE_URL: `${postgres.url}_missing`,
    DATA_DIR: folder,
  });
  expect([code, errors]).toEqual([1, expect.stringContaining("postgres_missing")]);
});
