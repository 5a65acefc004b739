/** Several rules at once, rules that are off, and rules that lost what they refer to. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;
let carol: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  carol = await service.person("carol");
});
afterAll(() => service.stop());

async function scene() {
  const { board_id, column_id: a } = await boardOf(alice, bob, carol);
  const { id: b } = await alice.createColumn({ board_id, title: "B" });
  const { id: c } = await alice.createColumn({ board_id, title: "C" });
  const { id: label_id } = await alice.createLabel({ board_id, name: "urgent" });
  const { id: card_id } = await alice.createCard({ board_id, column_id: a, title: "card" });
  const onMoveTo = (column: string) => ({
    board_id,
    name: "rule",
    trigger_type: "card_moved" as const,
    trigger_column_id: column,
  });
  const moveTo = (column: string) => ({ action_type: "move_to_column" as const, action_column_id: column });
  const assign = (user: Person) => ({ action_type: "assign_member" as const, action_user_id: user.id });
  /** Type, actor and column of every event of a move by bob. */
  async function move(to: string) {
    const { seq } = await alice.getBoard({ board_id });
    await bob.moveCard({ card_id, column_id: to, position: 0 });
    const events = (await service.events(alice, board_id)).slice(seq);
    return events.map(({ type, user_id, data }) => [
      type,
      user_id,
      (data as { column_id: string }).column_id,
    ]);
  }
  return { board_id, a, b, c, label_id, card_id, onMoveTo, moveTo, assign, move };
}

describe("several rules", () => {
  test("RULE-12: act in the order of their creation, each on what the one before left", async () => {
    const { a, b, c, card_id, onMoveTo, moveTo, assign, move } = await scene();
    await alice.createRule({ ...onMoveTo(b), ...assign(carol) });
    await alice.createRule({ ...onMoveTo(b), ...moveTo(c) });
    await alice.createRule({ ...onMoveTo(b), ...assign(carol) });
    await alice.createRule({ ...onMoveTo(b), ...moveTo(c) });
    await alice.createRule({ ...onMoveTo(b), ...moveTo(a) });
    await alice.createRule({ ...onMoveTo(b), ...assign(bob) });
    expect(await move(b)).toEqual([
      ["card.moved", bob.id, b],
      ["card.assigned", null, b],
      ["card.moved", null, c],
      ["card.moved", null, a],
      ["card.assigned", null, a],
    ]);
    expect(await alice.getCard({ card_id })).toMatchObject({ column_id: a, assignees: [bob.me, carol.me] });
  });

  test("RULE-8: of another board never act", async () => {
    const here = await scene();
    const there = await scene();
    await alice.createRule({ ...there.onMoveTo(there.b), ...there.assign(carol) });
    expect(await here.move(here.b)).toEqual([["card.moved", bob.id, here.b]]);
  });
});

describe("a disabled rule", () => {
  test("RULE-8: does not act until it is enabled (RULE-9)", async () => {
    const { a, b, onMoveTo, assign, move } = await scene();
    const rule = await alice.createRule({ ...onMoveTo(b), ...assign(carol), is_enabled: false });
    expect(await move(b)).toEqual([["card.moved", bob.id, b]]);
    await alice.updateRule({ rule_id: rule.id, is_enabled: true });
    await move(a);
    expect(await move(b)).toEqual([
      ["card.moved", bob.id, b],
      ["card.assigned", null, b],
    ]);
    await alice.updateRule({ rule_id: rule.id, is_enabled: false });
    await move(a);
    expect(await move(b)).toEqual([["card.moved", bob.id, b]]);
  });

  test("RULE-3: a deleted rule no longer acts, and a changed one acts as changed", async () => {
    const { b, c, onMoveTo, moveTo, assign, move } = await scene();
    const gone = await alice.createRule({ ...onMoveTo(b), ...assign(carol) });
    const changed = await alice.createRule({ ...onMoveTo(c), ...moveTo(b) });
    await alice.deleteRule({ rule_id: gone.id });
    await alice.updateRule({ rule_id: changed.id, trigger_column_id: b, action_column_id: c });
    expect(await move(b)).toEqual([
      ["card.moved", bob.id, b],
      ["card.moved", null, c],
    ]);
  });
});

describe("RULE-15: a rule is disabled, not deleted, when", () => {
  test("the column of its trigger or its action goes away", async () => {
    const { board_id, a, b, c, onMoveTo, moveTo, assign, move } = await scene();
    const byTrigger = await alice.createRule({ ...onMoveTo(c), ...assign(carol) });
    const byAction = await alice.createRule({ ...onMoveTo(b), ...moveTo(c) });
    const byBoth = await alice.createRule({ ...onMoveTo(c), ...moveTo(c) });
    const stays = await alice.createRule({ ...onMoveTo(b), ...moveTo(a) });
    await bob.deleteColumn({ column_id: c });
    expect(await alice.listRules({ board_id })).toEqual([
      { ...byTrigger, trigger_column_id: null, is_enabled: false },
      { ...byAction, action_column_id: null, is_enabled: false },
      { ...byBoth, trigger_column_id: null, action_column_id: null, is_enabled: false },
      stays,
    ]);
    expect(await move(b)).toEqual([
      ["card.moved", bob.id, b],
      ["card.moved", null, a],
    ]);
  });

  test("its label goes away", async () => {
    const { board_id, b, label_id, onMoveTo, moveTo } = await scene();
    const { trigger_column_id: _, ...rule } = onMoveTo(b);
    const made = await alice.createRule({
      ...rule,
      ...moveTo(b),
      trigger_type: "label_added",
      trigger_label_id: label_id,
    });
    await bob.deleteLabel({ label_id });
    expect(await alice.listRules({ board_id })).toEqual([
      { ...made, trigger_label_id: null, is_enabled: false },
    ]);
  });

  test("its user is removed from the board or leaves it", async () => {
    const { board_id, a, b, c, onMoveTo, assign, move } = await scene();
    const bobs = await alice.createRule({ ...onMoveTo(c), ...assign(bob) });
    const carols = await alice.createRule({ ...onMoveTo(b), ...assign(carol) });
    await carol.removeMember({ board_id, user_id: carol.id });
    const disabled = { ...carols, action_user_id: null, is_enabled: false };
    expect(await alice.listRules({ board_id })).toEqual([bobs, disabled]);
    await alice.invite({ board_id, user_id: carol.id });
    expect(await alice.listRules({ board_id })).toEqual([bobs, disabled]);
    expect(await move(b)).toEqual([["card.moved", bob.id, b]]);
    await alice.updateRule({ rule_id: carols.id, action_user_id: carol.id, is_enabled: true });
    await move(a);
    expect(await move(b)).toEqual([
      ["card.moved", bob.id, b],
      ["card.assigned", null, b],
    ]);
  });
});

test("RULE-14: an operation that is refused triggers nothing", async () => {
  const { board_id, b, card_id, onMoveTo, assign } = await scene();
  await alice.createRule({ ...onMoveTo(b), ...assign(carol) });
  const { seq } = await alice.getBoard({ board_id });
  await refusal(bob.moveCard({ card_id, column_id: b, position: -1 }));
  expect((await alice.getBoard({ board_id })).seq).toBe(seq);
  expect((await alice.getCard({ card_id })).assignees).toEqual([]);
});
