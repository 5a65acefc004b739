/** The elements of JSON documents and the rows of tables are read one by one, within bounds. */
import { expect, test } from "bun:test";
import { csvRows } from "../../server/imports/read/csv-rows.ts";
import { elements } from "../../server/imports/read/json/elements.ts";
import { Unreadable } from "../../server/imports/records.ts";

const MIB = 1_048_576;

async function* inPieces(text: string, length: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** What was found until the end or the error, and that. */
async function found(text: string, paths: string[], length = 65_536) {
  const list: [string, string | null, unknown][] = [];
  try {
    for await (const { path, of, value, isTooLarge } of elements(inPieces(text, length), { paths }))
      list.push([path.join("."), of, isTooLarge ? "too large" : value]);
    return { list, error: null };
  } catch (error) {
    if (error instanceof Unreadable) return { list, error: error.message };
    throw error;
  }
}

test("elements of lists come one by one, whichever pieces the bytes come in", async () => {
  const cards = [{ a: 'é"\\ }]' }, 2, "t", null, [], {}];
  const text = JSON.stringify(
    { a: 1, cards, boards: { x: { id: 5, stacks: [{ cards: [[1]] }] } }, z: null },
    null,
    1,
  );
  for (const length of [1, 2, 3, 7, 1000]) {
    expect(await found(text, ["cards", "boards.*.stacks.*.cards"], length)).toEqual({
      list: [
        ["a", null, 1],
        ...cards.map((card, index): [string, string, unknown] => [`cards.${index}`, "cards", card]),
        ["boards.x.id", null, 5],
        ["boards.x.stacks.0.cards.0", "boards.*.stacks.*.cards", [1]],
        ["z", null, null],
      ],
      error: null,
    });
  }
  expect((await found("[1, 2]", [""])).list).toEqual([
    ["0", "", 1],
    ["1", "", 2],
  ]);
  expect(await found("17", [""])).toEqual({ list: [["", null, 17]], error: null });
});

test.each([
  "",
  " ",
  "{",
  "[",
  "[1,]",
  "[1 2]",
  "{1:2}",
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  "[]]",
  "[1}",
  "{]",
  "[tru]",
  "nul",
  '["a',
  '{"list":[{]}',
  "\u0000",
])("%p is no JSON", async (text) => {
  expect((await found(text, ["", "list"])).error).toMatch(/not valid JSON|incomplete/);
});

test("a document that is cut off anywhere is refused", async () => {
  const text = JSON.stringify({
    cards: Array.from({ length: 40 }, (_, index) => ({ title: `Card ${index}` })),
  });
  for (let length = 0; length < text.length; length += 7)
    expect((await found(text.slice(0, length), ["cards"])).error).not.toBeNull();
});

test("nesting is limited, on the way to a list and within an element", async () => {
  const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  expect((await found(`{"cards":[${deep(150)}]}`, ["cards"])).error).toBeNull();
  expect((await found(`{"cards":[${deep(10_000)}]}`, ["cards"])).error).toBe(
    "The file is nested more than 200 levels deep.",
  );
  const far = Array.from({ length: 300 }, () => "*").join(".");
  expect((await found(deep(10_000), [far])).error).toBe("The file is nested more than 200 levels deep.");
});

test("an element that is too large is left out, and so are values beside the lists", async () => {
  const large = `"${"x".repeat(25 * MIB)}"`;
  const brackets = `[${"[],".repeat(200_000)}1]`;
  const { list, error } = await found(
    `{"beside":"${"y".repeat(2 * MIB)}","cards":[1,${large},${brackets},2]}`,
    ["cards"],
  );
  expect(error).toBeNull();
  expect(list).toEqual([
    ["beside", null, "too large"],
    ["cards.0", "cards", 1],
    ["cards.1", "cards", "too large"],
    ["cards.2", "cards", "too large"],
    ["cards.3", "cards", 2],
  ]);
});

test("the last of several members with the same name counts within an element; lists are read again", async () => {
  const { list } = await found('{"cards":[{"a":1,"a":2,"__proto__":{"b":3}}],"cards":[5]}', ["cards"]);
  expect(JSON.stringify(list)).toBe(
    '[["cards.0","cards",{"a":2,"__proto__":{"b":3}}],["cards.0","cards",5]]',
  );
});

test("others are served while a large document is read", async () => {
  const text = `{"cards":[${Array.from({ length: 20_000 }, () => `"${"x".repeat(200)}"`).join()}]}`;
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await found(text, ["cards"]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

async function* endless(start: string, more: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(start);
  for (const bytes = Buffer.from(more.repeat(10_000)); ; ) yield bytes;
}

test.each([
  ["values", '{"cards":[0', ",0"],
  ["lists on the way to what is asked for", '{"boards":[[]', ",[]"],
])("DAMAGED-1: a document with more %s than any board has is not read to its end", async (_, start, more) => {
  const read = async () => {
    for await (const __ of elements(endless(start, more), { paths: ["cards", "boards.*.cards"] }));
  };
  await expect(read()).rejects.toThrow("The file has more than 2000000 entries.");
});

test("DAMAGED-1: a table with more rows than any board has is not read to its end", async () => {
  const read = async () => {
    for await (const __ of csvRows(endless("title,x\n", ",a\n")));
  };
  await expect(read()).rejects.toThrow("The file has more than 2000000 rows.");
});

test("others are served while many small elements are read", async () => {
  let turns = 0;
  const count = () => {
    turns++;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  async function* bytes() {
    yield Buffer.from(`{"cards":[0${",0".repeat(200_000)}]}`);
  }
  for await (const __ of elements(bytes(), { paths: ["cards"] }));
  clearImmediate(counting);
  expect(turns).toBeGreaterThan(4);
});
