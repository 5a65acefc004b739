/** Completed cards, full columns, the record of runs, and trying a rule: RULE-17 and RULE-19 to RULE-21. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { removeOldRuns } from "../../server/automations/runs.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { insertRow } from "../../server/platform/db/statements.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { purgeIn } from "../support/purge.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

const THERE = {
  outcome: "skipped",
  reason: "already_there",
  why: "The card was in this column already.",
} as const;
const FULL = {
  outcome: "skipped",
  reason: "column_full",
  why: "The column “Done” is full: its limit is 1 card.",
} as const;
const DONE = { outcome: "done", reason: null, why: null } as const;

async function scene({ card_limit = null as number | null } = {}) {
  const { board_id, column_id } = await boardOf(alice, bob);
  const { id: done_id } = await alice.createColumn({ board_id, title: "Done", card_limit });
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  const completion = {
    trigger_type: "card_completed" as const,
    action_type: "move_to_column" as const,
    action_column_id: done_id,
  };
  const rule = await alice.createRule({ board_id, name: "rule", ...completion });
  const complete = (card_id: string, is_complete = true) => bob.updateCard({ card_id, is_complete });
  const runs = async () => (await bob.listRuleRuns({ rule_id: rule.id })).items;
  const eventsSince = async (seq: number) => (await service.events(alice, board_id)).slice(seq);
  const seq = async () => (await alice.getBoard({ board_id })).seq;
  return { board_id, column_id, done_id, card, completion, rule, complete, runs, eventsSince, seq };
}

describe("RULE-17: when a card is completed", () => {
  test("its rules act because of that event, and only when it was not complete before", async () => {
    const { card, done_id, complete, eventsSince, seq } = await scene();
    const before = await seq();
    expect(await complete(card.id)).toMatchObject({ is_complete: true, column_id: done_id });
    const events = await eventsSince(before);
    expect(events.map(({ type, user_id, cause }) => ({ type, user_id, cause }))).toEqual([
      { type: "card.updated", user_id: bob.id, cause: undefined },
      { type: "card.moved", user_id: null, cause: before + 1 },
    ]);
    await complete(card.id);
    await bob.updateCard({ card_id: card.id, title: "renamed" });
    await complete(card.id, false);
    expect((await eventsSince(before + 2)).map(({ type, user_id }) => ({ type, user_id }))).toEqual([
      { type: "card.updated", user_id: bob.id },
      { type: "card.updated", user_id: bob.id },
    ]);
  });

  test("undoing the completion undoes what they did", async () => {
    const { board_id, card, complete, seq } = await scene();
    await complete(card.id);
    await bob.undo({ board_id, seq: (await seq()) - 1 });
    const now = await alice.getCard({ card_id: card.id });
    expect(now).toEqual({ ...card, updated_at: now.updated_at });
  });
});

describe("RULE-19: a rule does not move a card to a full column", () => {
  test("the card stays, the change that set off the rule takes place, and the run says why", async () => {
    const { board_id, column_id, done_id, card, complete, runs, seq } = await scene({ card_limit: 1 });
    await alice.createCard({ board_id, column_id: done_id, title: "takes the place" });
    expect(await complete(card.id)).toMatchObject({ is_complete: true, column_id });
    const [run, ...others] = await runs();
    expect(others).toEqual([]);
    expect(run).toMatchObject({ seq: await seq(), card_id: card.id, ...FULL });
  });

  test("a card that a rule sends back to where it came from does not count twice", async () => {
    const { board_id, column_id, done_id, card } = await scene({ card_limit: 1 });
    await alice.createRule({
      board_id,
      name: "back",
      trigger_type: "card_moved",
      trigger_column_id: column_id,
      action_type: "move_to_column",
      action_column_id: done_id,
    });
    await alice.moveCard({ card_id: card.id, column_id: done_id, position: 0 });
    expect(await bob.moveCard({ card_id: card.id, column_id, position: 0 })).toMatchObject({
      column_id: done_id,
    });
  });
});

describe("RULE-20: runs", () => {
  test("newest first, with what came of each and the number of the event", async () => {
    const { card, complete, runs, seq, done_id, column_id } = await scene();
    await complete(card.id);
    const moved = await seq();
    await complete(card.id, false);
    await complete(card.id);
    const again = await seq();
    const ids = (await runs()).map(({ id }) => id);
    expect((await runs()).map(({ id: _, at: __, ...run }) => run)).toEqual([
      { seq: again, card_id: card.id, ...THERE },
      { seq: moved, card_id: card.id, ...DONE },
    ]);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(done_id).not.toBe(column_id);
  });

  test("in pages, to members only, and gone with the rule, for good when that is purged", async () => {
    const { board_id, card, rule, complete } = await scene();
    for (let i = 0; i < 3; i++) {
      await complete(card.id);
      await complete(card.id, false);
    }
    const rule_id = rule.id;
    const all = (await bob.listRuleRuns({ rule_id })).items;
    const page = await bob.listRuleRuns({ rule_id, limit: 2 });
    expect(page).toEqual({ items: all.slice(0, 2), next: all[1]!.id });
    expect(await bob.listRuleRuns({ rule_id, limit: 2, before: all[1]!.id })).toEqual({
      items: all.slice(2),
      next: null,
    });
    const mallory = await service.person("mallory");
    expect(await refusal(mallory.listRuleRuns({ rule_id }))).toMatchObject({ status: 403 });
    const stored = async () =>
      (
        await service.app.db.read({
          runs: sql<{ id: string }>`SELECT id FROM automation_runs WHERE board_id = ${board_id}`,
        })
      ).runs;
    expect(await stored()).toHaveLength(3);
    await alice.deleteRule({ rule_id });
    expect(await refusal(bob.listRuleRuns({ rule_id }))).toMatchObject({ status: 404 });
    await purgeIn(31, service);
    expect(await stored()).toEqual([]);
  });

  test("the latest 1,000 of a rule are kept, older ones are removed", async () => {
    const { board_id, card, rule } = await scene();
    const { db } = service.app;
    const ids = Array.from({ length: 1200 }, () => newId());
    const at = new Date().toISOString();
    const row = { board_id, rule_id: rule.id, seq: 1, card_id: card.id, at, reason: null, why: null };
    await db.write(ids.map((id) => insertRow("automation_runs", { ...row, id, outcome: "done" })));
    const removal = removeOldRuns(board_id, rule.id);
    if (removal.kind !== "sweep") throw new Error("one statement");
    await db.write([removal.statement]);
    const { left } = await db.read({
      left: sql<{ id: string }>`SELECT id FROM automation_runs WHERE board_id = ${board_id} ORDER BY id`,
    });
    expect(left.map(({ id }) => id)).toEqual(ids.slice(200));
  });

  test("an operation that is refused leaves no run", async () => {
    const { card, runs } = await scene();
    const refused = bob.updateCard({ card_id: card.id, is_complete: true, cover_attachment_id: newId() });
    expect(await refusal(refused)).toMatchObject({ status: 404 });
    expect(await runs()).toEqual([]);
  });
});

describe("RULE-21: trying a rule", () => {
  test("says what it would do to which cards, and changes nothing", async () => {
    const { board_id, column_id, done_id, card, completion } = await scene({ card_limit: 1 });
    const { id: label_id } = await alice.createLabel({ board_id, name: "urgent" });
    const other = await alice.createCard({ board_id, column_id, title: "other" });
    for (const { id } of [card, other]) await alice.addLabel({ card_id: id, label_id });
    await alice.assignCard({ card_id: other.id, user_ids: [bob.id] });
    const before = await alice.getBoard({ board_id });
    const labeled = { board_id, trigger_type: "label_added" as const, trigger_label_id: label_id };
    const about = (of: typeof card) => ({ card_id: of.id, number: of.number, title: of.title, column_id });
    const moves = await alice.tryRule({ ...completion, ...labeled });
    expect(moves).toEqual({
      items: [
        { ...about(card), ...DONE },
        { ...about(other), ...FULL },
      ],
      has_more: false,
    });
    const assigns = await alice.tryRule({ ...labeled, action_type: "assign_member", action_user_id: bob.id });
    expect(assigns.items).toEqual([
      { ...about(card), ...DONE },
      {
        ...about(other),
        outcome: "skipped",
        reason: "already_assigned",
        why: "This person was assigned already.",
      },
    ]);
    const stays = await alice.tryRule({
      board_id,
      trigger_type: "card_moved",
      trigger_column_id: column_id,
      action_type: "move_to_column",
      action_column_id: column_id,
    });
    expect(stays.items).toMatchObject([THERE, THERE]);
    expect(await alice.getBoard({ board_id })).toEqual(before);
    expect(done_id).not.toBe(column_id);
  });

  test("by completion and due date; up to 100 cards", async () => {
    const { board_id, column_id, card, completion } = await scene();
    const attempt = async (trigger_type: "card_completed" | "due_soon" | "due_passed" | "card_created") =>
      (await alice.tryRule({ board_id, ...completion, trigger_type })).items.map(({ title }) => title);
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const make = async (title: string, fields: { due_at?: string; is_complete?: boolean }) =>
      alice.updateCard({
        card_id: (await alice.createCard({ board_id, column_id, title })).id,
        ...fields,
      });
    await make("soon", { due_at: inHours(5) });
    await make("later", { due_at: inHours(50) });
    await make("passed", { due_at: inHours(-5) });
    await make("finished", { due_at: inHours(-5), is_complete: true });
    expect(await attempt("due_soon")).toEqual(["soon"]);
    expect(await attempt("due_passed")).toEqual(["passed"]);
    expect(await attempt("card_completed")).toEqual(["finished"]);
    expect(await attempt("card_created")).toEqual([]);
    const move = { trigger_type: "card_moved" as const, trigger_column_id: column_id };
    for (let i = 0; i < 97; i++)
      await alice.createCard({ board_id, column_id: card.column_id, title: `${i}` });
    const many = await alice.tryRule({ board_id, ...completion, ...move });
    expect([many.items.length, many.has_more]).toEqual([100, true]);
  });

  test("a rule that lacks what it needs is refused, and so is everybody but owners", async () => {
    const { board_id, completion } = await scene();
    const rule = { board_id, ...completion };
    expect(await refusal(alice.tryRule({ ...rule, action_column_id: null }))).toMatchObject({ status: 422 });
    expect(await refusal(alice.tryRule({ ...rule, action_column_id: newId() }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(bob.tryRule(rule))).toMatchObject({ status: 403 });
  });
});
