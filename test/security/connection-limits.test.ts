/** How many live connections one user, one address, and all of them at one moment may have: sockets and streams alike. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { Listener } from "../live/listener.ts";
import { RawSocket } from "../live/raw-socket.ts";
import { StreamReader } from "../live/stream-reader.ts";

const PER_USER = 3;
const PER_ADDRESS = 5;
const JOINING = 8;

const TOO_MANY_OF_YOURS = "You have too many live connections.";
const TOO_MANY_FROM_THERE = "There are too many live connections from your address.";
const TOO_MANY_NOW = "Too many people are connecting; try again soon.";

let service: Service;
let alice: Person;
let bob: Person;
let carol: Person;
let boardId: string;
let addresses = 0;
const open: { close(): void }[] = [];

beforeAll(async () => {
  const settings = {
    SOCKETS_PER_USER: String(PER_USER),
    SOCKETS_PER_ADDRESS: String(PER_ADDRESS),
    SOCKETS_JOINING: String(JOINING),
    TRUSTED_PROXIES: "127.0.0.1",
  };
  service = await startService({ settings });
  [alice, bob, carol] = (await Promise.all(["alice", "bob", "carol"].map(service.person))) as [
    Person,
    Person,
    Person,
  ];
  ({ board_id: boardId } = await boardOf(alice, bob, carol));
});
afterEach(async () => {
  for (const connection of open.splice(0)) connection.close();
  await eventually(
    async () => (await alice.presence({ board_id: boardId })).online_users.length === 0,
    "all gone",
  );
});
afterAll(() => service.stop());

const somewhere = () => `192.0.2.${++addresses}`;

function connect(person: Person, address = somewhere(), options: { since?: number } = {}): Listener {
  const headers = { "x-forwarded-for": address };
  const listener = new Listener(service.url, boardId, { token: person.token, headers, ...options });
  open.push(listener);
  return listener;
}

async function connected(person: Person, address = somewhere()): Promise<Listener> {
  const listener = connect(person, address);
  await listener.sees("user_joined");
  return listener;
}

async function stream(person: Person, address = somewhere()): Promise<StreamReader> {
  const headers = { authorization: `Bearer ${person.token}`, "x-forwarded-for": address };
  const reader = await StreamReader.open(`${service.url}/boards/${boardId}/stream`, headers);
  open.push(reader);
  return reader;
}

describe("LIMIT-9: of one user", () => {
  test("one more than allowed is closed with 1013, the others go on, and other users are admitted", async () => {
    const held = [await connected(alice), await connected(alice), await connected(alice)];
    for (const options of [{}, { since: 0 }]) {
      const refused = connect(alice, somewhere(), options);
      expect(await refused.closed).toEqual({ code: 1013, reason: TOO_MANY_OF_YOURS });
      expect(refused.messages).toEqual([]);
    }
    await connected(bob);
    await alice.updateBoard({ board_id: boardId, title: crypto.randomUUID() });
    for (const listener of held) await listener.sees("board.updated");
  });

  test("streams count too, together with sockets: 429 with Retry-After", async () => {
    const streams = [await stream(alice), await stream(alice)];
    for (const reader of streams) await reader.sees("user_joined");
    await connected(alice);
    const refused = await stream(alice);
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get("retry-after")).toBe("10");
    await eventually(() => refused.ended, "the end");
    expect(await connect(alice).closed).toEqual({ code: 1013, reason: TOO_MANY_OF_YOURS });
  });

  test("a connection that is gone frees its place, however it ended", async () => {
    for (let round = 0; round < 3; round++) {
      const [closed, streaming] = [await connected(alice), await stream(alice)];
      await streaming.sees("user_joined");
      const target = `/ws/boards/${boardId}?token=${alice.token}`;
      const cut = await RawSocket.open(service.url, target, { "x-forwarded-for": somewhere() });
      await cut.sees("user_joined");
      expect(await connect(alice).closed).toMatchObject({ code: 1013 });
      closed.close();
      streaming.close();
      cut.destroy();
      await eventually(
        async () => (await alice.presence({ board_id: boardId })).online_users.length === 0,
        "left",
      );
    }
  });

  test("connections that were never admitted take no place", async () => {
    for (let i = 0; i < 2 * PER_USER; i++) {
      const elsewhere = new Listener(service.url, crypto.randomUUID(), { token: alice.token });
      expect(await elsewhere.closed).toMatchObject({ code: 1008 });
    }
    for (let i = 0; i < PER_USER; i++) await connected(alice);
  });
});

test("LIMIT-9: from one address, one more than allowed is closed with 1013, whoever it is; elsewhere not", async () => {
  const address = somewhere();
  for (const person of [alice, alice, bob, bob]) await connected(person, address);
  await (await stream(carol, address)).sees("user_joined");
  expect(await connect(carol, address).closed).toEqual({ code: 1013, reason: TOO_MANY_FROM_THERE });
  expect((await stream(carol, address)).response.status).toBe(429);
  await connected(carol);
});

test("LIMIT-9: at one moment, no more than allowed wait to be admitted; who waits is admitted", async () => {
  const { db } = service.app.context;
  const { read } = db;
  const gate = Promise.withResolvers<void>();
  // The database takes its time, for everybody.
  db.read = (async (queries: never) => {
    await gate.promise;
    return read.call(db, queries);
  }) as typeof read;
  const people = [alice, alice, alice, bob, bob, bob, carol, carol];
  const waiting = people.map((person) => connect(person));
  try {
    await eventually(() => waiting.every(({ socket }) => socket.readyState === WebSocket.OPEN), "handshakes");
    expect(await connect(carol).closed).toEqual({ code: 1013, reason: TOO_MANY_NOW });
  } finally {
    db.read = read;
    gate.resolve();
  }
  for (const listener of waiting) await listener.sees("user_joined");
  await connected(carol);
});
