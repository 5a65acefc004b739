/** Keys on a focused card, quick changes without opening it, several cards at once, and adding between others. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { hears, openBrowser, sees, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

const focus = (page: Page, title: string) => page.getByRole("link", { name: title, exact: true }).focus();
const said = (page: Page, text: string) => page.locator(".toast", { hasText: text });
const cardOf = (card_id: string | undefined) => alice.getCard({ card_id: String(card_id) });

test("labels, people, due date and completion are changed from the keyboard without opening the card", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One", "Two"], Done: [] }, [bob]);
  await alice.createLabel({ board_id: boardId, name: "Urgent" });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await focus(page, "One");
  await page.keyboard.press("l");
  await page.getByRole("dialog", { name: "Labels on “One”" }).waitFor();
  await page.keyboard.type("urg");
  await page.keyboard.press("Enter");
  await page.locator("article", { hasText: "One" }).getByText("Urgent").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("a:focus", { hasText: "One" }).waitFor();
  await page.keyboard.press("a");
  await page.getByRole("checkbox", { name: bob.me.username }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("i");
  await said(page, `${alice.me.username} was assigned to “One”.`).waitFor();
  await page.keyboard.press("t");
  await said(page, "“One” was marked complete.").waitFor();
  await page.keyboard.press("d");
  await page.getByRole("button", { name: "Tomorrow" }).click();
  await page.locator("a:focus", { hasText: "One" }).waitFor();
  await eventually(async () => (await cardOf(cardIds.One)).due_at !== null, "the due date");
  const { labels, assignees, is_complete, due_at } = await cardOf(cardIds.One);
  expect({
    labels: labels.map(({ name }) => name),
    assignees: assignees.map(({ id }) => id).sort(),
    is_complete,
    isLater: Date.parse(due_at!) > Date.now(),
  }).toEqual({ labels: ["Urgent"], assignees: [alice.id, bob.id].sort(), is_complete: true, isLater: true });
  expect(page.url()).toBe(service.url + path);

  for (const _ of [1, 2]) await page.keyboard.press("Control+z");
  await eventually(async () => !(await cardOf(cardIds.One)).is_complete, "completion to be undone");
  await page.keyboard.press("Shift+ArrowRight");
  await sees(page, "Done", ["One"]);
  await page.locator("a:focus", { hasText: "One" }).waitFor();
  await page.keyboard.press("c");
  await said(page, "“One” was archived.").waitFor();
  await sees(page, "Done", []);
  await page.context().close();
});

test("detail: what changes several cards is above their bar and covers none of them; the focus goes back to the card", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One", "Two"] });
  await alice.createLabel({ board_id: boardId, name: "Urgent" });
  const page = await browser.visit(service.url + path, { token: alice.token });
  for (const title of ["One", "Two"]) {
    await focus(page, title);
    await page.keyboard.press("x");
  }
  await page.keyboard.press("l");
  const panel = (await page.getByRole("dialog", { name: "Labels on 2 cards" }).boundingBox())!;
  const button = (await page.getByRole("button", { name: "Labels", exact: true }).boundingBox())!;
  expect([panel.x, Math.round(panel.y + panel.height) + 4]).toEqual([button.x, button.y]);
  await page.keyboard.press("Escape");
  await page.locator("a:focus", { hasText: "Two" }).waitFor();
  await page.context().close();
});

test("detail: nothing happens while somebody is typing", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await focus(page, "One");
  await page.keyboard.press("e");
  await page.getByLabel("Card title").fill("");
  await page.keyboard.type("lavender, mixed at dinner");
  await page.keyboard.press("Enter");
  await sees(page, "To do", ["lavender, mixed at dinner"]);
  expect(await page.locator(".popover, .selection-bar").count()).toBe(0);
  await page.context().close();
});

test("several cards are selected and changed at once, and one undo takes it back", async () => {
  const { boardId, path } = await layOut(
    alice,
    { "To do": ["One", "Two", "Three", "Four"], Done: ["Five"] },
    [bob],
  );
  await alice.createLabel({ board_id: boardId, name: "Urgent" });
  const page = await browser.visit(service.url + path, { token: bob.token });
  const other = await browser.visit(service.url + path, { token: alice.token });
  await page.locator("article", { hasText: "One" }).click({ modifiers: ["ControlOrMeta"] });
  await page.locator("article", { hasText: "Three" }).click({ modifiers: ["Shift"] });
  await hears(page, "3 cards selected");
  // The others of the column, and none of another.
  await page.getByRole("button", { name: "Select all 4" }).click();
  await hears(page, "4 cards selected");
  await page.locator("article", { hasText: "Four" }).click({ modifiers: ["ControlOrMeta"] });
  const bar = page.getByRole("toolbar", { name: "Selected cards" });
  await bar.getByText("3 cards selected").waitFor();
  await bar.getByRole("button", { name: "Labels" }).click();
  await page.getByRole("checkbox", { name: "Urgent" }).check();
  await said(page, "“Urgent” was added to 3 cards.").waitFor();
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Move" }).click();
  await page.getByRole("searchbox", { name: "Find a column" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.locator("button.choice:focus", { hasText: "To do" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.locator("button.choice:focus", { hasText: "Done" }).waitFor();
  await page.keyboard.press("Enter");
  await sees(page, "Done", ["Five", "One", "Two", "Three"]);
  await sees(other, "Done", ["Five", "One", "Two", "Three"]);
  await said(page, "3 cards were moved to Done.").waitFor();
  await page.keyboard.press("Control+z");
  await sees(other, "To do", ["One", "Two", "Three", "Four"]);
  expect(await other.locator("article", { hasText: "Urgent" }).count()).toBe(3);

  await focus(page, "Four");
  await page.keyboard.press("x");
  await bar.getByText("4 cards selected").waitFor();
  await page.keyboard.press("Delete");
  await sees(other, "To do", []);
  await bar.waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  await sees(other, "To do", ["One", "Two", "Three", "Four"]);
  await page.getByRole("button", { name: "Actions for the column Done" }).click();
  await page.getByRole("menuitem", { name: "Select all cards" }).click();
  await hears(page, "5 cards selected");
  await page.keyboard.press("Escape");
  await bar.waitFor({ state: "detached" });
  await page.context().close();
  await other.context().close();
});

test("dragging a selected card moves all that are selected, in their order", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two", "Three"], Done: ["Four"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  for (const title of ["One", "Three"])
    await page.locator("article", { hasText: title }).click({ modifiers: ["ControlOrMeta"] });
  const source = (await page.locator("article", { hasText: "Three" }).boundingBox())!;
  const target = (await page.locator("article", { hasText: "Four" }).boundingBox())!;
  await page.mouse.move(source.x + 40, source.y + 12);
  await page.mouse.down();
  await page.mouse.move(target.x + 40, target.y + 4, { steps: 8 });
  await page.locator(".drag-preview[data-count='2']").waitFor();
  await page.locator("section[aria-label='Done'] .drop-gap").waitFor();
  await page.mouse.up();
  await sees(page, "Done", ["One", "Three", "Four"]);
  await page.keyboard.press("Control+z");
  await sees(page, "To do", ["One", "Two", "Three"]);
  await page.context().close();
});

test("on a touch screen, a long press selects and further taps add", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two"] });
  const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
  const page = await browser.visit(service.url + path, { token: alice.token, ...phone });
  const { x, y } = (await page.locator("article", { hasText: "One" }).boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 90, y: y + 15 }] });
  await page.locator(".drag-preview").waitFor();
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const bar = page.getByRole("toolbar", { name: "Selected cards" });
  await bar.getByText("1 card selected").waitFor();
  await page.waitForTimeout(100);
  await page.locator("article", { hasText: "Two" }).tap();
  await bar.getByText("2 cards selected").waitFor();
  expect(page.url()).toBe(service.url + path);
  // Its word is below its picture.
  expect((await bar.getByText("Archive", { exact: true }).boundingBox())!.width).toBeGreaterThan(20);
  await bar.getByRole("button", { name: "Archive" }).tap();
  await sees(page, "To do", []);
  await page.context().close();
});

test("cards are added at the top and between others, one after another", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One", "Two"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await focus(page, "One");
  await page.keyboard.press("n");
  for (const title of ["One and a bit", "One and a half"]) {
    await page.getByLabel("Title of a new card in To do").fill(title);
    await page.keyboard.press("Enter");
  }
  await sees(page, "To do", ["One", "One and a bit", "One and a half", "Two"]);
  await page.keyboard.press("Escape");
  await page.locator("a:focus", { hasText: "One and a half" }).waitFor();
  await page.getByRole("button", { name: "Actions for the column To do" }).click();
  await page.getByRole("menuitem", { name: "Add a card at the top" }).click();
  await page.getByLabel("Title of a new card in To do").fill("Zero");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  const titles = ["Zero", "One", "One and a bit", "One and a half", "Two"];
  await sees(page, "To do", titles);
  const stored = async () =>
    (await alice.getBoard({ board_id: boardId })).columns[0]?.cards.map(({ title }) => title);
  await eventually(async () => Bun.deepEquals(await stored(), titles), "the cards in this order");
  const { x, y, width } = (await page.locator("article", { hasText: "Two" }).boundingBox())!;
  await page.mouse.click(x + width / 2, y - 4);
  await page.getByLabel("Title of a new card in To do").fill("Almost two");
  await page.keyboard.press("Enter");
  await sees(page, "To do", [...titles.slice(0, 4), "Almost two", "Two"]);
  await page.context().close();
});

test("a collapsed column stays so after a reload, takes dropped cards and expands to show one", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two"], Done: ["Three"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await page.getByRole("button", { name: "Actions for the column Done" }).click();
  await page.getByRole("menuitem", { name: "Collapse" }).click();
  await page.reload();
  await sees(page, "Done", []);
  const expand = page.getByRole("button", { name: "1 card in Done" });
  await expand.waitFor();
  const source = (await page.locator("article", { hasText: "One" }).boundingBox())!;
  const strip = (await page.getByRole("region", { name: "Done" }).boundingBox())!;
  await page.mouse.move(source.x + 40, source.y + 12);
  await page.mouse.down();
  await page.mouse.move(strip.x + 20, strip.y + 60, { steps: 8 });
  await page.locator(".column[data-receiving='true']").waitFor();
  await page.mouse.up();
  await page.getByRole("button", { name: "2 cards in Done" }).click();
  await sees(page, "Done", ["Three", "One"]);
  await page.context().close();
});

test("detail: the palette offers for selected cards what it then does: those in a column for done work count as complete", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["Two"], Done: ["One"] });
  const { columns } = await alice.getBoard({ board_id: boardId });
  await alice.updateColumn({ column_id: columns[1]!.id, is_done_column: true });
  await alice.updateCard({ card_id: cardIds.One!, is_complete: false });
  await alice.updateCard({ card_id: cardIds.Two!, is_complete: true });
  const page = await browser.visit(service.url + path, { token: alice.token });
  for (const title of ["One", "Two"]) {
    await focus(page, title);
    await page.keyboard.press("x");
  }
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("mark");
  await page.getByRole("option", { name: /^Mark not complete/ }).click();
  await eventually(async () => !(await cardOf(cardIds.Two)).is_complete, "the card that is not complete");
  await page.context().close();
});
