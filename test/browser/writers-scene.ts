/** Ann writes on a board, and Ben changes it meanwhile. */
import { afterAll, beforeAll } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import type { TestBrowser } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";

export let service: Service;

export let ann: Person;

export let ben: Person;

export let browser: Pick<TestBrowser, "visit">;

/** For all tests of a file. */
export function setWriters(): void {
  browser = browserForTests();
  beforeAll(async () => {
    service = await startService();
    ann = await service.person("ann");
    ben = await service.person("ben");
  });
  afterAll(() => service.stop());
}

export const open = (path: string, token = ann.token) => browser.visit(service.url + path, { token });
export const description = (page: Page) => page.getByRole("textbox", { name: "Description" });
export const composer = (page: Page) => page.getByLabel("Title of a new card in To do");
export const opener = (page: Page) => page.getByRole("button", { name: "Add a card to To do" });

export async function startDescription(page: Page, card: string): Promise<void> {
  await page.getByRole("link", { name: card }).click();
  await page.getByRole("button", { name: "Add a description" }).click();
}
