/** Keys that help to write Markdown. `|` is the caret, `«…»` is what is selected. */
import { describe, expect, test } from "bun:test";
import {
  continuedList,
  type Edit,
  emphasised,
  linked,
  listed,
  type Selected,
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

test("the selected lines become items of a list, and lines again; what is selected becomes a link", () => {
  const tasks = (drawn: string) => after(selected(drawn), listed(selected(drawn), "- [ ] "));
  expect(tasks("x\na«b\nc»d\ny")).toBe("x\n«- [ ] ab\n- [ ] cd»\ny");
  expect(tasks("x\n«- [ ] ab\n- [ ] cd»\ny")).toBe("x\n«ab\ncd»\ny");
  expect(tasks("one|")).toBe("- [ ] one|");
  expect(after(selected("a «b» c"), linked(selected("a «b» c")))).toBe("a [b](|) c");
  expect(after(selected("a |"), linked(selected("a |")))).toBe("a [|]()");
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
