/** Everyday details: new cards are visible, Back goes back, files are attached where they are dropped. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { until } from "../support/until.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: { MAX_ATTACHMENT_BYTES: "20480" } });
  browser = await openBrowser();
  alice = await service.person("alice");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const titles = (count: number) => Array.from({ length: count }, (_, index) => `Card ${index}`);

async function open(columns: Record<string, string[]>) {
  const board = await layOut(alice, columns);
  const page = await browser.visit(service.url + board.path, { token: alice.token });
  await page.getByRole("region", { name: Object.keys(columns)[0], exact: true }).waitFor();
  return { page, ...board };
}

async function add(page: Page, column: string, title: string): Promise<void> {
  await page.getByRole("button", { name: `Add a card to ${column}` }).click();
  await page.getByLabel(`Title of a new card in ${column}`).fill(title);
  await page.keyboard.press("Enter");
}

/** Not only rendered: inside of what its column shows. */
async function isInSight(page: Page, text: string): Promise<boolean> {
  return page.locator("article", { hasText: text }).evaluate((tile) => {
    const { top, bottom } = tile.getBoundingClientRect();
    const box = tile.closest(".cards-scroller")!.getBoundingClientRect();
    return top >= box.top - 1 && bottom <= box.bottom + 1;
  });
}

test("detail: whoever adds a card to a long column sees its end, and then the card", async () => {
  const { page } = await open({ "To do": titles(60), Done: [] });
  const opener = page.getByRole("button", { name: "Add a card to To do" });
  await opener.click();
  await page.locator("article", { hasText: "Card 59" }).waitFor();
  await until(() => isInSight(page, "Card 59"));
  await page.keyboard.press("Escape");
  await opener.and(page.locator(":focus")).waitFor();
  await add(page, "To do", "The newest");
  await page.locator("article", { hasText: "The newest" }).waitFor();
  await page.waitForTimeout(300);
  expect(await isInSight(page, "The newest")).toBe(true);
  await page.context().close();
});

test("a title edited in place is saved once with Enter, and not at all with Escape", async () => {
  const { page, boardId } = await open({ "To do": ["One"] });
  const rename = async (title: string, last: string) => {
    await page.locator("article a").focus();
    await page.keyboard.press("e");
    await page.getByLabel("Card title").fill(title);
    await page.keyboard.press(last);
    await page.getByLabel("Card title").waitFor({ state: "detached" });
  };
  await rename("Two", "Enter");
  await rename("Three", "Escape");
  await rename("Four", "Enter");
  const renamed = () => alice.listEvents({ board_id: boardId, type: "card.updated" });
  await eventually(async () => (await renamed()).events.length > 1 || null, "two changes");
  // Whatever else the page would send follows at once.
  await page.waitForTimeout(300);
  const titles = (await renamed()).events.map(({ data }) => (data as { title: string }).title);
  expect(titles).toEqual(["Two", "Four"]);
  await page.context().close();
});

test("detail: a new card hidden by the filter is announced and can be shown", async () => {
  const { page } = await open({ "To do": ["Apple", "Pear"] });
  await page.getByPlaceholder("Find cards").fill("apple");
  await sees(page, "To do", ["Apple"]);
  await add(page, "To do", "Plum");
  await page.getByText("“Plum” was added but is hidden by the filter.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show all cards" }).click();
  await sees(page, "To do", ["Apple", "Pear", "Plum"]);
  await page.context().close();
});

test("detail: the form for a new column stays visible and focused", async () => {
  const { page } = await open({ One: [], Two: [], Three: [], Four: [], Five: [] });
  const field = page.getByLabel("New column name");
  for (const title of ["Six", "Seven"]) {
    await field.fill(title);
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: title, exact: true }).waitFor();
    await page.waitForFunction(() => {
      const input = document.querySelector(".add-column input")!;
      const { left, right } = input.getBoundingClientRect();
      return document.activeElement === input && left >= 0 && right <= innerWidth;
    });
  }
  await page.context().close();
});

test("Back after closing a card leaves the board and does not reopen the card", async () => {
  const { page, path, cardIds } = await open({ "To do": ["One"] });
  await page.goto(service.url);
  await page.getByRole("link", { name: "Launch" }).first().waitFor();
  await page.goto(service.url + path);
  for (const close of ["Escape", "button"]) {
    await page.getByRole("link", { name: "One" }).click();
    await page.getByRole("dialog").waitFor();
    if (close === "Escape") await page.keyboard.press("Escape");
    else await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForURL(service.url + path);
  }
  await page.goBack();
  await page.getByRole("heading", { name: "Boards", exact: true }).waitFor();

  // Straight to the card: closing it leads to its board, which takes its place.
  await page.goto(`${service.url}${path}/${cardIds.One}`);
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL(service.url + path);
  await page.goBack();
  await page.getByRole("heading", { name: "Boards", exact: true }).waitFor();
  await page.context().close();
});

test("a card deleted from its dialog is not reported as missing", async () => {
  const { page } = await open({ "To do": ["One", "Two"] });
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.innerText.includes("This card no longer exists"))
        Object.assign(window, { sawGone: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("link", { name: "One" }).click();
  await page.getByRole("button", { name: /^Actions for the card / }).click();
  await page.getByRole("menuitem", { name: "Delete card" }).click();
  await sees(page, "To do", ["Two"]);
  await page.getByRole("link", { name: "Two" }).click();
  await page.getByRole("dialog").getByText("Add a description").waitFor();
  expect(await page.evaluate(() => "sawGone" in window)).toBe(false);
  await page.context().close();
});

/** What the browser would do next is cancelled or not. */
async function dropFile(page: Page, selector: string, name: string, bytes = 5): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (target, { name, bytes }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(["x".repeat(bytes)], name, { type: "text/plain" }));
        const fire = (type: string) =>
          !target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        return [fire("dragover"), fire("drop")].every(Boolean);
      },
      { name, bytes },
    );
}

test("files dropped on a tile are attached to its card; dropped elsewhere, a hint says where to drop them", async () => {
  const { page, cardIds } = await open({ "To do": ["One", "Two"] });
  await page.getByRole("link", { name: "Two" }).waitFor();
  expect(await dropFile(page, `[data-card-id="${cardIds.Two}"] h3`, "notes.txt")).toBe(true);
  await page.getByText("Attaching “notes.txt” to “Two”.").waitFor();
  await page.locator(`[data-card-id="${cardIds.Two}"] .fact`, { hasText: "1" }).waitFor();
  const { attachments } = await alice.getCard({ card_id: cardIds.Two! });
  expect(attachments.map(({ name, size }) => ({ name, size }))).toEqual([{ name: "notes.txt", size: 5 }]);

  expect(await dropFile(page, ".filter-bar", "stray.txt")).toBe(true);
  await page.getByText("Drop files on a card to attach them.").waitFor();
  await page.goto(`${service.url}/settings`);
  await page.getByRole("heading", { name: "Profile" }).waitFor();
  expect(await dropFile(page, "main", "stray.txt")).toBe(true);
  await page.context().close();
});

test("a file that is too large is refused without a retry button; one sent while the service is down waits", async () => {
  const { page, path, cardIds } = await open({ "To do": ["One"] });
  await page.goto(`${service.url}${path}/${cardIds.One}`);
  await page.getByRole("button", { name: "Attach files" }).waitFor();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "big.txt", mimeType: "text/plain", buffer: Buffer.alloc(30_000) });
  await page.getByText("The file is too large. The limit is 20 KB.").waitFor();
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  await page.getByRole("button", { name: "Dismiss big.txt" }).click();

  await page.route("**/attachments", (route) => route.abort());
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "small.txt", mimeType: "text/plain", buffer: Buffer.alloc(30) });
  await page.getByText("Waiting for a connection. The file is kept in this browser.").waitFor();
  await page.unroute("**/attachments");
  await page.getByRole("link", { name: "small.txt", exact: true }).waitFor();
  await page.context().close();
});

test("detail: a column is dragged by its header without selecting text; a double click still renames it", async () => {
  const { page } = await open({ One: [], Two: [], Three: [] });
  const title = (await page.getByRole("heading", { name: "One" }).boundingBox())!;
  const target = (await page.getByRole("region", { name: "Three" }).boundingBox())!;
  await page.mouse.move(title.x + 15, title.y + title.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width - 20, target.y + 20, { steps: 8 });
  await page.locator(".column-gap").waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  await page.mouse.up();
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll("[data-column-id]")]
        .map((column) => column.getAttribute("aria-label"))
        .join() === "Two,Three,One",
  );
  await page.getByRole("heading", { name: "Two" }).dblclick();
  await page.getByLabel("Column name", { exact: true }).fill("Zwei");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Zwei", exact: true }).waitFor();
  await page.context().close();
});

test("Ctrl+Z undoes the last change, but not while text is being edited", async () => {
  const { page } = await open({ "To do": ["One", "Two"], Done: [] });
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("Backspace");
  await page.getByText("“One” was deleted.").waitFor();
  await sees(page, "To do", ["Two"]);
  await page.getByPlaceholder("Find cards").focus();
  await page.keyboard.press("Control+z");
  await sees(page, "To do", ["Two"]);
  await page.getByRole("link", { name: "Two" }).focus();
  await page.keyboard.press("Control+z");
  await sees(page, "To do", ["One", "Two"]);
  await page.getByText("Undone: deleted “One” from To do.").waitFor();
  await page.getByText("“One” was deleted.").waitFor({ state: "detached" });

  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("v");
  await page.getByRole("searchbox", { name: "Find a column" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("done");
  await page.keyboard.press("Enter");
  await sees(page, "Done", ["One"]);
  await page.keyboard.press("Control+z");
  await sees(page, "To do", ["One", "Two"]);
  await page.context().close();
});

test("detail: the dialog for moving a card starts at its current position", async () => {
  const { page } = await open({ "To do": ["One", "Two", "Three"], Done: ["Four"] });
  await page.getByRole("link", { name: "Two" }).focus();
  await page.keyboard.press("v");
  await page.getByRole("button", { name: "Choose a position…" }).click();
  const chosen = () =>
    page
      .getByLabel("Position")
      .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.textContent);
  expect(await chosen()).toBe("After One (current)");
  await page.getByLabel("Column", { exact: true }).selectOption("Done");
  expect(await chosen()).toBe("Last, after Four");
  await page.getByLabel("Column", { exact: true }).selectOption("To do");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await sees(page, "To do", ["One", "Two", "Three"]);
  expect(await page.getByRole("button", { name: "Undo", exact: true }).count()).toBe(0);
  await page.context().close();
});

test("detail: the message region exists before the first message, also in dialogs", async () => {
  const { page } = await open({ "To do": ["One"] });
  const region = page.getByRole("region", { name: "Messages" });
  await region.waitFor({ state: "attached" });
  const inTree = () =>
    page
      .locator(".toasts [aria-live=polite]")
      .evaluate((list) => list.checkVisibility() && list.closest("[inert]") === null);
  expect(await inTree()).toBe(true);
  await page.getByRole("link", { name: "One" }).click();
  await page.locator("dialog .toasts").waitFor({ state: "attached" });
  expect(await inTree()).toBe(true);
  await page.keyboard.press("Escape");
  await page.locator("body > .toasts").waitFor({ state: "attached" });
  expect(await inTree()).toBe(true);
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("Delete");
  await region.getByText("“One” was deleted.").waitFor();
  await page.context().close();
});

test("a right click on a card opens its menu at the pointer, the key for menus beside its button; with Shift it is the browser's", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  const menu = page.getByRole("menu", { name: "Actions for Two" });
  const tile = page.locator("article", { hasText: "Two" });
  await tile.click({ button: "right", position: { x: 90, y: 12 } });
  await menu.waitFor();
  await page.getByRole("menuitem", { name: /^Open/ }).and(page.locator(":focus")).waitFor();
  const [{ x, y }, opened] = [(await tile.boundingBox())!, (await menu.boundingBox())!];
  expect([Math.round(opened.x - x), Math.round(opened.y - y)]).toEqual([91, 17]);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Two", exact: true }).focus();
  await page.keyboard.press("ContextMenu");
  await page.getByRole("menuitem", { name: "Select" }).click();
  await page.getByRole("img", { name: "Selected" }).waitFor();
  const isOurs = (shiftKey: boolean) =>
    tile.evaluate(
      (each, shiftKey) => !each.dispatchEvent(new MouseEvent("contextmenu", { shiftKey, cancelable: true })),
      shiftKey,
    );
  expect([await isOurs(true), await menu.count()]).toEqual([false, 0]);
  expect(await isOurs(false)).toBe(true);
  await menu.waitFor();
  await page.context().close();
});
