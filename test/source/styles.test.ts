import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  classesIn,
  type Declaration,
  declarationsIn,
  sideError,
  spacingError,
  tokenError,
} from "./styles.ts";

const ROOT = join(import.meta.dir, "../..");
const SHEETS = new Map(
  [...new Bun.Glob("web/**/*.css").scanSync(ROOT)]
    .sort()
    .map((path) => [path, readFileSync(join(ROOT, path), "utf8")]),
);
const SCRIPTS = [...new Bun.Glob("web/**/*.{ts,tsx}").scanSync(ROOT)]
  .map((path) => readFileSync(join(ROOT, path), "utf8"))
  .join("\n");
const TOKENS = "web/styles/tokens.css";
/** Where tokens are declared, and the page that shows them. */
const TOKENS_SHOWN = /^web\/(?:styles\/tokens|design\/design)\.css:/;

function errors(check: (declaration: Declaration) => string | null): string[] {
  return [...SHEETS].flatMap(([path, source]) =>
    declarationsIn(source).flatMap((each) => {
      const error = check(each);
      return error ? [`${path}:${each.line} ${each.property}: ${each.value} ${error}`] : [];
    }),
  );
}

test("every style is mirrored where text runs from right to left", () => {
  expect(errors(sideError)).toEqual([]);
});

test("colours, radii, font sizes and durations are tokens", () => {
  expect(errors(tokenError).filter((error) => !TOKENS_SHOWN.test(error))).toEqual([]);
});

test("margins, padding and gaps are on the grid", () => {
  expect(errors(spacingError)).toEqual([]);
  const found = (css: string) => declarationsIn(`.a { ${css} }`).map(spacingError);
  expect(
    found("padding: 0 var(--space-2); margin: -1px; gap: 0.5em; margin-top: calc(-1 * var(--space-1));"),
  ).toEqual([null, null, null, null]);
  for (const css of ["padding: 0.3rem;", "margin-inline: 0 6px;", "row-gap: 2px;"])
    expect([css, found(css)]).toEqual([css, [expect.any(String)]]);
});

test("system colours appear in forced colours only", () => {
  const SYSTEM = /\b(?:Canvas|CanvasText|Highlight|HighlightText|ButtonText|ButtonBorder|GrayText)\b/;
  const isForced = ({ within }: Declaration) => within.some((each) => each.includes("forced-colors"));
  expect(
    errors((each) => (SYSTEM.test(each.value) && !isForced(each) ? "is a system colour" : null)),
  ).toEqual([]);
});

test("every class that is styled is used", () => {
  const words = new Set(SCRIPTS.match(/[\w-]+/g));
  const unused = [...SHEETS].flatMap(([path, source]) =>
    [...classesIn(source)].filter((name) => !words.has(name)).map((name) => `${path} .${name}`),
  );
  expect(unused).toEqual([]);
});

test("every custom property that is used is set, and every token is used", () => {
  const all = [...SHEETS.values()].join("\n");
  const set = new Set([...`${all}\n${SCRIPTS}`.matchAll(/(--[\w-]+)["']?[\]:,]/g)].map(([, name]) => name));
  const used = new Set([...`${all}\n${SCRIPTS}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
  const tokens = declarationsIn(SHEETS.get(TOKENS) ?? "").map(({ property }) => property);
  expect(tokens.filter((name) => name.startsWith("--") && !used.has(name))).toEqual([]);
});

test("a style sheet has at most 200 lines: each part of a screen has one of its own", () => {
  const long = [...SHEETS].filter(([, source]) => source.split("\n").length > 201);
  expect(long.map(([path]) => path)).toEqual([]);
});

test("what is not mirrored is found", () => {
  const found = (css: string) => declarationsIn(`.a { ${css} }`).map(sideError);
  expect(
    found("margin-inline: 1px 2px; padding: 1px 2px 3px 2px; inset: var(--y) auto auto var(--x);"),
  ).toEqual([null, null, null]);
  for (const css of [
    "left: 0;",
    "border-left: 1px;",
    "padding: 0 1px 0 2px;",
    "text-align: right;",
    "border-radius: 1px 2px;",
    "translate: -50% 0;",
  ])
    expect([css, found(css)]).toEqual([css, [expect.any(String)]]);
});
