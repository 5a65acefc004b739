import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { bunTest } from "./bun-test.ts";

test("an error outside of any test counts as a failure of its file, and of the run", async () => {
  const folder = mkdtempSync(join(tmpdir(), "boardcast-test-"));
  const begin = 'import { expect, test } from "bun:test";\n';
  const stray = join(folder, "stray.test.ts");
  const wrong = join(folder, "wrong.test.ts");
  writeFileSync(
    stray,
    `${begin}Promise.reject(new Error("stray"));\ntest("right", () => expect(1).toBe(1));\n`,
  );
  writeFileSync(wrong, `${begin}test("wrong", () => expect(1).toBe(2));\n`);
  const files = [stray, wrong].map((path) => relative(process.cwd(), path));
  const run = await bunTest({ name: "SQLite", files, env: {}, more: [], verbatim: false });
  rmSync(folder, { recursive: true });
  expect({ failed: run.failed, failures: [...run.failures.values()] }).toEqual({
    failed: 2,
    failures: [1, 1],
  });
});
