/** Firefox has Intl.Segmenter since April 2024. */
import { expect, test } from "bun:test";

Reflect.deleteProperty(Intl, "Segmenter");
const { partsOf } = await import("../../web/search/marked.tsx");

test("a browser without Intl.Segmenter loads the search, and marks texts between whole characters as well", () => {
  const parts = (text: string, place: [number, number]) => partsOf(text, [place]).map(({ part }) => part);
  expect(parts("Our 👩\u200d👧 plan", [4, 6])).toEqual(["Our ", "👩\u200d👧", " plan"]);
  expect(parts("e\u0301te 👍🏽", [0, 1])).toEqual(["e\u0301", "te 👍🏽"]);
  expect(parts("Plan", [0, 2])).toEqual(["Pl", "an"]);
});
