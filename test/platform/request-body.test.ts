/** Bodies as they arrive: in as many pieces as the network brings, however finely they are cut. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { arriving } from "../../server/platform/http/request-body.ts";
import { sendBytes } from "../support/multipart.ts";

let server: Bun.Server<undefined>;

beforeAll(() => {
  server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const pieces: Uint8Array[] = [];
      for await (const piece of arriving(request)) pieces.push(piece);
      return Response.json({ pieces: pieces.length, hash: hashOf(Buffer.concat(pieces)) });
    },
  });
});
afterAll(() => server.stop(true));

const hashOf = (bytes: Uint8Array) => String(Bun.hash(bytes));

async function send(chunks: Uint8Array[]): Promise<{ pieces: number; hash: string }> {
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

test("a hundred thousand chunks of one byte are no hundred thousand pieces", async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(50_000));
  const { pieces, hash } = await send([...bytes, ...bytes].map((byte) => Uint8Array.of(byte)));
  expect(hash).toBe(hashOf(Buffer.concat([bytes, bytes])));
  expect(pieces).toBeLessThan(1000);
});

test("large chunks arrive whole and in order", async () => {
  const chunks = Array.from({ length: 40 }, () => crypto.getRandomValues(new Uint8Array(60_000)));
  expect(await send(chunks)).toMatchObject({ hash: hashOf(Buffer.concat(chunks)) });
});

test("a request without a body has no pieces", async () => {
  const response = await fetch(server.url);
  expect(await response.json()).toEqual({ pieces: 0, hash: hashOf(new Uint8Array()) });
});
