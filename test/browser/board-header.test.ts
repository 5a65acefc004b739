/** The header of a board, its start, and an address of a card that is gone. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

let service: Service;
let browser: TestBrowser;
let ada: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  ada = await service.person("ada");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

test("detail: on a phone the header is one row, and its menu has what the wide one shows, and undo", async () => {
  const { path } = await layOut(ada, { "To do": ["One", "Two"] });
  const page = await browser.visit(service.url + path, { token: ada.token, ...PHONE });
  await sees(page, "To do", ["One", "Two"]);
  const bar = await page.locator(".topbar").boundingBox();
  expect(bar?.height).toBeLessThan(64);
  const targets = await page
    .locator(".topbar :is(a, button):visible:not(.skip-link)")
    .evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, height }) => width < 44 || height < 44),
    );
  expect(targets).toEqual([]);

  await page.getByRole("button", { name: "Actions for One" }).tap();
  await page.getByRole("menuitem", { name: "Archive" }).tap();
  await sees(page, "To do", ["Two"]);
  await page.getByRole("button", { name: "Board menu" }).tap();
  await page.getByRole("menuitem", { name: "Undo" }).waitFor();
  expect(await page.getByRole("menuitem").allInnerTexts()).toEqual([
    "Search and commands",
    "Undo",
    "Redo",
    "About this board",
    "Labels",
    "Board settings",
    "Members",
    "Share",
    "Automation",
    "Webhooks",
    "Activity",
    "Board history",
    "Archive and trash",
    "Export",
    "Delete board",
  ]);
  const groups = page.getByRole("menu").getByRole("group");
  expect(await groups.count()).toBe(5);
  expect(await page.getByRole("group", { name: "This board" }).getByRole("menuitem").count()).toBe(3);
  await page.getByRole("menuitem", { name: "Undo" }).tap();
  await sees(page, "To do", ["One", "Two"]);

  await page.getByRole("link", { name: "Boards", exact: true }).tap();
  await page.waitForURL(`${service.url}/`);
  await page.context().close();
});

test("detail: a long name has its room, and what is used least is in the menu", async () => {
  const { path, boardId } = await layOut(ada, { "To do": ["One"] });
  await ada.updateBoard({ board_id: boardId, title: "Website relaunch, spring and summer" });
  const page = await browser.visit(service.url + path, { token: ada.token });
  await sees(page, "To do", ["One"]);
  const isWhole = () =>
    page.locator(".board-switch > .truncate").evaluate((name) => name.scrollWidth <= name.clientWidth);
  expect(await isWhole()).toBe(true);
  expect(await page.getByRole("button", { name: "Export" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Members" }).count()).toBe(1);
  await page.getByRole("button", { name: "Board menu" }).click();
  await page.getByRole("menuitem", { name: "Export" }).waitFor();
  await page.context().close();
});

test("detail: the header has the same buttons in the same order on every board; who may not share learns why", async () => {
  const bob = await service.person("bob");
  const { path, boardId } = await layOut(ada, { "To do": ["One"] }, [bob]);
  const other = await layOut(bob, { "To do": ["Two"] });
  await bob.updateBoard({ board_id: other.boardId, title: "B" });
  await ada.updateBoard({ board_id: boardId, title: "Website relaunch, spring and summer" });
  const page = await browser.visit(service.url + path, { token: bob.token });
  const tools = () =>
    page
      .locator(".board-tools :is(a, button):visible")
      .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? each.textContent));
  await sees(page, "To do", ["One"]);
  const theirs = await tools();
  await page.getByRole("button", { name: "Share", disabled: true }).press("Enter");
  await page.getByText("Only board owners can share it.").waitFor();
  await page.getByTitle("Only board owners can share it.").waitFor();
  await page.goto(service.url + other.path);
  await sees(page, "To do", ["Two"]);
  expect(await tools()).toEqual(theirs);
  expect(theirs).toEqual(["Members", "Automation", "Activity", "Share", "Board menu"]);
  await page.context().close();
});

test("the labels of a board are created and renamed without a card", async () => {
  const { boardId, path } = await layOut(ada, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: ada.token });
  await page.getByRole("button", { name: "Board menu" }).click();
  await page.getByRole("menuitem", { name: "Labels" }).click();
  const dialog = page.getByRole("dialog", { name: "Labels" });
  await dialog.getByRole("textbox", { name: "Label name" }).fill("Urgent");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Edit the label Urgent" }).click();
  await dialog.getByRole("textbox", { name: "Label name" }).fill("Very urgent");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Edit the label Very urgent" }).waitFor();
  await eventually(
    async () => (await ada.listLabels({ board_id: boardId })).some(({ name }) => name === "Very urgent"),
    "the label",
  );
  const [card] = (await ada.getBoard({ board_id: boardId })).columns.flatMap(({ cards }) => cards);
  expect(card?.labels).toEqual([]);
  await page.context().close();
});

test("a member reads what the board is for and who is on it; an owner goes on to change it", async () => {
  const bob = await service.person("bob");
  const { boardId, path } = await layOut(ada, { "To do": ["One"] }, [bob]);
  await ada.updateBoard({ board_id: boardId, description: "Everything for the **launch**.\n\n- [ ] cake" });
  const theirs = await browser.visit(service.url + path, { token: bob.token, ...PHONE });
  await theirs.getByRole("button", { name: "Board menu" }).tap();
  await theirs.getByRole("menuitem", { name: "About this board" }).tap();
  const about = theirs.getByRole("dialog", { name: "About this board" });
  await about.locator("strong", { hasText: "launch" }).waitFor();
  const people = await about.getByRole("list", { name: "Members" }).getByRole("listitem").allInnerTexts();
  expect(people.map((text) => text.split("\n").slice(-2).join(" "))).toEqual([
    `${ada.me.username} Owner`,
    expect.stringContaining(bob.me.username),
  ]);
  expect(await about.getByRole("button", { name: "Edit the description" }).count()).toBe(0);
  expect(await about.getByRole("checkbox").count()).toBe(0);
  const page = await browser.visit(service.url + path, { token: ada.token });
  await page.getByRole("button", { name: "Board menu" }).click();
  await page.getByRole("menuitem", { name: "About this board" }).click();
  await page.getByRole("checkbox", { name: "cake" }).click();
  const described = async () => (await ada.getBoard({ board_id: boardId })).description ?? "";
  await eventually(async () => (await described()).includes("[x] cake"), "the box ticked");
  await page.getByRole("button", { name: "Edit the description" }).click();
  const edited = page.getByRole("dialog", { name: "Board settings" });
  await edited.getByLabel("Name").fill("");
  await page.keyboard.press("Escape");
  await edited.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Launch" }).waitFor();
  await page.context().close();
  await theirs.context().close();
});

test("detail: in German too, the words beside the buttons go one after the other, and only as many as have no room", async () => {
  const { path, boardId } = await layOut(ada, { "To do": ["One"] });
  await ada.updateBoard({ board_id: boardId, title: "Website-Relaunch Frühjahr" });
  const page = await browser.visit(service.url + path, { token: ada.token, locale: "de-DE" });
  await sees(page, "To do", ["One"]);
  const words = () =>
    page
      .locator(".board-tools .wide-only")
      .evaluateAll((all) => all.filter((each) => each.clientWidth > 1).map(({ textContent }) => textContent));
  expect(await words()).toEqual(["Mitglieder", "Regeln", "Aktivität"]);
  const left: string[] = [];
  for (let width = 1200; width >= 800; width -= 20) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const now = (await words()).join();
    if (left.at(-1) !== now) left.push(now);
  }
  expect(left).toEqual(["Mitglieder,Regeln,Aktivität", "Mitglieder,Aktivität", "Mitglieder", ""]);
  await page.context().close();
});

test("detail: messages do not pile up and move nothing; what was undone needs no error any more", async () => {
  const titles = Array.from({ length: 30 }, (_, index) => `Card ${index}`);
  const { path } = await layOut(ada, { "To do": titles });
  const page = await browser.visit(service.url + path, { token: ada.token });
  const messages = () => page.locator(".toast p").allInnerTexts();
  const add = page.getByRole("button", { name: "Add a card" }).first();
  const before = await add.boundingBox();
  for (const title of ["Card 0", "Card 1"]) {
    await page.getByRole("link", { name: title, exact: true }).focus();
    await page.keyboard.press("c");
    await page.getByText(`“${title}” was archived.`).waitFor();
    expect(await messages()).toEqual([`“${title}” was archived.`]);
  }
  expect(await add.boundingBox()).toEqual(before);
  await page.getByRole("link", { name: "Card 2", exact: true }).focus();
  await page.route("**/cards/*", (route) => route.fulfill({ status: 403, json: { detail: "Not today." } }));
  await page.keyboard.press("t");
  await page.locator(".toast[data-kind=error]").waitFor();
  await page.unrouteAll();
  await page.keyboard.press("Control+z");
  await page.getByText("Undone: archived “Card 1” from To do.").waitFor();
  expect(await messages()).toEqual(["Undone: archived “Card 1” from To do."]);
  await page.context().close();
});

test("detail: while the past is shown, the header offers nothing that changes the present", async () => {
  const { path } = await layOut(ada, { "To do": ["One"] });
  const page = await browser.visit(`${service.url}${path}?at=1`, { token: ada.token });
  await page.getByRole("button", { name: "Back to now" }).waitFor();
  const tools = () => page.locator(".board-head :is(a, button):visible").allInnerTexts();
  expect(await tools()).toEqual(["Boards", "Launch", "Activity", ""]);
  expect(await page.getByText("Live", { exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: "Back to now" }).click();
  await sees(page, "To do", ["One"]);
  expect(await tools()).toEqual(["Boards", "Launch", "Members", "Automation", "Activity", "", ""]);
  // That it is live is only said.
  await page.getByText("Live", { exact: true }).waitFor();
  expect((await page.locator(".connection").boundingBox())!.width).toBe(1);
  await page.context().close();
});

test("an empty board starts with three columns in one click, which one undo takes back", async () => {
  const { boardId, path } = await layOut(ada, {});
  const page = await browser.visit(service.url + path, { token: ada.token });
  await page.getByRole("button", { name: "Start with To do, Doing and Done" }).click();
  await page.getByText("3 columns were added.").waitFor();
  await page.getByLabel("New card in To do").and(page.locator(":focus")).waitFor();
  await page.getByRole("region", { name: "Done", exact: true }).waitFor();
  const { columns } = await eventually(async () => {
    const board = await ada.getBoard({ board_id: boardId });
    return board.columns.length === 3 && board;
  }, "three columns");
  expect(columns.map(({ title, is_done_column }) => [title, is_done_column])).toEqual([
    ["To do", false],
    ["Doing", false],
    ["Done", true],
  ]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { name: "Start your board" }).waitFor();
  await page.getByLabel("Name your first column").fill("Ideas");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Ideas", exact: true }).waitFor();
  await page.context().close();
});

test("detail: one message about what was done is shown at a time, and undo still takes back one step after another", async () => {
  const { path } = await layOut(ada, { "To do": ["One", "Two", "Three"] });
  const page = await browser.visit(service.url + path, { token: ada.token });
  await sees(page, "To do", ["One", "Two", "Three"]);
  for (const title of ["One", "Two"]) {
    await page.getByRole("link", { name: title, exact: true }).focus();
    await page.keyboard.press("c");
    await page.getByText(`“${title}” was archived.`).waitFor();
  }
  expect(await page.locator(".toast p").allInnerTexts()).toEqual(["“Two” was archived."]);
  await page.keyboard.press("Control+z");
  await sees(page, "To do", ["Two", "Three"]);
  await page.keyboard.press("Control+z");
  await sees(page, "To do", ["One", "Two", "Three"]);
  await page.context().close();
});

test("the address of a card that is gone says who deleted it, brings it back, and leads to the trash", async () => {
  const ben = await service.person("ben");
  const { path, cardIds } = await layOut(ada, { "To do": ["One"] }, [ben]);
  const page = await browser.visit(`${service.url}${path}/${cardIds.One}`, { token: ada.token });
  await page.getByRole("dialog", { name: "One" }).waitFor();
  await ben.deleteCard({ card_id: cardIds.One! });
  const dialog = page.getByRole("dialog", { name: "This card no longer exists" });
  await dialog.getByText(`${ben.me.username} deleted it. It can be restored from the trash.`).waitFor();
  expect(
    await dialog
      .getByRole("button", { name: "Back to the board" })
      .evaluate((each) => each.matches(":focus")),
  ).toBe(true);
  await dialog.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("dialog", { name: "One" }).waitFor();
  await ben.archiveCard({ card_id: cardIds.One! });
  const archived = page.getByRole("dialog", { name: "This card is archived" });
  await archived.getByText(`${ben.me.username} archived it.`).waitFor();
  await page.keyboard.press("Escape");
  await archived.waitFor({ state: "detached" });
  await page.waitForURL(service.url + path);
  await page.goto(`${service.url}${path}/${cardIds.One}`);
  await archived.getByRole("button", { name: "Archive and trash" }).click();
  await page.getByRole("dialog", { name: "Archive and trash" }).waitFor();
  await page.context().close();
});

test("a board gets its colour on its own page, is deleted there, and one click brings it back", async () => {
  const { boardId, path } = await layOut(ada, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: ada.token });
  const command = async (name: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(name);
    await page.keyboard.press("Enter");
  };
  await sees(page, "To do", ["One"]);
  await command("board settings");
  await page.getByRole("button", { name: "Green" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eventually(async () => (await ada.getBoard({ board_id: boardId })).color !== null, "a colour");
  await command("delete board");
  await page.getByRole("dialog", { name: "Delete “Launch”?" }).waitFor();
  await page.getByRole("button", { name: "Delete board" }).click();
  await page.getByRole("heading", { name: "Boards", exact: true }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await sees(page, "To do", ["One"]);
  expect(new URL(page.url()).pathname).toBe(path);
  await page.context().close();
});
