/** Appearance in every state: buttons under the pointer, both themes from the first paint, long words, other scripts. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { contrastOf, loadAxe, turn } from "./axe.ts";
import { layOut } from "./board.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { EVERY_COMBINATION, someOf } from "./combinations.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
let board: Awaited<ReturnType<typeof layOut>>;

const LONG = "Averylongnamewithoutanyspaceinit".repeat(7);
const HEBREW = "לבדוק את הכרטיס";

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
  board = await layOut(alice, {
    "To do": ["One", HEBREW],
    Doing: [],
    Done: ["Spare 1", "Spare 2", "Spare 3"],
  });
  const label = await alice.createLabel({ board_id: board.boardId, name: LONG, color: "#d1492e" });
  await alice.addLabel({ card_id: board.cardIds.One!, label_id: label.id });
  await alice.updateCard({ card_id: board.cardIds.One!, description: "A first text" });
  await alice.updateCard({ card_id: board.cardIds.One!, description: `${HEBREW}\n\nAnd so on.` });
  const { id: checklist_id } = await alice.createChecklist({ card_id: board.cardIds.One!, title: "Steps" });
  await alice.createItem({ checklist_id, content: "First" });
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

/** Small text needs more than a sign does. */
const TEXT_CONTRAST = 4.5;
const SIGN_CONTRAST = 3;

const VIEWS: [path: () => string, open: (page: Page) => Promise<unknown>][] = [
  [() => "/", (page) => page.getByRole("link", { name: "Launch" }).waitFor()],
  [() => "/settings", (page) => page.getByRole("heading", { name: "Profile" }).waitFor()],
  [
    () => board.path,
    async (page) => {
      await page.getByRole("button", { name: "Actions for the column Doing" }).waitFor();
      await page.getByRole("button", { name: "Add a card to Doing" }).click();
      await page.getByLabel("Title of a new card").fill("Two");
    },
  ],
  [
    () => board.path,
    async (page) => {
      await page.getByRole("button", { name: "Actions for the column Doing" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).waitFor();
    },
  ],
  [
    () => `${board.path}/${board.cardIds.One}`,
    async (page) => {
      await page.getByRole("button", { name: "Edit the description" }).click();
      await page.getByLabel("New item in Steps").fill("Second");
      await page.getByRole("button", { name: "Attach files" }).waitFor();
    },
  ],
  [
    () => board.path,
    async (page) => {
      await page.getByRole("button", { name: "Activity", exact: true }).click();
      await page.getByRole("button", { name: "Show One on the board" }).first().waitFor();
    },
  ],
  [
    () => `${board.path}/${board.cardIds.One}`,
    async (page) => {
      await page.getByRole("button", { name: "Description history" }).click();
      await page.locator(".version").first().waitFor();
    },
  ],
  [
    () => board.path,
    async (page) => {
      await page.getByRole("button", { name: "Members" }).click();
      await page.getByRole("dialog").waitFor();
    },
  ],
  [
    () => board.path,
    async (page) => {
      await page.getByRole("link", { name: "Spare" }).first().focus();
      await page.keyboard.press("Delete");
      await page.getByRole("button", { name: "Undo", exact: true }).waitFor();
    },
  ],
];

test("every kind of button is legible while hovered, focused and pressed, in light and dark by turns", async () => {
  const found: string[] = [];
  // The views take turns, unless every combination is asked for: then in a new window, without the drafts of the first.
  for (const round of EVERY_COMBINATION ? [0, 1] : [0]) {
    const page = await browser.visit(service.url, { token: alice.token });
    const seen = new Set<string>();
    for (const [view, [path, open]] of VIEWS.entries()) {
      const colorScheme = turn(view + round);
      await page.emulateMedia({ colorScheme });
      await page.goto(service.url + path());
      await open(page);
      await loadAxe(page);
      for (const [index, kind] of (await kindsOn(page)).entries()) {
        if (kind === null || seen.has(kind)) continue;
        seen.add(kind);
        for (const what of await unreadable(page, index)) found.push(`${colorScheme}: ${kind}: ${what}`);
      }
    }
    expect(seen.size).toBeGreaterThan(12);
    await page.context().close();
  }
  expect(found).toEqual([]);
});

const BUTTONS = "button, a.button, [role^=menuitem]";

/** What distinguishes the buttons of a page from each other; null for those that cannot be pointed at. */
async function kindsOn(page: Page): Promise<(string | null)[]> {
  return page.evaluate((buttons) => {
    const top = document.querySelector("dialog[open]") ?? document;
    return [...document.querySelectorAll<HTMLElement>(buttons)].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!hit || !button.contains(hit) || !top.contains(button) || button.matches(":disabled")) return null;
      const around = button.closest(
        ".toast, .menu, .filter-bar, .card-end, .card-column, .notice, .column-head",
      );
      const { kind, on } = button.dataset;
      return [button.className.trim(), kind, on, around?.className].filter(Boolean).join(" / ");
    });
  }, BUTTONS);
}

async function unreadable(page: Page, index: number): Promise<string[]> {
  const button = page.locator(BUTTONS).nth(index);
  const found: string[] = [];
  const judge = async (state: string) => {
    const { ratio, isText } = await contrastOf(button);
    if (ratio < (isText ? TEXT_CONTRAST : SIGN_CONTRAST)) found.push(`${state} ${ratio.toFixed(2)} : 1`);
  };
  await judge("at rest");
  await button.hover();
  await judge("hovered");
  await page.mouse.down();
  await judge("pressed");
  // Released elsewhere, it is not clicked.
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await button.focus();
  await judge("focused");
  return found;
}

test("the wrong theme never flashes, whether it is the system's or chosen", async () => {
  for (const [colorScheme, choice, expected] of [
    ["dark", null, "rgb(21, 25, 23)"],
    ["light", null, "rgb(241, 239, 233)"],
    ["light", "dark", "rgb(21, 25, 23)"],
    ["dark", "light", "rgb(241, 239, 233)"],
  ] as const) {
    const page = await browser.visit(`${service.url}/health`, { colorScheme });
    await page.evaluate((value) => value && localStorage.setItem("boardcast-theme", value), choice);
    // The app itself never comes: what is seen now is what is seen before it does.
    await page.route(/\/assets\/index-[^/]*\.js/, (route) => route.abort());
    await page.goto(`${service.url}/login`);
    const shown = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect([colorScheme, choice, shown]).toEqual([colorScheme, choice, expected]);
    await page.context().close();
  }
});

test("a long name without spaces does not overflow its container", async () => {
  for (const width of someOf([390, 1280])) {
    const page = await browser.visit(service.url + board.path, {
      token: alice.token,
      viewport: { width, height: 800 },
    });
    await page.getByRole("link", { name: "One" }).waitFor();
    expect(await outside(page, "article", ".chip")).toEqual([]);
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    expect(await outside(page, ".popover", ".choice, .choice > *")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "One" }).click();
    if (width < 700) await page.getByRole("button", { name: "Details:" }).click();
    await page.getByRole("button", { name: "Edit labels" }).click();
    await page.locator(".choice-name").waitFor();
    expect(await outside(page, "dialog", ".chip")).toEqual([]);
    expect(await outside(page, ".popover", ".choice-name")).toEqual([]);
    await page.context().close();
  }
});

/** What reaches out of its container sideways. */
async function outside(page: Page, container: string, parts: string): Promise<string[]> {
  return page.evaluate(
    ([container, parts]) =>
      [...document.querySelectorAll(container!)].flatMap((box) => {
        const { left, right } = box.getBoundingClientRect();
        return [...box.querySelectorAll(parts!)]
          .filter((part) => {
            const rect = part.getBoundingClientRect();
            return rect.left < left - 1 || rect.right > right + 1;
          })
          .map((part) => part.outerHTML.slice(0, 120));
      }),
    [container, parts],
  );
}

test("text follows the direction of its language, also while it is being written", async () => {
  const page = await browser.visit(service.url + board.path, { token: alice.token });
  const direction = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  await page.getByRole("link", { name: HEBREW }).waitFor();
  expect(await direction(`h3:has-text("${HEBREW}")`)).toBe("rtl");
  expect(await direction('h3:has-text("One")')).toBe("ltr");
  await page.getByRole("button", { name: "Add a card to Doing" }).click();
  await page.getByLabel("Title of a new card").fill(HEBREW);
  expect(await direction(".add-card-form textarea")).toBe("rtl");
  await page.getByRole("link", { name: "One" }).click();
  await page.locator(".markdown").waitFor();
  expect(await direction(".markdown p:first-child")).toBe("rtl");
  expect(await direction(".markdown p:last-child")).toBe("ltr");
  const undirected = await page.evaluate(() =>
    [...document.querySelectorAll("textarea, input:not([type=checkbox], [type=file], [type=color])")]
      .filter((field) => field.getAttribute("dir") !== "auto")
      .map((field) => field.outerHTML),
  );
  expect(undirected).toEqual([]);
  await page.context().close();
});

test("no field has text so small that a phone zooms in on it", async () => {
  const page = await browser.visit(service.url, { token: alice.token, hasTouch: true, isMobile: true });
  const small: string[] = [];
  for (const [path, open] of VIEWS) {
    await page.goto(service.url + path());
    await open(page);
    small.push(
      ...(await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            "select, textarea, input:not([type=checkbox], [type=radio], [type=file])",
          ),
        ]
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 120)),
      )),
    );
  }
  expect(small).toEqual([]);
  await page.context().close();
});
