/** The heartbeat, with a second that lasts 20 milliseconds: SOCKET-4, SOCKET-5, PRESENCE-5. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { HEARTBEAT_SECONDS, PONG_TIMEOUT_SECONDS, PRESENCE_LIFETIME_SECONDS } from "../../contract/socket.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { type Instance, startInstance } from "./instance.ts";
import type { Listener, Received } from "./listener.ts";
import { RawSocket } from "./raw-socket.ts";

let service: Service;
let quick: Instance;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  quick = await startInstance(service, { secondMs: 20 });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(async () => {
  await quick.stop();
  await service.stop();
});

const isPing = ({ type }: Received) => type === "ping";
const pingsOf = ({ messages }: Pick<Listener, "messages">) => messages.filter(isPing);

async function online(boardId: string): Promise<string[]> {
  const { online_users } = await quick.as(alice).presence({ board_id: boardId });
  return online_users.map(({ user_id }) => user_id);
}

/** The address of the socket for a client written by hand. */
const socketOf = (boardId: string) => `/ws/boards/${boardId}?token=${bob.token}`;

test("SOCKET-4: pings come every 30 seconds, a pong has 10, and presence lasts 60 (PRESENCE-5)", () => {
  expect({ HEARTBEAT_SECONDS, PONG_TIMEOUT_SECONDS, PRESENCE_LIFETIME_SECONDS }).toEqual({
    HEARTBEAT_SECONDS: 30,
    PONG_TIMEOUT_SECONDS: 10,
    PRESENCE_LIFETIME_SECONDS: 60,
  });
});

test.concurrent("SOCKET-4: a ping has its type and the board, nothing more; a client that answers stays connected and present", async () => {
  const { board_id } = await boardOf(alice);
  const listener = quick.listen(board_id, alice);
  await listener.until(() => pingsOf(listener).length >= 4, "four pings");
  const ping = { type: "ping", board_id };
  expect(listener.messages).toEqual([
    { type: "user_joined", user_id: alice.id, username: alice.me.username },
    ...pingsOf(listener).map(() => ping),
  ]);
  expect(await online(board_id)).toEqual([alice.id]);
  await quick.as(alice).updateBoard({ board_id, title: "Still here" });
  await listener.sees("board.updated");
});

test.concurrent("SOCKET-4: a client that does not answer a ping is closed before the next one is due, and has left", async () => {
  const { board_id } = await boardOf(alice, bob);
  const witness = quick.listen(board_id, alice);
  await witness.sees("user_joined");
  const silent = quick.listen(board_id, bob, { silent: true });
  expect(await silent.closed).toMatchObject({ code: 4000 });
  expect(pingsOf(silent)).toEqual([{ type: "ping", board_id }]);
  expect(await witness.sees("user_left")).toEqual({
    type: "user_left",
    user_id: bob.id,
    username: bob.me.username,
  });
  expect(await online(board_id)).toEqual([alice.id]);
  expect(witness.socket.readyState).toBe(WebSocket.OPEN);
});

test.concurrent("SOCKET-4: one answer is not enough: a client that stops answering later is closed too", async () => {
  const { board_id } = await boardOf(alice, bob);
  const raw = await RawSocket.open(quick.url, socketOf(board_id));
  await raw.sees("ping");
  raw.say('{"type":"pong"}');
  await eventually(() => raw.gone, "the end of the connection");
  expect(pingsOf(raw)).toHaveLength(2);
});

test.concurrent("SOCKET-5: a pong may carry more fields, and nothing else is a pong", async () => {
  const { board_id } = await boardOf(alice, bob);
  const answer = async (text: string) => {
    const raw = await RawSocket.open(quick.url, socketOf(board_id));
    await raw.sees("ping");
    raw.say(text);
    return raw;
  };
  const good = await Promise.all(['{ "type" : "pong" }', '{"sent":1,"type":"pong"}'].map(answer));
  // What is longer is not even parsed.
  const long = JSON.stringify({ type: "pong", sent: " ".repeat(1024) });
  const bad = await Promise.all(
    ["pong", '"pong"', '{"type":"ping"}', '{"type":"PONG"}', '["pong"]', long].map(answer),
  );
  for (const raw of bad) {
    await eventually(() => raw.gone, "the end of the connection");
    expect(pingsOf(raw)).toHaveLength(1);
  }
  for (const raw of good) {
    await eventually(() => pingsOf(raw).length === 2, "a second ping");
    raw.destroy();
  }
});

test.concurrent("PRESENCE-5: a peer that neither reads nor answers is closed, and disappears from presence", async () => {
  const { board_id } = await boardOf(alice, bob);
  const witness = quick.listen(board_id, alice);
  await witness.sees("user_joined");
  const frozen = await RawSocket.open(quick.url, socketOf(board_id));
  await frozen.sees("user_joined");
  frozen.stopReading();
  expect((await online(board_id)).sort()).toEqual([alice.id, bob.id].sort());
  expect(await witness.sees("user_left")).toMatchObject({ user_id: bob.id });
  expect(await online(board_id)).toEqual([alice.id]);
  await quick.as(alice).updateBoard({ board_id, title: "Goes on" });
  await witness.sees("board.updated");
  frozen.destroy();
});

test.concurrent("PRESENCE-5: a connection that is cut without a close frame is noticed", async () => {
  const { board_id } = await boardOf(alice, bob);
  const witness = quick.listen(board_id, alice);
  await witness.sees("user_joined");
  const raw = await RawSocket.open(quick.url, socketOf(board_id));
  await raw.sees("user_joined");
  raw.destroy();
  expect(await witness.sees("user_left")).toMatchObject({ user_id: bob.id });
  expect(await online(board_id)).toEqual([alice.id]);
});

test.concurrent("SOCKET-4: many sockets are pinged, each on its own schedule", async () => {
  const { board_id } = await boardOf(alice);
  const listeners = Array.from({ length: 50 }, () => quick.listen(board_id, alice));
  const silent = Array.from({ length: 50 }, () => quick.listen(board_id, alice, { silent: true }));
  for (const listener of silent) await listener.closed;
  for (const listener of silent) expect(pingsOf(listener)).toHaveLength(1);
  for (const listener of listeners) {
    await listener.until(() => pingsOf(listener).length >= 2, "two pings");
    expect(listener.socket.readyState).toBe(WebSocket.OPEN);
    listener.close();
  }
});
