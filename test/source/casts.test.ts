import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assertionsIn } from "./casts.ts";

const ROOT = join(import.meta.dir, "../..");
/** Where every cast has its reason. */
const ROOTS = ["contract", "server", "cli", "web", "client"];
const WHAT_TO_DO = `Each of these lines has a cast (\`as Type\`) or a \`!\` without a reason. Write it so that the compiler
knows the type by itself; if that cannot be, say why it holds in a comment on the same line or alone on the line above.`;

test("every cast and non-null assertion has a comment that says why it holds", () => {
  const paths = ROOTS.flatMap((root) => [...new Bun.Glob(`${root}/**/*.{ts,tsx}`).scanSync(ROOT)]).sort();
  const unexplained = paths.flatMap((path) =>
    assertionsIn(path, readFileSync(join(ROOT, path), "utf8"))
      .filter(({ hasReason }) => !hasReason)
      .map(({ line, text }) => `${path}:${line} ${text}`),
  );
  expect(unexplained, WHAT_TO_DO).toEqual([]);
});

test("casts are found, `as const` is none, and a reason stands on the same line or above", () => {
  const source = [
    "const a = first!.id;",
    "const b = first!.id; // There is always one.",
    "// The driver says nothing of types.",
    "const c = rows as Row[];",
    "",
    "const d = rows as Row[];",
    'const e = ["x"] as const;',
    "/** Told apart by its name. */ const f = g as unknown as",
    "  H;",
  ].join("\n");
  const found = assertionsIn("example.ts", source).map(({ line, hasReason }) => [line, hasReason]);
  expect(found.sort()).toEqual([
    [1, false],
    [2, true],
    [4, true],
    [6, false],
    [8, true],
    [9, true],
  ]);
});
