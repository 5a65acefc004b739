/** Cards that take several days, as bars across the weeks of the calendar. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";

const UTC = { timezoneId: "UTC", locale: "en-GB" };
const browser = browserForTests();
let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Their days in March 2027, the first of which is a Monday. */
async function withSpans(spans: Record<string, [first: number, last: number]>) {
  const ada = await service.person("ada");
  const { path, cardIds } = await layOut(ada, { Todo: Object.keys(spans) });
  const moment = (day: number, time: string) => `2027-03-${String(day).padStart(2, "0")}T${time}.000Z`;
  for (const [title, [first, last]] of Object.entries(spans))
    await ada.updateCard({
      card_id: cardIds[title]!,
      start_at: moment(first, "09:00:00"),
      due_at: moment(last, "23:59:00"),
    });
  const url = `${service.url}${path}?calendar=month&day=2027-03-10`;
  return { ada, cardIds, url };
}

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;
const cell = (day: number) => `.month [data-day="2027-03-${String(day).padStart(2, "0")}"]`;

test("a card with a start is a bar over all of its days, in each week it is in, and has a lane to itself", async () => {
  const { ada, url } = await withSpans({ Printing: [4, 10], Proofs: [9, 11] });
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  await page.locator(cell(10)).getByRole("link", { name: "Printing" }).waitFor();
  const isOver = async (bar: string, [first, last]: [number, number]) => {
    const { x, y, width, height } = await boxOf(page, bar);
    const [from, to] = [await boxOf(page, cell(first)), await boxOf(page, cell(last))];
    expect(Math.abs(x - from.x)).toBeLessThan(6);
    expect(Math.abs(x + width - to.x - to.width)).toBeLessThan(6);
    return { top: y, bottom: y + height };
  };
  // Until Sunday, and on from Monday.
  await isOver(`${cell(7)} .due-card`, [4, 7]);
  const printing = await isOver(`${cell(10)} .due-card`, [8, 10]);
  const proofs = await isOver(`${cell(11)} .due-card`, [9, 11]);
  expect(proofs.top).toBeGreaterThanOrEqual(printing.bottom);
  // Keys and screen readers find it once.
  expect(
    await page.getByRole("link", { name: /^Printing.*, starts on Thursday, 4 March 2027$/ }).count(),
  ).toBe(1);
});

test("bars that one of their days has no room for are counted on all of them", async () => {
  const titles = ["One", "Two", "Three", "Four", "Five", "Six"];
  const { ada, url } = await withSpans(Object.fromEntries(titles.map((title) => [title, [9, 11]])));
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  await page.locator(cell(9)).locator(".day-more").waitFor();
  const shown = await page.locator(`${cell(11)} li[data-hidden="false"]`).count();
  expect(shown).toBeGreaterThan(0);
  for (const day of [9, 10, 11])
    expect(await page.locator(cell(day)).locator(".day-more").textContent()).toStartWith(
      `+${titles.length - shown} more`,
    );
  await page.locator(cell(9)).locator(".day-more").click();
  const list = page.getByRole("dialog", { name: "Tuesday, 9 March 2027" });
  expect(await list.locator(".due-card-title").allTextContents()).toEqual(titles);
});

test("a bar goes where it is dropped by the day that it was held by, and by Shift and an arrow key", async () => {
  const { ada, cardIds, url } = await withSpans({ Printing: [8, 11] });
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  const bar = await boxOf(page, `${cell(11)} .due-card`);
  const tuesday = await boxOf(page, cell(9));
  const target = await boxOf(page, cell(17));
  await page.mouse.move(tuesday.x + tuesday.width / 2, bar.y + bar.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 4 });
  await page.locator(`${cell(17)}[data-drop]`).waitFor();
  await page.mouse.up();
  const dates = async () => {
    const { start_at, due_at } = await ada.getCard({ card_id: cardIds.Printing! });
    return [start_at, due_at].map((at) => at?.slice(0, "2027-03-08".length)).join();
  };
  await until(async () => (await dates()) === "2027-03-16,2027-03-19");
  await page.locator(cell(19)).getByRole("link", { name: "Printing" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await until(async () => (await dates()) === "2027-03-17,2027-03-20");
  await page.locator(`${cell(20)} .due-card:focus`).waitFor();
});

test("a phone lists what is under way on a day below what is due", async () => {
  const { ada, url } = await withSpans({ Printing: [8, 11], Proofs: [9, 10] });
  const page = await browser.visit(url, {
    token: ada.token,
    ...UTC,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const chosen = page.getByRole("region", { name: /10 March/ });
  await chosen.getByRole("heading", { name: "Under way" }).waitFor();
  expect(await chosen.locator(".due-card-title").allTextContents()).toEqual(["Proofs", "Printing"]);
});

test("the time of a card is after its title, in one piece", async () => {
  const ada = await service.person("ada");
  const { path, cardIds } = await layOut(ada, { Todo: ["Call the printer about it"] });
  const card_id = cardIds["Call the printer about it"]!;
  await ada.updateCard({ card_id, due_at: "2027-03-10T06:17:00.000Z" });
  const page = await browser.visit(`${service.url}${path}?calendar=month&day=2027-03-10`, {
    token: ada.token,
    ...UTC,
    locale: "en-US",
  });
  const words = page.locator(`${cell(10)} .due-card-words`);
  await words.waitFor();
  expect(await words.textContent()).toMatch(/^Call the printer about it 6:17\sAM$/);
  expect(await words.locator("time").evaluate((time) => time.getClientRects().length)).toBe(1);
});

test("a month shows who is on a card, on a day and on a bar, and no time where the whole day is meant", async () => {
  const { ada, cardIds, url } = await withSpans({ Printing: [9, 11], Proofs: [9, 10] });
  const [printing, proofs] = [cardIds.Printing!, cardIds.Proofs!];
  await ada.updateCard({ card_id: proofs, start_at: null, due_at: "2027-03-10T00:00:00.000Z" });
  for (const card_id of [printing, proofs]) await ada.assignCard({ card_id, user_ids: [ada.id] });
  const page = await browser.visit(url, { token: ada.token, ...UTC });
  for (const [day, title] of [
    [11, "Printing"],
    [10, "Proofs"],
  ] as const) {
    const card = page.locator(`${cell(day)} .due-card`);
    await card.getByText(title).waitFor();
    const face = (await card.getByRole("img", { name: ada.me.username }).boundingBox())!;
    const box = (await card.boundingBox())!;
    expect(face.y).toBeGreaterThanOrEqual(box.y);
    expect(face.y + face.height).toBeLessThanOrEqual(box.y + box.height);
  }
  expect(await page.locator(`${cell(10)} .due-card time`).count()).toBe(0);
});
