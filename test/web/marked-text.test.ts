/** What a Markdown text looks like while it is written. */
import { expect, test } from "bun:test";
import fc from "fast-check";
import { type Kind, partsOf } from "../../web/card/markdown/marked-text.ts";

const shown = (text: string, kind: Kind) =>
  partsOf(text)
    .filter((part) => part.kind === kind)
    .map((part) => part.text);

test("headings and what is emphasised stand out, and what only formats them steps back", () => {
  expect(partsOf("# A **b** c")).toEqual([
    { kind: "mark", text: "# " },
    { kind: "strong", text: "A " },
    { kind: "mark", text: "**" },
    { kind: "strong", text: "b" },
    { kind: "mark", text: "**" },
    { kind: "strong", text: " c" },
  ]);
  expect(shown("> - [x] done\n2. two\n* three", "mark")).toEqual(["> - [x] ", "2. ", "* "]);
  expect(shown("a `b` c\n```\n# no\n```\nd", "code")).toEqual(["b", "# no"]);
  expect(shown("[a](https://x.org) https://y.org/z ~~no~~", "link")).toEqual(["a", "https://y.org/z"]);
  expect(shown("~~no~~", "struck")).toEqual(["no"]);
  for (const plain of ["2 ** 3", "a ** ** b", "****", "[a] (b)", "[a](b", "http:", "#a", "1.5"])
    expect([plain, partsOf(plain)]).toEqual([plain, [{ kind: "plain", text: plain }]]);
});

test("the parts are the whole text, whatever it is, and a long line takes no time", () => {
  const letters = fc.constantFrom(..."ab `*_~[]()#>-+1.\n\t", "https://", "[x] ");
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 60 }), (text) => {
      expect(
        partsOf(text)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }),
  );
  for (const part of ["**a ", "`a``", "[a", "[a](", "__", "http:/"]) {
    const start = performance.now();
    partsOf(part.repeat(10_000));
    expect(performance.now() - start).toBeLessThan(500);
  }
});
