/** In what order labels are offered. */
import { expect, test } from "bun:test";
import { chosenFirst } from "../../web/card/labels/chosen-first.ts";

test("labels that some of the cards have stand before the others", () => {
  const label = (id: string) => ({ id, board_id: "board", name: id, color: "#f00" });
  const [a, b, c, d] = [label("a"), label("b"), label("c"), label("d")];
  const all = [a, b, c, d];
  expect(chosenFirst(all, [{ labels: [d] }, { labels: [b, d] }])).toEqual([b, d, a, c]);
  expect(chosenFirst(all, [])).toEqual(all);
});
