/** This browser's own copies of boards: shown at once, never to anybody else, and gone when they must be. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";
import { keysIn } from "./stored.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

/** Stores them beside those that there are. */
function store(page: Page, added: object[]): Promise<void> {
  return page.evaluate(async (records) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("boardcast");
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = db.transaction("copies", "readwrite");
    for (const each of records) transaction.objectStore("copies").put(each);
    await new Promise<void>((resolve) => {
      transaction.oncomplete = () => resolve();
    });
    db.close();
  }, added);
}

/** The boards of which there are copies, and whose they are. */
const areKept = (page: Page, kept: [userId: string, boardId: string][]) =>
  eventually(
    async () => Bun.deepEquals(await keysIn(page, "copies"), kept),
    `the copies ${JSON.stringify(kept)}`,
  );

/** From now on the service does not answer this page, but does not refuse it either. */
async function silence(page: Page): Promise<() => Promise<void>> {
  const waiting: (() => void)[] = [];
  let isSilent = true;
  await page.routeWebSocket(/./, (socket) => {
    if (!isSilent) socket.connectToServer();
  });
  await page.route(/\/(boards|users|auth|notifications)/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.fallback().catch(() => {});
  });
  return async () => {
    isSilent = false;
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const go of waiting) go();
  };
}

test("while the service takes its time, the copy is shown, marked as such, and then brought up to date", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await sees(page, "To do", ["One"]);
  await areKept(page, [[alice.id, boardId]]);
  const { columns } = await alice.getBoard({ board_id: boardId });
  const card = { board_id: boardId, column_id: columns[0]!.id, title: "Two" };
  await page.goto("about:blank");
  await alice.createCard(card);
  const answer = await silence(page);
  await page.goto(service.url + path);
  await sees(page, "To do", ["One"]);
  await page.locator(".connection", { hasText: "Connecting" }).waitFor();
  await answer();
  await page.reload();
  await sees(page, "To do", ["One", "Two"]);
  await page.locator(".connection", { hasText: "Live" }).waitFor();
  await page.context().close();
});

test("a change made on the copy is sent once the service answers", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await areKept(page, [[alice.id, boardId]]);
  const answer = await silence(page);
  await page.reload();
  await sees(page, "To do", ["One"]);
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  await page.getByLabel("Title of a new card in To do").fill("Mine");
  await page.keyboard.press("Enter");
  await sees(page, "To do", ["One", "Mine"]);
  await answer();
  await eventually(async () => {
    const { columns } = await alice.getBoard({ board_id: boardId });
    return columns[0]!.cards.map(({ title }) => title).join() === "One,Mine";
  }, "the card on the service");
  await page.context().close();
});

test("detail: somebody who has changed their name meanwhile is shown under the new one, on cards too", async () => {
  const dora = await service.person("dora");
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One"] }, [dora]);
  await alice.assignCard({ card_id: cardIds.One!, user_ids: [dora.id] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await page.locator(`[data-card-id] .avatar[title="${dora.me.username}"]`).waitFor();
  await areKept(page, [[alice.id, boardId]]);
  await page.goto("about:blank");
  await dora.updateMe({ firstname: "Theodora", lastname: "Quist" });
  await page.goto(service.url + path);
  await page.locator('[data-card-id] .avatar[title="Theodora Quist"]').waitFor();
  await dora.updateMe({ firstname: null, lastname: null });
  await page.context().close();
});

test("another user of the same browser never sees the copy", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["Secret"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await areKept(page, [[alice.id, boardId]]);
  const titles: string[] = [];
  await page.exposeFunction("seen", (title: string) => titles.push(title));
  await page.addInitScript(() => {
    const report = () => {
      for (const { textContent } of document.querySelectorAll("[data-card-id]"))
        (window as unknown as { seen: (title: string) => void }).seen(textContent ?? "");
    };
    new MutationObserver(report).observe(document, { childList: true, subtree: true });
  });
  await page.goto("about:blank");
  await page.context().addCookies([{ name: "svc_auth", value: bob.token, url: service.url, httpOnly: true }]);
  // As the login form of another tab does it.
  await page.goto(`${service.url}/assets/none.js`);
  await page.evaluate((id) => localStorage.setItem("boardcast-user", id), bob.id);
  await page.goto(service.url + path);
  await page.getByText("You don’t have access to this board").waitFor();
  expect(titles).toEqual([]);
  await page.context().close();
});

test("logging out removes the user's copies", async () => {
  const carol = await service.person("carol");
  const { boardId, path } = await layOut(carol, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: carol.token });
  await areKept(page, [[carol.id, boardId]]);
  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  expect(await keysIn(page, "copies")).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("boardcast-me"))).toBeNull();
  await page.context().close();
});

test("somebody who is no longer a member loses the copy when it is opened again", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const page = await browser.visit(service.url + path, { token: bob.token });
  await areKept(page, [[bob.id, boardId]]);
  await page.goto("about:blank");
  await alice.removeMember({ board_id: boardId, user_id: bob.id });
  await page.goto(service.url + path);
  await page.getByText("You don’t have access to this board").waitFor();
  await areKept(page, []);
  await page.context().close();
});

test("a card that the copy does not have is not called deleted before the service has answered", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await areKept(page, [[alice.id, boardId]]);
  const { columns } = await alice.getBoard({ board_id: boardId });
  await page.goto("about:blank");
  const { id } = await alice.createCard({
    board_id: boardId,
    column_id: columns[0]!.id,
    title: "New",
  });
  const answer = await silence(page);
  await page.goto(`${service.url}${path}/${id}`);
  await sees(page, "To do", ["One"]);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await answer();
  await page.reload();
  await page.getByRole("dialog").getByText("New").first().waitFor();
  await page.context().close();
});

test("the copy of an app that knows other fields of boards is not shown", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await areKept(page, [[alice.id, boardId]]);
  await page.goto(`${service.url}/assets/none.js`);
  const text = JSON.stringify({ id: boardId });
  await store(page, [
    { userId: alice.id, boardId, format: "old", keptAt: Date.now(), size: text.length, text },
  ]);
  await page.goto(service.url + path);
  await sees(page, "To do", ["One"]);
  await page.locator(".connection", { hasText: "Live" }).waitFor();
  await page.context().close();
});

test("thirty boards are kept, and of more than sixty million characters only the newest", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await areKept(page, [[alice.id, boardId]]);
  const copy = (name: string, keptAt: number, size: number) => ({
    ...{ userId: bob.id, boardId: name, format: "", keptAt, size, text: "" },
  });
  const small = Array.from({ length: 40 }, (_, index) => copy(`small ${index}`, 1000 + index, 10));
  await store(page, [...small, copy("large", 1, 60_000_000)]);
  await page.reload();
  await eventually(async () => (await keysIn(page, "copies")).length === 30, "thirty copies");
  const kept = await keysIn(page, "copies");
  expect(kept).toContainEqual([alice.id, boardId]);
  expect(kept).toContainEqual([bob.id, "small 39"]);
  expect(kept).not.toContainEqual([bob.id, "large"]);
  await store(page, [copy("large", Date.now() - 1000, 60_000_000)]);
  await page.reload();
  await areKept(page, [[alice.id, boardId]]);
  await page.context().close();
});
