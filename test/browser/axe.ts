import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { EVERY_COMBINATION, WITH_DETAILS } from "./combinations.ts";

const AXE = await readFile(require.resolve("axe-core/axe.min.js"), "utf8");
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Window = { axe: typeof import("axe-core") };

/**
 * What axe finds wrong with the page as it is shown, or with a part of it; in the dark theme, too, where every combination
 * is asked for. Visit it with reduced motion. A test of something else asks for it in passing, at half the cost of a visit, so
 * it is a detail: of whole views, accessibility.test.ts is one.
 */
export async function violations(page: Page, within = "html"): Promise<string[]> {
  if (!WITH_DETAILS) return [];
  return [...(await judge(page, STANDARDS, within)), ...(await tooFaint(page, OTHER_THEMES, within))];
}

type Scheme = "light" | "dark";
const OTHER_THEMES: Scheme[] = EVERY_COMBINATION ? ["dark"] : [];

/** For what is looked at in one theme only. */
export function turn(index: number): Scheme {
  return index % 2 === 0 ? "light" : "dark";
}

/** What axe finds in one of the themes. */
export async function violationsIn(page: Page, colorScheme: Scheme, within = "html"): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  const found = await judge(page, STANDARDS, within);
  await page.emulateMedia({ colorScheme: "light" });
  return found.map((what) => `${colorScheme}: ${what}`);
}

/**
 * What it finds in light and dark, and then with everything hovered and focused at once, which the page remains. The colours of a page below a
 * dialog are those of the page without it.
 */
export async function violationsInAllStates(page: Page): Promise<string[]> {
  const within = (await page.locator("dialog:modal").count()) > 0 ? "dialog:modal" : "html";
  const found = [...(await judge(page, STANDARDS, "html")), ...(await tooFaint(page, ["dark"], within))];
  await page.evaluate(pointAtEverything);
  const pointedAt = await tooFaint(page, ["light", "dark"], within);
  return [...found, ...pointedAt.map((what) => `hovered or focused: ${what}`)];
}

async function tooFaint(page: Page, schemes: Scheme[], within: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await judge(page, ["color-contrast"], within)));
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

/** Selectors for these states then match every element, with the same specificity. */
function pointAtEverything(): void {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        rule.selectorText = rule.selectorText.replace(
          /:(?:hover|focus-visible|focus-within|focus)(?![\w-])/g,
          ":is(*, .any)",
        );
      else if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

/** Through the debugger, not as a script element: the page's policy would refuse it. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
}

async function judge(page: Page, rules: string[], within: string): Promise<string[]> {
  await loadAxe(page);
  const run = { runOnly: rules, within };
  return page.evaluate(async ({ runOnly, within }) => {
    const { axe } = window as unknown as Window;
    // Nothing else is read of the results, and to describe all that is right takes longer than to find it.
    const { violations } = await axe.run(within, { runOnly, resultTypes: ["violations"], selectors: false });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
    );
  }, run);
}

interface Contrast {
  ratio: number;
  /** It has words on it, and not only a sign. */
  isText: boolean;
}

/** Between an element's own colour and what lies below it, in the state it is in. */
export async function contrastOf(locator: Locator): Promise<Contrast> {
  return locator.evaluate((element) => {
    // biome-ignore lint/suspicious/noExplicitAny: what axe works with is not in its types
    const { color } = ((window as unknown as Window).axe as any).commons;
    const isHidden = (node: Element) => node.matches(".visually-hidden, [aria-hidden=true]");
    const isText = [...element.childNodes].some(
      (node) => node.textContent?.trim() && !(node instanceof Element && isHidden(node)),
    );
    const parsed = (text: string) => {
      const found = new color.Color();
      found.parseString(text);
      return found;
    };
    const layers = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      layers.push(parsed(getComputedStyle(at).backgroundColor));
      if (layers.at(-1).alpha === 1) break;
    }
    const back = layers.reduceRight((below, layer) => color.flattenColors(layer, below), parsed("white"));
    const front = color.flattenColors(parsed(getComputedStyle(element).color), back);
    return { ratio: color.getContrast(back, front), isText };
  });
}
