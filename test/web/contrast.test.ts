/** The colours of the design system, computed from its style sheet. */
import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Color, contrast, parseColor } from "../../web/design/contrast.ts";
import { PAIRS, TEXT } from "../../web/design/pairs.ts";
import { colorOf as personColor } from "../../web/ui/display/face-colors.ts";
import { declarationsIn } from "../source/styles.ts";

const WEB = join(import.meta.dir, "../../web");
const TOKENS = new Map(
  declarationsIn(readFileSync(join(WEB, "styles/tokens.css"), "utf8")).map(({ property, value }) => [
    property,
    value,
  ]),
);

function colorOf(token: string, theme: "light" | "dark"): Color {
  const value = TOKENS.get(`--${token}`) ?? "";
  const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  const color = parseColor(both?.[theme === "light" ? 1 : 2] ?? value);
  if (!color) throw new Error(`--${token} is no colour: ${value}`);
  return color;
}

test("every text and sign differs enough from what it is on, in light and dark", () => {
  const tooClose = (["light", "dark"] as const).flatMap((theme) =>
    PAIRS.flatMap(({ front, back, least }) => {
      const ratio = contrast(colorOf(front, theme), colorOf(back, theme));
      return ratio < least ? [`${theme}: ${front} on ${back}: ${ratio.toFixed(2)} of ${least}`] : [];
    }),
  );
  expect(tooClose).toEqual([]);
});

test("every token that colours a text or its background is in a pair", () => {
  const paired = new Set(PAIRS.flatMap(({ front, back }) => [front, back]));
  const used = [...new Bun.Glob("styles/**/*.css").scanSync(WEB)].flatMap((path) =>
    declarationsIn(readFileSync(join(WEB, path), "utf8"))
      .filter(({ property }) => property === "color" || property === "background")
      .flatMap(({ value }) => /^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? []),
  );
  const unpaired = new Set(used.filter((name) => TOKENS.has(`--${name}`) && !paired.has(name)));
  expect([...unpaired].sort()).toEqual(WITHOUT_TEXT);
});

/** Lines, dots and washes that carry no text, or only text of another pair. */
const WITHOUT_TEXT = ["backdrop", "line", "on-avatar", "picture", "toast-hover"];

test("people have different colours, always the same one, on which their initials can be read", () => {
  const ids = Array.from({ length: 500 }, () => Bun.randomUUIDv7());
  const colors = [...new Set(ids.map(personColor))];
  expect(colors).toHaveLength(12);
  expect(personColor("01a1ec05-e2f5-76c6-9fe0-b102ce5b72d3")).toBe("#92400e");
  const white = colorOf("on-avatar", "light");
  expect(colors.filter((color) => contrast(white, parseColor(color)!) < TEXT)).toEqual([]);
});

test("contrast is computed as WCAG defines it", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  expect(parseColor("rgb(12, 102, 86)")).toEqual(parseColor("#0c6656"));
});
