/** A new version of the service replaces old pages without losing anything. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { WebApp, WebFile } from "../../server/web/app.ts";
import { buildWebApp } from "../../server/web/build.ts";
import { buildWorker } from "../../server/web/installable.ts";
import { webPages } from "../../server/web/pages.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
let app: WebApp;

beforeAll(async () => {
  app = await buildWebApp();
  service = await startService({ web: webPages(async () => app) });
  browser = await openBrowser();
  alice = await service.person("alice");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

const asFile = (content: string, type: string): WebFile => ({
  plain: new Blob([content]),
  gzip: new Blob([Bun.gzipSync(content)]),
  type,
});

/** The same app under another version, without one of its files. */
async function nextVersion(version: string, without: RegExp): Promise<WebApp> {
  const html = (await app.page.plain.text()).replace(/data-version="[^"]*"/, `data-version="${version}"`);
  const assets = new Map([...app.assets].filter(([name]) => !without.test(name)));
  const worker = await (await buildWorker(version, [...assets.keys()])).text();
  return { ...app, page: asFile(html, app.page.type), worker: asFile(worker, app.worker.type), assets };
}

const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.version);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an old page keeps its own files, offers to reload, and the next page it opens is of the new version", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: alice.token, serviceWorkers: "allow" });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));

  app = await nextVersion("second", /^card-dialog-/);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText("There is a new version of Boardcast.").waitFor();
  await page.waitForFunction(async () => (await caches.keys()).includes("boardcast-app-second"));

  // The service no longer has this file, and the page had not loaded it.
  await page.getByRole("link", { name: "One" }).click();
  await button(page, "Add a description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("Half a sentence");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.waitForURL((url) => url.pathname === path);
  expect(await page.evaluate(() => "neverReloaded" in window)).toBe(true);

  await page.getByRole("link", { name: /Boardcast/ }).click();
  await page.getByRole("heading", { name: "Boards" }).waitFor();
  expect(await versionOf(page)).toBe("second");

  app = await nextVersion("third", /^nothing/);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await button(page, "Reload").click();
  await page.waitForFunction(() => document.documentElement.dataset.version === "third");
  await page.goto(service.url + path);
  await sees(page, "To do", ["One"]);
  await page.getByRole("link", { name: "One" }).click();
  await page.getByText("Half a sentence").waitFor();
  expect((await alice.getBoard({ board_id: boardId })).columns[0]!.cards.length).toBe(1);
  // Nobody uses the first version any more.
  await page.waitForFunction(async () => !(await caches.keys()).includes("boardcast-app-first"));
  await page.context().close();
}, 90_000);

test("a version that cannot be stored completely does not replace the one that works", async () => {
  const page = await browser.visit(`${service.url}/login`, { serviceWorkers: "allow" });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const before = await page.evaluate(() => caches.keys());
  const broken = await nextVersion("broken", /^nothing/);
  app = { ...broken, assets: new Map([...broken.assets].filter(([name]) => !/^card-dialog-/.test(name))) };
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => {}));
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.installing === null && registration.waiting === null;
  });
  expect(await page.evaluate(() => caches.keys())).toEqual(before);
  await page.context().close();
}, 60_000);
