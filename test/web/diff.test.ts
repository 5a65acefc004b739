import { expect, test } from "bun:test";
import fc from "fast-check";
import { diffTexts, type Hunk } from "../../web/card/history/diff.ts";

const side = (hunks: Hunk[], other: "added" | "removed") =>
  hunks.flatMap(({ spans }) => spans.filter(({ kind }) => kind !== other).map(({ text }) => text)).join("");

/** `same [-removed-] {+added+}`, a line for each hunk. */
const marked = (before: string, after: string) =>
  diffTexts(before, after).map(({ spans }) =>
    spans
      .map(({ kind, text }) => (kind === "same" ? text : kind === "added" ? `{+${text}+}` : `[-${text}-]`))
      .join(""),
  );

test("changed lines show the words that were removed and added; other lines are as they were", () => {
  expect(
    marked(
      "Logged out after an hour.\n\n- on phones\n- in the background\n",
      "Logged out after half an hour.\n\n- on phones\n- on tablets\n- in the background\n",
    ),
  ).toEqual([
    "Logged out after{+ half+} an hour.\n",
    "\n- on phones\n",
    "{+- on tablets\n+}",
    "- in the background\n",
  ]);
  expect(marked("Nothing of this is left", "It is all new and different")).toEqual([
    "[-Nothing of this is left-]{+It is all new and different+}",
  ]);
  expect(marked("", "New")).toEqual(["{+New+}"]);
  expect(marked("Old", "")).toEqual(["[-Old-]"]);
  expect(marked("Same", "Same")).toEqual(["Same"]);
});

test("lines that have only their line break in common are replaced", () => {
  expect(marked("BOB LINE\nsecond line", "x\nsecond line")).toEqual(["[-BOB LINE\n-]{+x\n+}", "second line"]);
});

test("characters that consist of several are never taken apart", () => {
  expect([
    marked("With 👩\u200d👧 in May", "With 👨\u200d👦 in May"),
    marked("A ❤\ufe0f here", "A 💚\ufe0f here"),
    marked("او نمی\u200cخواهم رفت", "او می\u200cخواهد رفت"),
  ]).toEqual([
    ["With[- 👩\u200d👧-]{+ 👨\u200d👦+} in May"],
    ["A[- ❤\ufe0f-]{+ 💚\ufe0f+} here"],
    ["او[- نمی\u200cخواهم-]{+ می\u200cخواهد+} رفت"],
  ]);
});

test("both texts can be read from the difference", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "word", " ", "\n", "ä", "👍", "\u200d", "\ufe0f", "."), {
      maxLength: 60,
    })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const hunks = diffTexts(before, after);
      expect([side(hunks, "added"), side(hunks, "removed")]).toEqual([before, after]);
    }),
  );
});

test("texts that have nothing in common are replaced, however long", () => {
  const before = Array.from({ length: 25_000 }, (_, index) => `${index % 7}`).join("\n");
  const after = Array.from({ length: 25_000 }, (_, index) => `x${index % 5}`).join("\n");
  const hunks = diffTexts(before, after);
  expect([side(hunks, "added"), side(hunks, "removed")]).toEqual([before, after]);
});
