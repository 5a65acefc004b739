/** What is kept in memory, for how long, and how much of it. */
import { afterEach, describe, expect, setSystemTime, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import { createKeptBytes } from "../../server/platform/kept-bytes.ts";
import { LRU } from "../../server/platform/lru.ts";
import { createThrottle } from "../../server/platform/throttle.ts";

describe("LRU", () => {
  test("drops what was used longest ago", () => {
    const kept = new LRU<string, number>(2);
    kept.set("a", 1);
    kept.set("b", 2);
    expect(kept.get("a")).toBe(1);
    kept.set("c", 3);
    expect(["a", "b", "c"].map((key) => kept.get(key))).toEqual([1, undefined, 3]);
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
});

describe("throttle", () => {
  afterEach(() => {
    setSystemTime();
  });
  const START = new Date("2024-01-01T00:00:00Z").getTime();
  const at = (seconds: number) => setSystemTime(new Date(START + seconds * 1000));

  test("lets a number of failures pass, then says how long to wait, until the first is old", () => {
    const throttle = createThrottle({ failures: 3, windowSeconds: 60 });
    for (const second of [0, 10, 20]) {
      at(second);
      expect(throttle.wait("key")).toBe(0);
      throttle.fail("key");
    }
    expect(throttle.wait("key")).toBe(40);
    at(59);
    expect(throttle.wait("key")).toBe(1);
    at(60);
    expect(throttle.wait("key")).toBe(0);
    throttle.fail("key");
    expect(throttle.wait("key")).toBe(10);
  });

  test("counts every key for itself, and a success forgets its failures", () => {
    const throttle = createThrottle({ failures: 1, windowSeconds: 60 });
    at(0);
    throttle.fail("one");
    throttle.fail("other");
    throttle.clear("one");
    expect([throttle.wait("one"), throttle.wait("other"), throttle.wait("third")]).toEqual([0, 60, 0]);
  });

  test("failures while one must wait do not make the list grow, but prolong the wait", () => {
    const throttle = createThrottle({ failures: 2, windowSeconds: 60 });
    for (const second of [0, 1, 30, 31]) {
      at(second);
      throttle.fail("key");
    }
    expect(throttle.wait("key")).toBe(59);
  });
});

describe("kept bytes", () => {
  /** Counts its calls and answers when told to. */
  function source(revision: number, text = `text ${revision}`) {
    const { promise, resolve, reject } = Promise.withResolvers<{ revision: number; text: string }>();
    function read() {
      read.calls++;
      return promise;
    }
    read.calls = 0;
    read.answer = () => resolve({ revision, text });
    read.fail = () => reject(new Error("unreadable"));
    return read;
  }
  const text = ({ plain }: { plain: Blob }) => plain.text();

  test("who misses at the same time shares one read; who comes later needs none", async () => {
    const kept = createKeptBytes(1000);
    const read = source(7);
    const waiting = [1, 2, 3].map(() => kept.get("board", 7, read));
    read.answer();
    const entries = await Promise.all(waiting);
    expect(await Promise.all(entries.map(text))).toEqual(["text 7", "text 7", "text 7"]);
    expect(await kept.get("board", 7, source(0))).toBe(entries[0]!);
    expect(read.calls).toBe(1);
  });

  test("another revision, or another key, is read anew", async () => {
    const kept = createKeptBytes(1000);
    const read = source(1);
    read.answer();
    await kept.get("board", 1, read);
    const newer = source(2);
    newer.answer();
    expect(await text(await kept.get("board", 2, newer))).toBe("text 2");
    const other = source(2, "other");
    other.answer();
    expect(await text(await kept.get("other", 2, other))).toBe("other");
    expect([read.calls, newer.calls, other.calls]).toEqual([1, 1, 1]);
  });

  test("what was read may be newer than asked for, and is kept as what it is", async () => {
    const kept = createKeptBytes(1000);
    const read = source(5);
    read.answer();
    expect((await kept.get("board", 4, read)).revision).toBe(5);
    const unused = source(5);
    expect((await kept.get("board", 5, unused)).revision).toBe(5);
    expect(unused.calls).toBe(0);
  });

  test("who asks for a newer revision does not join the read of an older one", async () => {
    const kept = createKeptBytes(1000);
    const [older, newer] = [source(1), source(2)];
    const first = kept.get("board", 1, older);
    const second = kept.get("board", 2, newer);
    newer.answer();
    older.answer();
    expect([await text(await first), await text(await second)]).toEqual(["text 1", "text 2"]);
  });

  test("a read that fails is told to all who share it, and not kept", async () => {
    const kept = createKeptBytes(1000);
    const failing = source(1);
    const waiting = [kept.get("board", 1, failing), kept.get("board", 1, failing)];
    failing.fail();
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const again = source(1);
    again.answer();
    expect(await text(await kept.get("board", 1, again))).toBe("text 1");
  });

  test("is bounded in bytes", async () => {
    const kept = createKeptBytes(10);
    const get = async (key: string) => {
      const read = source(1, "12345");
      read.answer();
      await kept.get(key, 1, read);
      return read.calls;
    };
    expect([await get("a"), await get("b"), await get("a"), await get("c")]).toEqual([1, 1, 0, 1]);
    expect([await get("a"), await get("b")]).toEqual([0, 1]);
  });

  test("compresses once, and to the same text", async () => {
    const kept = createKeptBytes(1000);
    const read = source(1, "again and again ".repeat(20));
    read.answer();
    const entry = await kept.get("board", 1, read);
    const [one, two] = await Promise.all([entry.gzip(), entry.gzip()]);
    expect(two).toBe(one);
    expect(gunzipSync(await one.arrayBuffer()).toString()).toBe(await text(entry));
    expect(one.size).toBeLessThan(entry.plain.size);
  });
});
