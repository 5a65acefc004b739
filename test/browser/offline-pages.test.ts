/** Changes made without a network on pages other than the board. */
import { expect, test } from "bun:test";
import type { Person } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { addCard, button, connection, visitInstalled } from "./installed-app.ts";
import { serverForTests } from "./server-for-tests.ts";
import { isKept, keysIn } from "./stored.ts";

const browser = browserForTests({ loadsAhead: true });
const server = serverForTests();

/** A page of the installed app, with a copy of the board it shows. */
const visit = (path: string, person: Person) => visitInstalled(browser, server.url + path, person);

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
});

test("a list of boards that found no service says so, knows what was opened here, and recovers by itself", async () => {
  const olga = await server.person("olga");
  const { boardId, path } = await layOut(olga, { "To do": ["One"] });
  await olga.createBoard({ title: "Never opened" });
  const page = await visit(path, olga);
  await isKept(page, boardId);
  await server.kill();
  await page.goto(server.url);
  const notice = page.getByText("Boardcast isn’t responding.");
  await notice.waitFor();
  await page.getByRole("region", { name: "Recently opened" }).getByRole("link", { name: "Launch" }).waitFor();
  await page.getByRole("region", { name: "Other boards" }).getByText("Not available offline").waitFor();
  expect(await button(page, "Import").isDisabled()).toBe(true);
  await server.start();
  await notice.waitFor({ state: "detached" });
  expect(await button(page, "Import").isDisabled()).toBe(false);
  expect(await page.getByText("Not available offline").count()).toBe(0);
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
  await addCard(page, "To do", "Two");
  await addCard(page, "To do", "Three");
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
  await page.getByRole("dialog").getByText("3 changes haven’t been sent.").waitFor();
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
  await page.getByRole("menuitem", { name: "Settings…" }).click();
  await page.getByLabel("Name").fill("Renamed");
  await button(page, "Save").click();
  await page.getByRole("link", { name: "Renamed" }).waitFor();
  await page.reload();
  await page.getByText("Importing, copying and deleting boards has to wait.").waitFor();
  expect(await button(page, "Import").isDisabled()).toBe(true);
  expect(await button(page, "Import").getAttribute("title")).toContain("Importing a board needs");
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
});
