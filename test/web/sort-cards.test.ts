/** The order of the cards of a column is made with as few moves as possible. */
import { expect, test } from "bun:test";
import { movesTo } from "../../web/board/columns/sort-cards.ts";

test("every order is reached, by moving only what is not in order already", () => {
  for (const [now, wanted, count] of [
    ["", "", 0],
    ["abc", "abc", 0],
    ["zabc", "abcz", 1],
    ["bcda", "abcd", 1],
    ["dcba", "abcd", 3],
    ["bacfed", "abcdef", 3],
  ] as const) {
    const moves = movesTo([...now], [...wanted]);
    let order = [...now];
    for (const { id, position } of moves)
      order = order.filter((other) => other !== id).toSpliced(position, 0, id);
    expect({ now, order: order.join(""), count: moves.length }).toEqual({ now, order: wanted, count });
  }
});
