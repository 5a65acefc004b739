/** Operators of the search where they are typed: what they may become, what leaves out, and what is none. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { isKept } from "./stored.ts";

const browser = browserForTests();
let service: Service;
let ada: Person;
let board: Awaited<ReturnType<typeof layOut>>;

beforeAll(async () => {
  service = await startService();
  ada = await service.person("ada");
  const bob = await service.person("bob");
  await bob.updateMe({ firstname: "Robert", lastname: "Brown" });
  board = await layOut(ada, { "To do": ["Plan party", "Plan trip"], Doing: ["Call Bob"] }, [bob]);
  const label = await ada.createLabel({ board_id: board.boardId, name: "Needs review", color: "#cc3311" });
  await ada.addLabel({ card_id: board.cardIds["Plan trip"]!, label_id: label.id });
  await ada.assignCard({ card_id: board.cardIds["Plan party"]!, user_ids: [bob.id] });
});
afterAll(() => service.stop());

/** On a device that has the board. */
async function visit(path: string): Promise<Page> {
  const page = await browser.visit(service.url + board.path, { token: ada.token });
  await isKept(page, board.boardId);
  await page.goto(service.url + path);
  return page;
}

const field = (page: Page) => page.getByRole("searchbox");
const suggested = (page: Page) =>
  page.getByRole("list", { name: "Suggestions" }).getByRole("button").allInnerTexts();
const found = (page: Page) => page.locator(".card-row-title").allInnerTexts();
const type = async (page: Page, text: string) => {
  await field(page).fill("");
  await field(page).pressSequentially(text);
};

test("an operator is completed from what there is on the device's boards, with Enter or a click", async () => {
  const page = await visit("/find");
  await type(page, "plan label:rev");
  await until(async () => (await suggested(page))[0] === 'label:"Needs review"');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  expect(await field(page).inputValue()).toBe('plan label:"Needs review" ');
  await until(async () => String(await found(page)) === "Plan trip");
  await type(page, "is:");
  await until(async () => (await suggested(page)).length === 3);
  expect(await suggested(page)).toEqual([
    "is:open\nnot complete",
    "is:complete\ncomplete",
    "is:archived\narchived",
  ]);
  await page.getByRole("button", { name: "is:open" }).click();
  expect(await field(page).inputValue()).toBe("is:open ");
  await type(page, "due:o");
  await until(async () => String(await suggested(page)).startsWith("due:overdue"));
  await type(page, "in:");
  await until(async () => (await suggested(page)).length === 2);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await field(page).inputValue()).toBe('in:"To do" ');
  await type(page, "@brow");
  await until(async () => String(await suggested(page)).includes("Robert Brown"));
  await page.keyboard.press("Enter");
  await until(async () => String(await found(page)) === "Plan party");
});

test("detail: a dash in front leaves out", async () => {
  const page = await visit("/find?q=plan");
  await until(async () => (await found(page)).length === 2);
  await type(page, "plan -trip");
  await until(async () => String(await found(page)) === "Plan party");
  await type(page, "plan -label:");
  await until(async () => (await suggested(page))[0] === '-label:"Needs review"');
  await page.keyboard.press("Enter");
  await until(async () => String(await found(page)) === "Plan party");
});

test("what looks like an operator and is none is said to be searched for as a word, with the one that was meant", async () => {
  const page = await visit("/find?q=plan");
  await type(page, "plan assignee:me");
  await page.getByText("assignee: isn’t an operator").waitFor();
  await page.getByRole("button", { name: "Use member: instead" }).click();
  expect(await field(page).inputValue()).toBe("plan member:me");
  await page.getByText("isn’t an operator").waitFor({ state: "detached" });
  await type(page, "plan is:done");
  await page.getByText("After is:, use one of: open, complete, archived.").waitFor();
  await type(page, "see https://example.org");
  await page.getByRole("heading", { name: "No cards found" }).waitFor();
  expect(await page.getByText("isn’t an operator").count()).toBe(0);
});

test("detail: the palette completes operators too, and Enter puts them in", async () => {
  const page = await visit("/");
  await page.getByRole("link", { name: "Launch" }).waitFor();
  await page.keyboard.press("/");
  const palette = page.getByRole("combobox", { name: "Search cards" });
  await palette.pressSequentially("label:needs");
  await page.getByRole("option", { name: 'label:"Needs review"' }).waitFor();
  await page.keyboard.press("Enter");
  expect(await palette.inputValue()).toBe('label:"Needs review" ');
  await page.getByRole("option", { name: /Plan trip/ }).waitFor();
});

test("a result is completed and dated in place, and Ctrl+Z takes it back", async () => {
  const page = await visit("/find?q=call");
  await page.getByRole("link", { name: "Call Bob" }).focus();
  await page.keyboard.press("t");
  const isComplete = async () => (await ada.getCard({ card_id: board.cardIds["Call Bob"]! })).is_complete;
  await until(isComplete);
  await page.keyboard.press("Control+z");
  await until(async () => !(await isComplete()));
  await page.keyboard.press("d");
  await page
    .getByRole("dialog", { name: /Due date/ })
    .getByRole("button", { name: "Tomorrow" })
    .click();
  await until(async () => (await ada.getCard({ card_id: board.cardIds["Call Bob"]! })).due_at !== null);
});
