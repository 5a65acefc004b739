/** Filters on the board: what they show, how they live in the address, and what happens to cards under them. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { drag, openBrowser, sees, type TestBrowser } from "./browser.ts";

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

test("filters by text, label, person, due date and completion, with the number of hidden cards", async () => {
  const { boardId, path, cardIds } = await layOut(alice, {
    "To do": ["Apples", "Pears", "Apple pie", "Plums"],
  });
  const label = await alice.createLabel({ board_id: boardId, name: "Sweet" });
  await alice.addLabel({ card_id: cardIds["Apple pie"]!, label_id: label.id });
  await alice.assignCard({ card_id: cardIds.Pears!, user_ids: [alice.id] });
  await alice.updateCard({ card_id: cardIds.Plums!, due_at: "2020-01-01T00:00:00Z" });
  await alice.updateCard({ card_id: cardIds.Apples!, is_complete: true });
  const dora = await service.person("dora");
  await alice.invite({ board_id: boardId, user_id: dora.id });
  await alice.assignCard({ card_id: cardIds.Plums!, user_ids: [dora.id] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  // Beside the field, a face of another member.
  const face = page.getByRole("search").getByRole("button", { name: dora.me.username, exact: true });
  await face.click();
  await sees(page, "To do", ["Plums"]);
  await face.and(page.locator("[aria-pressed=true]")).click();
  await sees(page, "To do", ["Apples", "Pears", "Apple pie", "Plums"]);
  await page.getByPlaceholder("Find cards").fill("apple");
  await sees(page, "To do", ["Apples", "Apple pie"]);
  await page.getByText("2 cards shown, 2 hidden").waitFor();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("checkbox", { name: "Sweet" }).check();
  await sees(page, "To do", ["Apple pie"]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.keyboard.press("m");
  await sees(page, "To do", ["Pears"]);
  await page.getByRole("button", { name: "Remove the filter Mine" }).click();
  await page.keyboard.press("f");
  // The focus is in the field that finds filters; Enter takes what is none over as the text to find.
  const field = page.getByRole("dialog", { name: "Filter cards" }).locator("input[type=search]:focus");
  await field.waitFor();
  await page.keyboard.type("plum");
  await sees(page, "To do", ["Apples", "Pears", "Apple pie", "Plums"]);
  await page.getByRole("button", { name: "Cards with “plum”" }).waitFor();
  await page.keyboard.press("Enter");
  await sees(page, "To do", ["Plums"]);
  expect(await field.inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filter", exact: true }).and(page.locator(":focus")).waitFor();
  expect(await page.getByPlaceholder("Find cards").inputValue()).toBe("plum");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.keyboard.press("f");
  await page.getByRole("checkbox", { name: "Overdue" }).check();
  await sees(page, "To do", ["Plums"]);
  await page.getByRole("checkbox", { name: "Overdue" }).uncheck();
  await page.getByRole("checkbox", { name: "Complete", exact: true }).check();
  await sees(page, "To do", ["Apples"]);
  await page.keyboard.press("Escape");
  await page.getByPlaceholder("Find cards").fill("apple crumble");
  await sees(page, "To do", []);
  await page.getByText("No matching cards.").waitFor();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await sees(page, "To do", ["Apples", "Pears", "Apple pie", "Plums"]);
  await page.context().close();
});

test("words are found inside others and marked, and with a typo where nothing has them, which the page says", async () => {
  const { path } = await layOut(alice, {
    "To do": ["Homepage hero", "Plums", "Page of the month"],
    Doing: ["Landing page"],
  });
  const page = await browser.visit(service.url + path, { token: alice.token });
  const field = page.getByPlaceholder("Find cards");
  const marked = page.locator("article mark");
  await field.fill("page");
  await sees(page, "To do", ["Homepage hero", "Page of the month"]);
  await sees(page, "Doing", ["Landing page"]);
  expect(await marked.allInnerTexts()).toEqual(["page", "Page", "page"]);
  await page.getByRole("link", { name: "Homepage hero", exact: true }).waitFor();
  await field.fill("hompage");
  await page.getByText("No exact match. Showing similar words. 1 card shown, 3 hidden").waitFor();
  await sees(page, "To do", ["Homepage hero"]);
  expect(await marked.allInnerTexts()).toEqual(["Homepage"]);
  await field.fill("plums");
  await page.getByText("1 card shown, 3 hidden").waitFor();
  await page.getByText("No exact match").waitFor({ state: "detached" });
  await field.fill("quince");
  await page.getByText("No matching cards.").waitFor();
  await page.context().close();
});

test("detail: what is typed in the panel finds labels and people, of each of which it says how many cards there are; Enter chooses the first", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["Apples", "Pears"] }, [bob]);
  const label = await alice.createLabel({ board_id: boardId, name: "Performance" });
  await alice.createLabel({ board_id: boardId, name: "Design" });
  await alice.addLabel({ card_id: cardIds.Pears!, label_id: label.id });
  await alice.assignCard({ card_id: cardIds.Apples!, user_ids: [bob.id] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await sees(page, "To do", ["Apples", "Pears"]);
  const panel = page.getByRole("dialog", { name: "Filter cards" });
  // Once it is loaded, it takes the focus.
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await panel.getByRole("checkbox", { name: "Mine" }).waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  await page.keyboard.press("f");
  const choices = () =>
    panel.locator(".filter-group .choice").evaluateAll((all) => all.map((each) => each.textContent?.trim()));
  await panel.locator("input[type=search]:focus").waitFor();
  await page.keyboard.type("perf");
  await eventually(async () => (await choices()).join() === "Performance1", "that choice alone");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove the filter Performance" }).waitFor();
  expect(await panel.locator("input[type=search]:focus").inputValue()).toBe("");
  expect((await choices()).slice(-3)).toEqual(["Performance1", "No label1", "Design0"]);
  await sees(page, "To do", ["Pears"]);
  await page.keyboard.type("bob");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /Remove the filter bob/ }).waitFor();
  await sees(page, "To do", []);
  await page.getByText("No matching cards.").waitFor();
  await page.context().close();
});

test("detail: a card in a column for done work is not overdue: neither on its tile, nor when it is open, nor for the filter", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One"], Done: ["Two"] });
  const { columns } = await alice.getBoard({ board_id: boardId });
  for (const card_id of Object.values(cardIds))
    await alice.updateCard({ card_id, due_at: "2020-01-01T00:00:00Z" });
  const page = await browser.visit(service.url + path, { token: alice.token });
  const due = (title: string) => page.locator("article", { hasText: title }).locator(".due");
  const states = () => Promise.all(["One", "Two"].map((title) => due(title).getAttribute("data-state")));
  await due("Two").filter({ hasText: "overdue" }).waitFor();
  await alice.updateColumn({ column_id: columns[1]!.id, is_done_column: true });
  await due("Two").filter({ hasText: "complete" }).waitFor();
  expect(await states()).toEqual(["overdue", "complete"]);
  expect((await alice.getCard({ card_id: cardIds.Two! })).is_complete).toBe(false);

  await page.getByRole("link", { name: "Two", exact: true }).click();
  await page.getByRole("button", { name: /^Due / }).waitFor();
  await page.keyboard.press("Escape");
  await page.goto(`${service.url}${path}?due=overdue`);
  await sees(page, "To do", ["One"]);
  await sees(page, "Done", []);
  await page.context().close();
});

test("detail: a card in a column for done work is complete when it is open, for the filter and for the key T", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One"], Done: ["Two"] });
  const { columns } = await alice.getBoard({ board_id: boardId });
  await alice.updateColumn({ column_id: columns[1]!.id, is_done_column: true });
  const page = await browser.visit(service.url + path, { token: alice.token });
  const explained = page.getByText("“Two” is complete because it’s in a done column.");
  await page.getByRole("link", { name: "Two", exact: true }).focus();
  await page.keyboard.press("t");
  await explained.waitFor();
  await page.getByRole("link", { name: "Two", exact: true }).click();
  const box = page.getByRole("checkbox", { name: "Complete because it’s in a done column" });
  await box.waitFor();
  expect([await box.isChecked(), await box.isDisabled()]).toEqual([true, true]);
  await page.keyboard.press("t");
  await explained.waitFor();
  expect((await alice.getCard({ card_id: cardIds.Two! })).is_complete).toBe(false);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("checkbox", { name: "Complete", exact: true }).check();
  await sees(page, "To do", []);
  await sees(page, "Done", ["Two"]);
  await page.context().close();
});

test("a filter is in the address: it can be shared, survives a reload and an open card, and Back undoes it", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One", "Two", "Three"] }, [bob]);
  await alice.assignCard({ card_id: cardIds.One!, user_ids: [alice.id] });
  await alice.assignCard({ card_id: cardIds.Two!, user_ids: [bob.id] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await page.getByRole("button", { name: "Mine" }).click();
  await sees(page, "To do", ["One"]);
  expect(page.url()).toBe(`${service.url}${path}?person=me`);
  await page.getByRole("link", { name: "One" }).click();
  await page.getByRole("dialog", { name: "One" }).waitFor();
  await page.reload();
  await page.getByRole("dialog", { name: "One" }).waitFor();
  await sees(page, "To do", ["One"]);
  await page.getByRole("button", { name: "Close" }).click();
  await page.waitForURL(`${service.url}${path}?person=me`);
  await sees(page, "To do", ["One"]);
  await page.goBack();
  await sees(page, "To do", ["One", "Two", "Three"]);
  await page.goForward();
  await sees(page, "To do", ["One"]);

  const shared = `${path}?person=me&label=11111111-1111-1111-1111-111111111111&due=soon`;
  const other = await browser.visit(service.url + shared, { token: bob.token });
  await sees(other, "To do", ["Two"]);
  await page.context().close();
  await other.context().close();
});

test("detail: what is typed while the page is busy stays typed", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two", "Three"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await page.getByPlaceholder("Find cards").waitFor();
  await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('[placeholder="Find cards"]')!;
    const type = (text: string) => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    type("t");
    // The next letter comes first of what has waited for a page that was busy until the address was to change.
    await new Promise<void>((resolve) => {
      setTimeout(() => resolve(type("th")), 200);
      setTimeout(() => {
        for (const end = performance.now() + 600; performance.now() < end; );
      }, 150);
    });
  });
  await page.waitForURL(/q=th$/);
  expect(await page.getByPlaceholder("Find cards").inputValue()).toBe("th");
  await sees(page, "To do", ["Three"]);
  await page.context().close();
});

test("a card dropped under a filter keeps its place among the hidden cards", async () => {
  const { boardId, path, cardIds } = await layOut(alice, {
    "To do": ["Move me"],
    Done: ["Shown", "Hidden"],
  });
  for (const title of ["Move me", "Shown"])
    await alice.assignCard({ card_id: cardIds[title]!, user_ids: [alice.id] });
  const page = await browser.visit(`${service.url}${path}?person=me`, { token: alice.token });
  await sees(page, "Done", ["Shown"]);
  await drag(page, "Move me", { column: "Done" });
  await sees(page, "Done", ["Shown", "Move me"]);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await sees(page, "Done", ["Shown", "Move me", "Hidden"]);
  const stored = async () => (await alice.getBoard({ board_id: boardId })).columns[1]?.cards;
  while ((await stored())?.length !== 3) await Bun.sleep(50);
  expect((await stored())?.map(({ title }) => title)).toEqual(["Shown", "Move me", "Hidden"]);
  await page.context().close();
});

test("detail: the board scrolls to the first column with a match when any is out of sight, unless one scrolls oneself", async () => {
  const { path } = await layOut(alice, {
    "To do": ["Apples"],
    Doing: ["Pears"],
    Done: ["Plums", "Apple pie"],
  });
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const page = await browser.visit(service.url + path, { token: alice.token, ...phone });
  await sees(page, "To do", ["Apples"]);
  const inView = async (title: string) => {
    const box = await page.locator("article", { hasText: title }).boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 390;
  };
  const find = page.getByPlaceholder("Find cards");
  await find.fill("plums");
  await eventually(() => inView("Plums"), "the match in view");
  await find.fill("apple");
  await eventually(() => inView("Apples"), "the first match in view");
  const scrollToDone = async () => {
    await page.locator(".columns").dispatchEvent("wheel");
    await page.locator(".columns").evaluate((columns) => columns.scrollTo({ left: columns.scrollWidth }));
    await page
      .getByRole("region", { name: "Done" })
      .evaluate((column) => column.scrollIntoView({ inline: "center" }));
  };
  await scrollToDone();
  await find.fill("apples");
  await eventually(() => inView("Apples"), "the only match in view");
  await scrollToDone();
  await find.fill("appl");
  await sees(page, "Done", ["Apple pie"]);
  await page.waitForTimeout(200);
  expect(await inView("Apple pie")).toBe(true);
  await page.context().close();
});
