/** Finding and doing things by name: the command palette, the card search, and the page of results. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let ada: Person;
let board: Awaited<ReturnType<typeof layOut>>;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  ada = await service.person("ada");
  board = await layOut(ada, { Todo: ["Write report", "Call Bob"], Doing: ["Paint fence"] });
  await ada.updateCard({ card_id: board.cardIds["Call Bob"]!, description: "About the quarterly report." });
  const garden = await ada.createBoard({ title: "Garden" });
  // It has been opened.
  await ada.markBoardOpened({ board_id: garden.id });
  await ada.createBoard({ title: "Attic" });
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

const visit = (path: string, options = {}) =>
  browser.visit(service.url + path, { token: ada.token, ...options });
const boardShown = (page: Page) => page.getByRole("link", { name: "Paint fence" }).waitFor();
const palette = (page: Page) => page.getByRole("combobox", { name: "Search or do anything" });
const cardSearch = (page: Page) => page.getByRole("combobox", { name: "Search cards" });

test("Ctrl+K opens the palette on every page, and Escape closes it and gives the focus back", async () => {
  for (const path of ["/", "/my-cards", "/settings", "/find", board.path]) {
    const page = await visit(path);
    if (path === board.path) await boardShown(page);
    await page.getByRole("button", { name: "Search and commands" }).focus();
    await page.keyboard.press("Control+k");
    await palette(page).waitFor();
    await page
      .getByRole("option", { name: "Settings" })
      .or(page.getByRole("option", { name: "Filter cards" }))
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    await palette(page).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Search and commands" }).and(page.locator(":focus")).waitFor();
    await page.context().close();
  }
});

test("recent boards come first, and boards, cards and actions are found by name and reached with the keyboard", async () => {
  const page = await visit(board.path);
  await boardShown(page);
  await page.keyboard.press("Control+k");
  const recent = page.getByRole("group", { name: "Recent boards" }).getByRole("option");
  await recent.filter({ hasText: "Garden" }).waitFor();
  expect(await recent.allInnerTexts()).toEqual(["Garden"]);
  await palette(page).fill("report");
  const found = page.getByRole("group", { name: "Cards" }).getByRole("option");
  await found.filter({ hasText: "Write report" }).waitFor();
  expect(await found.filter({ hasText: "Call Bob" }).locator(".excerpt").innerText()).toBe(
    "Description: About the quarterly report.",
  );
  expect(await found.filter({ hasText: "Write report" }).locator("mark").allInnerTexts()).toEqual(["report"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Write report" }).waitFor();

  await page.keyboard.press("Control+k");
  await palette(page).fill("due");
  await page.getByRole("option", { name: "Set the due date" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Due date" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "Complete" }).focus();
  await page.keyboard.press("/");
  await cardSearch(page).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await palette(page).fill("archive c");
  await page.keyboard.press("Enter");
  await page.getByText("was archived").first().waitFor();

  await page.keyboard.press("Control+k");
  await palette(page).fill("members");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Members" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await palette(page).fill("new card");
  await page.keyboard.press("Enter");
  await page.locator("textarea:focus, input:focus").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await palette(page).fill("gard");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Garden" }).waitFor();
  await page.context().close();
});

test("the palette acts on the card that has the focus, or on the selected cards", async () => {
  const { path, cardIds } = await layOut(ada, { Todo: ["One", "Two", "Three"] });
  const page = await visit(path);
  const tile = (title: string) => page.getByRole("link", { name: title, exact: true });
  const run = async (command: string) => {
    await page.keyboard.press("Control+k");
    await palette(page).fill(command);
    await page.keyboard.press("Enter");
    await palette(page).waitFor({ state: "detached" });
  };
  const isComplete = async (title: string) => (await ada.getCard({ card_id: cardIds[title]! })).is_complete;
  await tile("One").waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("group", { name: "Recent boards" }).waitFor();
  expect(await page.getByRole("group", { name: "Card “" }).count()).toBe(0);
  await page.getByText("↑ ↓ choose").waitFor();
  await page.keyboard.press("Escape");

  await tile("Two").focus();
  await page.keyboard.press("Control+k");
  const ofCard = page.getByRole("group", { name: "Card “Two”" }).getByRole("option");
  await ofCard.first().waitFor();
  expect((await ofCard.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " "))).toEqual([
    "Set the due date D",
    "Change labels L",
    "Assign people A",
    "Assign to me I",
    "Mark complete T",
    "Move card V",
    "Archive card C",
    "Copy link to card Y",
    "Rename card E",
    "Delete card",
  ]);
  await palette(page).fill("mark complete");
  await page.getByRole("option", { name: "Mark complete Card “Two”" }).waitFor();
  await page.keyboard.press("Escape");
  await run("mark complete");
  await tile("Two").and(page.locator(":focus")).waitFor();
  await eventually(() => isComplete("Two"), "the focused card is complete");
  // It says what it will do now, and is found by the words of both.
  await page.keyboard.press("Control+k");
  await palette(page).fill("mark complete");
  await page.getByRole("option", { name: "Mark not complete Card “Two”" }).waitFor();
  await page.keyboard.press("Escape");
  await run("labels");
  await page.getByRole("dialog", { name: "Labels on “Two”" }).waitFor();
  await page.keyboard.press("Escape");
  await tile("Two").and(page.locator(":focus")).waitFor();
  await run("rename card");
  await page.getByLabel("Card title").and(page.locator(":focus")).fill("Second");
  await page.keyboard.press("Enter");
  await tile("Second").and(page.locator(":focus")).waitFor();

  await tile("One").focus();
  await page.keyboard.press("x");
  await tile("Three").focus();
  await page.keyboard.press("x");
  await page.getByPlaceholder("Find cards").focus();
  await page.keyboard.press("Control+k");
  await page.getByRole("group", { name: "2 cards selected" }).getByRole("option").first().waitFor();
  expect(await page.getByRole("option", { name: "Rename card" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await run("mark complete");
  await eventually(async () => (await isComplete("One")) && (await isComplete("Three")), "both are complete");
  await run("due");
  await page.getByRole("dialog", { name: "Due date of 2 cards" }).waitFor();
  await page.keyboard.press("Escape");
  await run("delete card");
  await tile("Three").waitFor({ state: "detached" });
  expect(await page.locator("article.card h3 a").allInnerTexts()).toEqual(["Second"]);
  await page.context().close();
});

test("detail: a command found by a word that is not in its name comes after cards; of two cards, that of the open board is first", async () => {
  const { path } = await layOut(ada, { Todo: ["Plan the party"] });
  await layOut(ada, { Todo: ["Plan the party elsewhere"] });
  const page = await visit(path);
  await page.getByRole("link", { name: "Plan the party" }).waitFor();
  await page.keyboard.press("Control+k");
  await palette(page).fill("plan");
  await page.getByRole("option", { name: /elsewhere/ }).waitFor();
  const options = await page.getByRole("option").allInnerTexts();
  expect(options[0]).toStartWith("Plan the party\n");
  expect(options.at(-1)).toBe("Import a board");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Plan the party", exact: true }).waitFor();
  await page.context().close();
});

test("detail: a card whose title has the word comes before commands with only its beginning within their names", async () => {
  const { path } = await layOut(ada, { Todo: ["Plan the launch", "Dark wood", "Invite Bob"] });
  const page = await visit(path);
  await page.getByRole("link", { name: "Plan the launch" }).waitFor();
  await page.keyboard.press("Control+k");
  await palette(page).fill("la");
  await page.getByRole("option", { name: /Plan the launch/ }).waitFor();
  const options = await page.getByRole("option").allInnerTexts();
  const placeOf = (name: string) => options.findIndex((option) => option.startsWith(name));
  expect(placeOf("Language")).toBe(placeOf("Labels") + 1);
  expect(placeOf("Labels")).toBeLessThan(placeOf("Plan the launch"));
  expect(placeOf("Plan the launch")).toBeLessThan(placeOf("Undo your last change"));
  // Where the names of both begin with the word, too, or that of the card alone.
  for (const [word, action, card] of [
    ["dark", "Theme: dark", "Dark wood"],
    ["invite", "Invite and manage members", "Invite Bob"],
  ] as const) {
    await palette(page).fill(word);
    await page.getByRole("option", { name: card }).waitFor();
    const [first, ...others] = await page.getByRole("option").allInnerTexts();
    expect(first).toStartWith(card);
    expect(others.some((each) => each.startsWith(action))).toBe(true);
  }
  await page.context().close();
});

test("detail: in an open card, its commands come before cards and boards with the words; Move opens what V opens", async () => {
  const { path, cardIds } = await layOut(ada, { Todo: ["Open me", "Move the sofa"], Done: [] });
  const page = await visit(`${path}/${cardIds["Open me"]}`);
  await page.getByRole("dialog", { name: "Open me" }).waitFor();
  const listed = async () =>
    (await page.getByRole("option").allInnerTexts()).map((text) => text.split("\n")[0]);
  await page.keyboard.press("Control+k");
  await palette(page).fill("mov");
  await page.getByRole("option", { name: /Move the sofa/ }).waitFor();
  expect((await listed())[0]).toBe("Move card");
  // By another word for it, too; but not what is done at once.
  await palette(page).fill("position");
  await page.getByRole("group", { name: "This card" }).getByRole("option", { name: "Move card" }).waitFor();
  await palette(page).fill("finish");
  await page
    .getByRole("group", { name: "Other actions" })
    .getByRole("option", { name: /Mark complete/ })
    .waitFor();
  await palette(page).fill("move card");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Move the card" });
  await panel.getByRole("searchbox", { name: "Find a column" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await page.context().close();
});

test("detail: the palette lists the cards that were opened last, and finds names by their letters, without a hit by word", async () => {
  const { path, cardIds } = await layOut(ada, { Todo: ["First seen", "Last seen", "Thrown away"] });
  const page = await visit(path);
  for (const title of ["Thrown away", "First seen", "Last seen"]) {
    await page.getByRole("link", { name: title, exact: true }).click();
    await page.getByRole("dialog", { name: title }).waitFor();
    if (title === "Thrown away") await page.keyboard.press("c");
    else await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: title }).waitFor({ state: "detached" });
  }
  await page.keyboard.press("Control+k");
  const recent = page.getByRole("group", { name: "Recent cards" }).getByRole("option");
  await recent.filter({ hasText: "Last seen" }).waitFor();
  expect((await recent.locator(".grow").allInnerTexts()).slice(0, 2)).toEqual(["Last seen", "First seen"]);
  expect(await recent.filter({ hasText: "Thrown away" }).count()).toBe(0);
  // On a phone the name of the board takes no room from the title.
  await page.setViewportSize({ width: 390, height: 700 });
  const title = (await recent.first().locator(".grow").boundingBox())!;
  const place = (await recent.first().locator(".palette-place").boundingBox())!;
  expect(place.y).toBeGreaterThanOrEqual(title.y + title.height);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await violations(page)).toEqual([]);
  await recent.filter({ hasText: "First seen" }).click();
  await page.waitForURL(`${service.url}${path}/${cardIds["First seen"]}`);
  await page.getByRole("dialog", { name: "First seen" }).getByRole("button", { name: "Close" }).click();

  await page.keyboard.press("Control+k");
  await palette(page).fill("kybrd");
  const similar = page.getByRole("group", { name: "Similar names" }).getByRole("option");
  await similar.filter({ hasText: "Keyboard shortcuts" }).waitFor();
  await palette(page).fill("zzzzz");
  await page.getByText("Nothing found for “zzzzz”.").waitFor();
  await page.getByRole("option", { name: "Search archived cards" }).click();
  expect(await palette(page).inputValue()).toBe("zzzzz is:archived");
  await page.context().close();
});

test("the palette and the switcher find inside words after beginnings, and with a typo if there is nothing else", async () => {
  const { path } = await layOut(ada, { Todo: ["Homepage hero", "Page of the month", "Plums"] });
  const page = await visit(path);
  await page.getByRole("link", { name: "Plums" }).waitFor();
  await page.keyboard.press("Control+k");
  await palette(page).fill("page");
  const found = page.getByRole("group", { name: "Cards" }).getByRole("option");
  await found.filter({ hasText: "Homepage hero" }).waitFor();
  await page.getByText("2 cards found.").waitFor();
  expect((await found.allInnerTexts()).map((text) => text.split("\n")[0])).toEqual([
    "Page of the month",
    "Homepage hero",
    "See all results for “page”",
  ]);
  expect(await found.locator("mark").allInnerTexts()).toEqual(["Page", "page"]);
  await palette(page).fill("hompage");
  await page.getByText("No exact match. Showing similar names.").waitFor();
  const similar = page.getByRole("group", { name: "Similar names" }).getByRole("option");
  await similar.filter({ hasText: "Homepage hero" }).waitFor();
  expect(await similar.locator("mark").allInnerTexts()).toEqual(["Homepage"]);
  // Said once, in a line right above them.
  expect(await page.getByText("Similar names", { exact: true }).boundingBox()).toMatchObject({ height: 1 });
  const field = (await palette(page).boundingBox())!;
  const first = (await similar.first().boundingBox())!;
  expect(first.y - (field.y + field.height)).toBeLessThan(70);
  await palette(page).fill("gadren");
  await similar.filter({ hasText: "Garden" }).waitFor();
  await page.getByText("No exact match. Showing similar names.").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Garden" }).waitFor();
  await page.goto(service.url + path);
  await page.getByRole("link", { name: "Plums" }).waitFor();
  await page.keyboard.press("b");
  const switcher = page.getByRole("combobox", { name: "Board name" });
  await switcher.fill("rden");
  await page.getByRole("option", { name: "Garden" }).waitFor();
  expect(await page.getByRole("option").locator("mark").allInnerTexts()).toEqual(["rden"]);
  await switcher.fill("gaarden");
  await page.getByText("No exact match. Showing similar names.").waitFor();
  await page.getByRole("option", { name: "Garden" }).waitFor();
  await page.context().close();
});

test("every command of a board does what its name says, and the focus is where it works", async () => {
  // Logging out ends the login of this person alone.
  const bob = await service.person("bob");
  const { path } = await layOut(bob, { Todo: [], Doing: ["Paint fence"] });
  const page = await visit(path, { token: bob.token });
  await boardShown(page);
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const commands: [name: string, shown: Locator][] = [
    ["inbox", dialog("Inbox")],
    ["filter cards", dialog("Filter cards")],
    ["automation", dialog("Automation")],
    ["archive and trash", dialog("Archive and trash")],
    ["keyboard shortcuts", dialog("Keyboard shortcuts")],
    ["new column", page.getByPlaceholder("New column").and(page.locator(":focus"))],
    ["find on this board", page.getByPlaceholder("Find cards").and(page.locator(":focus"))],
    ["show only my cards", page.getByRole("button", { name: "Mine", pressed: true })],
    ["show everyone’s cards", page.getByRole("button", { name: "Mine", pressed: false })],
    ["calendar", page.getByRole("button", { name: "Calendar", pressed: true })],
    ["board view", page.getByRole("button", { name: "Board", pressed: true, exact: true })],
    ["rename board", page.getByLabel("Board name").and(page.locator(":focus"))],
    ["activity", page.getByText("You created the board")],
    ["board history", page.getByText("As it was on")],
  ];
  for (const [name, shown] of commands) {
    await page.keyboard.press("Control+k");
    await palette(page).fill(name);
    await page.keyboard.press("Enter");
    await palette(page).waitFor({ state: "detached" });
    await shown.waitFor();
    if (await page.getByRole("dialog").count()) await page.keyboard.press("Escape");
    if (name === "rename board") {
      await page.keyboard.type("Fences");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Fences" }).waitFor();
      await page.keyboard.press("Control+k");
      await palette(page).fill("undo");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Launch" }).waitFor();
    }
  }
  await page.keyboard.press("Control+k");
  await palette(page).fill("language");
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "Language" }).waitFor();
  await page.keyboard.press("Control+k");
  await palette(page).fill("log out");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  await page.context().close();
});

test("a board is created from the palette, and a theme is chosen", async () => {
  const page = await visit("/settings/display");
  await page.getByText("Appearance").waitFor();
  await page.keyboard.press("Control+k");
  await palette(page).fill("theme dark");
  await page.keyboard.press("Enter");
  await page.locator(":root[data-theme=dark]").waitFor();
  await page.getByRole("radio", { name: "Dark", checked: true }).waitFor();
  await page.keyboard.press("Control+k");
  await palette(page).fill("new board");
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "New board name" }).fill("Kitchen");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Kitchen" }).waitFor();
  await page.context().close();
});

test("a slash searches cards unless something is being typed, and leads to a page with the query in the address", async () => {
  const page = await visit(board.path);
  await boardShown(page);
  await page.getByPlaceholder("Find cards").press("/");
  expect(await page.getByPlaceholder("Find cards").inputValue()).toBe("/");
  await page.getByPlaceholder("Find cards").fill("");
  await page.getByRole("link", { name: "Paint fence" }).focus();
  await page.keyboard.press("/");
  await page.getByRole("option", { name: /^in:/ }).click();
  await cardSearch(page).and(page.locator(":focus")).waitFor();
  expect(await cardSearch(page).inputValue()).toBe("in:");
  await page.keyboard.type("doing");
  await page.getByRole("option", { name: /Paint fence/ }).waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/find?q=in%3Adoing");
  await page.getByRole("list", { name: "Results" }).getByRole("link", { name: "Paint fence" }).waitFor();
  await page.getByRole("searchbox", { name: "Search cards" }).fill("nowhere to be found");
  await page.getByRole("heading", { name: "No cards found" }).waitFor();
  expect(new URL(page.url()).searchParams.get("q")).toBe("nowhere to be found");
  await page.getByRole("searchbox", { name: "Search cards" }).fill("is:odd");
  await page.getByText("After is:, use one of: open, complete, archived.").waitFor();
  await page.context().close();
});

test("detail: typing on aborts the request for the earlier text, and without a connection the palette says what it searches", async () => {
  const page = await visit(board.path);
  await boardShown(page);
  const searches: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/search") searches.push(searchParams.get("q") ?? "");
  });
  await page.keyboard.press("Control+k");
  await palette(page).pressSequentially("paint fence", { delay: 5 });
  await page.getByRole("option", { name: /Paint fence/ }).waitFor();
  await eventually(() => searches.at(-1) === "paint fence", "the request for the whole text");
  expect(searches.length).toBeLessThan("paint fence".length);
  await page.route(/\/search\?q=slow/, () => {});
  await palette(page).fill("slow");
  await page.waitForRequest(/\/search\?q=slow/);
  const aborted = page.waitForEvent("requestfailed", (request) => request.url().includes("q=slow"));
  await palette(page).fill("fence");
  await aborted;
  await page.getByRole("option", { name: /Paint fence/ }).waitFor();
  await page.context().setOffline(true);
  await palette(page).fill("paint");
  await page.getByText("Only boards on this device are searched").waitFor();
  await palette(page).fill("paint is:archived");
  await page.getByText("Couldn’t search cards. Boardcast can’t be reached.").waitFor();
  await page.getByRole("option", { name: "Try again" }).waitFor();
  await palette(page).fill("filter");
  await page.getByRole("option", { name: "Filter cards" }).waitFor();
  await palette(page).fill("paint");
  await page.context().setOffline(false);
  await page.getByRole("option", { name: /Paint fence/ }).waitFor();
  await page.context().close();
});

test("detail: on a phone the palette fills the screen and opens from the menu of a board", async () => {
  const page = await visit(board.path, { viewport: { width: 390, height: 700 }, hasTouch: true });
  await boardShown(page);
  await page.getByRole("button", { name: "Board menu" }).tap();
  await page.getByRole("menuitem", { name: "Search and commands" }).tap();
  await palette(page).fill("keyboard");
  const box = await page.getByRole("dialog").boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  await page.getByRole("option", { name: "Keyboard shortcuts" }).tap();
  await page.getByText("Search the cards of all boards").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search and commands" }).tap();
  await palette(page).waitFor();
  await page.context().close();
});

test("detail: the labels of a card that was found are named as on its tile, the first of many and how many there are besides", async () => {
  const { boardId: board_id, path, cardIds } = await layOut(ada, { "To do": ["Quokka"] });
  for (const name of ["Urgent", "Design", "Later"]) {
    const { id: label_id } = await ada.createLabel({ board_id, name });
    await ada.addLabel({ card_id: cardIds.Quokka!, label_id });
  }
  const page = await browser.visit(service.url + path, { token: ada.token });
  await page.locator("article").waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("quokka");
  const labels = page.getByRole("option", { name: "Quokka" }).locator(".palette-labels");
  await labels.waitFor();
  expect(await labels.locator(":scope > *").allInnerTexts()).toEqual(["Urgent", "Design", "+1"]);
  await page.context().close();
});
