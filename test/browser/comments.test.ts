/** Comments with two people at once: written, mentioned, edited, deleted, offline, and not lost. */
import { afterAll, beforeAll, expect, test } from "bun:test";
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

async function newCard() {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"], Done: [] }, [bob]);
  return { path, card_id: cardIds.One! };
}

async function open(person: Person, path: string, card_id: string, options = {}): Promise<Page> {
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: person.token, ...options });
  await field(page).waitFor();
  return page;
}

const field = (page: Page) => page.getByRole("textbox", { name: "New comment" });
const list = (page: Page) => page.getByRole("list", { name: "Comments" });
const saying = (page: Page, text: string) => list(page).getByRole("listitem").filter({ hasText: text });

async function shows(page: Page, texts: string[]): Promise<void> {
  await eventually(
    async () => {
      const now = await list(page).locator(".markdown").allInnerTexts();
      return Bun.deepEquals(
        now.map((text) => text.trim()),
        texts,
      );
    },
    `comments ${texts.join(", ")}`,
  );
}

async function has(page: Page, count: number): Promise<void> {
  const rows = list(page).locator("[data-comment-id]");
  await eventually(async () => (await rows.count()) === count, `${count} comments`);
}

async function bodies(card_id: string): Promise<string[]> {
  return (await alice.listComments({ card_id })).items.map(({ body }) => body);
}

test("two people talk: each sees at once what the other writes, edits and deletes", async () => {
  const { path, card_id } = await newCard();
  const mine = await open(alice, path, card_id, {});
  const theirs = await open(bob, path, card_id);
  await field(mine).fill("Is it **ready**?");
  await mine.keyboard.press("Control+Enter");
  await shows(theirs, ["Is it ready?"]);
  // An item that was begun at the end of a list is not part of it.
  await field(theirs).fill("- Yes\n- ");
  const send = theirs.getByRole("button", { name: "Comment", exact: true });
  await send.click();
  await shows(mine, ["Yes", "Is it ready?"]);
  for (const page of [mine, theirs])
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await bodies(card_id)).toEqual(["- Yes", "Is it **ready**?"]);
  // The field is as small as it was, and opens for the next one.
  expect(await send.count()).toBe(0);
  await field(theirs).click();
  await send.waitFor();
  await mine.getByRole("heading", { name: "Comments (2)" }).waitFor();

  await saying(theirs, "Yes")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await theirs.getByRole("menuitem", { name: "Edit" }).click();
  await theirs.getByRole("textbox", { name: "Edit the comment" }).fill("Almost");
  await theirs.keyboard.press("Control+Enter");
  await shows(mine, ["Almost", "Is it ready?"]);
  await saying(mine, "Almost").getByText("edited").waitFor();
  expect(
    await saying(theirs, "Is it")
      .getByRole("button", { name: /^Actions/ })
      .count(),
  ).toBe(0);

  // An owner deletes what a member wrote, and undoes it.
  await saying(mine, "Almost")
    .getByRole("button", { name: /^Actions/ })
    .click();
  expect(await mine.getByRole("menuitem", { name: "Edit" }).count()).toBe(0);
  await mine.getByRole("menuitem", { name: "Delete" }).click();
  await shows(theirs, ["Is it ready?"]);
  await mine.getByRole("button", { name: "Undo", exact: true }).click();
  await shows(theirs, ["Almost", "Is it ready?"]);
  await shows(mine, ["Almost", "Is it ready?"]);
  expect(await violations(mine)).toEqual([]);
  await mine.keyboard.press("Escape");
  await mine.getByRole("article").filter({ hasText: "One" }).getByText("2 comments").waitFor();
});

test("a mention is completed with the keyboard, and highlighted for whom it is about", async () => {
  const { path, card_id } = await newCard();
  const page = await open(alice, path, card_id, {});
  const name = bob.me.username;
  await field(page).click();
  await page.keyboard.type(`Hello @${name.slice(0, 2)}`);
  const choices = page.getByRole("listbox", { name: "People to mention" });
  await choices.getByRole("option", { name }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await choices.waitFor({ state: "detached" });
  await page.keyboard.type(" @");
  await choices.waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("ready?");
  expect(await field(page).inputValue()).toBe(`Hello @${name.slice(0, 2)} @${name} ready?`);
  await page.keyboard.press("Control+Enter");
  const mention = saying(page, "ready?").locator(".mention");
  expect([await mention.innerText(), await mention.getAttribute("data-me")]).toEqual([`@${name}`, "false"]);
  const theirs = await open(bob, path, card_id);
  await saying(theirs, "ready?").locator('.mention[data-me="true"]').waitFor();
});

test("detail: a mention is completed with a touch", async () => {
  const { path, card_id } = await newCard();
  const page = await open(alice, path, card_id, {
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await field(page).tap();
  await page.keyboard.type("@");
  await page.getByRole("option", { name: bob.me.username }).tap();
  expect(await field(page).inputValue()).toBe(`@${bob.me.username} `);
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test("what is being written survives a reload, and a comment that is being edited too", async () => {
  const { path, card_id } = await newCard();
  await alice.createComment({ card_id, body: "Before" });
  const page = await open(alice, path, card_id);
  await field(page).fill("Not yet sent");
  await saying(page, "Before")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Edit the comment" }).fill("Half way");
  await page.reload();
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe("Not yet sent");
  expect(await page.getByRole("textbox", { name: "Edit the comment" }).inputValue()).toBe("Half way");
});

test("Escape leaves an edited comment and keeps the text, which a click takes up again; Cancel asks before it discards it", async () => {
  const { path, card_id } = await newCard();
  await alice.createComment({ card_id, body: "Before" });
  const page = await open(alice, path, card_id);
  await saying(page, "Before")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const editor = page.getByRole("textbox", { name: "Edit the comment" });
  await editor.fill("After");
  // What the key does has the name of the button.
  await page.getByText("Ctrl+Enter saves.").waitFor();
  await page.keyboard.press("Escape");
  await editor.waitFor({ state: "detached" });
  await shows(page, ["Before"]);
  await saying(page, "Before")
    .getByRole("button", { name: /^Actions/ })
    .and(page.locator(":focus"))
    .waitFor();
  await page.getByRole("button", { name: /^Draft.*After$/ }).click();
  await editor.and(page.locator(":focus")).waitFor();
  expect(await editor.inputValue()).toBe("After");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Discard your text?").waitFor();
  await page.getByRole("button", { name: "Discard" }).click();
  await shows(page, ["Before"]);
});

test("Cancel asks before it discards a new comment; Escape keeps its text", async () => {
  const { path, card_id } = await newCard();
  const page = await open(alice, path, card_id);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await field(page).fill("Not yet");
  await page.keyboard.press("Escape");
  expect(await field(page).inputValue()).toBe("Not yet");
  await field(page).click();
  await press("Cancel");
  await page.getByText("Discard your text?").waitFor();
  expect(await violations(page)).toEqual([]);
  await press("Keep writing");
  expect(await field(page).inputValue()).toBe("Not yet");
  await press("Cancel");
  await press("Discard");
  expect([await field(page).inputValue(), await page.getByText("Discard your text?").count()]).toEqual([
    "",
    0,
  ]);
  await page.reload();
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe("");
  await field(page).click();
  await press("Cancel");
  expect(await page.getByText("Discard your text?").count()).toBe(0);
});

test("offline, a comment is shown as not sent, and sent when the connection is back", async () => {
  const { path, card_id } = await newCard();
  const page = await open(alice, path, card_id);
  await page.context().setOffline(true);
  await field(page).fill("From the train");
  await page.keyboard.press("Control+Enter");
  await saying(page, "From the train").getByText("Not sent yet").waitFor();
  await page.getByRole("heading", { name: "Comments (1)" }).waitFor();
  expect(await bodies(card_id)).toEqual([]);
  await bob.createComment({ card_id, body: "Meanwhile" });
  await page.context().setOffline(false);
  await eventually(
    async () => Bun.deepEquals(await bodies(card_id), ["From the train", "Meanwhile"]),
    "the comment at the service",
  );
  await shows(page, ["From the train", "Meanwhile"]);
  await page.getByText("Not sent yet").waitFor({ state: "detached" });
});

test("who edits a comment that an owner deletes keeps the text", async () => {
  const { path, card_id } = await newCard();
  const { id: comment_id } = await bob.createComment({ card_id, body: "Mine" });
  const page = await open(bob, path, card_id);
  await saying(page, "Mine")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Edit the comment" }).fill("A long thought");
  await alice.deleteComment({ comment_id });
  await page.getByText("deleted your comment").waitFor();
  await page.getByRole("button", { name: "Copy text" }).waitFor();
});

test("detail: what others write does not push away what one points at", async () => {
  const { path, card_id } = await newCard();
  await alice.createComment({ card_id, body: "First" });
  const page = await open(alice, path, card_id);
  const first = saying(page, "First");
  await first.hover();
  const before = await first.boundingBox();
  await bob.createComment({ card_id, body: "Second" });
  await page.getByRole("button", { name: "Show 1 new comment" }).waitFor();
  expect(await first.boundingBox()).toEqual(before);
  await page.getByRole("button", { name: "Show 1 new comment" }).click();
  await shows(page, ["Second", "First"]);
});

test("detail: older comments come page by page", async () => {
  const { path, card_id } = await newCard();
  for (let n = 0; n < 25; n++) await bob.createComment({ card_id, body: `Comment ${n}` });
  const page = await open(alice, path, card_id);
  await has(page, 20);
  await page.getByRole("button", { name: "Show older comments" }).click();
  await has(page, 25);
  await page.getByRole("button", { name: "Show older comments" }).waitFor({ state: "detached" });
});

test("detail: editing a comment begins in its text; with a dialog open, no key reaches the board behind it", async () => {
  const { path, card_id } = await newCard();
  await alice.createComment({ card_id, body: "Draft" });
  const page = await open(alice, path, card_id);
  const isInText = () => page.evaluate(() => document.activeElement?.tagName === "TEXTAREA");
  await saying(page, "Draft")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  expect(await isInText()).toBe(true);
  await page.keyboard.type(" fan");
  await page.keyboard.press("Control+Enter");
  await shows(page, ["Draft fan"]);

  await saying(page, "Draft")
    .getByRole("button", { name: /^Actions/ })
    .focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await isInText()).toBe(true);

  await page.locator("textarea:focus").blur();
  for (const key of "afbn") await page.keyboard.press(key);
  expect(await page.locator("dialog:modal").count()).toBe(1);
  expect(await page.locator(".activity, .filter-group, .add-card-form").count()).toBe(0);
});
