/** How the page of a board opens: what is asked for and painted before the app runs. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";
import { someOf } from "./combinations.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

/** Only the script that runs first, and the styles, until they are released. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const waiting: (() => void)[] = [];
  await page.route(/\/assets\/(?!first-paint)[\w-]+\.js$/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue().catch(() => {});
  });
  return async () => {
    for (const go of waiting) go();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  };
}

const PLACES = [".topbar", ".wordmark svg", ".columns", ".column"];

const placesOf = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const { x, y, height } = document.querySelector(selector)!.getBoundingClientRect();
        return { selector, x, y, ...(selector === ".topbar" && { height }) };
      }),
    PLACES,
  );

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector(".topbar")!).backgroundColor);

test("before the app has been loaded, the board has been asked for and its frame is in the place of the board", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"], Done: [] });
  for (const screen of someOf([
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    { viewport: { width: 1280, height: 800 } },
  ])) {
    const page = await browser.visit(`${service.url}/login`, { token: alice.token, ...screen });
    await page.getByRole("heading", { name: "Boards", exact: true }).waitFor();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdScripts(page);
    await page.goto(service.url + path, { waitUntil: "commit" });
    await page.locator("#frame .column").first().waitFor();
    await eventually(
      () => asked.includes("/auth/me") && asked.includes(`/boards/${boardId}`),
      "both requests",
    );
    const frame = await placesOf(page);
    await release();
    await sees(page, "To do", ["One"]);
    expect(await placesOf(page)).toEqual(frame);
    expect(await page.locator("#frame").count()).toBe(0);
    // The app took over both responses: only the newest state is asked for again, on the event connection.
    expect(asked.filter((each) => each === "/auth/me" || each === `/boards/${boardId}`)).toHaveLength(2);
    await page.context().close();
  }
});

test("the frame has the theme that was chosen, whatever the system's", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  for (const colorScheme of someOf(["light", "dark"] as const)) {
    const page = await browser.visit(service.url + path, { token: alice.token, colorScheme });
    await sees(page, "To do", ["One"]);
    const system = await backgroundOf(page);
    const other = colorScheme === "light" ? "dark" : "light";
    await page.evaluate((theme) => localStorage.setItem("boardcast-theme", theme), other);
    await page.reload();
    await sees(page, "To do", ["One"]);
    const chosen = await backgroundOf(page);
    expect(chosen).not.toBe(system);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: "commit" });
    await page.locator("#frame .column").first().waitFor();
    expect(await backgroundOf(page)).toBe(chosen);
    await release();
    await sees(page, "To do", ["One"]);
    await page.context().close();
  }
});

test("somebody who is not logged in sees no frame of a board on the way to the login", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(`${service.url}/login`);
  const release = await holdScripts(page);
  await page.goto(service.url + path, { waitUntil: "commit" });
  await page.locator("#frame").waitFor({ state: "attached" });
  expect(await page.locator("#frame").isVisible()).toBe(false);
  await release();
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  await page.context().close();
});
