/** A master that is killed, and replaced by its sentinels. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { boardOf } from "../harness.ts";
import { type RedisWithSentinels, startRedisWithSentinels } from "../machine/redis-sentinel.ts";
import { commandLine } from "../support/command-line.ts";
import { crossesOver } from "./crosses-over.ts";
import {
  allHeard,
  burst,
  type Fleet,
  healthEverywhere,
  listenEverywhere,
  ON_POSTGRES,
  onlineEverywhere,
  startFleet,
  WELL,
} from "./fleet.ts";

const commands = commandLine();
let redis: RedisWithSentinels;
let fleet: Fleet;

beforeAll(async () => {
  redis = await startRedisWithSentinels();
  fleet = await startFleet(ON_POSTGRES ? 2 : 1, { REDIS_URL: redis.url });
  await healthEverywhere(fleet, WELL);
});
afterAll(async () => {
  await commands.cleanUp();
  await fleet.stop();
  await redis.stop();
});

test("EVENT-12: the new master is followed: no event is lost, and events, presence and revocations cross over again", async () => {
  const { alice, bob } = fleet;
  const board = await boardOf(alice, bob);
  const { board_id } = board;
  const listeners = await listenEverywhere(fleet, board_id, bob);
  await crossesOver(fleet);
  const writing = burst(fleet, board, 20);
  const former = await redis.master();
  const master = await redis.failOver();
  await writing;
  expect(master.port).not.toBe(former.port);
  await healthEverywhere(fleet, WELL);
  await burst(fleet, board, 3);
  await allHeard(fleet, board_id, listeners, 2);
  await onlineEverywhere(fleet, board_id, [bob]);
  await crossesOver(fleet);
  expect(await master.tell("EXISTS", `boardcast:present:${board_id}`)).toBe(1);
});

test("doctor names the master and says how many sentinels answer", async () => {
  const { out } = await commands.run(["doctor"], { REDIS_URL: redis.url, DATA_DIR: "/tmp" });
  const { port } = await redis.master();
  expect(out).toMatch(/^ok +redis sentinels +3 of 3 answer$/m);
  expect(out).toMatch(new RegExp(`^(ok|warn) +redis +127\\.0\\.0\\.1:${port}, redis`, "m"));
  expect(out).toMatch(/^ok +redis writes/m);
});
