/** The same events as server-sent events, for networks that let no WebSocket through. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { type Instance, startInstance } from "./instance.ts";
import { Listener } from "./listener.ts";
import { StreamReader } from "./stream-reader.ts";

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;
const open: StreamReader[] = [];

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});
afterAll(() => service.stop());

interface StreamOptions {
  query?: string;
  headers?: Record<string, string>;
  url?: string;
}

async function stream(boardId: string, { query = "", headers, url }: StreamOptions = {}) {
  const given = headers ?? { authorization: `Bearer ${bob.token}` };
  const reader = await StreamReader.open(`${url ?? service.url}/boards/${boardId}/stream${query}`, given);
  open.push(reader);
  return reader;
}

async function boardAt(events: number) {
  const { board_id, column_id } = await boardOf(alice, bob);
  for (let seq = 3; seq <= events; seq++) await alice.updateColumn({ column_id, title: `Title ${seq}` });
  return { board_id, column_id };
}

const arrival = () => ({
  event: "message",
  data: { type: "user_joined", user_id: bob.id, username: bob.me.username },
});
const asMessage = (event: { seq: number }) => ({ event: "message", id: String(event.seq), data: event });

describe("a stream", () => {
  test("STREAM-1: sends the same as a socket, each event with its number as id", async () => {
    const { board_id, column_id } = await boardAt(2);
    const reader = await stream(board_id);
    expect(reader.response.status).toBe(200);
    expect(reader.response.headers.get("content-type")).toBe("text/event-stream");
    await reader.sees("user_joined");
    const socket = new Listener(service.url, board_id, { token: alice.token });
    await socket.sees("user_joined");
    const card = await alice.createCard({ board_id, column_id, title: "Line\nbreaks\r\n\u2028 and €" });
    await alice.createCard({ board_id, column_id, title: "First", position: 0 });
    await bob.deleteCard({ card_id: card.id });
    await reader.sees("card.deleted");
    await socket.sees("card.deleted");
    expect(reader.events).toEqual(socket.events);
    expect(reader.messages.filter(({ data }) => "version" in data)).toEqual(
      (await service.events(alice, board_id)).slice(2).map(asMessage),
    );
    expect(reader.messages[0]).toEqual(arrival());
  });

  test("STREAM-1: sends an event with renumbered siblings under its id too", async () => {
    const { board_id, column_id } = await boardAt(2);
    const reader = await stream(board_id);
    await reader.sees("user_joined");
    // Always at the same place: sooner or later there is no rank left between the neighbours.
    for (let i = 0; i < 40; i++) await alice.createCard({ board_id, column_id, title: `${i}`, position: 1 });
    const log = (await service.events(alice, board_id)).slice(2);
    expect(log.some((event) => event.renumbered)).toBe(true);
    await eventually(() => reader.events.length === log.length, "all events");
    expect(reader.messages.slice(1)).toEqual(log.map(asMessage));
  });

  test("STREAM-2: admits by token in the address, by header and by cookie, under /api too", async () => {
    const { board_id } = await boardAt(2);
    const ways: StreamOptions[] = [
      { query: `?token=${bob.token}`, headers: {} },
      { headers: { authorization: `Bearer ${bob.token}` } },
      { headers: { cookie: `svc_auth=${bob.token}` } },
      { headers: { authorization: `Bearer ${bob.token}` }, url: `${service.url}/api` },
    ];
    for (const way of ways)
      expect(await (await stream(board_id, way)).sees("user_joined")).toEqual(arrival());
  });

  test("PRESENCE-4: counts as presence like a socket, until its reader is gone", async () => {
    const { board_id } = await boardAt(2);
    const witness = new Listener(service.url, board_id, { token: alice.token });
    await witness.sees("user_joined");
    const first = await stream(board_id);
    const second = new Listener(service.url, board_id, { token: bob.token });
    await first.sees("user_joined");
    await second.sees("user_joined");
    expect((await alice.presence({ board_id })).online_users).toHaveLength(2);
    second.close();
    await second.closed;
    first.close();
    expect(await witness.sees("user_left")).toEqual({ ...arrival().data, type: "user_left" });
    expect(await alice.presence({ board_id })).toEqual({
      board_id,
      online_users: [{ user_id: alice.id, username: alice.me.username }],
    });
    const presence = witness.messages.filter(({ user_id }) => user_id === bob.id).map(({ type }) => type);
    expect(presence).toEqual(["user_joined", "user_joined", "user_left"]);
  });

  test("API-16: is not opened by HEAD", async () => {
    const { board_id } = await boardAt(2);
    const answer = await service.send("HEAD", `/boards/${board_id}/stream`, { token: bob.token });
    expect(answer.status).toBe(200);
    await eventually(
      async () => (await alice.presence({ board_id })).online_users.length === 0,
      "nobody to be present",
    );
  });
});

describe("STREAM-2: is refused before it starts, as JSON", () => {
  test("without a valid token 401, to strangers 403, unknown boards 404, malformed ids 422", async () => {
    const { board_id } = await boardAt(2);
    const cases: [number, string, string | undefined][] = [
      [401, `/boards/${board_id}/stream`, undefined],
      [401, `/boards/${board_id}/stream`, "nonsense"],
      [401, `/boards/${board_id}/stream?token=nonsense`, undefined],
      [401, `/boards/${board_id}/stream?token=`, undefined],
      [403, `/boards/${board_id}/stream?since=0`, mallory.token],
      [403, `/boards/${board_id}/stream?token=${mallory.token}`, undefined],
      [404, `/boards/${crypto.randomUUID()}/stream`, bob.token],
      [422, "/boards/no-uuid/stream", bob.token],
    ];
    for (const [status, path, token] of cases) {
      const answer = await service.send("GET", path, { token });
      expect({ path, status: answer.status }).toEqual({ path, status });
      expect(answer.body).toMatchObject({ detail: expect.any(String) });
      expect(answer.headers.get("content-type")).toBe("application/json");
    }
    expect(await alice.presence({ board_id })).toEqual({ board_id, online_users: [] });
    expect(service.logged.filter((line) => line.includes(mallory.token.split(".")[2]!))).toEqual([]);
  });
});

describe("STREAM-4: ends", () => {
  /** After its last event, with a message of its own that tells the code a socket would be closed with. */
  async function endsAfter(reader: StreamReader, last: string): Promise<void> {
    await eventually(() => reader.ended, "the end");
    const [event, close] = reader.messages.filter(({ data }) => !/^user_/.test(data.type)).slice(-2);
    expect(event!.data.type).toBe(last);
    expect(close).toEqual({ event: "close", data: { code: 1008, reason: expect.any(String) } });
    expect(reader.messages.at(-1)).toBe(close!);
  }

  test("when its reader is removed from the board, and sends nothing more", async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const card = await alice.createCard({ board_id, column_id, title: "Work" });
    await alice.assignCard({ card_id: card.id, user_ids: [bob.id] });
    const reader = await stream(board_id);
    await reader.sees("user_joined");
    await alice.removeMember({ board_id, user_id: bob.id });
    await endsAfter(reader, "board.member_removed");
    expect(reader.events.map(({ type }) => type)).toEqual(["board.member_removed"]);
    expect((await service.send("GET", `/boards/${board_id}/stream`, { token: bob.token })).status).toBe(403);
  });

  test("when the board is deleted", async () => {
    const { board_id } = await boardAt(2);
    const reader = await stream(board_id, { query: "?since=2" });
    await reader.sees("user_joined");
    await alice.deleteBoard({ board_id });
    await endsAfter(reader, "board.deleted");
  });

  test("when its token is logged out", async () => {
    const { board_id } = await boardAt(2);
    const login = { username: bob.me.email, password: PASSWORD };
    const { access_token } = await service.anonymous.login(login);
    const reader = await stream(board_id, { query: `?token=${access_token}&since=1`, headers: {} });
    const other = await stream(board_id, { query: "?since=1" });
    await reader.sees("user_joined");
    await other.sees("user_joined");
    await service.send("POST", "/auth/logout", { token: access_token });
    await endsAfter(reader, "ready");
    await alice.updateBoard({ board_id, title: "Goes on" });
    await other.sees("board.updated");
  });
});

test("STREAM-5: an idle stream is kept alive by comments, which need no answer", async () => {
  const quick: Instance = await startInstance(service, { secondMs: 10 });
  const { board_id } = await boardAt(2);
  const reader = await stream(board_id, { url: quick.url });
  await eventually(() => reader.comments >= 3, "three comments");
  await quick.as(alice).updateBoard({ board_id, title: "Still here" });
  await reader.sees("board.updated");
  expect(reader.messages.map(({ data }) => data.type)).toEqual(["user_joined", "board.updated"]);
  await quick.stop();
});
