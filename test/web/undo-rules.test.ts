/** Undo and redo of rules, which have no events, between changes that have them. */
import { expect, test } from "bun:test";
import type { Operation } from "../../client/changes/operations.ts";
import type { RuleChange, RuleFields } from "../../web/board/undo/unlogged.ts";
import { FakePage, settled, stage } from "./fake-page.ts";

const FIELDS: RuleFields = {
  name: "rule",
  trigger_type: "card_completed",
  trigger_column_id: null,
  trigger_label_id: null,
  action_type: "archive_card",
  action_column_id: null,
  action_user_id: null,
  action_label_id: null,
  is_enabled: true,
};
const deletion: RuleChange = { id: "r", before: FIELDS, after: null, words: "deleted the rule" };
const switching: RuleChange = {
  id: "r",
  before: FIELDS,
  after: { ...FIELDS, is_enabled: false },
  words: "switched off the rule",
};
const back = ({ before, after, ...change }: RuleChange) => ({ ...change, before: after, after: before });

const describeCard = (text: string): Operation => ({
  route: "updateCard",
  input: { card_id: "k1", description: text },
});
const description = ({ session }: FakePage) => session.view.board!.columns[0]!.cards[0]!.description;
const said = ({ messages }: FakePage) => messages.map(({ message }) => message);
const press = async (page: FakePage, key: "undo" | "redo") => {
  page.session[key]();
  await settled();
  await page.heal();
};

test("the change of a rule is undone first if it came last, then what came before it; redo repeats both", async () => {
  const { page } = stage();
  void page.session.perform(describeCard("1"), "not saved");
  await page.heal();
  page.session.ruleChanged(deletion, "The rule was deleted.");
  await press(page, "undo");
  expect(page.ruleChanges).toEqual([back(deletion)]);
  expect(description(page)).toBe("1");
  expect(said(page)).toEqual(["The rule was deleted.", "Undone: deleted the rule."]);
  await press(page, "undo");
  expect(page.ruleChanges).toHaveLength(1);
  expect(description(page)).toBeNull();
  await press(page, "redo");
  expect(description(page)).toBe("1");
  await press(page, "redo");
  expect(page.ruleChanges).toEqual([back(deletion), deletion]);
  expect(said(page).at(-1)).toBe("Redone: deleted the rule.");
});

test("what came after the change of a rule is undone before it, also if it was on its way", async () => {
  const { page } = stage();
  void page.session.perform(describeCard("1"), "not saved");
  page.session.ruleChanged(switching);
  void page.session.perform(describeCard("2"), "not saved");
  await page.heal();
  await press(page, "undo");
  expect([description(page), page.ruleChanges.length]).toEqual(["1", 0]);
  await press(page, "undo");
  expect([description(page), page.ruleChanges]).toEqual(["1", [back(switching)]]);
  await press(page, "undo");
  expect([description(page), page.ruleChanges.length]).toEqual([null, 1]);
});

test("the message offers to undo it, and then to do it again", async () => {
  const { page } = stage();
  page.session.ruleChanged(deletion, "The rule was deleted.");
  const run = async (label: string) => {
    page.messages.findLast(({ action }) => action?.label === label)!.action!.run();
    await settled();
  };
  await run("Undo");
  await run("Redo");
  expect(page.ruleChanges).toEqual([back(deletion), deletion]);
});

test("several undos in quick succession change the rule one after the other", async () => {
  const { page } = stage();
  const under: string[] = [];
  page.changeRule = async (change) => {
    under.push(`begin ${change.words}`);
    await Promise.resolve();
    under.push(`end ${change.words}`);
    return null;
  };
  page.session.ruleChanged(switching);
  page.session.ruleChanged(deletion);
  page.session.undo();
  page.session.undo();
  await settled();
  expect(under).toEqual([
    "begin deleted the rule",
    "end deleted the rule",
    "begin switched off the rule",
    "end switched off the rule",
  ]);
});

test("after a reload it is still the last change, unless there was a later one elsewhere", async () => {
  for (const isLast of [true, false]) {
    const { service, storage, page } = stage();
    void page.session.perform(describeCard("1"), "not saved");
    await page.heal();
    page.session.ruleChanged(deletion);
    page.die();
    storage.end();
    if (!isLast) service.handle(describeCard("2"), "elsewhere");
    const next = new FakePage(service, storage);
    next.live.connect();
    await press(next, "undo");
    expect([description(next), next.ruleChanges.length]).toEqual(["1", isLast ? 1 : 0]);
    await press(next, "undo");
    expect([description(next), next.ruleChanges.length]).toEqual([isLast ? null : "1", 1]);
  }
});

test("a rule that somebody has changed since is left alone, which is said; the next undo goes past it", async () => {
  const { page } = stage();
  void page.session.perform(describeCard("1"), "not saved");
  await page.heal();
  page.session.ruleChanged(switching);
  page.changeRule = async () => "Someone changed this in the meantime.";
  await press(page, "undo");
  expect(said(page)).toEqual(["Couldn’t undo: switched off the rule. Someone changed this in the meantime."]);
  expect(description(page)).toBe("1");
  await press(page, "undo");
  expect(description(page)).toBeNull();
});

test("without an answer it is not undone, and the next undo tries again", async () => {
  const { page } = stage();
  page.session.ruleChanged(switching);
  page.changeRule = () => Promise.reject(new TypeError("unreachable"));
  await press(page, "undo");
  expect(said(page)).toHaveLength(1);
  const changes: RuleChange[] = [];
  page.changeRule = async (change) => {
    changes.push(change);
    return null;
  };
  await press(page, "undo");
  expect(changes).toEqual([back(switching)]);
});
