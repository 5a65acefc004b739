/** What is kept in memory of boards, for how long, and how much of it. */
import { expect, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import { board, card, changed, create, STAMP, source, title, version, WHO } from "../support/kept-boards.ts";

test("who misses at the same time shares one read; who comes later needs none", async () => {
  const kept = create();
  const read = source(7);
  const waiting = [1, 2, 3].map(() => kept.get("board", version(7), WHO, read));
  read.answer();
  const entries = await Promise.all(waiting);
  expect(await Promise.all(entries.map(title))).toEqual(["board 7", "board 7", "board 7"]);
  expect(await kept.get("board", version(7), WHO, source(0))).toBe(entries[0]!);
  expect(read.calls).toBe(1);
});

test("another revision, or another board, is read anew", async () => {
  const kept = create();
  const read = source(1);
  read.answer();
  await kept.get("board", version(1), WHO, read);
  const newer = source(2);
  newer.answer();
  expect(await title(await kept.get("board", version(2), WHO, newer))).toBe("board 2");
  const other = source(2, "other");
  other.answer();
  expect(await title(await kept.get("other", version(2), WHO, other))).toBe("other");
  expect([read.calls, newer.calls, other.calls]).toEqual([1, 1, 1]);
});

test("the same revision of another history of the board is another board", async () => {
  const kept = create();
  const read = source(2, "lost");
  read.answer();
  await kept.get("board", version(2), WHO, read);
  const other = { ...version(2, "another history"), board: board("found") };
  const found = await kept.get("board", version(2, other.stamp), WHO, {
    whole: async () => other,
    since: async () => null,
  });
  expect([await title(found), found.stamp]).toEqual(["found", other.stamp]);
  kept.committed({ id: "board", ...version(2) }, version(3), [changed(1, card("a", "A", 1))], 100);
  const again = source(3);
  again.answer();
  await kept.get("board", version(3), WHO, again);
  expect(again.calls).toBe(1);
});

test("once cleared, a board that went back to an earlier revision is kept again", async () => {
  const kept = create();
  const [ahead, back, unused] = [source(9), source(3), source(3)];
  for (const read of [ahead, back]) read.answer();
  await kept.get("board", version(9), WHO, ahead);
  kept.clear();
  expect(kept.counts.bytes).toBe(0);
  await kept.get("board", version(3), WHO, back);
  await kept.get("board", version(3), WHO, unused);
  expect(unused.calls).toBe(0);
});

test("what was read may be newer than asked for, and is kept as what it is", async () => {
  const kept = create();
  const read = source(5);
  read.answer();
  expect((await kept.get("board", version(4), WHO, read)).revision).toBe(5);
  const unused = source(5);
  expect((await kept.get("board", version(5), WHO, unused)).revision).toBe(5);
  expect(unused.calls).toBe(0);
});

test("who asks for a newer revision does not join the read of an older one, which does not replace it", async () => {
  const kept = create();
  const [older, newer] = [source(1), source(2)];
  const first = kept.get("board", version(1), WHO, older);
  const second = kept.get("board", version(2), WHO, newer);
  newer.answer();
  await second;
  older.answer();
  expect([await title(await first), await title(await second)]).toEqual(["board 1", "board 2"]);
  expect(await kept.get("board", version(2), WHO, source(0))).toBe(await second);
});

test("a read that fails is told to all who share it, and not kept", async () => {
  const kept = create();
  const failing = source(1);
  const waiting = [kept.get("board", version(1), WHO, failing), kept.get("board", version(1), WHO, failing)];
  failing.fail();
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const again = source(1);
  again.answer();
  expect(await title(await kept.get("board", version(1), WHO, again))).toBe("board 1");
});

test("is bounded in bytes, with all that is kept beside them", async () => {
  const read = source(1);
  read.answer();
  const { bytes } = await create().get("board", version(1), WHO, read);
  // Two thirds are for the bytes of boards and the same compressed.
  const kept = create(bytes * 2 * 2 * 1.5);
  const get = async (key: string) => {
    const read = source(1);
    read.answer();
    await kept.get(key, version(1), WHO, read);
    return read.calls;
  };
  expect([await get("a"), await get("b"), await get("a"), await get("c")]).toEqual([1, 1, 0, 1]);
  expect([await get("a"), await get("b")]).toEqual([0, 1]);
});

test("objects are kept of fewer boards than bytes: a board without them is read again once it has changed", async () => {
  const title = "long ".repeat(400);
  const sized = source(1, title);
  sized.answer();
  const { bytes } = await create().get("board", version(1), WHO, sized);
  // One third is for objects, which take 2.5 times the bytes: those of one board fit, and what one change adds.
  const kept = create((bytes * 2.5 + 400) * 3);
  const get = async (key: string, revision: number) => {
    const read = source(revision, title);
    read.answer();
    await kept.get(key, version(revision), WHO, read);
    return read.calls;
  };
  expect([await get("a", 1), await get("b", 1)]).toEqual([1, 1]);
  expect([await kept.peek("a", version(1)), (await kept.peek("b", version(1)))?.bytes]).toEqual([
    null,
    bytes,
  ]);
  expect([await get("a", 1), await get("b", 1)]).toEqual([0, 0]);
  for (const id of ["a", "b"])
    kept.committed({ id, ...version(1) }, version(2), [changed(1, card("a", "A", 1))], 100);
  expect([await get("b", 2), await get("a", 2)]).toEqual([0, 1]);
});

test("a board is given as objects too, and read if they are not kept", async () => {
  const kept = create();
  const [first, second] = [source(1), source(1)];
  for (const read of [first, second]) read.answer();
  const { bytes } = await kept.get("board", version(1), WHO, first);
  const whole = { revision: 1, stamp: STAMP, board: board("board 1"), bytes };
  expect([await kept.objects("board", version(1), WHO, second), second.calls]).toEqual([whole, 0]);
  expect([await kept.objects("other", version(1), WHO, second), second.calls]).toEqual([whole, 1]);
});

test("compresses once, and to the same text", async () => {
  const kept = create();
  const read = source(1, "again and again ".repeat(4000));
  read.answer();
  const entry = await kept.get("board", version(1), WHO, read);
  const [one, two] = await Promise.all([entry.gzip(), entry.gzip()]);
  expect(two).toBe(one);
  const bytes = await new Response(one() as BodyInit).arrayBuffer();
  expect(gunzipSync(bytes).toString()).toBe(await new Response(entry.plain() as BodyInit).text());
  expect(bytes.byteLength).toBeLessThan(entry.bytes);
});

test("what was being read when all was cleared does not stand in the way of what is read later", async () => {
  const kept = create();
  const ahead = source(9);
  const reading = kept.get("board", version(9), WHO, ahead);
  kept.clear();
  ahead.answer();
  await reading;
  const [back, unused] = [source(3), source(3)];
  back.answer();
  await kept.get("board", version(3), WHO, back);
  await kept.get("board", version(3), WHO, unused);
  expect(unused.calls).toBe(0);
});
