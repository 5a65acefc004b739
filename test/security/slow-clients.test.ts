/**
 * Requests that are too large before their body begins, and clients that take for ever: none of them holds a connection
 * for longer than it may, and nobody else notices.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { ON_POSTGRES } from "../live/fleet.ts";
import { StreamReader } from "../live/stream-reader.ts";

const PATIENCE_MS = 25_000;
const DRIP_MS = 300;
const PAUSE_MS = 10_000;
/** The runtime looks for idle connections every four seconds. */
const STREAM_SILENCE_MS = 9000;

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: { IDLE_TIMEOUT_SECONDS: "1" } });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

interface Attack {
  /** Sent at once, */
  first: string;
  /** and this again and again. */
  drip?: string;
  /** Nothing that comes back is read. */
  pauses?: boolean;
}

/** What came back until the service ended the connection; fails when it does not. */
function untilCut({ first, drip, pauses }: Attack): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket: Socket = connect({ host: hostname, port: Number(port) }, () => {
    socket.write(first);
    if (pauses) socket.pause();
  });
  const dripping = drip && setInterval(() => socket.write(drip), DRIP_MS);
  const reading = pauses && setTimeout(() => socket.resume(), PAUSE_MS);
  const giveUp = setTimeout(() => reject(new Error("still connected")), PATIENCE_MS);
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  socket.on("error", () => {});
  socket.on("close", () => resolve(received));
  return promise.finally(() => {
    if (dripping) clearInterval(dripping);
    if (reading) clearTimeout(reading);
    clearTimeout(giveUp);
    socket.destroy();
  });
}

const HEAD = () => `Host: ${new URL(service.url).host}\r\nAuthorization: Bearer ${alice.token}\r\n`;
const POST = (headers: string) =>
  `POST /boards HTTP/1.1\r\n${HEAD()}Content-Type: application/json\r\n${headers}\r\n\r\n`;

describe("is cut:", () => {
  const attacks: [string, () => Attack][] = [
    ["a connection that says nothing", () => ({ first: "" })],
    ["a head that stops", () => ({ first: `GET /health HTTP/1.1\r\n${HEAD()}X-More: ` })],
    ["a head that never ends", () => ({ first: `GET /health HTTP/1.1\r\n${HEAD()}`, drip: "X-More: 1\r\n" })],
    ["a body that stops", () => ({ first: `${POST("Content-Length: 100")}{` })],
    ["a body that drips", () => ({ first: `${POST("Content-Length: 100000")}{`, drip: " " })],
    ["a chunked body that stops", () => ({ first: `${POST("Transfer-Encoding: chunked")}1\r\n{\r\n` })],
    ["a chunked body that drips", () => ({ first: POST("Transfer-Encoding: chunked"), drip: "1\r\n \r\n" })],
  ];
  test.concurrent.each(attacks)("%s", async (_, attack) => {
    expect(await untilCut(attack())).toBe("");
  });

  test.concurrent("a connection that is kept alive and not used", async () => {
    const answer = await untilCut({ first: `GET /health HTTP/1.1\r\n${HEAD()}\r\n` });
    expect(answer).toStartWith("HTTP/1.1 200 OK");
  });

  test.concurrent("an upload that stops, and nothing of it is stored", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const card = await alice.createCard({ board_id, column_id, title: "Card" });
    const headers = `${HEAD()}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n`;
    const part = '--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\nsome';
    const first = `POST /cards/${card.id}/attachments HTTP/1.1\r\n${headers}\r\n${part}`;
    expect(await untilCut({ first })).toBe("");
    expect((await alice.getCard({ card_id: card.id })).attachments).toEqual([]);
  });

  test.concurrent("an answer that is not read", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const description = "x".repeat(50_000);
    for (let i = 0; i < 160; i++) await alice.createCard({ board_id, column_id, title: "Card", description });
    const first = `GET /boards/${board_id} HTTP/1.1\r\n${HEAD()}\r\n`;
    const received = await untilCut({ first, pauses: true });
    expect(received).toStartWith("HTTP/1.1 200 OK");
    expect(received).not.toEndWith("\r\n0\r\n\r\n");
    expect(received.length).toBeLessThan(160 * description.length);
  });

  test.concurrent("none of this delays others or makes the service unhealthy", async () => {
    for (let i = 0; i < 20; i++) expect(await alice.getMe()).toEqual(alice.me);
  });
});

describe("LIMIT-11: is refused with 431:", () => {
  const statusOf = (path: string, headers = "") =>
    untilCut({ first: `GET ${path} HTTP/1.1\r\n${HEAD()}${headers}\r\n` }).then((answer) =>
      answer.slice(0, 12),
    );

  test.concurrent("an address of more than 16 KiB; one of 8 KiB is accepted", async () => {
    expect(await statusOf(`/${"x".repeat(17_000)}`)).toBe("HTTP/1.1 431");
    expect(await statusOf(`/health?${"x".repeat(8000)}`)).toBe("HTTP/1.1 200");
  });

  test.concurrent("headers of more than 16 KiB together; 8 KiB are accepted", async () => {
    expect(await statusOf("/health", `X-Long: ${"x".repeat(17_000)}\r\n`)).toBe("HTTP/1.1 431");
    expect(await statusOf("/health", `X-Long: ${"x".repeat(8000)}\r\n`)).toBe("HTTP/1.1 200");
  });

  test.concurrent("more than 200 headers; 100 are accepted", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `X-${i}: 1\r\n`).join("");
    expect(await statusOf("/health", many(210))).toBe("HTTP/1.1 431");
    expect(await statusOf("/health", many(100))).toBe("HTTP/1.1 200");
  });
});

test("BOARD-16: whoever copies a board gets an answer, however long it takes; then the connection is idle again", async () => {
  const { board_id } = await boardOf(alice);
  const who = { address: "127.0.0.1", account: alice.id };
  void service.app.context.boardCopies.run(who, () => Bun.sleep(STREAM_SILENCE_MS));
  const body = JSON.stringify({ title: "Copy" });
  const headers = `${HEAD()}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const first = `POST /boards/${board_id}/copy HTTP/1.1\r\n${headers}\r\n${body}`;
  expect(await untilCut({ first })).toStartWith("HTTP/1.1 201 Created");
});

test("a stream of events may be silent for longer than a request may idle", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const stream = await StreamReader.open(`${service.url}/boards/${board_id}/stream`, {
    authorization: `Bearer ${alice.token}`,
  });
  await Bun.sleep(STREAM_SILENCE_MS);
  await alice.createCard({ board_id, column_id, title: "After the silence" });
  await stream.sees("card.created");
  expect(stream.ended).toBe(false);
  stream.close();
});

describe("a request that waits for its turn is answered with 503 before its connection would be cut (ERROR-14)", () => {
  test("to be read", async () => {
    const held = Promise.withResolvers<void>();
    const other = service.app.context.bodyTurns.run({ address: "", account: "" }, () => held.promise);
    const { board_id, column_id } = await boardOf(alice);
    const description = "x".repeat(20_000);
    expect(await refusal(alice.createCard({ board_id, column_id, title: "Large", description }))).toEqual({
      status: 503,
      detail: "Too much is being read or copied at the same time; try again soon.",
    });
    held.resolve();
    await other;
  });

  test.skipIf(ON_POSTGRES)("to be written", async () => {
    const slow = () =>
      service.app.db.change({
        queue: alice.id,
        account: alice.id,
        load: {},
        decide() {
          Bun.sleepSync(300);
          return { result: undefined };
        },
      });
    const others = Promise.allSettled(Array.from({ length: 10 }, slow));
    expect(await refusal(alice.createBoard({ title: "Late" }))).toEqual({
      status: 503,
      detail: "Too many other changes came before this one, so it was not made; try again soon.",
    });
    await others;
  });
});
