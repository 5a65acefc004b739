/** The installed app, which opens without a network. */
import type { Page } from "playwright-core";
import type { Person } from "../harness.ts";
import type { TestBrowser } from "./browser.ts";

/** A page whose files the service worker has stored: it need not load any of them ahead. */
export async function visitInstalled(
  browser: Pick<TestBrowser, "visit">,
  url: string,
  { token }: Person,
): Promise<Page> {
  const page = await browser.visit(url, { token, serviceWorkers: "allow", loadsAhead: false });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** What the board says about its connection. */
export const connection = (page: Page, text: string) =>
  page.locator(".connection", { hasText: text }).waitFor();

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export async function addCard(page: Page, column: string, title: string): Promise<void> {
  await button(page, `Add a card to ${column}`).click();
  await page.getByLabel(`Title of a new card in ${column}`).fill(title);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
}
