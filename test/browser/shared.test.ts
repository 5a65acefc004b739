/** A public link from both sides: the dialog of an owner, and the page of somebody without an account. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService, WITHOUT_MAIL } from "../harness.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { hasTitle } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { someOf } from "./combinations.ts";

const GONE = "This link doesn’t exist or has ended";

const browser = browserForTests();
let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: WITHOUT_MAIL });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

test("every member sees that a board is public, and what that means; the owner's header follows the dialog", async () => {
  const bob = await service.person("bob");
  const { boardId, path } = await layOut(alice, { "To do": ["Card"] });
  await alice.invite({ board_id: boardId, user_id: bob.id });
  const { id: share_id } = await alice.createShare({ board_id: boardId });
  const page = await browser.visit(service.url + path, { token: bob.token });
  await page.getByRole("button", { name: "Public" }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByText(`Board owners can create and end public links: ${alice.me.username}.`).waitFor();
  expect(await dialog.getByRole("button", { name: "Create link" }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await alice.deleteShare({ share_id });
  await page.keyboard.press("Escape");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.locator(".public-badge").waitFor({ state: "detached" });
  const owner = await browser.visit(service.url + path, { token: alice.token });
  await owner.getByRole("button", { name: "Share" }).click();
  expect(await owner.locator(".public-badge").count()).toBe(0);
  await owner.getByRole("dialog", { name: "Share" }).getByRole("button", { name: "Create link" }).click();
  await owner.locator(".public-badge").waitFor();
});

test("an owner shares a board; whoever has the link watches it live, until the link is ended", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["Card"], Done: [] });
  const owner = await browser.visit(service.url + path, { token: alice.token });
  await owner.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await owner.getByRole("button", { name: "Share" }).click();
  const dialog = owner.getByRole("dialog", { name: "Share" });
  // Who should do more than watch is invited in another dialog.
  await dialog.getByRole("button", { name: "Invite people" }).click();
  const members = owner.getByRole("dialog", { name: "Members" });
  await members.waitFor();
  const begins = await members.evaluate((element) => element.getBoundingClientRect().top);
  await owner.keyboard.press("Escape");
  await owner.getByRole("button", { name: "Share" }).click();
  expect(await dialog.getByLabel("Expires after").inputValue()).toBe("30");
  // All dialogs begin at the same height.
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().top)).toBe(begins);
  await dialog.getByRole("button", { name: "Create link" }).click();
  await owner.getByText("The public link was created and copied.").waitFor();
  // What is wanted most is first, and then what a link means.
  const buttons = await dialog.locator(".share").getByRole("button").allTextContents();
  expect(buttons).toEqual(["End link", "Copy link", "Create link", "Invite people"]);
  expect(await dialog.getByRole("heading").allTextContents()).toEqual(["Share"]);
  const [share] = (await alice.listShares({ board_id: boardId })).items;
  expect(Date.parse(share?.expires_at ?? "") - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect(await violations(owner)).toEqual([]);
  const url = await owner.evaluate(() => navigator.clipboard.readText());
  expect(await dialog.getByRole("textbox", { name: "Link address" }).inputValue()).toBe(url);

  const asked: string[] = [];
  const page = await browser.visit("about:blank");
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const response = await page.goto(url);
  expect(response?.headers()["x-robots-tag"]).toBe("noindex, nofollow");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex, nofollow");
  const column = page.getByRole("region", { name: "To do", exact: true });
  await column.getByRole("button", { name: "Card" }).waitFor();
  await page.getByText("Read-only · live").waitFor();
  expect(await violations(page)).toEqual([]);
  const { columns } = await alice.getBoard({ board_id: boardId });
  const card = columns[0]!.cards[0]!;
  await alice.updateCard({ card_id: card.id, title: "Renamed", description: "**Bold** words" });
  await column.getByRole("button", { name: "Renamed" }).click();
  await page.getByRole("dialog", { name: "Renamed" }).getByText("Bold").waitFor();
  const others = asked.filter((each) => !/^\/(s|shared|assets)\//.test(each));
  expect(others).toEqual([]);

  await dialog.getByRole("button", { name: /^End link/ }).click();
  const question = owner.getByRole("dialog", { name: "End this public link?" });
  await question.getByRole("button", { name: "Keep it" }).click();
  await dialog.getByRole("button", { name: /^End link/ }).click();
  await question.getByRole("button", { name: "End link" }).click();
  await page.getByRole("heading", { name: GONE }).waitFor();
  expect(await page.getByText("Renamed").count()).toBe(0);
  await dialog.getByText("No public links yet.").waitFor();
  await owner.waitForFunction(() => document.activeElement?.ariaLabel === "Public links");
  await page.reload();
  await page.getByRole("heading", { name: GONE }).waitFor();
  await page.getByRole("alert").getByRole("link", { name: "Go to the home page" }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test("detail: on a public page, completed cards look completed, comments are not counted, and Back closes a card", async () => {
  const { boardId, cardIds } = await layOut(alice, { "To do": ["Finished"] });
  const id = cardIds.Finished ?? "";
  await alice.updateCard({ card_id: id, is_complete: true });
  await alice.createComment({ card_id: id, body: "Not public" });
  const share = await alice.createShare({ board_id: boardId });
  const url = share.url ?? "";
  const phone = { viewport: { width: 390, height: 844 } } as const;
  const page = await browser.visit(url, phone);
  const tile = page.locator("article", { hasText: "Finished" });
  await tile.getByRole("img", { name: "Complete" }).waitFor();
  expect(await tile.getByText("comment").count()).toBe(0);
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(heading?.x).toBeGreaterThanOrEqual(12);

  const dialog = page.getByRole("dialog", { name: "Finished" });
  await tile.getByRole("button", { name: "Finished" }).click();
  await dialog.getByText("Complete").waitFor();
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  expect(page.url()).toBe(url);
  await page.goto(`${url}#${id}`);
  await page.reload();
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(page.url()).toBe(url);

  await page.getByText("Read-only · live").waitFor();
  await page.context().setOffline(true);
  await page.getByText("Read-only · offline").waitFor();
  await page.context().setOffline(false);
  await page.getByText("Read-only · live").waitFor();
});

test("detail: on a phone, the head of a public page is one row; its title leads to the rest, and all targets are large enough", async () => {
  const { boardId, cardIds } = await layOut(alice, { "To do": ["First", "Second"] });
  const title = "A board with a title that is too long for a line of the smallest phone";
  await alice.updateBoard({ board_id: boardId, title, description: "About **fruit**." });
  const { url } = await alice.createShare({ board_id: boardId });
  for (const width of someOf([320, 390])) {
    const page = await browser.visit(url ?? "", {
      viewport: { width, height: 640 },
      isMobile: true,
      hasTouch: true,
    });
    await page.getByText("Read-only · live").waitFor();
    expect((await page.locator(".shared-head").boundingBox())?.height).toBeLessThanOrEqual(60);
    const tooSmall = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(":is(.shared-head, .filter-bar, .dialog-head) :is(a, button, input)")]
          .map((each) => ({ name: each.outerHTML, box: each.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 44)
          .map(({ name }) => name),
      );
    expect(await tooSmall()).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: title }).tap();
    const about = page.getByRole("dialog", { name: "About this board" });
    await about.getByText("2 cards · updated").waitFor();
    await about.getByText("About fruit.").waitFor();
    await about.getByRole("button", { name: "Close" }).tap();
    await page.getByRole("button", { name: "First" }).tap();
    await page.getByRole("dialog", { name: "First" }).waitFor();
    // The title is below it, and scrolls.
    expect((await page.locator(".dialog-head").boundingBox())?.height).toBeLessThanOrEqual(60);
    expect(await tooSmall()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(new URL(page.url()).hash).toBe(`#${cardIds.First}`);
    await page.context().close();
  }
});

test("detail: the public links of a board are loaded when the connection is back", async () => {
  const { boardId, path } = await layOut(alice, { "To do": [] });
  await alice.createShare({ board_id: boardId });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByRole("button", { name: /^End link/ }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.context().setOffline(true);
  await page.locator('.connection[data-state="offline"]').waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  await dialog.getByText("This needs a connection to Boardcast.").waitFor();
  expect(await dialog.getByRole("button", { name: "Create link" }).isDisabled()).toBe(true);
  expect(await dialog.getByRole("alert").count()).toBe(0);
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: /^End link/ }).waitFor();
  expect(await dialog.getByRole("button", { name: "Create link" }).isEnabled()).toBe(true);
});

test("detail: a public board and one of the past are drawn as the board is: the same places and sizes of cards", async () => {
  const titles = ["Audit log for administrators", "Move the image pipeline to WebP", "Short"];
  const more = Array.from({ length: 20 }, (_, index) => `Card ${index}`);
  const { boardId, path, cardIds } = await layOut(alice, { "To do": [...titles, ...more] });
  for (const title of titles) await alice.assignCard({ card_id: cardIds[title]!, user_ids: [alice.id] });
  const label = await alice.createLabel({ board_id: boardId, name: "Sweet", color: "#d1492e" });
  await alice.addLabel({ card_id: cardIds[titles[1]!]!, label_id: label.id });
  const { url } = await alice.createShare({ board_id: boardId });
  const { seq } = await alice.getBoard({ board_id: boardId });
  const options = { viewport: { width: 1280, height: 800 } };
  const drawn = async (address: string, token?: string) => {
    const page = await browser.visit(address, { ...options, ...(token && { token }) });
    await page.locator("article").nth(3).waitFor();
    const boxes = await page.locator("article").evaluateAll((all) => {
      const column = all[0]!.closest(".column")!.getBoundingClientRect();
      return all.slice(0, 4).map((tile) => {
        const { x, width, height } = tile.getBoundingClientRect();
        return [Math.round(x - column.x), Math.round(width), Math.round(height)];
      });
    });
    await page.context().close();
    return boxes;
  };
  const board = await drawn(service.url + path, alice.token);
  expect(await drawn(url ?? "")).toEqual(board);
  expect(await drawn(`${service.url}${path}?at=${seq}`, alice.token)).toEqual(board);
});

test("detail: on a public page, cards are found by words, label and person; the address keeps the filter", async () => {
  const { boardId, cardIds } = await layOut(alice, { "To do": ["Red apple", "Green pear"], Done: ["Plum"] });
  await alice.updateBoard({ board_id: boardId, description: "About **fruit**.", color: "#2f8f5b" });
  const label = await alice.createLabel({ board_id: boardId, name: "Sweet", color: "#d1492e" });
  await alice.addLabel({ card_id: cardIds["Green pear"]!, label_id: label.id });
  await alice.assignCard({ card_id: cardIds.Plum!, user_ids: [alice.id] });
  await alice.updateCard({ card_id: cardIds.Plum!, description: "Not as sweet as #2." });
  const { url } = await alice.createShare({ board_id: boardId });
  const page = await browser.visit(url ?? "");
  const titles = () =>
    page
      .locator("article h3")
      .evaluateAll((all) => all.map((each) => each.textContent?.replace(/#\d+$/, "")));
  await page.getByText("3 cards · updated just now").waitFor();

  await page.getByRole("searchbox", { name: "Find cards by text" }).fill("apple");
  await page.getByText("1 card shown, 2 hidden").waitFor();
  expect(await titles()).toEqual(["Red apple"]);
  await page.getByText("No matching cards.").waitFor();
  await page.waitForURL(`${url}?q=apple`);
  await page.reload();
  await page.getByText("1 card shown, 2 hidden").waitFor();
  await page.getByRole("searchbox", { name: "Find cards by text" }).fill("kiwi");
  await page.getByRole("heading", { name: "No matching cards" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Show all cards" }).click();
  await page.waitForURL(url ?? "");

  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Filter cards" });
  expect(await panel.getByRole("checkbox", { name: "Mine" }).count()).toBe(0);
  await panel.getByRole("checkbox", { name: "Sweet" }).check();
  expect(await titles()).toEqual(["Green pear"]);
  await panel.getByRole("checkbox", { name: "Sweet" }).uncheck();
  await panel.getByRole("checkbox", { name: alice.me.username }).check();
  expect(await titles()).toEqual(["Plum"]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear filters" }).click();

  await page.getByRole("button", { name: "Red apple" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Plum" }).getByRole("link", { name: "#2" }).click();
  const pear = page.getByRole("dialog", { name: "Green pear" });
  await pear.getByText("Sweet").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await page.getByRole("dialog", { name: "Plum" }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "About fruit." }).click();
  await page.getByRole("dialog", { name: "About this board" }).getByText("fruit").waitFor();
  expect(await violations(page)).toEqual([]);
});

test("detail: the public page of an empty board says that what is added appears by itself", async () => {
  const { id: board_id } = await alice.createBoard({ title: "Empty" });
  const { url } = await alice.createShare({ board_id });
  const page = await browser.visit(url ?? "");
  await page.getByRole("heading", { name: "Nothing here yet" }).waitFor();
  await page.getByText("Read-only · live").waitFor();
  await alice.createColumn({ board_id, title: "To do" });
  await page.getByRole("region", { name: "To do" }).getByText("No cards.").waitFor();
});

test("a public card that goes while it is open says so, and does not come back by itself", async () => {
  const { boardId, cardIds } = await layOut(alice, { "To do": ["Leaving", "Staying"] });
  const { url } = await alice.createShare({ board_id: boardId });
  const page = await browser.visit(url ?? "");
  await page.getByRole("button", { name: "Leaving" }).click();
  await page.getByRole("dialog", { name: "Leaving" }).waitFor();
  await alice.archiveCard({ card_id: cardIds.Leaving! });
  const gone = page.getByRole("dialog", { name: "This card is no longer on the board" });
  await gone.getByText("“Leaving” was archived or deleted while you had it open.").waitFor();
  expect(await violations(page)).toEqual([]);
  await alice.restoreCard({ trashed_card_id: cardIds.Leaving! });
  await page.getByText("2 cards · updated").waitFor();
  expect(await gone.count()).toBe(1);
  await gone.getByRole("button", { name: "Back to the board" }).click();
  await gone.waitFor({ state: "detached" });
  await page.waitForURL(url ?? "");
  expect(await page.getByRole("dialog").count()).toBe(0);

  await alice.deleteCard({ card_id: cardIds.Leaving! });
  await page.goto(`${url}#${cardIds.Leaving}`);
  await page.reload();
  // The page cannot know whether it ever was there.
  const notThere = page.getByRole("dialog", { name: "This card isn’t on the board" });
  await notThere.getByText("The card may also have been archived or deleted.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await notThere.waitFor({ state: "detached" });
  expect(page.url()).toBe(url ?? "");
});

test("detail: on a public page, a fragment that is no card's id opens nothing", async () => {
  const { boardId } = await layOut(alice, { "To do": ["Card"] });
  const { url } = await alice.createShare({ board_id: boardId });
  const page = await browser.visit(`${url}#main`);
  await page.getByRole("button", { name: "Card" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("detail: on a public page, J, K and / do nothing where shortcuts of a single key are off", async () => {
  const { boardId } = await layOut(alice, { "To do": ["One", "Two"] });
  const { url } = await alice.createShare({ board_id: boardId });
  const page = await browser.visit(url ?? "");
  await page.evaluate(() => localStorage.setItem("boardcast-single-keys", "off"));
  await page.reload();
  const one = page.getByRole("button", { name: "One" });
  await one.focus();
  await page.keyboard.press("/");
  await one.and(page.locator(":focus")).waitFor();
  await one.click();
  const next = page.getByRole("dialog", { name: "One" }).getByRole("button", { name: "Next card" });
  await next.waitFor();
  await page.keyboard.press("j");
  expect(await page.title()).toBe("One · Boardcast");
  expect(await next.getAttribute("aria-keyshortcuts")).toBe(null);
});

test("detail: in a public card, J and K and buttons lead to the next and previous one that the filter shows", async () => {
  const { boardId } = await layOut(alice, { "To do": ["Apple one", "Pear", "Apple two"], Done: [] });
  const { url } = await alice.createShare({ board_id: boardId });
  const page = await browser.visit(url ?? "");
  const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });
  await page.getByRole("button", { name: "Apple one" }).click();
  expect(await dialog("Apple one").getByRole("button", { name: "Previous card" }).isDisabled()).toBe(true);
  await page.keyboard.press("j");
  await dialog("Pear").waitFor();
  await hasTitle(page, "Pear · Boardcast");
  await page.keyboard.press("k");
  await dialog("Apple one").waitFor();
  await dialog("Apple one").getByRole("button", { name: "Next card" }).click();
  await dialog("Pear").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog("Pear").waitFor({ state: "detached" });
  await page.waitForURL(url ?? "");
  await page.waitForFunction(() => document.activeElement?.ariaLabel?.startsWith("Pear #"));

  // The filter is in the address that Back leads to, however soon a card is opened.
  await page.keyboard.press("/");
  await page.keyboard.type("apple");
  await page.locator("article", { hasText: "Pear" }).waitFor({ state: "detached" });
  await page.evaluate(() => document.querySelector<HTMLElement>("article button")?.click());
  await dialog("Apple one").waitFor();
  await page.keyboard.press("j");
  await dialog("Apple two").waitFor();
  await page.goBack();
  await page.waitForURL(`${url}?q=apple`);
  await page.getByText("2 cards shown, 1 hidden").waitFor();
  // How many there may be does not matter meanwhile.
  const { columns } = await alice.getBoard({ board_id: boardId });
  await alice.updateColumn({ column_id: columns[0]!.id, card_limit: 8 });
  await page.locator(".column-count", { hasText: /^2 of 3 cards$/ }).waitFor();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("searchbox", { name: "Find a filter" }).fill("overd");
  expect(await page.getByRole("checkbox").count()).toBe(1);
  await page.getByRole("checkbox", { name: "Overdue" }).waitFor();
});
