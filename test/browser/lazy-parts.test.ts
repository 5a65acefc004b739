/** Parts of the app that cannot be loaded, or that break: the page around them keeps working and nothing is lost. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser({ loadsAhead: true });
  alice = await service.person("alice");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const CARD = "**/assets/card-dialog-*";
const MEMBERS = "**/assets/members-dialog-*";
const LIVE = "**/health/live";

/** A page that no part has been loaded ahead for; it remembers whether it was reloaded. */
async function open(path: string, parts: Record<string, Parameters<Page["route"]>[1]>): Promise<Page> {
  const page = await browser.visit("about:blank", {});
  await page
    .context()
    .addCookies([{ name: "svc_auth", value: alice.token, url: service.url, httpOnly: true }]);
  for (const [pattern, handle] of Object.entries(parts)) await page.route(pattern, handle);
  await page.goto(service.url + path);
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  return page;
}

const isSamePage = (page: Page) => page.evaluate(() => "neverReloaded" in window);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("dialogs open offline the first time, because they were preloaded", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await sees(page, "To do", ["One"]);
  await page.waitForFunction(() =>
    ["card", "members", "rules"].every((name) =>
      performance.getEntriesByType("resource").some((entry) => entry.name.includes(`/${name}-dialog-`)),
    ),
  );
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "One" }).click();
  await page.getByRole("dialog").getByText("Add a description").waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Members").click();
  await page.getByRole("dialog", { name: "Members" }).waitFor();
  await page.context().close();
});

test("for somebody who saves data, neither dialogs nor other pages are loaded ahead", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: alice.token, loadsAhead: false });
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1)!));
  // The list of boards is asked for after all that is loaded ahead.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/kept-boards-")),
  );
  const ahead = /^(card-dialog|members-dialog|boards-page|my-cards-page|settings-page)-/;
  expect((await loaded()).filter((name) => ahead.test(name))).toEqual([]);
  await page.context().close();
});

test("detail: what is typed while the palette is loading is in its field, and the page's commands are listed", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const seen = Promise.withResolvers<void>();
  const page = await open(path, {
    "**/assets/palette-*": async (route) => {
      await seen.promise;
      await route.continue();
    },
  });
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.type("new cart");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("d");
  // That it is loading is seen: a circle.
  const { width, height } = (await page.locator(".spinner").boundingBox())!;
  expect([Math.round(width), Math.round(height)]).toEqual([18, 18]);
  seen.resolve();
  const field = page.getByRole("combobox", { name: "Search or do anything" });
  await field.waitFor();
  expect(await field.inputValue()).toBe("new card");
  await page.getByRole("option", { name: "New card", exact: true }).waitFor();
  await field.fill("");
  await page.getByRole("group", { name: "Card “One”" }).waitFor();
  await page.context().close();
});

test("detail: a filter that is still loading keeps the keys to itself, and has the focus in its field once it is there", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const seen = Promise.withResolvers<void>();
  const page = await open(path, {
    "**/assets/filter-panel-*": async (route) => {
      await seen.promise;
      await route.continue();
    },
  });
  await sees(page, "To do", ["One"]);
  await page.keyboard.press("f");
  await page.getByRole("dialog", { name: "Filter cards" }).waitFor();
  await page.keyboard.type("bug");
  seen.resolve();
  await page.locator(".filter-panel input[type=search]:focus").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  await page.context().close();
});

test("detail: once the palette could not be loaded, keys are not for its field: a blank presses the button that tries again", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const page = await open(path, {
    [LIVE]: (route) => route.abort(),
    "**/assets/palette-*": (route) => route.abort(),
  });
  await sees(page, "To do", ["One"]);
  // For a while after it was reached, the service is not asked for again.
  await page.waitForFunction(() => performance.now() > 4000);
  await page.keyboard.press("Control+k");
  const retry = page.getByRole("dialog").getByRole("button", { name: "Try again" });
  await retry.waitFor();
  await page.keyboard.type("one");
  await retry.focus();
  await page.unroute(LIVE);
  await page.unroute("**/assets/palette-*");
  await page.keyboard.press("Space");
  await page.getByRole("combobox", { name: "Search or do anything" }).waitFor({ timeout: 10_000 });
  await page.context().close();
});

test("detail: a part that nobody has asked for is missed silently until it is needed, and loaded once there is a network", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit("about:blank", { token: alice.token, origin: service.url });
  // The network is gone as soon as the board is there.
  await page.addInitScript(() => {
    const isLoaded = () => document.querySelector(".board-body") !== null;
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => !isLoaded() });
  });
  const asked = Promise.withResolvers<void>();
  await page.route(LIVE, (route) => {
    asked.resolve();
    return route.abort();
  });
  await page.goto(service.url + path);
  await sees(page, "To do", ["One"]);
  await asked.promise;
  await page.waitForTimeout(500);
  expect(await page.getByText("Couldn’t load this.").count()).toBe(0);

  await page.getByRole("link", { name: "One" }).click({ modifiers: ["ControlOrMeta"] });
  const bar = page.locator(".selection-bar");
  await bar.getByText("Couldn’t load this.").waitFor();
  await page.unroute(LIVE);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { value: true });
    dispatchEvent(new Event("online"));
  });
  await bar.getByText("1 card selected").waitFor();
});

test("for somebody who saves data, a part is loaded when it is needed, and not before; offline it says that it needs a connection", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: alice.token, loadsAhead: false });
  const isLoaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/card-dialog-")),
    );
  await sees(page, "To do", ["One"]);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await isLoaded()).toBe(false);
  // In the first moment offline, too, in which the service has just been reached.
  await page.context().setOffline(true);
  await button(page, "Activity").click();
  await page.getByText("It needs a connection the first time. Try again when you’re online.").waitFor();
  await page.context().setOffline(false);
  await button(page, "Try again").click();
  await page.getByText("added the column To do").waitFor();
  expect(await isLoaded()).toBe(false);
  await page.getByRole("link", { name: "One", exact: true }).click();
  await page.getByRole("dialog").getByText("Add a description").waitFor();
  expect(await isLoaded()).toBe(true);
});

test("a dialog that cannot be loaded says so; the board, its unsent changes and a retry are not affected", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"] });
  const page = await open(path, {
    [CARD]: (route) => route.abort(),
    [LIVE]: (route) => route.abort(),
  });
  await sees(page, "To do", ["One"]);
  await page.context().setOffline(true);
  await page.locator(".connection", { hasText: "Offline" }).waitFor();
  await button(page, "Add a card to To do").click();
  await page.getByLabel("Title of a new card in To do").fill("Made offline");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "One" }).click();
  const dialog = page.getByRole("dialog", { name: "Card" });
  await dialog.getByText("Couldn’t load this.").waitFor();
  await button(page, "Try again").click();
  await dialog.getByText("Couldn’t load this.").waitFor();
  expect(await button(page, "Reload the page").count()).toBe(0);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await sees(page, "To do", ["One", "Made offline"]);

  await page.unroute(CARD);
  await page.unroute(LIVE);
  await page.context().setOffline(false);
  await page.locator(".connection", { hasText: "Live" }).waitFor();
  await page.getByRole("link", { name: "One" }).click();
  await page.getByRole("dialog").getByText("Add a description").waitFor();
  expect(await isSamePage(page)).toBe(true);
  await page.waitForFunction(() => !document.querySelector('[data-local="true"]'));
  const { columns } = await alice.getBoard({ board_id: boardId });
  expect(columns[0]!.cards.map(({ title }) => title)).toEqual(["One", "Made offline"]);
  await page.context().close();
});

test("detail: “Try again” loads a part that failed to load", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const page = await open(path, { [LIVE]: (route) => route.abort(), [CARD]: (route) => route.abort() });
  await sees(page, "To do", ["One"]);
  // As long as the page is young, it may be loaded without asking whether the service is there.
  await page.waitForTimeout(3500);
  await page.getByRole("link", { name: "One" }).click();
  await page.getByText("Couldn’t load this.").waitFor();
  await page.unroute(LIVE);
  await page.unroute(CARD);
  await button(page, "Try again").click();
  await page.getByRole("dialog").getByText("Add a description").waitFor();
  expect(await isSamePage(page)).toBe(true);
  await page.context().close();
});

test("after an upgrade removed the old files, reloading is offered unless it would lose something", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] });
  const uploaded = Promise.withResolvers<void>();
  const page = await open(path, {
    [MEMBERS]: (route) => route.fulfill({ status: 404, body: "{}" }),
    "**/attachments": async (route) => {
      await uploaded.promise;
      await route.continue();
    },
  });
  await sees(page, "To do", ["One"]);
  await page.locator("article", { hasText: "One" }).evaluate((tile) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["x"], "notes.txt"));
    tile.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await page.getByText("Attaching “notes.txt”").waitFor();
  await button(page, "Members").click();
  const dialog = page.getByRole("dialog", { name: "Members" });
  await dialog.getByText("or has been updated").waitFor();
  await page.waitForTimeout(2500);
  expect(await button(page, "Reload the page").count()).toBe(0);
  uploaded.resolve();
  await button(page, "Reload the page").waitFor();
  expect(await isSamePage(page)).toBe(true);
  await page.unroute(MEMBERS);
  await button(page, "Reload the page").click();
  await page.waitForFunction(() => !("neverReloaded" in window));
  await button(page, "Members").click();
  await page.getByRole("dialog", { name: "Members" }).getByText("alice").first().waitFor();
  const { attachments } = await alice.getCard({ card_id: cardIds.One! });
  expect(attachments.map(({ name }) => name)).toEqual(["notes.txt"]);
  await page.context().close();
});

test("an error in a dialog does not affect the board; a broken page can be shown again without a reload", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const script = (body: string): Parameters<Page["route"]>[1] => {
    return (route) => route.fulfill({ contentType: "text/javascript", body });
  };
  const page = await open(path, {
    [CARD]: script("export default () => { throw new Error('broken') }"),
    "**/assets/settings-page-*": script(
      "export default () => { if (!window.mended) throw new Error('broken'); return 'Mended' }",
    ),
  });
  await page.getByRole("link", { name: "One" }).click();
  await page.getByText("Something went wrong on our side.").waitFor();
  await page.keyboard.press("Escape");
  await sees(page, "To do", ["One"]);

  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.getByRole("heading", { name: "Couldn’t show this page" }).waitFor();
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await button(page, "Try again").click();
  await page.getByText("Mended").waitFor();
  expect(await isSamePage(page)).toBe(true);
  await page.context().close();
});
