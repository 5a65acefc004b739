/**
 * What a change does to the design system, in pixels: `npx bun test/browser/compare-design.ts [git-ref]`, HEAD unless given.
 * Renders /design of that revision and of the working tree with the same browser and fonts, in every look, and
 * writes both pictures and their differences. No pictures are kept in the repository: other fonts would change all.
 */
import { mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { isShown, LOOKS, mirror, serveDesign } from "./design-page.ts";
import { compare } from "./pixels.ts";

const PROJECT = join(import.meta.dir, "../..");
const ref = process.argv[2] ?? "HEAD";
const folder = mkdtempSync(join(tmpdir(), "boardcast-design-"));
const checkout = join(folder, "checkout");
mkdirSync(checkout);
await $`git archive ${ref} | tar -x -C ${checkout}`.cwd(PROJECT);
symlinkSync(join(PROJECT, "node_modules"), join(checkout, "node_modules"));

const browser = await openBrowser();
const before = await picturesOf(browser, checkout);
const after = await picturesOf(browser, PROJECT);
const canvas = await browser.visit("about:blank");
for (const [look, picture] of after) {
  const old = before.get(look);
  const { pixels, picture: difference } = old
    ? await compare(canvas, old, picture)
    : { pixels: null, picture: null };
  if (pixels === 0) {
    console.log(`${look}: the same`);
    continue;
  }
  console.log(`${look}: ${pixels === null ? "of another size" : `${pixels} pixels differ`}`);
  if (old) await Bun.write(join(folder, `${look}-before.png`), old);
  await Bun.write(join(folder, `${look}-after.png`), picture);
  if (difference) await Bun.write(join(folder, `${look}-difference.png`), difference);
}
console.log(`Pictures: ${folder}`);
await browser.close();

async function picturesOf({ visit }: TestBrowser, project: string): Promise<Map<string, Buffer>> {
  const design = await serveDesign(project);
  const pictures = new Map<string, Buffer>();
  for (const [look, options] of Object.entries(LOOKS)) {
    const page = await visit(design.url, options);
    await isShown(page);
    pictures.set(look, await page.screenshot({ fullPage: true }));
    if (look === "light") {
      await mirror(page);
      pictures.set("right to left", await page.screenshot({ fullPage: true }));
    }
    await page.context().close();
  }
  await design.stop();
  return pictures;
}
