/** Which cards come before and after an open one, in the order that the board shows. */
import { expect, test } from "bun:test";
import { emptyCard } from "../../contract/cards.ts";
import { NO_FILTER } from "../../web/board/filter/filter.ts";
import { shownNeighbours } from "../../web/card/shown-neighbours.ts";

const AT = "2026-01-01T00:00:00.000Z";
const cards = ["one", "two b", "three", "four b"].map((title, rank) =>
  emptyCard({
    id: title,
    title,
    description: null,
    board_id: "b",
    column_id: "c",
    number: rank + 1,
    rank,
    created_at: AT,
    updated_at: AT,
  }),
);
const column = { cards, is_done_column: false };

const around = (index: number, text = "") => {
  const { before, after } = shownNeighbours(column, cards[index]!, { ...NO_FILTER, text });
  return [before?.title, after?.title];
};

test("the cards above and below are the neighbours, and the ends of the column have one", () => {
  expect(around(0)).toEqual([undefined, "two b"]);
  expect(around(1)).toEqual(["one", "three"]);
  expect(around(3)).toEqual(["three", undefined]);
});

test("cards that the filter hides are passed over, also from one that it hides", () => {
  expect(around(1, "b")).toEqual([undefined, "four b"]);
  expect(around(2, "b")).toEqual(["two b", "four b"]);
});

test("a card whose column is not known has no neighbours", () => {
  expect(shownNeighbours(undefined, cards[0]!, NO_FILTER)).toEqual({ before: undefined, after: undefined });
});
