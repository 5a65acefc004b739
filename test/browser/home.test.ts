/** Finding one's way: stars, the switcher, one's cards, and the calendar of a board, with two people. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test("a star is one's own, and the switcher finds a board by its name", async () => {
  const ada = await service.person("ada");
  const bob = await service.person("bob");
  const { path } = await layOut(ada, { Todo: ["Card"] }, [bob]);
  await ada.createBoard({ title: "Garden" });
  const page = await browser.visit(service.url, { token: ada.token });
  await page.getByRole("button", { name: "Star Launch" }).click();
  await page.getByRole("region", { name: "Starred" }).getByRole("link", { name: "Launch" }).click();
  await page.getByRole("region", { name: "Todo" }).waitFor();
  await page.keyboard.press("b");
  await page.getByRole("combobox", { name: "Board name" }).fill("gard");
  await page.getByRole("option", { name: "Garden" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Garden" }).waitFor();
  const others = await browser.visit(service.url, { token: bob.token });
  await others.getByRole("link", { name: "Launch" }).waitFor();
  expect(await others.getByRole("region", { name: "Starred" }).count()).toBe(0);
  expect(path).toStartWith("/b/");
});

test("detail: Enter in the switcher creates no board unless that was chosen", async () => {
  const ada = await service.person("ada");
  const { path } = await layOut(ada, { Todo: ["Card"] });
  const page = await browser.visit(`${service.url}${path}`, { token: ada.token });
  await page.getByRole("region", { name: "Todo" }).waitFor();
  await page.keyboard.press("b");
  let created = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url() === `${service.url}/boards`) created++;
  });
  const field = page.getByRole("combobox", { name: "Board name" });
  await field.fill("ug");
  const creates = page.getByRole("option", { name: "Create board “ug”" });
  await creates.waitFor();
  await page.keyboard.press("Enter");
  expect(await creates.getAttribute("aria-selected")).toBe("false");
  expect(created).toBe(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "ug", exact: true }).waitFor();
  expect((await ada.listBoards()).map(({ title }) => title).sort()).toEqual(["Launch", "ug"]);
  expect(created).toBe(1);
});

test("a card moved in the calendar is due on that day for everybody, and is complete with one click", async () => {
  const ada = await service.person("ada");
  const bob = await service.person("bob");
  const { boardId, path, cardIds } = await layOut(ada, { Todo: ["Report"] }, [bob]);
  const card_id = cardIds.Report!;
  await ada.assignCard({ card_id, user_ids: [bob.id] });
  const due = new Date(Date.now() + 60_000);
  await ada.updateCard({ card_id, due_at: due.toISOString() });
  const page = await browser.visit(`${service.url}${path}?calendar=week`, { token: ada.token });
  const others = await browser.visit(`${service.url}/my-cards`, { token: bob.token });
  await page.getByRole("link", { name: /Report/ }).focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByText("is due on").first().waitFor();
  // The page says it before the service has it.
  await until(async () => (await bob.getCard({ card_id })).due_at !== due.toISOString());
  await others.reload();
  await others.getByRole("region", { name: "Later" }).getByText("Launch›Todo").waitFor();
  const { columns } = await ada.getBoard({ board_id: boardId });
  await ada.updateColumn({ column_id: columns[0]!.id, is_done_column: true });
  await others.reload();
  await others.getByText("Nothing to do").waitFor();
  await others.getByRole("checkbox", { name: "Show completed" }).check();
  const box = others
    .getByRole("region", { name: "Later" })
    .getByRole("checkbox", { name: "Complete Report" });
  await box.waitFor();
  // Its column makes it complete, so there is nothing to choose.
  expect([await box.isChecked(), await box.isDisabled()]).toEqual([true, true]);
  await page.locator('.due-card[data-state="complete"]').waitFor();
  await ada.updateColumn({ column_id: columns[0]!.id, is_done_column: false });
  await others.reload();
  await box.check();
  await page.locator('.due-card[data-state="complete"]').waitFor();
  await until(async () => (await bob.getCard({ card_id })).is_complete);
  const card = await bob.getCard({ card_id });
  expect(card.is_complete).toBe(true);
  expect(Date.parse(card.due_at!) - due.getTime()).toBe(7 * 86_400_000);
});

test("the list of boards says how many of one's cards are overdue or due today, and leads to them", async () => {
  const ada = await service.person("ada");
  const { cardIds } = await layOut(ada, { "To do": ["Late", "Now", "Other", "Later"] });
  const midnight = new Date().setHours(23, 59, 0, 0);
  const dues = { Late: midnight - 3 * 86_400_000, Now: midnight, Later: midnight + 9 * 86_400_000 };
  for (const [title, due] of Object.entries(dues)) {
    const card_id = cardIds[title]!;
    await ada.updateCard({ card_id, due_at: new Date(due).toISOString() });
    await ada.assignCard({ card_id, user_ids: [ada.id] });
  }
  const page = await browser.visit(`${service.url}/`, { token: ada.token });
  await page.getByRole("link", { name: "1 overdue, 1 due today" }).click();
  await page
    .getByRole("region", { name: "Overdue", exact: true })
    .getByRole("link", { name: "Late" })
    .waitFor();
  await page.context().close();
});

test("detail: the whole row of one's card opens it, but for its checkbox and the link to its board", async () => {
  const ada = await service.person("ada");
  const { path, cardIds } = await layOut(ada, { Todo: ["Report"] });
  await ada.assignCard({ card_id: cardIds.Report!, user_ids: [ada.id] });
  const page = await browser.visit(`${service.url}/my-cards`, { token: ada.token });
  const row = page.locator(".card-row");
  await row.waitFor();
  const { width, height } = (await row.boundingBox())!;
  for (const position of [
    { x: width - 5, y: 5 },
    { x: width / 2, y: height - 4 },
  ]) {
    await row.click({ position });
    await page.getByRole("dialog", { name: "Report" }).waitFor();
    await page.goBack();
  }
  await row.getByRole("checkbox").check();
  await row.getByRole("link", { name: "Launch" }).click();
  await page.getByRole("region", { name: "Todo" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
});
