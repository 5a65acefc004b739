/**
 * The screens as some people need them: mirrored, zoomed in, under a finger, in forced colours. Everything that is tapped
 * is looked for on all of them; the other looks take three, and all with `npm run test:browsers`.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { layOut } from "./board.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { EVERY_COMBINATION } from "./combinations.ts";
import { mirror } from "./design-page.ts";
import { withoutVisibleFocus } from "./tabbing.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
let board: Awaited<ReturnType<typeof layOut>>;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
  const bob = await service.person("bob");
  board = await layOut(alice, { "To do": ["One", "Two"], Doing: ["Three"], Done: [] }, [bob]);
  const label = await alice.createLabel({ board_id: board.boardId, name: "Urgent", color: "#d1492e" });
  await alice.addLabel({ card_id: board.cardIds.One!, label_id: label.id });
  await alice.assignCard({ card_id: board.cardIds.One!, user_ids: [alice.id, bob.id] });
  await alice.updateCard({
    card_id: board.cardIds.One!,
    description: "A text",
    due_at: "2030-05-01T12:00:00Z",
  });
  const { id: checklist_id } = await alice.createChecklist({ card_id: board.cardIds.One!, title: "Steps" });
  await alice.createItem({ checklist_id, content: "First" });
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const boardReady = (page: Page) => page.getByRole("link", { name: "Three" }).waitFor();
/** With its button, or from the menu that a narrow window has instead. */
const opened = (name: string) => async (page: Page) => {
  await boardReady(page);
  const menu = page.getByRole("button", { name: "Board menu" });
  const isNarrow = await menu.isVisible();
  if (isNarrow) await menu.click();
  await page.getByRole(isNarrow ? "menuitem" : "button", { name, exact: true }).click();
  await page.getByRole("dialog").waitFor();
};

const SCREENS: [name: string, path: () => string, ready: (page: Page) => Promise<unknown>][] = [
  ["boards", () => "/", (page) => page.getByRole("link", { name: "Launch" }).waitFor()],
  ["settings", () => "/settings/login", (page) => page.getByText("This device").waitFor()],
  ["board", () => board.path, boardReady],
  ["members", () => board.path, opened("Members")],
  ["archive", () => board.path, opened("Archive and trash")],
  [
    "card",
    () => `${board.path}/${board.cardIds.One}`,
    (page) => page.getByRole("checkbox", { name: "First" }).waitFor(),
  ],
  [
    "calendar",
    () => board.path,
    async (page) => {
      await boardReady(page);
      await page.getByRole("button", { name: "Calendar", exact: true }).click();
      await page.getByRole("button", { name: "Today" }).waitFor();
    },
  ],
];

const SOME = SCREENS.filter(([name]) => EVERY_COMBINATION || ["boards", "members", "card"].includes(name));

async function visitAll(
  screens: typeof SCREENS,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const page = await browser.visit(service.url, { token: alice.token, ...options });
  const found: string[] = [];
  for (const [name, path, ready] of screens) {
    await page.goto(service.url + path());
    await ready(page);
    found.push(...(await look(page)).map((what) => `${name}: ${what}`));
  }
  await page.context().close();
  return found;
}

async function tooWide(page: Page): Promise<string[]> {
  const [content, visible] = await page.evaluate(() => {
    const root = document.querySelector("dialog[open]") ?? document.documentElement;
    return [root.scrollWidth, root.clientWidth] as const;
  });
  return content > visible ? [`${content} pixels of content in ${visible}`] : [];
}

test("right to left, no screen looked at is wider than the window, and columns and menus begin at the right", async () => {
  const found = await visitAll(SOME, {}, async (page) => {
    await mirror(page);
    return tooWide(page);
  });
  expect(found).toEqual([]);
  const page = await browser.visit(service.url + board.path, { token: alice.token });
  await boardReady(page);
  await mirror(page);
  const box = async (name: string) => (await page.getByRole("region", { name, exact: true }).boundingBox())!;
  const [first, second] = [await box("To do"), await box("Doing")];
  expect(first.x).toBeGreaterThan(second.x + second.width);
  const button = page.getByRole("button", { name: "Actions for the column To do" });
  await button.click();
  const [menu, at] = [(await page.getByRole("menu").boundingBox())!, (await button.boundingBox())!];
  expect(Math.round(menu.x + menu.width)).toBe(Math.round(at.x + at.width));
  await page.context().close();
});

test("at 200 % zoom, no screen looked at has to be scrolled sideways", async () => {
  const zoomed = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };
  expect(await visitAll(SOME, zoomed, tooWide)).toEqual([]);
});

test("on a touch screen, everything that is tapped is at least 44 pixels high and wide", async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  expect(await visitAll(SCREENS, phone, tooSmall)).toEqual([]);
});

/** Not the grip of an item, whose menu moves it too: it would take the place of the words. */
const TAPPED = "button:not(.item-grip), select, input:not([type=file]), textarea, summary, a.button, nav a";

/** Targets that a finger misses 21 pixels from their middle. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((tapped) => {
    const root = document.querySelector("dialog[open]") ?? document;
    const targets = [...root.querySelectorAll<HTMLElement>(tapped)].filter(
      (element) => element.checkVisibility({ opacityProperty: true }) && !element.closest(".visually-hidden"),
    );
    return targets.flatMap((element) => {
      element.scrollIntoView({ block: "center", inline: "center" });
      const target = element.closest("label") ?? element;
      const { x, y, width, height } = target.getBoundingClientRect();
      const isHit = (right: number, down: number) => {
        const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
        return target.contains(hit) || element.contains(hit);
      };
      if (!isHit(0, 0)) return [];
      const isHigh = isHit(0, 21) && isHit(0, -21);
      const isWide = isHit(21, 0) && isHit(-21, 0);
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return isHigh && isWide ? [] : [`${size} ${element.outerHTML.slice(0, 90)}`];
    });
  }, TAPPED);
}

test("in forced colours, the focus is visible on everything that the Tab key reaches on the screens looked at", async () => {
  const found = await visitAll(SOME, { forcedColors: "active" }, (page) =>
    withoutVisibleFocus(page, 40, "article, .tile"),
  );
  expect(found).toEqual([]);
});
