/** Rows, columns and forms keep their lines: nothing stands alone on a second one, and nothing moves. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { devices } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let ada: Person;

const PHONE = devices["Pixel 5"];

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  ada = await service.person("ada");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

test("a board without cards shows nothing to find them with, and nothing moves when the first one is added", async () => {
  const { path } = await layOut(ada, { "To do": [] });
  const page = await browser.visit(service.url + path, { token: ada.token });
  const column = page.getByRole("region", { name: "To do", exact: true });
  await column.waitFor();
  const top = async () => Math.round((await column.boundingBox())!.y);
  const before = await top();
  expect(await page.getByRole("search").count()).toBe(0);
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  await page.getByLabel("Title of a new card in To do").fill("One");
  await page.keyboard.press("Enter");
  await sees(page, "To do", ["One"]);
  await page.getByPlaceholder("Find cards").waitFor();
  expect(await top()).toBe(before);
  await page.context().close();
});

test("whoever opens the link of a board logged out is told what the login is for, and nothing about the board", async () => {
  const { path } = await layOut(ada, { "To do": [] });
  const page = await browser.visit(service.url + path);
  await page.getByRole("heading", { name: "Log in to open this board" }).waitFor();
  expect(await page.getByText("Launch").count()).toBe(0);
  await page.context().close();
});

test("detail: the forms for logging in and registering begin at the same height", async () => {
  const page = await browser.visit(`${service.url}/login`);
  const top = async (name: string) => (await page.getByRole("heading", { name }).boundingBox())!.y;
  const login = await top("Log in");
  await page.getByRole("link", { name: "Create an account" }).click();
  expect(await top("Create an account")).toBe(login);
  await page.context().close();
});

test("detail: on a phone, choices of the settings are one below the other, and the sections on one line", async () => {
  const page = await browser.visit(`${service.url}/settings/display`, { token: ada.token, ...PHONE });
  await page.getByRole("heading", { name: "Display" }).waitFor();
  const lines = (selector: string) =>
    page.$$eval(
      selector,
      (all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().y))).size,
    );
  expect(await lines(".settings-navigation a")).toBe(1);
  // It fades out where it goes on.
  const mask = await page
    .locator(".settings-navigation ul")
    .evaluate((row) => getComputedStyle(row).maskImage);
  expect(mask).toStartWith("linear-gradient");
  expect(await lines(".check:has([name=week-start])")).toBe(4);
  const current = (await page.locator(".settings-navigation [aria-current]").boundingBox())!;
  expect(current.x + current.width).toBeLessThanOrEqual(PHONE!.viewport.width);
  await page.context().close();
});

test("detail: the field of an item is beside its box, and no row moves while it is edited", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["One"] });
  const { id: checklist_id } = await ada.createChecklist({ card_id: cardIds.One!, title: "Steps" });
  for (const content of ["First", "Second"]) await ada.createItem({ checklist_id, content });
  const page = await browser.visit(`${service.url}${path}/${cardIds.One}`, { token: ada.token });
  const heights = () => page.$$eval(".item", (all) => all.map((each) => each.getBoundingClientRect().height));
  await page.getByText("First", { exact: true }).waitFor();
  const before = await heights();
  await page.getByText("First", { exact: true }).click();
  const field = (await page
    .getByLabel("Item text")
    .or(page.locator(".item textarea"))
    .first()
    .boundingBox())!;
  const box = (await page.locator(".item input[type=checkbox]").first().boundingBox())!;
  expect(field.x).toBeGreaterThan(box.x + box.width);
  expect(await heights()).toEqual(before);
  await page.context().close();
});

test("detail: a column at an earlier moment ends below its last card", async () => {
  const { boardId, path } = await layOut(ada, { "To do": ["One", "Two"] });
  const { seq } = await ada.getBoard({ board_id: boardId });
  const page = await browser.visit(`${service.url}${path}?at=${seq}`, { token: ada.token });
  await page.getByRole("button", { name: /^Two #/ }).waitFor();
  const room = await page.$eval(".column", (column) => {
    const last = [...column.querySelectorAll(".past-card")].at(-1)!;
    return column.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
  });
  expect(room).toBe(8);
  await page.context().close();
});

test("detail: on a phone, the colours of a new board are on one line", async () => {
  const page = await browser.visit(service.url, { token: ada.token, ...PHONE });
  await page.getByRole("button", { name: "New board" }).click();
  await page.getByRole("dialog", { name: "New board" }).waitFor();
  const tops = await page.$$eval(".color", (all) => all.map((each) => each.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(1);
  await page.context().close();
});

test("detail: on a phone, what is due is below the title of the boards, beside the buttons", async () => {
  const { cardIds } = await layOut(ada, { "To do": ["One"] });
  const card_id = cardIds.One!;
  await ada.assignCard({ card_id, user_ids: [ada.id] });
  await ada.updateCard({ card_id, due_at: "2020-01-01T12:00:00Z" });
  const page = await browser.visit(`${service.url}/boards`, { token: ada.token, ...PHONE });
  const due = (await page.locator(".boards-due").boundingBox())!;
  const title = (await page.getByRole("heading", { name: "Boards", exact: true }).boundingBox())!;
  const add = (await page.getByRole("button", { name: "New board" }).boundingBox())!;
  expect(due.height).toBeGreaterThanOrEqual(44);
  expect(due.x + due.width).toBeLessThan(add.x);
  expect(title.y).toBeLessThan(add.y + add.height);
  expect(due.y + due.height / 2).toBeLessThan(add.y + add.height + 16);
  await page.context().close();
});

test("detail: on a phone, whoever is asked about a text chooses between buttons beside each other", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["One"] });
  const page = await browser.visit(`${service.url}${path}/${cardIds.One}`, { token: ada.token, ...PHONE });
  await page.getByPlaceholder("Write a comment").fill("Unfinished");
  await page.getByRole("button", { name: "Cancel" }).tap();
  const tops = [];
  for (const name of ["Discard", "Keep writing"])
    tops.push((await page.getByRole("button", { name, exact: true }).boundingBox())!.y);
  expect(tops[0]).toBe(tops[1]!);
  await page.context().close();
});

test("a board whose colour has a name shows it in its settings, softer in the dark", async () => {
  const { boardId, path } = await layOut(ada, { "To do": [] });
  await ada.updateBoard({ board_id: boardId, color: "blue" });
  const page = await browser.visit(service.url + path, { token: ada.token, colorScheme: "dark" });
  const edge = await page
    .locator(".topbar[data-colored=true]")
    .evaluate((bar) => getComputedStyle(bar).borderBottomColor);
  expect(edge).not.toBe("rgb(0, 0, 255)");
  await page.getByRole("button", { name: "Board menu" }).click();
  await page.getByRole("menuitem", { name: "Board settings" }).click();
  expect(await page.locator("input[type=color]").inputValue()).toBe("#0000ff");
  await page.context().close();
});
