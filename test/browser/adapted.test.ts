/** Pages at 200 % zoom, mirrored for languages written from right to left, in forced colours, and as they are heard. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { layOut } from "./board.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";

/** What 1280 × 800 pixels are at 200 %. */
const ZOOMED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };

let service: Service;
let browser: TestBrowser;
let ada: Person;
let pages: Record<string, string>;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  ada = await service.person("ada");
  const { path, cardIds } = await layOut(ada, { "To do": ["One", "Two"], Doing: ["Three"], Done: [] }, []);
  await ada.assignCard({ card_id: cardIds.One!, user_ids: [ada.id] });
  await ada.createBoard({ title: "A board with a name that is much longer than any tile is wide" });
  pages = {
    "/": ".tile",
    "/settings/login": ".list-row",
    "/my-cards": ".card-row",
    "/find?q=one": ".card-row",
    "/nowhere": ".state",
    [path]: "article",
    [`${path}?calendar=month`]: ".calendar",
    [`${path}/${cardIds.One}`]: "dialog[open]",
  };
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

test("at 200 % zoom no page scrolls sideways, and no control of its head is cut off", async () => {
  const page = await browser.visit(service.url, { token: ada.token, ...ZOOMED });
  expect(await foundOn(page, outside)).toEqual([]);
  await page.context().close();
});

test("on a phone in German, whose words are longer, nothing is cut off either", async () => {
  const phone = { viewport: { width: 360, height: 700 }, hasTouch: true, isMobile: true, locale: "de-DE" };
  const page = await browser.visit(service.url, { token: ada.token, ...phone });
  expect(await foundOn(page, outside)).toEqual([]);
  await page.context().close();
});

test("from right to left no page scrolls sideways, and menus, panels and dialogs open inside the window", async () => {
  const page = await browser.visit(service.url, { token: ada.token });
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dir = "rtl";
    }),
  );
  expect(await foundOn(page, outside)).toEqual([]);
  await page.goto(service.url);
  const opened: [name: string, shown: string][] = [
    ["Account of", ".menu"],
    ["Inbox", ".popover"],
    ["Actions for Launch", ".menu"],
    ["Search and commands", "dialog[open]"],
  ];
  for (const [name, shown] of opened) {
    await page.getByRole("button", { name }).first().click();
    await page.locator(shown).first().waitFor();
    expect([name, await isInside(page.locator(shown).first())]).toEqual([name, true]);
    await page.keyboard.press("Escape");
    await page.locator(shown).first().waitFor({ state: "detached" });
  }
  await page.context().close();
});

test("in forced colours everything on the list of boards that takes the focus shows it", async () => {
  const page = await browser.visit(service.url, { token: ada.token, forcedColors: "active" });
  await page.locator(".tile").first().waitFor();
  const without: string[] = [];
  for (let step = 0; step < 15; step++) {
    await page.keyboard.press("Tab");
    const shown = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const of = [element, ...element.querySelectorAll("*"), element.closest(".tile, label")];
      const isOutlined = of.some((each) => each && getComputedStyle(each).outlineStyle !== "none");
      return isOutlined ? null : element.outerHTML.slice(0, 100);
    });
    if (shown) without.push(shown);
  }
  expect(without).toEqual([]);
  await page.context().close();
});

test("turned on in the settings, what others change on the board is announced politely", async () => {
  const bob = await service.person("bob");
  const { path, cardIds } = await layOut(ada, { Todo: ["Report"], Done: [] }, [bob]);
  const page = await browser.visit(`${service.url}/settings/display`, { token: ada.token });
  await page.getByRole("checkbox", { name: "Announce other people’s changes to the board" }).check();
  await page.goto(service.url + path);
  const said = page.getByTestId("live-changes");
  await said.waitFor({ state: "attached" });
  expect(await said.getAttribute("aria-live")).toBe("polite");
  await bob.updateCard({ card_id: cardIds.Report!, title: "The report" });
  await said.filter({ hasText: /bob/ }).waitFor({ state: "attached" });
  await page.context().close();
});

/** What is wrong with each page. */
async function foundOn(page: Page, wrong: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const [path, ready] of Object.entries(pages)) {
    await page.goto(service.url + path);
    await page.locator(ready).first().waitFor();
    found.push(...(await wrong(page)).map((each) => `${path}: ${each}`));
  }
  return found;
}

/** The page is wider than the window, or something in its head or its dialog is not in the window, or under another. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`${scrollWidth} pixels in ${clientWidth}`] : [];
    const controls = [...document.querySelectorAll(".topbar :is(a, button), .dialog-head button")].filter(
      (each) => !each.matches(".skip-link") && each.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = controls.map((each) => ({ each, box: each.getBoundingClientRect() }));
    const named = (each: Element) => each.getAttribute("aria-label") ?? each.textContent ?? "";
    for (const { each, box } of boxes) {
      if (box.left < -1 || box.right > clientWidth + 1) found.push(`outside: ${named(each)}`);
      for (const other of boxes) {
        if (other.each === each || other.each.closest("dialog") !== each.closest("dialog")) continue;
        // Padding may reach under a neighbour's padding, so that texts line up.
        const isOver =
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 8 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1;
        if (isOver) found.push(`${named(each)} over ${named(other.each)}`);
      }
    }
    return found;
  });
}

function isInside(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}
