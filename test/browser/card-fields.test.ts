/** Dates, completion, covers, numbers, copies and pasted lines, as two people see them. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

async function open(path: string, person: Person, loadsAhead = false): Promise<Page> {
  return browser.visit(service.url + path, { token: person.token, loadsAhead });
}

/** A picture of one colour. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(Bun.hash.crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([60, 130, 110]))]);
  const rows = Buffer.concat(Array(height).fill(row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("a due date is chosen with the calendar, shows on the tile of others, and is completed in one click", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const card_id = cardIds.One!;
  const [mine, theirs] = [await open(`${path}/${card_id}`, alice), await open(path, bob)];
  await mine.getByRole("button", { name: "Add a due date" }).click();
  expect(await violations(mine)).toEqual([]);
  // Saved at once, at the same time of day as everywhere.
  await mine.getByRole("button", { name: "Tomorrow" }).click();
  await theirs.locator(".card .due[data-state=later], .card .due[data-state=soon]").waitFor();

  const chosen = new Date((await alice.getCard({ card_id })).due_at!);
  expect([chosen.getHours(), chosen.getMinutes()]).toEqual([23, 59]);

  await mine.getByRole("button", { name: /^Due / }).click();
  await mine.getByLabel("Date", { exact: true }).fill("2020-02-03");
  await mine.getByLabel("Time", { exact: true }).fill("12:30");
  await mine.keyboard.press("Enter");
  await theirs.locator(".card .due", { hasText: "overdue" }).waitFor();
  const { due_at } = await alice.getCard({ card_id });
  expect(due_at).toBe(new Date("2020-02-03T12:30").toISOString());

  await theirs.getByRole("button", { name: "One is complete" }).click();
  await theirs.locator(".card .due", { hasText: "complete" }).waitFor();
  await mine
    .getByRole("checkbox", { name: /^Complete/ })
    .and(mine.locator(":checked"))
    .waitFor();

  await mine.getByRole("button", { name: "Add a start date" }).click();
  await mine.getByLabel("Date", { exact: true }).fill("2021-01-01");
  await mine.getByText(/The due date is earlier/).waitFor();
  await mine.keyboard.press("Escape");
  await mine.getByRole("button", { name: /^Due / }).click();
  await mine.getByRole("button", { name: "No date" }).click();
  await theirs.locator(".card .due").waitFor({ state: "detached" });
});

test("a due date is typed as people say it, in their language, and shown as it is understood", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] });
  const card_id = cardIds.One!;
  const languages = [
    {
      locale: "en-US",
      add: "Add a due date",
      field: "Date",
      typed: "24 dec 2030 5pm",
      means: "Tuesday, December 24, 2030",
    },
    {
      locale: "de-DE",
      add: /^Fällig/,
      field: "Datum",
      typed: "24.12.2031, 17:30",
      means: "Mittwoch, 24. Dezember 2031",
    },
  ];
  const due = async () => (await alice.getCard({ card_id })).due_at;
  for (const { locale, add, field, typed, means } of languages) {
    const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: alice.token, locale });
    await page.getByRole("button", { name: add }).click();
    const input = page.getByRole("textbox", { name: field });
    await input.and(page.locator(":focus")).waitFor();
    await page.keyboard.type("blah");
    await page
      .locator(".date-form [role=status]")
      .filter({ hasText: /recognise|erkennen|verstehen/ })
      .waitFor();
    // A time goes with the words that it came with.
    const time = page.locator("input[type=time]");
    const timeBefore = await time.inputValue();
    await input.fill("24.12.2030 9:15");
    expect(await time.inputValue()).toBe("09:15");
    await input.fill("24.12.2030");
    expect(await time.inputValue()).toBe(timeBefore);
    await input.fill(typed);
    await page.getByText(means, { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.locator(".date-form").waitFor({ state: "detached" });
    await page.context().close();
  }
  await eventually(async () => (await due()) === new Date("2031-12-24T17:30").toISOString(), "the date");
});

test("detail: the calendar is moved in with the keyboard", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] });
  const card_id = cardIds.One!;
  await alice.updateCard({ card_id, due_at: new Date("2024-01-31T10:00").toISOString() });
  const page = await open(`${path}/${card_id}`, alice);
  await page.getByRole("button", { name: /^Due / }).click();
  await page.locator("[data-day='2024-01-31']").focus();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowRight");
  await page.locator("[data-day='2024-03-01']:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Due .*Mar.* 2024/ }).waitFor();
  const chosen = new Date("2024-03-01T10:00").toISOString();
  await eventually(async () => (await alice.getCard({ card_id })).due_at === chosen, "the chosen day");
});

test("a picture becomes the cover, and goes with its file", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const card_id = cardIds.One!;
  const file = new File([new Uint8Array(png(64, 32))], "cover.png", { type: "image/png" });
  await alice.uploadAttachment({ card_id, file });
  const [mine, theirs] = [await open(`${path}/${card_id}`, alice), await open(path, bob)];
  await mine.getByRole("button", { name: "Use cover.png as the cover" }).click();
  const cover = theirs.locator(".card .card-cover");
  await cover.waitFor();
  const isDrawn = (image: SVGElement | HTMLElement) =>
    image instanceof HTMLImageElement ? image.decode().then(() => image.naturalWidth) : 0;
  expect(await cover.evaluate(isDrawn)).toBe(64);
  await mine.getByRole("button", { name: "Delete cover.png" }).click();
  await cover.waitFor({ state: "detached" });
});

test("a card is copied to where it is wanted", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One", "Two"], Done: [] }, [bob]);
  await alice.createChecklist({ card_id: cardIds.One!, title: "Steps" });
  const [mine, theirs] = [await open(path, alice), await open(path, bob)];
  await mine.getByRole("button", { name: "Actions for One" }).click();
  await mine.getByRole("menuitem", { name: "Copy…" }).click();
  await mine.getByRole("textbox", { name: "Title" }).fill("One again");
  await mine.getByRole("button", { name: "Copy", exact: true }).click();
  await theirs.getByRole("link", { name: "One again" }).waitFor();
  const board = await alice.getBoard({ board_id: path.slice(3) });
  expect(board.columns[0]!.cards.map(({ title, checklists }) => [title, checklists.length])).toEqual([
    ["One", 1],
    ["One again", 1],
    ["Two", 0],
  ]);
  await mine.keyboard.press("Control+z");
  await theirs.getByRole("link", { name: "One again" }).waitFor({ state: "detached" });
});

test("several lines that are pasted become as many cards, complete if they were ticked, also offline, and are undone at once", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const [mine, theirs] = [await open(path, alice, true), await open(path, bob)];
  await mine.getByRole("button", { name: "Add a card to To do" }).click();
  await mine.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/paste-lines-dialog-")),
  );
  await mine.context().setOffline(true);
  await mine.getByRole("textbox", { name: "Title of a new card in To do" }).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "- Buy bread\n\n2. Buy milk\r\n* [ ] Buy tea\n- [x] Buy tape");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await mine.getByRole("button", { name: "4 cards" }).click();
  await mine.locator("[data-complete=true]", { hasText: "Buy tape" }).waitFor();
  await mine.getByRole("link", { name: "Buy tea" }).waitFor();
  await mine.context().setOffline(false);
  await theirs.locator("[data-complete=true]", { hasText: "Buy tape" }).waitFor();
  const cards = async () => {
    const { columns } = await alice.getBoard({ board_id: path.slice(3) });
    return columns[0]!.cards.map(({ title, is_complete }) => (is_complete ? `${title} ✓` : title));
  };
  expect(await cards()).toEqual(["One", "Buy bread", "Buy milk", "Buy tea", "Buy tape ✓"]);
  await mine.keyboard.press("Escape");
  await mine.keyboard.press("Control+z");
  await theirs.getByRole("link", { name: "Buy tea" }).waitFor({ state: "detached" });
  expect(await cards()).toEqual(["One"]);
});

test("lines pasted into a checklist become an item each, in order; a line that is too long adds none", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] });
  const card_id = cardIds.One!;
  await alice.createChecklist({ card_id, title: "Steps" });
  const page = await open(`${path}/${card_id}`, alice);
  const paste = (text: string) =>
    page.getByRole("textbox", { name: "New item in Steps" }).evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste(`Short\n${"x".repeat(2001)}`);
  await page.getByText("Nothing was added. Line 2 is longer than 2,000 characters.").waitFor();
  await paste("- Plan\n- Build\n\n- Ship");
  await page.getByText("3 items were added.").waitFor();
  await eventually(async () => {
    const { checklists } = await alice.getCard({ card_id });
    return checklists[0]!.items.map(({ content }) => content).join() === "Plan,Build,Ship";
  }, "the three items in their order");
});

test("detail: the dialog shows the number and copies the link", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One", "Two"] });
  const page = await open(`${path}/${cardIds.Two}`, alice);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("dialog").getByText("#2").waitFor();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("The link to #2 was copied.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${service.url}${path}/${cardIds.Two}`,
  );
});
