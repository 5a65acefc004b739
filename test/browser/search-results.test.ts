/** What is shown of the cards that a search finds, and what is shown if it finds none. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let ada: Person;
let board: Awaited<ReturnType<typeof layOut>>;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  ada = await service.person("ada");
  board = await layOut(ada, { "To do": ["Straße fegen", "Party 🎉", "Old broom"], Doing: ["Call Bob"] });
  const card_id = board.cardIds["Straße fegen"]!;
  const label = await ada.createLabel({ board_id: board.boardId, name: "Urgent", color: "#cc3311" });
  await ada.addLabel({ card_id, label_id: label.id });
  await ada.assignCard({ card_id, user_ids: [ada.id] });
  await ada.updateCard({ card_id, due_at: "2020-05-05T12:00:00Z", description: "Every **strasse** in town" });
  await ada.updateCard({ card_id: board.cardIds["Old broom"]!, is_complete: true });
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

const visit = (path: string, options = {}) =>
  browser.visit(service.url + path, { token: ada.token, ...options });
const palette = (page: Page) => page.getByRole("combobox", { name: "Search or do anything" });
const openPalette = async (page: Page) => {
  await page.getByRole("button", { name: "Search and commands" }).waitFor();
  await page.keyboard.press("Control+k");
  await palette(page).waitFor();
};

test("a result says where its card is and what it has, and marks what was found", async () => {
  const page = await visit("/find?q=strasse");
  const row = page.locator(".card-row");
  await row.waitFor();
  expect(await row.locator("mark").allInnerTexts()).toEqual(["Straße", "strasse"]);
  expect(await row.locator(".card-row-place").innerText()).toBe("#1\nLaunch\n›\nTo do");
  expect(await row.locator(".excerpt").innerText()).toBe("Description: Every strasse in town");
  await row.getByRole("list", { name: "Labels" }).getByText("Urgent").waitFor();
  await row.getByRole("img", { name: "ada" }).waitFor();
  expect(await row.locator("time").getAttribute("data-overdue")).toBe("true");
  await page.getByText("1 card found.").waitFor();
  await row.getByRole("checkbox", { name: "Complete Straße fegen" }).check();
  const card_id = board.cardIds["Straße fegen"]!;
  await eventually(async () => (await ada.getCard({ card_id })).is_complete, "it is complete");
  await row.getByRole("checkbox").uncheck();
  await eventually(async () => !(await ada.getCard({ card_id })).is_complete, "it is open again");
  // Dates are below one another, and so is where one can be set.
  await page.goto(`${service.url}/find?q=is:open`);
  await page.getByRole("link", { name: "Party 🎉" }).waitFor();
  const places = await page
    .locator(".card-row-change-due")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  expect(places.length).toBeGreaterThan(1);
  expect(new Set(places).size).toBe(1);
  await page.context().close();
});

test("detail: a result in the palette does so too", async () => {
  const page = await visit("/");
  await openPalette(page);
  await palette(page).fill("strasse");
  const found = page.getByRole("option", { name: /Straße fegen/ });
  await found.waitFor();
  expect(await found.locator("mark").allInnerTexts()).toEqual(["Straße", "strasse"]);
  await found.getByText("Launch › To do #1").waitFor();
  await found.getByRole("img", { name: "Labels: Urgent" }).waitFor();
  await found.getByRole("img", { name: "ada" }).waitFor();
  await found.locator('time[data-overdue="true"]').waitFor();
  await palette(page).fill("broom");
  await page.locator('.palette-card[data-complete="true"]', { hasText: "Old broom" }).waitFor();
  await page.context().close();
});

test("detail: an emoji is found, alone and beside words", async () => {
  const page = await visit("/find?q=🎉");
  await page.getByRole("link", { name: "Party 🎉" }).waitFor();
  expect(await page.locator("mark").allInnerTexts()).toEqual(["🎉"]);
  await page.getByRole("searchbox").fill("party 🦄");
  await page.getByRole("heading", { name: "No cards found" }).waitFor();
  await page.context().close();
});

test("detail: what has nothing to look for is no failure, and is not sent", async () => {
  const page = await visit("/find");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/search") asked.push(request.url());
  });
  await page.getByRole("searchbox").and(page.locator(":focus")).fill("→ !");
  await page.getByText("Type at least one letter, number or emoji.").waitFor();
  expect(await page.getByText("The search failed").count()).toBe(0);
  await openPalette(page);
  await palette(page).fill("→");
  await page.getByRole("dialog").getByText("Type at least one letter, number or emoji.").waitFor();
  expect(await page.getByRole("option").count()).toBe(0);
  expect(asked).toEqual([]);
  await page.context().close();
});

test("detail: the palette offers all results only if there are any", async () => {
  const page = await visit("/");
  await openPalette(page);
  await palette(page).fill("broom");
  await page.getByRole("option", { name: "See all results" }).waitFor();
  await palette(page).fill("nowhere to be found");
  await page.getByText("Nothing found for “nowhere to be found”.").waitFor();
  expect(await page.getByRole("option").allInnerTexts()).toEqual(["Search archived cards"]);
  await page.context().close();
});

test("SEARCH-6 empty pages before the first result are passed over, in the palette and on the page, but not without end", async () => {
  const page = await visit("/");
  let asked: (string | null)[] = [];
  const answerEmptyPages = (empty: number) =>
    page.route(/\/search\?/, (route) => {
      const address = new URL(route.request().url());
      const pages = Number(address.searchParams.get("after")?.replace("0_", "") ?? 0);
      asked.push(address.searchParams.get("after"));
      if (pages < empty) return route.fulfill({ json: { items: [], next: `0_${pages + 1}` } });
      address.searchParams.delete("after");
      return route.continue({ url: address.href });
    });
  await answerEmptyPages(3);
  await openPalette(page);
  await palette(page).fill("broom");
  await page.getByRole("option", { name: /Old broom/ }).waitFor();
  expect(asked).toEqual([null, "0_1", "0_2", "0_3"]);
  await page.goto(`${service.url}/find?q=broom`);
  await page.getByText("1 card found.").waitFor();
  asked = [];
  await page.unroute(/\/search\?/);
  await answerEmptyPages(6);
  await page.getByRole("searchbox").fill("old broom");
  await page.getByText("Nothing found among the newest cards").waitFor();
  expect(asked).toEqual([null, "0_1", "0_2", "0_3"]);
  await page.getByRole("button", { name: "Search older cards" }).click();
  await page.getByText("1 card found.").waitFor();
  await page.context().close();
});

test("detail: a result in the palette opens in a tab of its own with Ctrl+Enter or the middle button, and the palette stays", async () => {
  const page = await visit("/");
  await openPalette(page);
  await palette(page).fill("broom");
  const found = page.getByRole("option", { name: /Old broom/ });
  await found.waitFor();
  await page.getByText("Ctrl Enter in a new tab").waitFor();
  for (const openIt of [
    () => page.keyboard.press("Control+Enter"),
    () => found.click({ button: "middle" }),
  ]) {
    const opened = page.context().waitForEvent("page");
    await openIt();
    const tab = await opened;
    await tab.getByRole("dialog", { name: "Old broom" }).waitFor();
    await tab.close();
    await palette(page).and(page.locator(":focus")).waitFor();
  }
  await found.click();
  await page.getByRole("dialog", { name: "Old broom" }).waitFor();
  await page.context().close();
});

test("arrows lead from the field through the results and back, and Enter opens one", async () => {
  const page = await visit("/find");
  await page.getByRole("searchbox").and(page.locator(":focus")).fill("in:todo");
  await page.getByRole("heading", { name: "No cards found" }).waitFor();
  await page.getByRole("searchbox").fill('in:"to do"');
  await page.getByRole("link", { name: "Old broom" }).waitFor();
  const focused = (title: string) =>
    page.getByRole("link", { name: title }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowDown");
  await focused("Party 🎉");
  await page.keyboard.press("ArrowDown");
  await focused("Straße fegen");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.getByRole("searchbox").and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Party 🎉" }).waitFor();
  await page.context().close();
});

test("a search is narrowed to one board, and an operator is chosen from the empty page", async () => {
  const other = await layOut(ada, { Ideas: ["Broom cupboard"] });
  await ada.updateBoard({ board_id: other.boardId, title: "Cellar" });
  const page = await visit("/find?q=broom");
  const results = page.locator(".card-row-title");
  await eventually(async () => (await results.count()) === 2, "both boards are searched");
  await page.getByRole("combobox", { name: "Board" }).selectOption({ label: "Cellar" });
  await eventually(async () => (await results.count()) === 1, "one board is searched");
  expect(await results.innerText()).toBe("Broom cupboard");
  expect(new URL(page.url()).searchParams.get("board")).toBe(other.boardId);
  await page.reload();
  await page.getByText("1 card found.").waitFor();
  await page.getByRole("searchbox").fill("");
  await page.getByRole("button", { name: "is:archived" }).click();
  await page.getByRole("heading", { name: "No cards found" }).waitFor();
  expect(new URL(page.url()).searchParams.get("board")).toBe(other.boardId);
  await page.getByRole("searchbox").fill("party");
  await page.getByRole("button", { name: "Search all boards" }).click();
  await page.getByRole("link", { name: "Party 🎉" }).waitFor();
  await page.getByRole("searchbox").fill("zebra");
  await page.getByRole("button", { name: "Search archived cards" }).click();
  await page.getByRole("button", { name: "Search archived cards" }).waitFor({ state: "detached" });
  expect(await page.getByRole("searchbox").inputValue()).toBe("zebra is:archived");
  await page.context().close();
});

test("results load page by page, and stay when more of them cannot be loaded", async () => {
  const { boardId } = await layOut(ada, {});
  const { id: column_id } = await ada.createColumn({ board_id: boardId, title: "Many" });
  const titles = Array.from({ length: 60 }, (_, index) => `Brick ${index}`);
  await ada.createCards({ board_id: boardId, column_id, titles });
  const page = await visit("/find?q=brick");
  await page.getByText("At least 50 cards found.").waitFor();
  await page.getByRole("link", { name: "Brick 59" }).waitFor();
  await page.route(/\/search\?.*after=/, (route) => route.abort());
  await page.getByRole("button", { name: "Show more results" }).click();
  await page.getByText("Boardcast can’t be reached.").waitFor();
  expect(await page.locator(".card-row").count()).toBe(50);
  await page.unroute(/\/search\?.*after=/);
  await page.getByRole("button", { name: "Show more results" }).click();
  await page.getByText("60 cards found.").waitFor();
  await page.getByRole("link", { name: "Brick 0", exact: true }).waitFor();
  expect(await page.locator(".card-row").count()).toBe(60);
  await page.context().close();
});

test("detail: what is left to do comes before what is complete, in the palette and on the page", async () => {
  const titles = ["Paint the fence", ...Array.from({ length: 9 }, (_, index) => `Paint door ${index}`)];
  const { cardIds } = await layOut(ada, { Home: titles });
  const doors = titles.slice(1).map((title) => cardIds[title]!);
  for (const card_id of doors) await ada.updateCard({ card_id, is_complete: true });
  const page = await visit("/find?q=paint");
  await page.getByText("10 cards found.").waitFor();
  expect(await page.locator(".card-row a").first().innerText()).toBe("Paint the fence");
  await openPalette(page);
  await palette(page).fill("paint");
  const found = page.getByRole("group", { name: "Cards" }).getByRole("option");
  await found.filter({ hasText: "See all results" }).waitFor();
  await eventually(async () => (await found.count()) === 9, "eight cards are listed");
  expect(await found.first().innerText()).toContain("Paint the fence");
  await page.context().close();
});

test("#number finds a card, and an archived one leads to the archive of its board", async () => {
  const { path, cardIds } = await layOut(ada, { Todo: ["Old plan", "New plan"] });
  await ada.archiveCard({ card_id: cardIds["Old plan"]! });
  const page = await visit(path);
  await page.getByRole("link", { name: "New plan" }).waitFor();
  await page.keyboard.press("Control+k");
  await palette(page).fill("#2 plan");
  await page.getByRole("option", { name: /New plan/ }).waitFor();
  await palette(page).fill("is:archived plan");
  await page.getByRole("option", { name: /Old plan/ }).click();
  await page.getByRole("button", { name: "Restore Old plan" }).waitFor();
  await page.context().close();
  const results = await visit("/find?q=is:archived");
  await results.getByRole("link", { name: "Old plan" }).click();
  await results.getByRole("button", { name: "Restore Old plan" }).waitFor();
  await results.context().close();
});
