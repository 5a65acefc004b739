/** With the keyboard alone: where the focus goes, and where the arrow keys, Tab and Escape lead. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";
import { mirror } from "./design-page.ts";

let service: Service;
let browser: TestBrowser;
let ada: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  ada = await service.person("ada");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

const focused = (page: Page, words: string) => page.locator(":focus", { hasText: words }).waitFor();

test("a page that was just opened has the focus in its content, and arrow keys lead from there to the first card", async () => {
  const { boardId } = await layOut(ada, { "To do": ["One", "Two"], Doing: ["Three"] });
  const page = await browser.visit(service.url, { token: ada.token });
  await page.locator(`a[href="/b/${boardId}"]`).press("Enter");
  await page.locator("#main:focus").waitFor();
  await sees(page, "To do", ["One", "Two"]);
  await page.keyboard.press("ArrowDown");
  await focused(page, "One");
  await page.keyboard.press("ArrowRight");
  await focused(page, "Three");

  await mirror(page);
  await page.keyboard.press("ArrowRight");
  await focused(page, "One");
  await page.keyboard.press("Shift+ArrowLeft");
  await sees(page, "Doing", ["One", "Three"]);
  await page.context().close();
});

test("detail: in a card, Tab comes to the description before the side, and Escape leaves the field of a new item first", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["One"] });
  await ada.createChecklist({ card_id: cardIds.One!, title: "Steps" });
  const page = await browser.visit(`${service.url}${path}/${cardIds.One}`, { token: ada.token });
  const item = page.getByRole("textbox", { name: "New item in Steps" });
  await item.waitFor();
  const reached: string[] = [];
  while (!reached.includes("Move from To do")) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  expect(reached).toContain("Add a description");

  await item.fill("Half an idea");
  await page.keyboard.press("Escape");
  await page.locator("input:focus").waitFor({ state: "detached" });
  expect(await item.inputValue()).toBe("Half an idea");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.context().close();
});

test("in an open card, the keys of a card do what they do on its tile, and what is typed is only text", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["One"] });
  const card_id = cardIds.One!;
  const { id: checklist_id } = await ada.createChecklist({ card_id, title: "Steps" });
  await ada.createItem({ checklist_id, content: "First" });
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: ada.token });
  const item = page.getByRole("textbox", { name: "New item in Steps" });
  await item.fill("tidy");
  await page.keyboard.press("d");
  expect(await item.inputValue()).toBe("tidyd");
  await page.keyboard.press("Escape");
  // Out of the field, but still in the checklist: what deletes there does nothing to the card.
  for (const key of ["Backspace", "Delete"]) await page.keyboard.press(key);
  await page.getByRole("checkbox", { name: "First" }).focus();
  await page.keyboard.press("Delete");
  await page.locator(".card-sheet").focus();
  await page.keyboard.press("Backspace");

  const panels: [key: string, name: string][] = [
    ["l", "Labels on this card"],
    ["d", "Due date"],
    ["a", "People on this card"],
    ["s", "Start date"],
    ["v", "Move the card"],
  ];
  for (const [key, name] of panels) {
    await page.keyboard.press(key);
    await page.getByRole("dialog", { name, exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name, exact: true }).waitFor({ state: "detached" });
  }
  await page.keyboard.press("t");
  await page
    .getByRole("checkbox", { name: /^Complete/ })
    .and(page.locator(":checked"))
    .waitFor();
  await page.keyboard.press("i");
  await page.getByRole("button", { name: "Change people" }).waitFor();
  await page.keyboard.press("e");
  await page.getByRole("textbox", { name: "Card title" }).fill("Two");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Two" }).waitFor();
  await page.keyboard.press("c");
  await page.getByText("“Two” was archived.").waitFor();
  await page.context().close();
});

test("detail: the shortcuts are in three columns of about the same height, and in one on a phone", async () => {
  const { path } = await layOut(ada, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, {
    token: ada.token,
    viewport: { width: 1440, height: 900 },
  });
  await sees(page, "To do", ["One"]);
  await page.keyboard.press("?");
  const groups = page.locator(".help-columns").first().locator("section");
  const heights = () =>
    groups.evaluateAll((all) => {
      const ends = new Map<number, number>();
      const top = Math.min(...all.map((each) => each.getBoundingClientRect().top));
      for (const { left, bottom } of all.map((each) => each.getBoundingClientRect()))
        ends.set(left, Math.max(ends.get(left) ?? 0, bottom - top));
      return [...ends.values()];
    });
  await groups.first().waitFor();
  const columns = await heights();
  expect(columns.length).toBe(3);
  expect(Math.min(...columns) / Math.max(...columns)).toBeGreaterThan(0.7);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await heights()).length).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.context().close();
});

test("detail: a shortcut is found by what it does and by its key; Escape empties the field before it closes the list", async () => {
  const page = await browser.visit(service.url, { token: ada.token });
  await page.getByRole("heading", { name: "Boards", exact: true }).waitFor();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const field = dialog.getByRole("searchbox", { name: "Find a shortcut" });
  await field.and(page.locator(":focus")).waitFor();
  const shown = () => dialog.locator("dd").allInnerTexts();
  const top = (await dialog.boundingBox())?.y;
  await page.keyboard.type("due DATE");
  await dialog.getByText("2 shortcuts found").waitFor({ state: "attached" });
  expect(await shown()).toEqual(["Set its due date", "Mark the card complete, or set its due date"]);
  expect((await dialog.boundingBox())?.y).toBe(top!);
  await field.fill("l");
  expect(await shown()).toEqual(["Change its labels"]);
  await field.fill("arrow keys day");
  expect(await shown()).toEqual(["Go to another day", "Move the card by a week or a day"]);
  await field.fill("nothing like it");
  await dialog.getByRole("heading", { name: "No shortcut matches" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Show all shortcuts" }).click();
  await dialog.getByText("Change its labels").waitFor();
  await field.fill("labels");
  await page.keyboard.press("Escape");
  expect(await field.inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.context().close();
});

test("detail: arrows in the list of shortcuts are as wide as letters", async () => {
  const page = await browser.visit(service.url, { token: ada.token });
  await page.getByRole("button", { name: "Account of" }).click();
  // It says whose account it is.
  await page.getByRole("group", { name: ada.me.email }).waitFor();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" }).locator("kbd");
  const widthOf = (text: RegExp, characters: string) =>
    keys
      .filter({ hasText: text })
      .first()
      .evaluate((key, shown) => {
        const { font } = getComputedStyle(key);
        const canvas = document.createElement("canvas").getContext("2d")!;
        canvas.font = font;
        return canvas.measureText(shown).width;
      }, characters);
  expect(await widthOf(/^↑/, "→")).toBeGreaterThan(await widthOf(/^N$/, "N"));
  await page.context().close();
});

test("detail: on a phone, the list of shortcuts begins with what fingers do, and no keyboard covers it", async () => {
  const page = await browser.visit(service.url, {
    token: ada.token,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await page.getByRole("button", { name: "Account of" }).tap();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).tap();
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await dialog.getByRole("heading", { name: "On a touch screen" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("INPUT");
  const y = async (text: string) => (await dialog.getByText(text).first().boundingBox())?.y ?? 0;
  expect(await y("On a touch screen")).toBeLessThan(await y("With a keyboard"));
  expect(await y("With a keyboard")).toBeLessThan(await y("Anywhere"));
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

test("detail: the shortcuts of the page that is shown come first; the menu opens them where single keys are off", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["One"] });
  const first = async (address: string) => {
    const page = await browser.visit(service.url + address, { token: ada.token });
    await page.evaluate(() => localStorage.setItem("boardcast-single-keys", "off"));
    await page.reload();
    await page.getByRole("button", { name: "Account of" }).waitFor({ state: "attached" });
    // The open card covers the header; the palette is opened by a key of its own.
    if (address.endsWith(cardIds.One!)) {
      await page.getByRole("dialog", { name: "One", exact: true }).waitFor();
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("shortcuts");
      await page.getByRole("option", { name: "Keyboard shortcuts" }).click();
    } else {
      await page.keyboard.press("?");
      await page.getByRole("button", { name: "Account of" }).click();
      await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
    }
    const heading = page
      .getByRole("dialog", { name: "Keyboard shortcuts" })
      .getByRole("heading", { level: 3 });
    await heading.first().waitFor();
    const words = await heading.first().innerText();
    await page.context().close();
    return words;
  };
  expect(await first(path)).toBe("Anywhere on the board");
  expect(await first(`${path}?calendar=month`)).toBe("In the calendar");
  expect(await first(`${path}/${cardIds.One}`)).toStartWith("On a focused, hovered");
  expect(await first("/my-cards")).toBe("In My cards, search results and the inbox");
  expect(await first("/settings")).toBe("Anywhere");
});

test("detail: after a new card is given up with Escape, arrow keys go on from where the focus was, or from below the cards", async () => {
  const { path } = await layOut(ada, { "To do": ["One", "Two"], Doing: ["Three"], Done: [] });
  const page = await browser.visit(service.url + path, { token: ada.token });
  await sees(page, "To do", ["One", "Two"]);
  await page.keyboard.press("n");
  await page.getByLabel("Title of a new card in To do").press("Escape");
  await focused(page, "Add a card");
  await page.keyboard.press("ArrowUp");
  await focused(page, "Two");
  await page.keyboard.press("n");
  await page.getByLabel("Title of a new card in To do").press("Escape");
  await focused(page, "Two");
  await page.keyboard.press("ArrowUp");
  await focused(page, "One");

  await page.getByRole("button", { name: "Add a card to Done" }).focus();
  await page.keyboard.press("ArrowLeft");
  await focused(page, "Three");
  await page.context().close();
});

test("keys act on the card that the mouse has come to, until the focus goes to another one", async () => {
  const { path } = await layOut(ada, { "To do": ["One", "Two", "Three"] });
  const page = await browser.visit(service.url + path, { token: ada.token });
  await sees(page, "To do", ["One", "Two", "Three"]);
  const tile = (title: string) => page.locator("article", { hasText: title });
  // What is below a mouse at rest has not been pointed at.
  await page.mouse.move(900, 600);
  await tile("One").hover();
  await page.keyboard.press("l");
  await page.getByRole("dialog", { name: "Labels on “One”" }).waitFor();
  await page.keyboard.press("Escape");
  await focused(page, "One");
  await tile("Two").hover();
  await page.keyboard.press("d");
  await page.getByRole("dialog", { name: "Due date of “Two”" }).waitFor();
  await page.keyboard.press("Escape");
  await focused(page, "Two");
  // The mouse lies on the second one.
  await page.keyboard.press("ArrowDown");
  await focused(page, "Three");
  await page.keyboard.press("c");
  await sees(page, "To do", ["One", "Two"]);
  // What is typed is only text.
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  await tile("One").hover();
  await page.getByLabel("Title of a new card in To do").press("c");
  expect(await page.getByLabel("Title of a new card in To do").inputValue()).toBe("c");
  await sees(page, "To do", ["One", "Two"]);
  await page.context().close();
});

test("arrows start from the card that the mouse has come to, and only one card is highlighted", async () => {
  const { path } = await layOut(ada, { "To do": ["One", "Two", "Three", "Four"] });
  const page = await browser.visit(service.url + path, { token: ada.token });
  await sees(page, "To do", ["One", "Two", "Three", "Four"]);
  const frames = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("article")]
        .map((tile) => [tile.querySelector("a")?.textContent, getComputedStyle(tile)] as const)
        .map(([title, { outlineStyle, borderColor }]) => [title, outlineStyle, borderColor].join())
        .filter((each, _, all) => each.slice(each.indexOf(",")) !== all[0]?.slice(all[0].indexOf(",")))
        .map((each) => each.split(",")[0]),
    );
  const tile = (title: string) => page.locator("article", { hasText: title });
  await page.mouse.move(900, 600);
  await tile("Two").hover();
  await page.keyboard.press("ArrowDown");
  await focused(page, "Three");
  expect(await frames()).toEqual(["Three"]);
  await page.keyboard.press("ArrowDown");
  await focused(page, "Four");
  expect(await frames()).toEqual(["Four"]);
  // The focus goes along with the mouse: Enter opens what the letters act on.
  await tile("Three").hover();
  await focused(page, "Three");
  expect(await frames()).toEqual(["Three"]);
  await page.context().close();
});
