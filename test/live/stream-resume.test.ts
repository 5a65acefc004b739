/** Resuming the stream of server-sent events, by `since` or by what a browser says when it reconnects. */
import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { StreamReader } from "./stream-reader.ts";

let service: Service;
let alice: Person;
let bob: Person;
const open: StreamReader[] = [];

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});
afterAll(() => service.stop());

async function stream(boardId: string, query: string, headers: Record<string, string> = {}) {
  const address = `${service.url}/boards/${boardId}/stream${query}`;
  const reader = await StreamReader.open(address, { authorization: `Bearer ${bob.token}`, ...headers });
  open.push(reader);
  return reader;
}

async function boardAt(events: number) {
  const { board_id, column_id } = await boardOf(alice, bob);
  for (let seq = 3; seq <= events; seq++) await alice.updateColumn({ column_id, title: `Title ${seq}` });
  return { board_id, column_id };
}

test("STREAM-3: replays what was missed, is ready, and goes on", async () => {
  const { board_id, column_id } = await boardAt(9);
  const log = await service.events(alice, board_id);
  for (const since of [0, 5, 9]) {
    const reader = await stream(board_id, `?since=${since}`);
    await reader.sees("user_joined");
    expect(reader.messages.map(({ data }) => data)).toEqual([
      ...log.slice(since),
      { type: "ready", seq: 9 },
      { type: "user_joined", user_id: bob.id, username: bob.me.username },
    ]);
    expect(reader.messages.slice(0, 9 - since)).toEqual(
      log.slice(since).map((data) => ({ event: "message", id: String(data.seq), data })),
    );
  }
  const reader = await stream(board_id, "?since=7");
  await reader.sees("ready");
  await alice.createCard({ board_id, column_id, title: "News" });
  await reader.sees("card.created");
  expect(reader.events.map(({ seq }) => seq)).toEqual([8, 9, 10]);
});

test("STREAM-3: Last-Event-ID, which a browser sends when it reconnects, takes precedence over since", async () => {
  const { board_id } = await boardAt(9);
  const headers = { "last-event-id": "7" };
  for (const query of ["", "?since=2", "?since=999", "?since=x"]) {
    const reader = await stream(board_id, query, headers);
    await reader.sees("ready");
    expect(reader.events.map(({ seq }) => seq)).toEqual([8, 9]);
  }
});

test("STREAM-6: an id has the time of its event too, for clients that gave one, and is compared with the log", async () => {
  const { board_id, column_id } = await boardAt(9);
  const log = await service.events(alice, board_id);
  const idOf = ({ seq, timestamp }: { seq: number; timestamp: string }) => `${seq}@${timestamp}`;
  const query = `?since=7&last_event_at=${log[6]!.timestamp}`;
  const reader = await stream(board_id, query);
  await reader.sees("ready");
  await alice.updateColumn({ column_id, title: "News" });
  await eventually(() => reader.events.length === 3, "the news");
  const later = (await service.events(alice, board_id)).slice(7);
  expect(reader.messages.filter(({ id }) => id !== undefined).map(({ id }) => id)).toEqual([
    ...later.slice(0, 2).map(idOf),
    idOf(log[8]!),
    idOf(later[2]!),
  ]);
  const again = await stream(board_id, query, { "last-event-id": idOf(log[8]!) });
  await again.sees("ready");
  expect(again.events.map(({ seq }) => seq)).toEqual([10]);
  const other = await stream(board_id, query, { "last-event-id": "9@2020-01-31T12:00:00.000Z" });
  expect((await other.sees("resync")).data).toEqual({ type: "resync", reason: "ahead" });
});

test("STREAM-3: asks to start over when it cannot replay; events follow all the same", async () => {
  const { board_id, column_id } = await boardAt(4);
  const cases = [
    ["5", "ahead"],
    ["-1", "invalid"],
    ["x", "invalid"],
    ["1e999", "invalid"],
    ["", "invalid"],
  ] as const;
  const readers: StreamReader[] = [];
  for (const [since, reason] of cases) {
    const reader = await stream(board_id, `?since=${since}`);
    expect((await reader.sees("resync")).data).toEqual({ type: "resync", reason });
    readers.push(reader);
  }
  await alice.createCard({ board_id, column_id, title: "News" });
  for (const reader of readers) {
    await reader.sees("card.created");
    expect(reader.events.map(({ seq }) => seq)).toEqual([5]);
  }
});

test("STREAM-3: replays more than a connection may have waiting, to a client that reads", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const description = "€".repeat(50_000);
  for (let i = 0; i < 4; i++) await alice.createCard({ board_id, column_id, title: "Long", description });
  for (let i = 0; i < 20; i++) await alice.updateColumn({ column_id, title: `Title ${i}` });
  const reader = await stream(board_id, "?since=0");
  await eventually(() => reader.ended || reader.messages.some(({ data }) => data.type === "ready"), "ready");
  expect(reader.events.map(({ seq }) => seq)).toEqual(Array.from({ length: 26 }, (_, i) => i + 1));
  expect(reader.ended).toBe(false);
});

test("STREAM-3: is contiguous during a storm of changes", async () => {
  const { board_id, column_id } = await boardAt(5);
  const readers: StreamReader[] = [];
  for (let i = 0; i < 100; i++) {
    await alice.createCard({ board_id, column_id, title: `${i}` });
    if (i % 10 === 0) readers.push(await stream(board_id, "?since=3"));
  }
  for (const reader of readers) {
    await eventually(() => reader.events.at(-1)?.seq === 105, "the last event");
    expect(reader.events.map(({ seq }) => seq)).toEqual(Array.from({ length: 102 }, (_, i) => i + 4));
  }
});
