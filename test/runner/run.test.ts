/** npm test with arguments: what is run, what is started for it, and what is said. */
import { expect, test } from "bun:test";
import { join } from "node:path";
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

test("what does not exist is a failure: a file, or a test that an argument of bun test names", async () => {
  const missing = "There is no test file with test/web/nothing in its path.\n";
  expect(await run("test/web/router", "test/web/nothing")).toEqual({ code: 1, out: "", errors: missing });
  const { code, out } = await run("test/web/router", "test/web/words", "-t", "no such test");
  expect(code).toBe(1);
  expect(out).toContain('regex "no such test" matched 0 tests');
  expect(out).toEndWith("\n0 passed, 1 failed\n");
});
