/** Markdown in descriptions: how it is rendered, and that no text becomes markup of its own. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Markdown } from "../../web/card/markdown/markdown.tsx";

function html(text: string): string {
  const whole = renderToStaticMarkup(createElement(Markdown, { text }));
  return whole.replace(/^<div class="markdown">(.*)<\/div>$/s, "$1").replaceAll(' dir="auto"', "");
}

describe("renders", () => {
  const cases: [name: string, text: string, expected: string][] = [
    ["paragraphs and line breaks", "one\ntwo\n\nthree", "<p>one<br/>two</p><p>three</p>"],
    [
      "emphasis",
      "**a** _b_ ~~c~~ `d <e>`",
      "<p><strong>a</strong> <em>b</em> <del>c</del> <code>d &lt;e></code></p>",
    ],
    ["lists", "1. a\n2. b", '<ol start="1"><li><span>a</span></li><li><span>b</span></li></ol>'],
    ["headings below those of the card", "## A\n### B", "<h4>A</h4><h5>B</h5>"],
    ["quotes", "> a", "<blockquote><p>a</p></blockquote>"],
    [
      "code as it is",
      "```ts\na < b &amp; c\n```",
      '<pre tabindex="0"><code>a &lt; b &amp;amp; c</code></pre>',
    ],
    ["characters written by name", "a &amp; b &lt; c &#8364;", "<p>a &amp; b &lt; c €</p>"],
    ["nothing for nothing", "", ""],
  ];
  for (const [name, text, expected] of cases) test(name, () => expect(html(text)).toBe(expected));

  test("tables", () => {
    const table = html("| a | b |\n|---|--:|\n| 1 | 2 |");
    expect(table).toContain('<th>a</th><th data-align="right">b</th>');
    expect(table).toContain('<td>1</td><td data-align="right">2</td>');
  });

  test("tasks, with accessible names for the boxes", () => {
    const tasks = html("- [x] a\n- [ ] b");
    expect(tasks).toContain('aria-label="Done"');
    expect(tasks).toContain('aria-label="Open"');
  });
});

test("the number of a card is shown as the page wants, unless it is part of something else", () => {
  const reference = (number: number) => createElement("b", null, number);
  const people = new Map([["bob", { isMe: false }]]);
  const shown = (text: string) => renderToStaticMarkup(createElement(Markdown, { text, reference, people }));
  expect(shown("see #12, (#3) and @bob #4.")).toBe(
    '<div class="markdown"><p dir="auto">see <b>12</b>, (<b>3</b>) and <span data-me="false" class="mention">@bob</span> <b>4</b>.</p></div>',
  );
  for (const text of [
    "#0",
    "#12a",
    "a#1",
    "##1",
    "#fff",
    "&#35;x",
    "`#1`",
    "https://example.org/#1",
    "[#1](https://a.org)",
  ])
    expect(shown(text)).not.toContain("<b>");
  expect(html("see #12")).toBe("<p>see #12</p>");
});

describe("is safe", () => {
  test("links open web and mail addresses only, in a new window", () => {
    const attributes = 'target="_blank" rel="noopener noreferrer nofollow"';
    expect(html("[a](https://example.org/?a=1&b=2)")).toBe(
      `<p><a href="https://example.org/?a=1&amp;b=2" ${attributes}>a</a></p>`,
    );
    expect(html("<me@example.org>")).toContain(`<a href="mailto:me@example.org" ${attributes}>`);
    expect(html("www.example.org")).toContain(`<a href="http://www.example.org" ${attributes}>`);
  });

  for (const address of [
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "&#106;avascript:alert(1)",
    "java&#9;script:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:a",
    "//example.org",
    "/boards",
    "file:///etc/passwd",
  ]) {
    test(`no link to ${address}`, () => {
      expect(html(`[a](<${address}>)`)).not.toContain("<a ");
      expect(html(`![a](<${address}>)`)).not.toContain("<a ");
    });
  }

  test("markup is shown as it was written", () => {
    expect(html('<img src=x onerror="alert(1)">')).toBe("<p>&lt;img src=x onerror=&quot;alert(1)&quot;></p>");
    expect(html("a <b>c</b>")).toBe("<p>a &lt;b>c&lt;/b></p>");
  });

  test("images are links, so that the page loads nothing from other hosts", () => {
    expect(html("![a cat](https://example.org/cat.png)")).toContain(">a cat</a>");
    expect(html("![a cat](https://example.org/cat.png)")).not.toContain("<img");
  });

  test("a heading inside a list or quote stays within the allowed levels", () => {
    expect(html("- # deep")).toContain("<h4>deep</h4>");
    expect(html("### outer\n\n> # inner")).toContain("<h4>inner</h4>");
  });

  test("text that is nested too deeply keeps its words", () => {
    expect(html(`${">".repeat(50_000)} deep`)).toContain("deep");
    expect(html(`a\n${"> ".repeat(200)} deep`)).toContain("deep");
  });

  test("no text produces elements other than the known ones", () => {
    const allowed =
      /^(p|h[4-6]|ul|ol|li|span|strong|em|del|code|pre|blockquote|hr|br|a|section|table|thead|tbody|tr|th|td|svg|path)$/;
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        ..."<script>|</p>|<a href=|javascript:|[a](|)|](|![|**|_|`|```|\n|\n\n|# |- |- [x] |1. |> ||a|b|\n|--|--|\n|&lt;|&#60;|<!--|-->|<svg onload=alert(1)>".split(
          "|",
        ),
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const [, name] of html(pieces.join("")).matchAll(/<\/?([a-z0-9]+)/gi)) {
          expect(name).toMatch(allowed);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test("a mention of a name with blanks is shown without the quotes it is written with", () => {
  const people = new Map([["anna lee", { isMe: false }]]);
  const html = renderToStaticMarkup(createElement(Markdown, { text: 'Hi @"Anna Lee"!', people }));
  expect(html).toContain(">@Anna Lee</span>!");
});
