/** The short form of every fault; `npm run test:faults` repeats them as often as promised. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { startApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { createLog } from "../../server/platform/observability/log.ts";
import { temporaryFolder } from "./cluster.ts";
import { unusableCursors } from "./cursors.ts";
import { type Machines, startMachines } from "./machines.ts";
import { killNotifier, killSqliteNotifier } from "./notified.ts";
import {
  killInstance,
  killPostgres,
  killRedis,
  killSqlite,
  loseMessages,
  reconnectAtOnce,
  rollingRestart,
  type Scenario,
  stalledReaders,
  stopRedis,
} from "./scenarios.ts";
import { silentPeers } from "./silent-peers.ts";

const EXTENT = {
  ...{ subscribers: 8, pauseMs: 150, stalled: 8, outageMs: 4000, reconnecting: 200, failovers: 1 },
  judgeTimes: false,
};
let machines: Machines;

beforeAll(async () => {
  machines = await startMachines();
});
afterAll(() => machines.stop());

const FAULTS: [string, Scenario][] = [
  ["an instance is killed: its clients resume elsewhere and miss nothing", killInstance],
  ["Redis is killed and comes back empty: no request fails, events are late by a second at most", killRedis],
  ["Redis is stopped: no request fails, nothing is lost", stopRedis],
  ["messages get lost and subscriptions are cut: gaps are healed, nobody reconnects", loseMessages],
  ["PostgreSQL is killed: only 503, every acknowledged change is there", killPostgres],
  ["the one process on SQLite is killed: every acknowledged change is there", killSqlite],
  ["an instance is killed while it notifies: nobody is notified twice or not at all", killNotifier],
  ["the one process on SQLite is killed while it notifies: the same holds", killSqliteNotifier],
  ["sockets stop reading: they are cut, the others are not, memory is bounded", stalledReaders],
  ["instances are restarted one after the other: no request fails", rollingRestart],
  ["everybody reconnects at once and resumes", reconnectAtOnce],
];

for (const [title, scenario] of FAULTS) {
  test(title, async () => {
    expect((await scenario(machines, EXTENT)).problems).toEqual([]);
  });
}

test("a half-open peer is found by the heartbeat and gone from presence", async () => {
  const folder = temporaryFolder();
  const config = readConfig({ PORT: "0", DATA_DIR: folder.path });
  const log = createLog({ level: "silent", format: "text" });
  const secondMs = 50;
  const app = await startApp(config, { log, secondMs });
  expect((await silentPeers(app, secondMs)).problems).toEqual([]);
  await app.stop();
  folder.remove();
});

test("a cursor the log cannot serve is answered with resync, never with silence", async () => {
  const { problems } = await unusableCursors(machines.instances[0]!, machines.postgres.url);
  expect(problems).toEqual([]);
});
