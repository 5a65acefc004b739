import { expect, test } from "bun:test";
import { parseQuery } from "../../server/search/parse-query.ts";

test("a term that is given twice is looked for once", () => {
  const { terms } = parseQuery('"red car" red "Red  car" red "red"');
  expect(terms).toEqual([
    { words: ["red", "car"], isPrefix: false },
    { words: ["red"], isPrefix: true },
    { words: ["red"], isPrefix: false },
  ]);
});
