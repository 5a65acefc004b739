/** Boards that are kept in memory are moved on by events, of this process and of others. */
import { describe, expect, test } from "bun:test";
import type { BoardEvent } from "../../contract/events.ts";
import {
  board,
  card,
  changed,
  content,
  create,
  STAMP,
  source,
  title,
  version,
  WHO,
} from "../support/kept-boards.ts";

test("a commit moves a kept board on by its events: nothing is read", async () => {
  const kept = create();
  const read = source(1, "board", [card("a", "A", 1), card("b", "B", 2)]);
  read.answer();
  await kept.get("board", version(1), WHO, read);
  kept.committed({ id: "board", ...version(1) }, version(2), [changed(1, card("b", "Changed", 2))], 100);
  kept.committed({ id: "board", ...version(2) }, version(3), [], 0);
  kept.committed(
    { id: "board", ...version(3) },
    version(4),
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
  kept.committed({ id: "board", ...version(1) }, version(2), [changed(1, card("a", "B", 1))], 100);
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
  kept.committed({ id: "board", ...version(2) }, version(3), [changed(2, card("a", "A", 1))], 100);
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
    expect([now.revision, now.stamp, asked, read.calls]).toEqual([2, "next", [{ seq: 0, stamp: STAMP }], 0]);
    expect(await kept.get("board", at(1, 2, "next"), WHO, source(0))).toBe(now);
  });

  test("events of this process and of others follow each other", async () => {
    const kept = await cached();
    kept.committed({ id: "board", ...version(1) }, version(2, "own"), [changed(1, card("a", "Y", 1))], 100);
    kept.committed(
      { id: "board", ...at(1, 2, "own") },
      version(3, "own too"),
      [changed(2, card("b", "Z", 2))],
      100,
    );
    kept.committed(
      { id: "board", ...at(4, 5, "other") },
      version(6, "more"),
      [changed(5, card("b", "?", 2))],
      100,
    );
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
    kept.committed(
      { id: "board", ...version(seq - 1) },
      version(seq),
      [changed(seq, card("a", "A", 1))],
      100,
    );
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
    kept.committed(
      { id: "board", ...version(seq - 1) },
      version(seq),
      [changed(seq, card("a", "A", 1))],
      30_000,
    );
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
    version(2),
    [{ type: "board.member_added", seq: 1 } as BoardEvent],
    100,
  );
  const again = source(2);
  again.answer();
  expect(await title(await kept.get("board", version(2), WHO, again))).toBe("board 2");
});
