/** Undoing moves that rules continued: the log tells of places where the card is never written. UNDO-3, UNDO-8, RULE-24. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { AutomationRule } from "../../contract/automations.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { checkHistory } from "../model/history.ts";
import { changesNothing } from "../support/changes-nothing.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

/** What rules do with a card that comes to the second column: the column that they move it to, or the archive. */
type Way = "second" | "third" | "archive";

/** Bob has moved the card between two others of the second column, and rules have gone on with it. */
async function passedThrough(...ways: Way[]) {
  const { board_id, column_id: first } = await boardOf(alice, bob);
  const [{ id: second }, { id: third }] = [
    await alice.createColumn({ board_id, title: "Second" }),
    await alice.createColumn({ board_id, title: "Third" }),
  ];
  const create = (title: string, column_id: string, position?: number) =>
    alice.createCard({ board_id, column_id, title, position });
  const card = await create("card", first);
  await create("neighbour", first);
  await create("upper", second);
  await create("lower", second);
  await create("stays", third);
  const rules: AutomationRule[] = [];
  for (const way of ways)
    rules.push(
      await alice.createRule({
        board_id,
        name: way,
        trigger_type: "card_moved",
        trigger_column_id: second,
        ...(way === "archive"
          ? { action_type: "archive_card" }
          : { action_type: "move_to_column", action_column_id: way === "second" ? second : third }),
      }),
    );
  const { seq } = await alice.getBoard({ board_id });
  await bob.moveCard({ card_id: card.id, column_id: second, position: 1 });
  for (const { id } of rules) await alice.updateRule({ rule_id: id, is_enabled: false });
  return { board_id, first, second, third, create, seq: seq + 1 };
}

/** Forwards and backwards the log meets the board at each number, and no two cards ever have the same place. */
async function checkLog(board_id: string, snapshots: readonly FullBoard[]): Promise<void> {
  const past = await checkHistory(alice, snapshots, await service.events(alice, board_id));
  for (const [at, { columns }] of past.entries()) {
    for (const { title, cards } of columns) {
      const ranks = cards.map(({ rank }) => rank);
      expect({ at, title, ranks }).toEqual({ at, title, ranks: [...new Set(ranks)].sort((a, b) => a - b) });
    }
  }
}

const WAYS: Way[][] = [
  ["third"],
  ["third", "second"],
  ["third", "second", "third"],
  ["archive"],
  ["third", "archive"],
];

describe.each(WAYS.map((ways) => [ways.join(", "), ways] as const))("EVENT-14: on to %s", (_, ways) => {
  const others = {
    "whose place there another card has taken": [1],
    "before whose place there others have come": [0, 0],
    "after whose place others have come": [2, 2],
    "which was renumbered": Array.from({ length: 20 }, () => 1),
  };
  test.each(Object.entries(others))("undone and redone, %s, the log is exact", async (_, positions) => {
    const { board_id, first, second, third, create, seq } = await passedThrough(...ways);
    const titles = async () =>
      (await alice.getBoard({ board_id })).columns
        .find(({ id }) => id === first)!
        .cards.map(({ title }) => title);
    for (const [index, position] of positions.entries()) await create(`late ${index}`, second, position);
    await create("late", third, 0);
    const snapshots = [await alice.getBoard({ board_id })];
    await bob.undo({ board_id, seq });
    expect(await titles()).toEqual(["card", "neighbour"]);
    snapshots.push(await alice.getBoard({ board_id }));
    for (const expected of [["neighbour"], ["card", "neighbour"]]) {
      await create(`later ${expected.length}`, second, 1);
      await undoLastOfBob(board_id);
      expect(await titles()).toEqual(expected);
      snapshots.push(await alice.getBoard({ board_id }));
    }
    await checkLog(board_id, snapshots);
  });
});

/** Redo, or the undo of that. */
async function undoLastOfBob(board_id: string): Promise<void> {
  const events = await service.events(alice, board_id);
  await bob.undo({ board_id, seq: events.findLast(({ user_id }) => user_id === bob.id)!.seq });
}

test.each(WAYS.map((ways) => [ways.join(", "), ways] as const))(
  "UNDO-8, RULE-24: refused if the column that it came through is gone, and says who removed it (on to %s)",
  async (_, ways) => {
    const { board_id, second, seq } = await passedThrough(...ways);
    await alice.deleteColumn({ column_id: second });
    const refused = await changesNothing(alice, board_id, () => refusal(bob.undo({ board_id, seq })));
    expect(refused).toEqual({ status: 409, detail: `This has been changed since, by ${alice.me.username}.` });
  },
);
