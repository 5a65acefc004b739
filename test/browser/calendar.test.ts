/** The calendar of a board: what fits on a day, adding on a day, keys, and the month on a phone. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";

const UTC = { timezoneId: "UTC", locale: "en-GB" };
const PHONE = { ...UTC, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const browser = browserForTests();
let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** All of them due on 10 March 2027. */
async function withDueCards(owner: Person, titles: string[]) {
  const board = await layOut(owner, { Todo: titles, Done: [] });
  for (const card_id of Object.values(board.cardIds))
    await owner.updateCard({ card_id, due_at: "2027-03-10T23:59:00.000Z" });
  return { ...board, url: `${service.url}${board.path}?calendar=month&day=2027-03-10` };
}

const day = (page: Page, date: string) => page.locator(`.month [data-day="${date}"]`);
const focusedDay = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset.day : null,
  );

test("detail: the weeks share the height of the window, and a day says how many cards do not fit", async () => {
  const ada = await service.person("ada");
  const titles = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
  const { url } = await withDueCards(ada, titles);
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  const more = page.getByRole("button", { name: "more on Wednesday" });
  await more.waitFor();
  const heights = await page
    .locator(".month tbody tr")
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
  const scrolls = await page
    .locator(".calendar-body")
    .evaluate((body) => body.scrollHeight - body.clientHeight);
  expect(scrolls).toBe(0);
  const isShown = page.locator('.month li[data-hidden="false"]');
  const hidden = titles.length - (await isShown.count());
  expect(await more.textContent()).toBe(`+${hidden} more on Wednesday, 10 March 2027`);
  await more.click();
  const list = page.getByRole("dialog", { name: "Wednesday, 10 March 2027" });
  expect(await list.locator(".due-card-title").allTextContents()).toEqual(titles);
  await list.getByRole("link", { name: "Nine" }).click();
  await page.getByRole("dialog", { name: "Nine" }).waitFor();
  await page.keyboard.press("Escape");
  await until(async () => (await focusedDay(page)) === "2027-03-10");
  await page.setViewportSize({ width: 1280, height: 1900 });
  await until(async () => (await isShown.count()) === titles.length);
  expect(await more.count()).toBe(0);
});

test("detail: a long title is on three lines where the day has room, and on one where it has not", async () => {
  const ada = await service.person("ada");
  const long = "Ask the printer about posters, flyers, cards, stickers and the large banner for the entrance";
  const { url, boardId, cardIds } = await withDueCards(ada, [long]);
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  const lines = () =>
    day(page, "2027-03-10")
      .locator(".due-card-words")
      .first()
      .evaluate((words) =>
        Math.round(words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight)),
      );
  await until(async () => (await lines()) === 3);
  const column_id = (await ada.getCard({ card_id: cardIds[long]! })).column_id;
  for (const title of ["Second", "Third", "Fourth"]) {
    const { id } = await ada.createCard({ board_id: boardId, column_id, title });
    await ada.updateCard({ card_id: id, due_at: "2027-03-10T23:59:00.000Z" });
  }
  await until(async () => (await lines()) === 1);
});

test("arrow keys move between days, Page Up and Down between months, Enter adds a card that is due then", async () => {
  const ada = await service.person("ada");
  const { url, boardId } = await withDueCards(ada, ["One"]);
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  await page.getByRole("heading", { name: "March 2027" }).waitFor();
  await page.getByRole("link", { name: "One" }).waitFor();
  const press = async (key: string, expected: string) => {
    await page.keyboard.press(key);
    await until(async () => (await focusedDay(page)) === expected);
  };
  await press("ArrowDown", "2027-03-10");
  await press("ArrowDown", "2027-03-17");
  await press("ArrowLeft", "2027-03-16");
  await press("Home", "2027-03-15");
  await press("End", "2027-03-21");
  await press("PageUp", "2027-02-21");
  await page.getByRole("heading", { name: "February 2027" }).waitFor();
  await press("PageDown", "2027-03-21");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Add a card on Sunday, 21 March 2027" });
  await panel.getByRole("textbox", { name: "Card title" }).fill("Garden");
  await page.keyboard.press("Enter");
  await day(page, "2027-03-21").getByRole("link", { name: "Garden" }).waitFor();
  await page.keyboard.press("Escape");
  await until(async () => (await focusedDay(page)) === "2027-03-21");
  await until(async () => {
    const cards = (await ada.getBoard({ board_id: boardId })).columns[0]!.cards;
    return cards.some(({ title, due_at }) => title === "Garden" && due_at === "2027-03-21T23:59:00.000Z");
  });
  // One step takes both back, the card and its date, of which the page may not have heard yet.
  await page.keyboard.press("Control+z");
  await until(async () => (await ada.getBoard({ board_id: boardId })).columns[0]!.cards.length === 1);
});

test("a card is added on a day without a network, in the chosen column", async () => {
  const ada = await service.person("ada");
  const { url, boardId } = await withDueCards(ada, ["One"]);
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  await page.getByRole("link", { name: "One" }).waitFor();
  await page.context().setOffline(true);
  await day(page, "2027-03-11").hover();
  await day(page, "2027-03-11")
    .getByRole("button", { name: "Add a card on Thursday, 11 March 2027" })
    .click();
  const panel = page.getByRole("dialog", { name: "Add a card on Thursday, 11 March 2027" });
  await panel.getByRole("combobox", { name: "Column" }).selectOption("Done");
  await panel.getByRole("textbox", { name: "Card title" }).fill("Written on a train");
  await panel.getByRole("button", { name: "Add", exact: true }).click();
  await day(page, "2027-03-11").getByRole("link", { name: "Written on a train" }).waitFor();
  await page.context().setOffline(false);
  await until(async () => {
    const [card] = (await ada.getBoard({ board_id: boardId })).columns[1]!.cards;
    return card?.title === "Written on a train" && card.due_at === "2027-03-11T23:59:00.000Z";
  });
});

test("detail: a phone shows the month with dots, and the cards of the chosen day", async () => {
  const ada = await service.person("ada");
  const { url, boardId } = await withDueCards(ada, ["One", "Two"]);
  const page = await browser.visit(url, { token: ada.token, ...PHONE });
  const chosen = page.getByRole("region", { name: /March/ });
  await chosen.getByRole("link").first().waitFor();
  // With its column, where there is room.
  expect(await chosen.getByRole("link").allTextContents()).toEqual(["One, in Todo", "Two, in Todo"]);
  const tenth = page.getByRole("button", { name: "Wednesday, 10 March 2027, 2 cards" });
  expect(await tenth.locator(".dots i").count()).toBe(2);
  await page.getByRole("button", { name: "Friday, 12 March 2027" }).tap();
  await page.getByRole("heading", { name: "Friday, 12 March 2027" }).waitFor();
  await chosen.getByText("Nothing due.").waitFor();
  await chosen.getByRole("button", { name: "Add a card" }).tap();
  await page.getByRole("textbox", { name: "Card title" }).fill("Pack");
  await page.getByRole("button", { name: "Add", exact: true }).tap();
  await chosen.getByRole("link", { name: "Pack" }).waitFor();
  await until(async () => {
    const cards = (await ada.getBoard({ board_id: boardId })).columns[0]!.cards;
    return cards.some(({ due_at }) => due_at === "2027-03-12T23:59:00.000Z");
  });
});

test("detail: what is in a column for done work is shown as complete, and needs no date", async () => {
  const ada = await service.person("ada");
  const { url, boardId, cardIds } = await withDueCards(ada, ["One", "Two", "Three"]);
  await ada.updateCard({ card_id: cardIds.Two!, due_at: null });
  await ada.updateCard({ card_id: cardIds.Three!, due_at: null });
  const done = (await ada.getBoard({ board_id: boardId })).columns[1]!.id;
  await ada.updateColumn({ column_id: done, is_done_column: true });
  for (const title of ["One", "Two"])
    await ada.moveCard({ card_id: cardIds[title]!, column_id: done, position: 0 });
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  await day(page, "2027-03-10")
    .getByRole("link", { name: /One.*, complete/ })
    .waitFor();
  await page.getByText("No due date · 1").click();
  expect(await page.locator(".undated").getByRole("link").allTextContents()).toEqual(["Three"]);
});

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const monthOf = (page: Page) => new URL(page.url()).searchParams.get("day")!.slice(0, "2027-03".length);
const TITLE = ".calendar-head h2";

test("a card that is held over the buttons of the head turns the months and is dropped on a day of another one", async () => {
  const ada = await service.person("ada");
  const { url, cardIds } = await withDueCards(ada, ["One", "Two"]);
  const card_id = cardIds.One!;
  const due = async () => (await ada.getCard({ card_id })).due_at;
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  const card = `[data-due-card="${card_id}"]`;
  await page.locator(card).waitFor();
  const hold = async (over: string) => {
    const from = await middleOf(page, card);
    const to = await middleOf(page, over);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
  };
  await hold('[data-turn="forward"]');
  // For as long as it stays there.
  await until(() => monthOf(page) > "2027-04");
  expect(await page.locator(".drag-preview").count()).toBe(1);
  const title = await middleOf(page, TITLE);
  await page.mouse.move(title.x, title.y);
  const month = monthOf(page);
  const target = await middleOf(page, `.month [data-day="${month}-20"]`);
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await page.locator(`[data-day="${month}-20"][data-drop]`).waitFor();
  await page.mouse.up();
  await day(page, `${month}-20`).getByRole("link", { name: "One" }).waitFor();
  await until(async () => (await due()) === `${month}-20T23:59:00.000Z`);
  await until(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), card));

  await hold('[data-turn="back"]');
  await until(() => monthOf(page) < month);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  // Back where it was taken from, with the focus.
  await until(() => monthOf(page) === month);
  await until(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), card));
  await page.locator(".drag-preview").waitFor({ state: "detached" });
  expect(await due()).toBe(`${month}-20T23:59:00.000Z`);
});

test("detail: a card in the hand is pale at its place, and over a button, which is marked, it can be seen through", async () => {
  const ada = await service.person("ada");
  const { url, cardIds } = await withDueCards(ada, ["One"]);
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  const card = `[data-due-card="${cardIds.One}"]`;
  await page.locator(card).waitFor();
  const from = await middleOf(page, card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
  await page.locator(".drag-preview").waitFor();
  const opacityOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity));
  expect(await opacityOf(card)).toBeLessThan(0.6);
  expect(await opacityOf(".drag-preview")).toBe(1);
  const back = await middleOf(page, '[data-turn="back"]');
  await page.mouse.move(back.x, back.y, { steps: 4 });
  const button = page.locator('[data-turn="back"][data-drop]');
  await button.waitFor();
  expect(await opacityOf(".drag-preview")).toBeLessThan(0.6);
  const shadow = await button.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(shadow).toContain("gradient");
  await page.mouse.move(from.x, from.y);
  await page.mouse.up();
  await until(async () => (await opacityOf(card)) === 1);
});

test("detail: undo takes a card back to the month that it came from, which is shown, and the card keeps the focus", async () => {
  const ada = await service.person("ada");
  const { url, cardIds } = await withDueCards(ada, ["One", "Two"]);
  await ada.updateCard({ card_id: cardIds.One!, due_at: "2027-03-31T23:59:00.000Z" });
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  const isFocused = (title: string, date: string) =>
    until(() =>
      day(page, date)
        .getByRole("link", { name: title })
        .evaluateAll((links) => links.some((link) => link === document.activeElement)),
    );
  await day(page, "2027-03-31").getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await until(() => monthOf(page) === "2027-04");
  await isFocused("One", "2027-04-01");
  await page.keyboard.press("Control+z");
  await until(() => monthOf(page) === "2027-03");
  await isFocused("One", "2027-03-31");

  // Whoever moves it within the month: the focus goes with it.
  await ada.updateCard({ card_id: cardIds.One!, due_at: "2027-03-17T23:59:00.000Z" });
  await isFocused("One", "2027-03-17");
  const { offset, width } = await page.evaluate(() => {
    const { outlineOffset, outlineWidth } = getComputedStyle(document.activeElement!);
    return { offset: Number.parseFloat(outlineOffset), width: Number.parseFloat(outlineWidth) };
  });
  // The ring is within the card: the list around it is cut off.
  expect(offset + width).toBeLessThanOrEqual(0);
});

test("detail: undo and redo show the card they move, in whatever month, with the focus, and other years are named", async () => {
  const ada = await service.person("ada");
  const { url, cardIds } = await withDueCards(ada, ["One", "Two"]);
  await ada.updateCard({ card_id: cardIds.One!, due_at: "2027-03-24T23:59:00.000Z" });
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  const isFocused = (date: string) =>
    until(() =>
      day(page, date)
        .getByRole("link", { name: "One" })
        .evaluateAll((links) => links.some((link) => link === document.activeElement)),
    );
  await day(page, "2027-03-24").getByRole("link", { name: "One" }).focus();
  for (const date of ["2027-03-31", "2027-04-07", "2027-04-14"]) {
    await page.keyboard.press("Shift+ArrowDown");
    await isFocused(date);
  }
  await page
    .getByText(/is due on .*14 April 2027/)
    .first()
    .waitFor();
  // From a day two months later.
  await page.getByRole("button", { name: "Next month" }).click();
  await page.getByRole("button", { name: "Next month" }).click();
  await until(() => monthOf(page) === "2027-06");
  for (const date of ["2027-04-07", "2027-03-31", "2027-03-24"]) {
    await page.keyboard.press("Control+z");
    await isFocused(date);
  }
  await page.keyboard.press("Control+Shift+z");
  await isFocused("2027-03-31");
});

test("detail: a finger turns the month on a phone with a card in it", async () => {
  const ada = await service.person("ada");
  const { url, cardIds } = await withDueCards(ada, ["One", "Two"]);
  const card_id = cardIds.One!;
  const page = await browser.visit(url, { token: ada.token, ...PHONE });
  await page.locator(`[data-due-card="${card_id}"]`).waitFor();
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
  const from = await middleOf(page, `[data-due-card="${card_id}"]`);
  const next = await middleOf(page, '[data-turn="forward"]');
  await touch("touchStart", from);
  await page.locator("html[data-dragging]").waitFor();
  await touch("touchMove", { x: from.x, y: from.y - 40 });
  await touch("touchMove", next);
  await until(() => monthOf(page) > "2027-03");
  await touch("touchMove", await middleOf(page, TITLE));
  const month = monthOf(page);
  const target = await middleOf(page, `.month-strip [data-day="${month}-15"]`);
  await touch("touchMove", { x: target.x, y: target.y - 30 });
  await touch("touchMove", target);
  await page.locator(`[data-day="${month}-15"][data-drop]`).waitFor();
  await touch("touchEnd");
  await until(async () => (await ada.getCard({ card_id })).due_at === `${month}-15T23:59:00.000Z`);
  await page.getByRole("region", { name: /15/ }).getByRole("link", { name: "One" }).waitFor();
});

test("detail: the day of the card that has the focus is the one that N adds to and that Week shows", async () => {
  const ada = await service.person("ada");
  const { url, cardIds } = await withDueCards(ada, ["One", "Two"]);
  await ada.updateCard({ card_id: cardIds.Two!, due_at: "2027-03-25T23:59:00.000Z" });
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  const two = day(page, "2027-03-25").getByRole("link", { name: "Two" });
  await two.waitFor();
  await day(page, "2027-03-10").getByRole("link", { name: "One" }).focus();
  const isThere = () => two.evaluate((link) => link === document.activeElement);
  for (let count = 0; count < 10 && !(await isThere()); count++) await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
  await page.keyboard.press("n");
  await page.getByRole("dialog", { name: "Add a card on Thursday, 25 March 2027" }).waitFor();
  await page.keyboard.press("Escape");
  await until(async () => (await focusedDay(page)) === "2027-03-25");
  await page.getByRole("button", { name: "Week", exact: true }).click();
  await page.getByRole("heading", { name: /^22\b.*\b28 Mar 2027$/ }).waitFor();
  expect(await two.count()).toBe(1);
});

test("detail: the keys of a tile work on a card of the calendar that has the focus or the mouse", async () => {
  const ada = await service.person("ada");
  const { url, cardIds } = await withDueCards(ada, ["One", "Two"]);
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  const link = (title: string) => day(page, "2027-03-10").getByRole("link", { name: title });
  await link("One").focus();
  await page.keyboard.press("t");
  await until(async () => (await ada.getCard({ card_id: cardIds.One! })).is_complete);
  await page.keyboard.press("l");
  await page.getByRole("dialog", { name: "Labels on “One”" }).waitFor();
  await page.keyboard.press("Escape");
  await until(() => link("One").evaluate((element) => element === document.activeElement));
  await link("Two").hover();
  await page.keyboard.press("c");
  await link("Two").waitFor({ state: "detached" });
  await page.keyboard.press("Delete");
  await link("One").waitFor({ state: "detached" });
  // The day that it was on has the focus.
  await until(async () => (await focusedDay(page)) === "2027-03-10");
});
