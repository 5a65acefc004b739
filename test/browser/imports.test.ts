/** Importing and exporting in the web client: dropped, looked at, imported, reported, undone; refused; downloaded. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFile } from "node:fs/promises";
import type { Page, Route } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { fromBoardMenu, layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";

const MAX_IMPORT_BYTES = 200_000;
const TASKS = "Thing;Place;Somebody\nMilk;To do;bob\nBread;Doing;\n";

const browser = browserForTests();
let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: { MAX_IMPORT_BYTES: String(MAX_IMPORT_BYTES) } });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

/** Holds a file over the page, then drops it. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const fire = (type: string) =>
    page.evaluate(
      ({ type, name, text }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], name));
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      },
      { type, name, text },
    );
  await fire("dragover");
  await page.getByText("Drop the file to import it").waitFor();
  await fire("drop");
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.setInputFiles("input[type=file]", { name, mimeType: "application/octet-stream", buffer });
}

test("a table dropped on the boards page is matched, imported and reported, and the import undone", async () => {
  await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url, { token: alice.token });
  await page.getByRole("button", { name: "Import" }).waitFor();
  await drop(page, "tasks.csv", TASKS);
  await page.getByRole("heading", { name: "What will be created" }).waitFor();
  expect(await page.getByLabel("Board name").inputValue()).toBe("tasks");
  await page.getByLabel("Board name").fill("Errands");
  await page.getByLabel("Title", { exact: true }).selectOption("Thing");
  await page.getByLabel("Board column").selectOption("Place");
  await page.getByLabel("People").selectOption("Somebody");
  // What was chosen is still there after a reload.
  await page.reload();
  await page.getByRole("cell", { name: "Doing" }).waitFor();
  expect(await page.getByLabel("Board name").inputValue()).toBe("Errands");
  expect(await page.getByRole("button", { name: "Import board" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Update the preview" }).click();
  await page.getByRole("list", { name: "Columns" }).getByText("Doing 1 card").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByText("The file names 1 person.").waitFor();
  // Nothing has been created, and whoever comes back finds it again.
  expect(await alice.listBoards()).toMatchObject([{ title: "Launch" }]);
  await page.getByRole("link", { name: "Boards" }).click();
  await page.getByRole("link", { name: "Review the import of tasks.csv" }).click();
  await page.getByRole("button", { name: "Import board" }).click();

  await page.getByRole("heading", { name: "The board has been imported" }).waitFor();
  expect(await violations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download report" }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), "utf8"))).toMatchObject({
    file_name: "tasks.csv",
    source: "csv",
    created: { columns: 2, cards: 2 },
  });
  await page.getByRole("button", { name: "Match people" }).waitFor();
  const address = page.url();
  await page.getByRole("link", { name: "Open board" }).click();
  await sees(page, "To do", ["Milk"]);
  await sees(page, "Doing", ["Bread"]);

  await page.goto(service.url);
  const row = page.getByRole("region", { name: "Imports" }).getByRole("listitem");
  await row.filter({ hasText: "ErrandsImported from tasks.csv." }).waitFor();
  await page.goto(address);
  await page.getByRole("button", { name: "Undo import" }).click();
  await page.getByRole("dialog", { name: "Delete “Errands”?" }).waitFor();
  await page.getByRole("button", { name: "Delete board" }).click();
  await page.getByText("The board “Errands” was deleted.").waitFor();
  expect((await alice.listImports({})).items).toEqual([]);
  expect(await alice.listBoards()).toMatchObject([{ title: "Launch" }]);
});

test("TABLE-5: a day in a table is a day where the reader is, who is told so", async () => {
  const dora = await service.person("dora");
  const page = await browser.visit(service.url, {
    token: dora.token,
    timezoneId: "America/New_York",
  });
  await page.getByRole("button", { name: "Import a board" }).click();
  await choose(page, "dates.csv", Buffer.from("title,due\nSow,2024-05-03\n"));
  const note = page.getByText("Dates without a time zone use yours (America/New_York).");
  await note.waitFor();
  await page.getByLabel("Due date").selectOption("");
  await note.waitFor({ state: "detached" });
  await page.getByLabel("Due date").selectOption("due");
  await note.waitFor();
  await page.getByRole("button", { name: "Import board" }).click();
  await page.getByRole("heading", { name: "The board has been imported" }).waitFor();
  const [board] = await dora.listBoards();
  const { columns } = await dora.getBoard({ board_id: board?.id ?? "" });
  expect(columns[0]?.cards[0]?.due_at).toBe("2024-05-04T03:59:00.000Z");
});

test("TABLE-7: somebody whose dates could be two is asked which, and what they say is imported", async () => {
  const erin = await service.person("erin");
  const page = await browser.visit(service.url, { token: erin.token, locale: "en-GB", timezoneId: "UTC" });
  await page.getByRole("button", { name: "Import a board" }).click();
  await choose(page, "dates.csv", Buffer.from("title,due,end\nSow,05/06/2020,25/06/2020\n"));
  const question = page.getByRole("group", { name: "Is 05/06/2020 5 June or 6 May?" });
  await question.waitFor();
  await page.getByText("What is not unmistakably a date in “due”").waitFor();
  expect(await violations(page)).toEqual([]);
  await question.getByLabel("6 May").check();
  await page.reload();
  expect(await question.getByLabel("6 May").isChecked()).toBe(true);
  await page.getByRole("button", { name: "Update the preview" }).click();
  const start = page.getByRole("button", { name: "Import board" });
  await eventually(() => start.isEnabled(), "the preview is up to date");
  expect(await question.getByLabel("6 May").isChecked()).toBe(true);
  expect(await page.getByText("What is not unmistakably a date in “due”").count()).toBe(0);
  // Dates of another column show their order themselves: what was said about the first no longer counts.
  await page.getByLabel("Due date").selectOption("end");
  await page.getByRole("button", { name: "Update the preview" }).click();
  await question.waitFor({ state: "detached" });
  await eventually(() => start.isEnabled(), "the preview is up to date");
  await page.getByLabel("Due date").selectOption("due");
  await page.getByRole("button", { name: "Update the preview" }).click();
  await question.getByLabel("5 June").check();
  await page.getByRole("button", { name: "Update the preview" }).click();
  await start.click();
  await page.getByRole("heading", { name: "The board has been imported" }).waitFor();
  const [board] = await erin.listBoards();
  const { columns } = await erin.getBoard({ board_id: board?.id ?? "" });
  expect(columns[0]?.cards[0]?.due_at).toBe("2020-06-05T23:59:00.000Z");
});

test("a file that cannot be imported says why, on a phone too, and leads to the next attempt", async () => {
  const viewport = { width: 390, height: 800 };
  const page = await browser.visit(service.url, {
    token: (await service.person("carol")).token,
    viewport,
  });
  await page.getByRole("button", { name: "Import a board" }).click();
  expect(await violations(page)).toEqual([]);
  await choose(page, "nothing.csv", Buffer.from(""));
  await page.getByRole("alert").filter({ hasText: "This file is empty" }).waitFor();
  await choose(page, "notes.json", Buffer.from('{"notes": ['));
  await page.getByRole("heading", { name: "Couldn’t import the board" }).waitFor();
  await page.getByRole("alert").filter({ hasText: "Nothing was created." }).waitFor();
  await page.getByText("You can import a board export from Trello").waitFor();
  // Of all advice, what applies.
  expect(await page.getByRole("main").getByRole("listitem").count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // It is still there after a reload.
  await page.reload();
  await page.getByRole("button", { name: "Import another file" }).click();
  // Too large a file is refused with what would be possible.
  await choose(page, "large.json", Buffer.alloc(MAX_IMPORT_BYTES + 1, " "));
  await page
    .getByRole("alert")
    .filter({ hasText: "Not uploaded. The file is too large. The limit is" })
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Dismiss large.json" }).click();
  await page.getByRole("button", { name: "Remove the import of notes.json from the list" }).click();
  await page.getByRole("region", { name: "Imports" }).waitFor({ state: "detached" });
});

test("an upload can be cancelled, and sent again after a lost connection", async () => {
  const bob = await service.person("bob");
  const page = await browser.visit(service.url, { token: bob.token });
  const choosing = async () => {
    await page.getByRole("button", { name: "Import a board" }).click();
    await choose(page, "tasks.csv", Buffer.from(TASKS));
  };
  await page.getByRole("button", { name: "Import a board" }).waitFor();
  const held = Promise.withResolvers<Route>();
  await page.route("**/boards/import", (route) => held.resolve(route));
  await choosing();
  const firstUpload = await held.promise;
  await page.getByRole("button", { name: "Cancel the upload of tasks.csv" }).click();
  await page.getByRole("region", { name: "Imports" }).waitFor({ state: "detached" });
  // Otherwise Chromium may send it on when the route ends.
  await firstUpload.abort().catch(() => {});
  await page.unroute("**/boards/import");
  await page.route("**/boards/import", (route) => route.abort());
  await choosing();
  await page.getByText("Not uploaded. Boardcast can’t be reached.").waitFor();
  await page.unroute("**/boards/import");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "What will be created" }).waitFor();
  // Offline, the pages say so at once, and what needs a connection waits for it.
  const notice = page.getByText("This needs a connection to Boardcast.").first();
  await page.context().setOffline(true);
  await notice.waitFor();
  expect(await page.getByRole("button", { name: "Import board" }).isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await notice.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Boards" }).click();
  const remove = page.getByRole("button", { name: "Remove the import of tasks.csv from the list" });
  await remove.waitFor();
  await page.context().setOffline(true);
  await page.getByText("You’re offline.").first().waitFor();
  expect(await remove.isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Review the import of tasks.csv" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByText("The file was discarded. Nothing was created.").waitFor();
  expect((await bob.listImports({})).items).toEqual([]);
});

/** Everything that the page reads about imports says that they are being imported. */
async function holdUp(page: Page): Promise<void> {
  const running = (read: object) => ({ ...read, status: "running", progress: 0.5, is_preview: false });
  await page.route(/\/imports(\?|\/|$)/, async (route) => {
    if (route.request().method() !== "GET" || route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const read = await response.json();
    await route.fulfill({
      response,
      json: read.items ? { ...read, items: read.items.map(running) } : running(read),
    });
  });
}

test("detail: an import that cannot be read because the service is busy says so, also after another attempt", async () => {
  const page = await browser.visit(service.url, { token: alice.token });
  let asked = 0;
  await page.route(/\/imports\/[0-9a-f-]+$/, (route) => {
    asked++;
    return route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Busy" } } });
  });
  await page.goto(`${service.url}/import/${crypto.randomUUID()}`);
  const retry = page.getByRole("button", { name: "Try again" });
  await retry.waitFor();
  const before = asked;
  await retry.click();
  await eventually(async () => asked > before, "another attempt");
  await retry.waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/undefined|NaN/);
});

test("an import that is under way is cancelled only after a question", async () => {
  const erin = await service.person("erin");
  const page = await browser.visit(service.url, { token: erin.token });
  await page.getByRole("button", { name: "Import a board" }).click();
  await choose(page, "tasks.csv", Buffer.from(TASKS));
  await page.getByRole("heading", { name: "What will be created" }).waitFor();
  await holdUp(page);
  await page.reload();
  await page.getByRole("button", { name: "Cancel…" }).click();
  await page.getByRole("alert").filter({ hasText: "Cancel the import of tasks.csv?" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Boards" }).click();
  const row = page.getByRole("region", { name: "Imports" });
  await row.getByRole("button", { name: "Cancel the import of tasks.csv" }).click();
  await row.locator("[role=alert] :focus").waitFor();
  await page.keyboard.press("Escape");
  await row.getByRole("alert").waitFor({ state: "detached" });
  expect((await erin.listImports({})).items).toHaveLength(1);
  await row.getByRole("button", { name: "Cancel the import of tasks.csv" }).click();
  expect(await violations(page)).toEqual([]);
  await row.getByRole("button", { name: "Cancel the import", exact: true }).click();
  await page.getByText("The import was cancelled.").waitFor();
  expect((await erin.listImports({})).items).toEqual([]);
});

test("a board is exported with the login of the browser, and the file is imported again", async () => {
  const dora = await service.person("dora");
  const { path } = await layOut(dora, { "To do": ["One", "Two"], Done: [] });
  const page = await browser.visit(service.url + path, { token: dora.token });
  await fromBoardMenu(page, "Export");
  await page.getByLabel("Include full history").check();
  expect(await violations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe("PK");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.goto(service.url);
  await page.getByRole("button", { name: "Import" }).click();
  await choose(page, download.suggestedFilename(), archive);
  await page.getByText("Boardcast export").waitFor();
  await page.getByRole("button", { name: "Import board" }).click();
  await page.getByRole("link", { name: "Open board" }).click();
  await sees(page, "To do", ["One", "Two"]);
  expect(await dora.listBoards()).toMatchObject([{ title: "Launch" }, { title: "Launch" }]);
});
