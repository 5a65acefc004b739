/** People on one board who get in each other's way: each call is done or refused as if it had come alone. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SQL } from "bun";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { checkBoard } from "../support/board-checks.ts";
import { outcomes, tally } from "../support/outcomes.ts";

const ROUNDS = 8;

let service: Service;
let alice: Person;
let bob: Person;
let carol: Person;

beforeAll(async () => {
  service = await startService();
  [alice, bob, carol] = (await Promise.all(
    ["alice", "bob", "carol"].map((name) => service.person(name)),
  )) as [Person, Person, Person];
});
afterAll(() => service.stop());

const rounds = <T>(make: (round: number) => T): T[] => Array.from({ length: ROUNDS }, (_, i) => make(i));

async function boardWith(count: number) {
  const made = await boardOf(alice, bob);
  const label = await alice.createLabel({ board_id: made.board_id, name: "Label" });
  const cards = [];
  for (let i = 0; i < count; i++) cards.push(await alice.createCard({ ...made, title: `Card ${i}` }));
  return { ...made, cards, label_id: label.id, before: await alice.getBoard(made) };
}

describe("BOARD-10: a card is deleted while somebody", () => {
  interface Target {
    card_id: string;
    label_id: string;
  }
  const RIVALS: [string, (person: Person, target: Target) => Promise<unknown>][] = [
    ["moves it", (person, { card_id }) => person.moveCard({ card_id, position: 0 })],
    ["changes it", (person, { card_id }) => person.updateCard({ card_id, title: "Changed" })],
    ["labels it", (person, { card_id, label_id }) => person.addLabel({ card_id, label_id })],
    ["assigns it", (person, { card_id }) => person.assignCard({ card_id, user_ids: [alice.id, bob.id] })],
    ["adds a checklist", (person, { card_id }) => person.createChecklist({ card_id, title: "List" })],
    [
      "attaches a file",
      (person, { card_id }) => person.uploadAttachment({ card_id, file: new File(["x"], "x") }),
    ],
    ["deletes it too", (person, { card_id }) => person.deleteCard({ card_id })],
  ];

  test.each(RIVALS)("%s: both succeed, or one finds it gone", async (_, rival) => {
    const { cards, label_id, before } = await boardWith(ROUNDS);
    const pairs = cards.map(({ id: card_id }, round) => {
      const calls = [() => alice.deleteCard({ card_id }), () => rival(bob, { card_id, label_id })];
      if (round % 2) calls.reverse();
      return outcomes(calls.map((call) => call()));
    });
    for (const pair of await Promise.all(pairs)) {
      expect(pair.filter((outcome) => outcome !== "done" && outcome !== 404)).toEqual([]);
      expect(pair).toContain("done");
    }
    const { board, log } = await checkBoard(alice, before);
    expect(board.columns[0]!.cards).toEqual([]);
    expect(log.filter(({ type }) => type === "card.deleted")).toHaveLength(ROUNDS);
  });
});

describe("a column", () => {
  test("BOARD-10: deleted while cards move into it takes those that arrived, and no others", async () => {
    const { board_id, column_id, cards, before } = await boardWith(2 * ROUNDS);
    const doomed = await alice.createColumn({ board_id, title: "Doomed" });
    const move = ({ id }: { id: string }) => bob.moveCard({ card_id: id, column_id: doomed.id, position: 0 });
    const ended = await outcomes([
      ...cards.slice(0, ROUNDS).map(move),
      alice.deleteColumn({ column_id: doomed.id }),
      ...cards.slice(ROUNDS).map(move),
    ]);
    const [deletion] = ended.splice(ROUNDS, 1);
    expect(deletion).toBe("done");
    expect(ended.filter((outcome) => outcome !== "done" && outcome !== 404)).toEqual([]);
    const { board } = await checkBoard(alice, before);
    expect(board.columns.map(({ id }) => id)).toEqual([column_id]);
    const stayed = cards.filter((_, index) => ended[index] === 404).map(({ id }) => id);
    expect(board.columns[0]!.cards.map(({ id }) => id)).toEqual(stayed);
  });

  test("RULE-15: deleted while rules about it are created leaves none of them enabled", async () => {
    const { board_id, column_id, before } = await boardWith(0);
    const doomed = await alice.createColumn({ board_id, title: "Doomed" });
    const rule = (round: number) =>
      alice.createRule({
        board_id,
        name: `Rule ${round}`,
        trigger_type: "card_moved",
        trigger_column_id: round % 2 ? doomed.id : column_id,
        action_type: "move_to_column",
        action_column_id: round % 2 ? column_id : doomed.id,
      });
    const ended = await outcomes([
      ...rounds(rule),
      bob.deleteColumn({ column_id: doomed.id }),
      ...rounds((round) => rule(round + ROUNDS)),
    ]);
    const [deletion] = ended.splice(ROUNDS, 1);
    expect(deletion).toBe("done");
    expect(ended.filter((outcome) => outcome !== "done" && outcome !== 404)).toEqual([]);
    const rules = await alice.listRules({ board_id });
    expect(rules).toHaveLength(ended.filter((outcome) => outcome === "done").length);
    expect(rules.filter(({ is_enabled }) => is_enabled)).toEqual([]);
    expect(JSON.stringify(rules)).not.toContain(doomed.id);
    await checkBoard(alice, before);
  });
});

describe("a label", () => {
  test("CARD-13: added many times at once is added once, with one event, and triggers its rules once", async () => {
    const { board_id, label_id, cards, before } = await boardWith(1);
    await alice.createRule({
      board_id,
      name: "Take it",
      trigger_type: "label_added",
      trigger_label_id: label_id,
      action_type: "assign_member",
      action_user_id: bob.id,
    });
    const call = { card_id: cards[0]!.id, label_id };
    expect(await tally(rounds((round) => (round % 2 ? alice : bob).addLabel(call)))).toEqual({
      done: ROUNDS,
    });
    const { board, log } = await checkBoard(alice, before);
    expect(log.slice(before.seq).map(({ type }) => type)).toEqual(["card.labeled", "card.assigned"]);
    const [card] = board.columns[0]!.cards;
    expect(card!.labels.map(({ id }) => id)).toEqual([label_id]);
    expect(card!.assignees.map(({ id }) => id)).toEqual([bob.id]);
  });

  test("BOARD-10: deleted while it is added is on no card", async () => {
    const { label_id, cards, before } = await boardWith(ROUNDS);
    const ended = await outcomes([
      ...cards.slice(0, ROUNDS / 2).map(({ id }) => bob.addLabel({ card_id: id, label_id })),
      alice.deleteLabel({ label_id }),
      ...cards.slice(ROUNDS / 2).map(({ id }) => bob.addLabel({ card_id: id, label_id })),
    ]);
    expect(ended[ROUNDS / 2]).toBe("done");
    expect(ended.filter((outcome) => outcome !== "done" && outcome !== 404)).toEqual([]);
    const { board } = await checkBoard(alice, before);
    expect(board.labels).toEqual([]);
    expect(board.columns[0]!.cards.flatMap(({ labels }) => labels)).toEqual([]);
  });
});

describe("members", () => {
  test("MEMBER-4: of many invitations of one user exactly one succeeds", async () => {
    const { board_id, before } = await boardWith(0);
    const calls = rounds(() => alice.invite({ board_id, user_id: carol.id }));
    expect(await tally(calls)).toEqual({ done: 1, 409: ROUNDS - 1 });
    const { board, log } = await checkBoard(alice, before);
    expect(board.members.filter(({ user_id }) => user_id === carol.id)).toHaveLength(1);
    expect(log.slice(before.seq).map(({ type }) => type)).toEqual(["board.member_added"]);
  });

  test("MEMBER-7: of two owners who remove each other one remains", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { board_id, before } = await boardWith(0);
      await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
      const ended = await outcomes([
        alice.removeMember({ board_id, user_id: bob.id }),
        bob.removeMember({ board_id, user_id: alice.id }),
      ]);
      expect([...ended].sort()).toEqual([403, "done"]);
      const [winner, loser] = ended[0] === "done" ? [alice, bob] : [bob, alice];
      const { board } = await checkBoard(winner, before);
      expect(board.members.map(({ user_id, role }) => [user_id, role])).toEqual([[winner.id, "owner"]]);
      expect((await refusal(loser.getBoard({ board_id }))).status).toBe(403);
    }
  });

  test("MEMBER-7: of two owners who demote each other one remains owner", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { board_id, before } = await boardWith(0);
      await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
      const ended = await outcomes([
        alice.changeRole({ board_id, user_id: bob.id, role: "member" }),
        bob.changeRole({ board_id, user_id: alice.id, role: "member" }),
      ]);
      expect([...ended].sort()).toEqual([403, "done"]);
      const { board } = await checkBoard(alice, before);
      expect(board.members.map(({ role }) => role).sort()).toEqual(["member", "owner"]);
    }
  });

  test("MEMBER-7: of two owners who leave at once one stays", async () => {
    const { board_id } = await boardWith(0);
    await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
    const ended = await outcomes(
      [alice, bob].map((person) => person.removeMember({ board_id, user_id: person.id })),
    );
    expect([...ended].sort()).toEqual([409, "done"]);
  });

  test("MEMBER-8: removed while they are assigned are assigned to nothing", async () => {
    const { board_id, cards, before } = await boardWith(ROUNDS);
    const assign = ({ id }: { id: string }) => alice.assignCard({ card_id: id, user_ids: [bob.id] });
    const ended = await outcomes([
      ...cards.slice(0, ROUNDS / 2).map(assign),
      alice.removeMember({ board_id, user_id: bob.id }),
      ...cards.slice(ROUNDS / 2).map(assign),
    ]);
    expect(ended[ROUNDS / 2]).toBe("done");
    expect(ended.filter((outcome) => outcome !== "done" && outcome !== 403)).toEqual([]);
    const { board } = await checkBoard(alice, before);
    expect(board.columns[0]!.cards.flatMap(({ assignees }) => assignees)).toEqual([]);
  });
});

test("BOARD-10: a board deleted while it changes: each change is made or finds it gone", async () => {
  const { board_id, column_id, cards, label_id } = await boardWith(ROUNDS);
  const changes = (card_id: string) => [
    () => bob.moveCard({ card_id, position: 0 }),
    () => bob.createCard({ board_id, column_id, title: "Late" }),
    () => bob.addLabel({ card_id, label_id }),
    () => bob.getBoard({ board_id }),
    () => alice.updateBoard({ board_id, title: `Still ${card_id}` }),
  ];
  const calls = cards.flatMap(({ id }) => changes(id));
  const half = calls.length / 2;
  const ended = await outcomes([
    ...calls.slice(0, half).map((call) => call()),
    alice.deleteBoard({ board_id }),
    ...calls.slice(half).map((call) => call()),
  ]);
  expect(ended[half]).toBe("done");
  expect(ended.filter((outcome) => outcome !== "done" && outcome !== 404)).toEqual([]);
  expect((await refusal(alice.getBoard({ board_id }))).status).toBe(404);
});

/** On SQLite nothing comes between a decision and its commit. */
test.if(process.env.BOARDCAST_TEST_DB === "postgres")(
  "a user who is renamed while being invited has the new name on the board",
  async () => {
    const { board_id } = await boardOf(alice);
    await alice.getBoard({ board_id });
    const rival = new SQL({ url: service.app.context.config.DATABASE_URL, max: 1 });
    const { promise: renamed, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
    const held = rival.begin(async (transaction) => {
      await transaction.unsafe("SELECT 1 FROM boards WHERE id = $1 FOR UPDATE", [board_id]);
      isLocked();
      await renamed;
    });
    await locked;
    const { db } = service.app;
    const { change } = db;
    const { promise: decided, resolve: isDecided } = Promise.withResolvers<void>();
    db.change = (work) =>
      change({
        ...work,
        decide(rows) {
          const decision = work.decide(rows);
          if (work.queue === board_id) isDecided();
          return decision;
        },
      });
    const inviting = alice.invite({ board_id, user_id: carol.id });
    // Its commit waits for the row.
    await decided;
    db.change = change;
    await carol.updateMe({ firstname: "Renamed" });
    letGo();
    await Promise.all([inviting, held]);
    await rival.close();
    const { members } = await alice.getBoard({ board_id });
    expect(members.find(({ user_id }) => user_id === carol.id)?.user.firstname).toBe("Renamed");
    // The log, which is held against the rows in the end, has the name of the moment of the decision.
    await carol.updateMe({ firstname: null });
  },
);
