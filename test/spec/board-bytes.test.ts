/** How large a board may become as a whole: what would add to a full one is refused, everything else is not. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { type Instance, startInstance } from "../live/instance.ts";
import { changesNothing } from "../support/changes-nothing.ts";

const LIMIT = 100_000;
const FULL = { status: 409, detail: `A board may have no more than ${LIMIT} bytes.` };
const TEXT = "ü".repeat(2000);

let service: Service;
let other: Instance;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ settings: { BOARD_BYTES: String(LIMIT) } });
  other = await startInstance(service);
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

async function sizeOf(board_id: string): Promise<number> {
  return Buffer.byteLength(JSON.stringify(await alice.getBoard({ board_id })));
}

/** With a label, a checklist and an item that is assigned to nobody. */
async function fullBoard(callers: Pick<Person, "createCard">[] = [alice]) {
  const { board_id, column_id } = await boardOf(alice, bob);
  const label = await alice.createLabel({ board_id, name: "Label" });
  const cards: string[] = [];
  for (let nth = 0; ; nth++) {
    try {
      const caller = callers[nth % callers.length]!;
      const card = await caller.createCard({ board_id, column_id, title: `Card ${nth}`, description: TEXT });
      cards.push(card.id);
      if (nth > 0) continue;
      const list = await alice.createChecklist({ card_id: card.id, title: "List" });
      await alice.createItem({ checklist_id: list.id, content: "Item" });
    } catch (error) {
      expect(error).toMatchObject(FULL);
      break;
    }
  }
  const board = await alice.getBoard({ board_id });
  const [checklist] = board.columns[0]!.cards[0]!.checklists;
  return { board_id, column_id, label_id: label.id, cards, checklist: checklist!, card_id: cards[0]! };
}

describe("a board", () => {
  test("LIMIT-7: grows to its limit, and by no more than a sixteenth and one change beyond it", async () => {
    const { board_id } = await fullBoard();
    const size = await sizeOf(board_id);
    expect(size).toBeGreaterThanOrEqual(LIMIT);
    expect(size).toBeLessThan(LIMIT + LIMIT / 16 + 5000);
  });

  test("LIMIT-7: that several instances add to grows by a sixteenth more for each instance", async () => {
    const { board_id } = await fullBoard([alice, other.as(alice)]);
    expect(await sizeOf(board_id)).toBeLessThan(LIMIT + 2 * (LIMIT / 16 + 5000));
  });
});

describe("on a full board", () => {
  let at: Awaited<ReturnType<typeof fullBoard>>;
  beforeAll(async () => {
    at = await fullBoard();
  });

  const ADDS: [string, () => Promise<unknown>][] = [
    ["a card", () => alice.createCard({ ...at, title: "New" })],
    ["a column", () => alice.createColumn({ ...at, title: "New" })],
    ["a label", () => alice.createLabel({ ...at, name: "New" })],
    ["a member", async () => alice.invite({ ...at, user_id: (await service.person("new")).id })],
    ["a checklist", () => alice.createChecklist({ ...at, title: "New" })],
    ["an item", () => alice.createItem({ checklist_id: at.checklist.id, content: "New" })],
    ["an attachment", () => alice.uploadAttachment({ ...at, file: new File(["x"], "x") })],
    ["a label on a card", () => alice.addLabel(at)],
    ["an assignee", () => alice.assignCard({ ...at, user_ids: [bob.id] })],
    [
      "an assignee of an item",
      () => alice.assignItem({ item_id: at.checklist.items[0]!.id, user_ids: [bob.id] }),
    ],
    ["a longer title of the board", () => alice.updateBoard({ ...at, title: "A longer title" })],
    ["a longer title of a column", () => alice.updateColumn({ ...at, title: "A longer title" })],
    ["a longer description", () => alice.updateCard({ ...at, description: `${TEXT}.` })],
    ["a longer name of a label", () => alice.updateLabel({ ...at, name: "A longer name" })],
    [
      "a longer title of a checklist",
      () => alice.updateChecklist({ checklist_id: at.checklist.id, title: "A longer title" }),
    ],
    [
      "a longer item",
      () => alice.updateItem({ item_id: at.checklist.items[0]!.id, content: "A longer content" }),
    ],
  ];

  test.each(ADDS)("LIMIT-7: %s is refused with 409, and the detail names the limit", async (_, add) => {
    expect(await changesNothing(alice, at.board_id, () => refusal(add()))).toEqual(FULL);
  });

  test("LIMIT-7: a label on a card that triggers a rule is refused too", async () => {
    const { board_id, label_id } = at;
    const rule = await alice.createRule({
      ...{ board_id, name: "Rule", trigger_type: "label_added", trigger_label_id: label_id },
      ...{ action_type: "assign_member", action_user_id: bob.id },
    });
    expect(await changesNothing(alice, board_id, () => refusal(alice.addLabel(at)))).toEqual(FULL);
    await alice.deleteRule({ rule_id: rule.id });
  });

  test("LIMIT-7: what adds nothing is accepted: moves, ticks, shorter texts, rules and their actions, repeats, deletions", async () => {
    const full = await fullBoard();
    const { board_id, column_id, card_id, label_id, checklist, cards } = full;
    await alice.createRule({
      board_id,
      name: "Rule",
      trigger_type: "card_moved",
      trigger_column_id: column_id,
      action_type: "assign_member",
      action_user_id: bob.id,
    });
    await alice.moveCard({ card_id, position: 3 });
    await alice.updateItem({ item_id: checklist.items[0]!.id, is_done: true });
    await alice.updateCard({ card_id: cards[1]!, title: "Short", description: TEXT.replace("ü", "u") });
    await alice.updateLabel({ label_id, name: "L" });
    await alice.assignCard({ card_id, user_ids: [] });
    await alice.deleteCard({ card_id: cards[2]! });
  });

  test("LIMIT-7: deleting makes room, until the board is full again", async () => {
    const { board_id, column_id, cards } = await fullBoard();
    expect(await refusal(alice.createLabel({ board_id, name: "New" }))).toEqual(FULL);
    for (const card_id of cards.slice(0, 5)) await alice.deleteCard({ card_id });
    await alice.createLabel({ board_id, name: "New" });
    const column = await alice.createColumn({ board_id, title: "Other" });
    for (const card_id of cards.slice(5, 10))
      await alice.moveCard({ card_id, column_id: column.id, position: 0 });
    await alice.deleteColumn({ column_id: column.id });
    await alice.createCard({ board_id, column_id, title: "New", description: TEXT });
  });

  test("KEY-2: a repeat of the request that filled it gets the first answer", async () => {
    const { board_id } = await fullBoard();
    const key = crypto.randomUUID();
    const cards = (await alice.getBoard({ board_id })).columns[0]!.cards;
    await alice.deleteCard({ card_id: cards[0]!.id });
    await alice.deleteCard({ card_id: cards[1]!.id });
    const created = await alice.createLabel({ board_id, name: "New" }, { key });
    const fill = () => alice.createColumn({ board_id, title: "x".repeat(255) });
    while (
      (await fill().then(
        () => 201,
        (error) => error.status,
      )) === 201
    );
    expect(await alice.createLabel({ board_id, name: "New" }, { key })).toEqual(created);
  });
});
