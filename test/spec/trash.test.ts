/** Removed cards and columns, and how they come back. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Card } from "../../contract/cards.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { fullCard } from "../support/full-card.ts";

const NOTHING_LEFT_OUT = { labels: [], assignees: [] };

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ settings: { MAX_COLUMNS_PER_BOARD: "4", MAX_CARDS_PER_BOARD: "6" } });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

const full = (place: { board_id: string; column_id: string }, title: string) =>
  fullCard({ owner: alice, member: bob }, { ...place, title });

async function boardNow(board_id: string) {
  const { seq: _, ...board } = await alice.getBoard({ board_id });
  return board;
}

async function titles(board_id: string): Promise<string[][]> {
  return (await alice.getBoard({ board_id })).columns.map(({ cards }) => cards.map(({ title }) => title));
}

async function lastEvent(boardId: string) {
  return (await service.events(alice, boardId)).at(-1)!;
}

for (const how of ["delete", "archive"] as const) {
  const removeCard = (card_id: string) =>
    how === "delete" ? bob.deleteCard({ card_id }) : bob.archiveCard({ card_id });
  const removeColumn = (column_id: string) =>
    how === "delete" ? bob.deleteColumn({ column_id }) : bob.archiveColumn({ column_id });
  const mark = how === "archive" ? { archived: true as const } : {};

  describe(how, () => {
    test("TRASH-1, TRASH-3: a card comes back as it was, in its place, and its events say so", async () => {
      const place = await boardOf(alice, bob);
      await alice.createCard({ ...place, title: "first" });
      const { card } = await full(place, "full");
      await alice.createCard({ ...place, title: "last" });
      const before = await boardNow(place.board_id);
      await removeCard(card.id);
      const removal = await lastEvent(place.board_id);
      expect(removal).toMatchObject({ type: "card.deleted", data: card, user_id: bob.id });
      expect({ archived: removal.archived }).toEqual({ archived: undefined, ...mark });
      const back = await alice.restoreCard({ trashed_card_id: card.id });
      expect(back).toEqual({ ...card, left_out: NOTHING_LEFT_OUT });
      expect(await lastEvent(place.board_id)).toMatchObject({
        type: "card.created",
        data: card,
        user_id: alice.id,
        restored: true,
      });
      expect(await boardNow(place.board_id)).toEqual(before);
    });

    test("TRASH-2, TRASH-3: a column comes back with its cards as they were; its event has none of them", async () => {
      const place = await boardOf(alice, bob);
      await full(place, "full");
      await full(place, "also full");
      await alice.createColumn({ board_id: place.board_id, title: "Next", position: 0 });
      await alice.createColumn({ board_id: place.board_id, title: "Last" });
      const before = await boardNow(place.board_id);
      const { cards, ...column } = before.columns[1]!;
      await removeColumn(place.column_id);
      const removal = await lastEvent(place.board_id);
      expect(removal).toMatchObject({ type: "column.deleted", data: column, user_id: bob.id });
      expect({ archived: removal.archived }).toEqual({ archived: undefined, ...mark });
      const back = await alice.restoreColumn({ trashed_column_id: place.column_id });
      expect(back).toEqual({ ...column, cards, left_out: NOTHING_LEFT_OUT });
      const event = await lastEvent(place.board_id);
      expect(event).toMatchObject({ type: "column.created", user_id: alice.id, restored: true });
      expect(event.data).toEqual(column);
      expect(await boardNow(place.board_id)).toEqual(before);
    });
  });
}

test("TRASH-2: a restored column answers without cards when the caller prefers so", async () => {
  const place = await boardOf(alice);
  await alice.createCard({ ...place, title: "card" });
  await alice.deleteColumn(place);
  const { status, body } = await service.send("POST", `/columns/${place.column_id}/restore`, {
    token: alice.token,
    headers: { prefer: "return=minimal" },
  });
  const { cards: _, ...column } = place.column;
  expect({ status, body }).toEqual({ status: 200, body: { ...column, left_out: NOTHING_LEFT_OUT } });
});

test("TRASH-4: what is in the trash is gone everywhere else, with all that was on it", async () => {
  const place = await boardOf(alice, bob);
  const { card } = await full(place, "full");
  const empty = await boardNow(place.board_id);
  await alice.deleteCard({ card_id: card.id });
  expect(await boardNow(place.board_id)).toEqual({ ...empty, columns: [{ ...place.column, cards: [] }] });
  const [checklist] = card.checklists;
  const [attachment] = card.attachments;
  const gone = [
    () => alice.getCard({ card_id: card.id }),
    () => alice.updateCard({ card_id: card.id, title: "x" }),
    () => alice.archiveCard({ card_id: card.id }),
    () => alice.deleteCard({ card_id: card.id }),
    () => alice.updateChecklist({ checklist_id: checklist!.id, title: "x" }),
    () => alice.updateItem({ item_id: checklist!.items[0]!.id, content: "x" }),
    () => alice.downloadAttachment({ attachment_id: attachment!.id }),
    () => alice.deleteAttachment({ attachment_id: attachment!.id }),
  ];
  for (const call of gone) expect((await refusal(call())).status).toBe(404);
  expect(await alice.labelStats({ board_id: place.board_id })).toMatchObject([{ card_count: 0 }]);
  await alice.restoreCard({ trashed_card_id: card.id });
  const file = await alice.downloadAttachment({ attachment_id: attachment!.id });
  expect(await file.text()).toBe("bytes");
});

test("TRASH-4: only what is in the trash can be restored, and only as what it is", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "card" });
  const restores = [
    () => alice.restoreCard({ trashed_card_id: card_id }),
    () => alice.restoreColumn({ trashed_column_id: column_id }),
    () => alice.restoreBoard({ deleted_board_id: board_id }),
  ];
  for (const call of restores) expect((await refusal(call())).status).toBe(404);
  await alice.deleteColumn({ column_id });
  const asCard = alice.restoreCard({ trashed_card_id: column_id });
  expect(await refusal(asCard)).toEqual({ status: 404, detail: "This card does not exist." });
  const asColumn = alice.restoreColumn({ trashed_column_id: card_id });
  expect(await refusal(asColumn)).toEqual({ status: 404, detail: "This column does not exist." });
});

describe("TRASH-6: the place of what comes back", () => {
  async function threeCards() {
    const place = await boardOf(alice);
    const cards: Card[] = [];
    for (const title of ["a", "b", "c"]) cards.push(await alice.createCard({ ...place, title }));
    return { ...place, ids: cards.map(({ id }) => id) as [string, string, string] };
  }

  test("between its neighbours, although others have come and moved", async () => {
    const { board_id, column_id, ids } = await threeCards();
    const { id } = await alice.createCard({ board_id, column_id, title: "d" });
    await alice.deleteCard({ card_id: ids[1] });
    await alice.moveCard({ card_id: id, position: 0 });
    await alice.restoreCard({ trashed_card_id: ids[1] });
    expect(await titles(board_id)).toEqual([["d", "a", "b", "c"]]);
  });

  test("the end, if it was last; the beginning, if it was first", async () => {
    const { board_id, ids } = await threeCards();
    for (const id of [ids[2], ids[0]]) {
      await alice.deleteCard({ card_id: id });
      await alice.restoreCard({ trashed_card_id: id });
      expect(await titles(board_id)).toEqual([["a", "b", "c"]]);
    }
  });

  test("the end of another column, if one is named", async () => {
    const { board_id, ids } = await threeCards();
    const { id: column_id } = await alice.createColumn({ board_id, title: "Other" });
    await alice.createCard({ board_id, column_id, title: "x" });
    await alice.deleteCard({ card_id: ids[0] });
    const back = await alice.restoreCard({ trashed_card_id: ids[0], column_id });
    expect(back.column_id).toBe(column_id);
    expect(await titles(board_id)).toEqual([
      ["b", "c"],
      ["x", "a"],
    ]);
  });

  test("refused with 409 if its column is gone and no other is named, with 404 if that one is unknown", async () => {
    const { board_id, column_id, ids } = await threeCards();
    await alice.deleteCard({ card_id: ids[0] });
    await alice.deleteColumn({ column_id });
    const restore = (target?: string) =>
      changesNothing(alice, board_id, () =>
        refusal(alice.restoreCard({ trashed_card_id: ids[0], column_id: target })),
      );
    expect(await restore()).toEqual({ status: 409, detail: "The column of this card is gone." });
    const unknown = { status: 404, detail: "This column does not exist." };
    expect(await restore(UNKNOWN_ID)).toEqual(unknown);
    expect(await restore(column_id)).toEqual(unknown);
  });

  test("a column: between its neighbours", async () => {
    const { board_id, column_id } = await boardOf(alice);
    await alice.createColumn({ board_id, title: "First", position: 0 });
    await alice.createColumn({ board_id, title: "Last" });
    await alice.deleteColumn({ column_id });
    await alice.restoreColumn({ trashed_column_id: column_id });
    const { columns } = await alice.getBoard({ board_id });
    expect(columns.map(({ title }) => title)).toEqual(["First", "To do", "Last"]);
  });
});

test("TRASH-7: labels and members that are gone meanwhile are left out and named in the answer", async () => {
  const place = await boardOf(alice, bob);
  const { card, label } = await full(place, "full");
  const { column_id, board_id } = place;
  const withoutThem = ({ assignees, ...rest }: Card): Card => ({
    ...rest,
    labels: [],
    assignees: assignees.filter(({ id }) => id !== bob.id),
    checklists: rest.checklists.map((checklist) => ({
      ...checklist,
      items: checklist.items.map((item) => ({ ...item, assignees: [] })),
    })),
  });
  const left_out = { labels: [label.id], assignees: [bob.id] };
  const expected = withoutThem(card);
  await alice.deleteCard({ card_id: card.id });
  await alice.deleteLabel({ label_id: label.id });
  await alice.removeMember({ board_id, user_id: bob.id });
  expect(await alice.restoreCard({ trashed_card_id: card.id })).toEqual({ ...expected, left_out });
  expect(await alice.getCard({ card_id: card.id })).toEqual(expected);

  await alice.invite({ board_id, user_id: bob.id });
  const { card: second, label: its } = await full(place, "second");
  await alice.deleteColumn({ column_id });
  await alice.deleteLabel({ label_id: its.id });
  await alice.removeMember({ board_id, user_id: bob.id });
  const back = await alice.restoreColumn({ trashed_column_id: column_id });
  expect(back.left_out).toEqual({ labels: [its.id], assignees: [bob.id] });
  expect(back.cards).toEqual([expected, withoutThem(second)]);
});

test("TRASH-8: a card that went with its column comes back by itself, to another column", async () => {
  const place = await boardOf(alice, bob);
  const { card } = await full(place, "full");
  await alice.createCard({ ...place, title: "stays" });
  const other = await alice.createColumn({ board_id: place.board_id, title: "Other" });
  await alice.deleteColumn(place);
  const alone = alice.restoreCard({ trashed_card_id: card.id });
  expect((await refusal(alone)).status).toBe(409);
  const back = await alice.restoreCard({ trashed_card_id: card.id, column_id: other.id });
  expect(back).toEqual({ ...card, column_id: other.id, rank: back.rank, left_out: NOTHING_LEFT_OUT });
  await alice.restoreColumn({ trashed_column_id: place.column_id });
  expect(await titles(place.board_id)).toEqual([["stays"], ["full"]]);
});

test("TRASH-9: whatever comes back must fit within the limits", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const newCard = (column: string) => alice.createCard({ board_id, column_id: column, title: "card" });
  const first = await newCard(column_id);
  await newCard(column_id);
  const other = await alice.createColumn({ board_id, title: "Other" });
  await alice.deleteCard({ card_id: first.id });
  for (let i = 0; i < 5; i++) await newCard(other.id);
  const tooManyCards = { status: 409, detail: "A board may have no more than 6 cards." };
  const restoreCard = () => refusal(alice.restoreCard({ trashed_card_id: first.id }));
  expect(await changesNothing(alice, board_id, restoreCard)).toEqual(tooManyCards);

  await alice.deleteColumn({ column_id });
  await newCard(other.id);
  const restoreColumn = () => refusal(alice.restoreColumn({ trashed_column_id: column_id }));
  expect(await changesNothing(alice, board_id, restoreColumn)).toEqual(tooManyCards);
  await alice.deleteColumn({ column_id: other.id });
  for (let i = 0; i < 4; i++) await alice.createColumn({ board_id, title: "Column" });
  expect(await changesNothing(alice, board_id, restoreColumn)).toEqual({
    status: 409,
    detail: "A board may have no more than 4 columns.",
  });
});

test("TRASH-14: a rule that was disabled with its column is enabled again when that is restored", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const rule = await alice.createRule({
    board_id,
    name: "rule",
    trigger_type: "card_moved",
    trigger_column_id: column_id,
    action_type: "assign_member",
    action_user_id: alice.id,
  });
  await alice.deleteColumn({ column_id });
  expect(await alice.listRules({ board_id })).toEqual([
    { ...rule, is_enabled: false, trigger_column_id: null },
  ]);
  await alice.restoreColumn({ trashed_column_id: column_id });
  expect(await alice.listRules({ board_id })).toEqual([rule]);
});
