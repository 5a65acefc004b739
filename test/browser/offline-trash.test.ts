/** The archive and the trash without a network. */
import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { button, connection, visitInstalled } from "./installed-app.ts";
import { serverForTests } from "./server-for-tests.ts";
import { isKept, keysIn } from "./stored.ts";

const browser = browserForTests({ loadsAhead: true });
const server = serverForTests();

async function openTrash(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or do anything" }).fill("Archive and trash");
  await page.getByRole("option", { name: "Archive and trash", exact: true }).click();
  await page.getByRole("dialog", { name: "Archive and trash" }).waitFor();
}

async function archive(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: title }).focus();
  await page.keyboard.press("c");
  await page.getByText(`“${title}” was archived.`).waitFor();
}

test("offline, archived cards are listed as they were last loaded, with those archived here, and are restored", async () => {
  const alice = await server.person("alice");
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One", "Two", "Three"], Done: [] });
  await alice.archiveCard({ card_id: cardIds.One! });
  const page = await visitInstalled(browser, server.url + path, alice);
  await isKept(page, boardId);
  await openTrash(page);
  await button(page, "Restore One").waitFor();
  await page.keyboard.press("Escape");
  const other = await page.context().newPage();
  await other.goto(server.url + path);
  await sees(other, "To do", ["Two", "Three"]);
  await server.kill();
  await connection(page, "Boardcast isn’t responding");
  await page.reload();
  await sees(page, "To do", ["Two", "Three"]);
  await archive(page, "Two");
  await openTrash(page);
  await page.getByText("as last loaded on this device").waitFor();
  const dialog = page.getByRole("dialog", { name: "Archive and trash" });
  expect(await dialog.locator(".list-title").allInnerTexts()).toEqual(["Two", "One"]);
  await button(page, "Restore One").click();
  await page.getByText("“One” will be restored once you’re back online.").waitFor();
  await button(page, "Restore Two").click();
  await dialog.getByText("The archive is empty.").waitFor();
  await page.keyboard.press("Escape");
  // What was removed here a moment ago is back at once, in every tab.
  await sees(page, "To do", ["Two", "Three"]);
  await sees(other, "To do", ["Two", "Three"]);
  await page.locator("button.connection").click();
  await page.locator(".unsent p").first().waitFor();
  expect(await page.locator(".unsent p:first-child").allInnerTexts()).toEqual([
    "Archive the card",
    "Restore the card “One”",
    "Restore the card “Two”",
  ]);
  await page.keyboard.press("Escape");
  await server.start();
  await connection(page, "Live");
  await sees(page, "To do", ["One", "Two", "Three"]);
  await sees(other, "To do", ["One", "Two", "Three"]);
  await eventually(async () => {
    const { columns } = await alice.getBoard({ board_id: boardId });
    return columns[0]!.cards.map(({ title }) => title).join() === "One,Two,Three";
  }, "all cards at the service");
  await page.context().close();
});

test("a card restored offline whose column is gone by then is listed as refused with the reason; undone, it stays in the trash", async () => {
  const bob = await server.person("bob");
  const { boardId, path, cardIds } = await layOut(bob, { "To do": ["One", "Two"], Done: ["Three"] });
  await bob.deleteCard({ card_id: cardIds.One! });
  await bob.deleteCard({ card_id: cardIds.Three! });
  const page = await visitInstalled(browser, server.url + path, bob);
  await isKept(page, boardId);
  await openTrash(page);
  await page.getByRole("tab", { name: "Trash" }).click();
  await button(page, "Restore One").waitFor();
  await page.context().setOffline(true);
  await button(page, "Restore Three").click();
  await page.getByText("“Three” will be restored").waitFor();
  await button(page, "Undo").click();
  await button(page, "Restore Three").waitFor();
  await button(page, "Restore One").click();
  await page.getByText("“One” will be restored").waitFor();
  await page.keyboard.press("Escape");
  await connection(page, "1 change waiting");
  const { columns } = await bob.getBoard({ board_id: boardId });
  await bob.deleteColumn({ column_id: columns[0]!.id });
  // Long enough for nobody to wait for an answer.
  await page.waitForTimeout(5500);
  await page.context().setOffline(false);
  await page.locator("button.connection", { hasText: "1 change refused" }).click();
  await page.getByText("Couldn’t restore “One”. The column no longer exists.").first().waitFor();
  expect(
    (await bob.listTrash({ board_id: boardId, kind: "deleted" })).items.map(({ title }) => title),
  ).toContain("Three");
  await page.context().close();
});

test("logging out removes the stored lists", async () => {
  const carol = await server.person("carol");
  const { path, cardIds } = await layOut(carol, { "To do": ["One"] });
  await carol.archiveCard({ card_id: cardIds.One! });
  const page = await visitInstalled(browser, server.url + path, carol);
  await page.getByText("To do").first().waitFor();
  await openTrash(page);
  await button(page, "Restore One").waitFor();
  await eventually(
    async () => (await keysIn(page, "lists")).some((key) => String(key).includes("/trash/")),
    "the list is stored",
  );
  await page.goto(server.url);
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  expect(await keysIn(page, "lists")).toEqual([]);
  await page.context().close();
});

test("a card that is restored offline is shown at once with the text, and is offered for restoring no more", async () => {
  const ann = await server.person("ann");
  const ben = await server.person("ben");
  const { path, cardIds, boardId } = await layOut(ann, { "To do": ["One", "Doomed"] }, [ben]);
  const page = await visitInstalled(browser, server.url + path, ann);
  await isKept(page, boardId);
  const description = page.getByRole("textbox", { name: "Description" });
  await page.getByRole("link", { name: "Doomed" }).click();
  await button(page, "Add a description").click();
  await page.keyboard.type("Half a sentence");
  await ben.deleteCard({ card_id: cardIds.Doomed! });
  const dialog = page.getByRole("dialog", { name: /^ben.* deleted the card “Doomed”$/ });
  await dialog.waitFor();
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Restore" }).click();
  const message = page.getByText("“Doomed” will be restored once you’re back online.");
  await message.waitFor();
  await page.getByRole("dialog", { name: "Doomed", exact: true }).waitFor();
  expect(await description.inputValue()).toBe("Half a sentence");
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(await page.locator(".toast").count()).toBe(1);
  expect(await page.getByRole("button", { name: "Restore", exact: true }).count()).toBe(0);
  // It stays while it is pointed at.
  await message.hover();
  await page.context().setOffline(false);
  await eventually(async () => {
    const { columns } = await ann.getBoard({ board_id: boardId });
    return columns[0]!.cards.some(({ title }) => title === "Doomed");
  }, "the card on the board");
  await message.waitFor({ state: "detached" });
  expect(await page.getByText("Couldn’t restore").count()).toBe(0);
  expect(await description.inputValue()).toBe("Half a sentence");
});
