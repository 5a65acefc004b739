import { expect, test } from "bun:test";
import { bothTexts, mergedTexts } from "../../web/board/conflicts/merged-texts.ts";
import { passageKey } from "../../web/drafts/combined.ts";
import { isClash } from "../../web/drafts/merge.ts";

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

test("both changes can be kept if they are in different lines of every text, and neither contains the other", () => {
  const base = { title: "a", description: "a\nb\nc" };
  const theirs = { title: "a", description: "A\nb\nc" };
  const both = (mine: { title?: string; description: string | null }) =>
    bothTexts({ base, theirs }, mine)?.texts ?? null;
  expect(both({ description: "a\nb\nC" })).toEqual({ description: "A\nb\nC" });
  expect(both({ title: "t", description: "a\nb\nC" })).toEqual({ title: "t", description: "A\nb\nC" });
  expect(both({ description: "A\nb\nC" })).toBeNull();
  expect(both({ description: "a\nb\nc" })).toBeNull();
  expect(bothTexts({ base: {}, theirs: { description: null } }, { description: "mine" })).toBeNull();
  const appended = { base: { description: "a" }, theirs: { description: "a\ntheirs" } };
  expect(bothTexts(appended, { description: "a\nmine" })?.texts).toEqual({ description: "a\ntheirs\nmine" });
  const empty = { base: { description: null }, theirs: { description: "theirs" } };
  expect(bothTexts(empty, { description: "mine" })?.texts).toEqual({ description: "theirs\n\nmine" });
  // A name has one line.
  expect(bothTexts({ base: { name: "" }, theirs: { name: "theirs" } }, { name: "mine" })).toBeNull();
});

test("of lines that both changed, what was chosen is taken, and everything as long as nothing was; a name has no parts", () => {
  const conflict = { base: { description: "a\nb\nc" }, theirs: { description: "theirs\nb\nc" } };
  const mine = { description: "mine\nb\nC" };
  const combined = (choices?: Parameters<typeof bothTexts>[2]) =>
    bothTexts(conflict, mine, choices)?.texts.description;
  expect(combined()).toBe("theirs\nmine\nb\nC");
  const passage = passageKey(bothTexts(conflict, mine)!.passages.description!.find(isClash)!);
  expect(combined({ description: { [passage]: "mine" } })).toBe("mine\nb\nC");
  expect(combined({ description: { [passage]: "theirs" } })).toBe("theirs\nb\nC");
  // They have written on: what was chosen was chosen for another text.
  const later = { ...conflict, theirs: { description: "theirs\nalso theirs\nc" } };
  expect(bothTexts(later, mine, { description: { [passage]: "mine" } })?.texts.description).toContain(
    "also theirs",
  );
  expect(Object.keys(bothTexts(conflict, mine)!.passages)).toEqual(["description"]);
  expect(bothTexts(conflict, { description: null })?.texts).toEqual({ description: "theirs\nb\nc" });
  expect(bothTexts({ base: { title: "a" }, theirs: { title: "b" } }, { title: "c" })).toBeNull();
});
