/** Columns, and the board itself. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";
import { fromPalette, layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

test("columns are renamed, coloured, dragged and deleted; the board is renamed", async () => {
  const { boardId, path } = await layOut(alice, { One: ["A", "B"], Two: [], Three: [] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await seesColumns(page, ["One", "Two", "Three"]);

  await choose(page, "One", "Rename");
  await page.getByLabel("Column name", { exact: true }).fill("First");
  await page.keyboard.press("Enter");
  await seesColumns(page, ["First", "Two", "Three"]);

  await choose(page, "Two", "Colour…");
  await page.getByRole("button", { name: "Violet" }).click();
  await page.getByRole("button", { name: "Save" }).click();

  const grip = (await page.getByRole("button", { name: "Move the column First" }).boundingBox())!;
  const target = (await page.getByRole("region", { name: "Three" }).boundingBox())!;
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width - 20, target.y + 20, { steps: 8 });
  await page.locator(".column-gap").waitFor();
  await page.mouse.up();
  await seesColumns(page, ["Two", "Three", "First"]);
  await choose(page, "First", "Move left");
  await seesColumns(page, ["Two", "First", "Three"]);
  await page.keyboard.press("ControlOrMeta+z");
  await seesColumns(page, ["Two", "Three", "First"]);

  await choose(page, "First", "Delete");
  await seesColumns(page, ["Two", "Three"]);
  await page.getByText("The column “First” was deleted with its 2 cards.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await sees(page, "First", ["A", "B"]);
  await choose(page, "First", "Delete");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });

  await fromPalette(page, "Rename board");
  await page.getByLabel("Board name").fill("Landing");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Landing" }).waitFor();

  const board = await settled(boardId, "Landing");
  expect(board.columns.map(({ title, color }) => [title, color])).toEqual([
    ["Two", "#7c5cd6"],
    ["Three", "#64748b"],
  ]);
  expect(browser.complaints).toEqual([]);
});

test("all cards of a column move to another, or are sorted, and both are undone as one", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { One: ["B", "A10", "A9", "C"], Two: ["Z"] });
  await alice.updateCard({ card_id: cardIds.C!, due_at: "2030-01-01T12:00:00Z" });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await sees(page, "One", ["B", "A10", "A9", "C"]);
  const sort = async (name: string) => {
    await choose(page, "One", "Sort cards…");
    await page.getByRole("dialog", { name: "Sort 4 cards in “One”" }).getByRole("button", { name }).click();
  };
  await sort("Title, A to Z");
  await sees(page, "One", ["A9", "A10", "B", "C"]);
  await sort("Due date, earliest first");
  await sees(page, "One", ["C", "A9", "A10", "B"]);
  await sort("Newest first");
  await sees(page, "One", ["C", "A9", "A10", "B"]);
  await page.getByText("“One” is already in this order.").waitFor();
  await sort("Oldest first");
  await sees(page, "One", ["B", "A10", "A9", "C"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await sees(page, "One", ["C", "A9", "A10", "B"]);
  await choose(page, "One", "Move all cards…");
  const dialog = page.getByRole("dialog", { name: "Move 4 cards from “One” to" });
  await dialog.getByRole("button", { name: "Two" }).click();
  await sees(page, "Two", ["Z", "C", "A9", "A10", "B"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await sees(page, "One", ["C", "A9", "A10", "B"]);
  await sees(page, "Two", ["Z"]);
  const titles = async () =>
    (await alice.getBoard({ board_id: boardId })).columns.map(({ cards }) => cards.map(({ title }) => title));
  await until(async () => JSON.stringify(await titles()) === '[["C","A9","A10","B"],["Z"]]');
});

/** The board once the last thing that was done has arrived: calls are made in order. */
async function settled(board_id: string, title: string) {
  for (;;) {
    const board = await alice.getBoard({ board_id });
    if (board.title === title) return board;
    await Bun.sleep(20);
  }
}

async function choose(page: Page, column: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for the column ${column}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function seesColumns(page: Page, titles: string[]): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      [...document.querySelectorAll("[data-column-id]")]
        .map((column) => column.getAttribute("aria-label"))
        .join() === expected,
    titles.join(),
  );
}
