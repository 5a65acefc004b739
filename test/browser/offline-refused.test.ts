/** Changes made without a network that the service then refuses. */
import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { Person } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { button, connection, visitInstalled } from "./installed-app.ts";
import { serverForTests } from "./server-for-tests.ts";
import { isKept } from "./stored.ts";

const browser = browserForTests({ loadsAhead: true });
const server = serverForTests();

/** A page of the installed app, with a copy of the board it shows. */
const visit = (path: string, person: Person) => visitInstalled(browser, server.url + path, person);

/** By the clock of the page, long enough for nobody to wait for an answer. */
function aWhileLater(page: Page): Promise<void> {
  return page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 10_000;
  });
}

test("what was refused while nobody looked is listed with its reason until the list is cleared", async () => {
  const dave = await server.person("dave");
  const { boardId, path, cardIds } = await layOut(dave, { "To do": ["One"], Done: [] });
  const page = await visit(path, dave);
  await isKept(page, boardId);
  await page.context().setOffline(true);
  await connection(page, "Offline");
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("e");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("In vain");
  await page.keyboard.press("Enter");
  await aWhileLater(page);
  await dave.deleteCard({ card_id: cardIds.One! });
  await page.context().setOffline(false);
  await page.locator("button.connection", { hasText: "1 change refused" }).waitFor();
  await page.reload();
  await page.locator("button.connection", { hasText: "1 change refused" }).click();
  const dialog = page.getByRole("dialog", { name: "Your changes" });
  await dialog.getByText("Couldn’t rename the card: the card “One” is no longer on the board.").waitFor();
  await button(page, "Clear list").click();
  await dialog.getByText("Nothing is waiting.").waitFor();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await connection(page, "Live");
});

test("a card that somebody deleted while it was changed offline says who and when, and comes back with all changes in one step", async () => {
  const [olga, pete] = [await server.person("olga"), await server.person("pete")];
  const { boardId, path, cardIds } = await layOut(olga, { "To do": ["One"], Done: [] }, [pete]);
  const page = await visit(path, olga);
  await isKept(page, boardId);
  await page.getByRole("link", { name: "One" }).focus();
  await page.context().setOffline(true);
  await connection(page, "Offline");
  await page.keyboard.press("e");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Mine");
  await page.keyboard.press("Enter");
  await sees(page, "To do", ["Mine"]);
  await page.getByRole("link", { name: "Mine" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await sees(page, "Done", ["Mine"]);
  await page.getByRole("link", { name: "Mine" }).click();
  await button(page, "Add a description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("Many words, written on a train");
  await button(page, "Save").click();
  await page.keyboard.press("Escape");
  await connection(page, "3 changes waiting");
  await aWhileLater(page);
  await pete.deleteCard({ card_id: cardIds.One! });
  await page.context().setOffline(false);
  await page.locator("button.connection", { hasText: "3 changes refused" }).click();
  const dialog = page.getByRole("dialog", { name: "Your changes" });
  await dialog.getByText("pete deleted the card “").waitFor();
  // What was refused is beside what brings it back.
  const box = dialog.locator(".notice", { hasText: "pete deleted the card “" });
  expect(await box.locator(".unsent > li").count()).toBe(3);
  expect(await dialog.locator(".unsent > li").count()).toBe(3);
  const refusal = page.locator(".toast", { hasText: "is no longer on the board" });
  await refusal.first().waitFor();
  await button(page, "Restore the card with your 3 changes").click();
  await dialog.getByText("Nothing is waiting.").waitFor();
  await refusal.first().waitFor({ state: "detached" });
  await eventually(async () => {
    const { columns } = await olga.getBoard({ board_id: boardId });
    const cards = columns[1]!.cards.map(({ title, description }) => [title, description]);
    return JSON.stringify(cards) === '[["Mine","Many words, written on a train"]]';
  }, "the card with all changes");
});

test("a card that is open while it is changed offline, and that somebody deletes, comes back with all changes in one step", async () => {
  const [rosa, sven] = [await server.person("rosa"), await server.person("sven")];
  const { boardId, path, cardIds } = await layOut(rosa, { "To do": ["One", "Two"] }, [sven]);
  const card_id = cardIds.One!;
  const page = await visit(path, rosa);
  await isKept(page, boardId);
  await page.getByRole("link", { name: "One" }).click();
  const card = page.getByRole("dialog", { name: "One" });
  await card.getByRole("textbox", { name: "New comment" }).waitFor();
  await page.context().setOffline(true);
  await connection(page, "Offline");
  await card.locator(".card-title").click();
  await page.getByRole("textbox", { name: "Card title" }).fill("Mine");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "New comment" }).fill("Written on a train");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("checkbox", { name: /^Complete/ }).check();
  await connection(page, "3 changes waiting");
  await sven.deleteCard({ card_id });
  await page.context().setOffline(false);
  const gone = page.getByRole("dialog", { name: "This card no longer exists" });
  await gone.getByText("sven deleted it.").waitFor();
  const restore = gone.getByRole("button", { name: "Restore the card with your 3 changes" });
  await restore.waitFor();
  expect(await gone.getByRole("button", { name: "Restore", exact: true }).count()).toBe(0);
  expect(await page.locator(".toast").count()).toBe(0);
  await restore.click();
  const back = page.getByRole("dialog", { name: "Mine" });
  await back.getByText("Written on a train").waitFor();
  await eventually(async () => {
    const { title, is_complete } = await sven.getCard({ card_id });
    const comments = (await sven.listComments({ card_id })).items.map(({ body }) => body);
    return Bun.deepEquals([title, is_complete, comments], ["Mine", true, ["Written on a train"]]);
  }, "the card with all changes");
  await connection(page, "Live");
  expect(await back.getByRole("textbox", { name: "New comment" }).inputValue()).toBe("");
});
