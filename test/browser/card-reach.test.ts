/** What an open card offers without a long way: the field for a comment, keys, its column, its pictures. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { png } from "../support/pictures.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { someOf } from "./combinations.ts";

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

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const TALL = "A paragraph that takes its line.\n\n".repeat(40);

async function openCard(fill: (card_id: string) => Promise<unknown> = async () => {}, options = {}) {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"], Done: [] }, [bob]);
  const card_id = cardIds.One!;
  await fill(card_id);
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: alice.token, ...options });
  await page.getByRole("dialog", { name: "One" }).waitFor();
  return { page, card_id };
}

const field = (page: Page) => page.getByRole("textbox", { name: "New comment" });

/** All of it is where the card shows what it has scrolled to. */
async function isInSight(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const box = element.closest(".dialog-body")!.getBoundingClientRect();
    return top >= box.top && bottom <= Math.min(box.bottom, innerHeight);
  });
}

for (const [where, options] of someOf(Object.entries({ "on a phone": PHONE, "at a desk": {} })))
  test(`detail: ${where}, the field for a comment is in sight from the top of a long card down to the comments`, async () => {
    const { page } = await openCard(async (card_id) => {
      await alice.updateCard({ card_id, description: TALL });
      for (let index = 0; index < 3; index++) await bob.createComment({ card_id, body: `Comment ${index}` });
    }, options);
    await page.getByText("Comment 0").waitFor({ state: "attached" });
    const body = page.locator(".dialog-body");
    for (const part of [0, 0.3, 0.6]) {
      await body.evaluate((element, at) => element.scrollTo(0, at * element.scrollHeight), part);
      expect(await isInSight(field(page))).toBe(true);
    }
    // What is written there and sent is shown where it has come to.
    await field(page).fill("Seen");
    await page.getByRole("button", { name: "Comment", exact: true }).click();
    const sent = page.locator("[data-comment-id]", { hasText: "Seen" });
    await sent.waitFor();
    await eventually(() => isInSight(sent), "the comment in sight");
  });

test("keys lead to what an open card has: a comment, the description, a checklist, watching", async () => {
  const { page, card_id } = await openCard();
  const sheet = page.locator(".card-sheet");
  await sheet.focus();
  await page.keyboard.press("n");
  await field(page).and(page.locator(":focus")).waitFor();
  expect(await field(page).inputValue()).toBe("");
  await page.keyboard.type("new");
  expect(await field(page).inputValue()).toBe("new");

  await sheet.focus();
  await page.keyboard.press("Shift+E");
  const description = page.getByRole("textbox", { name: "Description" });
  await description.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await sheet.focus();
  await page.keyboard.press("-");
  await page.getByRole("textbox", { name: "Checklist name" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Steps");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Steps" }).waitFor();
  await sheet.focus();
  await page.keyboard.press("w");
  await eventually(async () => (await alice.getWatch({ card_id })).is_watching, "watching");
  // In place of the window that asks for files, which belongs to the browser.
  await page.evaluate(() => {
    HTMLInputElement.prototype.click = function () {
      this.dataset.asked = "true";
    };
  });
  await page.keyboard.press("u");
  await page.locator("input[type=file][data-asked]").waitFor({ state: "attached" });
});

test("J and K lead to the next and previous card of the column that the board shows; Back leads to the board", async () => {
  const { path, cardIds } = await layOut(alice, {
    "To do": ["One b", "Two", "Three b", "Four b"],
    Done: ["Five b"],
  });
  const page = await browser.visit(`${service.url}${path}?q=b`, { token: alice.token });
  const shown = (name: string) => page.getByRole("dialog", { name, exact: true });
  const next = page.getByRole("button", { name: "Next card in the column" });
  const previous = page.getByRole("button", { name: "Previous card in the column" });
  await page.getByRole("link", { name: "One b" }).click();
  await shown("One b").waitFor();
  expect(await previous.isDisabled()).toBe(true);
  await page.keyboard.press("j");
  await shown("Three b").waitFor();
  await next.click();
  await shown("Four b").waitFor();
  expect(page.url()).toBe(`${service.url}${path}/${cardIds["Four b"]}?q=b`);
  expect(await next.isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await shown("Three b").waitFor();
  // Whoever writes, writes.
  await page.keyboard.press("n");
  await page.keyboard.type("jk");
  expect(await field(page).inputValue()).toBe("jk");
  await page.goBack();
  await shown("Three b").waitFor({ state: "detached" });
  expect(page.url()).toBe(`${service.url}${path}?q=b`);
  const hasFocus = (name: string) => page.getByRole("link", { name }).and(page.locator(":focus")).waitFor();
  await hasFocus("Three b");
  await page.getByRole("link", { name: "One b" }).click();
  await shown("One b").waitFor();
  await page.keyboard.press("j");
  await shown("Three b").waitFor();
  await page.keyboard.press("c");
  await hasFocus("Four b");
});

test("detail: the palette lists what an open card can do, with its keys, and does it", async () => {
  const { page, card_id } = await openCard();
  const option = (name: string) => page.getByRole("option", { name });
  const choose = async (name: string) => {
    await page.keyboard.press("Control+k");
    await option(name).click();
    await page.getByRole("combobox").waitFor({ state: "detached" });
  };
  await page.locator(".card-sheet").focus();
  await page.keyboard.press("Control+k");
  await option("Edit the description").waitFor();
  const keys = await page
    .locator(".option", { has: page.locator("kbd") })
    .evaluateAll((all) =>
      all.map((each) => [...each.querySelectorAll("kbd")].map(({ textContent }) => textContent).join(" ")),
    );
  expect(keys).toEqual([..."DLAITVN", "Shift E", ..."-UCYESW", "Ctrl Z", "Ctrl Shift Z"]);
  await page.keyboard.press("Escape");
  await choose("Write a comment");
  await field(page).and(page.locator(":focus")).waitFor();
  // In a text, the key makes a link.
  await page.keyboard.press("Escape");
  await choose("Watch card");
  await eventually(async () => (await alice.getWatch({ card_id })).is_watching, "watching");
  await choose("Stop watching card");
  await eventually(async () => !(await alice.getWatch({ card_id })).is_watching, "not watching any more");
  await choose("Add a checklist");
  await page.getByRole("textbox", { name: "Checklist name" }).and(page.locator(":focus")).waitFor();
  await choose("Edit the description");
  await page.getByRole("textbox", { name: "Description" }).and(page.locator(":focus")).waitFor();
});

test("detail: on a phone, the head of a card is as high as its buttons and its title, and no keys are named", async () => {
  const { page } = await openCard(async () => {}, PHONE);
  const head = page.locator(".dialog-head");
  expect((await head.boundingBox())!.height).toBeLessThan(56);
  await field(page).tap();
  await page.getByText("Markdown works. @ mentions someone, # links to a card.").waitFor();
  expect(await page.getByText("Ctrl+Enter").filter({ visible: true }).count()).toBe(0);
  const desk = (await openCard()).page;
  await field(desk).click();
  await desk.getByText("Ctrl+Enter sends.").waitFor();
});

test("detail: keys work after a click or a save anywhere in the card, but not beside a text that is being written", async () => {
  const { page, card_id } = await openCard(async (card_id) => {
    const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Steps" });
    await alice.createItem({ checklist_id, content: "First" });
  });
  const focused = page.locator(":focus");
  await page.getByRole("checkbox", { name: "First" }).click();
  await page.keyboard.press("n");
  await field(page).and(focused).waitFor();
  await page.keyboard.type("can");
  expect(await field(page).inputValue()).toBe("can");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+E");
  const description = page.getByRole("textbox", { name: "Description" });
  await description.and(focused).waitFor();
  await page.keyboard.type("Text");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.focus();
  for (const key of ["c", "t", "n"]) await page.keyboard.press(key);
  await save.and(focused).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Edit the description" }).and(focused).waitFor();
  // An item that is carried has keys of its own.
  const grip = page.locator(".item-grip");
  await grip.focus();
  await page.keyboard.press("Space");
  await page.locator("[data-carried=keyboard]").waitFor();
  for (const key of ["c", "t", "n"]) await page.keyboard.press(key);
  await grip.and(focused).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("d");
  await page.getByRole("dialog", { name: "Due date" }).waitFor();
  await page.keyboard.press("Escape");
  expect((await alice.getCard({ card_id })).is_complete).toBe(false);
});

test("detail: without single keys, none of them does anything, nor is one named", async () => {
  const { page } = await openCard();
  await page.evaluate(() => localStorage.setItem("boardcast-single-keys", "off"));
  await page.reload();
  await page.getByRole("dialog", { name: "One" }).waitFor();
  await page.locator(".card-sheet").focus();
  for (const key of ["n", "-", "v", "Shift+E"]) await page.keyboard.press(key);
  expect(await page.locator("dialog :is(textarea, input):focus, .popover:popover-open").count()).toBe(0);
  expect(await page.locator("dialog [aria-keyshortcuts]").count()).toBe(0);
});

test("detail: the column of an open card is changed with a key, arrows and Enter, or two clicks", async () => {
  const { page, card_id } = await openCard();
  const columnOf = async () => {
    const { column_id, board_id } = await alice.getCard({ card_id });
    return (await alice.getBoard({ board_id })).columns.find(({ id }) => id === column_id)?.title;
  };
  await page.locator(".card-sheet").focus();
  await page.keyboard.press("v");
  const panel = page.getByRole("dialog", { name: "Move the card" });
  await panel.getByRole("searchbox", { name: "Find a column" }).and(page.locator(":focus")).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await panel.getByRole("button", { name: "To do" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Move from Done" }).and(page.locator(":focus")).waitFor();
  await eventually(async () => (await columnOf()) === "Done", "the card in Done");
  await page.getByRole("button", { name: "Move from Done" }).click();
  await panel.getByRole("button", { name: "To do" }).click();
  await eventually(async () => (await columnOf()) === "To do", "the card in To do");
});

test("what has not reached the service says so in the card, until it has", async () => {
  const { page, card_id } = await openCard();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Written offline");
  await page.keyboard.press("Control+Enter");
  const section = page.getByRole("region", { name: "Description" });
  await section.getByText("Not sent yet").waitFor();
  await page.locator(".dialog-head").getByText("Not sent yet").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.context().setOffline(false);
  await eventually(async () => (await alice.getCard({ card_id })).description !== null, "the description");
  await page.getByText("Not sent yet").first().waitFor({ state: "detached" });
});

test("detail: one picture after the other is looked at with the arrow keys", async () => {
  const { page, card_id } = await openCard();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } });
  const file = (name: string) => new File([new Uint8Array(picture)], name, { type: "image/png" });
  for (const name of ["one.png", "two.png"]) await alice.uploadAttachment({ card_id, file: file(name) });
  await alice.uploadAttachment({ card_id, file: new File(["text"], "notes.txt", { type: "text/plain" }) });
  await page.getByRole("img", { name: "Show one.png" }).click();
  const shown = (name: string) => page.getByRole("dialog", { name, exact: true });
  await shown("one.png").getByText("1 of 2").waitFor();
  // It has the whole window.
  expect(await shown("one.png").boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize()! });
  for (const held of ["Alt", "Control", "Meta", "Shift"]) await page.keyboard.press(`${held}+ArrowRight`);
  await shown("one.png").getByText("1 of 2").waitFor();
  await page.keyboard.press("ArrowRight");
  await shown("two.png").getByRole("img", { name: "two.png" }).waitFor();
  expect(await page.getByRole("button", { name: "Next picture" }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Previous picture" }).click();
  await shown("one.png").waitFor();
  await shown("one.png").getByRole("button", { name: "Use one.png as the cover" }).click();
  await shown("one.png").getByRole("button", { name: "Remove one.png as the cover" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "One", exact: true }).waitFor();
});

test("detail: a click on a picture shows it as large as it is, with what was clicked in sight", async () => {
  const { page, card_id } = await openCard();
  const file = new File([png(3000, 2000, 90)], "large.png", { type: "image/png" });
  await alice.uploadAttachment({ card_id, file });
  await page.getByRole("img", { name: "Show large.png" }).click();
  const picture = page.getByRole("dialog").getByRole("img", { name: "large.png", exact: true });
  const own = page.getByRole("button", { name: "Actual size" });
  const { x, y, width, height } = (await picture.boundingBox())!;
  expect(width).toBeLessThan(1300);
  await page.mouse.click(x + width - 1, y + height - 1);
  expect(await own.getAttribute("aria-pressed")).toBe("true");
  const large = (await picture.boundingBox())!;
  expect([large.width, large.height]).toEqual([3000, 2000]);
  expect(large.x + large.width).toBeLessThan(x + width + 20);
  expect(await violations(page)).toEqual([]);
  await own.click();
  expect((await picture.boundingBox())!.width).toBe(width);
});

test("detail: where the picture that is shown is deleted, its neighbour is shown; without one, the focus is in the card", async () => {
  const { page, card_id } = await openCard();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } });
  const add = async (name: string) => {
    const file = new File([new Uint8Array(picture)], name, { type: "image/png" });
    return (await alice.uploadAttachment({ card_id, file })).id;
  };
  const ids: string[] = [];
  for (const name of ["one.png", "two.png", "three.png", "four.png"]) ids.push(await add(name));
  const remove = (index: number) => bob.deleteAttachment({ attachment_id: ids[index]! });
  const shown = (name: string) => page.getByRole("dialog", { name, exact: true });
  await page.getByRole("img", { name: "Show two.png" }).click();
  await shown("two.png").getByText("2 of 4").waitFor();
  await remove(1);
  await shown("three.png").getByText("2 of 3").waitFor();
  // It stays the one that is shown, whatever comes before it.
  await remove(0);
  await shown("three.png").getByText("1 of 2").waitFor();
  await page.keyboard.press("ArrowRight");
  await shown("four.png").waitFor();
  await remove(3);
  await shown("three.png").waitFor();
  await remove(2);
  await page.getByRole("button", { name: "Attach files" }).and(page.locator(":focus")).waitFor();
  await add("five.png");
  await page.getByRole("img", { name: "Show five.png" }).waitFor();
  expect(await page.locator("dialog:modal").count()).toBe(1);
});

test("detail: of many changes between two comments the newest are shown, the others on request", async () => {
  const { page } = await openCard(async (card_id) => {
    await bob.createComment({ card_id, body: "First" });
    const at = (day: number) => `2031-01-0${day}T12:00:00.000Z`;
    await bob.updateCard({ card_id, due_at: at(5) });
    await bob.updateCard({ card_id, is_complete: true });
    await bob.assignCard({ card_id, user_ids: [bob.id] });
    await bob.createChecklist({ card_id, title: "Steps" });
    await bob.updateCard({ card_id, start_at: at(1) });
    await bob.updateCard({ card_id, is_complete: false });
    await bob.createComment({ card_id, body: "Last" });
  });
  const lines = page.locator(".timeline .activity-line");
  const more = page.getByRole("button", { name: "Show 3 more changes" });
  await more.waitFor();
  const before = await lines.count();
  await more.click();
  const fewer = page.getByRole("button", { name: "Show fewer changes" });
  await fewer.and(page.locator(":focus")).waitFor();
  expect(await lines.count()).toBe(before + 3);
  await fewer.click();
  await more.waitFor();
  expect(await lines.count()).toBe(before);
});

test("detail: the labels to choose from are beside their section, not over it, and stay there while they are searched", async () => {
  const viewport = { width: 1280, height: 800 };
  const { page, card_id } = await openCard(async () => {}, { viewport });
  const { board_id } = await alice.getCard({ card_id });
  for (let index = 0; index < 30; index++) await alice.createLabel({ board_id, name: `Label ${index}` });
  const opener = page.getByRole("button", { name: "Add labels" });
  await opener.click();
  const panel = page.getByRole("dialog", { name: "Labels on this card" });
  const search = panel.getByRole("searchbox");
  await panel.getByText("Label 29").waitFor({ state: "attached" });
  const isApart = async () => {
    const [one, other] = [(await panel.boundingBox())!, (await opener.boundingBox())!];
    return one.x + one.width <= other.x || other.x + other.width <= one.x || one.y >= other.y + other.height;
  };
  await eventually(isApart, "the panel beside the button");
  const box = (await panel.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(800);
  // The list is what scrolls.
  expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await panel.getByRole("button", { name: "New label" }).waitFor();
  const before = await search.boundingBox();
  await search.fill("29");
  await panel.getByText("Label 28").waitFor({ state: "detached" });
  expect(await search.boundingBox()).toEqual(before);
  // One is as high as it is: nothing is blank below it.
  const found = (await panel.getByText("Label 29").boundingBox())!;
  const button = (await panel.getByRole("button", { name: /^Create label/ }).boundingBox())!;
  expect(button.y - (found.y + found.height)).toBeLessThan(28);
  await search.fill("");
  await panel.getByText("Label 28").waitFor({ state: "attached" });
  expect(await search.boundingBox()).toEqual(before);
});
