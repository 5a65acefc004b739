/** Large answers are made as the client takes them, and nothing of them is held longer than that. */
import { expect, test } from "bun:test";
import { bodyInParts, piecewise } from "../../server/platform/body.ts";
import { listed } from "../../server/platform/text-parts.ts";

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

const textOf = (body: string | ReadableStream | Blob) => new Response(body).text();

test("text that comes in parts is sent in one piece if it is short", async () => {
  const { parts } = counted(["one ", "", "two ", "three"]);
  expect(await bodyInParts(parts)).toBe("one two three");
});

test("text that comes in parts is sent as it is made if it is long, and arrives whole", async () => {
  const texts = Array.from({ length: 50 }, (_, n) => `${n}${LONG}`);
  const source = counted(texts);
  const taken: string[] = [];
  const madeWhenTaken: number[] = [];
  for await (const piece of (await bodyInParts(source.parts)) as ReadableStream<string>) {
    taken.push(piece);
    madeWhenTaken.push(source.made);
  }
  expect(taken.join("")).toBe(texts.join(""));
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

test("bytes that have been taken are given back, and arrive unharmed", async () => {
  const pieces = Array.from({ length: 8 }, () => crypto.getRandomValues(new Uint8Array(60_000)));
  const expected = Buffer.concat(pieces);
  const left = [...pieces];
  const server = Bun.serve({
    port: 0,
    fetch: async () => new Response(piecewise(async () => left.shift() ?? null)),
  });
  const answer = await (await fetch(server.url)).bytes();
  await server.stop(true);
  expect(Buffer.from(answer).equals(expected)).toBe(true);
  expect(pieces.map(({ byteLength }) => byteLength)).toEqual(pieces.map(() => 0));
});
