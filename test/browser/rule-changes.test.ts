/** What is done to rules can be undone, and the list of rules shows what they say and did last, as it is now. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
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
});

async function board() {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One", "Two"], Done: [] }, [bob]);
  const [todo, done] = (await alice.getBoard({ board_id: boardId })).columns;
  const archiving = {
    board_id: boardId,
    name: "card_moved → archive_card",
    trigger_type: "card_moved" as const,
    trigger_column_id: done!.id,
    action_type: "archive_card" as const,
  };
  const rules = () => alice.listRules({ board_id: boardId });
  return { boardId, path, cardIds, todo: todo!, done: done!, archiving, rules };
}

async function openRules(page: Page, name = "Automation") {
  await page.getByRole("button", { name }).click();
  return page.getByRole("dialog", { name });
}

const ARCHIVE = "When a card is moved to Done, archive it";
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await Bun.sleep(40);
};

test("Ctrl+Z takes back what was done to rules, one after the other, and nothing older; redo repeats it", async () => {
  const { path, archiving, rules, cardIds } = await board();
  const first = await alice.createRule(archiving);
  const second = await alice.createRule({ ...archiving, action_type: "complete_card" });
  // Something older, which is not to be undone.
  await alice.updateCard({ card_id: cardIds.One!, title: "Renamed" });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await sees(page, "To do", ["Renamed", "Two"]);
  const dialog = await openRules(page);
  const rule = dialog.getByRole("switch", { name: ARCHIVE });
  await rule.click();
  await until(async () => !(await rules())[0]!.is_enabled);
  await dialog.getByRole("button", { name: `Delete the rule: ${ARCHIVE}` }).click();
  await page.getByText("The rule was deleted.").waitFor();
  await until(async () => (await rules()).length === 1);

  await page.keyboard.press("Control+z");
  await page.getByText(`Undone: deleted the rule “${ARCHIVE}”.`).waitFor();
  await rule.waitFor();
  expect(await rules()).toEqual([{ ...first, is_enabled: false }, second]);
  expect(await rule.isChecked()).toBe(false);
  await page.keyboard.press("Control+z");
  await page.getByText(`Undone: switched off the rule “${ARCHIVE}”.`).waitFor();
  await until(() => rule.isChecked());
  expect(await rules()).toEqual([first, second]);
  expect((await alice.getCard({ card_id: cardIds.One! })).title).toBe("Renamed");

  await page.keyboard.press("Control+Shift+z");
  await until(async () => !(await rule.isChecked()));
  await page.keyboard.press("Control+Shift+z");
  await rule.waitFor({ state: "detached" });
  expect(await rules()).toEqual([second]);

  // Also after a reload.
  await page.reload();
  await sees(page, "To do", ["Renamed", "Two"]);
  await page.keyboard.press("Control+z");
  await until(async () => (await rules()).length === 2);
  expect((await alice.getCard({ card_id: cardIds.One! })).title).toBe("Renamed");
  await page.context().close();
});

test("a rule that was created or edited is taken back by the button of its message", async () => {
  const { path, rules } = await board();
  const page = await browser.visit(service.url + path, { token: alice.token });
  const dialog = await openRules(page);
  await dialog.getByRole("button", { name: /^Add the rule: .*mark it complete$/ }).click();
  const sentence = "When a card is moved to Done, mark it complete";
  await page.getByText("The rule was created.").waitFor();
  await dialog.getByRole("button", { name: `Edit the rule: ${sentence}` }).click();
  await page.getByLabel("Then", { exact: true }).selectOption("archive it");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The rule was changed.").waitFor();
  expect(await rules()).toMatchObject([{ name: "card_moved → archive_card" }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await dialog.getByRole("switch", { name: sentence }).waitFor();
  expect(await rules()).toMatchObject([{ name: "card_moved → complete_card", action_type: "complete_card" }]);
  await page.keyboard.press("Control+z");
  await dialog.getByRole("switch").waitFor({ state: "detached" });
  expect(await rules()).toEqual([]);
  await page.context().close();
});

test("what somebody else has changed since is not overwritten, and that is said", async () => {
  const { path, archiving, rules } = await board();
  const { id: rule_id } = await alice.createRule(archiving);
  const page = await browser.visit(service.url + path, { token: alice.token });
  const dialog = await openRules(page);
  const rule = dialog.getByRole("switch", { name: ARCHIVE });
  await rule.click();
  await until(async () => !(await rules())[0]!.is_enabled);
  await alice.updateRule({ rule_id, is_enabled: true });
  await page.keyboard.press("Control+z");
  await page.getByText("Someone changed this in the meantime.").waitFor();
  expect(await rules()).toMatchObject([{ is_enabled: true }]);
  await page.context().close();
});

test("detail: nor is what they change in the very moment in which it is undone", async () => {
  const { path, archiving, rules } = await board();
  const { id: rule_id } = await alice.createRule(archiving);
  const page = await browser.visit(service.url + path, { token: alice.token });
  const dialog = await openRules(page);
  await dialog.getByRole("switch", { name: ARCHIVE }).click();
  await until(async () => !(await rules())[0]!.is_enabled);
  await page.route(`**/automations/${rule_id}`, async (route) => {
    // After the page has looked at it, before it changes it.
    if (route.request().postDataJSON()?.is_enabled === true) {
      await alice.updateRule({ rule_id, is_enabled: true });
      await alice.updateRule({ rule_id, name: "Theirs", is_enabled: false });
    }
    await route.continue();
  });
  await page.keyboard.press("Control+z");
  await page.getByText("Someone changed this in the meantime.").waitFor();
  expect(await rules()).toMatchObject([{ name: "Theirs", is_enabled: false }]);
  await page.context().close();
});

test("RULE-27: a rule is on again when the deletion of its column is undone", async () => {
  const { path, archiving, done } = await board();
  await alice.createRule(archiving);
  const page = await browser.visit(service.url + path, { token: alice.token });
  await alice.deleteColumn({ column_id: done.id });
  const dialog = await openRules(page);
  await dialog.getByText("Something this rule uses no longer exists.").waitFor();
  await page.keyboard.press("Control+z");
  const rule = dialog.getByRole("switch", { name: ARCHIVE });
  await rule.waitFor();
  await until(() => rule.isChecked());
  await page.context().close();
});

test("detail: a rule without what it refers to says what to do about that", async () => {
  const { boardId, path, archiving } = await board();
  await alice.createRule({ ...archiving, action_type: "assign_member", action_user_id: bob.id });
  await alice.removeMember({ board_id: boardId, user_id: bob.id });
  const page = await browser.visit(service.url + path, { token: alice.token });
  const dialog = await openRules(page);
  await dialog.getByText("The person this rule assigns isn’t on the board.").waitFor();
  expect(await dialog.getByRole("switch").isDisabled()).toBe(true);
  await page.context().close();
});

test("detail: a rule that nobody has named is shown in the language of the reader, with the columns as they are called now", async () => {
  const { path, archiving, done } = await board();
  for (const name of [
    archiving.name,
    "Wenn eine Karte in die Spalte Alt verschoben wird, wird sie archiviert",
  ])
    await alice.createRule({ ...archiving, name });
  await alice.createRule({ ...archiving, name: "Tidy up" });
  await alice.updateColumn({ column_id: done.id, title: "Fertig" });
  const page = await browser.visit(service.url + path, { token: alice.token, locale: "de-DE" });
  const dialog = await openRules(page, "Regeln");
  const texts = dialog.getByRole("listitem").locator(".rule-text");
  await texts.first().waitFor();
  // What sets them off stands above them.
  const sentence = "dann wird sie archiviert.";
  const never = "Diese Regel ist noch nie gelaufen.";
  expect((await texts.allInnerTexts()).map((text) => text.split(/\n+/))).toEqual([
    [sentence, "An", never],
    [sentence, "An", never],
    ["Tidy up", sentence, "An", never],
  ]);
  await page.context().close();
});

test("RULE-26: what a rule did last, or why it did nothing, is shown as it happens", async () => {
  const { path, archiving, cardIds, done } = await board();
  await alice.createRule({ ...archiving, action_type: "complete_card" });
  const page = await browser.visit(service.url + path, { token: alice.token });
  const dialog = await openRules(page);
  await dialog.getByText("This rule hasn’t run yet.").waitFor();
  await bob.moveCard({ card_id: cardIds.One!, column_id: done.id, position: 0 });
  await dialog.getByText(/^Last ran .*: completed “One”$/).waitFor();
  await dialog.getByRole("button", { name: /^Recent runs of the rule/ }).click();
  const runs = dialog.getByRole("list", { name: "Recent runs" }).getByRole("listitem");
  await runs.first().waitFor();
  await bob.updateCard({ card_id: cardIds.Two!, is_complete: true });
  await bob.moveCard({ card_id: cardIds.Two!, column_id: done.id, position: 0 });
  await dialog.getByText(/^Did nothing .*\. The card was already complete\.$/).waitFor();
  await runs.nth(1).waitFor();
  expect(await dialog.getByText("Last ran").count()).toBe(0);
  await page.context().close();
});

test("detail: what others do to rules is shown while the dialog is open", async () => {
  const { path, archiving } = await board();
  const page = await browser.visit(service.url + path, { token: bob.token });
  const dialog = await openRules(page);
  await dialog.getByText("Let the board do the routine work").waitFor();
  const { id: rule_id } = await alice.createRule(archiving);
  const rule = dialog.getByRole("switch", { name: ARCHIVE });
  await rule.waitFor();
  await alice.updateRule({ rule_id, is_enabled: false });
  await until(async () => !(await rule.isChecked()));
  await page.context().close();
});

test("detail: a new rule is listed once, also if the list is asked for while it is being created", async () => {
  const { path } = await board();
  const page = await browser.visit(service.url + path, { token: alice.token });
  const dialog = await openRules(page);
  await page.route("**/automations", async (route) => {
    const response = await route.fetch();
    await page.waitForResponse((listed) => listed.url().endsWith("/automations?last_run=true"));
    await Bun.sleep(100);
    await route.fulfill({ response });
  });
  await dialog.getByRole("button", { name: /^Add the rule: .*mark it complete$/ }).click();
  await page.getByText("The rule was created.").waitFor();
  expect(await dialog.getByRole("switch").count()).toBe(1);
  await page.context().close();
});

test("detail: on a phone everything of a rule is within the screen, and its buttons are in one line", async () => {
  const { path, archiving } = await board();
  await alice.createRule({ ...archiving, name: "Tidy up" });
  const size = { width: 360, height: 740 };
  const page = await browser.visit(service.url + path, { token: alice.token, viewport: size });
  await page.getByRole("button", { name: "Board menu" }).click();
  await page.getByRole("menuitem", { name: "Automation" }).click();
  const dialog = page.getByRole("dialog", { name: "Automation" });
  const buttons = dialog.locator(".rule-actions button");
  await buttons.first().waitFor();
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  expect(boxes).toHaveLength(3);
  for (const box of boxes) expect(box!.x + box!.width).toBeLessThanOrEqual(size.width);
  expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
  const row = dialog.locator(".rule");
  expect(await row.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await page.context().close();
  expect(browser.complaints).toEqual([]);
});
