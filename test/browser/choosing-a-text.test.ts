/** Somebody else changes a text that is being written: what is chosen can be undone, and moves nothing. */
import { expect, test } from "bun:test";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { someOf } from "./combinations.ts";
import { ann, ben, browser, description, service, setWriters } from "./writers-scene.ts";

setWriters();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Ann has written another last line, Ben another first one, which Ann has taken out again. */
async function clash(viewport = { width: 1280, height: 900 }): Promise<{ page: Page; card_id: string }> {
  const { path, cardIds } = await layOut(ann, { "To do": ["One"] }, [ben]);
  const card_id = cardIds.One!;
  await ann.updateCard({ card_id, description: "First line\nSecond line\nThird line" });
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: ann.token, viewport });
  await button(page, "Edit the description").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText("Drei");
  await ben.updateCard({ card_id, description: "The very first line\nSecond line\nThird line" });
  await page.getByText("Both changes are in your text").waitFor();
  await page.keyboard.press("Control+z");
  await button(page, "Keep both").waitFor();
  return { page, card_id };
}

/** Ann is writing another title, and Ben has saved one. */
async function clashInTitle(visit: BrowserContextOptions = {}) {
  const { path, cardIds } = await layOut(ann, { "To do": ["One"] }, [ben]);
  const card_id = cardIds.One!;
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: ann.token, ...visit });
  await button(page, "One").click();
  const field = page.getByLabel("Card title");
  await field.fill("One, as Ann says");
  await page.getByRole("dialog", { name: "One", exact: true }).waitFor();
  await ben.updateCard({ card_id, title: "One, as Ben says" });
  return { page, card_id, field };
}

const MINE = "First line\nSecond line\nDrei";
const BOTH = "The very first line\nSecond line\nDrei";
const THEIRS = "The very first line\nSecond line\nThird line";

test("after “Keep both”, undoing brings back my text and the question, then what I had before; redoing brings back both", async () => {
  const { page, card_id } = await clash();
  await button(page, "Keep both").click();
  const field = description(page);
  expect(await field.inputValue()).toBe(BOTH);
  await page.keyboard.press("Control+z");
  expect(await field.inputValue()).toBe(MINE);
  await button(page, "Keep both").waitFor();
  await page.keyboard.press("Control+z");
  expect(await field.inputValue()).toBe("First line\nSecond line\nThird line");
  await page.keyboard.press("Control+Shift+z");
  await page.keyboard.press("Control+Shift+z");
  expect(await field.inputValue()).toBe(BOTH);
  await button(page, "Save").click();
  await eventually(async () => (await ben.getCard({ card_id })).description === BOTH, "both changes");
});

test("after taking their text, undoing brings back my text, and the question what shall become of both", async () => {
  const { page } = await clash();
  const field = description(page);
  await button(page, "Use their text").click();
  expect(await field.inputValue()).toBe(THEIRS);
  await button(page, "Keep both").waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  expect(await field.inputValue()).toBe(MINE);
  await button(page, "Keep my text").click();
  await button(page, "Keep my text").waitFor({ state: "detached" });
  // What is decided is not asked again.
  await page.keyboard.press("Control+End");
  await page.keyboard.type("!");
  await page.keyboard.press("Backspace");
  expect(await field.inputValue()).toBe(MINE);
  expect(await button(page, "Keep my text").count()).toBe(0);
});

test("where taking their text ends the writing, as in a title, a message has a button that saves my text after all", async () => {
  const { page, card_id } = await clashInTitle();
  await button(page, "Use their text").click();
  await button(page, "One, as Ben says").waitFor();
  // It stays while the pointer is on it.
  await page.locator(".toast", { hasText: `${ben.me.username}’s text is kept. Yours wasn’t saved.` }).hover();
  expect(await violations(page)).toEqual([]);
  await button(page, "Use mine after all").click();
  await button(page, "One, as Ann says").waitFor();
  await eventually(async () => (await ben.getCard({ card_id })).title === "One, as Ann says", "Ann’s title");
});

test("a choice between the texts also answers whether mine shall be discarded: what saves it is there again", async () => {
  const { page, card_id } = await clash();
  await button(page, "Cancel").click();
  await page.getByText("Discard your text?").waitFor();
  await button(page, "Keep both").click();
  await button(page, "Save").waitFor();
  expect(await page.getByText("Discard your text?").count()).toBe(0);
  await button(page, "Save").click();
  await eventually(async () => (await ben.getCard({ card_id })).description === BOTH, "both changes");

  const { id: comment_id } = await ann.createComment({ card_id, body: "A comment" });
  await page.getByRole("button", { name: /^Actions for the comment/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const field = page.getByLabel("Edit the comment");
  await field.fill("A comment by Ann");
  await ann.updateComment({ comment_id, body: "Another comment" });
  await button(page, "Keep the text here").waitFor();
  await button(page, "Cancel").click();
  await page.getByText("Discard your text?").waitFor();
  await button(page, "Keep the text here").click();
  await page.getByText("Discard your text?").waitFor({ state: "detached" });
  await button(page, "Save").click();
  await page.getByRole("dialog").getByText("A comment by Ann").waitFor();
});

for (const viewport of someOf([
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]))
  test(`detail: whoever saves before choosing, on a screen of ${viewport.width} pixels, is told so beside the button, and nothing moves`, async () => {
    const { page, card_id } = await clash(viewport);
    const field = description(page);
    const said = page
      .getByRole("alert")
      .filter({ hasText: "Before you save, choose above which text to keep." });
    const height = () =>
      page
        .locator("form.description-editor")
        .boundingBox()
        .then((box) => box!.height);
    const before = await height();
    expect(await said.count()).toBe(0);
    await field.press("Control+Enter");
    await said.waitFor();
    expect(await height()).toBe(before);
    expect(await page.getByText("Not saved yet").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await button(page, "Keep both").click();
    await said.waitFor({ state: "detached" });
    await field.press("Control+Enter");
    await eventually(async () => (await ben.getCard({ card_id })).description === BOTH, "both changes");

    const { id: comment_id } = await ann.createComment({ card_id, body: "A comment" });
    await page.getByRole("button", { name: /^Actions for the comment/ }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const comment = page.getByLabel("Edit the comment");
    await comment.fill("A comment by Ann");
    await ann.updateComment({ comment_id, body: "Another comment" });
    await button(page, "Keep the text here").waitFor();
    const editor = page.locator("form.comment-editor", { has: comment });
    const commentHeight = () => editor.boundingBox().then((box) => box!.height);
    const usual = await commentHeight();
    await comment.press("Control+Enter");
    await said.waitFor();
    expect(await commentHeight()).toBe(usual);
  });

for (const colorScheme of someOf(["dark", "light"] as const))
  test(`detail: in a title, Enter before choosing emphasises what is to be done, and moves nothing (${colorScheme})`, async () => {
    const { page, field } = await clashInTitle({ colorScheme });
    await button(page, "Use their text").waitFor();
    const height = () =>
      page
        .locator(".notice", { hasText: "while you were editing" })
        .boundingBox()
        .then((box) => box!.height);
    const before = await height();
    await field.press("Enter");
    await page.locator("[data-asked=true]", { hasText: "Choose which text to continue with." }).waitFor();
    expect(await height()).toBe(before);
    expect(await violations(page)).toEqual([]);
  });

test("when somebody else changed the description, their name stays correct and Ctrl+Enter says why it does not save", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["One"] }, [ben]);
  const page = await browser.visit(service.url + path, { token: ann.token });
  await page.getByRole("link", { name: "One" }).click();
  await button(page, "Add a description").click();
  await page.keyboard.type("Mine");
  await ben.updateCard({ card_id: cardIds.One!, description: "His" });
  await page.getByText(`${ben.me.username} changed this while you were editing.`).waitFor();
  await ann.updateCard({ card_id: cardIds.One!, title: "Renamed by Ann" });
  await page.getByTitle("Rename", { exact: true }).filter({ hasText: "Renamed by Ann" }).waitFor();
  await page.getByText(`${ben.me.username} changed this while you were editing.`).waitFor();
  expect(await page.getByRole("button", { name: "Save", exact: true }).isDisabled()).toBe(true);
  await page.getByText("Before you save, choose above which text to keep.").waitFor();
  await description(page).press("Control+Enter");
  await page.getByRole("alert").getByText("Before you save, choose above which text to keep.").waitFor();
  expect(await description(page).inputValue()).toBe("Mine");
  await page.getByRole("button", { name: "Keep my text" }).click();
  await description(page).and(page.locator(":focus")).waitFor();
});

test("“Keep my text” returns to the field, and leaving it saves", async () => {
  const { page, card_id, field } = await clashInTitle();
  await page.getByRole("button", { name: "Keep my text" }).click();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await eventually(
    async () => (await ann.getCard({ card_id })).title === "One, as Ann says",
    "the title as Ann says",
  );
});

test("detail: a conflict about a card’s title leaves the dialog its name and the close button its place; taking theirs ends it", async () => {
  const { page, card_id, field } = await clashInTitle();
  await page.getByText(`${ben.me.username} changed this`).waitFor();
  await page.getByRole("dialog", { name: "One, as Ben says", exact: true }).waitFor();
  const middleOf = async (element: Locator) => {
    const { y, height } = (await element.boundingBox())!;
    return y + height / 2;
  };
  const close = page.getByRole("button", { name: "Close" });
  expect(Math.abs((await middleOf(close)) - (await middleOf(field)))).toBeLessThan(4);
  expect(await violations(page)).toEqual([]);

  await button(page, "Use their text").click();
  const title = page.getByRole("button", { name: "One, as Ben says", exact: true });
  await title.waitFor();
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
  await title.click();
  await field.fill("z".repeat(300));
  await page.getByRole("button", { name: "Discard my text" }).click();
  await title.waitFor();
  expect((await ann.getCard({ card_id })).title).toBe("One, as Ben says");
});

test("detail: what I have changed elsewhere is called my other text, not theirs; no blank lines are offered as a version", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["One"] }, [ben]);
  const card_id = cardIds.One!;
  await ann.updateCard({ card_id, description: "First line\nSecond line\nThird line" });
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: ann.token });
  await button(page, "Edit the description").click();
  await description(page).fill("Written here\nSecond line\n\n\nThird line");
  await ann.updateCard({ card_id, description: "Written there\nSecond line  \nThird line" });
  await page
    .getByText("You changed this on another device or in another window while you were editing it here.")
    .waitFor();
  const passages = page.getByRole("group", { name: "Changed in both places" });
  expect(await passages.count()).toBe(1);
  expect(await passages.getByRole("radio").count()).toBe(3);
  await passages.getByRole("radio", { name: "Your version here" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await passages.getByRole("radio", { name: "Your other version" }).check();
  await button(page, "Combine").click();
  expect(await description(page).inputValue()).toStartWith("Written there\nSecond line");
  await page.keyboard.press("Control+z");
  await button(page, "Keep the text here").waitFor();
  await button(page, "Use my other text").click();
  expect(await description(page).inputValue()).toBe("Written there\nSecond line  \nThird line");
});

for (const width of someOf([320, 390]))
  test(`detail: on a phone of ${width} pixels, what chooses a text is large enough for fingers, nothing scrolls sideways, and no text is above what stays`, async () => {
    const { path, cardIds } = await layOut(ann, { "To do": ["One"] }, [ben]);
    const card_id = cardIds.One!;
    const plan = (first: string, last: string) =>
      [first, ...Array.from({ length: 5 }, (_, at) => `Line ${at} of a plan that is long`), last].join("\n");
    await ann.updateCard({ card_id, description: plan("First", "Last") });
    const phone = { viewport: { width, height: 700 }, hasTouch: true, isMobile: true };
    const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: ann.token, ...phone });
    await button(page, "Edit the description").click();
    await description(page).fill(plan("First by Ann", "Last by Ann"));
    await ben.updateCard({ card_id, description: plan("First by Ben", "Last by Ben") });
    await button(page, "Combine").waitFor();
    const heights = await page
      .locator(".text-choice :is(button, label)")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.getByRole("group", { name: "(2 of 2)" }).scrollIntoViewIfNeeded();
    const body = page.locator(".dialog-body:has(> .description-editor)");
    await body.evaluate((element) => element.scrollBy(0, 60));
    const { above, sideways } = await body.evaluate((body) => {
      const bar = body.querySelector(".text-choice-buttons")!;
      // On the smallest phones only the first button stays, with a ring in the colour of the ground.
      const isAlone = getComputedStyle(bar).display === "contents";
      const stays = isAlone ? bar.firstElementChild! : bar;
      return {
        above: stays.getBoundingClientRect().top - (isAlone ? 8 : 0) - body.getBoundingClientRect().top,
        sideways: body.scrollWidth - body.clientWidth,
      };
    });
    expect(above).toBeLessThanOrEqual(0);
    expect(sideways).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
