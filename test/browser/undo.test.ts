/** Undo and redo on the board page: with the keyboard and from messages, after a reload, offline, and when refused. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";

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
  expect(browser.complaints).toEqual([]);
});

const said = (page: Page, text: string) => page.locator(".toast", { hasText: text });

/** Waits until the service has a board with these cards: what the page shows may still be on its way. */
async function untilStored(board_id: string, titles: string[]): Promise<void> {
  for (;;) {
    const { columns } = await alice.getBoard({ board_id });
    const stored = columns.flatMap(({ cards }) => cards.map(({ title }) => title));
    if (Bun.deepEquals(stored, titles)) return;
    await Bun.sleep(50);
  }
}

test("changes are undone and redone one by one, also after a reload", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two", "Three"], Done: [] }, [bob]);
  const page = await browser.visit(service.url + path, { token: bob.token });
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("Delete");
  await said(page, "“One” was deleted.").waitFor();
  await page.getByRole("link", { name: "Two" }).focus();
  await page.keyboard.press("v");
  await page.getByRole("searchbox", { name: "Find a column" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("done");
  await page.keyboard.press("Enter");
  await sees(page, "Done", ["Two"]);
  await page.reload();
  await sees(page, "To do", ["Three"]);
  await page.getByRole("link", { name: "Three" }).focus();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await sees(page, "To do", ["One", "Two", "Three"]);
  await said(page, "Undone: deleted “One” from To do.").waitFor();
  await page.keyboard.press("Control+Shift+z");
  await sees(page, "To do", ["Two", "Three"]);
  await said(page, "Redone: deleted “One” from To do.").waitFor();
  await page.keyboard.press("Control+y");
  await sees(page, "Done", ["Two"]);
  await said(page, "Redone: moved “Two” from To do to Done.").waitFor();
  await page.keyboard.press("Control+y");
  await said(page, "Nothing to redo.").waitFor();
  await page.context().close();
});

test("after an undo that went well, the next one is refused with whoever changed it in between, and not with the undo", async () => {
  const { path, boardId, cardIds } = await layOut(alice, { "To do": ["One"], Doing: [], Done: [] }, [bob]);
  const card_id = cardIds.One!;
  const { columns } = await alice.getBoard({ board_id: boardId });
  const [, doing, done] = columns.map(({ id }) => id);
  await bob.moveCard({ card_id, column_id: doing!, position: 0 });
  await alice.moveCard({ card_id, column_id: done!, position: 0 });
  await bob.moveCard({ card_id, column_id: doing!, position: 0 });
  const page = await browser.visit(service.url + path, { token: bob.token });
  await sees(page, "Doing", ["One"]);
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("Control+z");
  await sees(page, "Done", ["One"]);
  await page.keyboard.press("Control+z");
  const message = said(page, `${alice.me.username} changed it just now.`);
  await message.waitFor();
  await message.getByRole("button", { name: "Show" }).click();
  await page.getByRole("dialog", { name: "One" }).waitFor();
  await page.context().close();
});

test("detail: Ctrl+Z goes past what changed nothing, such as assigning somebody again", async () => {
  const { path, boardId, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const card_id = cardIds.One!;
  await bob.updateCard({ card_id, title: "Uno" });
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  await bob.assignCard({ card_id, user_ids: [bob.id] });
  const page = await browser.visit(service.url + path, { token: bob.token });
  await sees(page, "To do", ["Uno"]);
  await page.getByRole("link", { name: "Uno" }).focus();
  await page.keyboard.press("Control+z");
  await untilStored(boardId, ["One"]);
  await page.context().close();
});

test("a refusal says who has changed it since, and shows the card", async () => {
  const { path, boardId, cardIds } = await layOut(alice, { "To do": ["One"], Done: [] }, [bob]);
  const page = await browser.visit(service.url + path, { token: bob.token });
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("e");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("One, by bob");
  await page.keyboard.press("Enter");
  await untilStored(boardId, ["One, by bob"]);
  await alice.updateCard({ card_id: cardIds.One!, title: "One, by alice" });
  await page.getByRole("link", { name: "One, by alice" }).waitFor();
  await page.keyboard.press("Control+z");
  const message = said(page, `${alice.me.username} changed it just now.`);
  await message.waitFor();
  await message.getByRole("button", { name: "Show" }).click();
  await page.getByRole("dialog", { name: "One, by alice" }).waitFor();
  await page.context().close();
});

test("offline, what was not sent is withdrawn and can be done again", async () => {
  const { path, boardId } = await layOut(alice, { "To do": ["One", "Two"] }, [bob]);
  const page = await browser.visit(service.url + path, { token: bob.token });
  await sees(page, "To do", ["One", "Two"]);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("Delete");
  await sees(page, "To do", ["Two"]);
  await page.getByRole("link", { name: "Two" }).focus();
  await page.keyboard.press("Control+z");
  await sees(page, "To do", ["One", "Two"]);
  await page.keyboard.press("Control+Shift+z");
  await sees(page, "To do", ["Two"]);
  await page.context().setOffline(false);
  await untilStored(boardId, ["Two"]);
  await sees(page, "To do", ["Two"]);
  await page.context().close();
});

/** The card as it is read: what can be done in it, without what the service assigns. */
async function contentsOf(card_id: string) {
  const card = await alice.getCard({ card_id });
  const { title, description, due_at, comment_count, checklists, attachments } = card;
  return {
    ...{ title, description, due_at, comment_count },
    labels: card.labels.map(({ name }) => name),
    people: card.assignees.map(({ id }) => id),
    checklists: checklists.map((list) => [
      list.title,
      ...list.items.map((item) => [item.content, item.is_done]),
    ]),
    files: attachments.map(({ name }) => name),
  };
}

test("in an open card, Ctrl+Z takes back one by one what was done in it, and nothing on another card", async () => {
  const { path, boardId: board_id, cardIds } = await layOut(alice, { "To do": ["One", "Two"] }, [bob]);
  const [card_id, other] = [cardIds.One!, cardIds.Two!];
  const { id: label_id } = await alice.createLabel({ board_id, name: "Bug" });
  const list = await alice.createChecklist({ card_id, title: "Steps" });
  const item = await alice.createItem({ checklist_id: list.id, content: "First" });
  const comment = await bob.createComment({ card_id, body: "Hello" });
  const file = await alice.uploadAttachment({ card_id, file: new File(["x"], "notes.txt") });
  const acts = [
    () => bob.updateCard({ card_id, title: "Only" }),
    () => bob.updateCard({ card_id, description: "Words" }),
    () => bob.addLabel({ card_id, label_id }),
    () => bob.assignCard({ card_id, user_ids: [alice.id] }),
    () => bob.updateCard({ card_id, due_at: "2030-01-01T12:00:00.000Z" }),
    () => bob.createItem({ checklist_id: list.id, content: "Second" }),
    () => bob.updateItem({ item_id: item.id, is_done: true }),
    () => bob.deleteItem({ item_id: item.id }),
    () => bob.deleteChecklist({ checklist_id: list.id }),
    () => bob.deleteComment({ comment_id: comment.id }),
    () => bob.deleteAttachment({ attachment_id: file.id }),
  ];
  const before: Awaited<ReturnType<typeof contentsOf>>[] = [];
  for (const act of acts) {
    before.push(await contentsOf(card_id));
    await act();
  }
  await bob.updateCard({ card_id: other, title: "Elsewhere" });
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: bob.token });
  await page.getByRole("dialog", { name: "Only" }).waitFor();
  for (const contents of before.toReversed()) {
    await page.keyboard.press("Control+z");
    await eventually(
      async () => Bun.deepEquals(await contentsOf(card_id), contents),
      JSON.stringify(contents),
    );
  }
  await page
    .getByRole("dialog", { name: "One" })
    .getByRole("link", { name: "notes.txt", exact: true })
    .waitFor();
  // The comment is from before all that.
  await page.keyboard.press("Control+z");
  await eventually(async () => (await alice.getCard({ card_id })).comment_count === 0, "the comment is gone");
  await page.keyboard.press("Control+z");
  await said(page, "Nothing to undo in this card.").waitFor();
  expect((await alice.getCard({ card_id: other })).title).toBe("Elsewhere");
  await page.context().close();
});

test("detail: that a card was moved is said for less long than what cannot be seen on the board", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two"], Done: [] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await page.getByRole("link", { name: "One" }).waitFor();
  await page.clock.install();
  await page.getByRole("link", { name: "Two" }).focus();
  await page.keyboard.press("c");
  await said(page, "“Two” was archived").waitFor();
  await page.clock.runFor(4200);
  expect(await said(page, "“Two” was archived").count()).toBe(1);
  // What one carries is before one's eyes.
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await sees(page, "Done", ["One"]);
  expect(await said(page, "“One” was moved").count()).toBe(0);
  await page.keyboard.press("v");
  await page.locator(".choices").getByRole("button", { name: "To do" }).click();
  await said(page, "“One” was moved").waitFor();
  await page.clock.runFor(4200);
  await said(page, "“One” was moved").waitFor({ state: "detached" });
});
