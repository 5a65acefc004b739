/** The most recently used entries are kept, and using one costs the same however many have come and gone. */
import { expect, test } from "bun:test";
import { LRU } from "../../server/platform/util/lru.ts";

const keptIn = (lru: LRU<string, string>) => [...lru.values()];

test("what was used longest ago goes first", () => {
  const lru = new LRU<string, string>(3);
  for (const key of ["a", "b", "c"]) lru.set(key, key);
  lru.get("a");
  lru.set("b", "B");
  lru.set("d", "d");
  expect(keptIn(lru)).toEqual(["a", "B", "d"]);
  expect(lru.get("c")).toBeUndefined();
  expect(lru.weight).toBe(3);
});

test("entries count by their weight, a new one in place of the old", () => {
  const lru = new LRU<string, string>(10, (text) => text.length);
  lru.set("a", "aaaa");
  lru.set("b", "bbbb");
  lru.set("a", "aa");
  expect(lru.weight).toBe(6);
  lru.set("c", "cccccc");
  expect(keptIn(lru)).toEqual(["aa", "cccccc"]);
});

test("what alone is too heavy is not kept, and displaces nothing but what had its name", () => {
  const lru = new LRU<string, string>(10, (text) => text.length);
  for (const key of ["a", "b"]) lru.set(key, key);
  lru.set("c", "c".repeat(11));
  expect(keptIn(lru)).toEqual(["a", "b"]);
  lru.set("a", "a".repeat(11));
  expect(keptIn(lru)).toEqual(["b"]);
  expect(lru.weight).toBe(1);
});

test("what was deleted is gone, wherever it stood, and the others stay in order", () => {
  const lru = new LRU<string, string>(10);
  for (const key of ["a", "b", "c", "d"]) lru.set(key, key);
  for (const key of ["c", "a", "d", "nobody"]) lru.delete(key);
  lru.set("e", "e");
  expect(keptIn(lru)).toEqual(["b", "e"]);
  lru.clear();
  lru.set("f", "f");
  expect(keptIn(lru)).toEqual(["f"]);
  expect(lru.weight).toBe(1);
});

test("weighs its entries, also when one replaces another or goes", () => {
  const kept = new LRU<string, string>(10, (entry) => entry.length);
  kept.set("a", "xxxx");
  kept.set("b", "xxxx");
  kept.set("a", "xxxxxx");
  expect(["a", "b"].map((key) => kept.get(key))).toEqual(["xxxxxx", "xxxx"]);
  kept.delete("a");
  kept.delete("never there");
  kept.set("c", "xxxxxx");
  expect(["a", "b", "c"].map((key) => kept.get(key))).toEqual([undefined, "xxxx", "xxxxxx"]);
});

test("does not keep what alone is too heavy, and nothing with no room at all", () => {
  const kept = new LRU<string, string>(3, (entry) => entry.length);
  kept.set("a", "xxxx");
  expect(kept.get("a")).toBeUndefined();
  kept.set("b", "xxx");
  expect(kept.get("b")).toBe("xxx");
});

/** CPU time, the best of several times after the first. */
function leastMs(work: () => void): number {
  work();
  const times = Array.from({ length: 4 }, () => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

test("setting entries again costs little more than setting them in a Map, at the limit too", () => {
  const ids = Array.from({ length: 20_000 }, () => crypto.randomUUID());
  const inMap = leastMs(() => {
    const map = new Map<string, string>();
    for (const id of ids) map.set(id, id);
  });
  for (const limit of [ids.length, ids.length / 2]) {
    const lru = new LRU<string, string>(limit);
    const again = leastMs(() => {
      for (const id of ids) lru.set(id, id);
    });
    expect(again).toBeLessThan(20 * inMap + 20);
  }
});
