/**
 * What one account or one address can have under way: requests, and the bytes of their bodies. Beyond it they are told
 * to come back; nobody else is.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import { boardOf, PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { StreamReader } from "../live/stream-reader.ts";

const PER_SESSION = 4;
const PER_ADDRESS = 6;
const BODIES = 8 * 1_048_576;
const UPLOADS = 6_000_000;
const ATTACHMENT = 1_000_000;
const READ_AHEAD = 524_288;
const SMALL = 16_384;

let service: Service;
let alice: Person;
let bob: Person;
let board_id: string;
let card_id: string;
let addresses = 0;
const held: Socket[] = [];

beforeAll(async () => {
  // The test is the trusted proxy: what it writes into X-Forwarded-For is where a request comes from.
  const settings = {
    OPEN_REQUESTS_PER_SESSION: String(PER_SESSION),
    OPEN_REQUESTS_PER_ADDRESS: String(PER_ADDRESS),
    BODY_MEMORY_BYTES: String(BODIES),
    UPLOAD_MEMORY_BYTES: String(UPLOADS),
    MAX_ATTACHMENT_BYTES: String(ATTACHMENT),
    TRUSTED_PROXIES: "127.0.0.1",
  };
  service = await startService({ settings });
  [alice, bob] = (await Promise.all(["alice", "bob"].map(service.person))) as [Person, Person];
  const board = await boardOf(alice, bob);
  board_id = board.board_id;
  card_id = (await alice.createCard({ ...board, title: "Card" })).id;
});
afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy();
  await eventually(() => service.app.context.requests.inFlight === 0, "nothing under way");
});
afterAll(() => service.stop());

const somewhere = () => `198.18.${++addresses >> 8}.${addresses & 255}`;

interface Stalled {
  path: string;
  person?: Person;
  address?: string;
  /** How much of the body comes. */
  bytes?: number;
  /** How long it says it is; without, it comes in chunks. */
  declared?: number;
  type?: string;
  begin?: string;
  /** Counted beside what came. */
  ahead?: number;
}

const bytesHeld = () => service.app.context.bodies.held + service.app.context.uploads.held;

/** A request whose body never ends; resolves when the service has all that comes of it. */
async function stall({ path, person, address = somewhere(), bytes = 1, ...of }: Stalled): Promise<Socket> {
  const { inFlight } = service.app.context.requests;
  const heldBefore = bytesHeld();
  const { hostname, port } = new URL(service.url);
  const socket = connect({ host: hostname, port: Number(port) });
  held.push(socket);
  const auth = person ? `Authorization: Bearer ${person.token}\r\n` : "";
  const { type = "application/json", begin = "", ahead = 0, declared } = of;
  socket.on("error", () => {});
  socket.resume();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\n${auth}X-Forwarded-For: ${address}\r\nContent-Type: ${type}\r\n` +
      `${declared === undefined ? "Transfer-Encoding: chunked" : `Content-Length: ${declared}`}\r\n\r\n`,
  );
  const body = begin + " ".repeat(bytes);
  socket.write(declared === undefined ? `${body.length.toString(16)}\r\n${body}\r\n` : body);
  // Of JSON the buffer counts, which is larger than what has come, unless it is small.
  const isJson = type === "application/json";
  const least = heldBefore + ahead + (isJson && body.length <= SMALL ? 0 : body.length);
  await eventually(
    () =>
      service.app.context.requests.inFlight > inFlight &&
      (isJson ? bytesHeld() >= least : bytesHeld() === least),
    "the request under way",
  );
  return socket;
}

function ask(person: Person | undefined, address = somewhere(), path = "/auth/me") {
  return service.send("GET", path, { token: person?.token, headers: { "x-forwarded-for": address } });
}

const TOO_MANY_OF_YOURS = { detail: "You have too many requests under way." };
const TOO_MANY_FROM_THERE = { detail: "There are too many requests under way from your address." };

describe("LIMIT-10: requests under way", () => {
  test("of one session are limited, wherever they come from: 429 with Retry-After; others go on", async () => {
    for (let i = 0; i < PER_SESSION; i++) await stall({ path: "/boards", person: alice });
    const refused = await ask(alice);
    expect(refused).toMatchObject({ status: 429, body: TOO_MANY_OF_YOURS });
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await ask(bob)).toMatchObject({ status: 200 });
  });

  test("of a session that was ended do not count against the user's other sessions", async () => {
    const carol = await service.person("carol");
    const { access_token } = await service.anonymous.login({ username: carol.me.email, password: PASSWORD });
    await carol.logout();
    for (let i = 0; i < PER_SESSION; i++) await stall({ path: "/boards", person: carol });
    expect(await ask(carol)).toMatchObject({ status: 429 });
    expect(await ask({ ...carol, token: access_token })).toMatchObject({ status: 200 });
  });

  test("from one address are limited, whoever sends them", async () => {
    const address = somewhere();
    const people = [];
    while (people.length * PER_SESSION < PER_ADDRESS) people.push(await service.person("guest"));
    for (let i = 0; i < PER_ADDRESS; i++)
      await stall({ path: "/boards", person: people[Math.floor(i / PER_SESSION)], address });
    expect(await ask(alice, address)).toMatchObject({ status: 429, body: TOO_MANY_FROM_THERE });
    expect(await ask(alice)).toMatchObject({ status: 200 });
  });

  test("of anonymous clients at one address are limited too, and keep nobody out who is logged in there", async () => {
    const address = somewhere();
    for (let i = 0; i < PER_ADDRESS; i++) await stall({ path: "/auth/login", address });
    const json = { username: "a", password: "b" };
    const headers = { "x-forwarded-for": address };
    expect(await service.send("POST", "/auth/login", { json, headers })).toMatchObject({ status: 429 });
    for (const path of ["/me/calendar.ics?token=x", "/invitations/x", "/auth/methods"])
      expect(await ask(undefined, address, path)).toMatchObject({ status: 429, body: TOO_MANY_FROM_THERE });
    expect(await ask(alice, address)).toMatchObject({ status: 200 });
  });

  test("that have ended, answered or hung up, no longer count", async () => {
    for (let round = 0; round < 3; round++) {
      const sockets: Socket[] = [];
      for (let i = 0; i < PER_SESSION; i++) sockets.push(await stall({ path: "/boards", person: alice }));
      expect(await ask(alice)).toMatchObject({ status: 429 });
      sockets[0]!.write("0\r\n\r\n");
      await eventually(async () => (await ask(alice)).status === 200, "one to be answered");
      for (const socket of sockets) socket.destroy();
      await eventually(() => service.app.context.requests.inFlight === 0, "all gone");
    }
    for (let i = 0; i < 20; i++) expect(await ask(alice)).toMatchObject({ status: 200 });
  });

  test("do not include streams, which have a limit of their own", async () => {
    const headers = { authorization: `Bearer ${alice.token}` };
    const url = `${service.url}/boards/${board_id}/stream`;
    const streams = [];
    for (let i = 0; i <= PER_SESSION; i++) streams.push(await StreamReader.open(url, headers));
    for (const stream of streams) await stream.sees("user_joined");
    expect(await ask(alice)).toMatchObject({ status: 200 });
    for (const stream of streams) stream.close();
  });

  test("do not include probes, which are always answered", async () => {
    const address = somewhere();
    for (let i = 0; i < PER_ADDRESS; i++) await stall({ path: "/auth/login", address });
    for (const path of ["/health", "/health/live", "/health/ready"]) {
      expect(await ask(undefined, address, path)).toMatchObject({ status: 200 });
    }
  });
});

const TOO_MUCH_OF_YOURS = { detail: "You are sending too much at once; try again soon." };

/** A body that is not small. */
function large(person: Person, address = somewhere()) {
  const body = JSON.stringify({ title: "Board", more: "x".repeat(900_000) });
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  return service.send("POST", "/boards", { token: person.token, headers, body });
}

describe("LIMIT-12: bodies under way", () => {
  test("of one account hold a quarter of the memory at most: 429 with Retry-After; others go on", async () => {
    for (let i = 0; i < 2; i++) await stall({ path: "/boards", person: alice, bytes: 1_000_000 });
    const refused = await large(alice);
    expect(refused).toMatchObject({ status: 429, body: TOO_MUCH_OF_YOURS });
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await large(bob)).toMatchObject({ status: 201 });
    const small = { token: alice.token, json: { title: "Small" } };
    expect(await service.send("POST", "/boards", small)).toMatchObject({ status: 201 });
  });

  test("of all together hold the memory at most: 503 with Retry-After; small ones go on", async () => {
    const [carol, ...others] = await Promise.all(["carol", "dave", "erin"].map(service.person));
    for (const person of [alice, bob, ...others]) {
      for (let i = 0; i < 2; i++) await stall({ path: "/boards", person, bytes: 1_000_000 });
    }
    const refused = await large(carol!);
    expect(refused).toMatchObject({
      status: 503,
      body: { detail: "Too much is being sent at once; try again soon." },
    });
    expect(refused.headers.get("retry-after")).toBe("1");
    const small = { token: carol!.token, json: { title: "Small" } };
    expect(await service.send("POST", "/boards", small)).toMatchObject({ status: 201 });
  });

  test("that declare more than what is left are refused before they are read", async () => {
    for (let i = 0; i < 2; i++) await stall({ path: "/boards", person: alice, bytes: 1_000_000 });
    const { hostname, port } = new URL(service.url);
    const socket = connect({ host: hostname, port: Number(port) });
    held.push(socket);
    socket.write(
      `POST /boards HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${alice.token}\r\n` +
        `X-Forwarded-For: ${somewhere()}\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n`,
    );
    const answer = await new Promise<string>((resolve) =>
      socket.once("data", (data) => resolve(String(data))),
    );
    expect(answer).toStartWith("HTTP/1.1 429");
  });

  test("that declare much and send little take no room from others", async () => {
    const people = await Promise.all(["faye", "gwen", "hana", "iris", "june"].map(service.person));
    for (const person of people) {
      for (let i = 0; i < 2; i++) await stall({ path: "/boards", person, declared: 1_000_000 });
    }
    expect(bytesHeld()).toBe(0);
    expect(await large(alice)).toMatchObject({ status: 201 });
  });

  test("release what they held when they are answered or hang up", async () => {
    for (let round = 0; round < 3; round++) {
      const sockets: Socket[] = [];
      for (let i = 0; i < 2; i++)
        sockets.push(await stall({ path: "/boards", person: alice, bytes: 1_000_000 }));
      expect(await large(alice)).toMatchObject({ status: 429 });
      for (const socket of sockets) socket.destroy();
      await eventually(async () => (await large(alice)).status === 201, "room");
      for (let i = 0; i < 5; i++) expect(await large(alice)).toMatchObject({ status: 201 });
    }
  });

  test("with a key that was refused for now is the same request when it comes again", async () => {
    const address = somewhere();
    const send = () => {
      const body = JSON.stringify({ title: "Once", more: "x".repeat(900_000) });
      const headers = {
        "content-type": "application/json",
        "x-forwarded-for": address,
        "idempotency-key": "once",
      };
      return service.send("POST", "/boards", { token: alice.token, headers, body });
    };
    const first = await send();
    expect(first.status).toBe(201);
    const sockets = [];
    for (let i = 0; i < 2; i++)
      sockets.push(await stall({ path: "/boards", person: alice, bytes: 1_000_000 }));
    expect(await send()).toMatchObject({ status: 429 });
    for (const socket of sockets) socket.destroy();
    await eventually(async () => (await large(alice)).status === 201, "room");
    expect((await send()).body).toEqual(first.body);
  });
});

describe("LIMIT-12: uploads under way", () => {
  const part = '--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n';
  const stallUpload = (person: Person) =>
    stall({
      path: `/cards/${card_id}/attachments`,
      person,
      bytes: ATTACHMENT - 1,
      type: "multipart/form-data; boundary=x",
      begin: part,
      ahead: READ_AHEAD,
    });
  const upload = (person: Person) => {
    const body = new FormData();
    body.set("file", new File([new Uint8Array(ATTACHMENT)], "file.bin"));
    return service.send("POST", `/cards/${card_id}/attachments`, {
      token: person.token,
      body,
      headers: { "x-forwarded-for": somewhere() },
    });
  };

  test("of one account that stall hold half of the memory at most, and keep nobody else from uploading", async () => {
    const stalled = [await stallUpload(alice), await stallUpload(alice)];
    const refused = await upload(alice);
    expect(refused).toMatchObject({ status: 429, body: TOO_MUCH_OF_YOURS });
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await upload(bob)).toMatchObject({ status: 201 });
    for (const socket of stalled) socket.destroy();
    await eventually(async () => (await upload(alice)).status === 201, "room");
  });

  /** Nothing but the head of an upload: what it says of itself decides. */
  async function announce(person: Person, length: number): Promise<Socket> {
    const { hostname, port } = new URL(service.url);
    const socket = connect({ host: hostname, port: Number(port) });
    held.push(socket);
    socket.on("error", () => {});
    socket.write(
      `POST /cards/${card_id}/attachments HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.token}\r\n` +
        `X-Forwarded-For: ${somewhere()}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
        `Content-Length: ${length}\r\n\r\n`,
    );
    return socket;
  }

  test("that declare more than what is left are refused before they are read", async () => {
    await stallUpload(alice);
    const socket = await announce(alice, 2_000_000);
    const answer = await new Promise<string>((resolve) =>
      socket.once("data", (data) => resolve(String(data))),
    );
    expect(answer).toStartWith("HTTP/1.1 429");
  });

  test("also count what the runtime reads ahead of each, unless they have sent next to nothing", async () => {
    await announce(alice, 1000);
    await stallUpload(alice);
    expect(service.app.context.uploads.held).toBeGreaterThan(READ_AHEAD + ATTACHMENT);
    expect(service.app.context.uploads.held).toBeLessThan(READ_AHEAD + ATTACHMENT + 1000);
  });

  test("that declare more than the maximum are refused for good, not for now", async () => {
    const body = new FormData();
    body.set("file", new File([new Uint8Array(8 * ATTACHMENT)], "file.bin"));
    const headers = { "x-forwarded-for": somewhere() };
    const path = `/cards/${card_id}/attachments`;
    expect(await service.send("POST", path, { token: alice.token, body, headers })).toMatchObject({
      status: 400,
    });
  });
});
