/** A board and a card on a phone. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

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

test("a card begins with its facts on two lines, then its description; a tap shows them all", async () => {
  const { boardId, path, cardIds } = await layOut(ada, { "To do": ["Report"] });
  const card_id = cardIds.Report!;
  const names = ["Urgent", "Documentation", "Waiting for an answer", "Design", "Customers", "Release"];
  for (const [index, name] of names.entries()) {
    const { id } = await ada.createLabel({ board_id: boardId, name, color: `#${index}a5b9c` });
    await ada.addLabel({ card_id, label_id: id });
  }
  await ada.assignCard({ card_id, user_ids: [ada.id] });
  await ada.updateCard({ card_id, due_at: "2027-03-10T11:00:00.000Z", description: "What is new" });
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: ada.token, ...PHONE });
  const facts = page.getByRole("button", { name: "Details: To do" });
  const box = (await facts.boundingBox())!;
  expect(box.height).toBeLessThan(64);
  const description = (await page.getByRole("heading", { name: "Description" }).boundingBox())!;
  expect(description.y - (box.y + box.height)).toBeLessThan(64);
  expect(await page.getByRole("button", { name: /^Move from / }).isVisible()).toBe(false);
  await facts.tap();
  await page.getByRole("button", { name: /^Move from / }).waitFor();
  await page.getByRole("button", { name: "Edit labels" }).tap();
  const panel = page.getByRole("dialog", { name: "Labels on this card" });
  await panel.getByRole("heading", { name: "Labels on this card" }).waitFor();
  await panel.getByRole("button", { name: "Close" }).tap();
  await panel.waitFor({ state: "detached" });
  await page.context().close();
});

test("a short title of a card is beside the buttons, a long one has the whole width below them", async () => {
  const long = "Start page: final layout with the quotes of customers and the new colours of the brand";
  const { path, cardIds } = await layOut(ada, { "To do": ["Report", long] });
  const boxesOf = async (title: string) => {
    const page = await browser.visit(`${service.url}${path}/${cardIds[title]}`, {
      token: ada.token,
      ...PHONE,
    });
    const dialog = page.getByRole("dialog", { name: title });
    const heading = (await dialog.getByRole("heading", { name: title }).boundingBox())!;
    const close = (await dialog.getByRole("button", { name: "Close" }).boundingBox())!;
    await page.context().close();
    return { heading, close };
  };
  const short = await boxesOf("Report");
  expect(short.heading.y).toBeLessThan(short.close.y + short.close.height);
  expect(short.close.x).toBeGreaterThan(short.heading.x);
  const { heading, close } = await boxesOf(long);
  expect(heading.width).toBeGreaterThan(340);
  expect(heading.y).toBeGreaterThanOrEqual(close.y + close.height);
  expect([close.x, close.y]).toEqual([short.close.x, short.close.y]);
});

test("the bar with the filters keeps its height, and their panel says what is shown and clears them", async () => {
  const { boardId, path, cardIds } = await layOut(ada, { "To do": ["One", "Two"] });
  const { id } = await ada.createLabel({ board_id: boardId, name: "Urgent", color: "#aa3322" });
  await ada.addLabel({ card_id: cardIds.One!, label_id: id });
  const page = await browser.visit(service.url + path, { token: ada.token, ...PHONE });
  await sees(page, "To do", ["One", "Two"]);
  const height = async () => (await page.locator(".filter-bar").boundingBox())!.height;
  const before = await height();
  await page.getByRole("button", { name: "Filter", exact: true }).tap();
  const panel = page.getByRole("dialog", { name: "Filter cards" });
  await panel.getByRole("checkbox", { name: "Urgent" }).check();
  await panel.getByRole("checkbox", { name: "Not complete" }).check();
  await panel.getByText("1 card shown, 1 hidden").waitFor();
  await sees(page, "To do", ["One"]);
  expect(await height()).toBe(before);
  expect(await page.locator(".filter-count").textContent()).toBe("2");
  await panel.getByRole("button", { name: "Clear all" }).tap();
  await panel.getByRole("button", { name: "Close" }).tap();
  await until(async () => (await panel.count()) === 0);
  await sees(page, "To do", ["One", "Two"]);
  await page.context().close();
});

test("a row of My cards says when the card is due, its labels and its numbers below its title", async () => {
  const { boardId: board_id, cardIds } = await layOut(ada, { "To do": ["Call the printer"] });
  const card_id = cardIds["Call the printer"]!;
  const { id: label_id } = await ada.createLabel({ board_id, name: "Urgent" });
  await ada.addLabel({ card_id, label_id });
  await ada.assignCard({ card_id, user_ids: [ada.id] });
  await ada.updateCard({ card_id, due_at: "2020-03-02T12:00:00.000Z" });
  const { id: checklist_id } = await ada.createChecklist({ card_id, title: "Steps" });
  await ada.createItem({ checklist_id, content: "Find the number" });
  const page = await browser.visit(`${service.url}/my-cards`, { token: ada.token, ...PHONE });
  const row = page.locator(".card-row", { hasText: "Call the printer" });
  const title = (await row.getByRole("link", { name: "Call the printer" }).boundingBox())!;
  for (const words of ["Mar 2, 2020", "Urgent", "0/1"]) {
    const fact = (await row.getByText(words).first().boundingBox())!;
    expect([words, fact.y > title.y, fact.x >= title.x]).toEqual([words, true, true]);
  }
  await page.context().close();
});
