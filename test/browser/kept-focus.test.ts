/** Whoever changes the board: the focus stays on the card that has it, or goes to the one beside. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;
let ada: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  ada = await service.person("ada");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

const onCard = (page: Page, title: string) => page.locator("h3 a:focus", { hasText: title }).waitFor();
const card = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

async function open(columns: Record<string, string[]>) {
  const { path, boardId, cardIds } = await layOut(ada, columns, [bob]);
  const page = await browser.visit(service.url + path, { token: ada.token });
  const { columns: made } = await ada.getBoard({ board_id: boardId });
  const columnId = (title: string) => made.find((column) => column.title === title)!.id;
  return { page, path, cardIds, columnId };
}

test("a move that is undone leaves the focus on the card, and so does doing it again", async () => {
  const { page } = await open({ "To do": ["One", "Two"], Doing: ["Three"] });
  await card(page, "One").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await sees(page, "Doing", ["One", "Three"]);
  // Longer than the focus is looked after following the move itself.
  await page.waitForTimeout(1000);
  await page.keyboard.press("Control+z");
  await sees(page, "To do", ["One", "Two"]);
  await onCard(page, "One");
  await page.waitForTimeout(1000);
  await page.keyboard.press("Control+Shift+z");
  await sees(page, "Doing", ["One", "Three"]);
  await onCard(page, "One");
});

test("moving several selected cards that is undone leaves the focus on the one that had it", async () => {
  const { page } = await open({ "To do": ["One", "Two", "Three"], Doing: [] });
  await card(page, "One").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await page.keyboard.press("Shift+ArrowRight");
  await sees(page, "Doing", ["One", "Two"]);
  await onCard(page, "Two");
  await page.waitForTimeout(1000);
  await page.keyboard.press("Control+z");
  await sees(page, "To do", ["One", "Two", "Three"]);
  await onCard(page, "Two");
});

test("the focus follows a card that somebody else moves, and goes to a neighbour of one they delete or archive", async () => {
  const columns = { "To do": ["One", "Two", "Three"], Doing: ["Four"], Done: [] };
  const { page, cardIds, columnId } = await open(columns);
  await card(page, "Two").focus();
  await bob.moveCard({ card_id: cardIds.Two!, column_id: columnId("Doing"), position: 1 });
  await sees(page, "Doing", ["Four", "Two"]);
  await onCard(page, "Two");
  await card(page, "One").focus();
  await bob.deleteCard({ card_id: cardIds.One! });
  await sees(page, "To do", ["Three"]);
  await onCard(page, "Three");
  await card(page, "Two").focus();
  await bob.archiveCard({ card_id: cardIds.Two! });
  await sees(page, "Doing", ["Four"]);
  await onCard(page, "Four");
  await bob.archiveCard({ card_id: cardIds.Four! });
  await page.locator(`[data-column-id="${columnId("Doing")}"] .column-grip:focus`).waitFor();
  // Nothing is scrolled for what others do, and as long as the focus is looked after.
  await page.setViewportSize({ width: 320, height: 640 });
  const scrolled = () => page.locator(".columns").evaluate(({ scrollLeft }) => scrollLeft);
  await card(page, "Three").focus();
  expect(await scrolled()).toBe(0);
  await bob.moveCard({ card_id: cardIds.Three!, column_id: columnId("Done"), position: 0 });
  await sees(page, "Done", ["Three"]);
  await onCard(page, "Three");
  await page.waitForTimeout(600);
  expect(await scrolled()).toBe(0);
  await page.keyboard.press("Shift+ArrowLeft");
  await sees(page, "Doing", ["Three"]);
  await until(async () => (await scrolled()) > 0);
});

test("a card that others take away takes the focus from no field, dialog or page that has it", async () => {
  const { page, path, cardIds, columnId } = await open({ "To do": ["One", "Two", "Three"], Doing: [] });
  const field = page.getByRole("searchbox").first();
  await card(page, "One").focus();
  await field.focus();
  await bob.deleteCard({ card_id: cardIds.One! });
  await sees(page, "To do", ["Two", "Three"]);
  await field.and(page.locator(":focus")).waitFor();
  // Nothing had it: it was left with a click beside everything.
  await card(page, "Two").focus();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await bob.deleteCard({ card_id: cardIds.Two! });
  await sees(page, "To do", ["Three"]);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await card(page, "Three").press("Enter");
  await page.waitForURL(`${service.url}${path}/${cardIds.Three}`);
  await page.locator("dialog .card-sheet:focus").waitFor();
  await bob.moveCard({ card_id: cardIds.Three!, column_id: columnId("Doing"), position: 0 });
  await sees(page, "Doing", ["Three"]);
  await page.locator("dialog .card-sheet:focus").waitFor();
  await page.keyboard.press("Escape");
  await onCard(page, "Three");
});

test("arrow keys with Shift move no focus where there is none", async () => {
  const { page } = await open({ "To do": ["One", "Two"], Doing: [] });
  await card(page, "One").waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const key of ["ArrowDown", "ArrowRight"]) await page.keyboard.press(`Shift+${key}`);
  await page.waitForTimeout(300);
  expect(await page.locator("h3 a:focus").count()).toBe(0);
  await page.keyboard.press("ArrowDown");
  await onCard(page, "One");
  await sees(page, "To do", ["One", "Two"]);
});

test("however fast arrow keys are tapped with Shift, they move the same card", async () => {
  const { page } = await open({ A: ["One", "Two"], B: ["Three"], C: ["Four"], D: ["Five"] });
  await card(page, "One").focus();
  // The next tap comes before the next frame.
  await page.evaluate(async () => {
    const press = (type: string, key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent(type, { key, shiftKey: true, bubbles: true, cancelable: true }),
      );
    for (let tap = 0; tap < 3; tap++) {
      press("keydown", "Shift");
      press("keydown", "ArrowRight");
      press("keyup", "Shift");
      await Promise.resolve();
    }
  });
  await sees(page, "D", ["One", "Five"]);
  await sees(page, "A", ["Two"]);
  await onCard(page, "One");
});

test("a card that was opened by its address has the focus on its tile once it is closed", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["One", "Two"] });
  const page = await browser.visit(`${service.url}${path}/${cardIds.Two}`, { token: ada.token });
  await page.locator("dialog .card-sheet:focus").waitFor();
  await page.keyboard.press("Escape");
  await onCard(page, "Two");
});
