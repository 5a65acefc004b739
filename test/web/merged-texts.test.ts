import { expect, test } from "bun:test";
import { mergedTexts } from "../../web/board/conflicts/merged-texts.ts";

test("what was written last is kept, also if it was written after the conflict was shown", () => {
  expect(mergedTexts({ description: "one" }, {})).toEqual({ texts: { description: "one" }, later: {} });
  expect(mergedTexts({ description: "two" }, {})).toEqual({ texts: { description: "two" }, later: {} });
});

test("an edited text is kept; what was written after it is offered", () => {
  const edits = { description: { text: "one and theirs", from: "one" } };
  expect(mergedTexts({ title: "T", description: "one" }, edits)).toEqual({
    texts: { title: "T", description: "one and theirs" },
    later: {},
  });
  expect(mergedTexts({ title: "T", description: "two" }, edits)).toEqual({
    texts: { title: "T", description: "one and theirs" },
    later: { description: "two" },
  });
});
