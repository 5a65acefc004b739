/** Boards that are created without a network. */
import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { Person } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { addCard, button, connection, visitInstalled } from "./installed-app.ts";
import { serverForTests } from "./server-for-tests.ts";

const browser = browserForTests({ loadsAhead: true });
const server = serverForTests();

async function create(page: Page, title: string): Promise<void> {
  await button(page, "New board").click();
  await page.getByText("Templates need a connection.").waitFor();
  await page.getByLabel("Name").fill(title);
  await button(page, "Create board").click();
  await page.waitForURL("**/b/local-*");
}

async function addColumn(page: Page, title: string): Promise<void> {
  await page.locator(".add-column input").fill(title);
  await page.keyboard.press("Enter");
}

const boardsOf = async (person: Person) =>
  (await person.listMyBoards({})).items.map(({ board }) => board.title).sort();

test("a board created offline takes edits in two tabs and is created once, with all of them, when the service is back", async () => {
  const alice = await server.person("alice");
  await alice.createBoard({ title: "Before" });
  const page = await visitInstalled(browser, `${server.url}/`, alice);
  await page.getByRole("link", { name: "Before" }).waitFor();
  await server.kill();
  await page.reload();
  await create(page, "Written on a train");
  await addColumn(page, "To do");
  await addCard(page, "To do", "One");
  await connection(page, "3 changes waiting");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await sees(other, "To do", ["One"]);
  await addCard(other, "To do", "Two");
  await sees(page, "To do", ["One", "Two"]);
  await page.reload();
  await sees(page, "To do", ["One", "Two"]);
  await page.locator("button.connection").click();
  const waiting = page.getByRole("dialog", { name: "Your changes" });
  await waiting.getByText("Create the board “Written on a train”").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Two" }).click();
  const dialog = page.getByRole("dialog", { name: "Two" });
  await dialog.waitFor();
  await button(page, "Add a description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("Half");

  await server.start();
  await eventually(async () => (await boardsOf(alice)).includes("Written on a train"), "the board");
  const mine = (await alice.listMyBoards({})).items.find(({ board }) => board.title !== "Before")!;
  await page.waitForURL(`**/b/${mine.board.id}/*`);
  await other.waitForURL(`**/b/${mine.board.id}`);
  expect(await page.getByRole("textbox", { name: "Description" }).inputValue()).toBe("Half");
  await button(page, "Save").click();
  await eventually(async () => {
    const { columns } = await alice.getBoard({ board_id: mine.board.id });
    const cards = columns[0]?.cards.map(({ title, description }) => [title, description]);
    return JSON.stringify(cards) === '[["One",null],["Two","Half"]]';
  }, "everything at the service");
  expect(await boardsOf(alice)).toEqual(["Before", "Written on a train"]);
  await page.context().close();
});

test("a board created offline is listed, opens again after a restart of the browser page, and its old address leads to it", async () => {
  const bob = await server.person("bob");
  await bob.createBoard({ title: "Before" });
  const page = await visitInstalled(browser, `${server.url}/`, bob);
  await page.getByRole("link", { name: "Before" }).waitFor();
  await server.kill();
  await page.reload();
  await create(page, "Notes");
  const address = page.url();
  await page.goto(`${server.url}/`);
  await button(page, "Star Notes").click();
  await page.getByRole("region", { name: "Starred" }).getByRole("link", { name: "Notes" }).click();
  await addColumn(page, "Ideas");
  await page.goto(`${server.url}/`);
  await page.getByText("waiting to be sent").waitFor();
  await server.start();
  await eventually(async () => (await boardsOf(bob)).includes("Notes"), "the board");
  await page.getByText("waiting to be sent").waitFor({ state: "detached" });
  await page.goto(address);
  await page.waitForURL((url) => !url.pathname.includes("local"));
  await sees(page, "Ideas", []);
  const { items } = await bob.listMyBoards({});
  expect(items.find(({ board }) => board.title === "Notes")?.is_starred).toBe(true);
  await page.context().close();
});

test("a board that is created while the service does not answer is created once", async () => {
  const carol = await server.person("carol");
  await carol.createBoard({ title: "Before" });
  const page = await browser.visit(`${server.url}/`, { token: carol.token });
  await page.getByRole("link", { name: "Before" }).waitFor();
  // It arrives, but its answer does not.
  let isLost = false;
  await page.route("**/boards", async (route) => {
    if (isLost || route.request().method() !== "POST") return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await button(page, "New board").click();
  await page.getByLabel("Name").fill("Once");
  await button(page, "Create board").click();
  await page.waitForURL("**/b/local-*");
  await page.waitForURL((url) => !url.pathname.includes("local"));
  expect(await boardsOf(carol)).toEqual(["Before", "Once"]);
  await page.context().close();
});

test("the address of a board that was created offline elsewhere says that there is no such board", async () => {
  const erin = await server.person("erin");
  const page = await browser.visit(`${server.url}/b/local-00000000-0000-4000-8000-000000000000`, {
    token: erin.token,
  });
  await page.getByRole("heading", { name: "Board not found" }).waitFor();
  await page.getByRole("link", { name: "Your boards" }).waitFor();
});
