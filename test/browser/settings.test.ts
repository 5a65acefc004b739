/** The sections of the settings: addresses, the back button, the keyboard. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Service, startService } from "../harness.ts";
import { violations } from "./axe.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";

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
  expect(await page.title()).toContain("Account – Settings");
  const link = (name: string) => navigation(page).getByRole("link", { name });
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

test("on a phone the sections are links above the content, and nothing is cut off", async () => {
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

test("choices beside each other are equally far apart, and further than a box is from its words", async () => {
  const { token } = await service.person("ada");
  const page = await browser.visit(`${service.url}/settings/display`, { token });
  await heading(page, "Display").waitFor();
  const gaps = await page.getByRole("group", { name: "Appearance" }).evaluate((group) => {
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
