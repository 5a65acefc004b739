/** The activity of a board and of a card: sentences, live lines, older pages, "Show", versions of the description. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";
import { fromBoardMenu, layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";
import { someOf } from "./combinations.ts";

const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

let service: Service;
let browser: TestBrowser;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  browser = await openBrowser();
  alice = await service.person("alice");
  bob = await service.person("bob");
  await alice.updateMe({ firstname: "Alice" });
  await bob.updateMe({ firstname: "Bob" });
});
afterAll(async () => {
  expect(browser.complaints).toEqual([]);
  await browser.close();
  await service.stop();
});

const titles = (count: number) => Array.from({ length: count }, (_, index) => `Card ${index}`);

async function open(columns: Record<string, string[]>, options = {}) {
  const board = await layOut(alice, columns, [bob]);
  const page = await browser.visit(service.url + board.path, { token: alice.token, ...options });
  await page.getByRole("region", { name: Object.keys(columns)[0], exact: true }).waitFor();
  return { page, ...board };
}

const panel = (page: Page) => page.getByRole("complementary", { name: "Activity" });
const toggle = (page: Page) => page.getByRole("button", { name: "Activity", exact: true });
/** Pointer and focus keep lines in place. */
const leaveList = (page: Page) => page.mouse.move(5, 5);

async function linesOf(page: Page): Promise<string[]> {
  return page.locator(".activity-text > p:first-child").allInnerTexts();
}

const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test("the panel shows what happened, newest first, and what happens next", async () => {
  const { page, boardId, cardIds } = await open({ "To do": ["Fix login"], Done: [] });
  await toggle(page).click();
  await panel(page).getByText("You created the board").waitFor();
  expect(await linesOf(page)).toEqual([
    "You added the column Done",
    "You added “Fix login” to To do",
    "You added the column To do",
    "You added Bob to the board",
    "You created the board",
  ]);
  await leaveList(page);
  const { columns } = await alice.getBoard({ board_id: boardId });
  await bob.moveCard({ card_id: cardIds["Fix login"]!, column_id: columns[1]!.id, position: 0 });
  await panel(page).getByText("Bob moved “Fix login” from To do to Done").waitFor();
  expect(await panel(page).locator("time").first().getAttribute("title")).toContain("20");

  await page.reload();
  await panel(page).getByText("Bob moved “Fix login” from To do to Done").waitFor();
  await panel(page).getByRole("link", { name: "“Fix login”" }).first().focus();
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "detached" });
  expect(await isFocused(page, "[aria-expanded=false]")).toBe(true);
  await page.context().close();
});

test("what a rule did says which rule it was, also when it happens while one looks on", async () => {
  const { page, boardId, cardIds } = await open({ "To do": ["One", "Two"], Done: [] });
  const [, done] = (await alice.getBoard({ board_id: boardId })).columns;
  await alice.createRule({
    board_id: boardId,
    name: "card_completed → move_to_column",
    trigger_type: "card_completed",
    action_type: "move_to_column",
    action_column_id: done!.id,
  });
  await bob.updateCard({ card_id: cardIds.One!, is_complete: true });
  await toggle(page).click();
  const line = (title: string) =>
    panel(page).locator(".activity-line", { hasText: `A rule moved “${title}” from To do to Done` });
  await line("One").getByText("When a card is completed, move it to Done").waitFor();
  await leaveList(page);
  await bob.updateCard({ card_id: cardIds.Two!, is_complete: true });
  await panel(page).getByText("When a card is completed, move it to Done").first().waitFor();
  await page.goto(`${service.url}/b/${boardId}/${cardIds.Two}`);
  const card = page.getByRole("dialog", { name: "Two" });
  await card.getByText("When a card is completed, move it to Done").waitFor();
  await page.context().close();
});

test("older pages are loaded while scrolling; new lines wait until the top is back in view", async () => {
  const { page, boardId, cardIds } = await open({ "To do": ["One", "Two"], Done: [] });
  // Each of another kind than the one before, so that none are folded.
  for (let count = 0; count < 70; count++)
    await alice.updateCard({ card_id: cardIds[count % 2 ? "One" : "Two"]!, title: `Title ${count}` });
  await toggle(page).click();
  await panel(page).getByText("to “Title 69”").waitFor();
  const scroller = page.locator(".activity-body");
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await until(async () => {
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    return (await linesOf(page)).at(-1) === "You created the board";
  });
  expect((await linesOf(page)).length).toBe(75);
  const place = () => page.getByText("You created the board").boundingBox();
  const before = await place();
  const { columns } = await alice.getBoard({ board_id: boardId });
  await bob.updateColumn({ column_id: columns[1]!.id, title: "Finished" });
  const arrived = page.getByRole("button", { name: "Show 1 new change" });
  await arrived.waitFor();
  expect(await place()).toEqual(before);
  // Beside the name of the day, so that it covers no line.
  const isBesideDay = await arrived.evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return [...document.querySelectorAll(".activity-day h3")].some((heading) => {
      const row = heading.getBoundingClientRect();
      return row.top <= top && row.bottom >= bottom;
    });
  });
  expect(isBesideDay).toBe(true);
  await arrived.click();
  await panel(page).getByText("Bob renamed the column Done to Finished").waitFor();
  await until(async () => (await scroller.evaluate((element) => element.scrollTop)) === 0);
  await page.context().close();
});

test("detail: what one person does again and again is one line, which opens; live lines and older pages join it", async () => {
  const { page, boardId, cardIds } = await open({ "To do": titles(60), Done: [] });
  await toggle(page).click();
  await panel(page).getByText("You created the board").waitFor();
  const start = [
    "You added the column Done",
    "You added 60 cards to To do",
    "You added the column To do",
    "You added Bob to the board",
    "You created the board",
  ];
  expect(await linesOf(page)).toEqual(start);
  await leaveList(page);
  const done = (await alice.getBoard({ board_id: boardId })).columns[1]!.id;
  const move = (title: string) => bob.moveCard({ card_id: cardIds[title]!, column_id: done, position: 0 });
  await move("Card 0");
  await panel(page).getByText("Bob moved “Card 0” from To do to Done").waitFor();
  await move("Card 1");
  await panel(page).getByText("Bob moved 2 cards to Done").waitFor();
  const fold = panel(page).getByRole("button", { name: "2 changes" });
  expect(await fold.getAttribute("aria-expanded")).toBe("false");
  await fold.focus();
  await page.keyboard.press("Enter");
  await panel(page).getByText("Bob moved “Card 0” from To do to Done").waitFor();
  expect(await fold.getAttribute("aria-expanded")).toBe("true");
  // While the focus is on the list, nothing moves.
  await move("Card 2");
  await page.getByRole("button", { name: "Show 1 new change" }).click();
  await panel(page).getByText("Bob moved 3 cards to Done").waitFor();
  expect(await linesOf(page)).toEqual([
    "Bob moved 3 cards to Done",
    "Bob moved “Card 2” from To do to Done",
    "Bob moved “Card 1” from To do to Done",
    "Bob moved “Card 0” from To do to Done",
    ...start,
  ]);
  // The lines lead to their cards, and the button keeps the focus.
  await panel(page).getByRole("button", { name: "Show Card 1 on the board" }).first().click();
  await until(() => isFocused(page, `[data-card-id="${cardIds["Card 1"]}"] a`));
  const three = panel(page).getByRole("button", { name: "3 changes" });
  await three.click();
  expect(await three.getAttribute("aria-expanded")).toBe("false");
  expect(await isFocused(page, ".activity-fold")).toBe(true);
  expect(await linesOf(page)).toEqual(["Bob moved 3 cards to Done", ...start]);
  // Another person's change of the same kind is a line of its own.
  await leaveList(page);
  await page.getByPlaceholder("Find cards").focus();
  await alice.moveCard({ card_id: cardIds["Card 3"]!, column_id: done, position: 0 });
  await panel(page).getByText("You moved “Card 3” from To do to Done").waitFor();
  await page.getByRole("button", { name: "Everyone’s activity" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Bob" }).click();
  await until(async () => (await linesOf(page)).join() === "Bob moved 3 cards to Done");
  // Of the others, only what is asked for.
  await page.getByRole("button", { name: /^Bob’s activity/ }).click();
  await page.getByRole("menuitemcheckbox", { name: "Comments" }).click();
  await panel(page).getByText("Nothing of this kind has happened here.").waitFor();
  await page.context().close();
});

test("detail: a fold does not load the whole log by itself: from some length on, one asks for more", async () => {
  const { page } = await open({ "To do": titles(320) });
  let requests = 0;
  page.on("request", (request) => {
    if (/\/events\?.*before=/.test(request.url())) requests++;
  });
  await toggle(page).click();
  const more = panel(page).getByRole("button", { name: "Show older activity" });
  await more.waitFor();
  expect(await linesOf(page)).toEqual(["You added 250 cards to To do"]);
  expect(requests).toBe(5);
  await more.click();
  await panel(page).getByText("You added 300 cards to To do").waitFor();
  await more.click();
  await panel(page).getByText("You created the board").waitFor();
  expect(await linesOf(page)).toEqual([
    "You added 320 cards to To do",
    "You added the column To do",
    "You added Bob to the board",
    "You created the board",
  ]);
  await page.context().close();
});

test("detail: a line that has the focus keeps it when an older page joins it", async () => {
  const { page, boardId, cardIds } = await open({ "To do": titles(4), Done: [] });
  const done = (await alice.getBoard({ board_id: boardId })).columns[1]!.id;
  for (const title of ["Card 0", "Card 1"])
    await bob.moveCard({ card_id: cardIds[title]!, column_id: done, position: 0 });
  // The first page ends between the two.
  for (let count = 0; count < 49; count++)
    await alice.updateCard({ card_id: cardIds[`Card ${2 + (count % 2)}`]!, title: `Title ${count}` });
  const held = Promise.withResolvers<void>();
  await page.route(/\/events\?.*before=\d{1,6}(&|$)/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await toggle(page).click();
  const show = panel(page).getByRole("button", { name: "Show Card 1 on the board" });
  await show.focus();
  held.resolve();
  await panel(page).getByText("Bob moved 2 cards to Done").waitFor();
  expect(await show.first().evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await panel(page).getByRole("button", { name: "2 changes" }).getAttribute("aria-expanded")).toBe(
    "true",
  );
  await page.context().close();
});

test("detail: Show leads to a card far down in its column, past the filter, and says when it is gone", async () => {
  const { page, cardIds } = await open({ "To do": titles(60), Done: ["Last one"] });
  await toggle(page).click();
  await page.getByPlaceholder("Find cards").fill("Last");
  await sees(page, "To do", []);
  await bob.updateCard({ card_id: cardIds["Card 59"]!, title: "Card 59 again" });
  await page.getByRole("button", { name: "Show Card 59 again on the board" }).first().click();
  await page.getByText("The filter was cleared").waitFor();
  await until(() => isFocused(page, `[data-card-id="${cardIds["Card 59"]}"] a`));
  const tile = page.locator("article", { hasText: "Card 59 again" });
  await until(() =>
    tile.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    }),
  );
  await bob.deleteCard({ card_id: cardIds["Card 59"]! });
  await leaveList(page);
  await panel(page).getByText("Bob deleted “Card 59 again” from To do").waitFor();
  await page.getByRole("button", { name: "Show Card 59 again on the board" }).first().click();
  await page.getByText("This card is no longer on the board.").waitFor();

  await page.getByRole("button", { name: "Show Done on the board" }).first().click();
  await until(() => isFocused(page, ".column-grip[aria-label='Move the column Done']"));
  await page.context().close();
});

for (const [where, options] of someOf(Object.entries({ "at a desk": {}, "on a phone": PHONE })))
  test(`${where}, an entry takes back what it tells: a change is undone, a card comes back`, async () => {
    const { page, boardId, cardIds } = await open({ "To do": ["One", "Two"], Done: [] }, options);
    const { columns } = await alice.getBoard({ board_id: boardId });
    await alice.moveCard({ card_id: cardIds.One!, column_id: columns[1]!.id, position: 0 });
    await bob.updateCard({ card_id: cardIds.One!, title: "First" });
    await alice.deleteCard({ card_id: cardIds.Two! });
    if ("isMobile" in options) await fromBoardMenu(page, "Activity");
    else await toggle(page).click();
    const list = page.locator(".activity-list");
    await list.getByRole("button", { name: "Restore Two" }).click();
    await until(async () => (await alice.getBoard({ board_id: boardId })).columns[0]?.cards.length === 1);
    await list.getByText("restored “Two”").first().waitFor();
    expect(await list.getByRole("button", { name: "Restore Two" }).count()).toBe(0);
    // An owner undoes what others did, too.
    await list
      .getByRole("button", { name: /^Undo: renamed/ })
      .first()
      .click();
    await page.getByText("Undone: renamed “One” to “First”.").waitFor();
    expect(await list.getByRole("button", { name: /^Undo: renamed “One”/ }).count()).toBe(0);
    await list.getByRole("button", { name: /^Undo: moved/ }).click();
    await sees(page, "Done", []);
    await page.getByRole("button", { name: "Redo" }).click();
    await sees(page, "Done", ["One"]);
    await page.context().close();
  });

test("the activity of one person", async () => {
  const { page, cardIds } = await open({ "To do": ["One"] });
  await bob.updateCard({ card_id: cardIds.One!, title: "Two" });
  await toggle(page).click();
  await page.getByRole("button", { name: "Everyone’s activity" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Bob" }).click();
  await until(async () => (await linesOf(page)).join() === "Bob renamed “One” to “Two”");
  await leaveList(page);
  await page.getByPlaceholder("Find cards").focus();
  await alice.updateCard({ card_id: cardIds.One!, title: "Three" });
  await bob.updateCard({ card_id: cardIds.One!, title: "Four" });
  // What he did to one card in a row is below the newest of it, which names the card.
  await panel(page).getByText("Bob renamed “Three” to “Four”").waitFor();
  const atFirst = ["Renamed this card from “One” to “Two”"];
  expect(await linesOf(page)).toEqual(["Bob renamed “Three” to “Four”", ...atFirst]);
  await bob.updateCard({ card_id: cardIds.One!, title: "Five" });
  await panel(page).getByText("Bob renamed “Three” to “Five”").waitFor();
  await panel(page).getByRole("button", { name: "2 changes" }).click();
  expect(await linesOf(page)).toEqual([
    "Bob renamed “Three” to “Five”",
    "Bob renamed “Four” to “Five”",
    "Bob renamed “Three” to “Four”",
    ...atFirst,
  ]);
  // What can be done with a line is there for whoever points at it.
  const show = panel(page).getByRole("button", { name: "Show Five on the board" });
  const shown = () =>
    show.evaluateAll((all) => all.filter((each) => each.checkVisibility({ opacityProperty: true })).length);
  expect(await shown()).toBe(0);
  await panel(page).getByText("renamed this card from “One” to “Two”").hover();
  expect(await shown()).toBe(1);
  await page.context().close();
});

test.each(someOf(["de", "en"]))(
  "detail: what can be done with a line stays beside its time, however narrow it is (%s)",
  async (locale) => {
    const { page } = await open({ "To do": ["One"] }, { locale, viewport: { width: 1000, height: 700 } });
    await page.keyboard.press("h");
    await page.locator(".activity-actions > button").first().waitFor();
    const rows = await page
      .locator(".activity-meta")
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
    expect(Math.max(...rows)).toBeLessThan(32);
    await page.context().close();
  },
);

test("detail: on a phone it is a sheet, which closes to show a card", async () => {
  const { page, cardIds } = await open({ "To do": ["One"], Done: ["Two"] }, PHONE);
  await page.getByRole("button", { name: "Board menu" }).click();
  await page.getByRole("menuitem", { name: "Activity" }).click();
  const sheet = page.getByRole("dialog", { name: "Activity" });
  await sheet.getByText("You created the board").waitFor();
  await sheet.getByRole("button", { name: "Show Two on the board" }).click();
  await sheet.waitFor({ state: "detached" });
  await until(() => isFocused(page, `[data-card-id="${cardIds.Two}"] a`));
  await page.reload();
  await page.getByRole("link", { name: "Two" }).waitFor();
  expect(await sheet.count()).toBe(0);
  await page.context().close();
});

test("detail: what could not be loaded is loaded when the connection is back", async () => {
  const { page } = await open({ "To do": ["One"] }, { loadsAhead: true });
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some((entry) => entry.name.includes("/activity-panel-")),
  );
  await page.context().setOffline(true);
  await page.getByText("Offline", { exact: true }).waitFor();
  await toggle(page).click();
  await panel(page).getByText("Couldn’t load").waitFor();
  await page.context().setOffline(false);
  await panel(page).getByText("You created the board").waitFor();
  await page.context().close();
});
