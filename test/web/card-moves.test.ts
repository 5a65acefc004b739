/** Where a dragged card lands: neighbours, filters and arrow keys. */
import { describe, expect, test } from "bun:test";
import {
  describe as describePlace,
  landingOf,
  positionOf,
  step,
  stepTogether,
} from "../../web/board/drag/card-moves.ts";
import { cardsShown, type Filter, NO_FILTER } from "../../web/board/filter/filter.ts";
import { boardOf } from "./boards.ts";

const board = boardOf({
  todo: ["red", "green apple", "blue", "pear apple"],
  doing: ["apple pie", "cake"],
  done: [],
});
const apples: Filter = { ...NO_FILTER, text: "apple" };

describe("the position sent to the service", () => {
  test("is that of the card below, not counting the moved card", () => {
    expect(positionOf(board, "red", { columnId: "todo", before: "pear apple" }, NO_FILTER)).toBe(2);
    expect(positionOf(board, "red", { columnId: "todo", before: null }, NO_FILTER)).toBe(3);
    expect(positionOf(board, "red", { columnId: "doing", before: "cake" }, NO_FILTER)).toBe(1);
    expect(positionOf(board, "red", { columnId: "done", before: null }, NO_FILTER)).toBe(0);
  });

  test("below the last visible card is directly below it, whatever the filter hides further down", () => {
    expect(positionOf(board, "pear apple", { columnId: "doing", before: null }, apples)).toBe(1);
    expect(positionOf(board, "pear apple", { columnId: "todo", before: null }, apples)).toBe(2);
  });

  test("is the end if the card below has been deleted", () => {
    expect(positionOf(board, "red", { columnId: "doing", before: "gone" }, NO_FILTER)).toBe(2);
  });
});

describe("arrow keys", () => {
  const start = { columnId: "todo", before: "blue" };

  test("move past one visible card at a time and stop at both ends", () => {
    const up = step(board, ["green apple"], start, "ArrowUp", NO_FILTER);
    expect(up).toEqual({ columnId: "todo", before: "red" });
    expect(step(board, ["green apple"], up, "ArrowUp", NO_FILTER)).toEqual(up);
    const end = { columnId: "todo", before: null };
    expect(step(board, ["green apple"], end, "ArrowDown", NO_FILTER)).toEqual(end);
  });

  test("sideways keep the position if the column is long enough", () => {
    const right = step(board, ["green apple"], start, "ArrowRight", NO_FILTER);
    expect(right).toEqual({ columnId: "doing", before: "cake" });
    expect(describePlace(board, ["green apple"], right, NO_FILTER)).toBe("position 2 of 3 in doing");
    const far = step(board, ["green apple"], right, "ArrowRight", NO_FILTER);
    expect(far).toEqual({ columnId: "done", before: null });
    expect(step(board, ["green apple"], far, "ArrowRight", NO_FILTER)).toEqual(far);
  });

  test("start at the position of the card", () => {
    const at = (cardId: string, filter: Filter) => landingOf(board, cardId, filter, [cardId]);
    expect(at("green apple", NO_FILTER)).toEqual(start);
    expect(at("green apple", apples)).toEqual({ columnId: "todo", before: "pear apple" });
    expect(at("gone", NO_FILTER)).toBeNull();
  });

  test("pass over the cards that are carried together", () => {
    const carried = ["green apple", "blue"];
    const home = landingOf(board, "green apple", NO_FILTER, carried);
    expect(home).toEqual({ columnId: "todo", before: "pear apple" });
    expect(step(board, carried, home!, "ArrowDown", NO_FILTER)).toEqual({ columnId: "todo", before: null });
    expect(step(board, carried, home!, "ArrowUp", NO_FILTER)).toEqual({ columnId: "todo", before: "red" });
    expect(describePlace(board, carried, home!, NO_FILTER)).toBe("position 2 of 3 in todo");
  });
});

test("a text filter matches cards that contain every word in title or description", () => {
  const [todo] = board.columns;
  const found = (text: string) => cardsShown(todo, { ...NO_FILTER, text }).map(({ title }) => title);
  expect(found("APPLE green")).toEqual(["green apple"]);
  expect(found("  ")).toHaveLength(4);
  expect(cardsShown(todo, NO_FILTER)).toBe(todo!.cards);
});

test("arrow keys move selected cards together: past a neighbour, or to the next column", () => {
  const board = boardOf({ "To do": ["a", "b", "c", "d", "e"], Done: ["x", "y"] });
  const moved = board.columns[0]!.cards.filter(({ title }) => ["b", "d"].includes(title));
  const by = (key: string, columnId = "To do") => stepTogether(board, moved, columnId, key, NO_FILTER);
  expect(by("ArrowUp")).toEqual({ columnId: "To do", before: "a" });
  expect(by("ArrowDown")).toEqual({ columnId: "To do", before: null });
  expect(by("ArrowRight")).toEqual({ columnId: "Done", before: "y" });
  expect(by("ArrowLeft")).toBeNull();
});
