import { expect, test } from "bun:test";
import { join } from "node:path";
import { isThere, namedFiles } from "./file-names.ts";

const ROOT = join(import.meta.dir, "../..");
const EVERYTHING = ["*", "{bench,cli,client,contract,docs,ops,server,test,web}/**/*"];
const READ = /\.(?:tsx?|css|md)$/;
/** What happened to files that are gone, and files of an example. */
const EXCEPT = /^(?:CHANGELOG|CONTRIBUTING)\.md$|^docs\/decisions\//;

test("every file that a comment or a document names is there", async () => {
  const files = new Set(EVERYTHING.flatMap((glob) => [...new Bun.Glob(glob).scanSync(ROOT)]));
  const missing: string[] = [];
  for (const path of [...files].filter((file) => READ.test(file) && !EXCEPT.test(file)).sort()) {
    for (const { line, name } of namedFiles(path, await Bun.file(join(ROOT, path)).text()))
      if (!isThere(name, { path, files })) missing.push(`${path}:${line}: ${name}`);
  }
  expect(missing).toEqual([]);
});

test("files are named by a name, by the end of a path or by a path from there; sources name them in comments", () => {
  const source = `/** As in \`core/change.ts\`, and … */
const file = "made-up.ts";
// See rank.ts, *.test.ts and …-steps.ts.`;
  expect(namedFiles("server/one.ts", source)).toEqual([
    { line: 1, name: "core/change.ts" },
    { line: 3, name: "rank.ts" },
  ]);
  const files = new Set(["server/platform/core/change.ts", "docs/API.md"]);
  const here = { path: "docs/ARCHITECTURE.md", files };
  expect(
    ["change.ts", "core/change.ts", "API.md", "../docs/API.md", "gone.ts"].map((name) => isThere(name, here)),
  ).toEqual([true, true, true, true, false]);
});
