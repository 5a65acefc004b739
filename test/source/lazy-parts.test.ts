/** What the web client loads later may fail to load: it has to fail in its own place. */
import { expect, test } from "bun:test";
import { join } from "node:path";

const ROOT = join(import.meta.dir, "../..");
const LOADED = /(.{0,40})\bimport\(\s*"[^"]+\.tsx"\s*\)/gs;
const BY_LAZY_PART = /\blazyPart\(\s*\(\) => $/;
/** Pages of the development server only. */
const APART = /^web\/design\//;

test("every component that is loaded later is loaded by lazyPart", async () => {
  const others: string[] = [];
  let found = 0;
  for await (const file of new Bun.Glob("web/**/*.{ts,tsx}").scan(ROOT)) {
    const text = await Bun.file(join(ROOT, file)).text();
    if (/\bSuspense\b|[^.\w]lazy\(/.test(text)) others.push(`${file}: lazy or Suspense`);
    for (const [shown, before = ""] of text.matchAll(LOADED)) {
      found++;
      if (!BY_LAZY_PART.test(before) && !APART.test(file)) others.push(`${file}: ${shown}`);
    }
  }
  expect(others).toEqual([]);
  expect(found).toBeGreaterThan(30);
});
