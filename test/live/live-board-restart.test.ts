/** The client that keeps a board current, while the service is stopped and started again on the same port and data. */
import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { LiveBoard, type LiveStatus } from "../../client/live-board.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { freePort } from "../machine/free-port.ts";
import { withLastEvent } from "../support/with-last-event.ts";
import { eventually } from "./eventually.ts";
import { type Instance, startInstance } from "./instance.ts";
import { storm } from "./storm.ts";

let service: Service;
let alice: Person;
let bob: Person;
let port: number;
let instance: Instance;
const started: LiveBoard[] = [];

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  port = await freePort();
  instance = await startInstance(service, { port });
});
afterEach(() => {
  for (const live of started.splice(0)) live.stop();
});
afterAll(async () => {
  await instance.stop();
  await service.stop();
});

function liveBoard(boardId: string): LiveBoard {
  const live = new LiveBoard({ baseUrl: instance.url, boardId, token: bob.token });
  started.push(live);
  live.start();
  return live;
}

const isLive = (live: LiveBoard) => eventually(() => live.status === "live", "live");

test("it reconnects and catches up exactly, whatever happened in the meantime", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const live = liveBoard(board_id);
  const statuses: LiveStatus[] = [];
  const seen: number[] = [];
  live.subscribe((event) => {
    if (statuses.at(-1) !== live.status) statuses.push(live.status);
    if (event) seen.push(event.seq);
  });
  await isLive(live);
  for (let round = 0; round < 2; round++) {
    await storm({ board_id, column_id }, [instance.as(alice)], 2);
    await instance.stop();
    await eventually(() => live.status === "reconnecting", "reconnecting");
    await storm({ board_id, column_id }, [alice, bob], 3);
    instance = await startInstance(service, { port });
    await isLive(live);
    await storm({ board_id, column_id }, [instance.as(bob)], 2);
    const final = await alice.getBoard({ board_id });
    await eventually(() => live.board?.seq === final.seq, `number ${final.seq}`);
    expect(live.board).toEqual(withLastEvent(final));
  }
  expect(statuses).toEqual(["loading", "live", "reconnecting", "live", "reconnecting", "live"]);
  expect(seen).toEqual(seen.map((_, index) => 3 + index));
});

test("it can be started before the service is up", async () => {
  const { board_id } = await boardOf(alice, bob);
  await instance.stop();
  const live = liveBoard(board_id);
  instance = await startInstance(service, { port });
  await isLive(live);
  expect(live.board).toEqual(withLastEvent(await bob.getBoard({ board_id })));
});

test("it ends if the board was deleted in the meantime", async () => {
  const { board_id } = await boardOf(alice, bob);
  const live = liveBoard(board_id);
  await isLive(live);
  await instance.stop();
  await alice.deleteBoard({ board_id });
  instance = await startInstance(service, { port });
  await eventually(() => live.status === "ended", "ended");
});
