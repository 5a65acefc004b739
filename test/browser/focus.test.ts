/** When what has the focus goes, the focus is where one goes on, and not lost. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { fromBoardMenu, layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";
import { someOf } from "./combinations.ts";

let service: Service;
let browser: TestBrowser;
let ada: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  ada = await service.person("ada");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

const hasFocus = (page: Page, element: Locator) => element.and(page.locator(":focus")).waitFor();

test("the columns that an empty board starts with take it", async () => {
  const { path } = await layOut(ada, {});
  const page = await browser.visit(service.url + path, { token: ada.token });
  await hasFocus(page, page.getByRole("button", { name: "Start with To do, Doing and Done" }));
  await page.keyboard.press("Enter");
  const first = page.getByRole("region", { name: "To do", exact: true });
  // The first card is what comes next; whoever does not want one is at its column.
  await hasFocus(page, first.getByLabel("New card in To do"));
  await page.keyboard.press("Escape");
  await hasFocus(page, first.locator(".column-grip"));
  await page.context().close();
});

test("after the first rule was created, it is on the button for the next one", async () => {
  const { path } = await layOut(ada, { "To do": [], Done: [] });
  const page = await browser.visit(service.url + path, { token: ada.token });
  await page.getByRole("button", { name: "Automation" }).click();
  await page.getByRole("button", { name: "Create your first rule" }).click();
  await page.getByLabel("Which column", { exact: true }).selectOption("Done");
  await page.getByLabel("Who", { exact: true }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Create rule" }).press("Enter");
  await hasFocus(page, page.getByRole("button", { name: "New rule" }));
  await page.context().close();
});

test("after a card was restored, it is on the next one, and after the last one on the list", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["One", "Two"] });
  for (const card_id of Object.values(cardIds)) await ada.archiveCard({ card_id });
  const page = await browser.visit(service.url + path, { token: ada.token });
  await fromBoardMenu(page, "Archive and trash");
  await page.getByRole("button", { name: "Restore Two" }).press("Enter");
  await hasFocus(page, page.getByRole("button", { name: "Restore One" }));
  await page.keyboard.press("Enter");
  await hasFocus(page, page.getByRole("tabpanel", { name: "Archive" }));
  await page.context().close();
});

for (const width of someOf([700, 1280])) {
  test(`the history of the board has it on its slider, and gives it back to the menu, also with Escape, ${width} px wide`, async () => {
    const { path } = await layOut(ada, { "To do": ["One", "Two"] });
    const page = await browser.visit(service.url + path, {
      token: ada.token,
      viewport: { width, height: 800 },
    });
    const button = page.getByRole("button", { name: "Board menu" });
    const slider = page.getByRole("slider", { name: "Version" });
    for (const leave of ["Escape", "Back to now"]) {
      await button.press("Enter");
      await page.getByRole("menuitem", { name: "Board history" }).press("Enter");
      await hasFocus(page, slider);
      await page.keyboard.press("ArrowLeft");
      await page.waitForURL(/at=/);
      if (leave === "Escape") await page.keyboard.press("Escape");
      else await page.getByRole("button", { name: leave }).press("Enter");
      await sees(page, "To do", ["One", "Two"]);
      await hasFocus(page, button);
    }
    await page.context().close();
  });
}
