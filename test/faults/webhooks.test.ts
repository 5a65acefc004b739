/** Whatever happens to the sender or to an endpoint: each endpoint gets every event of the log, in order. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { startApp } from "../../server/app.ts";
import { eventually } from "../live/eventually.ts";
import { type Behaviour, drip } from "../machine/webhook-receiver.ts";
import { furnish, problemsOf, SECOND_MS, type Sending, startSending } from "./webhook-service.ts";

/** Less than the lifetime of a login. */
const HALF_AN_HOUR_MS = 1_800_000;

let sending: Sending;
beforeEach(async () => {
  sending = await startSending();
});
afterEach(() => sending.stop());

const startHere = () => startApp({ ...sending.config, LOG_LEVEL: "silent" }, { secondMs: SECOND_MS });

/** Behaves like this once, and accepts everything after that. */
function once(behave: Behaviour): Behaviour {
  let isOver = false;
  return (response, message) => {
    if (isOver) return void response.writeHead(204).end();
    isOver = true;
    return behave(response, message);
  };
}

test("WEBHOOK-5: killed between sending a message and noting it, the service sends it once more, with the same id", async () => {
  const { receiver } = sending;
  const killed = Promise.withResolvers<void>();
  const process = await sending.startProcess();
  const board = await furnish(process.url, sending, ["a", "b"]);
  receiver.behaviours.set("a", (response, { body }) => {
    if (body.seq !== 2) return void response.writeHead(204).end();
    // It has arrived; its answer never does.
    receiver.behaviours.delete("a");
    void process.end("SIGKILL").then(killed.resolve);
  });
  await board.change();
  await board.change().catch(() => "killed");
  await killed.promise;
  const app = await startHere();
  try {
    await board.change(app.url);
    expect(await problemsOf(sending, board, app.url, { unknown: 1 })).toEqual([]);
    const [first, second] = receiver.of("a").filter(({ body }) => body.seq === 2);
    expect([second?.id, second?.text]).toEqual([first?.id, first?.text]);
  } finally {
    await app.stop();
  }
});

test("WEBHOOK-5: a clock that jumps ahead and back delays nothing and repeats nothing", async () => {
  const process = await sending.startProcess();
  const board = await furnish(process.url, sending, ["a"]);
  for (const wrongByMs of [0, HALF_AN_HOUR_MS, -HALF_AN_HOUR_MS, 0]) {
    await process.setClock(wrongByMs);
    await board.change();
  }
  expect(await problemsOf(sending, board, process.url)).toEqual([]);
});

test("WEBHOOK-6: slow, dripping, breaking and redirecting endpoints get everything in the end, the others at once", async () => {
  const { receiver } = sending;
  const bad: Record<string, Behaviour> = {
    late: async (response) => {
      await Bun.sleep(29 * SECOND_MS);
      response.writeHead(204).end();
    },
    dripping: drip(SECOND_MS),
    breaking: ({ socket }) => void socket?.write("HTTP/1.1 204 No Con", () => socket.destroy()),
    redirecting: (response) => void response.writeHead(302, { location: "/redirecting" }).end(),
    refusing: (response) => void response.writeHead(500).end("no"),
  };
  for (const [endpoint, behave] of Object.entries(bad)) receiver.behaviours.set(endpoint, once(behave));
  // The status is what counts; whatever follows is not read.
  receiver.behaviours.set("endless", (response) => {
    response.writeHead(200);
    const more = () => void (response.destroyed || response.write("x".repeat(65_536), more));
    more();
  });
  const app = await startHere();
  try {
    const board = await furnish(app.url, sending, ["good", "endless", ...Object.keys(bad)]);
    for (let round = 0; round < 3; round++) await board.change();
    expect(await problemsOf(sending, board, app.url)).toEqual([]);
    for (const endpoint of Object.keys(bad)) {
      const [first, second] = receiver.of(endpoint);
      expect([endpoint, second?.id]).toEqual([endpoint, first?.id]);
    }
  } finally {
    await app.stop();
  }
});

test("WEBHOOK-5: stopped while it sends, a service ends, and the next one goes on where it was", async () => {
  const { receiver } = sending;
  receiver.behaviours.set("a", async (response) => {
    await Bun.sleep(2 * SECOND_MS);
    response.writeHead(204).end();
  });
  const process = await sending.startProcess();
  const board = await furnish(process.url, sending, ["a"]);
  for (let round = 0; round < 4; round++) await board.change();
  await eventually(() => receiver.of("a").length >= 2, "the second message");
  await process.end("SIGTERM");
  const app = await startHere();
  try {
    expect(await problemsOf(sending, board, app.url, { unknown: 1 })).toEqual([]);
  } finally {
    await app.stop();
  }
});
