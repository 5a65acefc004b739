/** Where a thing is placed among its siblings. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  type Place,
  placeAt,
  placeBackAt,
  rankAfter,
  type Siblings,
} from "../../server/platform/core/rank.ts";

const siblings: Siblings = { table: "cards", boardId: "b", parent: { column: "column_id", id: "x" } };

/** What the queries of `placeQueries` would bring, over ranks in order. */
function place(ranks: number[], position?: number, placed?: number): Place {
  const around = position === undefined ? [] : ranks.slice(Math.max(0, position - 1), position + 2);
  const rows = { around: around.map((rank) => ({ rank })), last: ranks.slice(-1).map((rank) => ({ rank })) };
  const own = placed === undefined ? undefined : { id: "placed", rank: ranks[placed]!, isHere: true };
  return placeAt(siblings, rows, { position, placed: own });
}

describe("placeAt", () => {
  test("takes the midpoint of its neighbours", () => {
    expect(place([100, 200, 300], 1)).toEqual({ rank: 150, writes: [] });
    expect(place([100, 200, 300], 2)).toEqual({ rank: 250, writes: [] });
    expect(place([-7, -4], 1)).toEqual({ rank: -6, writes: [] });
    expect(place([-1, 1], 1)).toEqual({ rank: 0, writes: [] });
  });

  test("goes before the first, behind the last, and anywhere among none", () => {
    expect(place([100, 200], 0).rank).toBeLessThan(100);
    for (const position of [2, 3, 1_000_000, undefined]) {
      expect(place([100, 200], position)).toEqual({ rank: rankAfter(200), writes: [] });
    }
    expect(rankAfter(200)).toBeGreaterThan(200);
    for (const position of [0, 1, 5, undefined]) {
      expect(place([], position)).toEqual({ rank: rankAfter(null), writes: [] });
    }
  });

  test("does not count the thing itself, wherever it stood", () => {
    const ranks = [100, 200, 300, 400, 500];
    for (let from = 0; from < ranks.length; from++) {
      const others = ranks.filter((_, index) => index !== from);
      for (const position of [0, 1, 2, 3, 4, 5, 9]) {
        const { rank } = place(ranks, position, from);
        const [before = Number.NEGATIVE_INFINITY, after = Number.POSITIVE_INFINITY] = [
          position === 0 ? undefined : others[Math.min(position, others.length) - 1],
          others[position],
        ];
        expect({ from, position, between: rank > before && rank < after }).toEqual({
          from,
          position,
          between: true,
        });
      }
    }
  });

  test("without room numbers all anew, above every rank in use, with one write", () => {
    const { rank, writes, renumbered } = place([5, 10, 11, 90], 2);
    expect(writes).toEqual([{ kind: "sweep", statement: expect.anything() }]);
    expect(renumbered!.first).toBeGreaterThan(90);
    expect(rank).toBe(renumbered!.first + 2 * renumbered!.step);
  });

  test("keeps any order, in integers far inside 2^53, wherever things are placed", () => {
    const positions = fc.oneof(fc.constant(0), fc.constant(1), fc.nat({ max: 40 }), fc.constant(undefined));
    const property = fc.property(fc.array(positions, { maxLength: 300, size: "max" }), (list) => {
      const order: number[] = [];
      let ranks: number[] = [];
      list.forEach((position, thing) => {
        const placed = place(ranks, position);
        const index = Math.min(position ?? order.length, order.length);
        order.splice(index, 0, thing);
        ranks.splice(index, 0, placed.rank);
        const { renumbered } = placed;
        if (renumbered) ranks = ranks.map((_, i) => renumbered.first + i * renumbered.step);
        expect(ranks[index]).toBe(placed.rank);
        expect(ranks.every((rank, i) => i === 0 || rank > ranks[i - 1]!)).toBe(true);
        expect(ranks.every((rank) => Number.isInteger(rank) && Math.abs(rank) < 2 ** 40)).toBe(true);
      });
    });
    fc.assert(property, { numRuns: 50, seed: Number(process.env.BOARDCAST_TEST_SEED ?? 1) });
  });
});

describe("placeBackAt", () => {
  /** What the queries of `placeBackQueries` would bring. */
  function back(ranks: number[], rank: number, position: number, own?: number): number {
    const around = ranks.slice(Math.max(0, position - 1), position + 2).map((rank) => ({ rank }));
    const rows = {
      around,
      last: ranks.slice(-1).map((rank) => ({ rank })),
      back: [{ first: ranks[0] ?? null, taken: ranks.filter((taken) => taken === rank).length }],
    };
    const placed = own === undefined ? undefined : { id: "placed", rank: own, isHere: true };
    return placeBackAt(siblings, rows, { rank, position }, placed).rank;
  }

  test("takes the old rank between its old neighbours, whatever came before them", () => {
    expect(back([100, 300], 200, 1)).toBe(200);
    expect(back([10, 20, 30, 100, 300], 200, 1)).toBe(200);
    expect(back([100, 300, 400], 200, 1, 400)).toBe(200);
  });

  test("takes the old rank among none, at the start if that was the position, and at the end whatever the position was", () => {
    expect(back([], 50, 3)).toBe(50);
    expect(back([100, 200], 50, 0)).toBe(50);
    expect(back([100, 200], 250, 2)).toBe(250);
    expect(back([100, 200], 250, 7)).toBe(250);
    expect(back([100, 200], 250, 1)).toBe(250);
  });

  test("goes to the old position if the rank is taken, or below all because they were numbered anew", () => {
    expect(back([100, 200, 300], 200, 1)).toBe(150);
    expect(back([1000, 2000, 3000], 200, 1)).toBe(1500);
  });
});
