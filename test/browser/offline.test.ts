/** The installed app: it opens without a network, takes every kind of edit, and gives way to a new version. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { Person } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";
import { isKept, keysIn } from "./stored.ts";

let server: ServerProcess;
let browser: TestBrowser;

beforeAll(async () => {
  server = await serverProcess();
  await server.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.end();
  expect(browser.complaints).toEqual([]);
});

/** A page of the installed app, with a copy of the board it shows. */
async function visit(path: string, { token }: Person): Promise<Page> {
  const page = await browser.visit(server.url + path, { token, serviceWorkers: "allow" });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

const connection = (page: Page, text: string) => page.locator(".connection", { hasText: text }).waitFor();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function add(page: Page, title: string): Promise<void> {
  await button(page, "Add a card to To do").click();
  await page.getByLabel("Title of a new card in To do").fill(title);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
}

/** Every state that the board shows of its connection, from the first one on. */
function recordConnection(): void {
  const states: string[] = [];
  Object.assign(window, { connectionStates: states });
  new MutationObserver(() => {
    const state = document.querySelector(".connection")?.getAttribute("data-state");
    if (state && state !== states.at(-1)) states.push(state);
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

test("while the service is down, the app opens with the boards seen last and takes edits; they are sent once it is back", async () => {
  const alice = await server.person("alice");
  const { boardId, path } = await layOut(alice, { "To do": ["One"], Done: [] });
  const page = await visit(path, alice);
  await isKept(page, boardId);
  await server.kill();

  await page.goto(`${server.url}/`);
  await page.getByText("You are offline.").waitFor();
  await page.getByRole("link", { name: "Launch" }).click();
  await sees(page, "To do", ["One"]);
  await connection(page, "Offline");
  await add(page, "Written offline");
  await page.getByRole("link", { name: "Written offline" }).click();
  const dialog = page.getByRole("dialog");
  await button(page, "Add a description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("Words");
  await button(page, "Save").click();
  await dialog.getByRole("textbox", { name: /comment/i }).fill("A remark");
  await page.keyboard.press("Control+Enter");
  await dialog.getByText("A remark").waitFor();
  const file = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Notes") };
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await dialog.getByText("The file is kept in this browser.").waitFor();
  await page.addInitScript(recordConnection);
  await page.reload();
  await sees(page, "To do", ["One", "Written offline"]);
  await connection(page, "4 changes waiting");
  const states = await page.evaluate(
    () => Object.assign({ connectionStates: [""] }, window).connectionStates,
  );
  expect([states.length > 0, states.includes("live")]).toEqual([true, false]);
  await page.keyboard.press("Escape");
  await page.locator("button.connection").click();
  const waiting = page.getByRole("dialog", { name: "Your changes" });
  await waiting.getByText("Add the card “Written offline”").waitFor();
  expect(await waiting.locator(".unsent p:first-child").allInnerTexts()).toEqual([
    "Add the card “Written offline”",
    "Change the description of the card",
    "Add a comment",
    "Attach the file “notes.txt”",
  ]);
  await waiting.getByRole("link", { name: "Written offline" }).nth(1).click();
  await page.getByRole("dialog", { name: "Written offline" }).waitFor();
  await page.keyboard.press("Escape");

  await server.start();
  await connection(page, "Live");
  const card = await eventually(async () => {
    const { columns } = await alice.getBoard({ board_id: boardId });
    return columns[0]!.cards.find(
      ({ comment_count, attachments }) => comment_count === 1 && attachments.length === 1,
    );
  }, "everything at the service");
  expect(card).toMatchObject({ title: "Written offline", description: "Words", comment_count: 1 });
  await page.context().close();
});

test("without a network a board that was never opened here says so, and logging out says that it cannot be done", async () => {
  const bob = await server.person("bob");
  const { path } = await layOut(bob, { "To do": ["One"] });
  const page = await visit("/", bob);
  await page.getByRole("link", { name: "Launch" }).waitFor();
  await page.context().setOffline(true);
  await page.goto(server.url + path);
  await page.getByText("this board has not been opened on this device").waitFor();
  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByText("Logging out needs a connection").waitFor();
  await page.context().setOffline(false);
  await page.context().close();
});

test("two tabs have one connection and one queue; when the tab that leads is closed, the other goes on", async () => {
  const carol = await server.person("carol");
  const { boardId, path } = await layOut(carol, { "To do": ["One"] });
  const first = await browser.visit(server.url + path, { token: carol.token });
  const sockets: string[] = [];
  await connection(first, "Live");
  const second = await first.context().newPage();
  second.on("websocket", (socket) => sockets.push(socket.url()));
  await second.goto(server.url + path);
  await sees(second, "To do", ["One"]);
  await connection(second, "Live");
  expect(sockets).toEqual([]);

  await server.kill();
  await connection(first, "Offline");
  await connection(second, "Offline");
  await add(first, "From the first");
  await sees(second, "To do", ["One", "From the first"]);
  await add(second, "From the second");
  for (const page of [first, second]) {
    await sees(page, "To do", ["One", "From the first", "From the second"]);
    await connection(page, "2 changes waiting");
  }
  await first.close();
  await second.bringToFront();
  await add(second, "After that");
  await connection(second, "3 changes waiting");
  await server.start();
  await connection(second, "Live");
  expect(new Set(sockets).size).toBe(1);
  await eventually(async () => {
    const { columns } = await carol.getBoard({ board_id: boardId });
    return (
      columns[0]!.cards.map(({ title }) => title).join() === "One,From the first,From the second,After that"
    );
  }, "every card once, in order");
  await second.waitForFunction(() => !document.querySelector('[data-local="true"]'));
  await sees(second, "To do", ["One", "From the first", "From the second", "After that"]);
  await second.context().close();
});

test("what was refused while nobody looked is listed with its reason until the list is cleared", async () => {
  const dave = await server.person("dave");
  const { boardId, path, cardIds } = await layOut(dave, { "To do": ["One"], Done: [] });
  const page = await visit(path, dave);
  await isKept(page, boardId);
  await page.context().setOffline(true);
  await connection(page, "Offline");
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("e");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("In vain");
  await page.keyboard.press("Enter");
  // Long enough for nobody to wait for an answer.
  await page.waitForTimeout(5500);
  await dave.deleteCard({ card_id: cardIds.One! });
  await page.context().setOffline(false);
  await page.locator("button.connection", { hasText: "1 change refused" }).waitFor();
  await page.reload();
  await page.locator("button.connection", { hasText: "1 change refused" }).click();
  const dialog = page.getByRole("dialog", { name: "Your changes" });
  await dialog.getByText("The card was not renamed: the card “One” no longer exists.").waitFor();
  await button(page, "Clear list").click();
  await dialog.getByText("Nothing is waiting.").waitFor();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await connection(page, "Live");
  await page.context().close();
});

test("a card that somebody deleted while it was changed offline says who and when, and comes back with all changes in one step", async () => {
  const [olga, pete] = [await server.person("olga"), await server.person("pete")];
  const { boardId, path, cardIds } = await layOut(olga, { "To do": ["One"], Done: [] }, [pete]);
  const page = await visit(path, olga);
  await isKept(page, boardId);
  await page.getByRole("link", { name: "One" }).focus();
  await page.context().setOffline(true);
  await connection(page, "Offline");
  await page.keyboard.press("e");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Mine");
  await page.keyboard.press("Enter");
  await sees(page, "To do", ["Mine"]);
  await page.getByRole("link", { name: "Mine" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await sees(page, "Done", ["Mine"]);
  await page.getByRole("link", { name: "Mine" }).click();
  await button(page, "Add a description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("Many words, written on a train");
  await button(page, "Save").click();
  await page.keyboard.press("Escape");
  await connection(page, "3 changes waiting");
  await page.waitForTimeout(5500);
  await pete.deleteCard({ card_id: cardIds.One! });
  await page.context().setOffline(false);
  await page.locator("button.connection", { hasText: "3 changes refused" }).click();
  const dialog = page.getByRole("dialog", { name: "Your changes" });
  await dialog.getByText("pete deleted the card “").waitFor();
  await button(page, "Restore the card with your 3 changes").click();
  await dialog.getByText("Nothing is waiting.").waitFor();
  await eventually(async () => {
    const { columns } = await olga.getBoard({ board_id: boardId });
    const cards = columns[1]!.cards.map(({ title, description }) => [title, description]);
    return JSON.stringify(cards) === '[["Mine","Many words, written on a train"]]';
  }, "the card with all changes");
  await page.context().close();
});

test("a card that is open while it is changed offline, and that somebody deletes, comes back with all changes in one step", async () => {
  const [rosa, sven] = [await server.person("rosa"), await server.person("sven")];
  const { boardId, path, cardIds } = await layOut(rosa, { "To do": ["One", "Two"] }, [sven]);
  const card_id = cardIds.One!;
  const page = await visit(path, rosa);
  await isKept(page, boardId);
  await page.getByRole("link", { name: "One" }).click();
  const card = page.getByRole("dialog", { name: "One" });
  await card.getByRole("textbox", { name: "New comment" }).waitFor();
  await page.context().setOffline(true);
  await connection(page, "Offline");
  await card.locator(".card-title").click();
  await page.getByRole("textbox", { name: "Card title" }).fill("Mine");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "New comment" }).fill("Written on a train");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("checkbox", { name: /^Complete/ }).check();
  await connection(page, "3 changes waiting");
  await sven.deleteCard({ card_id });
  await page.context().setOffline(false);
  const gone = page.getByRole("dialog", { name: "This card no longer exists" });
  await gone.getByText("sven deleted it.").waitFor();
  const restore = gone.getByRole("button", { name: "Restore the card with your 3 changes" });
  await restore.waitFor();
  expect(await gone.getByRole("button", { name: "Restore", exact: true }).count()).toBe(0);
  expect(await page.locator(".toast").count()).toBe(0);
  await restore.click();
  const back = page.getByRole("dialog", { name: "Mine" });
  await back.getByText("Written on a train").waitFor();
  await eventually(async () => {
    const { title, is_complete } = await sven.getCard({ card_id });
    const comments = (await sven.listComments({ card_id })).items.map(({ body }) => body);
    return Bun.deepEquals([title, is_complete, comments], ["Mine", true, ["Written on a train"]]);
  }, "the card with all changes");
  await connection(page, "Live");
  expect(await back.getByRole("textbox", { name: "New comment" }).inputValue()).toBe("");
  await page.context().close();
});

test("offline, the user's cards are shown as they were last loaded, and one that is completed is sent later", async () => {
  const grace = await server.person("grace");
  const { cardIds } = await layOut(grace, { "To do": ["One"] });
  const card_id = cardIds.One!;
  await grace.assignCard({ card_id, user_ids: [grace.id] });
  const page = await visit("/my-cards", grace);
  await page.getByRole("link", { name: "One" }).waitFor();
  await server.kill();
  await page.reload();
  await page.getByRole("link", { name: "One" }).waitFor();
  await page.locator(".card-row").getByRole("checkbox").check();
  await page.getByText("is waiting to be sent").waitFor();
  await server.start();
  await eventually(async () => (await grace.getCard({ card_id })).is_complete, "the card is complete");
  await page.getByText("is waiting to be sent").waitFor({ state: "detached" });
  await page.context().close();
});

test("what waits is counted alike on its board, on other pages and before logging out", async () => {
  const helga = await server.person("helga");
  const { path } = await layOut(helga, { "To do": ["One"] });
  const page = await visit(path, helga);
  await page.getByRole("link", { name: "One" }).click();
  await page.getByRole("dialog", { name: "One" }).waitFor();
  await server.kill();
  await page.locator("input[type=file]").setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("A file that waits"),
  });
  await page.getByText("notes.txt").waitFor();
  await page.keyboard.press("Escape");
  await add(page, "Two");
  await add(page, "Three");
  await connection(page, "3 changes waiting");
  await page.goto(`${server.url}/my-cards`);
  const notice = page.getByRole("status").getByText("waiting to be sent");
  await notice.waitFor();
  // The last ones count as soon as the first one is mentioned.
  expect(await notice.innerText()).toBe("3 changes on Launch are waiting to be sent.");
  await page.context().route("**/{cards,attachments}", (route) => route.abort());
  await server.start();
  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("dialog").getByText("3 changes have not been sent.").waitFor();
  await page.context().close();
});

test("a card completed offline outside of its board is sent by another window that shows the board", async () => {
  const kim = await server.person("kim");
  const { path, cardIds } = await layOut(kim, { "To do": ["One"] });
  const card_id = cardIds.One!;
  await kim.assignCard({ card_id, user_ids: [kim.id] });
  const page = await visit("/my-cards", kim);
  await page.getByRole("link", { name: "One" }).waitFor();
  const other = await page.context().newPage();
  await other.goto(server.url + path);
  await connection(other, "Live");
  await server.kill();
  await page.locator(".card-row").getByRole("checkbox").check();
  await connection(other, "1 change waiting");
  await server.start();
  await eventually(async () => (await kim.getCard({ card_id })).is_complete, "the card is complete");
  await page.getByText("is waiting to be sent").waitFor({ state: "detached" });
  await page.context().close();
});

test("a card completed outside of its board waits while a proxy answers for the service, and survives the page being closed", async () => {
  const pat = await server.person("pat");
  const { cardIds } = await layOut(pat, { "To do": ["One", "Two"] });
  for (const card_id of Object.values(cardIds)) await pat.assignCard({ card_id, user_ids: [pat.id] });
  const isComplete = async (title: string) => (await pat.getCard({ card_id: cardIds[title]! })).is_complete;
  const page = await browser.visit(`${server.url}/my-cards`, { token: pat.token });
  const complete = (title: string) =>
    page.locator(".card-row", { hasText: title }).getByRole("checkbox").check();
  await page.getByRole("link", { name: "One" }).waitFor();
  await page.route("**/cards/*", (route) => route.fulfill({ status: 503 }));
  await complete("One");
  await page.getByText("is waiting to be sent").waitFor();
  expect(await page.locator(".card-row", { hasText: "One" }).getByRole("checkbox").isChecked()).toBe(true);
  await page.unroute("**/cards/*");
  await eventually(() => isComplete("One"), "the first card is complete");
  await eventually(async () => (await keysIn(page, "changes")).length === 0, "nothing waits");

  // The page is closed before there is an answer.
  await page.route("**/cards/*", () => {});
  await complete("Two");
  await eventually(async () => (await keysIn(page, "changes")).length === 1, "the change is stored");
  const next = await page.context().newPage();
  await page.close();
  await next.goto(server.url);
  await eventually(() => isComplete("Two"), "the second card is complete");
  await next.context().close();
});

test("offline, the comments of a card that was open on this device are shown; logging out removes them", async () => {
  const heidi = await server.person("heidi");
  const { boardId, path, cardIds } = await layOut(heidi, { "To do": ["One", "Two"] });
  const card_id = cardIds.One!;
  await heidi.createComment({ card_id, body: "Said before" });
  const page = await visit(path, heidi);
  await page.getByRole("link", { name: "One" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Said before").waitFor();
  await heidi.createComment({ card_id, body: "Said while it was open" });
  await dialog.getByText("Said while it was open").waitFor();
  await isKept(page, boardId);
  await server.kill();
  await page.reload();
  await dialog.getByText("These comments were stored on this device").waitFor();
  await dialog.getByText("Said before").waitFor();
  await dialog.getByText("Said while it was open").waitFor();
  await dialog.getByRole("textbox", { name: /comment/i }).fill("Said offline");
  await page.keyboard.press("Control+Enter");
  await dialog.getByText("Said offline").waitFor();

  await dialog.evaluate((element) => {
    const count = () => element.querySelectorAll(".comment-main").length;
    document.body.dataset.fewest = String(count());
    new MutationObserver(() => {
      document.body.dataset.fewest = String(Math.min(count(), Number(document.body.dataset.fewest)));
    }).observe(element, { childList: true, subtree: true });
  });
  await server.start();
  await dialog.getByText("These comments were stored on this device").waitFor({ state: "detached" });
  await eventually(
    async () => (await heidi.getCard({ card_id })).comment_count === 3,
    "the comment written offline",
  );
  await page.waitForFunction(() => !document.querySelector('.comment[data-unsent="true"]'));
  expect(await page.evaluate(() => document.body.dataset.fewest)).toBe("3");
  await page.goto(server.url);
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  expect(await keysIn(page, "comments")).toEqual([]);
  await page.context().close();
});

test("offline, a board is starred and renamed in the list and a card is watched; all of it is sent later", async () => {
  const ivan = await server.person("ivan");
  const { boardId, path, cardIds } = await layOut(ivan, { "To do": ["One"] });
  const card_id = cardIds.One!;
  await ivan.unwatchCard({ card_id });
  const page = await visit(path, ivan);
  await isKept(page, boardId);
  await page.goto(server.url);
  await page.getByRole("link", { name: "Launch" }).waitFor();
  await server.kill();
  await button(page, "Star Launch").click();
  await page.getByRole("region", { name: "Starred" }).waitFor();
  await button(page, "Actions for Launch").click();
  await page.getByRole("menuitem", { name: "Edit…" }).click();
  await page.getByLabel("Name").fill("Renamed");
  await button(page, "Save").click();
  await page.getByRole("link", { name: "Renamed" }).waitFor();
  await page.reload();
  await page.getByText("Copying and deleting boards needs a connection.").waitFor();
  expect(await button(page, "Import").isDisabled()).toBe(true);
  await page.getByRole("region", { name: "Starred" }).getByRole("link", { name: "Renamed" }).click();
  await page.getByRole("link", { name: "One" }).click();
  const watch = page.getByRole("dialog").getByRole("button", { name: /^Watch/ });
  await watch.click();
  await page.reload();
  await page.getByRole("dialog").getByRole("button", { name: "Watching", pressed: true }).waitFor();

  await server.start();
  await eventually(async () => (await ivan.getWatch({ card_id })).is_watching, "the card is watched");
  const [mine] = (await ivan.listMyBoards({})).items;
  expect([mine?.is_starred, mine?.board.title]).toEqual([true, "Renamed"]);
  await page.getByRole("dialog").getByRole("button", { name: "Watching", pressed: true }).waitFor();
  await page.context().close();
});

test("after logging out nothing of the user is left to open", async () => {
  const erin = await server.person("erin");
  const { boardId, path } = await layOut(erin, { "To do": ["One"] });
  const page = await visit(path, erin);
  await isKept(page, boardId);
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  expect(await keysIn(page, "copies")).toEqual([]);
  const left = await page.evaluate(async () => ({
    // How the app looks and works is nobody's data.
    keys: Object.keys(localStorage).filter((key) => localStorage[key] && !/theme|single-keys/.test(key)),
    cached: (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((cached) => !["/", "/b/any"].includes(cached) && !cached.startsWith("/assets/")),
  }));
  expect(left).toEqual({ keys: [], cached: [] });
  await page.context().setOffline(true);
  await page.goto(server.url + path);
  await page.getByText("You are offline").waitFor();
  expect(await page.getByText("One").count()).toBe(0);
  await page.context().close();
});
