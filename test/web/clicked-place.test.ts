import { expect, test } from "bun:test";
import { shifted } from "../../web/card/attachments/shifted.ts";
import { placeInSource } from "../../web/card/description/clicked-place.ts";

const SOURCE =
  "# Plan\n\nPeople give up on the **third step**.\n\n- [docs](https://example.org/the) are old\n";

test("a place in a formatted text is found in its Markdown", () => {
  const at = (before: string[], ...after: string[]) =>
    SOURCE.slice(0, placeInSource(SOURCE, { before, after }));
  expect([
    at(["Pla"], "n", "People"),
    at(["Plan", "People give up on the ", "third"], " step"),
    at(["Plan", "People give up on the "], "third step", "."),
    at(["Plan", "People give up on the ", "third step", ".", "docs", " are o"], "ld"),
    at(["Plan", "not in it", "People"], ""),
    at([]),
  ]).toEqual([
    "# Pla",
    "# Plan\n\nPeople give up on the **third ",
    "# Plan\n\nPeople give up on the **",
    SOURCE.slice(0, SOURCE.indexOf("are old") + 5),
    "# Plan\n\nPeople",
    "",
  ]);
});

test("a place in a text moves with what is written before it, and not with what is written after", () => {
  expect([
    shifted(5, "Hello world", "Oh, Hello world"),
    shifted(5, "Hello world", "Hello, world"),
    shifted(5, "Hello world", "Hello world!"),
    shifted(5, "Hello world", "He world"),
    shifted(5, "Hello world", ""),
  ]).toEqual([9, 5, 5, 2, 0]);
});
