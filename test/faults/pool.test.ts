/** A PostgreSQL that is slow or full, but there: what waits for it is answered. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { SQL } from "bun";
import { DatabaseUnavailable } from "../../server/platform/db/db.ts";
import { translate } from "../../server/platform/db/postgres/errors.ts";
import { openPool, type Pool } from "../../server/platform/db/postgres/pool/pool.ts";
import { eventually } from "../live/eventually.ts";
import { type Postgres, startPostgres } from "../machine/postgres.ts";
import { POSTGRES, provide } from "../machine/provide.ts";
import { type Switch, startSwitch } from "./switch.ts";

const ROOM = 12;

let bin: string;
let postgres: Postgres;
let next: Postgres | undefined;
let address: Switch;
let pool: Pool;
let disruptions: number;

beforeEach(async () => {
  bin = (await provide([POSTGRES]))[0]!;
  postgres = await startPostgres(bin, [
    "fsync=off",
    `max_connections=${ROOM}`,
    "superuser_reserved_connections=0",
    "max_wal_senders=0",
  ]);
  address = startSwitch(postgres.port);
});
afterEach(async () => {
  postgres.thaw();
  await pool.close();
  address.stop();
  await postgres.stop();
  await next?.stop();
  next = undefined;
});

function open(connections: number, database = "postgres"): void {
  disruptions = 0;
  const url = `postgres://postgres@127.0.0.1:${address.port}/${database}`;
  pool = openPool({ url, connections, prepare: true });
  pool.onDisruption(() => disruptions++);
}

const sleep = (seconds: number): Promise<string> =>
  pool
    .use((client) => client.unsafe("SELECT pg_sleep($1::float8)", [seconds]))
    .then(
      () => "answered",
      (error) => (translate(error) instanceof DatabaseUnavailable ? "unavailable" : String(error)),
    );

const all = (outcome: string, count: number) => Array.from({ length: count }, () => outcome);

test("an overloaded server is not given up: every statement is answered, however they end around the deadline", async () => {
  open(8);
  // Some end while the server is being asked, some wait behind others, one goes on for long.
  const seconds = [8, ...Array.from({ length: 31 }, (_, index) => 1.9 + (index % 16) * 0.04)];
  expect(await Promise.all(seconds.map(sleep))).toEqual(all("answered", 32));
  expect(disruptions).toBe(0);
});

test("a server with no room for another connection is not given up", async () => {
  open(4);
  expect(await Promise.all([0.1, 0.1, 0.1, 0.1].map(sleep))).toEqual(all("answered", 4));
  const others = new SQL({ url: postgres.url, max: ROOM - 4 });
  await Promise.all(Array.from({ length: ROOM - 4 }, () => others`SELECT pg_sleep(0.3)`));
  expect(await Promise.all([7, 7, 7, 7].map(sleep))).toEqual(all("answered", 4));
  expect(disruptions).toBe(0);
  await others.close();
});

test("a pool that gets fewer connections than it may have makes do with those", async () => {
  const others = new SQL({ url: postgres.url, max: ROOM - 2 });
  await Promise.all(Array.from({ length: ROOM - 2 }, () => others`SELECT pg_sleep(0.3)`));
  open(8);
  expect(await sleep(0)).toBe("answered");
  expect(await Promise.all(Array.from({ length: 40 }, () => sleep(0.05)))).toEqual(all("answered", 40));
  await others.close();
});

test("connections that lead to a frozen server are given up, those to the one reached now are not", async () => {
  next = await startPostgres(bin, ["fsync=off"]);
  open(4);
  expect(await Promise.all([0.1, 0.1].map(sleep))).toEqual(all("answered", 2));
  postgres.freeze();
  address.leadTo(next.port);
  // Two are open and hang, two are opened now.
  expect(await Promise.all([9, 9, 9, 9].map(sleep))).toEqual([
    "unavailable",
    "unavailable",
    "answered",
    "answered",
  ]);
  expect(disruptions).toBe(1);
});

test("a server that nobody reaches any more is given up", async () => {
  open(4);
  expect(await sleep(0)).toBe("answered");
  postgres.freeze();
  expect(await sleep(0)).toBe("unavailable");
  postgres.thaw();
  expect(await sleep(0)).toBe("answered");
});

test("a database that was dropped is asked for at growing intervals, and used again when it is there", async () => {
  await postgres.run("CREATE DATABASE boards");
  open(4, "boards");
  expect(await sleep(0)).toBe("answered");
  await postgres.run("DROP DATABASE boards WITH (FORCE)");
  const before = address.opened;
  const outcomes = new Set<string>();
  for (const until = Date.now() + 3000; Date.now() < until; await Bun.sleep(10)) outcomes.add(await sleep(0));
  expect([...outcomes]).toEqual(["unavailable"]);
  expect(address.opened - before).toBeLessThan(15);
  await postgres.run("CREATE DATABASE boards");
  await eventually(async () => (await sleep(0)) === "answered", "it to be used");
});

test("a connection that is lost under many statements is one disruption", async () => {
  open(1);
  const outcomes = Promise.all(Array.from({ length: 64 }, () => sleep(30)));
  await Bun.sleep(1000);
  address.stop();
  expect(await outcomes).toEqual(all("unavailable", 64));
  await Bun.sleep(100);
  expect(disruptions).toBe(1);
});

test("a read that takes too long is cancelled, and the one behind it is answered; a change is never cancelled", async () => {
  open(2);
  const change = pool
    .use((client) => client.unsafe("CREATE TABLE written AS SELECT 1 FROM pg_sleep(22)"))
    .catch((error) => translate(error) instanceof DatabaseUnavailable && "unavailable");
  const long = sleep(60);
  await Bun.sleep(5000);
  const behind = [sleep(0), sleep(0)];
  expect([await change, await long, ...(await Promise.all(behind))]).toEqual([
    "unavailable",
    "unavailable",
    "answered",
    "answered",
  ]);
  expect(await pool.use((client) => client`SELECT 1 FROM written`)).toHaveLength(1);
  expect(disruptions).toBe(0);
});

test("what waits for one worker that hangs, or for all, leaves connections to others", async () => {
  open(8);
  const on = (worker: number | "all" | undefined, seconds: number) =>
    pool
      .use((client) => client.unsafe("SELECT pg_sleep($1::float8)", [seconds]), {
        account: undefined,
        share: "changes",
        worker,
      })
      .then(
        () => "answered",
        (error: Error) => error.message,
      );
  let given = 0;
  const hanging = [...all("", 20).map(() => on(1, 60)), ...all("", 20).map(() => on("all", 60))].map(
    (outcome) => outcome.finally(() => given++),
  );
  const others = [on(2, 0.1), on(undefined, 0.1), on(2, 0), on(undefined, 0)];
  expect(await Promise.all(others)).toEqual(all("answered", 4));
  expect(given).toBe(0);
  await eventually(() => pool.silentBoards().length === 6, "four and two connections are silent");
  pool.giveUp(() => true, new Error("given up"));
  expect(await Promise.all(hanging)).toEqual(all("given up", 40));
  expect(await Promise.all(all("", 8).map(() => on(1, 0)))).toEqual(all("answered", 8));
});

test("what waits in silence for certain boards can be given up: others go on, and there is room again", async () => {
  open(3);
  const on = (boardId: string | undefined, seconds: number) =>
    pool
      .use((client) => client.unsafe("SELECT pg_sleep($1::float8)", [seconds]), {
        account: undefined,
        share: "changes",
        ...(boardId !== undefined && { boardId }),
      })
      .then(
        () => "answered",
        (error: Error) => error.message,
      );
  let looks = 0;
  pool.onSilence(() => looks++);
  const waiting = [on("hopeless", 30), on("slow", 4), on(undefined, 30)];
  await eventually(() => pool.silentBoards().length === 3, "all are silent");
  expect(pool.silentBoards().toSorted()).toEqual(["hopeless", "slow", undefined]);
  expect(looks).toBeGreaterThan(0);
  // While no connection is free.
  expect(await pool.aside((client) => client.unsafe("SELECT 1 AS one"))).toEqual([{ one: 1 }]);
  // The connection that was about no board in particular.
  expect(pool.giveUp((boardId) => boardId !== "slow", new Error("given up"))).toHaveLength(1);
  expect(await Promise.all([waiting[0], waiting[2]])).toEqual(["given up", "given up"]);
  expect(await Promise.all([on(undefined, 0), on("hopeless", 0)])).toEqual(["answered", "answered"]);
  expect(await waiting[1]).toBe("answered");
});
