/**
 * The token of a socket or stream stands in its address, and never in a log: whatever a process writes, at its most
 * talkative, however a connection is refused and however it ends.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { boardOf, PASSWORD, type Person, startService } from "../harness.ts";
import { Listener } from "../live/listener.ts";
import { OPCODE, RawSocket } from "../live/raw-socket.ts";
import { StreamReader } from "../live/stream-reader.ts";
import { commandLine } from "../support/command-line.ts";

const PER_USER = 4;
const tokens = new Set<string>();
const { serve, emptySettings, cleanUp } = commandLine();

let served: Awaited<ReturnType<typeof serve>>;
let url: string;

beforeAll(async () => {
  const settings = { LOG_LEVEL: "debug", SOCKETS_PER_USER: String(PER_USER), PORT: "0" };
  served = await serve({ ...(await emptySettings()), ...settings });
  url = served.url;
});
afterAll(cleanUp);

async function login(email: string): Promise<string> {
  const { access_token } = await createClient({ baseUrl: url }).login({
    username: email,
    password: PASSWORD,
  });
  tokens.add(access_token);
  return access_token;
}

async function person(name: string): Promise<Person> {
  const email = `${name}@example.org`;
  const me = await createClient({ baseUrl: url }).register({ email, username: name, password: PASSWORD });
  const token = await login(email);
  return Object.assign(createClient({ baseUrl: url, token }), { id: me.id, token, me });
}

async function listening(boardId: string, token: string): Promise<Listener> {
  const listener = new Listener(url, boardId, { token });
  await listener.sees("user_joined");
  return listener;
}

const get = (path: string, init: RequestInit = {}) => fetch(url + path, init).then(({ status }) => status);

test("of a process: refused, limited, cut, broken, removed, revoked, drained", async () => {
  const [alice, bob, mallory] = [await person("alice"), await person("bob"), await person("mallory")];
  const { board_id } = await boardOf(alice, bob);
  const [head, payload, signature] = bob.token.split(".") as [string, string, string];
  const bad = `${head}.${payload}.${signature.split("").reverse().join("")}`;
  tokens.add(bad);

  // Refused at the handshake, before it, or right after it.
  const socketPath = `/ws/boards/${board_id}?token=${bob.token}`;
  const foreign = { cookie: `svc_auth=${bob.token}`, origin: "https://evil.example" };
  expect(await get(socketPath)).toBe(400);
  expect(await get(socketPath, { method: "POST" })).toBe(405);
  expect(await get(`/nowhere${socketPath}`)).toBe(404);
  expect(await get(`/ws/boards/${board_id}`, { headers: foreign })).toBe(403);
  expect(await get(`${socketPath}&padding=${"x".repeat(20_000)}`)).toBe(431);
  for (const [board, token] of [
    [board_id, bad],
    [board_id, mallory.token],
    [crypto.randomUUID(), bob.token],
    ["no-board", bob.token],
  ] as const) {
    expect(await new Listener(url, board, { token }).closed).toMatchObject({ code: 1008 });
    expect(await get(`/boards/${board}/stream?token=${token}`)).toBeGreaterThanOrEqual(400);
  }
  expect(await get(`/boards/${board_id}/events?token=${bob.token}`)).toBe(401);

  // Too many.
  const held = await Promise.all(Array.from({ length: PER_USER }, () => listening(board_id, bob.token)));
  expect(await new Listener(url, board_id, { token: bob.token }).closed).toMatchObject({ code: 1013 });
  expect(await get(`/boards/${board_id}/stream?token=${bob.token}`)).toBe(429);
  for (const listener of held) {
    listener.close();
    await listener.closed;
  }

  // Ended by the client, well or badly.
  for (const frame of [
    { opcode: OPCODE.text, payload: "x".repeat(70_000) },
    { opcode: OPCODE.text, payload: new Uint8Array([0xff]) },
    { opcode: 3, payload: "", reserved: 7 },
    { opcode: OPCODE.text, payload: bob.token },
  ]) {
    const raw = await RawSocket.open(url, socketPath);
    await raw.sees("user_joined");
    raw.send(frame);
    raw.destroy();
  }
  const stream = await StreamReader.open(`${url}/boards/${board_id}/stream?token=${bob.token}`);
  await stream.sees("user_joined");
  stream.close();

  // Ended by the service.
  const loggedOut = await login(bob.me.email);
  const ends = await listening(board_id, loggedOut);
  await createClient({ baseUrl: url, token: loggedOut }).logout();
  expect(await ends.closed).toMatchObject({ code: 1008 });
  const removed = await listening(board_id, bob.token);
  await alice.removeMember({ board_id, user_id: bob.id });
  expect(await removed.closed).toMatchObject({ code: 1008 });
  const drained = await listening(board_id, alice.token);
  const stopped = served.stop();
  expect(await drained.closed).toMatchObject({ code: 1012 });
  await stopped;

  const written = served.log();
  expect(written).toContain("/boards/{board_id}/stream");
  expect(written).toContain("stopping");
  const secrets = [...tokens].flatMap((token) => token.split(".").slice(1));
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
});

test("of a connection that could not be admitted, because the database or the service failed", async () => {
  const service = await startService();
  const alice = await service.person("alice");
  const { board_id } = await boardOf(alice);
  const { db } = service.app.context;
  const { read } = db;
  db.read = () => Promise.reject(new Error("a bug"));
  try {
    const listener = new Listener(service.url, board_id, { token: alice.token });
    const reason = "The board cannot be reached at the moment.";
    expect(await listener.closed).toEqual({ code: 1013, reason });
    const path = `/boards/${board_id}/stream?token=${alice.token}`;
    expect(await service.send("GET", path)).toMatchObject({ status: 500 });
  } finally {
    db.read = read;
    await service.stop();
  }
  const log = service.logged.join("");
  expect(log).toContain("connection refused after an internal error");
  expect(log).toContain("a bug");
  for (const part of alice.token.split(".").slice(1)) expect(log).not.toContain(part);
});
