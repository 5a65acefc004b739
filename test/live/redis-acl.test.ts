/** The permissions that the documentation gives to the service's Redis user are enough, for everything it does. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { boardOf, PASSWORD } from "../harness.ts";
import { type Redis, startRedis } from "../machine/redis.ts";
import { commandLine } from "../support/command-line.ts";
import { crossesOver } from "./crosses-over.ts";
import { eventually } from "./eventually.ts";
import { type Fleet, healthEverywhere, ON_POSTGRES, startFleet, WELL } from "./fleet.ts";

const commands = commandLine();
let redis: Redis;
let fleet: Fleet;
let url: string;

beforeAll(async () => {
  redis = await startRedis();
  const guide = await Bun.file(new URL("../../docs/OPERATIONS.md", import.meta.url)).text();
  const [, rules] = /^user boardcast (.*~boardcast.*)$/m.exec(guide)!;
  await redis.tell("ACL", "SETUSER", "boardcast", ...rules!.split(" "));
  await redis.tell("ACL", "SETUSER", "default", "-@all", "+acl", "+@connection");
  url = `redis://boardcast:password@127.0.0.1:${redis.port}`;
  fleet = await startFleet(ON_POSTGRES ? 2 : 1, { REDIS_URL: url });
  await healthEverywhere(fleet, WELL);
});
afterAll(async () => {
  await commands.cleanUp();
  await fleet.stop();
  await redis.stop();
});

const denied = () => redis.tell("ACL", "LOG");

test("events, presence, looking, revocations and rate limits", async () => {
  const { alice, bob, service, instances } = fleet;
  const { board_id, column_id } = await boardOf(alice, bob);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Seen" });
  const watcher = instances[0]!.listen(board_id, alice, { looking: true });
  const looker = instances.at(-1)!.listen(board_id, bob, { looking: true });
  for (const listener of [watcher, looker]) await listener.sees("user_joined");
  looker.socket.send(JSON.stringify({ type: "looking", card_id, editing: null }));
  expect(await watcher.sees("user_looking")).toMatchObject({ card_id });
  const late = instances[0]!.listen(board_id, alice, { looking: true });
  await late.sees("user_looking");
  looker.close();
  await watcher.sees("user_left");
  for (const password of ["wrong", PASSWORD]) {
    await service.send("POST", "/auth/login", { json: { username: bob.me.email, password } });
  }
  await crossesOver(fleet);
  await eventually(async () => (await service.send("GET", "/health")).status === 200, "health");
  expect(await denied()).toEqual([]);
});

test("doctor", async () => {
  const { out } = await commands.run(["doctor"], { REDIS_URL: url, DATA_DIR: "/tmp" });
  const lines = out.split("\n").filter((line) => / redis/.test(line));
  expect(lines.filter((line) => line.startsWith("fail"))).toEqual([]);
  expect(lines.length).toBeGreaterThan(4);
  expect(await denied()).toEqual([]);
});
