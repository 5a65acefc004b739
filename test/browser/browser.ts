/** A real Chromium, and people in it who are logged in the way the service does it: with its cookie. */
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { PATIENCE_MS } from "../support/patience.ts";
import { leaveChromium, takeChromium } from "./chromium.ts";

export interface Habits {
  /**
   * Whether pages load what may be needed next, which is a third of what a visit costs. Otherwise they are told to save
   * data, and load each part when it is needed.
   */
  loadsAhead?: boolean;
}

interface Visit extends BrowserContextOptions, Habits {
  /** Whose login; nobody's unless given. */
  token?: string;
  /** The service that the login is for, where the first page is not one of its own. */
  origin?: string;
}

/** For a visit by somebody who likes motion. */
export const IN_MOTION = { reducedMotion: "no-preference" } as const;

export interface TestBrowser {
  /** A window of its own, cookies included. */
  visit(url: string, visit?: Visit): Promise<Page>;
  /** What the pages complained about: uncaught errors and refusals of the content security policy. */
  complaints: string[];
  closeWindows(): Promise<void>;
  close(): Promise<void>;
}

export async function openBrowser(habits: Habits = {}): Promise<TestBrowser> {
  const browser = await takeChromium();
  const windows = new Set<BrowserContext>();
  const complaints: string[] = [];

  async function visit(
    url: string,
    { token, origin = new URL(url).origin, loadsAhead = habits.loadsAhead, ...options }: Visit = {},
  ): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      // Requests that go through one cannot be intercepted by a test.
      serviceWorkers: "block",
      // Motion is most of what a page costs here: tests of it ask for it (`IN_MOTION`).
      reducedMotion: "reduce",
      ...options,
    });
    windows.add(context);
    context.once("close", () => windows.delete(context));
    context.setDefaultTimeout(PATIENCE_MS);
    if (!loadsAhead) await context.addInitScript(saveData);
    if (token) await context.addCookies([{ name: "svc_auth", value: token, url: origin, httpOnly: true }]);
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text());
    });
    await page.goto(url);
    return page;
  }

  async function closeWindows(): Promise<void> {
    await Promise.all([...windows].map((context) => context.close()));
  }

  async function close(): Promise<void> {
    await closeWindows();
    leaveChromium();
  }

  return { visit, complaints, closeWindows, close };
}

function saveData(): void {
  const { connection } = navigator as { connection?: object };
  Object.defineProperty(connection, "saveData", { value: true });
}

/** The titles of a column's cards as they stand on the screen. */
async function cardsIn(page: Page, column: string): Promise<string[]> {
  return page
    .getByRole("region", { name: column, exact: true })
    .evaluate((element) =>
      [...element.querySelectorAll("[data-card-id]")]
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((card) => card.querySelector("h3 a")?.textContent ?? ""),
    );
}

/** Waits until a column shows exactly these cards. */
export async function sees(page: Page, column: string, titles: string[]): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let now: string[] | null = null;
  while (Date.now() < deadline) {
    // A column that is not there is not an empty one.
    now = await cardsIn(page, column).catch(() => null);
    if (JSON.stringify(now) === JSON.stringify(titles)) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`${column} shows ${JSON.stringify(now)} and not ${JSON.stringify(titles)}`);
}

/** Waits for the title, which is set after the page shows what it is about. */
export async function hasTitle(page: Page, title: string): Promise<void> {
  await page.waitForFunction((expected) => document.title === expected, title);
}

/** Waits until something was said to those who listen. */
export async function hears(page: Page, words: string): Promise<void> {
  await page.getByTestId("announcer").filter({ hasText: words }).waitFor({ state: "attached" });
}

/** Drags with the mouse from the middle of a card, once it is at rest, to a point of a column. */
export async function drag(page: Page, from: string, to: { column: string }): Promise<void> {
  await page.locator("article", { hasText: from }).hover();
  await page.mouse.down();
  const target = (await page.getByRole("region", { name: to.column, exact: true }).boundingBox())!;
  await page.mouse.move(target.x + target.width / 2, target.y + target.height - 20, { steps: 8 });
  await page.getByRole("region", { name: to.column, exact: true }).locator(".drop-gap").waitFor();
  await page.mouse.up();
}
