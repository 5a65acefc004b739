/** npm test with arguments: what is run, what is started for it, and what is said. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { needsOf } from "./needs.ts";

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

test.each([
  ["test/spec/card-moves.test.ts", []],
  ["test/spec/docs-pages.test.ts", ["Chromium"]],
  ["test/live/redis-refusals.test.ts", ["Redis"]],
  ["test/faults/pooler.test.ts", ["PgBouncer", "PostgreSQL"]],
  ["test/faults/faults.test.ts", ["PostgreSQL", "Redis"]],
])("%s needs %j beside the service", async (file, names) => {
  expect([...(await needsOf(file))].map(({ name }) => name).sort()).toEqual(names);
});

test("one file is shown test by test", async () => {
  const { code, out } = await run("test/web/router.test.ts");
  expect(code).toBe(0);
  expect(out).toMatch(/^\(pass\) an address that cannot be a board's /m);
  expect(out).toEndWith("\ntests: SQLite: 1 passed, 0 failed\n\n1 passed, 0 failed\n");
});

test("several files are shown file by file; further arguments are for bun test", async () => {
  const { code, out } = await run("test/web/router", "./test/web/words", "-t", "in words");
  expect(code).toBe(0);
  const lines = out.replace(/\d+\.\d s/g, "0.1 s").split("\n");
  expect(lines).toEqual([
    "SQLite 1/2 test/web/router.test.ts: 0 passed, 0.1 s",
    "SQLite 2/2 test/web/words.test.ts: 1 passed, 0.1 s",
    ...["", "tests: SQLite: 1 passed, 0 failed", "", "1 passed, 0 failed", ""],
  ]);
});

test("what does not exist is a failure: a file, or a test", async () => {
  const missing = "There is no test file with test/web/nothing in its path.\n";
  expect(await run("test/web/router", "test/web/nothing")).toEqual({ code: 1, out: "", errors: missing });
  const { code, out } = await run("test/web/router", "test/web/words", "-t", "no such test");
  expect(code).toBe(1);
  expect(out).toContain('regex "no such test" matched 0 tests');
  expect(out).toEndWith("\n0 passed, 1 failed\n");
});
