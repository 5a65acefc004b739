/** The board as it was: moving through its history, and restoring cards from there. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";
import { png } from "../support/pictures.ts";
import { until } from "../support/until.ts";
import { fromBoardMenu, layOut } from "./board.ts";
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
  expect(browser.complaints).toEqual([]);
});

test("an earlier moment is read-only, can be shared, and cards are restored from it", async () => {
  const { path, boardId, cardIds } = await layOut(alice, { "To do": ["One", "Two"], Done: [] });
  const file = new File([await png(64, 32).arrayBuffer()], "cover.png", { type: "image/png" });
  const cover = await alice.uploadAttachment({ card_id: cardIds.One!, file });
  await alice.updateCard({ card_id: cardIds.One!, cover_attachment_id: cover.id });
  const before = (await alice.getBoard({ board_id: boardId })).seq;
  await alice.updateCard({ card_id: cardIds.One!, title: "Uno", description: "New" });
  await alice.deleteCard({ card_id: cardIds.Two! });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await sees(page, "To do", ["Uno"]);

  await fromBoardMenu(page, "Board history");
  const column = page.getByRole("region", { name: "To do", exact: true });
  await column.getByText("No longer on the board").waitFor();
  await page.getByText("You changed").or(page.getByText("You renamed")).first().waitFor();
  expect(await page.getByRole("button", { name: "Add a card" }).count()).toBe(0);
  const slider = page.getByRole("slider", { name: "Version" });
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await column.getByRole("button", { name: "One" }).waitFor();
  await page.waitForURL((url) => url.search === `?at=${before}`);
  await column.getByText("Title and description changed since then").waitFor();
  await page.locator(".past-card[data-changed]").getByRole("button", { name: "One" }).waitFor();
  await column.locator("img.card-cover").waitFor();

  await page.keyboard.press("Control+z");
  await page.getByText("Go back to now to undo.").waitFor();
  expect((await alice.getCard({ card_id: cardIds.One! })).title).toBe("Uno");

  await page.reload();
  await column.getByRole("button", { name: "One" }).click();
  await page.getByRole("button", { name: "Restore the title and description" }).click();
  await page.getByText("The title and description of “One” were restored.").waitFor();
  await column.getByRole("button", { name: "Two" }).click();
  await page.getByRole("button", { name: "Restore this card" }).click();
  await page.getByText("“Two” was restored.").waitFor();
  await page.getByRole("button", { name: "Back to now" }).click();
  await sees(page, "To do", ["One", "Two"]);
  expect((await alice.getCard({ card_id: cardIds.One! })).description).toBe(null);
  expect(new URL(page.url()).search).toBe("");
  await page.context().close();
});

test("detail: the Back button returns to the present, however far the slider was moved", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await fromBoardMenu(page, "Board history");
  await page.getByRole("button", { name: "Previous change" }).click();
  await page.getByText("added the column").waitFor();
  const slider = page.getByRole("slider", { name: "Version" });
  await slider.focus();
  await page.keyboard.press("Home");
  await page.getByText("The board had no columns then.").waitFor();
  await page.goBack();
  await sees(page, "To do", ["One", "Two"]);
  await page.context().close();
});

test("detail: the tiles of an earlier moment are those of the board, and what was changed then is in sight", async () => {
  const names = ["One", "Two", "Three", "Four", "Five", "Six"];
  const columns = Object.fromEntries(names.map((name) => [name, [`Card of ${name}`]]));
  const { path, boardId, cardIds } = await layOut(alice, columns);
  const board = await alice.getBoard({ board_id: boardId });
  await alice.updateColumn({ column_id: board.columns[0]!.id, color: "#aa3322" });
  await alice.updateCard({ card_id: cardIds["Card of Six"]!, description: "New" });
  await alice.updateBoard({ board_id: boardId, description: "New" });
  const page = await browser.visit(service.url + path, { token: alice.token });
  const layout = () =>
    page
      .locator(".card")
      .first()
      .evaluate((tile) => {
        const { left, top } = tile.getBoundingClientRect();
        return [".card-complete", ".card-tile-number", "h3"].map((part) => {
          const box = tile.querySelector(part)!.getBoundingClientRect();
          return [box.left - left, box.top - top].map(Math.round);
        });
      });
  await sees(page, "One", ["Card of One"]);
  const now = await layout();
  await page.goto(`${service.url}${path}?at=${board.seq + 2}`);
  const isInSight = (name: string) =>
    page.getByRole("region", { name, exact: true }).evaluate((column) => {
      const { left, right } = column.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  await until(() => isInSight("Six"));
  await page.getByRole("slider", { name: "Version" }).focus();
  await page.keyboard.press("ArrowLeft");
  await until(() => isInSight("One"));
  // What is out of sight is not laid out.
  await until(async () => JSON.stringify(await layout()) === JSON.stringify(now));
  await page.context().close();
});
