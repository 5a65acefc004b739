/** The page that shows the design system: every primitive is usable in every state and look. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { turn, violations, violationsIn } from "./axe.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { EVERY_COMBINATION } from "./combinations.ts";
import { type DesignPage, isShown, LOOKS, mirror, serveDesign } from "./design-page.ts";
import { compare } from "./pixels.ts";
import { withoutVisibleFocus } from "./tabbing.ts";

let design: DesignPage;
let browser: TestBrowser;

beforeAll(async () => {
  design = await serveDesign();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await design.stop();
});

async function visit(look: string): Promise<Page> {
  const page = await browser.visit(design.url, LOOKS[look]);
  await isShown(page);
  return page;
}

test("every primitive passes axe at rest, hovered, focused, pressed, disabled, wrong and busy", async () => {
  const page = await visit("light");
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

const OPENED = [
  ["Open a menu", "[role=menu]"],
  ["Open a popover", ".popover"],
  ["Open a usual dialog", "dialog"],
  ["Open a wide dialog", "dialog"],
  ["Open a full dialog", "dialog"],
  ["Show a message", ".toast"],
  ["Show an error", ".toast[data-kind=error]"],
  ["Autumn release", ".inline-edit"],
] as const;

test("everything that opens passes axe", async () => {
  const page = await visit("light");
  const found: string[] = [];
  for (const [index, [button, opened]] of OPENED.entries()) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.locator(opened).first().waitFor();
    const wrong = EVERY_COMBINATION
      ? await violations(page, opened)
      : await violationsIn(page, turn(index), opened);
    found.push(...wrong.map((what) => `${button}: ${what}`));
    await page.keyboard.press("Escape");
  }
  expect(found).toEqual([]);
  await page.context().close();
});

test("a state that the page shows is the one that the mouse and the keyboard bring about", async () => {
  const page = await visit("light");
  const buttons = page
    .locator(".design-specimens", { has: page.locator(".button[data-kind=primary]") })
    .first();
  const button = (state: string) => buttons.locator(`[data-specimen="${state}"] button`);
  const look = (state: string) =>
    button(state).evaluate((element) => {
      const { backgroundColor, outline, boxShadow, color } = getComputedStyle(element);
      return { backgroundColor, outline, boxShadow, color };
    });
  const rest = await look("rest");
  await button("rest").hover();
  expect(await look("rest")).toEqual(await look("hover"));
  await page.mouse.move(0, 0);
  await button("rest").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await look("rest")).toEqual(await look("focus"));
  expect(await look("hover")).not.toEqual(rest);
  expect(await look("focus")).not.toEqual(rest);
  await page.context().close();
});

test("the focus is visible on everything that the Tab key reaches, in forced colours too", async () => {
  // What is asked about a focus is the same in dark.
  for (const look of EVERY_COMBINATION ? ["light", "dark", "forced colours"] : ["light", "forced colours"]) {
    const page = await visit(look);
    expect([look, ...(await withoutVisibleFocus(page, 400))]).toEqual([look]);
    await page.context().close();
  }
});

test("on a phone, targets are 44 pixels high, fields do not make it zoom in, and nothing is wider than the screen", async () => {
  const page = await visit("phone");
  const found = await page.evaluate(() => {
    const small = [
      ...document.querySelectorAll<HTMLElement>("button, select, .input, .choice, .option, .menu-item"),
    ]
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => `small: ${element.outerHTML.slice(0, 100)}`);
    const zooming = [...document.querySelectorAll<HTMLElement>(".input")]
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16)
      .map((element) => `zooms: ${element.outerHTML.slice(0, 100)}`);
    return [...small, ...zooming];
  });
  expect(found).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.context().close();
});

test("right to left, every specimen is where its mirror image would be", async () => {
  const page = await visit("light");
  const places = () =>
    page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const isMirrored = document.documentElement.dir === "rtl";
      return [...document.querySelectorAll(".design-specimen, .design-token")].map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return Math.round(isMirrored ? width - right : left);
      });
    });
  const before = await places();
  await mirror(page);
  const after = await places();
  const moved = before.filter((place, index) => Math.abs(place - (after[index] ?? 0)) > 1);
  expect(moved).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await page.context().close();
});

test("rendered twice, it looks the same: a comparison of two revisions shows only what was changed", async () => {
  const pictures: Buffer[] = [];
  for (let count = 0; count < 2; count++) {
    const page = await visit("dark");
    pictures.push(await page.screenshot({ fullPage: true }));
    await page.context().close();
  }
  const page = await browser.visit("about:blank");
  const [first, second] = pictures;
  expect((await compare(page, first!, second!)).pixels).toBe(0);
});
