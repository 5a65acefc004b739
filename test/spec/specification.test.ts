/** docs/SPEC.md and the tests agree: every rule has a test, and every number in a title is a rule. */
import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Expression, parseSync, type Super, Visitor } from "oxc-parser";

const ROOT = join(import.meta.dir, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const filesOf = (pattern: string) => [...new Bun.Glob(pattern).scanSync(ROOT)].sort();

const TEST_FUNCTIONS = ["describe", "test"];
/** What looks like the number of a rule in a title and is a name. */
const NAMES = /\b(?:UTF|SHA|ISO|RFC)-\d+\b/g;

const rules = [...read("docs/SPEC.md").matchAll(/^- \*\*([A-Z]+)-(\d+)\*\* (.)/gm)].map(
  ([, group, number]) => ({ group: group!, number: Number(number), id: `${group}-${number}` }),
);
const known = new Set(rules.map(({ id }) => id));
const numbersIn = (text: string) => text.replace(NAMES, "").match(/\b[A-Z]+-\d+\b/g) ?? [];

/** `test` of `test("…")`, `test.each(rows)("…")` and `test.skipIf(condition)("…")`. */
function calledFunction(callee: Expression | Super): string | undefined {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "CallExpression") return calledFunction(callee.callee);
  return callee.type === "MemberExpression" ? calledFunction(callee.object) : undefined;
}

/** The titles of all tests and groups in a file; of a template, its literal parts. */
function titlesOf(file: string): string[] {
  const { program, errors } = parseSync(file, read(file));
  expect(errors).toEqual([]);
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!TEST_FUNCTIONS.includes(calledFunction(callee) ?? "")) return;
      if (title?.type === "Literal" && typeof title.value === "string") titles.push(title.value);
      if (title?.type === "TemplateLiteral")
        titles.push(title.quasis.map(({ value }) => value.raw).join(" "));
    },
  }).visit(program);
  return titles;
}

const titles = filesOf("test/**/*.ts").flatMap(titlesOf);

test("the rules of each group are numbered 1, 2, 3 … in order", () => {
  expect(rules.length).toBeGreaterThan(200);
  const counts = new Map<string, number>();
  const misplaced = rules.filter(({ group, number }) => {
    const expected = (counts.get(group) ?? 0) + 1;
    counts.set(group, expected);
    return number !== expected;
  });
  expect(misplaced.map(({ id }) => id)).toEqual([]);
});

test("a group of rules is not interrupted by another", () => {
  const groups = rules.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
  expect(groups).toEqual([...new Set(groups)]);
});

test("every rule has a test that names it in its title", () => {
  // Details (test/browser/combinations.ts) are no part of every run.
  const tested = new Set(titles.filter((title) => !title.startsWith("detail: ")).flatMap(numbersIn));
  expect([...known].filter((id) => !tested.has(id))).toEqual([]);
});

test("every number in a title is a rule", () => {
  expect(titles.flatMap(numbersIn).filter((id) => !known.has(id))).toEqual([]);
});

test("every rule that a comment or a document refers to exists", () => {
  const groups = new Set(rules.map(({ group }) => group));
  const dangling = [...filesOf("test/**/*.ts"), ...filesOf("docs/**/*.md"), "README.md"].flatMap((file) =>
    numbersIn(read(file))
      .filter((id) => groups.has(id.split("-")[0]!) && !known.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(dangling).toEqual([]);
});
