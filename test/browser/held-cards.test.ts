/** Cards written offline into a column that is full or gone by the time they are sent: nothing on them is lost. */
import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { Person } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { button, connection } from "./installed-app.ts";
import { serverForTests } from "./server-for-tests.ts";

const browser = browserForTests({ loadsAhead: true });
const server = serverForTests();

/** The parts of the page that are needed offline are there. */
async function goOffline(page: Page): Promise<void> {
  await page.getByRole("link", { name: "One" }).click();
  await button(page, "Add a description").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.locator(".connection", { hasText: "Live" }).waitFor();
  await page.context().setOffline(true);
}

/** A card with a description, a checklist and a file. */
async function write(page: Page, column: string, title: string): Promise<void> {
  await page.getByRole("button", { name: `Add a card to ${column}` }).click();
  await page.getByLabel(`Title of a new card in ${column}`).fill(title);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: title }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await button(page, "Add a description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("In three steps");
  await button(page, "Save").click();
  await button(page, "Add a checklist").click();
  await page.getByLabel("Checklist name").fill("Steps");
  await page.keyboard.press("Enter");
  await page.getByLabel("New item in Steps").fill("First step");
  await page.keyboard.press("Enter");
  await dialog.getByText("First step", { exact: true }).waitFor();
  const file = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Notes") };
  await dialog.locator('input[type="file"]:not([accept])').setInputFiles(file);
  await dialog.getByText("The file is kept in this browser.").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

/** In that column, with everything on it. */
function arrives(person: Person, board_id: string, [column, title]: [string, string]) {
  return eventually(async () => {
    const { columns } = await person.getBoard({ board_id });
    const card = columns.find((each) => each.title === column)?.cards.find((each) => each.title === title);
    return (
      card?.description === "In three steps" &&
      card.checklists[0]?.items[0]?.content === "First step" &&
      card.attachments[0]?.name === "notes.txt"
    );
  }, `${title} in ${column}`);
}

test("a card for a column that became full is added to another one, with everything on it, also after a reload", async () => {
  const alice = await server.person("alice");
  const bob = await server.person("bob");
  const { boardId, path } = await layOut(alice, { "To do": [], Doing: ["One"] }, [bob]);
  const [, doing] = (await alice.getBoard({ board_id: boardId })).columns;
  const page = await browser.visit(server.url + path, { token: alice.token });
  await sees(page, "Doing", ["One"]);
  await goOffline(page);
  await write(page, "Doing", "Release");
  const tile = page.locator("article", { hasText: "Release" });
  await tile.getByRole("img", { name: "Not sent yet" }).waitFor();
  await bob.updateColumn({ column_id: doing!.id, card_limit: 1 });
  await page.context().setOffline(false);
  const message = page.locator(".toast", { hasText: "Couldn’t add “Release”. The column “Doing” is full" });
  await message.getByRole("button", { name: "Choose a column" }).click();
  const dialog = page.getByRole("dialog", { name: "Your changes" });
  await dialog.getByText("These changes go with it:").waitFor();
  expect(await violations(page)).toEqual([]);
  // It is known to be full, and the dialog says all that the message said.
  expect(await dialog.getByRole("button", { name: /Doing/ }).count()).toBe(0);
  await message.waitFor({ state: "detached" });

  await page.reload();
  await connection(page, "1 change needs your decision");
  await sees(page, "Doing", ["One"]);
  await page
    .getByRole("status")
    .filter({ hasText: "It’s kept until you choose another column." })
    .getByRole("button", { name: "Choose a column" })
    .click();
  await dialog.getByText("Change the card description").waitFor();
  const discard = dialog.getByRole("button", { name: "Discard", exact: true });
  const question = dialog.getByText("Discard this card, with all 4 changes above? This can’t be undone.");
  await discard.click();
  await question.waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await discard.and(page.locator(":focus")).waitFor();
  expect(await dialog.getByLabel("Column", { exact: true }).inputValue()).not.toBe(doing!.id);
  await dialog.getByRole("button", { name: "Add here" }).click();
  await dialog.getByText("Nothing is waiting.").waitFor();
  await arrives(alice, boardId, ["To do", "Release"]);
  await page.keyboard.press("Escape");
  await sees(page, "To do", ["Release"]);
  await connection(page, "Live");
  await page.context().close();
});

test("detail: on a phone, a card for a column that was archived is added to another one, or given up", async () => {
  const carla = await server.person("carla");
  const { boardId, path } = await layOut(carla, { "To do": [], Later: ["One"] });
  const [, later] = (await carla.getBoard({ board_id: boardId })).columns;
  const page = await browser.visit(server.url + path, {
    token: carla.token,
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  await goOffline(page);
  await write(page, "Later", "Release");
  await page.getByRole("button", { name: "Add a card to Later" }).click();
  await page.getByLabel("Title of a new card in Later").fill("Party");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await carla.archiveColumn({ column_id: later!.id });
  await page.context().setOffline(false);
  await page.getByText("2 cards you added have no column yet").waitFor();
  const fits = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  expect(await fits()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("status").getByRole("button", { name: "Choose a column" }).click();
  const dialog = page.getByRole("dialog", { name: "Your changes" });
  const release = dialog.getByRole("region", { name: /Couldn’t add “Release”/ });
  await release.waitFor();
  expect(await fits()).toBe(true);
  for (const name of ["Add here", "Copy text", "Discard"])
    expect((await release.getByRole("button", { name }).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await release.getByRole("button", { name: "Add here" }).tap();
  await arrives(carla, boardId, ["To do", "Release"]);
  const party = dialog.getByRole("region", { name: /Couldn’t add “Party”/ });
  await party.getByRole("button", { name: "Discard" }).tap();
  await party.getByText("Discard this card? This can’t be undone.").waitFor();
  expect([await fits(), await violations(page)]).toEqual([true, []]);
  await button(page, "Discard for good").tap();
  await dialog.getByText("Nothing is waiting.").waitFor();
  expect(await dialog.locator(".stack:focus").count()).toBe(1);
  const { columns } = await carla.getBoard({ board_id: boardId });
  expect(columns.map(({ cards }) => cards.map(({ title }) => title))).toEqual([["Release"]]);
  await page.context().close();
});

test("several cards for a column that is gone are put into one that has room for all of them, at once", async () => {
  const dora = await server.person("dora");
  const { boardId, path } = await layOut(dora, { "To do": [], Small: [], Later: ["One"] });
  const [, small, later] = (await dora.getBoard({ board_id: boardId })).columns;
  await dora.updateColumn({ column_id: small!.id, card_limit: 1 });
  const page = await browser.visit(server.url + path, { token: dora.token });
  await goOffline(page);
  await page.getByRole("button", { name: "Add a card to Later" }).click();
  for (const title of ["Two", "Three"]) {
    await page.getByLabel("Title of a new card in Later").fill(title);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Escape");
  await dora.deleteColumn({ column_id: later!.id });
  await page.context().setOffline(false);
  await page.getByRole("status").getByRole("button", { name: "Choose a column" }).click();
  const dialog = page.getByRole("dialog", { name: "Your changes" });
  const all = dialog.getByLabel("Put all 2 cards into");
  await all.waitFor();
  expect(await all.locator("option:not([disabled])").allInnerTexts()).toEqual(["To do"]);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add all 2" }).click();
  await dialog.getByText("Nothing is waiting.").waitFor();
  await eventually(async () => {
    const { columns } = await dora.getBoard({ board_id: boardId });
    return columns[0]!.cards.map(({ title }) => title).join() === "Two,Three";
  }, "both cards in the other column");
  await page.context().close();
});
