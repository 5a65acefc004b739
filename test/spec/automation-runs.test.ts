/** What automation rules do: RULE-7 to RULE-14. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { BoardEvent } from "../../contract/events.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";

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

/** Columns A, B and C, a card in A, a label, and short ways to make rules. */
async function scene() {
  const { board_id, column_id: a } = await boardOf(alice, bob, carol);
  const { id: b } = await alice.createColumn({ board_id, title: "B" });
  const { id: c } = await alice.createColumn({ board_id, title: "C" });
  const { id: label_id } = await alice.createLabel({ board_id, name: "urgent" });
  const card = await alice.createCard({ board_id, column_id: a, title: "card" });
  const triggers = {
    movedTo: (column: string) => ({ trigger_type: "card_moved" as const, trigger_column_id: column }),
    labeled: (label: string) => ({ trigger_type: "label_added" as const, trigger_label_id: label }),
    createdIn: (column?: string) => ({ trigger_type: "card_created" as const, trigger_column_id: column }),
  };
  const actions = {
    moveTo: (column: string) => ({ action_type: "move_to_column" as const, action_column_id: column }),
    assign: (user: Person) => ({ action_type: "assign_member" as const, action_user_id: user.id }),
  };
  const rule = (trigger: Trigger, action: Action, is_enabled = true) =>
    alice.createRule({ board_id, name: "rule", is_enabled, ...trigger, ...action });
  type Trigger =
    | ReturnType<typeof triggers.movedTo>
    | ReturnType<typeof triggers.labeled>
    | ReturnType<typeof triggers.createdIn>;
  type Action = ReturnType<typeof actions.moveTo> | ReturnType<typeof actions.assign>;

  /** The events an operation of bob's sets off, shortened to who did what, and where the card was then. */
  async function during(act: () => Promise<unknown>): Promise<string[]> {
    const { seq } = await alice.getBoard({ board_id });
    await act();
    return (await service.events(alice, board_id)).slice(seq).map(brief);
  }
  const names: Record<string, string> = { [a]: "A", [b]: "B", [c]: "C" };
  function brief({ type, user_id, data }: BoardEvent): string {
    const { column_id, assignees } = data as { column_id: string; assignees: { username: string }[] };
    const people = assignees.map(({ username }) => username.split("-")[0]).join("+");
    return `${user_id === null ? "rule" : "bob"}: ${type} in ${names[column_id]}${people && ` with ${people}`}`;
  }
  const move = (to: string, position = 0) =>
    during(() => bob.moveCard({ card_id: card.id, column_id: to, position }));
  const label = () => during(() => bob.addLabel({ card_id: card.id, label_id }));
  return {
    board_id,
    a,
    b,
    c,
    label_id,
    card,
    card_id: card.id,
    ...triggers,
    ...actions,
    rule,
    during,
    move,
    label,
  };
}

describe("RULE-7: after a card is created", () => {
  test("no rule acts, whatever its trigger", async () => {
    const { board_id, b, c, rule, createdIn, movedTo, moveTo, assign, during } = await scene();
    await rule(createdIn(), moveTo(c));
    await rule(createdIn(), assign(carol));
    await rule(createdIn(b), moveTo(c));
    await rule(movedTo(b), assign(carol));
    const create = () => bob.createCard({ board_id, column_id: b, title: "new" });
    expect(await during(create)).toEqual(["bob: card.created in B"]);
  });
});

describe("RULE-8: after a move that changed the column", () => {
  test("rules of the new column act, those of other columns do not", async () => {
    const { a, b, c, rule, movedTo, assign, move } = await scene();
    await rule(movedTo(b), assign(bob));
    await rule(movedTo(a), assign(carol));
    expect(await move(c)).toEqual(["bob: card.moved in C"]);
    expect(await move(b)).toEqual(["bob: card.moved in B", "rule: card.assigned in B with bob"]);
  });

  test("a move within the column triggers nothing, whether or not the column is named", async () => {
    const { board_id, a, card_id, rule, movedTo, moveTo, assign, move, during } = await scene();
    await alice.createCard({ board_id, column_id: a, title: "other" });
    await rule(movedTo(a), assign(carol));
    await rule(movedTo(a), moveTo(a));
    expect(await move(a, 1)).toEqual(["bob: card.moved in A"]);
    expect(await during(() => bob.moveCard({ card_id, position: 0 }))).toEqual(["bob: card.moved in A"]);
  });
});

describe("RULE-9: after a label is newly added", () => {
  test("rules of that label act, those of other labels do not", async () => {
    const { board_id, rule, labeled, label_id, assign, label } = await scene();
    const other = await alice.createLabel({ board_id, name: "other" });
    await rule(labeled(other.id), assign(carol));
    await rule(labeled(label_id), assign(bob));
    expect(await label()).toEqual(["bob: card.labeled in A", "rule: card.assigned in A with bob"]);
  });

  test("a label that is already there triggers nothing; removed and added again, it does", async () => {
    const { card_id, rule, labeled, label_id, assign, label } = await scene();
    await bob.addLabel({ card_id, label_id });
    await rule(labeled(label_id), assign(carol));
    expect(await label()).toEqual([]);
    await bob.removeLabel({ card_id, label_id });
    expect(await label()).toEqual(["bob: card.labeled in A", "rule: card.assigned in A with carol"]);
  });
});

describe("RULE-10: move_to_column", () => {
  test("puts the card at the end of the column; the event has no user and follows the operation's own (RULE-14, EVENT-6)", async () => {
    const { board_id, b, c, card, card_id, rule, movedTo, moveTo } = await scene();
    await alice.createCard({ board_id, column_id: c, title: "first" });
    await alice.createCard({ board_id, column_id: c, title: "second" });
    await rule(movedTo(b), moveTo(c));
    const { seq } = await alice.getBoard({ board_id });
    await bob.moveCard({ card_id, column_id: b, position: 0 });
    const board = await alice.getBoard({ board_id });
    expect(board.columns[2]!.cards.map(({ title }) => title)).toEqual(["first", "second", "card"]);
    expect(board.columns[1]!.cards).toEqual([]);
    const after = await alice.getCard({ card_id });
    const changed = { rank: expect.any(Number), updated_at: expect.any(String) };
    const envelope = { type: "card.moved", timestamp: expect.any(String), version: "1.0", board_id };
    expect((await service.events(alice, board_id)).slice(seq)).toEqual([
      {
        ...envelope,
        data: { ...card, ...changed, column_id: b },
        previous: { column_id: card.column_id, rank: card.rank, position: 0, updated_at: card.updated_at },
        user_id: bob.id,
        seq: seq + 1,
      },
      {
        ...envelope,
        data: after,
        previous: { ...changed, column_id: b, position: 0 },
        user_id: null,
        seq: seq + 2,
        cause: seq + 1,
      },
    ] as never);
    expect(after).toEqual({ ...card, ...changed, column_id: c });
  });

  test("does nothing when the card is already in the column", async () => {
    const { a, b, rule, movedTo, labeled, label_id, moveTo, move, label } = await scene();
    await rule(movedTo(b), moveTo(b));
    await rule(labeled(label_id), moveTo(a));
    expect(await label()).toEqual(["bob: card.labeled in A"]);
    expect(await move(b)).toEqual(["bob: card.moved in B"]);
  });

  test("sends the card back to where it came from", async () => {
    const { board_id, a, b, rule, movedTo, moveTo, move } = await scene();
    await alice.createCard({ board_id, column_id: a, title: "last" });
    await rule(movedTo(b), moveTo(a));
    expect(await move(b)).toEqual(["bob: card.moved in B", "rule: card.moved in A"]);
    const [column] = (await alice.getBoard({ board_id })).columns;
    expect(column!.cards.map(({ title }) => title)).toEqual(["last", "card"]);
  });

  test("also into a column that the operation itself had to renumber", async () => {
    const { board_id, b, c, card_id, rule, movedTo, moveTo, move } = await scene();
    const ids = [];
    for (const title of ["x", "y", "z"]) {
      ids.push((await alice.createCard({ board_id, column_id: b, title })).id);
    }
    for (let turn = 0; ; turn++) {
      const [, second, third] = (await alice.getBoard({ board_id })).columns[1]!.cards;
      if (third!.rank - second!.rank === 1) break;
      await alice.moveCard({ card_id: ids[turn % 2]!, position: 1 });
    }
    await rule(movedTo(b), moveTo(c));
    await rule(movedTo(b), moveTo(b));
    expect(await move(b, 2)).toEqual([
      "bob: card.moved in B",
      "rule: card.moved in C",
      "rule: card.moved in B",
    ]);
    expect((await alice.getBoard({ board_id })).columns[1]!.cards.at(-1)!.id).toBe(card_id);
  });
});

describe("RULE-11: assign_member", () => {
  test("does nothing when the user is already assigned", async () => {
    const { b, card_id, rule, movedTo, assign, move } = await scene();
    await alice.assignCard({ card_id, user_ids: [carol.id] });
    await rule(movedTo(b), assign(carol));
    expect(await move(b)).toEqual(["bob: card.moved in B with carol"]);
  });

  test("adds the user to the assignees; the event has no user (EVENT-6)", async () => {
    const { board_id, card_id, rule, labeled, label_id, assign } = await scene();
    await alice.assignCard({ card_id, user_ids: [carol.id] });
    await rule(labeled(label_id), assign(bob));
    await bob.addLabel({ card_id, label_id });
    const card = await alice.getCard({ card_id });
    expect(card.assignees).toEqual([bob.me, carol.me]);
    expect((await service.events(alice, board_id)).at(-1)).toMatchObject({
      type: "card.assigned",
      data: card,
      user_id: null,
    });
  });
});

describe("RULE-13: what a rule does triggers no further rules", () => {
  test("a move by a rule triggers no rule of the target column", async () => {
    const { b, c, a, label_id, rule, movedTo, labeled, moveTo, assign, move, label } = await scene();
    await rule(labeled(label_id), moveTo(b));
    await rule(movedTo(b), moveTo(c));
    await rule(movedTo(c), moveTo(a));
    await rule(movedTo(c), assign(carol));
    expect(await label()).toEqual(["bob: card.labeled in A", "rule: card.moved in B"]);
    await move(a);
    expect(await move(b)).toEqual(["bob: card.moved in B", "rule: card.moved in C"]);
  });

  test("two rules that send cards to each other's column do not loop", async () => {
    const { a, b, rule, movedTo, moveTo, move } = await scene();
    await rule(movedTo(a), moveTo(b));
    await rule(movedTo(b), moveTo(a));
    expect(await move(b)).toEqual(["bob: card.moved in B", "rule: card.moved in A"]);
  });
});
