/** The catalogues of texts: each language has what English has. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { isValidElement } from "react";
import { LANGUAGES } from "../../server/web/languages.ts";

const TEXTS = join(import.meta.dir, "../../web/texts");
const OTHERS = LANGUAGES.filter((language) => language !== "en");

function filesOf(language: string): string[] {
  return [...new Bun.Glob("*.{ts,tsx}").scanSync(join(TEXTS, language))].sort();
}

/** Each text as its kind: "text", "element", "object of …", "function of 2". */
async function shapeOf(language: string, file: string): Promise<unknown> {
  return shape({ ...(await import(join(TEXTS, language, file))) });
}

function shape(value: unknown): unknown {
  if (typeof value === "function") return `function of ${value.length}`;
  if (typeof value !== "object" || value === null) return value === "" ? "empty" : typeof value;
  if (isValidElement(value)) return "element";
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, shape(inner)]),
  );
}

test.each(OTHERS)("the catalogue in %s has the files and texts of the English one", async (language) => {
  expect(filesOf(language)).toEqual(filesOf("en"));
  for (const file of filesOf("en")) {
    expect([file, await shapeOf(language, file)]).toEqual([file, await shapeOf("en", file)]);
  }
});
