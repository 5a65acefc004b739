/** Texts that would read as others, or that nobody would see, on every page that shows them. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService, WITHOUT_MAIL } from "../harness.ts";
import { hasTitle, openBrowser, type TestBrowser } from "./browser.ts";

const named = (what: string) => `${what} \u202egnp.exe\u2066`;
const shown = (what: string) => `${what} �gnp.exe�`;

let service: Service;
let browser: TestBrowser;
let alice: Person;
let path: string;
let card_id: string;
let share: string;

beforeAll(async () => {
  service = await startService({ settings: WITHOUT_MAIL });
  browser = await openBrowser();
  alice = await service.person("alice");
  const { id: board_id } = await alice.createBoard({ title: named("Board") });
  const { id: column_id } = await alice.createColumn({ board_id, title: named("Column") });
  ({ id: card_id } = await alice.createCard({ board_id, column_id, title: named("Card") }));
  const { id: label_id } = await alice.createLabel({ board_id, name: named("Label") });
  await alice.addLabel({ card_id, label_id });
  await alice.updateCard({ card_id, description: named("Text") });
  await alice.uploadAttachment({ card_id, file: new File(["x"], named("File")) });
  await alice.createComment({ card_id, body: `\`${named("Code")}\`` });
  await alice.createCard({ board_id, column_id, title: "\u200b\u2060" });
  share = (await alice.createShare({ board_id })).token!;
  path = `/b/${board_id}`;
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

/** Where a page turns text round: in its own title, in texts or in what is said of elements. */
const turned = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const look = (text: string) => /[\u202a-\u202e\u2066-\u2069]/.test(text) && found.push(text);
    look(document.title);
    look(document.body.innerText);
    // A file is downloaded under its own name.
    for (const element of document.querySelectorAll("*"))
      for (const { name, value } of element.attributes)
        if (name !== "value" && name !== "download") look(`${name}=${value}`);
    return found;
  });

test("API-24: names and titles are shown in the order in which they are written; a field has them as they are", async () => {
  const page = await browser.visit(service.url + path, { token: alice.token });
  await page.getByRole("link", { name: shown("Card"), exact: true }).waitFor();
  await page.getByRole("link", { name: "��", exact: true }).waitFor();
  await hasTitle(page, `${shown("Board")} · Boardcast`);
  expect(await turned(page)).toEqual([]);
  await page.getByRole("link", { name: shown("Card"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  for (const what of ["Text", "File", "Code"]) await dialog.getByText(shown(what)).first().waitFor();
  expect(await turned(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: shown("Card"), exact: true }).focus();
  await page.keyboard.press("e");
  expect(await page.locator("article textarea").inputValue()).toBe(named("Card"));
  await page.context().close();
});

test("detail: API-24: so it is on the page of a public link", async () => {
  const page = await browser.visit(`${service.url}/s/${share}`);
  await page.getByText(shown("Column")).first().waitFor();
  await hasTitle(page, `${shown("Board")} · Boardcast`);
  expect(await turned(page)).toEqual([]);
  await page.context().close();
});

test("API-24: an emoji of which parts were searched for is shown whole", async () => {
  const title = "👩\u200d👧 Garden";
  await alice.createBoard({ title });
  const page = await browser.visit(service.url, { token: alice.token });
  await page.getByRole("link", { name: title }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or do anything" }).fill("👩 👧 garden");
  const found = page.getByRole("option", { name: title });
  await found.locator("mark").first().waitFor();
  expect(await found.locator("mark").allTextContents()).toEqual(["👩\u200d👧", "Garden"]);
  expect(await found.textContent()).not.toContain("�");
  await page.context().close();
});
