/** The colour that something new is offered. */
import { expect, test } from "bun:test";
import { leastUsedColor } from "../../web/ui/forms/color-choice.tsx";

test("a new label is offered a colour that no other has, grey last; then the first that the fewest have", () => {
  const offered: string[] = [];
  for (let count = 0; count < 9; count++) offered.push(leastUsedColor(offered));
  expect(new Set(offered.slice(0, 8)).size).toBe(8);
  expect(offered[0]).toBe("#d1492e");
  expect(offered[7]).toBe("#64748b");
  expect(offered[8]).toBe("#d1492e");
  // However it was written, and whatever else there is.
  expect(leastUsedColor(["#D1492E", "#123456"])).toBe("#c98a1b");
});
