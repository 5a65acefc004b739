/** The list of boards stays usable, whatever others add to it; a board that cannot be opened says why. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { boardOf, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test("many boards with long descriptions are loaded a few at a time and shown shortened", async () => {
  const victim = await service.person("victim");
  const stranger = await service.person("stranger");
  await victim.createBoard({ title: "My own" });
  for (let i = 0; i < 60; i++) {
    const { id } = await stranger.createBoard({ title: `Bait ${i}`, description: "x".repeat(50_000) });
    await stranger.invite({ board_id: id, user_id: victim.id });
  }
  const page = await browser.visit(`${service.url}/settings`, { token: victim.token });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/me/boards") asked.push(search);
  });
  await page.goto(service.url);
  const more = page.getByRole("button", { name: "Show more boards" });
  await more.waitFor();
  expect(asked.length).toBeLessThanOrEqual(8);
  expect(asked.filter((search) => !search.includes("limit=50"))).toEqual([]);
  const tiles = page.locator(".tile");
  expect(await tiles.count()).toBeLessThan(50);
  const longest = await page
    .locator(".tile-text")
    .evaluateAll((all) => Math.max(...all.map(({ textContent }) => textContent!.length)));
  expect(longest).toBeLessThanOrEqual(300);
  for (let clicks = 0; clicks < 8 && (await more.isVisible()); clicks++) {
    const before = await tiles.count();
    await more.click();
    await page.waitForFunction((count) => document.querySelectorAll(".tile").length > count, before);
  }
  expect(await tiles.count()).toBe(61);
  expect(await page.getByRole("link", { name: "My own" }).count()).toBe(1);
});

test("detail: boards are sorted by when they were changed, or by name, also after a reload; a tile says when", async () => {
  const ada = await service.person("ada");
  const ids: string[] = [];
  for (const title of ["Plan 10", "Zoo", "Plan 9", "Garden", "Attic"])
    ids.push((await ada.createBoard({ title })).id);
  await ada.createColumn({ board_id: ids[1]!, title: "Later than all others" });
  await ada.starBoard({ board_id: ids[3]! });
  const page = await browser.visit(service.url, { token: ada.token });
  const sort = page.getByRole("combobox", { name: "Sort boards" });
  await sort.selectOption({ label: "Name" });
  const titles = () => page.locator(".tile h3").allInnerTexts();
  expect(await titles()).toEqual(["Garden", "Attic", "Plan 9", "Plan 10", "Zoo"]);
  await page.reload();
  await sort.waitFor();
  expect(await titles()).toEqual(["Garden", "Attic", "Plan 9", "Plan 10", "Zoo"]);
  await sort.selectOption({ label: "Last changed" });
  expect((await titles()).slice(0, 2)).toEqual(["Garden", "Zoo"]);
  await page.locator(".tile").first().getByText("Changed just now").waitFor();
  expect(await violations(page)).toEqual([]);
});

test("a board that is not found or not accessible is requested once, and the page says which it is", async () => {
  const owner = await service.person("owner");
  const visitor = await service.person("visitor");
  const { id } = await owner.createBoard({ title: "Private" });
  const page = await browser.visit(`${service.url}/settings`, { token: visitor.token });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/boards/")) asked.push(pathname);
  });
  await page.goto(`${service.url}/b/${id}`);
  await page.getByRole("heading", { name: "You don’t have access to this board" }).waitFor();
  await page.getByText(`You’re logged in as visitor`).waitFor();
  await page.getByRole("button", { name: "Log in with another account" }).waitFor();
  const unknown = crypto.randomUUID();
  await page.goto(`${service.url}/b/${unknown}`);
  await page.getByRole("heading", { name: "Board not found" }).waitFor();
  expect(asked).toEqual([`/boards/${id}`, `/boards/${unknown}`]);
  await page.getByRole("link", { name: "Go to your boards" }).click();
  await page.getByRole("heading", { name: "Boards", exact: true }).waitFor();
});

test("whoever is added to a board opens it where they were told to have no access", async () => {
  const owner = await service.person("owner");
  const visitor = await service.person("visitor");
  const { id: board_id } = await owner.createBoard({ title: "Private no longer" });
  const page = await browser.visit(`${service.url}/b/${board_id}`, { token: visitor.token });
  await page.getByRole("heading", { name: "You don’t have access to this board" }).waitFor();
  await owner.invite({ board_id, user_id: visitor.id });
  await page.getByRole("button", { name: "Private no longer" }).waitFor();
});

test("a member copies a board from its tile and from its page, and each time the copy opens", async () => {
  const owner = await service.person("owner");
  const member = await service.person("member");
  const { board_id, column_id } = await boardOf(owner, member);
  await owner.createCard({ board_id, column_id, title: "Write it" });
  const page = await browser.visit(service.url, { token: member.token });
  await page.getByRole("button", { name: "Actions for Board" }).click();
  await page.getByRole("menuitem", { name: "Copy…" }).click();
  await page.getByLabel("Name for the copy").fill("Without cards");
  await page.getByLabel("Cards, with checklists and files").uncheck();
  await page.getByRole("button", { name: "Copy board" }).click();
  await page.getByRole("heading", { name: "Without cards" }).waitFor();
  await page.getByRole("region", { name: "To do" }).waitFor();

  await page.goto(`${service.url}/b/${board_id}`);
  await page.getByRole("region", { name: "To do" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or do anything" }).fill("copy board");
  await page.getByRole("option", { name: "Copy board", exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Copy board" }).click();
  await page.getByRole("heading", { name: "Copy of Board" }).waitFor();
  const copies = (await member.listBoards()).filter(({ id }) => id !== board_id);
  const full = await Promise.all(copies.map(({ id }) => member.getBoard({ board_id: id })));
  expect(full.map(({ title, columns }) => [title, columns[0]!.cards.map((card) => card.title)])).toEqual([
    ["Without cards", []],
    ["Copy of Board", ["Write it"]],
  ]);
});

test("detail: the dialog for a new board looks the same for somebody without a board", async () => {
  const owner = await service.person("owner");
  const page = await browser.visit(service.url, { token: owner.token });
  const places = async (button: string) => {
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("radio", { name: "Team board" }).waitFor();
    return page.getByRole("dialog").evaluate((dialog) =>
      [...dialog.querySelectorAll("form, form *")].map((each) => {
        const { x, y, width } = each.getBoundingClientRect();
        return [each.tagName, x, y, width, getComputedStyle(each).textAlign];
      }),
    );
  };
  const first = await places("Choose a template…");
  await page.keyboard.press("Escape");
  const deleted = page.getByRole("button", { name: "Deleted boards" });
  expect(await deleted.count()).toBe(0);
  const { id: board_id } = await owner.createBoard({ title: "Launch" });
  await page.reload();
  expect(await places("New board")).toEqual(first);
  await page.keyboard.press("Escape");
  await deleted.waitFor();
  await owner.deleteBoard({ board_id });
  await page.reload();
  await page.getByRole("button", { name: "Choose a template…" }).waitFor();
  await deleted.waitFor();
});

test("by keyboard, a board is created from a template, and a board is made a template", async () => {
  const owner = await service.person("owner");
  const page = await browser.visit(service.url, { token: owner.token });
  await page.getByRole("button", { name: "Choose a template…" }).click();
  await page.getByRole("radio", { name: "Team board" }).waitFor();
  await page.getByRole("radio", { name: "Empty board" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const name = page.getByRole("dialog").getByLabel("Name");
  expect(await name.inputValue()).toBe("Weekly plan");
  await page.getByRole("dialog").getByRole("button", { name: "Teal" }).press("Enter");
  await name.fill("My weeks");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "My weeks" }).waitFor();
  await page.getByRole("region", { name: "Waiting for others" }).waitFor();

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or do anything" }).fill("use board");
  await page.getByRole("option", { name: "Use board as template" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("The board is now a template.").waitFor();
  // It is shown before it has arrived.
  const arrives = (isTemplate: boolean) =>
    eventually(async () => (await owner.listBoards())[0]?.is_template === isTemplate, "the change");
  await arrives(true);
  await page.goto(service.url);
  const tile = page.getByRole("listitem").filter({ hasText: "My weeks" });
  await tile.getByText("Template", { exact: true }).waitFor();
  await page.getByRole("button", { name: "New board" }).click();
  await page.getByRole("heading", { name: "Your templates" }).waitFor();
  await page.getByRole("radio", { name: "My weeks" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Actions for My weeks" }).click();
  const item = page.getByRole("menuitemcheckbox", { name: "Use as template" });
  expect(await item.getAttribute("aria-checked")).toBe("true");
  await item.click();
  await tile.getByText("Template", { exact: true }).waitFor({ state: "detached" });
  await arrives(false);
  const boards = await owner.listBoards();
  expect(boards.map(({ title, color }) => [title, color])).toEqual([["My weeks", "#1d8a99"]]);
});

test("detail: a board without a name is not created; the page says so beside the field, in its own language", async () => {
  const ada = await service.person("ada");
  const page = await browser.visit(`${service.url}/`, { token: ada.token, locale: "de-DE" });
  await page.getByRole("button", { name: "Board erstellen" }).click();
  const field = page.getByRole("textbox", { name: "Name des neuen Boards" });
  await page.getByText("Fülle dieses Feld aus.").waitFor();
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.pressSequentially("N");
  await page.getByText("Fülle dieses Feld aus.").waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "N", exact: true }).waitFor();
});

test("detail: the title of a tile has the room of buttons that are not shown", async () => {
  const ada = await service.person("ada");
  await ada.createBoard({ title: "Product launch: marketing, engineering and support" });
  const page = await browser.visit(service.url, { token: ada.token });
  const tile = page.locator(".tile");
  const rooms = () =>
    tile.evaluate((each) => {
      const [head, title] = [each.querySelector(".tile-head")!, each.querySelector("h3")!];
      return head.clientWidth - title.clientWidth;
    });
  await tile.waitFor();
  expect(await rooms()).toBe(0);
  const title = await tile.locator("h3").boundingBox();
  await tile.hover();
  await tile.getByRole("button", { name: /^Actions for/ }).waitFor();
  expect(await tile.locator("h3").boundingBox()).toEqual(title);
  await tile.locator(".star").click();
  await tile.locator('.star[aria-pressed="true"]').waitFor();
  expect(await rooms()).toBeGreaterThan(20);
});

test("detail: faces and the last change stay within the tile of a board of six people, in longer words as well", async () => {
  const ada = await service.person("ada");
  const others = await Promise.all(["bob", "cid", "dora", "eve", "finn"].map((name) => service.person(name)));
  const board = await ada.createBoard({ title: "Launch" });
  for (const other of others) await ada.invite({ board_id: board.id, user_id: other.id });
  const page = await browser.visit(service.url, { token: ada.token, locale: "de-DE" });
  const foot = page.locator(".tile-foot");
  await foot.waitFor();
  expect(await foot.locator(".avatar").count()).toBe(3);
  expect(await foot.getByText("+3").isVisible()).toBe(true);
  expect(await foot.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});
