/** A long column: only nearby cards are in the document, and all of them can be reached and moved. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";

const CARDS = 1000;

let service: Service;
let browser: TestBrowser;
let alice: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  browser = await openBrowser();
  alice = await service.person("alice");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

test("of a thousand cards in a column few are rendered, and the last one can be reached and moved", async () => {
  const { id: board_id } = await alice.createBoard({ title: "Long" });
  const { id: column_id } = await alice.createColumn({ board_id, title: "Backlog" });
  await alice.createColumn({ board_id, title: "Done" });
  for (let index = 0; index < CARDS; index++) {
    await alice.createCard({ board_id, column_id, title: `Card ${index}` });
  }
  const page = await browser.visit(`${service.url}/b/${board_id}`, { token: alice.token });
  await page.getByRole("link", { name: "Card 0", exact: true }).waitFor();
  expect(await page.locator("article").count()).toBeLessThan(60);
  await page
    .locator(".cards-scroller")
    .first()
    .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
  const last = page.getByRole("link", { name: `Card ${CARDS - 1}`, exact: true });
  await last.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await sees(page, "Done", [`Card ${CARDS - 1}`]);
  await page.keyboard.press("v");
  await page.getByRole("button", { name: "Choose a position…" }).click();
  await page.getByLabel("Column", { exact: true }).selectOption("Backlog");
  await page.getByLabel("Position").selectOption({ index: 500 });
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.locator("a:focus", { hasText: `Card ${CARDS - 1}` }).waitFor();
  await page.getByRole("link", { name: "Card 499", exact: true }).waitFor();
  expect(await page.locator("article").count()).toBeLessThan(60);
  expect(browser.complaints).toEqual([]);
});
