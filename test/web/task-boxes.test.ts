/** Ticking tasks in a text: the box that was clicked is the one that changes, and nothing else. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Markdown } from "../../web/card/markdown/markdown.tsx";
import { withToggledBox } from "../../web/card/markdown/task-boxes.ts";

describe("the n-th box of a text is ticked, and no longer", () => {
  const cases: [name: string, text: string, box: number, expected: string][] = [
    ["in a list", "- [ ] a\n- [ ] b\n- [ ] c", 1, "- [ ] a\n- [x] b\n- [ ] c"],
    ["that was ticked", "- [x] a\n- [X] b", 1, "- [x] a\n- [ ] b"],
    [
      "in a nested list",
      "- [ ] a\n  - [ ] b\n    1. [ ] c\n- [ ] d",
      2,
      "- [ ] a\n  - [ ] b\n    1. [x] c\n- [ ] d",
    ],
    ["in a quote", "- [ ] a\n\n> - [ ] b\n> > * [ ] c", 2, "- [ ] a\n\n> - [ ] b\n> > * [x] c"],
    ["twice in a line", "- [ ] - [ ] a", 1, "- [ ] - [x] a"],
    ["with tabs", "-\ta\n\t- [ ]\tb\tc\n\t- [ ] d", 1, "-\ta\n\t- [ ]\tb\tc\n\t- [x] d"],
    ["with the line ends of Windows", "- [ ] a\r\n- [ ] b\r\n", 1, "- [ ] a\r\n- [x] b\r\n"],
    ["before what is no paragraph", "- [ ] # a\n- [ ] > b", 1, "- [ ] # a\n- [x] > b"],
    ["after fenced code", "```\n- [ ] a\n```\n- [ ] b", 0, "```\n- [ ] a\n```\n- [x] b"],
    ["after indented code", "    - [ ] a\n\n- [ ] b", 0, "    - [ ] a\n\n- [x] b"],
    ["after code in an item", "- `[ ]` a\n- [ ] `[ ]` b [ ]", 0, "- `[ ]` a\n- [x] `[ ]` b [ ]"],
    [
      "after what only looks like one",
      "[ ] a [x](b)\n\n- [ ]\n- [ ]c\n- [ ] d",
      0,
      "[ ] a [x](b)\n\n- [ ]\n- [ ]c\n- [x] d",
    ],
  ];
  for (const [name, text, box, expected] of cases)
    test(name, () => {
      expect(withToggledBox(text, box)).toBe(expected);
      expect(withToggledBox(expected, box).toLowerCase()).toBe(text.toLowerCase());
    });
});

test("a text without such a box stays as it is", () => {
  for (const text of ["", "a", "`- [ ] a`", "```\n- [ ] a\n```", "- [x] a"])
    expect(withToggledBox(text, 1)).toBe(text);
});

test("whatever the text, the box that is clicked is the only one that looks different afterwards", () => {
  const part = fc.constantFrom(
    "- ",
    "> ",
    "[ ] ",
    "[x] ",
    "[ ]",
    "a",
    "`",
    "```",
    "\n",
    "\n\n",
    "  ",
    "    ",
    "1. ",
    "\t",
    "# ",
    "|",
    "---",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), fc.nat(9), (parts, box) => {
      const text = parts.join("");
      const before = boxesShown(text);
      const expected = before.map((done, index) => (index === box ? !done : done));
      expect(boxesShown(withToggledBox(text, box))).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test("boxes can be ticked only where somebody may, and are named by the text beside them", () => {
  const text = "- [ ] buy _milk_\n- [x] # b";
  const fixed = renderToStaticMarkup(createElement(Markdown, { text }));
  expect(fixed).not.toContain("button");
  const shown = renderToStaticMarkup(createElement(Markdown, { text, onTick: () => {} }));
  const [, id] = /role="checkbox" aria-checked="false" aria-labelledby="([^"]+)"/.exec(shown)!;
  expect(shown).toContain(`<span id="${id}">buy <em>milk</em></span>`);
  expect(shown).toContain('role="checkbox" aria-checked="true" aria-label="Task"');
});

function boxesShown(text: string): boolean[] {
  const shown = renderToStaticMarkup(createElement(Markdown, { text, onTick: () => {} }));
  return [...shown.matchAll(/aria-checked="(true|false)"/g)].map(([, done]) => done === "true");
}
