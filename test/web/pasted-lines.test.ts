import { expect, test } from "bun:test";
import { itemsIn, linesOf, longLineIn } from "../../web/board/cards/add/pasted-lines.ts";

const titlesIn = (text: string) => itemsIn(text).map(({ content }) => content);

test("pasted lines become titles without the marks of list items", () => {
  expect(titlesIn("- One\r\n\n  2. [x] Two\n* Three ")).toEqual(["One", "Two", "Three"]);
});

test("a pasted line longer than a title is kept whole and refused by its number", () => {
  const long = "x".repeat(600);
  const text = `One\nTwo\n- ${long}`;
  expect(titlesIn(text)).toEqual(["One", "Two", long]);
  expect(longLineIn(text)).toBe("Line 3 is too long: 600 of 255 characters.");
  expect(longLineIn(`One\n${"x".repeat(255)}`)).toBeNull();
});

test("lines that can be edited once more keep their ticks", () => {
  const text = linesOf(itemsIn("- [ ] buy milk\n- [x] call Bob"));
  expect(text).toBe("buy milk\n- [x] call Bob");
  expect(itemsIn(text)).toEqual([
    { content: "buy milk", isDone: false },
    { content: "call Bob", isDone: true },
  ]);
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
