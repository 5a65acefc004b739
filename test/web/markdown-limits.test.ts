/**
 * A hostile description must not freeze the tabs of those who open the card: parsing takes linear time, and the output
 * nests a few levels deep.
 */
import { describe, expect, test } from "bun:test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Block, parseBlocks } from "../../contract/markdown/blocks.ts";
import { parseInline } from "../../contract/markdown/inline.ts";
import { Markdown } from "../../web/card/markdown/markdown.tsx";
import { EVERY_TRY } from "../support/tries.ts";

/** As long as a description may be. */
const LONGEST = 50_000;
/** What a shorter text shows as well; `npm run test:long` takes the longest. */
const LONG = EVERY_TRY ? LONGEST : LONGEST / 2.5;
const SHORTER = LONG / 8;
/** Eight times the text may take eight times as long; with the square of its length it would be 64 times. */
const MOST_TIMES_LONGER = 24;
/** What is read within this time is not worth comparing. */
const QUICK_MS = EVERY_TRY ? 250 : 50;

const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const SIGNS = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"];
const PIECES = [
  ...SIGNS,
  ...SIGNS.map((sign) => `a${sign}`),
  ...SIGNS.map((sign) => `${sign} `),
  ...SIGNS.map((sign) => `${sign}\n`),
  ...SIGNS.map((sign) => `\n${sign} a`),
  ...SIGNS.map((sign) => `\\${sign}`),
  ..."[(|](|[](|![|[a](|[a](b |[a](<|[a](b \"|[a](b '|[a][|]: |<a|<a@|<a:|http://|https://a|http://(|http://a)|www.a.|*a |*a*|**a |**a*|_a_|*_|_*|*~_|~~a|a**b|***|`a|``a|`` ` |<!--|<b>|</b>|&amp;|&#|&a|a@|a@b.|a.b@c.d |1. |\t".split(
    "|",
  ),
  " ",
  "  \n",
  "\n\n",
  "a\n",
  "a  \n",
  "> ",
  ">\n",
  "> a\n",
  "> - ",
  "- ",
  "-\n",
  "- a\n",
  "- a\n\n",
  "1. a\n",
  "- [x] a\n",
  "* - + ",
  "    a\n",
  "```\n",
  "~~~\n",
  "``` `\n",
  "a\n=\n",
  "a\n---\n",
  "# a #\n",
  "| a |",
  "|-",
  "|\n",
  "a|b\n-|-\n",
  "a | b\n",
  "[a]: b\n",
  "*a **a ",
  "a* a** ",
  "\r\n",
  "ä",
  "🎉*",
];

/** Texts of a given length. */
const HOSTILE: Record<string, (length: number) => string> = {
  ...Object.fromEntries(PIECES.map((piece) => [JSON.stringify(piece), (n: number) => filled(piece, n)])),
  ...Object.fromEntries(
    SIGNS.map((sign) => [
      `${sign} and then a line that no dot matches`,
      (n: number) => `${filled(sign, n - 1)}\u2028`,
    ]),
  ),
  "a mail address that never ends": (n) => `${filled("a.", n - 1)}@`,
  "an item that goes on": (n) => `- a\n${filled("b\n", n - 4)}`,
  "a numbered item that goes on": (n) => `1. a\n${filled("b c\n", n - 5)}`,
  "a quote that goes on": (n) => `> a\n${filled("b\n", n - 4)}`,
  "an address that never ends": (n) => `[a](${filled("b", n - 4)}`,
  "a link that never ends": (n) => `[a](b ${filled(" ", n - 6)}`,
  "a link with long words": (n) => `[${filled("a ", n - 5)}](b)`,
  "a heading of spaces": (n) => `# a${filled(" ", n - 4)}b`,
  "a heading of marks": (n) => `# a${filled(" #", n - 4)}b`,
  "code that never ends": (n) => `\`\`\`\n${filled("``\n", n - 4)}`,
  "runs of backticks of every length": (n) =>
    Array.from({ length: Math.floor(Math.sqrt(2 * n)) - 2 }, (_, at) => "`".repeat(at + 1)).join(" "),
  "a table of many columns and many short rows": (n) =>
    `${filled("|", n / 6 - 3)}\n${filled("|-", n / 3)}|\n${filled("a\n", n / 2)}`,
  "many marks, then as many partners": (n) => filled("*", n / 4) + filled(" a*", (n * 3) / 4),
  "marks of three kinds, then one that fits none": (n) => filled("*a _b ~~c ", n / 2) + filled("d__ ", n / 2),
  "many brackets, then as many links": (n) => filled("[", n / 6) + filled("a](b)", (n * 5) / 6),
  "many pictures that were opened": (n) => filled("![", n / 3) + filled("a](b)", (n * 2) / 3),
  ...Object.fromEntries(
    [
      ["*a ", " a*"],
      ["**a ", " a**"],
      ["_a ", " a_"],
      ["*a **b ", " b** a*"],
      ["[", "](https://a)"],
      ["![", "](https://a)"],
      ["[*a ", " a*](https://a)"],
    ].map(([opens = "", closes = ""]) => [
      `${opens}…${closes} one in another`,
      (n: number) => {
        const times = Math.floor(n / (opens.length + closes.length));
        return opens.repeat(times) + closes.repeat(times);
      },
    ]),
  ),
};

function html(text: string): string {
  return renderToStaticMarkup(createElement(Markdown, { text }));
}

/** Everything but the drawing; how many pieces there are. */
function read(blocks: Block[]): number {
  return blocks.reduce((sum, block) => sum + piecesIn(block), 0);
}

function piecesIn(block: Block): number {
  switch (block.type) {
    case "quote":
      return read(block.blocks);
    case "list":
      return block.items.reduce((sum, item) => sum + read(item.blocks), 0);
    case "table":
      return [block.header, ...block.rows]
        .flat()
        .reduce((sum, cell) => sum + parseInline(cell.text).length, 0);
    case "rule":
      return 1;
    default:
      return parseInline(block.text).length;
  }
}

/** Of the processor, so that what else the machine does counts little; the least of a few. */
function leastMs(text: string, tries: number): number {
  const times = Array.from({ length: tries }, () => {
    const from = process.cpuUsage();
    read(parseBlocks(text));
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe("parsing takes linear time", () => {
  read(parseBlocks(filled("*a* [b](c) `d`\n- e\n", LONG)));
  for (const [name, textOf] of Object.entries(HOSTILE)) {
    test(name, () => {
      const longer = textOf(LONG);
      expect(longer.length).toBeLessThanOrEqual(LONG);
      if (leastMs(longer, 1) < QUICK_MS) return;
      expect(leastMs(longer, 3)).toBeLessThan(MOST_TIMES_LONGER * leastMs(textOf(SHORTER), 5));
    });
  }
});

describe("output nests a few levels deep, and no text is lost", () => {
  const cases: [name: string, text: string][] = [
    ["quotes", `${"> ".repeat(1000)}word`],
    ["lists", `${"- ".repeat(1000)}word`],
    ["lists below each other", Array.from({ length: 150 }, (_, at) => `${"  ".repeat(at)}- word`).join("\n")],
    ["emphasis", `${"*a ".repeat(1000)}word${" a*".repeat(1000)}`],
    ["links", `${"[".repeat(1000)}word${"](https://a)".repeat(1000)}`],
  ];
  for (const [name, text] of cases) {
    test(name, () => {
      const drawn = html(text);
      expect(drawn).toContain("word");
      expect(depthOf(drawn)).toBeLessThan(60);
    });
  }
});

test("a text with very many parts is shown as plain text, with a note", () => {
  const isPlain = (drawn: string) => drawn.includes("Shown as plain text");
  for (const piece of ["- a\n", "*a*", "a|b\n-|-\n", "a\n", "#\n", "`a`", "*\n"]) {
    const text = filled(piece, LONGEST);
    const drawn = html(text);
    expect([piece, isPlain(drawn), drawn.includes(`>${text}</p>`)]).toEqual([piece, true, true]);
  }
  const ordinary = "Some words of an ordinary text, **some** of them bold.\n\n- and a list\n";
  expect(isPlain(html(filled(ordinary, LONGEST)))).toBe(false);
});

function depthOf(drawn: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name] of drawn.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (["br", "hr"].includes(name!)) continue;
    depth += end ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
