/** Bodies as they arrive. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { arriving, BodyBytes } from "../../server/platform/http/request-body.ts";
import { sendBytes } from "../support/multipart.ts";

let server: Bun.Server<undefined>;

beforeAll(() => {
  server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const pieces: Uint8Array[] = [];
      try {
        for await (const piece of arriving(request)) pieces.push(piece);
      } catch (error) {
        return Response.json({ refused: (error as Error).message });
      }
      return Response.json({ pieces: pieces.length, hash: hashOf(Buffer.concat(pieces)) });
    },
  });
});
afterAll(() => server.stop(true));

const MOST_BYTES = 2 ** 20;
const hashOf = (bytes: Uint8Array) => String(Bun.hash(bytes));

async function send(chunks: Uint8Array[]): Promise<unknown> {
  const framed = chunks.flatMap((chunk) => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from("\r\n"),
  ]);
  const head = Buffer.from(
    "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n",
  );
  const answer = await sendBytes(
    server.url.href,
    Buffer.concat([head, ...framed, Buffer.from("0\r\n\r\n")]),
    "wait",
  );
  return JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")));
}

test("a thousand chunks of one byte are accepted, one more is not", async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(1001));
  const small = [...bytes].map((byte) => Uint8Array.of(byte));
  expect(await send(small.slice(0, 1000))).toMatchObject({ hash: hashOf(bytes.subarray(0, 1000)) });
  expect(await send(small)).toEqual({ refused: "The body comes in too many small chunks." });
});

test("small chunks are counted also behind a large one", async () => {
  const large = new Uint8Array(1_000_000);
  const small = Array.from({ length: 1001 }, () => Uint8Array.of(0));
  expect(await send([large, ...small])).toEqual({ refused: "The body comes in too many small chunks." });
});

test("large chunks arrive whole and in order", async () => {
  const chunks = Array.from({ length: 40 }, () => crypto.getRandomValues(new Uint8Array(60_000)));
  expect(await send(chunks)).toMatchObject({ hash: hashOf(Buffer.concat(chunks)) });
});

test("a request without a body has no pieces", async () => {
  const response = await fetch(server.url);
  expect(await response.json()).toEqual({ pieces: 0, hash: hashOf(new Uint8Array()) });
});

test("bytes that are added in parts are one text, also where a character is cut in two", () => {
  const text = "Zürich 東京 😀 ".repeat(5000);
  const encoded = Buffer.from(text);
  const bytes = new BodyBytes({ most: MOST_BYTES, take() {} });
  for (let start = 0; start < encoded.length; start += 7001)
    bytes.add(Uint8Array.from(encoded.subarray(start, start + 7001)));
  expect([bytes.length, bytes.text()]).toEqual([encoded.length, text]);
  bytes.forget();
});

test("the buffer of a body counts whole, before it is allocated, and is never larger than the body may be", () => {
  const counted: number[] = [];
  const bytes = new BodyBytes({ most: 300_000, take: (more) => counted.push(more) });
  const held = () => counted.reduce((sum, more) => sum + more, 0);
  expect(held()).toBe(0);
  bytes.add(new Uint8Array(16_384));
  expect(held()).toBe(0);
  bytes.add(new Uint8Array(1));
  expect(held()).toBe(65_536);
  bytes.add(new Uint8Array(60_000));
  expect(held()).toBe(262_144);
  bytes.add(new Uint8Array(200_000));
  expect(held()).toBe(300_000);
  expect(bytes.length).toBe(276_385);
  bytes.forget();
});

test("a body for whose buffer there is no room takes none", () => {
  let left = 70_000;
  const bytes = new BodyBytes({
    most: MOST_BYTES,
    take(more) {
      if (more > left) throw new Error("no room");
      left -= more;
    },
  });
  bytes.add(new Uint8Array(17_000));
  expect(() => bytes.add(new Uint8Array(60_000))).toThrow("no room");
  expect([bytes.length, left]).toEqual([17_000, 70_000 - 65_536]);
  bytes.forget();
});
