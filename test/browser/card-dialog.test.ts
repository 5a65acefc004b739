/** Everything on a card: its text, labels, assignees, checklists and files, with mouse and keyboard. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { hears, openBrowser, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

/** A board with one card, whose dialog is open. */
async function openCard(options = {}): Promise<{ page: Page; card_id: string; path: string }> {
  const { path, cardIds } = await layOut(alice, { "To do": ["One", "Two"], Done: [] }, [bob]);
  const page = await browser.visit(`${service.url}${path}/${cardIds.One}`, {
    token: alice.token,
    ...options,
  });
  await page.getByRole("dialog", { name: "One" }).waitFor();
  return { page, card_id: cardIds.One!, path };
}

/** Waits until the service has it so. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`never true: ${condition}`);
    await Bun.sleep(40);
  }
}

async function itemsOf(card_id: string): Promise<string[]> {
  const { checklists } = await alice.getCard({ card_id });
  return checklists.flatMap(({ title, items }) => [title, ...items.map(({ content }) => content)]);
}

test("text, labels and people", async () => {
  const { page, card_id } = await openCard();
  await page.getByRole("button", { name: "One", exact: true }).click();
  await page.getByRole("textbox", { name: "Card title" }).fill("One and only");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "One and only" }).waitFor();
  const title = page.getByRole("button", { name: "One and only", exact: true });
  await until(() => title.evaluate((element) => element === document.activeElement));

  await page.getByRole("button", { name: "Add a description" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("See **this** <b>markup</b>");
  await page.keyboard.press("Control+Enter");
  await page.locator(".markdown strong", { hasText: "this" }).waitFor();
  await page.getByText("<b>markup</b>").waitFor();

  await page.getByRole("button", { name: "Add labels" }).click();
  await page.getByRole("textbox", { name: "New label name" }).fill("Urgent");
  await page.getByRole("button", { name: "Red", exact: true }).click();
  await page.getByRole("button", { name: "Create label" }).click();
  const urgent = page.getByRole("checkbox", { name: "Urgent" });
  await until(() => urgent.isChecked());
  await page.getByRole("button", { name: "Edit the label Urgent" }).click();
  await page.getByRole("heading", { name: "Edit label" }).waitFor();
  await page.getByText("Used on 1 card").waitFor();
  await page.getByRole("textbox", { name: "Label name" }).fill("Very urgent");
  await page.locator(".label-preview", { hasText: "Very urgent" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Very urgent" }).waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Assign people" }).click();
  await page.getByRole("checkbox", { name: bob.me.username }).check();
  await page.keyboard.press("Escape");
  await until(async () => {
    const card = await alice.getCard({ card_id });
    return card.assignees[0]?.id === bob.id && card.labels[0]?.name === "Very urgent";
  });
  expect(await alice.getCard({ card_id })).toMatchObject({
    title: "One and only",
    description: "See **this** <b>markup</b>",
    labels: [{ name: "Very urgent", color: "#d1492e" }],
  });

  await page.getByRole("button", { name: "Edit labels" }).click();
  await page.getByRole("button", { name: "Edit the label Very urgent" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("from every card").waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.locator(".card-side .card-chips .chip", { hasText: "Very urgent" }).waitFor();
  await page.context().close();
});

test("labels and people are chosen by typing, and a label that does not exist is created", async () => {
  const { page, card_id } = await openCard();
  const { board_id } = await alice.getCard({ card_id });
  for (const name of ["Blocked", "Ready"]) await alice.createLabel({ board_id, name });
  await page.reload();
  const chips = page.locator(".card-side .card-chips .chip");
  await page.getByRole("button", { name: "Add labels" }).click();
  const field = page.getByRole("searchbox", { name: "Find or create a label" });
  await field.and(page.locator(":focus")).waitFor();
  await page.keyboard.type("rea");
  await page.getByRole("checkbox", { name: "Blocked" }).waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await chips.filter({ hasText: "Ready" }).waitFor();
  expect(await field.inputValue()).toBe("");
  await page.keyboard.type("Legal");
  await page.getByRole("button", { name: "Create label “Legal”" }).waitFor();
  await page.keyboard.press("Enter");
  await chips.filter({ hasText: "Legal" }).waitFor();
  await page.keyboard.press("ArrowDown");
  const panel = page.getByRole("dialog", { name: "Labels on this card" });
  await panel.getByRole("checkbox").first().and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Assign people" }).click();
  await page.getByRole("searchbox", { name: "Find a member" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type(bob.me.username.toUpperCase());
  await page.keyboard.press("Enter");
  await until(async () => {
    const { labels, assignees } = await alice.getCard({ card_id });
    return labels.length === 2 && assignees[0]?.id === bob.id;
  });
  const names = (await alice.getCard({ card_id })).labels.map(({ name }) => name);
  expect(names.sort()).toEqual(["Legal", "Ready"]);
  await page.context().close();
});

test("when two people edit the description, both texts are shown and one can be chosen", async () => {
  const { page, card_id } = await openCard();
  await page.getByRole("button", { name: "Add a description" }).click();
  const field = page.getByRole("textbox", { name: "Description" });
  await field.fill("Mine");
  await bob.updateCard({ card_id, description: "Theirs" });
  await page.getByText(`${bob.me.username} changed this`).waitFor();
  await page.locator("ins", { hasText: "Theirs" }).waitFor();
  expect(await field.inputValue()).toBe("Mine");
  expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Keep my text" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await until(async () => (await alice.getCard({ card_id })).description === "Mine");
  await page.context().close();
});

test("neither Escape nor closing the card loses text", async () => {
  const { page } = await openCard();
  await page.getByRole("button", { name: "Add a description" }).click();
  const field = page.getByRole("textbox", { name: "Description" });
  await field.fill("Not finished");
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Draft/ }).click();
  expect(await field.inputValue()).toBe("Not finished");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "One" }).click();
  await field.waitFor();
  expect(await field.inputValue()).toBe("Not finished");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Add a description" }).waitFor();
  await page.context().close();
});

test("checklist items are added, ticked, hidden, edited, reordered with mouse, keys and menu, deleted and restored", async () => {
  const { page, card_id } = await openCard();
  await page.getByRole("button", { name: "Add a checklist" }).click();
  await page.keyboard.type("Steps");
  await page.keyboard.press("Enter");
  const field = page.getByLabel("New item in Steps");
  await until(() => field.evaluate((element) => element === document.activeElement));
  for (const content of ["a", "b", "c"]) {
    await page.keyboard.type(content);
    await page.keyboard.press("Enter");
  }
  await until(async () => (await itemsOf(card_id)).length === 4);
  await page.getByRole("checkbox", { name: "a", exact: true }).check();
  await page.getByText("1 of 3", { exact: true }).waitFor();

  // The mouse takes c before a.
  const grip = (content: string) => page.getByRole("button", { name: `Drag ${content}`, exact: true });
  await grip("c").hover();
  await page.mouse.down();
  const target = (await grip("a").boundingBox())!;
  await page.mouse.move(target.x + 8, target.y + 2, { steps: 6 });
  await page.locator('.item[data-drop]:has([aria-label="Drag a"])').waitFor();
  await page.mouse.up();
  await until(async () => (await itemsOf(card_id)).join() === "Steps,c,a,b");

  // The keys take it one down, and back again by giving up.
  await grip("c").focus();
  await page.keyboard.press("Space");
  await hears(page, "Picked up");
  await page.keyboard.press("ArrowDown");
  await hears(page, "Steps, position 2 of 3");
  await page.keyboard.press("Space");
  await until(async () => (await itemsOf(card_id)).join() === "Steps,a,c,b");
  await until(() => grip("c").evaluate((element) => element === document.activeElement));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await hears(page, "Cancelled");
  await page.getByRole("dialog", { name: "One" }).waitFor();

  const act = async (content: string, action: string) => {
    await page.getByRole("button", { name: `Actions for ${content}`, exact: true }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await act("b", "Move up");
  await until(async () => (await itemsOf(card_id)).join() === "Steps,a,b,c");
  await act("b", "Edit");
  await page.getByRole("textbox", { name: "Item text" }).fill("b, but better");
  await page.keyboard.press("Enter");
  await until(async () => (await itemsOf(card_id)).join() === "Steps,a,b, but better,c");
  // Enter went on with a new item below; Escape leaves that.
  const next = page.getByRole("textbox", { name: "New item in Steps" });
  await until(() => next.evaluate((element) => element === document.activeElement));
  await page.keyboard.press("Escape");
  const box = page.getByRole("checkbox", { name: "b, but better" });
  await until(() => box.evaluate((element) => element === document.activeElement));
  await page.getByRole("button", { name: "Assign people to c" }).click();
  await page.getByRole("checkbox", { name: alice.me.username }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Assign people to c (currently ${alice.me.username})` }).waitFor();

  await page.getByRole("button", { name: "Actions for the checklist Steps" }).click();
  await page.getByRole("menuitem", { name: "Hide completed items" }).click();
  const completed = page.getByRole("checkbox", { name: "a", exact: true });
  await completed.waitFor({ state: "detached" });
  // Up, past what is hidden, there is nothing.
  await act("c", "Move up");
  await until(async () => (await itemsOf(card_id)).join() === "Steps,a,c,b, but better");
  await page.getByRole("button", { name: "Actions for c", exact: true }).click();
  expect(await page.getByRole("menuitem", { name: "Move up" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "One" }).getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "One" }).click();
  await page.getByRole("button", { name: "Show 1 completed item" }).click();
  await completed.waitFor();
  await act("c", "Move down");

  await act("c", "Delete");
  await page.getByText("“c” was deleted.").waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("1 of 3", { exact: true }).waitFor();
  await act("c", "Delete");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await until(async () => (await itemsOf(card_id)).join() === "Steps,a,b, but better");
  await page.context().close();
});

test("detail: on a phone, items are dragged between checklists by touch, and assigned from their menus", async () => {
  const { page, card_id } = await openCard({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const first = await alice.createChecklist({ card_id, title: "First" });
  const second = await alice.createChecklist({ card_id, title: "Second" });
  await alice.createItem({ checklist_id: first.id, content: "a" });
  await alice.createItem({ checklist_id: second.id, content: "b" });
  const middleOf = async (content: string) => {
    const grip = page.getByRole("button", { name: `Drag ${content}`, exact: true });
    await grip.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await grip.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  await middleOf("b");
  const from = await middleOf("a");
  const to = await middleOf("b");
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  await page.locator("html[data-dragging]").waitFor();
  await touch("touchMove", { x: from.x, y: (from.y + to.y) / 2 });
  await touch("touchMove", { x: to.x, y: to.y - 10 });
  await page.locator('.item[data-drop]:has([aria-label="Drag b"])').waitFor();
  await touch("touchEnd");
  await until(async () => (await itemsOf(card_id)).join() === "First,Second,a,b");
  await page.getByRole("button", { name: "Actions for a", exact: true }).tap();
  await page.getByRole("menuitem", { name: "Assign people" }).tap();
  await page.getByRole("dialog", { name: "People for a" }).waitFor();
  await page.context().close();
});

test("a file is uploaded, shown, downloaded unchanged and deleted", async () => {
  const { page, card_id } = await openCard();
  const picture = await page.screenshot();
  const input = page.locator("input[type=file]");
  await input.setInputFiles([
    { name: "picture é.png", mimeType: "image/png", buffer: picture },
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") },
  ]);
  const preview = page.getByRole("img", { name: "Show picture é.png" });
  await preview.waitFor();
  await until(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download picture é.png" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("picture é.png");
  expect(picture.equals(await readFile(await download.path()))).toBe(true);
  for (const opener of [preview, page.getByRole("button", { name: "picture é.png", exact: true })]) {
    await opener.click();
    await page.getByRole("dialog", { name: "picture é.png" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "picture é.png" }).waitFor({ state: "detached" });
  }
  await page.getByRole("dialog", { name: "One" }).waitFor();

  await page.getByRole("button", { name: "Delete notes.txt" }).click();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await until(async () => (await alice.getCard({ card_id })).attachments.length === 1);
  await page.context().close();
});

test("a failed upload shows its reason and can be retried", async () => {
  const { page } = await openCard();
  await page.route("**/attachments", (route) =>
    route.fulfill({ status: 503, json: { detail: "The database cannot be reached; try again soon." } }),
  );
  const file = { name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.from("123456") };
  await page.locator("input[type=file]").setInputFiles([file]);
  await page.getByText("Boardcast is busy.").waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("link", { name: "Download film.mp4" }).waitFor();
  await page.context().close();
});

test("a card is opened and closed with keys, moved, deleted and restored", async () => {
  const { page, path } = await openCard();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe(path);
  const link = page.getByRole("link", { name: "One" });
  await link.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "One" }).waitFor();
  await page.keyboard.press("Escape");
  await until(() => link.evaluate((element) => element === document.activeElement));

  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Move from To do" }).click();
  await page.getByRole("button", { name: "Choose a position…" }).click();
  await page.getByRole("combobox", { name: "Column" }).selectOption("Done");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.locator(".card-column", { hasText: "Done" }).waitFor();
  await page.getByRole("button", { name: /^Actions for the card / }).click();
  await page.getByRole("menuitem", { name: "Delete card" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByText("“One” was deleted.").waitFor();
  await link.waitFor({ state: "detached" });
  await page
    .locator(".toast", { hasText: "deleted" })
    .getByRole("button", { name: "Undo", exact: true })
    .click();
  await link.waitFor();
  await page.context().close();
});

test("detail: the card dialog passes axe", async () => {
  const { page, card_id } = await openCard({});
  const found: string[] = [];
  const judge = async (view: string) => {
    found.push(...(await violations(page)).map((violation) => `${view}: ${violation}`));
  };
  await judge("empty");
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Steps" });
  const { id: item_id } = await alice.createItem({ checklist_id, content: "First" });
  await alice.updateItem({ item_id, is_done: true });
  await alice.assignItem({ item_id, user_ids: [bob.id] });
  await alice.assignCard({ card_id, user_ids: [alice.id, bob.id] });
  const { board_id } = await alice.updateCard({
    card_id,
    description:
      "# Head\n\n- [x] done\n\n```\ncode\n```\n\n| a |\n|---|\n| b |\n\n> [link](https://example.org)",
  });
  const { id: label_id } = await alice.createLabel({ board_id, name: "Urgent" });
  await alice.addLabel({ card_id, label_id });
  const file = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") };
  await page.locator("input[type=file]").setInputFiles([file]);
  await page.getByRole("link", { name: "Download notes.txt" }).waitFor();
  await judge("full");
  await page.getByRole("button", { name: "Edit labels" }).click();
  await judge("labels");
  await page.getByRole("button", { name: "Edit the label Urgent" }).click();
  await judge("label");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Change people" }).click();
  await judge("people");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Actions for First" }).click();
  await judge("item menu");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit the description" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Mine");
  await bob.updateCard({ card_id, description: "Theirs" });
  await page.getByText(`${bob.me.username} changed this`).waitFor();
  await judge("conflict");
  await page.context().close();
  expect(found).toEqual([]);
  expect(browser.complaints).toEqual([]);
});

test("detail: the open card keeps its size when a message appears, and can be scrolled past it", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["Short", "Long"] }, [bob]);
  await alice.updateCard({ card_id: cardIds.Long!, description: "Line\n\n".repeat(60) });
  for (const title of ["Short", "Long"]) {
    const page = await browser.visit(`${service.url}${path}/${cardIds[title]}`, { token: bob.token });
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.getByText("Comments and activity", { exact: true }).waitFor();
    await page.waitForTimeout(300);
    const before = await dialog.boundingBox();
    // Bob has nothing to undo.
    await page.keyboard.press("Control+z");
    const message = page.locator(".toast");
    await message.waitFor();
    await page.waitForTimeout(100);
    expect([title, await dialog.boundingBox()]).toEqual([title, before]);
    const covered = await dialog.locator(".dialog-body").evaluate((body) => {
      const top = document.querySelector(".toast")!.getBoundingClientRect().top;
      const isBelow = (element: Element | null) => element!.getBoundingClientRect().bottom > top + 1;
      const field = isBelow(body.querySelector(".comment[data-new]"));
      body.scrollTo({ top: body.scrollHeight });
      return { field, end: isBelow(body.querySelector(".card-sheet")) };
    });
    expect([title, covered]).toEqual([title, { field: false, end: false }]);
    await page.context().close();
  }
});
