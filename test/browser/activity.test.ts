/** The activity of a board and of a card: sentences, live lines, older pages, "Show", versions of the description. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";

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

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`never true: ${condition}`);
    await Bun.sleep(40);
  }
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

test("older pages are loaded while scrolling; new lines wait until the top is back in view", async () => {
  const { page, boardId } = await open({ "To do": titles(70), Done: [] });
  await toggle(page).click();
  await panel(page).getByText("You added “Card 69” to To do").waitFor();
  const scroller = page.locator(".activity-body");
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await until(async () => {
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    return (await linesOf(page)).at(-1) === "You created the board";
  });
  expect((await linesOf(page)).length).toBe(74);
  const place = () => page.getByText("You created the board").boundingBox();
  const before = await place();
  const { columns } = await alice.getBoard({ board_id: boardId });
  await bob.updateColumn({ column_id: columns[1]!.id, title: "Finished" });
  const arrived = page.getByRole("button", { name: "Show 1 new change" });
  await arrived.waitFor();
  expect(await place()).toEqual(before);
  await arrived.click();
  await panel(page).getByText("Bob renamed the column Done to Finished").waitFor();
  await until(async () => (await scroller.evaluate((element) => element.scrollTop)) === 0);
  await page.context().close();
});

test("Show leads to a card far down in its column, past the filter, and says when it is gone", async () => {
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

test("the activity of one person", async () => {
  const { page, cardIds } = await open({ "To do": ["One"] });
  await bob.updateCard({ card_id: cardIds.One!, title: "Two" });
  await toggle(page).click();
  await page.getByRole("button", { name: "Activity of everyone" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Bob" }).click();
  await until(async () => (await linesOf(page)).join() === "Bob renamed “One” to “Two”");
  await leaveList(page);
  await page.getByPlaceholder("Find cards").focus();
  await alice.updateCard({ card_id: cardIds.One!, title: "Three" });
  await bob.updateCard({ card_id: cardIds.One!, title: "Four" });
  await panel(page).getByText("Bob renamed “Three” to “Four”").waitFor();
  expect(await linesOf(page)).toEqual(["Bob renamed “Three” to “Four”", "Bob renamed “One” to “Two”"]);
  await page.context().close();
});

test("on a phone it is a sheet, which closes to show a card", async () => {
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

test("what could not be loaded is loaded when the connection is back", async () => {
  const { page } = await open({ "To do": ["One"] });
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some((entry) => entry.name.includes("/activity-panel-")),
  );
  await page.context().setOffline(true);
  await page.getByText("Offline", { exact: true }).waitFor();
  await toggle(page).click();
  await panel(page).getByText("could not be loaded").waitFor();
  await page.context().setOffline(false);
  await panel(page).getByText("You created the board").waitFor();
  await page.context().close();
});

test("a card has its own activity, with names of columns that are gone", async () => {
  const { page, path, boardId, cardIds } = await open({ "To do": ["One", "Two"], Gone: [] });
  const [todo, gone] = (await alice.getBoard({ board_id: boardId })).columns;
  await bob.moveCard({ card_id: cardIds.One!, column_id: gone!.id, position: 0 });
  await bob.moveCard({ card_id: cardIds.One!, column_id: todo!.id, position: 0 });
  await bob.deleteColumn({ column_id: gone!.id });
  await page.goto(`${service.url}${path}/${cardIds.One}`);
  await page.getByText("Bob moved this card from Gone to To do").waitFor();
  await page.locator(".checklists").getByRole("button", { name: "Add a checklist" }).click();
  await page.getByRole("textbox", { name: "Checklist name" }).fill("Steps");
  await page.keyboard.press("Enter");
  await page.getByText("You added the checklist “Steps”").waitFor();
  expect(await linesOf(page)).toEqual([
    "You added the checklist “Steps”",
    "Bob moved this card from Gone to To do",
    "Bob moved this card from To do to Gone",
    "You added this card to To do",
  ]);
  await page.context().close();
});

test("versions of a description are compared and restored, and that can be undone", async () => {
  const { page, path, cardIds } = await open({ "To do": ["One"] });
  const card_id = cardIds.One!;
  const description = async () => (await alice.getCard({ card_id })).description;
  await alice.updateCard({ card_id, description: "It fails on phones." });
  await bob.updateCard({ card_id, description: "It fails on old phones." });
  await page.goto(`${service.url}${path}/${card_id}`);
  await page.getByRole("button", { name: "History of the description" }).click();
  const history = page.getByRole("dialog", { name: "Description history" });
  await history.getByText("Current text").waitFor();
  expect(await history.locator(".diff ins").allInnerTexts()).toEqual([" old"]);
  await bob.updateCard({ card_id, description: "Fixed." });
  await history.locator(".diff del").first().waitFor();
  expect(await history.locator(".version-who").allInnerTexts()).toEqual(["Bob", "Bob", "You"]);
  await history.getByRole("button", { name: "You" }).click();
  await history.getByRole("button", { name: "Restore this version" }).click();
  await history.waitFor({ state: "detached" });
  await until(async () => (await description()) === "It fails on phones.");
  await page.getByRole("button", { name: "Undo" }).click();
  await until(async () => (await description()) === "Fixed.");
  await page.context().close();
});
