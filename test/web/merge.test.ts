import { expect, test } from "bun:test";
import fc from "fast-check";
import { combinedText, passageKey, versionsOf } from "../../web/drafts/combined.ts";
import { isClash, mergeTexts, piecesOf } from "../../web/drafts/merge.ts";

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

test("texts that differ only by blank lines, or by spaces at the ends of lines, are no choice: they are merged", () => {
  expect(mergeTexts("a\nc", "c", "\nc")).toBe("\nc");
  expect(mergeTexts("a\nb", "A\nB", "A\n\nB")).toBe("A\n\nB");
  expect(mergeTexts("a\nb\nc", "a\nb  \nc", "a\ntheirs\nc")).toBe("a\ntheirs\nc");
  expect(mergeTexts("a\n\nb", "a\n\n\n\nb", "a\ntheirs\nb")).not.toBeNull();
  const [passage] = piecesOf("a\nb", "\n\n", "theirs\nb").filter(isClash);
  expect(passage && versionsOf(passage)).toEqual(["mine", "theirs"]);
});

test("lines that both have added at the same place are all there, theirs first", () => {
  expect(mergeTexts("a", "a\nmine", "a\ntheirs")).toBe("a\ntheirs\nmine");
  expect(mergeTexts("a\nb", "a\nmine\nb", "a\ntheirs\nb")).toBe("a\ntheirs\nmine\nb");
  expect(mergeTexts("a\n", "a\nmine", "a\ntheirs")).toBe("a\ntheirs\nmine");
});

test("two texts that were written where there was none are paragraphs of their own", () => {
  expect(mergeTexts("", "mine", "theirs")).toBe("theirs\n\nmine");
  expect(mergeTexts("", "same", "same")).toBe("same");
  expect(mergeTexts("", "", "theirs")).toBe("theirs");
});

test("changes to the same lines are not merged", () => {
  expect(mergeTexts(BASE, BASE.replace("two", "2"), BASE.replace("two", "zwei"))).toBeNull();
  expect(mergeTexts("a", "a, mine", "a, theirs")).toBeNull();
  expect(mergeTexts("a\nb\nc", "", "a\nb\ntheirs\nc")).toBeNull();
});

test("lines that both changed are apart from the rest, which is merged", () => {
  expect(piecesOf("a\nb\nc\nd", "a\nmine\nc\nd", "A\ntheirs\nc\nD")).toEqual([
    { start: 0, mine: ["a", "mine"], theirs: ["A", "theirs"], both: ["A", "theirs", "a", "mine"] },
    { mine: ["c", "d"], merged: ["c", "D"] },
  ]);
});

test("of a line that both changed, both is one line if they changed different words of it, and otherwise two", () => {
  const both = (base: string, mine: string, theirs: string) => combinedText(piecesOf(base, mine, theirs), {});
  expect(both("Ship it on Monday", "Ship it on Friday", "Please ship it on Monday")).toBe(
    "Please ship it on Friday",
  );
  expect(both("Budget: 100 euros", "Budget: 150 euros, all in", "Total budget: 150 euros")).toBe(
    "Total budget: 150 euros, all in",
  );
  expect(both("Ship on Monday", "Ship on Friday", "Ship on Tuesday")).toBe("Ship on Tuesday\nShip on Friday");
  expect(both("Plan", "Plan, mine", "Plan, theirs")).toBe("Plan, theirs\nPlan, mine");
});

test("where one removed what the other changed, there are two versions, and what was written stays unless it is chosen otherwise", () => {
  const pieces = piecesOf("a\nb\nc", "a\nmine\nc", "a\nc");
  expect(pieces.filter(isClash).map(versionsOf)).toEqual([["mine", "theirs"]]);
  expect(combinedText(pieces, {})).toBe("a\nmine\nc");
  expect(combinedText(pieces, { [passageKey(pieces.find(isClash)!)]: "theirs" })).toBe("a\nc");
  expect(combinedText(piecesOf("a\nb\nc", "a\nc", "a\ntheirs\nc"), {})).toBe("a\ntheirs\nc");
});

const text = fc
  .array(fc.constantFrom("a", "b", "c", "", "- x"), { minLength: 1, maxLength: 12 })
  .map((lines) => lines.join("\n"));

const sorted = (merged: string | null) => merged?.split("\n").sort();

test("a merge has the same lines from both sides, and what only one has changed is that one's text", () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      expect(sorted(mergeTexts(base, mine, theirs))).toEqual(sorted(mergeTexts(base, theirs, mine)));
      expect(mergeTexts(base, mine, base)).toBe(mine);
      expect(mergeTexts(base, mine, mine)).toBe(mine);
      // Empty lines that both filled are in two pieces.
      if (base.split("\n").includes("")) return;
      expect(
        piecesOf(base, mine, theirs)
          .flatMap((piece) => piece.mine)
          .join("\n"),
      ).toBe(mine);
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
