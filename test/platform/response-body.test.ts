/** Large answers are made as the client takes them, and nothing of them is held longer than that. */
import { expect, test } from "bun:test";
import { bodyInParts, piecewise, textBody } from "../../server/platform/http/response-body.ts";
import { listed } from "../../server/platform/scheduling/text-parts.ts";

const LONG = "ü€\u{1f600}".repeat(20_000);

/** Parts of a text, and how many of them have been made. */
function counted(texts: string[]) {
  const source = { made: 0, parts: made() };
  function* made(): Generator<string, void> {
    for (const text of texts) {
      source.made++;
      yield text;
    }
  }
  return source;
}

/** Piece by piece, as the runtime takes it: what has been taken is gone. */
async function textOf(body: unknown): Promise<string> {
  const taken: Buffer[] = [];
  for await (const piece of body as ReadableStream<Uint8Array>) taken.push(Buffer.from(piece));
  return Buffer.concat(taken).toString();
}

test("text that comes in parts is sent in one piece if it is short", async () => {
  const { parts } = counted(["one ", "", "two ", "three"]);
  expect(await bodyInParts(parts)).toBe("one two three");
});

test("text that comes in parts is sent as it is made if it is long, and arrives whole", async () => {
  const texts = Array.from({ length: 50 }, (_, n) => `${n}${LONG}`);
  const source = counted(texts);
  const taken: Buffer[] = [];
  const madeWhenTaken: number[] = [];
  for await (const piece of (await bodyInParts(source.parts)) as ReadableStream<Uint8Array>) {
    taken.push(Buffer.from(piece));
    madeWhenTaken.push(source.made);
  }
  expect(Buffer.concat(taken).toString()).toBe(texts.join(""));
  // At first as many as are held, then one at a time.
  expect(madeWhenTaken.slice(0, 4)).toEqual([4, 5, 6, 7]);
});

test("further parts are asked for when those before are used up", async () => {
  const pages = [["b", LONG, LONG, LONG], [], ["c"], [LONG, "d"]];
  const asked = pages.map((texts) => counted(texts).parts);
  const body = await bodyInParts(counted(["a"]).parts, async () => asked.shift() ?? null);
  expect(await textOf(body)).toBe(`a${pages.flat().join("")}`);
});

test("a list in parts is the list, however long its elements are", () => {
  for (const elements of [[], [1], [1, "two", { three: 3 }], [LONG], [1, LONG, LONG, 2], [LONG, 1]]) {
    const parts = [...listed(elements.map((element) => JSON.stringify(element)))];
    expect(`[${parts.join("")}]`).toBe(JSON.stringify(elements));
  }
});

test("long text arrives unharmed, also where it is taken much later", async () => {
  const server = Bun.serve({
    port: 0,
    async fetch() {
      await Bun.sleep(1);
      return new Response(textBody(`${LONG.repeat(25)}end`));
    },
  });
  const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(server.url)));
  await Bun.sleep(100);
  for (const answer of answers) expect(await answer.text()).toBe(`${LONG.repeat(25)}end`);
  await server.stop(true);
});

test("bytes that have been taken are given back, and arrive unharmed, however slowly they are taken", async () => {
  const piece = (n: number) => new Uint8Array(1_000_000).fill(n);
  const pieces: Uint8Array[] = [];
  const server = Bun.serve({
    port: 0,
    fetch() {
      let sent = 0;
      const read = async () => (++sent > 30 ? null : piece(sent));
      return new Response(
        piecewise(async () => {
          const next = await read();
          if (next) pieces.push(next);
          return next;
        }),
      );
    },
  });
  const answer = await fetch(server.url);
  // More is on its way than the machine takes for a connection that nobody reads.
  await Bun.sleep(300);
  const hash = new Bun.CryptoHasher("sha256");
  for await (const chunk of answer.body!) {
    hash.update(chunk);
    await Bun.sleep(0);
  }
  const expected = new Bun.CryptoHasher("sha256");
  for (let n = 1; n <= 30; n++) expected.update(piece(n));
  expect(hash.digest("hex")).toBe(expected.digest("hex"));
  expect(pieces.map(({ byteLength }) => byteLength)).toEqual(Array(30).fill(0));
  await server.stop(true);
});
