/** Rules that lose what they refer to and get it back, and deleted rules that are restored: RULE-27 to RULE-29. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { insertRow } from "../../server/platform/db/statements.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { purgeIn } from "../support/purge.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ settings: { MAX_RULES_PER_BOARD: "3" } });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

async function scene() {
  const { board_id, column_id: from } = await boardOf(alice, bob);
  const { id: to } = await alice.createColumn({ board_id, title: "To" });
  const label = await alice.createLabel({ board_id, name: "label" });
  const card = await alice.createCard({ board_id, column_id: from, title: "Card" });
  const create = (action: Omit<Parameters<Person["createRule"]>[0], "board_id" | "name" | "trigger_type">) =>
    alice.createRule({ board_id, name: "rule", trigger_type: "card_moved", ...action });
  /** Refers to two columns. */
  const mover = () =>
    create({ trigger_column_id: from, action_type: "move_to_column", action_column_id: to });
  const rules = () => alice.listRules({ board_id });
  const seq = async () => (await alice.getBoard({ board_id })).seq;
  const undo = async () => alice.undo({ board_id, seq: await seq() });
  return { board_id, from, to, label, card, create, mover, rules, seq, undo };
}

/** The ids of deleted rules, first deleted first, and those of rules for each run, in the order of their creation. */
async function kept(board_id: string) {
  const { deleted, runs } = await service.app.db.read({
    deleted: sql<{ id: string }>`SELECT id FROM trash WHERE board_id = ${board_id} AND type = 'rule'
      ORDER BY removed_at, id`,
    runs: sql<{ id: string }>`SELECT rule_id AS id FROM automation_runs WHERE board_id = ${board_id}
      ORDER BY rule_id`,
  });
  return { deleted: deleted.map(({ id }) => id), runs: runs.map(({ id }) => id) };
}

describe("RULE-27: when a column or label comes back", () => {
  test("by an undo, its rules are enabled again in that commit; redo disables them again", async () => {
    const { from, mover, rules, seq, undo } = await scene();
    const rule = await mover();
    await bob.deleteColumn({ column_id: from });
    const lost = { ...rule, trigger_column_id: null, is_enabled: false };
    expect(await rules()).toEqual([lost]);
    const before = await seq();
    expect((await undo()).events).toEqual([{ seq: before + 1, type: "column.created", undoes: before }]);
    expect(await rules()).toEqual([rule]);
    await undo();
    expect(await rules()).toEqual([lost]);
    await undo();
    expect(await rules()).toEqual([rule]);
  });

  test("a rule acts again", async () => {
    const { board_id, from, to, card, create, rules } = await scene();
    const rule = await create({ trigger_column_id: to, action_type: "complete_card" });
    await bob.archiveColumn({ column_id: to });
    await bob.restoreColumn({ trashed_column_id: to });
    expect(await rules()).toEqual([rule]);
    expect(await bob.moveCard({ card_id: card.id, column_id: to, position: 0 })).toMatchObject({
      is_complete: true,
    });
    expect((await alice.getBoard({ board_id })).columns.map(({ id }) => id)).toEqual([from, to]);
  });

  for (const order of ["first", "last"] as const) {
    test(`a rule that has lost two is enabled with the second, whichever that is (the ${order} one lost)`, async () => {
      const { from, to, mover, rules } = await scene();
      const rule = await mover();
      await alice.deleteColumn({ column_id: from });
      await alice.deleteColumn({ column_id: to });
      const [one, other] = order === "first" ? [from, to] : [to, from];
      await alice.restoreColumn({ trashed_column_id: one });
      expect(await rules()).toMatchObject([{ is_enabled: false }]);
      await alice.restoreColumn({ trashed_column_id: other });
      expect(await rules()).toEqual([rule]);
    });
  }

  test("a rule that somebody had disabled refers to it again and stays disabled", async () => {
    const { from, mover, rules, undo } = await scene();
    const { id: rule_id } = await mover();
    const rule = await alice.updateRule({ rule_id, is_enabled: false });
    await alice.deleteColumn({ column_id: from });
    await undo();
    expect(await rules()).toEqual([rule]);
  });

  test("a rule that somebody disables meanwhile refers to it again and stays disabled", async () => {
    const { from, mover, rules, undo } = await scene();
    const rule = await mover();
    await alice.deleteColumn({ column_id: from });
    const lost = { ...rule, trigger_column_id: null, is_enabled: false };
    expect(await alice.updateRule({ rule_id: rule.id, is_enabled: false })).toEqual(lost);
    expect(await rules()).toEqual([lost]);
    await undo();
    expect(await rules()).toEqual([{ ...rule, is_enabled: false }]);
  });

  test("a rule that somebody has sent unchanged meanwhile is enabled again", async () => {
    const { from, mover, rules, undo } = await scene();
    const rule = await mover();
    await alice.deleteColumn({ column_id: from });
    await alice.updateRule({ rule_id: rule.id, name: rule.name });
    await undo();
    expect(await rules()).toEqual([rule]);
  });

  test("a rule that was changed meanwhile stays as it is", async () => {
    const { from, to, mover, create, rules, undo } = await scene();
    const { id: renamed } = await mover();
    const { id: aimed } = await create({ trigger_column_id: from, action_type: "archive_card" });
    await alice.deleteColumn({ column_id: from });
    await alice.updateRule({ rule_id: renamed, name: "Other" });
    await alice.updateRule({ rule_id: aimed, trigger_column_id: to, is_enabled: true });
    const before = await rules();
    await undo();
    expect(await rules()).toEqual(before);
  });

  test("a rule whose user has left stays disabled", async () => {
    const { board_id, from, create, rules, undo } = await scene();
    const rule = await create({
      trigger_column_id: from,
      action_type: "assign_member",
      action_user_id: bob.id,
    });
    await alice.deleteColumn({ column_id: from });
    const seq = (await alice.getBoard({ board_id })).seq;
    await alice.removeMember({ board_id, user_id: bob.id });
    await alice.undo({ board_id, seq });
    expect(await rules()).toEqual([{ ...rule, action_user_id: null, is_enabled: false }]);
    await alice.invite({ board_id, user_id: bob.id });
    await alice.deleteColumn({ column_id: from });
    await undo();
    expect(await rules()).toMatchObject([{ action_user_id: null, is_enabled: false }]);
  });

  test("rules of other columns and labels are not touched", async () => {
    const { from, to, label, create, rules, undo } = await scene();
    await create({
      trigger_column_id: to,
      action_type: "add_label",
      action_label_id: label.id,
      is_enabled: false,
    });
    await create({ trigger_column_id: to, action_type: "complete_card" });
    const before = await rules();
    await alice.deleteColumn({ column_id: from });
    await undo();
    expect(await rules()).toEqual(before);
  });
});

describe("RULE-28: a deleted rule", () => {
  test("comes back as it was, in its place and with its runs, without events (RULE-6)", async () => {
    const { board_id, to, card, create, rules, seq } = await scene();
    const rule = await create({ trigger_column_id: to, action_type: "complete_card" });
    await create({ trigger_column_id: to, action_type: "archive_card", is_enabled: false });
    const both = await rules();
    await bob.moveCard({ card_id: card.id, column_id: to, position: 0 });
    const runs = await alice.listRuleRuns({ rule_id: rule.id });
    expect(runs.items).toHaveLength(1);
    const before = await seq();
    await alice.deleteRule({ rule_id: rule.id });
    expect(await refusal(alice.listRuleRuns({ rule_id: rule.id }))).toMatchObject({ status: 404 });
    expect(await alice.restoreRule({ trashed_rule_id: rule.id })).toEqual(rule);
    expect(await rules()).toEqual(both);
    expect(await alice.listRuleRuns({ rule_id: rule.id })).toEqual(runs);
    expect(await seq()).toBe(before);
    expect((await alice.listTrash({ board_id })).items).toEqual([]);
  });

  test("that is there, was never there, or is somebody else's to restore is refused", async () => {
    const { board_id, mover, card } = await scene();
    const { id } = await mover();
    const restore =
      (person: Person, trashed_rule_id = id) =>
      () =>
        refusal(person.restoreRule({ trashed_rule_id }));
    expect(await changesNothing(alice, board_id, restore(alice))).toMatchObject({ status: 404 });
    await alice.deleteCard({ card_id: card.id });
    expect(await changesNothing(alice, board_id, restore(alice, card.id))).toMatchObject({ status: 404 });
    await alice.deleteRule({ rule_id: id });
    expect(await changesNothing(alice, board_id, restore(bob))).toMatchObject({ status: 403 });
    await alice.restoreRule({ trashed_rule_id: id });
    expect(await changesNothing(alice, board_id, restore(alice))).toMatchObject({ status: 404 });
  });

  test("is disabled if what it refers to is gone, and enabled when that comes back", async () => {
    const { from, mover, rules, undo } = await scene();
    const rule = await mover();
    await alice.deleteRule({ rule_id: rule.id });
    await alice.deleteColumn({ column_id: from });
    const lost = { ...rule, trigger_column_id: null, is_enabled: false };
    expect(await alice.restoreRule({ trashed_rule_id: rule.id })).toEqual(lost);
    await undo();
    expect(await rules()).toEqual([rule]);
  });

  test("that had lost something comes back with what has returned meanwhile", async () => {
    const { from, mover, rules, undo } = await scene();
    const rule = await mover();
    await alice.deleteColumn({ column_id: from });
    await alice.deleteRule({ rule_id: rule.id });
    await undo();
    expect(await alice.restoreRule({ trashed_rule_id: rule.id })).toEqual(rule);
    expect(await rules()).toEqual([rule]);
  });

  test("is disabled if its user has left", async () => {
    const { board_id, from, create } = await scene();
    const rule = await create({
      trigger_column_id: from,
      action_type: "assign_member",
      action_user_id: bob.id,
    });
    await alice.deleteRule({ rule_id: rule.id });
    await alice.removeMember({ board_id, user_id: bob.id });
    expect(await alice.restoreRule({ trashed_rule_id: rule.id })).toEqual({
      ...rule,
      action_user_id: null,
      is_enabled: false,
    });
  });

  test("must fit within the limit", async () => {
    const { board_id, mover } = await scene();
    const { id } = await mover();
    await alice.deleteRule({ rule_id: id });
    for (let i = 0; i < 3; i++) await mover();
    const call = () => refusal(alice.restoreRule({ trashed_rule_id: id }));
    expect(await changesNothing(alice, board_id, call)).toMatchObject({ status: 409 });
  });

  test("is purged with its runs, like what is deleted (TRASH-11)", async () => {
    const { board_id, to, card, create } = await scene();
    const { id } = await create({ trigger_column_id: to, action_type: "complete_card" });
    await bob.moveCard({ card_id: card.id, column_id: to, position: 0 });
    await alice.deleteRule({ rule_id: id });
    await purgeIn(29, service);
    expect((await kept(board_id)).runs).toEqual([id]);
    await purgeIn(31, service);
    expect((await kept(board_id)).runs).toEqual([]);
    expect(await refusal(alice.restoreRule({ trashed_rule_id: id }))).toMatchObject({ status: 404 });
  });
});

describe("RULE-29: of deleted rules", () => {
  test("a board keeps as many as it may have rules, and purges those deleted first, with their runs", async () => {
    const { board_id, to, card, create, rules } = await scene();
    const other = await scene();
    const { id: elsewhere } = await other.mover();
    await alice.deleteRule({ rule_id: elsewhere });
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      ids.push((await create({ trigger_column_id: to, action_type: "complete_card" })).id);
    }
    await bob.moveCard({ card_id: card.id, column_id: to, position: 0 });
    expect((await kept(board_id)).runs).toEqual(ids);
    const [first, second, third] = ids as [string, string, string];
    for (const rule_id of ids) await alice.deleteRule({ rule_id });
    expect(await kept(board_id)).toEqual({ deleted: ids, runs: ids });

    const { id: fourth } = await create({ trigger_column_id: to, action_type: "archive_card" });
    await alice.deleteRule({ rule_id: fourth });
    expect(await kept(board_id)).toEqual({ deleted: [second, third, fourth], runs: [second, third] });
    expect(await refusal(alice.restoreRule({ trashed_rule_id: first }))).toMatchObject({ status: 404 });
    await alice.restoreRule({ trashed_rule_id: second });
    expect(await rules()).toMatchObject([{ id: second }]);
    expect((await alice.listRuleRuns({ rule_id: second })).items).toHaveLength(1);

    await alice.deleteRule({ rule_id: second });
    const { id: fifth } = await create({ trigger_column_id: to, action_type: "archive_card" });
    await alice.deleteRule({ rule_id: fifth });
    expect(await kept(board_id)).toEqual({ deleted: [fourth, second, fifth], runs: [second] });
    expect((await kept(other.board_id)).deleted).toEqual([elsewhere]);
  });

  test("what is left from before the limit was lowered goes with further deletions, a few at a time", async () => {
    const { board_id, mover } = await scene();
    const earlier = Array.from({ length: 6 }, () => newId());
    const row = { board_id, type: "rule", kind: "deleted", title: "rule", data: "{}", seq: 1 } as const;
    const nothing = {
      number: null,
      parent_id: null,
      removed_with: null,
      rank: null,
      position: null,
      removed_by: null,
    };
    await service.app.db.write(
      earlier.map((id, i) =>
        insertRow("trash", { ...row, ...nothing, id, removed_at: `2020-01-0${i + 1}T00:00:00.000Z` }),
      ),
    );
    const deleted: string[] = [];
    for (const left of [4, 2, 0, 0]) {
      const { id } = await mover();
      deleted.push(id);
      await alice.deleteRule({ rule_id: id });
      expect((await kept(board_id)).deleted).toEqual([...earlier.slice(6 - left), ...deleted.slice(-3)]);
    }
  });
});
