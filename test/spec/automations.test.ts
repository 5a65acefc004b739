/** Automation rules, except what they do (automation-runs.test.ts): RULE-1 to RULE-6. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { badTexts, UNKNOWN_ID } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

const NOT_A_MEMBER = { status: 403, detail: "You are not a member of this board." };
const NOT_AN_OWNER = { status: 403, detail: "Only owners of the board may do this." };
const UNKNOWN_RULE = { status: 404, detail: "This rule does not exist." };

async function newBoard() {
  const { board_id, column_id } = await boardOf(alice, bob);
  const done = await alice.createColumn({ board_id, title: "Done" });
  const label = await alice.createLabel({ board_id, name: "urgent" });
  /** Complete bodies of both triggers and both actions. */
  const mover = {
    name: "urgent is done",
    trigger_type: "label_added" as const,
    trigger_column_id: null,
    trigger_label_id: label.id,
    action_type: "move_to_column" as const,
    action_column_id: done.id,
    action_user_id: null,
    action_label_id: null,
    is_enabled: true,
  };
  const assigner = {
    ...mover,
    name: "done is bob's",
    trigger_type: "card_moved" as const,
    trigger_column_id: done.id,
    trigger_label_id: null,
    action_type: "assign_member" as const,
    action_column_id: null,
    action_user_id: bob.id,
  };
  return { board_id, column_id, done_id: done.id, label_id: label.id, mover, assigner };
}

const seqOf = async (boardId: string) => (await alice.getBoard({ board_id: boardId })).seq;

describe("create", () => {
  test("RULE-1: answers 201 with the rule; every member can list the rules in the order of creation (RULE-2, RULE-6)", async () => {
    const { board_id, mover, assigner } = await newBoard();
    const before = await seqOf(board_id);
    const { status, body } = await service.send("POST", `/boards/${board_id}/automations`, {
      token: alice.token,
      json: { ...mover, name: ` ${mover.name} `, id: UNKNOWN_ID, board_id: UNKNOWN_ID },
    });
    expect({ status, body }).toEqual({
      status: 201,
      body: { ...mover, id: expect.any(String), board_id },
    });
    expect(body.id).not.toBe(UNKNOWN_ID);
    const second = await alice.createRule({ board_id, ...assigner, is_enabled: false });
    expect(second).toEqual({ ...assigner, id: expect.any(String), board_id, is_enabled: false });
    for (const person of [alice, bob]) expect(await person.listRules({ board_id })).toEqual([body, second]);
    expect(await seqOf(board_id)).toBe(before);
  });

  test("API-7: types are accepted in any letter case and returned in lowercase", async () => {
    const { board_id, assigner, mover } = await newBoard();
    for (const [trigger_type, action_type, rule] of [
      ["CARD_MOVED", "ASSIGN_MEMBER", assigner],
      ["Label_Added", "Move_To_Column", mover],
      ["card_created", "assign_member", assigner],
      ["CARD_CREATED", "move_TO_column", mover],
    ] as const) {
      const { status, body } = await service.send("POST", `/boards/${board_id}/automations`, {
        token: alice.token,
        json: { ...rule, trigger_type, action_type },
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        trigger_type: trigger_type.toLowerCase(),
        action_type: action_type.toLowerCase(),
      });
    }
  });

  test("RULE-4: a column, label or user that is not on the board is refused with 404", async () => {
    const { board_id, mover, assigner } = await newBoard();
    const there = await newBoard();
    const strayed = [
      { ...assigner, trigger_column_id: there.column_id },
      { ...assigner, trigger_column_id: UNKNOWN_ID },
      { ...assigner, action_user_id: mallory.id },
      { ...assigner, action_user_id: UNKNOWN_ID },
      { ...assigner, action_column_id: there.column_id },
      { ...mover, trigger_label_id: there.label_id },
      { ...mover, trigger_label_id: UNKNOWN_ID },
      { ...mover, action_column_id: there.done_id },
      { ...mover, action_column_id: UNKNOWN_ID },
      { ...mover, action_label_id: there.label_id },
      { ...mover, action_label_id: UNKNOWN_ID },
      { ...mover, action_user_id: mallory.id, is_enabled: false },
    ];
    for (const rule of strayed) {
      const call = () => refusal(alice.createRule({ board_id, ...rule }));
      expect((await changesNothing(alice, board_id, call)).status).toBe(404);
    }
  });

  test("RULE-5: an enabled rule that lacks what it needs is refused with 422; rules are enabled by default", async () => {
    const { board_id, mover, assigner } = await newBoard();
    for (const [rule, field] of [
      [mover, "trigger_label_id"],
      [mover, "action_column_id"],
      [assigner, "trigger_column_id"],
      [assigner, "action_user_id"],
    ] as const) {
      const { is_enabled: _, ...incomplete } = { ...rule, [field]: null };
      const { status, body } = await changesNothing(alice, board_id, () =>
        service.send("POST", `/boards/${board_id}/automations`, { token: alice.token, json: incomplete }),
      );
      expect([status, body.errors[0].path]).toEqual([422, `body.${field}`]);
      const disabled = await alice.createRule({ board_id, ...incomplete, is_enabled: false });
      const enabling = () => refusal(alice.updateRule({ rule_id: disabled.id, is_enabled: true }));
      expect((await changesNothing(alice, board_id, enabling)).status).toBe(422);
    }
    const { is_enabled: __, ...complete } = mover;
    expect(await alice.createRule({ board_id, ...complete })).toMatchObject({ is_enabled: true });
  });

  test("RULE-1: an invalid value is refused with 422", async () => {
    const { board_id, mover } = await newBoard();
    const { name: _, ...nameless } = mover;
    const { trigger_type: __, ...triggerless } = mover;
    const { action_type: ___, ...actionless } = mover;
    const bodies = [
      nameless,
      triggerless,
      actionless,
      ...badTexts(255).map((name) => ({ ...mover, name })),
      ...["", "card_deleted", "label-added", null, 1].map((trigger_type) => ({ ...mover, trigger_type })),
      ...["", "delete_card", null, 1].map((action_type) => ({ ...mover, action_type })),
      ...["no-uuid", 1, [mover.trigger_label_id]].map((trigger_label_id) => ({ ...mover, trigger_label_id })),
      ...[null, "true", 1].map((is_enabled) => ({ ...mover, is_enabled })),
    ];
    for (const json of bodies) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("POST", `/boards/${board_id}/automations`, { token: alice.token, json }),
      );
      expect(status).toBe(422);
    }
  });
});

describe("update", () => {
  test("RULE-3: changes each field that can be set, each on its own", async () => {
    const { board_id, column_id, done_id, mover } = await newBoard();
    const other = await alice.createLabel({ board_id, name: "later" });
    let rule = await alice.createRule({ board_id, ...mover });
    for (const change of [
      { name: "renamed" },
      { is_enabled: false },
      { trigger_label_id: other.id },
      { trigger_column_id: column_id },
      { trigger_type: "card_moved" as const },
      { action_column_id: column_id },
      { action_user_id: bob.id },
      { action_label_id: other.id },
      { action_type: "assign_member" as const },
      { trigger_label_id: null, action_column_id: null },
      { is_enabled: true, trigger_column_id: done_id },
    ]) {
      const changed = await alice.updateRule({ rule_id: rule.id, ...change });
      expect(changed).toEqual({ ...rule, ...change });
      rule = changed;
    }
    expect(await bob.listRules({ board_id })).toEqual([rule]);
    const upper = { trigger_type: "CARD_MOVED", action_type: "Assign_Member" };
    const same = await service.send("PATCH", `/automations/${rule.id}`, { token: alice.token, json: upper });
    expect({ status: same.status, body: same.body }).toEqual({ status: 200, body: rule });
  });

  test("API-9: that changes nothing, or only fields that cannot be set, answers 200 with the rule", async () => {
    const { board_id, mover } = await newBoard();
    const there = await newBoard();
    const rule = await alice.createRule({ board_id, ...mover });
    for (const json of [{}, mover, { board_id: there.board_id, id: UNKNOWN_ID }]) {
      const { status, body } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/automations/${rule.id}`, { token: alice.token, json }),
      );
      expect({ status, body }).toEqual({ status: 200, body: rule });
    }
  });

  test("RULE-4: to a column, label or user that is not on the board is refused with 404", async () => {
    const { board_id, mover } = await newBoard();
    const there = await newBoard();
    const { id: rule_id } = await alice.createRule({ board_id, ...mover });
    for (const change of [
      { trigger_column_id: there.column_id },
      { trigger_label_id: there.label_id },
      { action_column_id: there.done_id },
      { action_label_id: there.label_id },
      { action_user_id: mallory.id },
      { action_user_id: UNKNOWN_ID },
      { action_column_id: UNKNOWN_ID, is_enabled: false },
    ]) {
      const call = () => refusal(alice.updateRule({ rule_id, ...change }));
      expect((await changesNothing(alice, board_id, call)).status).toBe(404);
    }
  });

  test("RULE-3: an invalid value is refused with 422", async () => {
    const { board_id, mover } = await newBoard();
    const rule = await alice.createRule({ board_id, ...mover });
    const bodies = [
      ...badTexts(255).map((name) => ({ name })),
      ...["card_deleted", null].map((trigger_type) => ({ trigger_type })),
      ...["delete_card", null].map((action_type) => ({ action_type })),
      ...[null, "true"].map((is_enabled) => ({ is_enabled })),
      { action_user_id: "bob" },
    ];
    for (const json of bodies) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/automations/${rule.id}`, { token: alice.token, json }),
      );
      expect(status).toBe(422);
    }
  });
});

test("RULE-3: deleting answers 204 without a body, and the rule is gone", async () => {
  const { board_id, mover, assigner } = await newBoard();
  const gone = await alice.createRule({ board_id, ...mover });
  const stays = await alice.createRule({ board_id, ...assigner });
  const { status, body } = await service.send("DELETE", `/automations/${gone.id}`, { token: alice.token });
  expect({ status, body }).toEqual({ status: 204, body: "" });
  expect(await alice.listRules({ board_id })).toEqual([stays]);
  expect(await refusal(alice.deleteRule({ rule_id: gone.id }))).toEqual(UNKNOWN_RULE);
});

test("RULE-3: only owners change rules; members may read them, strangers may not (MEMBER-1)", async () => {
  const { board_id, mover } = await newBoard();
  const { id } = await alice.createRule({ board_id, ...mover });
  const attempts = [
    (person: Person) => person.createRule({ board_id, ...mover }),
    (person: Person, rule_id = id) => person.updateRule({ rule_id, is_enabled: false }),
    (person: Person, rule_id = id) => person.deleteRule({ rule_id }),
  ];
  for (const attempt of attempts) {
    const asMember = () => refusal(attempt(bob));
    const asStranger = () => refusal(attempt(mallory));
    expect(await changesNothing(alice, board_id, asMember)).toEqual(NOT_AN_OWNER);
    expect(await changesNothing(alice, board_id, asStranger)).toEqual(NOT_A_MEMBER);
  }
  expect(await refusal(mallory.listRules({ board_id }))).toEqual(NOT_A_MEMBER);
  for (const attempt of attempts.slice(1)) {
    expect(await refusal(attempt(alice, UNKNOWN_ID))).toEqual(UNKNOWN_RULE);
  }
});
