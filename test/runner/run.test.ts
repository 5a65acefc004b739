/** npm test with arguments: what is run, what is started for it, and what is said. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { GROUPS } from "./groups.ts";
import { needsOf, usesDatabase } from "./needs.ts";

const PROJECT = join(import.meta.dir, "../..");

async function run(...args: string[]) {
  const child = Bun.spawn([process.execPath, "test/run.ts", ...args], {
    cwd: PROJECT,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { code: await child.exited, out, errors };
}

const withoutFigures = (text: string) => text.replace(/\d+/g, "N");

test.each([
  ["test/spec/card-moves.test.ts", []],
  ["test/spec/docs-pages.test.ts", ["Chromium"]],
  ["test/live/redis-refusals.test.ts", ["Redis"]],
  ["test/faults/pooler.test.ts", ["PgBouncer", "PostgreSQL"]],
  ["test/faults/faults.test.ts", ["PostgreSQL", "Redis"]],
])("%s needs %j beside the service", async (file, names) => {
  expect([...(await needsOf(file))].map(({ name }) => name).sort()).toEqual(names);
});

test.each([
  ["test/spec/card-moves.test.ts", true],
  ["test/operators/one-service.test.ts", true],
  ["test/platform/keyed-queue.test.ts", true],
  ["test/platform/lru.test.ts", false],
])("whether %s asks for the database it is run on: %p", async (file, isAsked) => {
  expect(await usesDatabase(file)).toBe(isAsked);
});

test("one file is shown test by test", async () => {
  const { code, out } = await run("test/web/router.test.ts");
  expect(code).toBe(0);
  expect(out).toMatch(/^\(pass\) .+ \[.+ms\]$/m);
  expect(withoutFigures(out)).toEndWith("\ntests: SQLite: N passed, N failed\n\nN passed, N failed\n");
});

test("several files are shown file by file", async () => {
  const { code, out } = await run("test/web/router", "./test/web/words");
  expect(code).toBe(0);
  expect(withoutFigures(out).split("\n")).toEqual([
    "SQLite N/N test/web/router.test.ts: N passed, N.N s",
    "SQLite N/N test/web/words.test.ts: N passed, N.N s",
    ...["", "tests: SQLite: N passed, N failed", "", "N passed, N failed", ""],
  ]);
});

test("a path that no test file has is a failure, before anything is run", async () => {
  expect(await run("test/web/router", "test/web/nothing")).toEqual({
    code: 1,
    out: "",
    errors: "There is no test file with test/web/nothing in its path.\n",
  });
});

test("so are files without a test for this database", async () => {
  const { code, errors } = await run("test/every-route/one-board");
  expect({ code, errors }).toEqual({
    code: 1,
    errors: "No test was run. Some are run with --postgres only.\n",
  });
});

test("so is the name of a test that none of them has", async () => {
  const { code, out } = await run("test/web/router", "test/web/words", "-t", "no such test");
  expect(code).toBe(1);
  expect(out).toContain('regex "no such test" matched 0 tests');
  expect(out).toEndWith("\n0 passed, 1 failed\n");
});

test("every entry of the lists of test files is the beginning of the path of one", () => {
  const files = [...new Bun.Glob("test/**/*.test.ts").scanSync(PROJECT)];
  const stale = Object.entries(GROUPS).flatMap(([group, entries]) =>
    entries
      .filter((entry) => !files.some((file) => file.startsWith(`test/${entry}`)))
      .map((entry) => `${group}: ${entry}`),
  );
  const whatToDo =
    "No test file begins with these entries of test/runner/groups.ts: rename them as the file, or remove them.";
  expect(stale, whatToDo).toEqual([]);
});
