/** What rules do to labels, completion and the archive: RULE-22 and RULE-23. */
import { describe, expect, test } from "bun:test";
import { refusal } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import {
  type Action,
  ARCHIVE,
  alice,
  bob,
  COMPLETE,
  REOPEN,
  scene,
  service,
  setRuleScene,
} from "../support/rule-scene.ts";

setRuleScene();

describe("RULE-22: labels and completion", () => {
  test("each has its event, with `previous`, without a user and because of the change; then there is nothing to do", async () => {
    const { card, done_id, column_id, label, own, add, remove, whenMoved, move, seq, eventsSince, outcomes } =
      await scene();
    const rules = [];
    for (const action of [add, remove, COMPLETE, REOPEN]) rules.push(await whenMoved(action));
    const before = await seq();
    const moved = await move();
    const labels = [label, own].sort((a, b) => (a.id < b.id ? -1 : 1));
    const at = { updated_at: moved.updated_at };
    expect(moved).toEqual({ ...card, ...at, column_id: done_id, rank: moved.rank, labels: [label] });
    const events = await eventsSince(before);
    expect(events.slice(1).map(({ timestamp: _, version: __, board_id: ___, ...event }) => event)).toEqual([
      {
        type: "card.labeled",
        seq: before + 2,
        user_id: null,
        cause: before + 1,
        data: { ...moved, labels },
        previous: { labels: [own], ...at },
      },
      {
        type: "card.unlabeled",
        seq: before + 3,
        user_id: null,
        cause: before + 1,
        data: moved,
        previous: { labels, ...at },
      },
      {
        type: "card.updated",
        seq: before + 4,
        user_id: null,
        cause: before + 1,
        data: { ...moved, is_complete: true },
        previous: { is_complete: false, ...at },
      },
      {
        type: "card.updated",
        seq: before + 5,
        user_id: null,
        cause: before + 1,
        data: moved,
        previous: { is_complete: true, ...at },
      },
    ]);
    expect(await alice.getCard({ card_id: card.id })).toEqual(moved);
    await alice.moveCard({ card_id: card.id, column_id, position: 0 });
    for (const { id } of rules.slice(2)) await alice.deleteRule({ rule_id: id });
    const reopening = await whenMoved(REOPEN);
    const completing = await whenMoved(COMPLETE);
    const completingAgain = await whenMoved(COMPLETE);
    await move();
    expect(
      await Promise.all([rules[0]!, rules[1]!, reopening, completing, completingAgain].map(outcomes)),
    ).toEqual([
      [
        ["skipped", "already_labeled"],
        ["done", null],
      ],
      [
        ["skipped", "not_labeled"],
        ["done", null],
      ],
      [["skipped", "not_complete"]],
      [["done", null]],
      [["skipped", "already_complete"]],
    ]);
  });

  test("a rule takes back what set it off, or what another one did; nobody's rules are set off by that (RULE-13)", async () => {
    const { board_id, card, label, add, seq, eventsSince } = await scene();
    const whenLabeled = (action: Action) =>
      alice.createRule({
        board_id,
        name: "rule",
        trigger_type: "label_added",
        trigger_label_id: label.id,
        ...action,
      });
    await whenLabeled({ ...add, action_type: "remove_label" });
    await whenLabeled(add);
    await whenLabeled({ ...add, action_type: "remove_label" });
    await whenLabeled({ action_type: "assign_member", action_user_id: bob.id });
    const whenCompleted = { board_id, name: "rule", trigger_type: "card_completed" as const };
    await alice.createRule({ ...whenCompleted, ...add });
    await whenLabeled(COMPLETE);
    const before = await seq();
    const labeled = await bob.addLabel({ card_id: card.id, label_id: label.id });
    expect(labeled).toEqual({ ...card, is_complete: true, updated_at: labeled.updated_at });
    expect(await alice.getCard({ card_id: card.id })).toEqual(labeled);
    expect((await eventsSince(before)).map(({ type }) => type)).toEqual([
      "card.labeled",
      "card.unlabeled",
      "card.labeled",
      "card.unlabeled",
      "card.updated",
    ]);
    const { items } = await alice.listMyCards({ complete: "true" });
    expect(items.filter(({ board }) => board.id === board_id)).toHaveLength(1);
    await bob.undo({ board_id, seq: before + 1 });
    const now = await alice.getCard({ card_id: card.id });
    expect(now).toEqual({ ...card, updated_at: now.updated_at });
  });

  test("the label is one of the board (RULE-4), needed by both actions (RULE-5) and null otherwise", async () => {
    const { board_id, whenMoved, add } = await scene();
    const there = await scene();
    for (const action_label_id of [there.label.id, UNKNOWN_ID])
      expect((await refusal(whenMoved({ ...add, action_label_id }))).status).toBe(404);
    for (const action_type of ["add_label", "remove_label"] as const) {
      const call = () =>
        service.send("POST", `/boards/${board_id}/automations`, {
          token: alice.token,
          json: { name: "x", trigger_type: "card_completed", action_type },
        });
      const { status, body } = await changesNothing(alice, board_id, call);
      expect([status, body.errors[0].path]).toEqual([422, "body.action_label_id"]);
    }
    expect(await whenMoved(COMPLETE)).toMatchObject({ action_type: "complete_card", action_label_id: null });
    const rule = await whenMoved(add);
    expect(
      (await refusal(alice.updateRule({ rule_id: rule.id, action_label_id: there.label.id }))).status,
    ).toBe(404);
  });

  test("a rule whose label is deleted is disabled until the label comes back (RULE-15, RULE-27)", async () => {
    const { board_id, label, add, whenMoved, move, card, seq } = await scene();
    const rule = await whenMoved(add);
    await alice.deleteLabel({ label_id: label.id });
    const disabled = { ...rule, action_label_id: null, is_enabled: false };
    expect(await alice.listRules({ board_id })).toEqual([disabled]);
    await alice.undo({ board_id, seq: await seq() });
    expect(await alice.listRules({ board_id })).toEqual([rule]);
    expect((await move()).labels).toHaveLength(card.labels.length + 1);
  });
});

describe("RULE-23: archive_card", () => {
  test("the card goes to the archive as the change and the rules before have left it, in the same commit", async () => {
    const { board_id, card, done_id, own, remove, whenMoved, move, seq, eventsSince, outcomes, archived } =
      await scene();
    const rules = [];
    for (const action of [remove, COMPLETE, ARCHIVE, REOPEN, ARCHIVE]) rules.push(await whenMoved(action));
    const before = await seq();
    const answer = await move();
    const at = { updated_at: answer.updated_at };
    expect(answer).toEqual({
      ...card,
      ...at,
      column_id: done_id,
      rank: answer.rank,
      labels: [],
      is_complete: true,
    });
    const events = await eventsSince(before);
    expect(events.map(({ type, user_id, cause, archived }) => ({ type, user_id, cause, archived }))).toEqual([
      { type: "card.moved", user_id: bob.id, cause: undefined, archived: undefined },
      { type: "card.unlabeled", user_id: null, cause: before + 1, archived: undefined },
      { type: "card.updated", user_id: null, cause: before + 1, archived: undefined },
      { type: "card.deleted", user_id: null, cause: before + 1, archived: true },
    ]);
    expect(events[3]).toMatchObject({ data: answer, previous: answer });
    expect((await refusal(alice.getCard({ card_id: card.id }))).status).toBe(404);
    expect(await archived()).toEqual([
      {
        id: card.id,
        type: "card",
        title: "card",
        number: card.number,
        column_title: expect.any(String),
        removed_at: events[3]!.timestamp,
        removed_by: bob.id,
        kind: "archived",
      },
    ]);
    const gone = ["skipped", "archived_by_rule"];
    expect(await Promise.all(rules.map(outcomes))).toEqual([
      [["done", null]],
      [["done", null]],
      [["done", null]],
      [gone],
      [gone],
    ]);
    const restored = await alice.restoreCard({ trashed_card_id: card.id });
    expect(restored).toEqual({ ...answer, left_out: { labels: [], assignees: [] } });
    const { left_out: _, ...live } = restored;
    expect(await alice.getCard({ card_id: card.id })).toEqual(live);
    expect(await alice.getBoard({ board_id })).toMatchObject({ labels: expect.arrayContaining([own]) });
    for (const { id } of card.attachments)
      expect((await alice.downloadAttachment({ attachment_id: id })).status).toBe(200);
  });

  test("a card that a rule has moved first is archived at the end of that column; a restored card is there", async () => {
    const { board_id, column_id, done_id, card, whenMoved, move } = await scene();
    const { id: other } = await alice.createColumn({ board_id, title: "Later" });
    const last = await alice.createCard({ board_id, column_id: other, title: "last" });
    await alice.createCard({ board_id, column_id: done_id, title: "stays" });
    await whenMoved({ action_type: "move_to_column", action_column_id: other });
    await whenMoved(ARCHIVE);
    expect((await move()).column_id).toBe(other);
    await alice.restoreCard({ trashed_card_id: card.id });
    const { columns } = await alice.getBoard({ board_id });
    const cards = (id: string) => columns.find((column) => column.id === id)!.cards.map(({ title }) => title);
    expect([cards(column_id), cards(other)]).toEqual([[], [last.title, "card"]]);
  });

  test("an added label and a changed text are archived with the card", async () => {
    const { board_id, label, card, archived } = await scene();
    await alice.createRule({
      board_id,
      name: "rule",
      trigger_type: "card_completed",
      ...ARCHIVE,
    });
    const changes = {
      title: "renamed",
      description: "other",
      is_complete: true,
      due_at: "2030-01-01T00:00:00.000Z",
    };
    const changed = await bob.updateCard({ card_id: card.id, ...changes });
    expect(await archived()).toMatchObject([{ id: card.id, title: "renamed" }]);
    expect(await alice.restoreCard({ trashed_card_id: card.id })).toMatchObject(changed);
    await alice.createRule({
      board_id,
      name: "rule",
      trigger_type: "label_added",
      trigger_label_id: label.id,
      ...ARCHIVE,
    });
    const labeled = await bob.addLabel({ card_id: card.id, label_id: label.id });
    expect(await alice.restoreCard({ trashed_card_id: card.id })).toMatchObject(labeled);
    expect(labeled.labels).toHaveLength(2);
  });
});
