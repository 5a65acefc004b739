/** Two installations below paths of one origin, behind nginx: each works as at a root, and knows nothing of the other. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { WebApp, WebFile } from "../../server/web/app.ts";
import { webFile } from "../../server/web/compress.ts";
import { buildWorker } from "../../server/web/installable.ts";
import { webPages } from "../../server/web/pages.ts";
import { PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { startNginx } from "../machine/nginx.ts";
import type { RunningProxy } from "../machine/proxy.ts";
import { builtWebApp } from "../support/web-app.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";
import { isKept } from "./stored.ts";

const TEAM = "/team";
const CLUB = "/clubs/chess";

let team: Service;
let club: Service;
let proxy: RunningProxy;
let browser: TestBrowser;
let first: WebApp;
/** What the team's installation serves. */
let app: WebApp;

beforeAll(async () => {
  first = await builtWebApp("en");
  app = first;
  const settings = { TRUSTED_PROXIES: "127.0.0.1" };
  team = await startService({
    settings: { ...settings, BASE_PATH: TEAM },
    web: webPages(TEAM, async () => app),
  });
  club = await startService({
    settings: { ...settings, BASE_PATH: CLUB },
    web: webPages(CLUB, async () => first),
  });
  const portOf = ({ url }: Service) => Number(new URL(url).port);
  proxy = await startNginx({ [`${TEAM}/`]: [portOf(team)], [`${CLUB}/`]: [portOf(club)] });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await proxy.stop();
  await team.stop();
  await club.stop();
  expect(browser.complaints).toEqual([]);
});

async function logIn(page: Page, base: string, { me }: Person): Promise<void> {
  await page.goto(proxy.url + base);
  await page.waitForURL(`${proxy.url}${base}/login?next=%2F`);
  await page.getByLabel("Email").fill(me.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("heading", { name: "Boards", exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${base}/`);
}

const asFile = (content: string, { type }: WebFile) => webFile(new Blob([content], { type }), "fast");

async function versionOf(version: string): Promise<WebApp> {
  const renamed = async (file: WebFile) =>
    asFile((await file.plain.text()).replace(/data-version="[^"]*"/, `data-version="${version}"`), file);
  const worker = await (await buildWorker(version, [...first.assets.keys()])).text();
  return {
    ...first,
    page: await renamed(first.page),
    boardPage: await renamed(first.boardPage),
    worker: await asFile(worker, first.worker),
  };
}

/** Whatever has a name and is stored in the browser. */
function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ...(await caches.keys()),
    ...((await navigator.locks.query()).held ?? []).map(({ name }) => name ?? ""),
    ...Object.keys(localStorage),
  ]);
}

test("SYSTEM-16: log in, follow a board, upload, work offline, and get a new version", async () => {
  const [alice, bob] = [await team.person("alice"), await team.person("bob")];
  const { boardId, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const page = await browser.visit(`${proxy.url}${TEAM}/login`, { serviceWorkers: "allow" });
  await logIn(page, TEAM, alice);
  await page.getByRole("link", { name: "Launch" }).click();
  await page.waitForURL(`${proxy.url}${TEAM}/b/${boardId}`);
  await sees(page, "To do", ["One"]);

  const other = await browser.visit(`${proxy.url}${TEAM}/login`);
  await logIn(other, TEAM, bob);
  await other.goto(`${proxy.url}${TEAM}/b/${boardId}`);
  await sees(other, "To do", ["One"]);
  await bob.createCard({ ...(await columnOf(bob, boardId)), title: "Two" });
  await sees(page, "To do", ["One", "Two"]);
  await sees(other, "To do", ["One", "Two"]);

  await page.getByRole("link", { name: "One" }).click();
  await page.waitForURL(`${proxy.url}${TEAM}/b/${boardId}/${cardIds.One}`);
  const buffer = Buffer.alloc(2_000_000, "x");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "plan.txt", mimeType: "text/plain", buffer });
  const file = page.getByRole("link", { name: "plan.txt" }).first();
  await file.waitFor();
  const address = await file.getAttribute("href");
  expect(address).toStartWith(`${TEAM}/attachments/`);
  const size = async (path: string) => (await (await fetch(path)).arrayBuffer()).byteLength;
  expect(await page.evaluate(size, address ?? "")).toBe(buffer.length);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.waitForURL(`${proxy.url}${TEAM}/b/${boardId}`);

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    `${proxy.url}${TEAM}/`,
  );
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
  await isKept(page, boardId);
  await page.context().setOffline(true);
  await page.reload();
  // From the copy on the device, which may be some events behind.
  await page.getByRole("link", { name: "One" }).waitFor();
  await page.context().setOffline(false);

  app = await versionOf("second");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await page.waitForFunction(() => document.documentElement.dataset.version === "second");
  await sees(page, "To do", ["One", "Two"]);
  await other.context().close();
  await page.context().close();
});

test("SYSTEM-16: two installations on one origin share neither logins nor anything else in the browser", async () => {
  const [alice, carol] = [await team.person("alice"), await club.person("carol")];
  const mine = await layOut(alice, { "To do": ["Mine"] });
  const theirs = await layOut(carol, { "To do": ["Theirs"] });
  const page = await browser.visit(`${proxy.url}${TEAM}/login`, { serviceWorkers: "allow" });
  await logIn(page, TEAM, alice);
  const second = await page.context().newPage();
  await logIn(second, CLUB, carol);
  await page.goto(proxy.url + TEAM + mine.path);
  await second.goto(proxy.url + CLUB + theirs.path);
  await sees(page, "To do", ["Mine"]);
  await sees(second, "To do", ["Theirs"]);
  await page.waitForFunction(async () => (await caches.keys()).length === 2);

  const names = await storedNames(page);
  expect(names.filter((name) => !/^boardcast\((\/team|\/clubs\/chess)\)(-|$)/.test(name))).toEqual([]);
  for (const base of [TEAM, CLUB]) {
    for (const kind of ["", "-app-", "-page-", "-user", "-me"])
      expect(names.some((name) => name.startsWith(`boardcast(${base})${kind}`))).toBe(true);
  }
  const cookies = (await page.context().cookies([proxy.url + TEAM, proxy.url + CLUB])).map(
    ({ name, path }) => `${name} ${path}`,
  );
  expect(cookies.sort()).toEqual([`svc_auth ${CLUB}`, `svc_auth ${TEAM}`]);

  await second.getByRole("button", { name: /^Account of/ }).click();
  await second.getByRole("menuitem", { name: "Log out" }).click();
  await second.waitForURL(`${proxy.url}${CLUB}/login`);
  await page.reload();
  await sees(page, "To do", ["Mine"]);
  await page.context().close();
});

async function columnOf(person: Person, board_id: string) {
  const { columns } = await person.getBoard({ board_id });
  return { board_id, column_id: columns[0]?.id ?? "" };
}
