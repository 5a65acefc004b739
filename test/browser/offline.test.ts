/** The installed app: it opens without a network, takes every kind of edit, and leaves nothing behind. */
import { expect, test } from "bun:test";
import type { Person } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { addCard, button, connection, visitInstalled } from "./installed-app.ts";
import { serverForTests } from "./server-for-tests.ts";
import { isKept, keysIn } from "./stored.ts";

const browser = browserForTests({ loadsAhead: true });
const server = serverForTests();

/** A page of the installed app, with a copy of the board it shows. */
const visit = (path: string, person: Person) => visitInstalled(browser, server.url + path, person);

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
  await page.getByText("Boardcast isn’t responding.").waitFor();
  await page.getByRole("link", { name: "Launch" }).click();
  await sees(page, "To do", ["One"]);
  await connection(page, "Boardcast isn’t responding");
  await addCard(page, "To do", "Written offline");
  await page.getByRole("link", { name: "Written offline" }).click();
  const dialog = page.getByRole("dialog");
  await button(page, "Add a description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("Words");
  await button(page, "Save").click();
  await dialog.getByRole("textbox", { name: /comment/i }).fill("A remark");
  await page.keyboard.press("Control+Enter");
  await dialog.getByText("A remark").waitFor();
  const file = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Notes") };
  await dialog.locator('input[type="file"]:not([accept])').setInputFiles(file);
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
    "Change the card description",
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
});

test("without a network a board that was never opened here says so, and logging out says that it cannot be done", async () => {
  const bob = await server.person("bob");
  const { path } = await layOut(bob, { "To do": ["One"] });
  const page = await visit("/", bob);
  await page.getByRole("link", { name: "Launch" }).waitFor();
  await page.context().setOffline(true);
  await page.goto(server.url + path);
  await page.getByText("this board hasn’t been opened on this device").waitFor();
  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByText("Logging out needs a connection").waitFor();
  await page.context().setOffline(false);
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
  await connection(first, "Boardcast isn’t responding");
  await connection(second, "Boardcast isn’t responding");
  await addCard(first, "To do", "From the first");
  await sees(second, "To do", ["One", "From the first"]);
  await addCard(second, "To do", "From the second");
  for (const page of [first, second]) {
    await sees(page, "To do", ["One", "From the first", "From the second"]);
    await connection(page, "2 changes waiting");
  }
  await first.close();
  await second.bringToFront();
  await addCard(second, "To do", "After that");
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
  await dialog.getByText("These comments are saved on this device").waitFor();
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
  await dialog.getByText("These comments are saved on this device").waitFor({ state: "detached" });
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
  await page.getByText("You’re offline").waitFor();
  expect(await page.getByText("One").count()).toBe(0);
});
