/** Dragging and motion: where the gap opens, what counts as moved, and when there is too much to show. */
import { describe, expect, test } from "bun:test";
import { FORM, GAP, rowsOf } from "../../web/board/cards/card-rows.ts";
import { GAP as COLUMN_GAP, placesOf } from "../../web/board/columns/column-places.ts";
import { type CardDrag, gapIn } from "../../web/board/drag/drag-state.ts";
import { beforeAt, nearestTo } from "../../web/board/drag/laid-out.ts";
import { settle } from "../../web/board/drag/settle.ts";
import type { FloatingCopy } from "../../web/board/motion/floating-copy.ts";
import { createGate } from "../../web/board/motion/gate.ts";
import { movedBetween, movedWithin } from "../../web/board/motion/moved.ts";
import { refuses } from "../../web/board/state/column-room.ts";
import { boardOf, card as cardOf } from "./boards.ts";

const card = (id: string) => cardOf(id, "c");

describe("the place under a dragged card", () => {
  const list = {
    items: [
      { id: "a", size: 50 },
      { id: "b", size: 100 },
      { id: "c", size: 50 },
    ],
    spacing: 10,
  };

  test("changes when its leading edge passes the middle of the next card", () => {
    const at = (edge: number) => beforeAt(list, edge);
    expect([-500, 24, 25, 109, 110, 194, 195, 900].map(at)).toEqual([
      "a",
      "a",
      "b",
      "b",
      "c",
      "c",
      null,
      null,
    ]);
  });

  test("does not change when a taller card is dropped where it came from", () => {
    // Carried from between a and b, its upper edge is where b's is without it.
    expect(beforeAt(list, 60)).toBe("b");
  });

  test("is never before a form, and is the end of an empty list", () => {
    const withForm = { items: [{ id: null, size: 80 }, ...list.items], spacing: 10 };
    expect(beforeAt(withForm, 0)).toBe("a");
    expect(beforeAt({ items: [], spacing: 10 }, 40)).toBeNull();
  });

  test("is in the nearest column, also between two and beyond the last", () => {
    const at = (point: number) => nearestTo(list, point);
    expect([-80, 54, 56, 164, 166, 5000].map(at)).toEqual(["a", "a", "b", "b", "c", "c"]);
    expect(nearestTo({ items: [], spacing: 10 }, 5)).toBeNull();
  });
});

describe("the rows of a column", () => {
  const [a, b, c] = [card("a"), card("b"), card("c")];
  const cards = [a, b, c];
  const nothing = { form: undefined, gap: undefined, carried: [] };

  test("are its cards, the same list as long as nothing is going on", () => {
    expect(rowsOf(cards, nothing)).toBe(cards);
    expect(rowsOf(cards, { ...nothing, carried: ["elsewhere"] })).toEqual(cards);
  });

  test("have a gap for the carried card in place of the card", () => {
    expect(rowsOf(cards, { ...nothing, carried: ["b"], gap: "c" })).toEqual([a, GAP, c]);
    expect(rowsOf(cards, { ...nothing, carried: ["a", "c"], gap: null })).toEqual([b, GAP]);
    expect(rowsOf(cards, { ...nothing, carried: ["x"], gap: "deleted" })).toEqual([a, b, c, GAP]);
  });

  test("have the form of a new card below another or at the top", () => {
    expect(rowsOf(cards, { ...nothing, form: "b" })).toEqual([a, b, FORM, c]);
    expect(rowsOf(cards, { ...nothing, form: null, carried: ["x"], gap: "a" })).toEqual([FORM, GAP, a, b, c]);
  });
});

test("a dragged column leaves its place and opens a gap at another", () => {
  const { columns } = boardOf({ One: [], Two: [], Three: [] });
  const [one, two, three] = columns;
  expect(placesOf(columns, undefined, undefined)).toBe(columns);
  expect(placesOf(columns, one!.id, three!.id)).toEqual([two!, COLUMN_GAP, three!]);
  expect(placesOf(columns, one!.id, null)).toEqual([two!, three!, COLUMN_GAP]);
});

test("the end of a flight that was replaced does not end the one that replaced it", () => {
  const ends: (() => void)[] = [];
  const removed: string[] = [];
  const flight = (name: string) => ({
    element: { dataset: {} },
    follow: (_target: unknown, onArrival: () => void) => void ends.push(onArrival),
    remove: () => void removed.push(name),
  });
  for (const name of ["first", "second"]) {
    // Of a copy, only what a flight uses: there is no document here.
    settle(flight(name) as unknown as FloatingCopy, "a", () => null);
  }
  expect(removed).toEqual(["first"]);
  ends[0]?.();
  expect(removed).toEqual(["first"]);
  ends[1]?.();
  expect(removed).toEqual(["first", "second"]);
});

test("over a full column the gap stays where the card came from", () => {
  const home = { columnId: "todo", before: "b" };
  const drag: CardDrag = {
    kind: "card",
    title: "One",
    id: "a",
    ids: ["a"],
    by: "pointer",
    gapPx: 58,
    columnId: "doing",
    before: null,
    home,
    isRefused: false,
  };
  expect([gapIn(drag, "todo"), gapIn(drag, "doing")]).toEqual([undefined, null]);
  const refused = { ...drag, isRefused: true };
  expect([gapIn(refused, "todo"), gapIn(refused, "doing")]).toEqual(["b", undefined]);
});

test("a column refuses cards that it has no room for, but never its own", () => {
  const column = { card_limit: 3, cards: [card("a"), card("b")] };
  expect([["c"], ["a", "c"], ["c", "d"], ["a", "b"]].map((ids) => refuses(column, ids))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(refuses({ ...column, card_limit: null }, ["c", "d"])).toBe(false);
});

describe("what has moved on a board", () => {
  const board = boardOf({ todo: ["a", "b", "c", "d"], doing: ["x", "y"], done: [] });
  const after = (columns: Record<string, string[]>) => ({
    ...board,
    columns: board.columns.map((column) => {
      const ids = columns[column.id];
      return ids ? { ...column, cards: ids.map((id) => ({ ...card(id), column_id: column.id })) } : column;
    }),
  });

  test("is nothing when a card changes in its place", () => {
    expect(movedBetween(board, after({ todo: ["a", "b", "c", "d"] }))).toEqual({
      across: [],
      within: [],
      isAnything: false,
    });
  });

  test("are the cards that are in another column, not those that make room", () => {
    expect(movedBetween(board, after({ todo: ["b", "c", "d"], doing: ["a", "x", "y"] }))).toEqual({
      across: ["a"],
      within: [],
      isAnything: true,
    });
  });

  test("is the card that was moved within its column, upwards or downwards", () => {
    expect(movedBetween(board, after({ todo: ["d", "a", "b", "c"] })).within).toEqual(["d"]);
    expect(movedBetween(board, after({ todo: ["b", "c", "a", "d"] })).within).toEqual(["a"]);
    const ids = (text: string) => [...text].map((id) => ({ id }));
    expect(movedWithin(ids("abcd"), ids("dcba"))).toBeNull();
    expect(movedWithin(ids("abcd"), ids("abcd"))).toBeNull();
  });

  test("is something when a card comes or goes, or columns change places", () => {
    expect(movedBetween(board, after({ todo: ["a", "b", "c"] })).isAnything).toBe(true);
    expect(movedBetween(board, after({ done: ["new"] })).isAnything).toBe(true);
    const turned = { ...board, columns: board.columns.toReversed() };
    expect(movedBetween(board, turned)).toEqual({ across: [], within: [], isAnything: true });
  });
});

test("in a storm of moves none is animated until it is quieter", () => {
  const isAdmitted = createGate(3, 1000);
  expect([0, 10, 20, 30, 40].map((now) => isAdmitted(1, now))).toEqual([true, true, true, false, false]);
  expect(isAdmitted(1, 900)).toBe(false);
  expect(isAdmitted(1, 1950)).toBe(true);
  expect(isAdmitted(100, 4000)).toBe(false);
  expect(isAdmitted(1, 4100)).toBe(false);
  expect(isAdmitted(1, 5100)).toBe(true);
});
