/** Several people on one board, moving cards with mouse, touch and keyboard. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { CDPSession, Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { drag, hears, IN_MOTION, openBrowser, sees, type TestBrowser } from "./browser.ts";

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
});

test("two browsers see each other and each other's moves", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two"], Done: [] }, [bob]);
  const a = await browser.visit(service.url + path, { token: alice.token, ...IN_MOTION });
  const b = await browser.visit(service.url + path, { token: bob.token, ...IN_MOTION });
  await a.getByRole("img", { name: `${bob.me.username}, here now` }).waitFor();
  await b.getByRole("img", { name: `${alice.me.username}, here now` }).waitFor();
  await drag(a, "One", { column: "Done" });
  await sees(b, "Done", ["One"]);
  await drag(b, "Two", { column: "Done" });
  await sees(a, "Done", ["One", "Two"]);
  await sees(a, "To do", []);
  await b.context().close();
  await a.getByRole("list", { name: "Here now" }).waitFor({ state: "detached" });
  await a.context().close();
});

test("changes by others do not disturb dragging or typing, and no text is lost unnoticed", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One", "Two", "Three"], Done: [] }, [bob]);
  const a = await browser.visit(service.url + path, { token: alice.token, ...IN_MOTION });
  await sees(a, "To do", ["One", "Two", "Three"]);
  const source = (await a.locator("article", { hasText: "Two" }).boundingBox())!;
  await a.mouse.move(source.x + 40, source.y + 10);
  await a.mouse.down();
  await a.mouse.move(source.x + 60, source.y + 14, { steps: 4 });
  await bob.deleteCard({ card_id: cardIds.One! });
  await sees(a, "To do", ["Two", "Three"]);
  const done = (await a.getByRole("region", { name: "Done" }).boundingBox())!;
  await a.mouse.move(done.x + 100, done.y + 60, { steps: 8 });
  await a.locator(".drop-gap").waitFor();
  await a.mouse.up();
  await sees(a, "Done", ["Two"]);

  await a.getByRole("button", { name: "Actions for Three" }).click();
  await a.getByRole("menuitem", { name: "Rename" }).click();
  const field = a.getByLabel("Card title");
  await field.fill("Three, as Alice says");
  await bob.updateCard({ card_id: cardIds.Three!, title: "Three, as Bob says" });
  await a.getByText(`${bob.me.username} changed this while you were editing`).waitFor();
  expect(await field.inputValue()).toBe("Three, as Alice says");
  await a.getByRole("button", { name: "Keep my text" }).click();
  await field.press("Enter");
  await sees(a, "To do", ["Three, as Alice says"]);
  await eventually(
    async () => (await alice.getCard({ card_id: cardIds.Three! })).title === "Three, as Alice says",
    "the title as Alice says",
  );
  await a.context().close();
});

test("of a card that somebody deletes while it is dragged, a message says who, and it is restored where it is dropped, even if its column is gone", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One", "Two"], Done: [] }, [bob]);
  const page = await browser.visit(service.url + path, { token: alice.token });
  await sees(page, "To do", ["One", "Two"]);
  const source = (await page.locator("article", { hasText: "Two" }).boundingBox())!;
  await page.mouse.move(source.x + 40, source.y + 10);
  await page.mouse.down();
  await page.mouse.move(source.x + 60, source.y + 14, { steps: 4 });
  await page.locator(".drag-preview").waitFor();
  await bob.deleteCard({ card_id: cardIds.Two! });
  await page.locator(`[data-card-id="${cardIds.Two}"]`).waitFor({ state: "detached" });
  await page.mouse.up();
  const message = page.locator(".toast", {
    hasText: `${bob.me.username} deleted “Two” while you were moving it.`,
  });
  const { column_id } = await alice.getCard({ card_id: cardIds.One! });
  await bob.deleteColumn({ column_id });
  await page.locator("article", { hasText: "One" }).waitFor({ state: "detached" });
  await message.getByRole("button", { name: "Restore" }).click();
  await sees(page, "Done", ["Two"]);
  expect((await alice.getCard({ card_id: cardIds.Two! })).title).toBe("Two");
  await page.context().close();
});

test("a card is moved with the keyboard alone, and every step is announced", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two"], Doing: ["Three"], Done: [] });
  const page = await browser.visit(service.url + path, { token: alice.token, ...IN_MOTION });
  await sees(page, "To do", ["One", "Two"]);
  await page.getByPlaceholder("Find cards").focus();
  while (!(await isFocused(page, "One"))) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await hears(page, "Picked up “One”, position 1 of 2 in To do");
  await page.keyboard.press("ArrowRight");
  await hears(page, "position 1 of 2 in Doing");
  await page.keyboard.press("ArrowDown");
  await hears(page, "position 2 of 2 in Doing");
  await page.keyboard.press("Space");
  await hears(page, "Dropped “One”");
  await sees(page, "Doing", ["Three", "One"]);
  await page.locator("a:focus", { hasText: "One" }).waitFor();

  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await hears(page, "Cancelled");
  await sees(page, "Done", []);

  await page.keyboard.press("v");
  await page.getByRole("searchbox", { name: "Find a column" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("don");
  await page.keyboard.press("Enter");
  await sees(page, "Done", ["One"]);

  const grip = page.getByRole("button", { name: "Move the column Done" });
  await grip.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await hears(page, "Position 2 of 3");
  await page.keyboard.press("Space");
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll("[data-column-id]")]
        .map((column) => column.getAttribute("aria-label"))
        .join() === "To do,Done,Doing",
  );
  await page.context().close();
});

test("with Shift held, arrows carry a card: it moves once, and sets off no rule of the columns on its way", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One"], Doing: ["Two"], Done: [] });
  const { columns } = await alice.getBoard({ board_id: boardId });
  const label = await alice.createLabel({ board_id: boardId, name: "Passed", color: "#d1492e" });
  await alice.createRule({
    board_id: boardId,
    name: "rule",
    trigger_type: "card_moved",
    trigger_column_id: columns[1]!.id,
    action_type: "add_label",
    action_label_id: label.id,
  });
  const { seq } = await alice.getBoard({ board_id: boardId });
  const page = await browser.visit(service.url + path, { token: alice.token, ...IN_MOTION });
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.down("Shift");
  await page.keyboard.press("ArrowRight");
  await hears(page, "position 1 of 2 in Doing");
  await page.keyboard.press("ArrowRight");
  await hears(page, "position 1 of 1 in Done");
  await page.keyboard.up("Shift");
  await sees(page, "Done", ["One"]);
  await page.locator("a:focus", { hasText: "One" }).waitFor();
  const columnOf = async () => (await alice.getCard({ card_id: cardIds.One! })).column_id;
  await eventually(async () => (await columnOf()) === columns[2]!.id, "the card in Done");
  const { events } = await alice.listEvents({ board_id: boardId, since: seq });
  expect(events.map(({ type }) => type)).toEqual(["card.moved"]);
  await page.keyboard.down("Shift");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  // Shift ends only what was carried with it, not what is picked up next.
  await page.keyboard.press(" ");
  await page.keyboard.press("ArrowLeft");
  await hears(page, "position 1 of 2 in Doing");
  await page.keyboard.up("Shift");
  await page.keyboard.press("Escape");
  await hears(page, "back");
  await sees(page, "Done", ["One"]);
  expect(await columnOf()).toBe(columns[2]!.id);
  await page.context().close();
});

test("a card is moved by touch, and swiping still scrolls", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two"], Done: [] });
  const phone = { viewport: { width: 700, height: 800 }, hasTouch: true, isMobile: true };
  const page = await browser.visit(service.url + path, { token: alice.token, ...phone, ...IN_MOTION });
  await sees(page, "To do", ["One", "Two"]);
  const cdp = await page.context().newCDPSession(page);
  const from = await middleOf(page, "article:has-text('One')");
  const to = await middleOf(page, "section[aria-label='Done']");
  await touch(cdp, "touchStart", from);
  await page.locator(".drag-preview").waitFor();
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch(cdp, "touchMove", { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await page.locator("section[aria-label='Done'] .drop-gap").waitFor();
  await touch(cdp, "touchEnd");
  await sees(page, "Done", ["One"]);
  expect(page.url()).toBe(service.url + path);

  const swiped = await middleOf(page, "article:has-text('Two')");
  await touch(cdp, "touchStart", swiped);
  await touch(cdp, "touchMove", { x: swiped.x, y: swiped.y - 60 });
  await touch(cdp, "touchMove", { x: swiped.x, y: swiped.y - 120 });
  await touch(cdp, "touchEnd");
  expect(await page.locator(".drag-preview").count()).toBe(0);
  await sees(page, "To do", ["Two"]);
  await page.context().close();
});

test("a refused change is rolled back, and the message says why", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One"], Done: [] }, [bob]);
  const page = await browser.visit(service.url + path, { token: bob.token, ...IN_MOTION });
  await sees(page, "To do", ["One"]);
  await page.route("**/cards/*/move", (route) =>
    route.fulfill({ status: 403, json: { detail: "Not today." }, contentType: "application/json" }),
  );
  await drag(page, "One", { column: "Done" });
  await page.getByText("Couldn’t move “One”. You don’t have permission to do this.").waitFor();
  await sees(page, "To do", ["One"]);
  await page.unrouteAll();
  await page.goto(`${service.url}${path}/${cardIds.One}`);
  await page.getByRole("dialog", { name: "One" }).waitFor();
  await alice.deleteCard({ card_id: cardIds.One! });
  await page.getByRole("dialog", { name: "This card no longer exists" }).waitFor();
  await alice.removeMember({ board_id: boardId, user_id: bob.id });
  await page.getByRole("heading", { name: "You don’t have access to this board" }).waitFor();
  await page.context().close();
  expect(browser.complaints).toEqual([]);
});

function isFocused(page: Page, title: string): Promise<boolean> {
  return page.evaluate((text) => document.activeElement?.textContent === text, title);
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

type TouchType = "touchStart" | "touchMove" | "touchEnd";

async function touch(cdp: CDPSession, type: TouchType, point?: { x: number; y: number }): Promise<void> {
  await cdp.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
}
