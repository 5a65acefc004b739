/** The sections of the settings: addresses, the back button, the keyboard. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Service, startService } from "../harness.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { hasTitle, IN_MOTION, openBrowser, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

const navigation = (page: Page) => page.getByRole("navigation", { name: "Settings" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("each section has an address; going there focuses its heading, and the back button leads back", async () => {
  const { token } = await service.person("ada");
  const page = await browser.visit(`${service.url}/settings`, { token });
  await heading(page, "Account").waitFor();
  await hasTitle(page, "Account – Settings · Boardcast");
  const link = (name: string) => navigation(page).getByRole("link", { name });
  await link("Notifications").waitFor();
  expect(await navigation(page).getByRole("link").allInnerTexts()).toEqual([
    "Account",
    "Notifications",
    "Login and devices",
    "Integrations",
    "Display",
  ]);
  expect(await link("Account").getAttribute("aria-current")).toBe("page");
  await link("Display").focus();
  await page.keyboard.press("Enter");
  await heading(page, "Display").and(page.locator(":focus")).waitFor();
  expect(new URL(page.url()).pathname).toBe("/settings/display");
  expect(await link("Account").getAttribute("aria-current")).toBeNull();
  expect(await page.getByRole("heading", { name: "Profile" }).count()).toBe(0);
  await page.reload();
  await heading(page, "Display").waitFor();
  await page.goBack();
  await heading(page, "Account").and(page.locator(":focus")).waitFor();
  await page.goto(`${service.url}/settings/nothing`);
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
  await page.getByRole("link", { name: "My cards" }).waitFor();
  await page.context().close();
});

test("detail: on a phone the sections are links above the content, and nothing is cut off", async () => {
  const { token } = await service.person("ada");
  const page = await browser.visit(`${service.url}/settings/notifications`, {
    token,
    viewport: { width: 360, height: 740 },
  });
  await heading(page, "Notifications").waitFor();
  const above = (await navigation(page).boundingBox())!;
  const title = (await heading(page, "Notifications").boundingBox())!;
  expect(above.y + above.height).toBeLessThanOrEqual(title.y);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

test("detail: choices beside each other are equally far apart, and further than a box is from its words", async () => {
  const { token } = await service.person("ada");
  const page = await browser.visit(`${service.url}/settings/display`, { token });
  await heading(page, "Display").waitFor();
  const gaps = await page.getByRole("group", { name: "Theme" }).evaluate((group) => {
    const words = [...group.querySelectorAll("label")].map((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      const box = label.querySelector("input")!.getBoundingClientRect();
      return { start: box.left, end: range.getBoundingClientRect().right };
    });
    return words.slice(1).map((each, index) => Math.round(each.start - words[index]!.end));
  });
  expect(gaps).toEqual([24, 24]);
  await page.context().close();
});

test("detail: weeks begin on the day that was chosen, in the calendar and where a date is chosen", async () => {
  const ada = await service.person("ada");
  const { path, cardIds } = await layOut(ada, { Todo: ["Report"] });
  const page = await browser.visit(`${service.url}/settings/display`, { token: ada.token, locale: "en-US" });
  const weekdays = async () => {
    await page.goto(`${service.url}${path}?calendar=month`);
    await page.locator(".month th").first().waitFor();
    return (await page.locator(".month th").allInnerTexts())[0];
  };
  expect(await weekdays()).toBe("Sun");
  await page.goto(`${service.url}/settings/display`);
  await page.getByRole("group", { name: "Week starts on" }).getByRole("radio", { name: "Monday" }).check();
  expect(await weekdays()).toBe("Mon");
  await page.goto(`${service.url}${path}/${cardIds.Report}`);
  await page.getByRole("dialog", { name: "Report" }).waitFor();
  await page.keyboard.press("d");
  expect(await page.locator(".date-picker th").first().innerText()).toContain("M");
  await page.context().close();
});

test("detail: times are written with 24 or 12 hours, whatever is usual", async () => {
  const ada = await service.person("ada");
  const { cardIds } = await layOut(ada, { Todo: ["Report"] });
  const card_id = cardIds.Report!;
  await ada.assignCard({ card_id, user_ids: [ada.id] });
  const due = new Date();
  due.setUTCHours(23, 30, 0, 0);
  await ada.updateCard({ card_id, due_at: due.toISOString() });
  const page = await browser.visit(`${service.url}/my-cards`, {
    token: ada.token,
    locale: "en-US",
    timezoneId: "UTC",
  });
  const shown = () => page.locator(".card-row-due").innerText();
  expect(await shown()).toContain("11:30");
  for (const [name, time] of [
    ["24 hours", "23:30"],
    ["12 hours", "11:30"],
  ] as const) {
    await page.goto(`${service.url}/settings/display`);
    await page.getByText("Time zone: UTC (this device)").waitFor();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("group", { name: "Time format" }).getByRole("radio", { name }).click();
    await reloaded;
    await page.goto(`${service.url}/my-cards`);
    expect(await shown()).toContain(time);
  }
  await page.context().close();
});

test("detail: a board opens with the view that was chosen, and its columns are one click away", async () => {
  const ada = await service.person("ada");
  const { path } = await layOut(ada, { Todo: ["Report"] });
  const page = await browser.visit(`${service.url}/settings/display`, { token: ada.token });
  await page
    .getByRole("group", { name: "Boards open in" })
    .getByRole("radio", { name: "Calendar, by week" })
    .check();
  await page.goto(service.url);
  await page.getByRole("link", { name: "Launch" }).click();
  await page.locator('.month[data-span="week"]').waitFor();
  await page.getByRole("group", { name: "View" }).getByRole("button", { name: "Board" }).click();
  await page.getByRole("region", { name: "Todo" }).waitFor();
  await page.reload();
  await page.getByRole("region", { name: "Todo" }).waitFor();
  await page.goto(service.url + path);
  await page.locator('.month[data-span="week"]').waitFor();
  await page.context().close();
});

test("detail: motion is reduced on request, before the page is drawn", async () => {
  const { token } = await service.person("ada");
  const page = await browser.visit(`${service.url}/settings/display`, { token, ...IN_MOTION });
  const calm = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--calm"));
  expect(await calm()).toBe("200ms");
  await page.getByRole("group", { name: "Motion" }).getByRole("radio", { name: "Reduced" }).check();
  expect(await calm()).toBe("0ms");
  await page.reload();
  expect(await calm()).toBe("0ms");
  await page.getByRole("group", { name: "Motion" }).getByRole("radio", { name: "Match system" }).check();
  expect(await calm()).toBe("200ms");
  await page.context().close();
});
