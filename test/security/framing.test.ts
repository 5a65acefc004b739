/** Where one request ends and the next begins, and whose it is: what a proxy in front might see differently. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { connect } from "node:net";
import { PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const QUIET_MS = 300;

/** Written once the request before it has been answered. */
type Next = { next: string };

/** Writes the pieces one after another and gives back all that came until nothing more did. */
async function say(...pieces: (string | Next)[]): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let answer = "";
  let lastMs = performance.now();
  let gone = false;
  socket.on("data", (data) => {
    answer += data.toString("latin1");
    lastMs = performance.now();
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    gone = true;
  });
  for (const piece of pieces) {
    if (typeof piece === "string") {
      socket.write(piece);
      await Bun.sleep(20);
      continue;
    }
    await eventually(() => answer !== "", "the first answer");
    socket.write(piece.next);
    lastMs = performance.now();
  }
  while (!gone && performance.now() - lastMs < QUIET_MS) await Bun.sleep(10);
  socket.destroy();
  return answer;
}

const statusesOf = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

describe("trailers after a chunked body are not a second request", () => {
  const json = () => JSON.stringify({ username: alice.me.email, password: PASSWORD });
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const outer = (target: string, headers = "") =>
    `POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n${headers}\r\n`;
  /** Says who alice is, if it is ever run. */
  const hidden = () => `GET /auth/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${alice.token}\r\n\r\n`;
  const field = "X-Trailer: 1\r\n";

  const shapes: Record<string, () => string[]> = {
    "at once": () => [`${outer("/auth/login")}${chunk(json())}0\r\n${hidden()}`],
    "in pieces": () => [outer("/auth/login"), chunk(json()), "0\r\n", hidden()],
    "behind a trailer": () => [`${outer("/auth/login")}${chunk(json())}0\r\n${field}${hidden()}`],
    "behind a trailer that was announced": () => [
      `${outer("/auth/login", "Trailer: X-Trailer\r\n")}${chunk(json())}0\r\n${field}${hidden()}`,
    ],
    "where the body is not read": () => [`${outer("/nowhere")}${chunk("x")}0\r\n${hidden()}`],
    "where the body is refused": () => [`${outer("/boards")}${chunk("x")}0\r\n${hidden()}`],
    "behind a GET": () => [
      `GET /health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk("x")}0\r\n${hidden()}`,
    ],
  };
  test.each(Object.keys(shapes))("%s", async (name) => {
    const answer = await say(...shapes[name]!());
    expect(answer).not.toContain(alice.me.email);
    expect(statusesOf(answer).length).toBeWithin(1, 3);
  });

  test("and a request that does follow is answered", async () => {
    const answer = await say(`${outer("/nowhere")}${chunk("x")}0\r\n\r\n`, { next: hidden() });
    expect(statusesOf(answer)).toEqual([404, 200]);
    expect(answer).toContain(alice.me.email);
  });
});

describe("a request with more than one Host is refused with 400", () => {
  const hosts = [
    "Host: a.example\r\nHost: b.example\r\n",
    "Host: a.example\r\nHost: a.example\r\n",
    "Host: a, b\r\n",
  ];
  const auth = () => `Authorization: Bearer ${alice.token}\r\nConnection: close\r\n`;
  test.each([
    ["of the API", "/auth/me", ""],
    ["of a page", "/", ""],
    [
      "of a socket",
      `/ws/boards/${crypto.randomUUID()}`,
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n",
    ],
  ])("%s", async (_, target, headers) => {
    for (const host of hosts) {
      const answer = await say(`GET ${target} HTTP/1.1\r\n${host}${headers}${auth()}\r\n`);
      expect(statusesOf(answer)).toEqual([400]);
      expect(answer).toContain("A request has one Host header.");
    }
  });

  test("and so is one without a Host; exactly one is accepted", async () => {
    expect(statusesOf(await say(`GET /auth/me HTTP/1.1\r\n${auth()}\r\n`))).toEqual([400]);
    expect(statusesOf(await say(`GET /auth/me HTTP/1.1\r\nHost: x\r\n${auth()}\r\n`))).toEqual([200]);
  });
});
