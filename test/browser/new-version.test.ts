/** A new version of the service replaces old pages without losing anything. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { WebApp, WebFile } from "../../server/web/app.ts";
import { webFile } from "../../server/web/compress.ts";
import { buildWorker } from "../../server/web/installable.ts";
import { webPages } from "../../server/web/pages.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { builtWebApp } from "../support/web-app.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
let first: WebApp;
/** The version that is served. */
let app: WebApp;

beforeAll(async () => {
  first = await builtWebApp("en");
  app = first;
  service = await startService({ web: webPages("", async () => app) });
  browser = await openBrowser({ loadsAhead: true });
  alice = await service.person("alice");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

const asFile = (content: string, { type }: WebFile) => webFile(new Blob([content], { type }), "fast");

/** The same app under another version, with these of its files. */
async function versionWith(version: string, names: string[]): Promise<WebApp> {
  const { page, boardPage, worker, assets } = first;
  const renamed = async (file: WebFile) =>
    asFile((await file.plain.text()).replace(/data-version="[^"]*"/, `data-version="${version}"`), file);
  return {
    ...first,
    page: await renamed(page),
    boardPage: await renamed(boardPage),
    worker: await asFile(await (await buildWorker(version, names)).text(), worker),
    assets: new Map([...assets].filter(([name]) => names.includes(name))),
  };
}

const namesOf = (version: WebApp) => [...version.assets.keys()];

const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.version);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an old page keeps its own files, offers to reload, and the next page it opens is of the new version", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: alice.token, serviceWorkers: "allow" });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));

  app = await versionWith(
    "second",
    namesOf(first).filter((name) => !/^card-dialog-/.test(name)),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText("A new version of Boardcast is available.").waitFor();
  await page.waitForFunction(async () => (await caches.keys()).includes("boardcast-app-second"));

  // The service no longer has this file, and the page had not loaded it.
  await page.getByRole("link", { name: "One" }).click();
  await button(page, "Add a description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("Half a sentence");
  await button(page, "Close").click();
  await page.waitForURL((url) => url.pathname === path);
  expect(await page.evaluate(() => "neverReloaded" in window)).toBe(true);

  await page.getByRole("link", { name: /Boardcast/ }).click();
  await page.getByRole("heading", { name: "Boards", exact: true }).waitFor();
  expect(await versionOf(page)).toBe("second");

  app = await versionWith("third", namesOf(first));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await button(page, "Reload").click();
  await page.waitForFunction(() => document.documentElement.dataset.version === "third");
  await page.goto(service.url + path);
  await sees(page, "To do", ["One"]);
  await page.getByRole("link", { name: "One" }).click();
  expect(await page.getByRole("textbox", { name: "Description" }).inputValue()).toBe("Half a sentence");
  // Nobody uses the older ones any more.
  await page.waitForFunction(async () => (await caches.keys()).join() === "boardcast-app-third");
  await page.context().close();
});

test("a version that cannot be stored completely does not replace the one that works", async () => {
  const page = await browser.visit(`${service.url}/login`, { serviceWorkers: "allow" });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const before = await page.evaluate(() => caches.keys());
  app = await versionWith("broken", [...namesOf(first), "none.js"]);
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const ended = new Promise<string>((resolve) => {
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker?.addEventListener("statechange", () => resolve(worker.state));
      });
    });
    await registration.update();
    return ended;
  });
  expect(end).toBe("redundant");
  expect(await page.evaluate(() => caches.keys())).toEqual(before);
  await page.context().close();
});

test("without a service worker, a page whose files are gone reloads itself when it needs one, and keeps what was written", async () => {
  app = first;
  const { path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit("about:blank");
  await page
    .context()
    .addCookies([{ name: "svc_auth", value: alice.token, url: service.url, httpOnly: true }]);
  let version = "first";
  await page.route("**/assets/card-dialog-*", (route) =>
    version === "first" ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(service.url + path);
  await sees(page, "To do", ["One"]);
  await button(page, "Add a card to To do").click();
  await page.getByLabel("Title of a new card in To do").fill("Half a title");
  app = await versionWith("second", namesOf(first));
  page.on("load", () => (version = "second"));
  // Not right after it was opened: then another reload would bring nothing new.
  await page.waitForTimeout(10_000);
  await page.getByRole("link", { name: "One" }).click();
  await button(page, "Add a description").waitFor();
  expect(await versionOf(page)).toBe("second");
  expect(await page.getByLabel("Title of a new card in To do").inputValue()).toBe("Half a title");
  await page.context().close();
});
