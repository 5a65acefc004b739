import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";

const AXE = await readFile(require.resolve("axe-core/axe.min.js"), "utf8");
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with the page as it is shown, in light and dark. Visit it with reduced motion. */
export async function violations(page: Page): Promise<string[]> {
  const light = await judge(page, STANDARDS);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await judge(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark];
}

async function judge(page: Page, rules: string[]): Promise<string[]> {
  // Through the debugger, not as a script element: the page's policy would refuse it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, { runOnly });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
    );
  }, rules);
}
