/** What is kept in memory, for how long, and how much of it. */
import { describe, expect, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { createSnapshotCache } from "../../server/boards/snapshot-cache.ts";
import type { BoardAt, EncodedBoard } from "../../server/platform/core/snapshots.ts";

describe("kept boards", () => {
  const STAMP = "one history";
  const version = (revision: number, stamp = STAMP) => ({ seq: 0, revision, stamp });
  const WHO = { address: "here", account: "ada" };
  const of = (account: string | number) => ({ address: `at ${account}`, account: `${account}` });
  const create = (maxBytes = 1_000_000) => createSnapshotCache(maxBytes);
  const board = (title: string, cards: Card[] = []) =>
    ({ title, seq: 0, columns: [{ id: "column", rank: 1, cards }] }) as unknown as FullBoard;
  const card = (id: string, title: string, rank: number) =>
    ({ id, title, rank, column_id: "column" }) as Card;

  /** Counts its calls and answers when told to. */
  function source(revision: number, title = `board ${revision}`, cards: Card[] = []) {
    const { promise, resolve, reject } = Promise.withResolvers<BoardAt>();
    function read() {
      read.calls++;
      return promise;
    }
    read.calls = 0;
    read.whole = read;
    read.since = async () => null;
    read.answer = () => resolve({ ...version(revision), board: board(title, cards) });
    read.fail = () => reject(new Error("unreadable"));
    return read;
  }
  const content = async (encoded: EncodedBoard): Promise<FullBoard> =>
    JSON.parse(await new Response(encoded.plain() as BodyInit).text());
  const title = async (encoded: EncodedBoard) => (await content(encoded)).title;
  const changed = (seq: number, data: Card) => ({ type: "card.updated", seq, data }) as BoardEvent;

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
    kept.committed({ id: "board", ...version(2) }, STAMP, [changed(1, card("a", "A", 1))], 100);
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
    const waiting = [
      kept.get("board", version(1), WHO, failing),
      kept.get("board", version(1), WHO, failing),
    ];
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
      kept.committed({ id, ...version(1) }, STAMP, [changed(1, card("a", "A", 1))], 100);
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

  test("a commit moves a kept board on by its events: nothing is read", async () => {
    const kept = create();
    const read = source(1, "board", [card("a", "A", 1), card("b", "B", 2)]);
    read.answer();
    await kept.get("board", version(1), WHO, read);
    kept.committed({ id: "board", ...version(1) }, STAMP, [changed(1, card("b", "Changed", 2))], 100);
    kept.committed({ id: "board", ...version(2) }, STAMP, [], 0);
    kept.committed(
      { id: "board", ...version(3) },
      STAMP,
      [changed(2, card("a", "First", 1)), changed(3, card("a", "Last", 1))],
      200,
    );
    const unused = source(0);
    const encoded = await kept.get("board", version(4), WHO, unused);
    const expected = { ...board("board", [card("a", "Last", 1), card("b", "Changed", 2)]), seq: 3 };
    expect([await content(encoded), encoded.revision, unused.calls]).toEqual([expected, 4, 0]);
    expect(await kept.get("board", version(4), WHO, unused)).toBe(encoded);
  });

  test("what is only looked at is moved on, but not encoded again", async () => {
    const kept = create();
    const read = source(1, "board", [card("a", "A", 1)]);
    read.answer();
    const { bytes } = await kept.get("board", version(1), WHO, read);
    kept.committed({ id: "board", ...version(1) }, STAMP, [changed(1, card("a", "B", 1))], 100);
    const { hits } = kept.counts;
    expect(await kept.peek("board", version(2))).toEqual({
      revision: 2,
      stamp: STAMP,
      board: { ...board("board", [card("a", "B", 1)]), seq: 1 },
      bytes: bytes + 100,
    });
    expect(kept.counts.hits).toBe(hits);
    expect(await kept.peek("board", version(1))).toBe(null);
  });

  test("a commit that does not follow the cached revision is not applied to it", async () => {
    const kept = create();
    const read = source(1);
    read.answer();
    const first = await kept.get("board", version(1), WHO, read);
    kept.committed({ id: "board", ...version(2) }, STAMP, [changed(2, card("a", "A", 1))], 100);
    expect(await kept.get("board", version(1), WHO, source(0))).toBe(first);
    const again = source(3);
    again.answer();
    await kept.get("board", version(3), WHO, again);
    expect(again.calls).toBe(1);
  });

  describe("changed by another instance", () => {
    const at = (seq: number, revision: number, stamp: string) => ({ seq, revision, stamp });
    const steps = (stamp: string, ...events: BoardEvent[]) => ({
      revision: 2,
      stamp,
      events,
      characters: 100,
    });

    async function cached() {
      const kept = create();
      const read = source(1, "board", [card("a", "A", 1), card("b", "B", 2)]);
      read.answer();
      await kept.get("board", version(1), WHO, read);
      return kept;
    }

    test("the cached board is brought up to date by the events since, and cached again", async () => {
      const kept = await cached();
      const asked: unknown[] = [];
      const read = Object.assign(source(2), {
        async since(from: unknown) {
          asked.push(from);
          return steps("next", changed(1, card("a", "Z", 1)));
        },
      });
      const now = await kept.get("board", at(1, 2, "next"), WHO, read);
      expect(await content(now)).toEqual({
        ...board("board", [card("a", "Z", 1), card("b", "B", 2)]),
        seq: 1,
      });
      expect([now.revision, now.stamp, asked, read.calls]).toEqual([
        2,
        "next",
        [{ seq: 0, stamp: STAMP }],
        0,
      ]);
      expect(await kept.get("board", at(1, 2, "next"), WHO, source(0))).toBe(now);
    });

    test("events of this process and of others follow each other", async () => {
      const kept = await cached();
      kept.committed({ id: "board", ...version(1) }, "own", [changed(1, card("a", "Y", 1))], 100);
      kept.committed({ id: "board", ...at(1, 2, "own") }, "own too", [changed(2, card("b", "Z", 2))], 100);
      kept.committed({ id: "board", ...at(4, 5, "other") }, "more", [changed(5, card("b", "?", 2))], 100);
      const now = await kept.get("board", at(3, 4, "next"), WHO, {
        whole: source(0),
        since: async () => ({ ...steps("next", changed(3, card("a", "X", 1))), revision: 4 }),
      });
      expect(await content(now)).toEqual({
        ...board("board", [card("a", "X", 1), card("b", "Z", 2)]),
        seq: 3,
      });
    });

    const NOT_FOLLOWED: [string, number, BoardEvent[] | null][] = [
      ["without events", 0, []],
      ["by more than the log tells", 1, null],
      ["by too many events", 257, [changed(1, card("a", "Z", 1))]],
      ["and has a new member", 1, [{ type: "board.member_added", seq: 1 } as BoardEvent]],
      [
        "and has a column back, with cards",
        1,
        [{ type: "column.created", seq: 1, restored: true } as BoardEvent],
      ],
      ["by a kind of event that is not known here", 1, [{ type: "card.sung", seq: 1 } as never]],
      ["and deleted", 1, [{ type: "board.deleted", seq: 1, data: { id: "board" } } as BoardEvent]],
    ];

    test.each(NOT_FOLLOWED)("%s: the board is read", async (_, seq, events) => {
      const kept = await cached();
      const read = Object.assign(source(2), { since: async () => events && steps("next", ...events) });
      read.answer();
      expect(await title(await kept.get("board", at(seq, 2, "next"), WHO, read))).toBe("board 2");
      expect(read.calls).toBe(1);
    });
  });

  test("what nobody reads does not gather events without end", async () => {
    const kept = create();
    const read = source(0);
    read.answer();
    await kept.get("board", version(0), WHO, read);
    for (let seq = 1; seq <= 300; seq++)
      kept.committed({ id: "board", ...version(seq - 1) }, STAMP, [changed(seq, card("a", "A", 1))], 100);
    const again = source(300);
    again.answer();
    expect(await title(await kept.get("board", version(300), WHO, again))).toBe("board 300");
  });

  test("events that wait weigh too, and together not much more than their board", async () => {
    const kept = create();
    const read = source(0);
    read.answer();
    const { bytes: own } = await kept.get("board", version(0), WHO, read);
    const weights: number[] = [];
    for (let seq = 1; seq <= 3; seq++) {
      kept.committed({ id: "board", ...version(seq - 1) }, STAMP, [changed(seq, card("a", "A", 1))], 30_000);
      weights.push(kept.counts.bytes);
    }
    expect(weights).toEqual([(own + 30_000) * 2.5, (own + 60_000) * 2.5, 0]);
  });

  test("a board that has a new member is read again: the commit did not prove their profile", async () => {
    const kept = create();
    const read = source(1);
    read.answer();
    await kept.get("board", version(1), WHO, read);
    kept.committed(
      { id: "board", ...version(1) },
      STAMP,
      [{ type: "board.member_added", seq: 1 } as BoardEvent],
      100,
    );
    const again = source(2);
    again.answer();
    expect(await title(await kept.get("board", version(2), WHO, again))).toBe("board 2");
  });

  describe("large ones", () => {
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
      kept.committed({ id: "board", ...version(1) }, STAMP, [changed(1, card("0", "First", 0))], 100);
      const unused = source(0);
      const making = kept.get("board", version(2), WHO, unused);
      kept.committed({ id: "board", ...version(2) }, STAMP, [changed(2, card("1", "Second", 1))], 100);
      const titles = (full: FullBoard) => full.columns[0]!.cards.slice(0, 2).map(({ title }) => title);
      const seen = async (encoded: EncodedBoard) => {
        const full = await content(encoded);
        return [encoded.revision, full.seq, titles(full)];
      };
      expect(await seen(await making)).toEqual([2, 1, ["First", "x".repeat(2000)]]);
      expect(await seen(await kept.get("board", version(3), WHO, unused))).toEqual([
        3,
        2,
        ["First", "Second"],
      ]);
      const peeked = await kept.peek("board", version(3));
      expect(titles(peeked!.board)).toEqual(["First", "Second"]);
      expect(unused.calls).toBe(0);
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
});
