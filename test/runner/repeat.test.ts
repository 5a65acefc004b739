import { expect, test } from "bun:test";
import type { TestRun } from "./bun-test.ts";
import { repeatFailed } from "./repeat.ts";

function runOf(name: string, failures: Record<string, number>): TestRun {
  const counts = new Map(Object.entries(failures));
  const failed = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { name, passed: 10, failed, leftOut: 0, files: [], tests: [], failures: counts };
}

test("a file that fails beside others and passes alone is unsteady; one that fails again is a failure", async () => {
  const runs = [runOf("SQLite", { "a.test.ts": 2, "b.test.ts": 1 }), runOf("PostgreSQL", { "a.test.ts": 1 })];
  const repeated: string[] = [];
  const unsteady = await repeatFailed(runs, async (path, { name }) => {
    repeated.push(`${path} ${name}`);
    return runOf("once more", path === "b.test.ts" ? { [path]: 1 } : {});
  });
  expect(repeated).toEqual(["a.test.ts SQLite", "b.test.ts SQLite", "a.test.ts PostgreSQL"]);
  expect(unsteady).toEqual(["a.test.ts (SQLite)", "a.test.ts (PostgreSQL)"]);
  expect(runs.map(({ failed }) => failed)).toEqual([1, 0]);
});

test("what could not be run again is a failure", async () => {
  const runs = [runOf("PostgreSQL", { "a.test.ts": 1 })];
  expect(await repeatFailed(runs, async () => undefined)).toEqual([]);
  expect(runs[0]?.failed).toBe(1);
});

test("when many files fail, none is run again", async () => {
  const failures = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}.test.ts`, 1]));
  const runs = [runOf("SQLite", failures)];
  const unsteady = await repeatFailed(runs, async () => runOf("once more", {}));
  expect({ unsteady, failed: runs[0]?.failed }).toEqual({ unsteady: [], failed: 21 });
});
