/** Archive and trash of a board, and deleted boards: removing, finding, restoring, deleting for good. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { violations } from "./axe.ts";
import { fromBoardMenu, layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
beforeAll(async () => {
  service = await startService({ settings: { TRASH_DAYS: "7" } });
  browser = await openBrowser();
  alice = await service.person("alice");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

const said = (page: Page, text: string) => page.locator(".toast", { hasText: text });

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

test("cards and columns are archived, found and restored; all cards of a column at once, and undone at once", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two", "Three"], Done: ["Four"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await choose(page, "Actions for Two", "Archive C");
  await said(page, "“Two” was archived.").waitFor();
  await sees(page, "To do", ["One", "Three"]);
  await choose(page, "Actions for the column To do", "Archive all cards");
  const all = said(page, "2 cards in “To do” were archived.");
  await all.waitFor();
  await sees(page, "To do", []);
  await all.getByRole("button", { name: "Undo" }).click();
  await sees(page, "To do", ["One", "Three"]);
  await choose(page, "Actions for the column Done", "Archive column");
  await page.getByRole("region", { name: "Done", exact: true }).waitFor({ state: "detached" });

  await fromBoardMenu(page, "Archive and trash");
  const list = page.getByRole("list", { name: "Archived" });
  await list.getByText("Done").waitFor();
  expect(await list.getByRole("listitem").count()).toBe(2);
  await page.getByPlaceholder("Find by title").fill("two");
  await list.getByText("Done").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Restore Two" }).click();
  await said(page, "“Two” was restored.").waitFor();
  await page.getByText("No matching titles.").waitFor();
  await page.getByPlaceholder("Find by title").fill("");
  await page.getByRole("button", { name: "Restore Done" }).click();
  await page.getByText("The archive is empty.").waitFor();
  await page.keyboard.press("Escape");
  await sees(page, "To do", ["One", "Two", "Three"]);
  await sees(page, "Done", ["Four"]);
  await page.context().close();
});

test("detail: on a phone, a long title in the trash has the width of the row, with what can be done below", async () => {
  const title = "Rewrite the imprint for the German and the Austrian website before the end of the year";
  const { path, cardIds } = await layOut(alice, { "To do": [title] });
  await alice.deleteCard({ card_id: cardIds[title]! });
  const page = await browser.visit(service.url + path, {
    token: alice.token,
    viewport: { width: 390, height: 844 },
  });
  await fromBoardMenu(page, "Archive and trash");
  await page.getByRole("tab", { name: "Trash" }).click();
  const row = page.getByRole("listitem").filter({ hasText: title });
  const text = (await row.locator(".list-text").boundingBox())!;
  expect(text.width).toBeGreaterThan(300);
  const restore = (await row.getByRole("button", { name: `Restore ${title}` }).boundingBox())!;
  expect(restore.y).toBeGreaterThanOrEqual(text.y + text.height);
  await page.context().close();
});

test("a card in the trash is looked at with its number and comments, and restored from there", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One", "Two"] });
  const card_id = cardIds.One!;
  await alice.updateCard({ card_id, description: "With **all** it had." });
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Steps" });
  await alice.createItem({ checklist_id, content: "Only step" });
  for (let count = 1; count <= 21; count++)
    await alice.createComment({ card_id, body: `Said *${count}* times` });
  await alice.deleteCard({ card_id });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await sees(page, "To do", ["Two"]);
  await fromBoardMenu(page, "Archive and trash");
  await page.getByRole("list", { name: "Deleted" }).getByRole("button", { name: "One", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "One", exact: true });
  await sheet.getByText("With all it had.").waitFor();
  await sheet.getByText("Only step").waitFor();
  await sheet.getByText(/Deleted by you/).waitFor();
  await sheet.locator(".card-number", { hasText: "#1" }).waitFor();
  const comments = sheet.getByRole("list", { name: "Comments" }).getByRole("article");
  await sheet.getByText("Said 21 times").waitFor();
  expect(await comments.count()).toBe(20);
  await sheet.getByRole("button", { name: "Show older comments" }).click();
  await sheet.getByText("Said 1 times").waitFor();
  expect(await comments.count()).toBe(21);
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Close" }).last().click();
  const title = page.getByRole("button", { name: "One", exact: true });
  // What was said on it is shown, too, when the log does not tell what else is on it.
  const isRemoval = (url: URL) => url.searchParams.get("type") === "card.deleted";
  await page.route(isRemoval, (route) => route.fulfill({ json: { seq: 0, events: [], next: null } }));
  await title.and(page.locator(":focus")).click();
  await sheet.getByText("Restore it to see its description and details.").waitFor();
  await sheet.getByText(/Deleted by you/).waitFor();
  await sheet.getByText("Said 21 times").waitFor();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Restore" }).click();
  await said(page, "“One” was restored.").waitFor();
  await page.getByText("The trash is empty.").waitFor();
  expect((await alice.getBoard({ board_id: boardId })).columns[0]!.cards.map((card) => card.title)).toEqual([
    "One",
    "Two",
  ]);
  await page.context().close();
});

test("a card whose column is gone is restored to one that is chosen; an owner can delete for good", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two"], Done: [] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("Delete");
  await sees(page, "To do", ["Two"]);
  await choose(page, "Actions for the column To do", "Delete column");
  await page.getByRole("region", { name: "To do", exact: true }).waitFor({ state: "detached" });
  await fromBoardMenu(page, "Archive and trash");
  // It opens where something was removed last.
  await page.getByRole("tab", { name: "Trash 2", selected: true }).waitFor();
  await page.getByRole("tab", { name: "Archive 0", selected: false }).waitFor();
  await page.getByText("Card #1 in To do · Deleted by you").waitFor();
  await page.getByText("7 days left").nth(1).waitFor();
  await page.getByRole("button", { name: "Restore One" }).click();
  await page.getByText("Its column is gone. Where should the card go?").waitFor();
  await page.getByRole("button", { name: "Restore here" }).click();
  await said(page, "“One” was restored.").waitFor();
  await page.getByText("Column with its cards").waitFor();
  await page.getByRole("button", { name: "Delete To do for good" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete for good", exact: true }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Delete To do for good" }).click();
  await page.getByRole("button", { name: "Delete for good", exact: true }).click();
  await page.getByText("The trash is empty.").waitFor();
  await page.keyboard.press("Escape");
  await sees(page, "Done", ["One"]);
  await page.context().close();
});

test("a deleted board is restored from the message, or later from the list of deleted boards", async () => {
  await layOut(alice, {});
  const { id: board_id } = await alice.createBoard({ title: "Mars" });
  const page = await browser.visit(service.url, { token: alice.token });
  const remove = async () => {
    await choose(page, "Actions for Mars", "Delete…");
    await page.getByText("You can restore the board for 7 days.").waitFor();
    await page.getByRole("button", { name: "Delete board" }).click();
    await page.getByRole("link", { name: "Mars" }).waitFor({ state: "detached" });
  };
  await remove();
  await said(page, "was deleted").getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Mars" }).waitFor();
  await remove();
  await page.getByRole("button", { name: "Deleted boards" }).click();
  await page.getByRole("button", { name: "Restore Mars" }).click();
  await page.getByText("You have no deleted boards.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Mars" }).waitFor();
  expect((await alice.getBoard({ board_id })).title).toBe("Mars");
  await page.context().close();
});
