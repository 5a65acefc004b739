/** Card limits: set from the menu of a column, shown in its head, and kept to before anything is sent. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";
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
});

test("a limit is set, a full column refuses cards, and another person sees it at once", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One", "Two"], Doing: ["Three"] }, [bob]);
  const page = await browser.visit(service.url + path, { token: alice.token });
  const other = await browser.visit(service.url + path, { token: bob.token });
  await sees(page, "Doing", ["Three"]);
  await page.getByRole("button", { name: "Actions for the column Doing" }).click();
  await page.getByRole("menuitem", { name: "Card limit…" }).click();
  await page.getByLabel("Maximum number of cards").fill("none");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Enter a whole number from 1 to 10,000").waitFor();
  await page.getByLabel("Maximum number of cards").fill("2");
  await page.getByRole("button", { name: "Save" }).click();
  for (const each of [page, other]) await each.locator(".column-count", { hasText: "1/2" }).waitFor();
  await drag(page, "One", { column: "Doing" });
  await sees(page, "Doing", ["Three", "One"]);
  for (const each of [page, other]) await each.locator('.column-count[data-full="true"]').waitFor();

  const { seq } = await alice.getBoard({ board_id: boardId });
  const card = (await page.locator("article", { hasText: "Two" }).boundingBox())!;
  const full = (await page.getByRole("region", { name: "Doing", exact: true }).boundingBox())!;
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(full.x + 60, full.y + 60, { steps: 8 });
  await page.locator('.column[data-refuses="true"]').waitFor();
  await page.mouse.up();
  await page.getByText("Couldn’t move “Two”. The column “Doing” is full: its limit is 2 cards.").waitFor();
  await sees(page, "Doing", ["Three", "One"]);
  await sees(page, "To do", ["Two"]);

  await page.getByRole("button", { name: "This column is full" }).click();
  await page.getByText("its limit is 2 cards. Move a card out first").waitFor();
  // Nor is adding offered anywhere else in it.
  expect(await page.getByRole("region", { name: "Doing" }).locator(".add-between").count()).toBe(0);
  for (const menu of ["Actions for the column Doing", "Actions for Three"]) {
    await page.getByRole("button", { name: menu }).click();
    const item = page.getByRole("menuitem", { name: "This column is full" });
    expect(await item.getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("Escape");
  }
  expect((await alice.getBoard({ board_id: boardId })).seq).toBe(seq);

  await page.getByRole("button", { name: "Actions for the column Doing" }).click();
  await page.getByRole("menuitem", { name: "Card limit…" }).click();
  await page.getByRole("button", { name: "Remove limit" }).click();
  await page.getByRole("button", { name: "Add a card to Doing" }).click();
  await page.getByLabel("Title of a new card in Doing").fill("Four");
  await page.keyboard.press("Enter");
  await sees(page, "Doing", ["Three", "One", "Four"]);
  for (const each of [page, other]) await each.context().close();
});

test("detail: a composer says that its column has become full, keeps the text and adds it once there is room", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One"], Doing: ["Two"] });
  const { columns } = await alice.getBoard({ board_id: boardId });
  const column_id = columns[1]!.id;
  await alice.updateColumn({ column_id, card_limit: 2 });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await page.getByRole("button", { name: "Add a card to Doing" }).click();
  const field = page.getByLabel("Title of a new card in Doing");
  await field.fill("Three");
  await alice.moveCard({ card_id: cardIds.One!, column_id, position: 0 });
  await page.getByText("The column “Doing” is full: its limit is 2 cards.").waitFor();
  await field.press("Enter");
  expect([
    await field.inputValue(),
    await page.getByRole("button", { name: "Add", exact: true }).isDisabled(),
  ]).toEqual(["Three", true]);
  await alice.deleteCard({ card_id: cardIds.One! });
  await page.getByText("The column “Doing” is full: its limit is 2 cards.").waitFor({ state: "detached" });
  await field.press("Enter");
  await sees(page, "Doing", ["Two", "Three"]);
  await page.context().close();
});

test("detail: a collapsed full column shows its limit and refuses a card while it is held over it", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"], Doing: ["Two"] });
  const { columns } = await alice.getBoard({ board_id: boardId });
  await alice.updateColumn({ column_id: columns[1]!.id, card_limit: 1 });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await page.getByRole("button", { name: "Actions for the column Doing" }).click();
  await page.getByRole("menuitem", { name: "Collapse" }).click();
  const strip = page.locator('.column[data-collapsed="true"]');
  await strip.locator('.column-count[data-full="true"]', { hasText: "1/1" }).waitFor();
  const card = (await page.locator("article", { hasText: "One" }).boundingBox())!;
  const full = (await strip.boundingBox())!;
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(full.x + 20, full.y + 60, { steps: 8 });
  await page.locator('.column[data-refuses="true"]:not([data-receiving="true"])').waitFor();
  await page.mouse.up();
  await sees(page, "To do", ["One"]);
  await page.context().close();
});
