import { expect, test } from "bun:test";
import { itemsIn, linesIn, longLineIn } from "../../web/board/cards/pasted-lines.ts";

test("pasted lines become titles without the marks of list items", () => {
  expect(linesIn("- One\r\n\n  2. [x] Two\n* Three ")).toEqual(["One", "Two", "Three"]);
});

test("a pasted line longer than a title is kept whole and refused by its number", () => {
  const long = "x".repeat(600);
  const text = `One\nTwo\n- ${long}`;
  expect(linesIn(text)).toEqual(["One", "Two", long]);
  expect(longLineIn(text)).toBe("Line 3 is too long: 600 of 255 characters.");
  expect(longLineIn(`One\n${"x".repeat(255)}`)).toBeNull();
});

test("a line that was ticked is a ticked item", () => {
  expect(itemsIn("- [x] Done\n- [ ] Open\n* [X] Done too\n[x] a text\n- [x]")).toEqual([
    { content: "Done", isDone: true },
    { content: "Open", isDone: false },
    { content: "Done too", isDone: true },
    { content: "[x] a text", isDone: false },
    { content: "[x]", isDone: false },
  ]);
});
