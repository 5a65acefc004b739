/**
 * PostgreSQL changes its leader under two instances that write: nothing but 503 while it lasts, nothing from a server
 * that is not the leader, and all by itself within five seconds of the new leader being there.
 */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { ApiError, createClient } from "../../client/http.ts";
import { lastEventOf } from "../../client/tags.ts";
import { DatabaseUnavailable } from "../../server/platform/db/db.ts";
import { openPostgres } from "../../server/platform/db/postgres/postgres.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { eventually } from "../live/eventually.ts";
import { type Postgres, startPostgres, startStandby } from "../machine/postgres.ts";
import { POSTGRES, provide } from "../machine/provide.ts";
import { commandLine } from "../support/command-line.ts";
import { type Instance, startInstance } from "./cluster.ts";
import { type Switch, startSwitch } from "./switch.ts";
import { Workload } from "./workload.ts";

const commands = commandLine();
const RECOVERY_MS = 5000;
const SETTINGS = ["fsync=off"];

let bin: string;
let leader: Postgres;
let standby: Postgres;
let address: Switch;
let instances: Instance[] = [];
let workload: Workload;

beforeEach(async () => {
  bin = (await provide([POSTGRES]))[0]!;
  leader = await startPostgres(bin, SETTINGS);
  standby = await startStandby(bin, leader, SETTINGS);
  address = startSwitch(leader.port);
  const databaseUrl = urlOf(address.port);
  instances = await Promise.all([startInstance({ databaseUrl }), startInstance({ databaseUrl })]);
});
afterEach(async () => {
  await commands.cleanUp();
  for (const instance of instances) await instance.end("SIGKILL");
  address.stop();
  await leader.kill();
  for (const server of [leader, standby]) await server.stop();
});

const urlOf = (port: number) => leader.url.replace(String(leader.port), String(port));

/** Every acknowledged change is on the standby too. */
async function replicateSynchronously(): Promise<void> {
  await leader.run("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()");
}

async function work(subscribers = 8): Promise<void> {
  workload = await Workload.prepare({ subscribers, urls: () => instances.map(({ url }) => url) });
  workload.write();
  await Bun.sleep(500);
}

const statuses = (path: string) =>
  Promise.all(instances.map(async ({ url }) => (await fetch(url + path)).status));

const readyEverywhere = async () => (await statuses("/health/ready")).every((status) => status === 200);

/** How long it takes from now until every instance takes changes again. */
async function recovery(): Promise<number> {
  const since = performance.now();
  await eventually(readyEverywhere, "every instance to be ready");
  const before = workload.acknowledged.length;
  await workload.until(() => workload.acknowledged.length > before + 20);
  return performance.now() - since;
}

/** Nothing lost or told twice, no answer but success and 503, nobody had to reconnect. */
async function judge(): Promise<void> {
  const problems = await workload.finish();
  expect(problems).toEqual([]);
  expect([...workload.failures.keys()].filter((status) => status !== 503)).toEqual([]);
  expect(workload.subscribers.flatMap(({ closes }) => closes)).toEqual([]);
}

test("the address leads to a standby before that is promoted: it is not read, and no change is lost", async () => {
  await replicateSynchronously();
  await work();
  address.leadTo(standby.port);
  await leader.kill();
  await eventually(async () => !(await readyEverywhere()), "an instance to notice");
  const api = createClient({ baseUrl: instances[0]!.url, token: workload.token });
  for (const board_id of workload.boardIds) {
    const answer = await api.getBoard({ board_id }).catch((error) => error);
    expect(answer).toBeInstanceOf(ApiError);
    expect(answer.status).toBe(503);
  }
  await standby.run("SELECT pg_promote()");
  expect(await recovery()).toBeLessThan(RECOVERY_MS);
  await judge();
});

test("nothing is read from a standby: neither rows, nor many of them, nor bytes", async () => {
  await replicateSynchronously();
  const db = await openPostgres({ url: standby.url, connections: 1, prepare: true }).catch((error) => error);
  expect(db).toBeInstanceOf(DatabaseUnavailable);
  const through = await openPostgres({ url: urlOf(address.port), connections: 1, prepare: true });
  const number = sql<{ one: number }>`SELECT 1 AS one`;
  expect(await through.readMany({ number })).toEqual({ number: [{ one: 1 }] });
  address.leadTo(standby.port);
  await leader.kill();
  const bytes = sql`SELECT decode('2a', 'hex') AS bytes`;
  const refused = await Promise.allSettled([
    through.read({ number }),
    through.readMany({ number }),
    through.bytes(bytes),
  ]);
  await through.close();
  expect(refused.map((each) => each.status === "rejected" && each.reason)).toEqual([
    expect.any(DatabaseUnavailable),
    expect.any(DatabaseUnavailable),
    expect.any(DatabaseUnavailable),
  ]);
});

test("the leader freezes and keeps its connections: they are given up for the new one", async () => {
  await replicateSynchronously();
  await work();
  leader.freeze();
  // As long as somebody takes to notice, at least.
  await Bun.sleep(3000);
  await standby.run("SELECT pg_promote()");
  address.leadTo(standby.port);
  expect(await recovery()).toBeLessThan(RECOVERY_MS);
  await judge();
});

test("a leader that takes no writes for a while: the instances are unready, and come back with it", async () => {
  await work();
  const readOnly = (value: string) =>
    leader.run(
      "SET default_transaction_read_only = off",
      `ALTER SYSTEM SET default_transaction_read_only = ${value}`,
      "SELECT pg_reload_conf()",
    );
  await readOnly("on");
  await eventually(
    async () => (await statuses("/health/ready")).every((status) => status === 503),
    "unready",
  );
  expect(await statuses("/health")).toEqual([503, 503]);
  expect(await statuses("/health/live")).toEqual([200, 200]);
  await readOnly("off");
  expect(await recovery()).toBeLessThan(RECOVERY_MS);
  await judge();
});

test("an instance that starts while there is no leader waits for one, and says so", async () => {
  await leader.kill();
  address.leadTo(standby.port);
  const databaseUrl = urlOf(address.port);
  const waiting = commands.start(["serve", "--port", "0"], { DATABASE_URL: databaseUrl, DATA_DIR: "/tmp" });
  const output = waiting.stderr.getReader();
  let log = "";
  const says = async (words: string) => {
    while (!log.includes(words)) log += Buffer.from((await output.read()).value!).toString();
  };
  await says("waiting for the database");
  await Bun.sleep(1500);
  expect(waiting.exitCode).toBe(null);
  await standby.run("SELECT pg_promote()");
  const promotedMs = performance.now();
  await says("listening");
  expect(performance.now() - promotedMs).toBeLessThan(RECOVERY_MS);
});

test("SOCKET-20: a failover that loses acknowledged changes: every instance and every client notices", async () => {
  await work(0);
  await workload.stopWriting();
  const [one, other] = instances.map(({ url }) => createClient({ baseUrl: url, token: workload.token }));
  const [board_id, unwatched] = workload.boardIds as [string, string];
  const column_id = (await one!.createColumn({ board_id, title: "Failover" })).id;
  const elsewhere = (await one!.createColumn({ board_id: unwatched, title: "Failover" })).id;
  // So much is on both; then the standby hears no more.
  await replicateSynchronously();
  await one!.createCard({ board_id, column_id, title: "Kept" });
  await leader.run("ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()");
  await standby.run("ALTER SYSTEM SET primary_conninfo = ''", "SELECT pg_reload_conf()");
  await eventually(
    async () =>
      await standby.run("SELECT 1 / (1 - count(*)) FROM pg_stat_wal_receiver").then(
        () => true,
        () => false,
      ),
    "the standby to be cut off",
  );

  await one!.createCard({ board_id: unwatched, column_id: elsewhere, title: "Lost" });
  await one!.createCard({ board_id, column_id, title: "Lost" });
  const tag = await tagOf(instances[0]!, board_id);
  const lost = await one!.getBoard({ board_id });
  const follower = firstMessage(instances[0]!, board_id, { since: lost.seq });
  // Long enough to have been looked at once.
  await Bun.sleep(1000);
  await leader.kill();
  await standby.run("SELECT pg_promote()");
  address.leadTo(standby.port);
  await eventually(readyEverywhere, "every instance to be ready");
  await other!.createCard({ board_id, column_id, title: "New" });

  const resync = { type: "resync", reason: "ahead" };
  expect(await follower).toEqual(resync);
  const last_event_at = lastEventOf(lost);
  const instead = await other!.getBoard({ board_id });
  const right = { since: lost.seq, last_event_at: lastEventOf(instead) };
  expect([instead.seq, right.last_event_at === last_event_at]).toEqual([lost.seq, false]);
  // Other clients come back once there is another event of the same number, and when there are more.
  for (const next of ["New 2", "New 3"]) {
    for (const instance of instances) {
      const since = lost.seq;
      expect(await firstMessage(instance, board_id, { since, last_event_at })).toEqual(resync);
      expect(await firstOfStream(instance, board_id, `${since}@${last_event_at}`)).toEqual(resync);
      const api = createClient({ baseUrl: instance.url, token: workload.token });
      const page = await api.listEvents({ board_id, since, last_event_at: last_event_at! });
      expect([page.resync, page.events]).toEqual(["ahead", []]);
      expect(await firstMessage(instance, board_id, right)).not.toEqual(resync);
    }
    await one!.createCard({ board_id, column_id, title: next });
  }

  const boards = [await one!.getBoard({ board_id }), await other!.getBoard({ board_id })];
  expect(boards[0]!).toEqual(boards[1]!);
  expect(boards[0]!.columns.find(({ id }) => id === column_id)!.cards.map(({ title }) => title)).toEqual([
    "Kept",
    "New",
    "New 2",
    "New 3",
  ]);
  expect(await Promise.all(instances.map((instance) => tagOf(instance, board_id)))).not.toContain(tag);
  const again = await fetch(`${instances[0]!.url}/boards/${board_id}`, {
    headers: { authorization: `Bearer ${workload.token}`, "if-none-match": tag },
  });
  expect(again.status).toBe(200);
  // The board that somebody watched, and the one that was only changed there.
  const metrics = async () => (await fetch(`${instances[0]!.url}/metrics`)).text();
  await eventually(
    async () => (await metrics()).includes("\nboardcast_boards_went_back_total 2\n"),
    "both losses to be counted",
  );
});

async function tagOf({ url }: Instance, boardId: string): Promise<string> {
  const headers = { authorization: `Bearer ${workload.token}` };
  return (await fetch(`${url}/boards/${boardId}`, { headers })).headers.get("etag")!;
}

interface Cursor {
  since: number;
  last_event_at?: string | null;
}

/** The first message about events on a new connection; its first `ready`, where it had everything, is passed over. */
function firstMessage(
  { url }: Instance,
  boardId: string,
  { since, last_event_at }: Cursor,
): Promise<unknown> {
  const query = new URLSearchParams({ since: String(since), token: workload.token });
  if (last_event_at) query.set("last_event_at", last_event_at);
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/boards/${boardId}?${query}`);
  return new Promise((resolve) => {
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      const isNews = message.type === "ready" ? last_event_at !== undefined : message.type !== "user_joined";
      if (!isNews) return;
      socket.close();
      resolve(message);
    };
  });
}

async function firstOfStream({ url }: Instance, boardId: string, lastEventId: string): Promise<unknown> {
  const response = await fetch(`${url}/boards/${boardId}/stream`, {
    headers: { authorization: `Bearer ${workload.token}`, "last-event-id": lastEventId },
  });
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return JSON.parse(/^data: (.*)$/m.exec(new TextDecoder().decode(value))![1]!);
}
