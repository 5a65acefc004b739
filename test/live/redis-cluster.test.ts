/** A cluster: boards are spread over its masters, slots move, and masters are replaced. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createNames } from "../../server/platform/live/bus/names.ts";
import { slotOf } from "../../server/platform/live/bus/slots.ts";
import { boardOf } from "../harness.ts";
import { type RedisCluster, startRedisCluster } from "../machine/redis-cluster.ts";
import { commandLine } from "../support/command-line.ts";
import { crossesOver } from "./crosses-over.ts";
import { eventually } from "./eventually.ts";
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
let redis: RedisCluster;
let fleet: Fleet;

beforeAll(async () => {
  redis = await startRedisCluster();
  fleet = await startFleet(ON_POSTGRES ? 2 : 1, { REDIS_URL: redis.url });
  await healthEverywhere(fleet, WELL);
});
afterAll(async () => {
  await commands.cleanUp();
  await fleet.stop();
  await redis.stop();
});

const slotOfBoard = (boardId: string) => slotOf(createNames(true).of(boardId).present);

test("events, presence and revocations cross over, on boards of every master", async () => {
  for (let i = 0; i < 3; i++) await crossesOver(fleet);
});

test("the slot of a board moves to another master: its events and its people go along", async () => {
  const { alice, bob } = fleet;
  const board = await boardOf(alice, bob);
  const { board_id } = board;
  const listeners = await listenEverywhere(fleet, board_id, bob);
  const masters = await redis.masters();
  const target = masters.at(slotOfBoard(board_id) < 8192 ? -1 : 0)!;
  const writing = burst(fleet, board, 20);
  await redis.moveSlot(slotOfBoard(board_id), target);
  await writing;
  await burst(fleet, board, 3);
  await allHeard(fleet, board_id, listeners, 2);
  const { channel } = createNames(true).of(board_id);
  await eventually(async () => {
    const [, count] = (await target.tell("PUBSUB", "SHARDNUMSUB", channel)) as [string, number];
    return count === fleet.instances.length;
  }, "everybody to listen there");
  await healthEverywhere(fleet, WELL);
  await onlineEverywhere(fleet, board_id, [bob]);
  await crossesOver(fleet);
});

test("EVENT-12: a master is killed: no event is lost, and its boards are shared again once its replica has taken over", async () => {
  const { alice, bob } = fleet;
  const board = await boardOf(alice, bob);
  const { board_id } = board;
  const listeners = await listenEverywhere(fleet, board_id, bob);
  const masters = await redis.masters();
  const writing = burst(fleet, board, 20);
  await redis.failOver(masters[1]!);
  await writing;
  await healthEverywhere(fleet, WELL);
  await burst(fleet, board, 3);
  await allHeard(fleet, board_id, listeners, 2);
  await onlineEverywhere(fleet, board_id, [bob]);
  for (let i = 0; i < 2; i++) await crossesOver(fleet);
});

test("doctor checks each master, and tells a node of a cluster from a single server", async () => {
  const { out } = await commands.run(["doctor"], { REDIS_URL: redis.url, DATA_DIR: "/tmp" });
  expect(out).toMatch(/^ok +redis cluster +3 masters$/m);
  expect(out.match(/^ok +redis pub\/sub/gm)).toHaveLength(3);
  expect(out.match(/^ok +redis writes/gm)).toHaveLength(3);
  const { port } = (await redis.masters())[0]!;
  const single = await commands.run(["doctor"], { REDIS_URL: `redis://127.0.0.1:${port}`, DATA_DIR: "/tmp" });
  expect(single.out).toMatch(/^fail +redis writes .*use REDIS_URL=redis\+cluster:/m);
});
