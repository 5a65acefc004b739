/** Automation rules as sentences: created in the editor, they act, and are edited, switched off and deleted. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { drag, openBrowser, sees, type TestBrowser } from "./browser.ts";

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

async function openRules(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Automation" }).click();
  await page.getByRole("dialog", { name: "Automation" }).waitFor();
}

const sentenceFor = (column: string, name: string) => `When a card is moved to ${column}, assign ${name}`;

test("a rule created in the editor fires when a card is dragged", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One"], Done: [] }, [bob]);
  const page = await browser.visit(service.url + path, { token: alice.token });
  await openRules(page);
  await page.getByRole("button", { name: "Create your first rule" }).click();
  // Gaps that are left open are pointed out.
  await page.getByRole("button", { name: "Create rule" }).click();
  await page.getByText("Choose a column.").waitFor();
  await page.getByText("Choose a person.").waitFor();
  await page.getByLabel("Which column").selectOption("Done");
  await page.getByLabel("Who").selectOption(bob.me.username);
  await page.getByRole("button", { name: "Create rule" }).click();
  const rule = page.getByRole("switch", { name: sentenceFor("Done", bob.me.username) });
  await rule.waitFor();
  expect(await rule.isChecked()).toBe(true);
  expect(await alice.listRules({ board_id: boardId })).toMatchObject([
    { name: "card_moved → assign_member", trigger_type: "card_moved", action_user_id: bob.id },
  ]);
  await page.keyboard.press("Escape");

  await drag(page, "One", { column: "Done" });
  await sees(page, "Done", ["One"]);
  await page.locator("article", { hasText: "One" }).getByRole("img", { name: bob.me.username }).waitFor();
  expect((await alice.getCard({ card_id: cardIds.One! })).assignees).toMatchObject([{ id: bob.id }]);
  // Who has set it off is told, and can take back what the rule did without taking back what they did.
  const message = page.locator(".toast", {
    hasText: `The rule “${sentenceFor("Done", bob.me.username)}” assigned ${bob.me.username} to “One”.`,
  });
  await message.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Undid what the rules did.").waitFor();
  await until(async () => (await alice.getCard({ card_id: cardIds.One! })).assignees.length === 0);
  await sees(page, "Done", ["One"]);
  await page.context().close();
});

test("another action of the same occasion is a rule of its own, with the others below what sets them off", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"], Done: [] }, [bob]);
  const page = await browser.visit(service.url + path, { token: alice.token });
  const done = (await alice.getBoard({ board_id: boardId })).columns[1]!;
  await alice.createRule({
    board_id: boardId,
    name: "card_moved → complete_card",
    trigger_type: "card_moved",
    trigger_column_id: done.id,
    action_type: "complete_card",
  });
  await openRules(page);
  await page.getByRole("button", { name: "Add another action: When a card is moved to Done" }).click();
  await page.locator("select:focus").waitFor();
  expect(await page.locator("select:focus").getAttribute("aria-label")).not.toBe("When a card");
  // What sets it off stays.
  const editor = page.getByRole("form", { name: "Another action" });
  await editor.getByText("When a card is moved to Done").waitFor();
  expect(await editor.getByRole("combobox").count()).toBe(2);
  await page.getByLabel("Who").selectOption(bob.me.username);
  await page.getByRole("button", { name: "Add action" }).click();
  await page.getByText("The action was added.").waitFor();
  const group = page.getByRole("list", { name: "When a card is moved to Done" });
  await group.getByRole("switch", { name: sentenceFor("Done", bob.me.username) }).waitFor();
  expect(await group.locator(".rule-sentence").allTextContents()).toEqual([
    "then mark it complete.",
    `then assign ${bob.me.username}.`,
  ]);
  expect(await violations(page)).toEqual([]);
  // Each is switched off for itself.
  await group.getByRole("switch").first().click();
  await until(async () => {
    const rules = await alice.listRules({ board_id: boardId });
    return rules.map(({ is_enabled }) => is_enabled).join() === "false,true";
  });
  await page.context().close();
});

test("whoever sets off a rule that cannot act is told why, and shown the rules", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"], Review: [], Done: ["Two"] }, [bob]);
  const [, review, done] = (await alice.getBoard({ board_id: boardId })).columns;
  await alice.updateColumn({ column_id: done!.id, card_limit: 1 });
  await alice.createRule({
    board_id: boardId,
    name: "On",
    trigger_type: "card_moved",
    trigger_column_id: review!.id,
    action_type: "move_to_column",
    action_column_id: done!.id,
  });
  const page = await browser.visit(service.url + path, { token: bob.token });
  const other = await browser.visit(service.url + path, { token: alice.token });
  await drag(page, "One", { column: "Review" });
  const message = page.locator(".toast", {
    hasText:
      "A rule couldn’t run on “One”: “When a card is moved to Review, move it to Done”. The column “Done” is full: its limit is 1 card.",
  });
  await message.waitFor();
  await message.getByRole("button", { name: "Show rules" }).click();
  const rules = page.getByRole("dialog", { name: "Automation" });
  await rules.getByText("The column was full.").waitFor();
  // It is nobody else's doing.
  await sees(other, "Review", ["One"]);
  expect(await other.getByText("A rule couldn’t run").count()).toBe(0);
  for (const each of [page, other]) await each.context().close();
});

test("a rule is switched off, edited, deleted and restored", async () => {
  const { boardId, path } = await layOut(alice, { "To do": [], Done: [] }, [bob]);
  const [todo, done] = (await alice.getBoard({ board_id: boardId })).columns;
  const label = await alice.createLabel({ board_id: boardId, name: "Ready" });
  await alice.createRule({
    board_id: boardId,
    name: "My rule",
    trigger_type: "card_moved",
    trigger_column_id: done!.id,
    action_type: "assign_member",
    action_user_id: bob.id,
  });
  const page = await browser.visit(service.url + path, { token: alice.token });
  const rules = () => alice.listRules({ board_id: boardId });
  await openRules(page);
  const before = sentenceFor("Done", bob.me.username);
  await page.getByRole("switch", { name: before }).focus();
  await page.keyboard.press("Space");
  await page.getByText("Off", { exact: true }).waitFor();
  while ((await rules())[0]!.is_enabled) await Bun.sleep(40);

  // A new one is below the others, with its buttons in sight.
  await page.setViewportSize({ width: 1280, height: 360 });
  await page.getByRole("button", { name: "New rule" }).click();
  const isInSight = () =>
    page.getByRole("button", { name: "Create rule" }).evaluate((button) => {
      const [own, dialog] = [button, button.closest("dialog")!].map((each) => each.getBoundingClientRect());
      return own!.bottom <= dialog!.bottom;
    });
  await until(isInSight);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("button", { name: `Edit the rule: ${before}` }).click();
  await page.getByLabel("When a card", { exact: true }).selectOption("gets the label");
  await page.getByLabel("Which label").selectOption("Ready");
  await page.getByLabel("Then", { exact: true }).selectOption("move it to");
  await page.getByLabel("Where to").selectOption("To do");
  await page.getByRole("button", { name: "Save" }).click();
  const after = "When a card gets the label Ready, move it to To do";
  await page.getByRole("switch", { name: after }).waitFor();
  while ((await rules())[0]!.trigger_type !== "label_added") await Bun.sleep(40);
  expect(await rules()).toMatchObject([
    {
      name: "My rule",
      trigger_label_id: label.id,
      trigger_column_id: null,
      action_column_id: todo!.id,
      action_user_id: null,
      is_enabled: true,
    },
  ]);

  await page.getByRole("button", { name: `Delete the rule: ${after}` }).click();
  await page.getByText("The rule was deleted.").waitFor();
  expect(await rules()).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("switch", { name: after }).waitFor();
  expect(await rules()).toHaveLength(1);

  // What it speaks of goes away while the dialog is open.
  await alice.deleteLabel({ label_id: label.id });
  await page.getByText("Something this rule uses no longer exists.").waitFor();
  expect(await page.getByRole("switch").isDisabled()).toBe(true);
  await page.context().close();
});

test("detail: Escape asks before it discards a rule that was begun, and closing the dialog keeps it", async () => {
  const { path } = await layOut(alice, { "To do": [], Done: [] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  const begun = page.getByLabel("Which column");
  const first = page.getByRole("button", { name: "Create your first rule" });
  await openRules(page);
  await first.click();
  await page.keyboard.press("Escape");
  await first.and(page.locator(":focus")).waitFor();
  await first.click();
  await begun.selectOption("Done");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog", { name: "Automation" }).waitFor({ state: "detached" });
  await openRules(page);
  expect(await begun.locator("option:checked").innerText()).toBe("Done");
  await begun.focus();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard" }).click();
  await first.and(page.locator(":focus")).waitFor();
  await page.context().close();
});

test("detail: after a rule is deleted, the focus is at the next one, or where a new one is begun", async () => {
  const { boardId, path } = await layOut(alice, { "To do": [], Doing: [], Done: [] });
  const { columns } = await alice.getBoard({ board_id: boardId });
  for (const { id, title } of columns)
    await alice.createRule({
      board_id: boardId,
      name: title,
      trigger_type: "card_moved",
      trigger_column_id: id,
      action_type: "assign_member",
      action_user_id: alice.id,
    });
  const page = await browser.visit(service.url + path, { token: alice.token });
  const focused = (name: string | RegExp) =>
    page.getByRole("button", { name }).and(page.locator(":focus")).waitFor();
  const remove = async (column: string) => {
    await page.getByRole("button", { name: new RegExp(`^Delete the rule: .* ${column},`) }).focus();
    await page.keyboard.press("Enter");
  };
  await openRules(page);
  await remove("To do");
  await focused(/^Edit the rule: .* Doing,/);
  await remove("Done");
  await focused("New rule");
  await remove("Doing");
  await focused("Create your first rule");
  await page.context().close();
});

test("members see the rules and cannot change them", async () => {
  const { boardId, path } = await layOut(alice, { Done: [] }, [bob]);
  const [done] = (await alice.getBoard({ board_id: boardId })).columns;
  await alice.createRule({
    board_id: boardId,
    name: "Rule",
    trigger_type: "card_moved",
    trigger_column_id: done!.id,
    action_type: "assign_member",
    action_user_id: bob.id,
  });
  const page = await browser.visit(service.url + path, { token: bob.token });
  await openRules(page);
  await page.getByText("Only board owners can create and edit rules.").waitFor();
  expect(await page.getByRole("switch").isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: /(new|edit|delete).*rule/i }).count()).toBe(0);
  await page.context().close();
});

test("detail: the empty dialog, the editor and a failed load say what they are and pass axe", async () => {
  const { path } = await layOut(alice, { "To do": [], Done: [] }, [bob]);
  const found: string[] = [];
  const page = await browser.visit(service.url + path, { token: alice.token });
  await page.route("**/automations?*", (route) => route.abort());
  await openRules(page);
  await page.getByText("Couldn’t load the rules").waitFor();
  found.push(...(await violations(page)));
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Let the board do the routine work").waitFor();
  found.push(...(await violations(page)));
  await page.getByRole("button", { name: "Create your first rule" }).click();
  await page.getByLabel("When a card", { exact: true }).selectOption("gets the label");
  await page.getByText("This board has no labels yet").waitFor();
  await page.getByRole("button", { name: "Create rule" }).click();
  await page.getByText("Choose a label.").waitFor();
  found.push(...(await violations(page)));
  await page.context().close();
  expect(found).toEqual([]);
  expect(browser.complaints).toEqual([]);
});

test("a rule shows what it would do as soon as it is complete, and its runs are listed with what came of them", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One", "Two"], Done: [] }, [bob]);
  const [, done] = (await alice.getBoard({ board_id: boardId })).columns;
  await alice.updateColumn({ column_id: done!.id, card_limit: 1 });
  for (const title of ["One", "Two"]) await bob.updateCard({ card_id: cardIds[title]!, is_complete: true });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await openRules(page);
  await page.getByRole("button", { name: "Create your first rule" }).click();
  await page.getByLabel("When a card", { exact: true }).selectOption("is completed");
  await page.getByLabel("Then", { exact: true }).selectOption("move it to");
  await page.getByRole("button", { name: "Create rule" }).click();
  await page.getByText("Choose a column.").waitFor();
  await page.getByLabel("Where to").selectOption("Done");
  const preview = page.getByRole("region", { name: "What this rule would do now" });
  await preview
    .getByText(
      "The rule would change 1 of the 2 cards that are complete. Nothing happens now: it only runs when a card is completed.",
    )
    .waitFor();
  await preview.getByText("The column is full").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Create rule" }).click();
  const sentence = "When a card is completed, move it to Done";
  await page.getByRole("switch", { name: sentence }).waitFor();
  expect((await alice.getBoard({ board_id: boardId })).columns[1]!.cards).toEqual([]);

  for (const is_complete of [false, true])
    for (const title of ["One", "Two"]) await bob.updateCard({ card_id: cardIds[title]!, is_complete });
  await page.getByRole("button", { name: `Recent runs of the rule: ${sentence}` }).click();
  const runs = page.getByRole("list", { name: "Recent runs" }).getByRole("listitem");
  await runs.nth(1).waitFor();
  const texts = (await runs.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " "));
  expect(texts).toEqual([
    expect.stringMatching(/^Two Skipped .*The column was full\.$/),
    expect.stringMatching(/^One Moved /),
  ]);
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

test("RULE-20, RULE-21: why a rule did nothing, or would do nothing, is said in the language of the page", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One", "Two"], Done: [] }, [bob]);
  const [todo] = (await alice.getBoard({ board_id: boardId })).columns;
  for (const action_type of ["archive_card", "complete_card"] as const)
    await alice.createRule({ board_id: boardId, name: "rule", trigger_type: "card_completed", action_type });
  await bob.updateCard({ card_id: cardIds.One!, is_complete: true });
  const page = await browser.visit(service.url + path, { token: alice.token, locale: "de-DE" });
  await page.getByRole("button", { name: "Regeln" }).click();
  const dialog = page.getByRole("dialog", { name: "Regeln" });
  await dialog.getByRole("button", { name: /^Letzte Läufe der Regel: .*als erledigt markiert/ }).click();
  await dialog.getByText("Eine andere Regel hatte die Karte archiviert.", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Neue Regel" }).click();
  await dialog.getByLabel("Welche Spalte").selectOption(todo!.id);
  await dialog.getByLabel("Dann", { exact: true }).selectOption("reopen_card");
  await dialog.getByText("Ist nicht erledigt").waitFor();
  await page.context().close();
});

test("a board without rules suggests some; they label, complete and archive, and say when they last ran", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["One"], Done: [] }, [bob]);
  const label = await alice.createLabel({ board_id: boardId, name: "Late" });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await openRules(page);
  const dialog = page.getByRole("dialog", { name: "Automation" });
  const suggested = dialog.getByRole("region", { name: "Suggestions for this board" });
  await suggested.getByRole("listitem").first().waitFor();
  expect(await suggested.getByRole("listitem").locator("span").allTextContents()).toEqual([
    "When a card is moved to Done, mark it complete.",
    "When a card is completed, move it to Done.",
    "When a card is moved to To do, mark it not complete.",
    "When a card becomes overdue, add the label Late.",
  ]);
  const complete = "When a card is moved to Done, mark it complete";
  await suggested.getByRole("button", { name: `Add the rule: ${complete}` }).click();
  await dialog.getByRole("switch", { name: complete }).waitFor();
  const late = "When a card becomes overdue, add the label Late";
  await suggested.getByRole("button", { name: `Add the rule: ${late}` }).click();
  await dialog.getByRole("switch", { name: late }).waitFor();
  expect(await suggested.getByRole("listitem").count()).toBe(2);
  expect(await alice.listRules({ board_id: boardId })).toMatchObject([
    { trigger_type: "card_moved", action_type: "complete_card", action_label_id: null },
    { trigger_type: "due_passed", action_type: "add_label", action_label_id: label.id },
  ]);

  await dialog.getByRole("button", { name: "New rule" }).click();
  await page.getByLabel("When a card", { exact: true }).selectOption("gets the label");
  await page.getByLabel("Which label").selectOption("Late");
  await page.getByLabel("Then", { exact: true }).selectOption("add the label");
  await page.getByRole("button", { name: "Create rule" }).click();
  await page.getByText("Choose a label.").waitFor();
  await page.getByLabel("Label to add").selectOption("Late");
  await page.getByText("The card already has that label, so this rule would do nothing.").waitFor();
  await page.getByLabel("Then", { exact: true }).selectOption("archive it");
  expect(await page.getByLabel("Label to add").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel" }).click();

  await dialog.getByRole("button", { name: "New rule" }).click();
  await page.getByLabel("Which column").selectOption("Done");
  await page.getByLabel("Then", { exact: true }).selectOption("archive it");
  await page.getByRole("button", { name: "Create rule" }).click();
  await dialog.getByRole("switch", { name: "When a card is moved to Done, archive it" }).waitFor();
  expect(await dialog.getByText("Last ran").count()).toBe(0);
  await page.keyboard.press("Escape");

  await drag(page, "One", { column: "Done" });
  await sees(page, "Done", []);
  await openRules(page);
  await dialog.getByText("Last ran").first().waitFor();
  expect(await dialog.getByText("Last ran").count()).toBe(2);
  // The others stay within reach.
  const others = suggested.getByRole("button", { name: /^Add the rule/ });
  expect(await others.count()).toBe(0);
  await suggested.getByText("Suggestions for this board").click();
  await others.first().waitFor();
  await page.keyboard.press("Escape");
  // One undo takes back the move and what the rules did because of it.
  await page.keyboard.press("Control+z");
  await sees(page, "To do", ["One"]);
  const [todo] = (await alice.getBoard({ board_id: boardId })).columns;
  expect(todo!.cards).toMatchObject([{ title: "One", is_complete: false }]);
  await page.context().close();
  expect(browser.complaints).toEqual([]);
});
