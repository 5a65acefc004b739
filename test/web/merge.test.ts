import { expect, test } from "bun:test";
import fc from "fast-check";
import { mergeTexts } from "../../web/drafts/merge.ts";

const BASE = "Title\n\n- one\n- two\n- three\n\nEnd";

test("changes to different lines are merged, also next to each other and at the ends", () => {
  expect(mergeTexts(BASE, BASE.replace("one", "ONE"), BASE.replace("three", "THREE"))).toBe(
    "Title\n\n- ONE\n- two\n- THREE\n\nEnd",
  );
  expect(mergeTexts(BASE, BASE.replace("one", "ONE"), BASE.replace("two", "TWO"))).toBe(
    "Title\n\n- ONE\n- TWO\n- three\n\nEnd",
  );
  expect(mergeTexts("a", "a\nmine", "theirs")).toBe("theirs\nmine");
  expect(mergeTexts("a\nb", "mine\na\nb", "a changed\nb")).toBe("mine\na changed\nb");
  expect(mergeTexts("a\nb\nc", "a\nc", "a\nb\nc\nd")).toBe("a\nc\nd");
});

test("what both changed alike is taken once", () => {
  expect(mergeTexts("a\nb\nc", "A\nb\nmine", "A\nb\nc")).toBe("A\nb\nmine");
  expect(mergeTexts("a", "a\nboth", "a\nboth")).toBe("a\nboth");
});

test("changes to the same lines, and other lines added at the same place, are not merged", () => {
  expect(mergeTexts(BASE, BASE.replace("two", "2"), BASE.replace("two", "zwei"))).toBeNull();
  expect(mergeTexts("a", "a\nmine", "a\ntheirs")).toBeNull();
  expect(mergeTexts("a\nb\nc", "", "a\nb\ntheirs\nc")).toBeNull();
  expect(mergeTexts("", "mine", "theirs")).toBeNull();
});

const text = fc
  .array(fc.constantFrom("a", "b", "c", "", "- x"), { minLength: 1, maxLength: 12 })
  .map((lines) => lines.join("\n"));

test("a merge is the same from both sides, and what only one has changed is that one's text", () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      expect(mergeTexts(base, mine, theirs)).toBe(mergeTexts(base, theirs, mine));
      expect(mergeTexts(base, mine, base)).toBe(mine);
      expect(mergeTexts(base, mine, mine)).toBe(mine);
    }),
  );
});

test("changes to two parts of a text never get in each other's way", () => {
  fc.assert(
    fc.property(text, text, text, text, (head, newHead, tail, newTail) => {
      const join = (first: string, last: string) => `${first}\n=====\n${last}`;
      expect(mergeTexts(join(head, tail), join(newHead, tail), join(head, newTail))).toBe(
        join(newHead, newTail),
      );
    }),
  );
});
