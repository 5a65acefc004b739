/** Large boards that are kept in memory: one copy for all who read, and one after another. */
import { expect, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import type { FullBoard } from "../../contract/boards.ts";
import { createSnapshotCache } from "../../server/boards/snapshot-cache.ts";
import type { EncodedBoard } from "../../server/platform/core/snapshots.ts";
import { card, changed, content, of, source, title, version, WHO } from "../support/kept-boards.ts";

const CARDS = 3000;
const many = (revision: number) => {
  const cards = Array.from({ length: CARDS }, (_, n) => card(`${n}`, "x".repeat(2000), n));
  const read = source(revision, "large", cards);
  read.answer();
  return read;
};
const most = 400 * 2 ** 20;

test("a large board is sent from one copy, however many read it slowly", async () => {
  const kept = createSnapshotCache(most);
  const encoded = await kept.get("board", version(1), WHO, many(1));
  expect(encoded.bytes).toBeGreaterThan(4 * 2 ** 20);
  const pieces = async () => Array.fromAsync(encoded.plain() as ReadableStream<Uint8Array>);
  const [first, second] = [await pieces(), await pieces()];
  expect(first.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBe(encoded.bytes);
  expect(Math.max(...first.map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(262_144);
  expect(first.every(({ buffer }, index) => buffer === second[index]!.buffer)).toBe(true);
  expect(new Set(first.map(({ buffer }) => buffer)).size).toBeGreaterThan(1);
  const compressed = await new Response((await encoded.gzip())() as BodyInit).bytes();
  expect(gunzipSync(compressed).toString()).toBe(await new Response(encoded.plain() as BodyInit).text());
});

test("what is committed while one is being made is not part of it, and goes on from it", async () => {
  const kept = createSnapshotCache(most);
  await kept.get("board", version(1), WHO, many(1));
  kept.committed({ id: "board", ...version(1) }, version(2), [changed(1, card("0", "First", 0))], 100);
  const unused = source(0);
  const making = kept.get("board", version(2), WHO, unused);
  kept.committed({ id: "board", ...version(2) }, version(3), [changed(2, card("1", "Second", 1))], 100);
  const titles = (full: FullBoard) => full.columns[0]!.cards.slice(0, 2).map(({ title }) => title);
  const seen = async (encoded: EncodedBoard) => {
    const full = await content(encoded);
    return [encoded.revision, full.seq, titles(full)];
  };
  expect(await seen(await making)).toEqual([2, 1, ["First", "x".repeat(2000)]]);
  expect(await seen(await kept.get("board", version(3), WHO, unused))).toEqual([3, 2, ["First", "Second"]]);
  const peeked = await kept.peek("board", version(3));
  expect(titles(peeked!.board)).toEqual(["First", "Second"]);
  expect(unused.calls).toBe(0);
});

test("one that is somewhat larger than the room for objects is kept, and one that is much larger is not", async () => {
  const { bytes } = await createSnapshotCache(0).get("board", version(1), WHO, many(1));
  // Two and a half times its bytes, of a third of the cache.
  const exactly = bytes * 2.5 * 3;
  const reads: number[] = [];
  for (const room of [exactly / 1.4, exactly / 1.6]) {
    const kept = createSnapshotCache(room);
    const read = many(1);
    for (let i = 0; i < 3; i++) await kept.objects("board", version(1), WHO, read);
    reads.push(read.calls);
  }
  expect(reads).toEqual([1, 3]);
});

test("are made one after another, and only so many wait: the next are told to come back", async () => {
  const kept = createSnapshotCache(most);
  const boards = Array.from({ length: 40 }, (_, n) => `board ${n}`);
  for (const id of boards.slice(0, 2)) await kept.get(id, version(1), WHO, many(1));
  const reads = Array.from({ length: 40 }, (_, n) => source(n + 2, "small"));
  const asked = reads.map((read, n) => kept.get("board 0", version(n + 2), of(n), read));
  const second = source(2, "small");
  asked.push(kept.get("board 1", version(2), of(40), second));
  const outcomes = Promise.allSettled(asked);
  await Promise.resolve();
  expect(reads.filter(({ calls }) => calls > 0)).toHaveLength(1);
  expect(second.calls).toBe(0);
  for (const read of [...reads, second]) read.answer();
  const refused = (await outcomes).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(41 - 1 - 32);
  expect(refused[0]).toMatchObject({ reason: { status: 503 } });
});

test("of one account no more than a few wait: the next are refused, and others are not", async () => {
  const kept = createSnapshotCache(most);
  for (const id of ["hers", "his"]) await kept.get(id, version(1), WHO, many(1));
  const reads = Array.from({ length: 40 }, (_, n) => source(n + 2, "small"));
  const asked = reads.map((read, n) => kept.get("hers", version(n + 2), of("eve"), read));
  const outcomes = Promise.allSettled(asked);
  const his = source(2, "small");
  const other = kept.get("his", version(2), of("bob"), his);
  const refused = await Promise.allSettled(asked.slice(5));
  expect(refused).toHaveLength(35);
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { status: 429 } });
  for (const read of [his, reads[0]!, reads[1]!]) read.answer();
  expect(await title(await other)).toBe("small");
  // The one that was under way, and one turn before his at most.
  expect(reads.slice(2, 5).filter(({ calls }) => calls > 0).length).toBeLessThan(2);
  for (const read of reads) read.answer();
  expect((await outcomes).filter(({ status }) => status === "fulfilled")).toHaveLength(5);
});

test("whoever waits with somebody who is pushed out waits on in their own name", async () => {
  const kept = createSnapshotCache(most);
  await kept.get("board", version(1), WHO, many(1));
  const reads = Array.from({ length: 40 }, (_, n) => source(n + 2, "small"));
  const ask = (n: number, account: string | number) =>
    kept.get("board", version(n + 2), of(account), reads[n]!);
  const running = ask(0, "first");
  // Eight accounts with four each: the queue is full, and the first has to make room.
  const full = Array.from({ length: 32 }, (_, n) => ask(n + 1, Math.floor(n / 4)));
  const outcomes = Promise.allSettled(full);
  const joined = ask(4, "bob");
  const late = ask(33, "late");
  // Until those who are pushed out know it, and bob has taken his own place.
  await Bun.sleep(0);
  for (const read of reads) read.answer();
  expect(await title(await joined)).toBe("small");
  await Promise.all([running, late]);
  const refused = (await outcomes).filter(({ status }) => status === "rejected");
  expect(refused).toMatchObject(Array.from({ length: 2 }, () => ({ reason: { status: 429 } })));
});
