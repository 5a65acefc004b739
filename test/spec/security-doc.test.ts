/** docs/SECURITY.md names nothing that is not there: files, tests and their titles. */
import { expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dir, "../..");
const text = readFileSync(join(ROOT, "docs/SECURITY.md"), "utf8");
const titles = [...text.matchAll(/`(test\/[^`]+)`: ((?:"[^"]+"(?:; )?)+)/g)].flatMap(([, file, quoted]) =>
  [...quoted!.matchAll(/"([^"]+)"/g)].map(([, title]) => [file!, title!] as const),
);

test("every file and folder it names is there", () => {
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]*|[\w-]+\.json)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("every test it names has that title, and every threat has a test", () => {
  const missing = titles.filter(([file, title]) => !readFileSync(join(ROOT, file), "utf8").includes(title));
  expect(missing).toEqual([]);
  const rows = text
    .split("\n")
    .filter((line) => /^\| .+ \| .+ \| .+ \|$/.test(line) && !line.startsWith("| Threat"));
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => !/`test\/[^`]+`: "/.test(row))).toEqual([]);
});
