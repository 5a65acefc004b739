/** Keys that help to write Markdown. `|` is the caret, `«…»` is what is selected. */
import { describe, expect, test } from "bun:test";
import { indented } from "../../web/card/markdown/indentation.ts";
import {
  continuedList,
  type Edit,
  emphasised,
  linked,
  linkedTo,
  listed,
  replacedMarker,
  type Selected,
  withoutEmptyEnd,
} from "../../web/card/markdown/writing-keys.ts";

function selected(drawn: string): Selected {
  const start = drawn.search(/[|«]/);
  const end = drawn.includes("|") ? start : drawn.indexOf("»") - 1;
  return { text: drawn.replace(/[|«»]/g, ""), start, end };
}

function after({ text }: Selected, edit: Edit | null): string | null {
  if (!edit) return null;
  const whole = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  const [start, end] = edit.select;
  return start === end
    ? `${whole.slice(0, start)}|${whole.slice(start)}`
    : `${whole.slice(0, start)}«${whole.slice(start, end)}»${whole.slice(end)}`;
}

describe("Enter", () => {
  const cases: [about: string, before: string, expected: string | null][] = [
    ["continues a list", "- a|", "- a\n- |"],
    ["divides an item", "a\n* one| two\nb", "a\n* one\n* | two\nb"],
    ["counts on", "9. a|", "9. a\n10. |"],
    ["keeps the indentation and the sign", "  1) a|", "  1) a\n  2) |"],
    ["continues a list in a quote", "> - a|", "> - a\n> - |"],
    ["adds an open task after any", "- [x] a|", "- [x] a\n- [ ] |"],
    ["ends the list in an item without a text", "- a\n- |", "- a\n\n|"],
    ["ends it after a task without a text, too", "- [ ] |", "|"],
    ["is only a line break elsewhere", "a - b|", null],
    ["is only a line break before the marker", "|- a", null],
    ["replaces what is selected", "- «a»", null],
  ];
  for (const [about, before, expected] of cases)
    test(about, () => expect(after(selected(before), continuedList(selected(before)))).toBe(expected));
});

describe("a space after a marker", () => {
  const cases: [about: string, before: string, expected: string | null][] = [
    ["replaces that of a continued task", "- [ ] a\n- [ ] -|", "- [ ] a\n- |"],
    ["replaces another sign", "- a\n- 1.|", "- a\n1. |"],
    ["keeps the indentation", "  - a\n  - *|", "  - a\n  * |"],
    ["is only a space in an item with a text", "- a\n- b -|", null],
    ["is only a space in an item that is not continued", "a\n\n- -|", null],
    ["is only a space in the first line", "- -|", null],
    ["is only a space outside of lists", "- a\nb -|", null],
  ];
  for (const [about, before, expected] of cases)
    test(about, () => expect(after(selected(before), replacedMarker(selected(before)))).toBe(expected));
});

test("items at the end that have no text are not part of a text", () => {
  const kept = (text: string) => expect([text, withoutEmptyEnd(text)]).toEqual([text, text]);
  expect(withoutEmptyEnd("- [ ] task\n- [ ] ")).toBe("- [ ] task");
  expect(withoutEmptyEnd("x\n1. a\n2. b\n3.\n")).toBe("x\n1. a\n2. b");
  expect(withoutEmptyEnd("> - a\n> - \n> - [ ]")).toBe("> - a");
  for (const text of ["- [ ] ", "- a\n- b", "Heading\n-", "- a\n\n---", "- a\n- [ ] b\n", "a\n- "])
    kept(text);
});

test("the selected lines become items of a list, and lines again; what is selected becomes a link", () => {
  const tasks = (drawn: string) => after(selected(drawn), listed(selected(drawn), "- [ ] "));
  expect(tasks("x\na«b\nc»d\ny")).toBe("x\n«- [ ] ab\n- [ ] cd»\ny");
  expect(tasks("x\n«- [ ] ab\n- [ ] cd»\ny")).toBe("x\n«ab\ncd»\ny");
  expect(tasks("one|")).toBe("- [ ] one|");
  expect(after(selected("a «b» c"), linked(selected("a «b» c")))).toBe("a [b](|) c");
  expect(after(selected("a |"), linked(selected("a |")))).toBe("a [|]()");
  const address = "a «https://b.c/(d)»";
  expect(after(selected(address), linked(selected(address)))).toBe("a [|](https://b.c/\\(d\\))");
});

test("emphasis is put around what is selected, and taken away again", () => {
  const bold = (drawn: string) => after(selected(drawn), emphasised(selected(drawn), "**"));
  expect(bold("a «b» c")).toBe("a **«b»** c");
  expect(bold("a **«b»** c")).toBe("a «b» c");
  expect(bold("a | c")).toBe("a **|** c");
  expect(bold("a **|** c")).toBe("a | c");
  expect(bold("**a** **b|** c")).toBe("**a** **b**| c");
  expect(bold("**a** b|** c")).toBe("**a** b**|**** c");
});

test("an address that is pasted over words makes a link of them, but not over lines or another address", () => {
  const pasted = (drawn: string, address: string) => {
    const edit = linkedTo(selected(drawn), address);
    return edit && after(selected(drawn), edit);
  };
  expect(pasted("see «this» now", "https://example.org/a\n")).toBe("see [this](https://example.org/a)| now");
  expect(pasted("«a [b]»", "http://b.c/x_(y)")).toBe("[a \\[b\\]](http://b.c/x_\\(y\\))|");
  for (const drawn of ["a |b", "«a\nb»", "«https://a.b»", "[a](«b»)", "« »"])
    expect([drawn, pasted(drawn, "https://example.org")]).toEqual([drawn, null]);
  for (const text of ["example.org", "javascript:alert(1)", "https://a.b and more"])
    expect([text, pasted("«a»", text)]).toEqual([text, null]);
});

describe("Tab and Shift+Tab", () => {
  const cases: [about: string, way: "in" | "out", before: string, expected: string | null][] = [
    ["put an item below the one before it", "in", "- a\n- b|", "- a\n  - b|"],
    ["a number takes more room, and begins at 1", "in", "1. a\n2. b|", "1. a\n   1. b|"],
    ["it goes on where others are", "in", "1. a\n   1. b\n2. |c", "1. a\n   1. b\n   2. |c"],
    ["all selected lines go along", "in", "- a\n- «b\n  - c\n- d»\ne", "- a\n  - «b\n    - c\n  - d»\ne"],
    ["no further than one level", "in", "- a\n  - b|", "- a\n  - b|"],
    ["not below nothing", "in", "x\n\n- |a", "x\n\n- |a"],
    ["and out again", "out", "- a\n  - [ ] b|", "- a\n- [ ] b|"],
    ["numbered as those beside it", "out", "3. a\n   1. b|\n   2. c", "3. a\n4. b|\n   2. c"],
    ["one level at a time", "out", "- a\n  - b\n    - c|", "- a\n  - b\n  - c|"],
    ["no further than the edge", "out", "- |a", "- |a"],
    ["nothing outside of lists", "in", "a - b|", null],
  ];
  for (const [about, way, before, expected] of cases)
    test(about, () => expect(after(selected(before), indented(selected(before), way))).toBe(expected));
});
