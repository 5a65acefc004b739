/** The board without an event, until the service has undone it. */
import { expect, test } from "bun:test";
import { reversalOf } from "../../client/changes/reversal.ts";
import { applyEvent } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { AT, board, card } from "./fake-service.ts";

const item = (id: string, rank: number) => ({
  id,
  checklist_id: "l1",
  content: id,
  is_done: false,
  rank,
  assignees: [],
  placeholders: [],
});
const list = { id: "l1", card_id: "k2", title: "Steps", rank: 1, items: [item("i1", 1), item("i2", 2)] };
const file = { id: "f1", card_id: "k2", name: "a.txt", mime_type: "text/plain", size: 1 };
const before = withOnCard(board(["k1", "k2", "k3"]), { checklists: [list], attachments: [file] });

function withOnCard(all: FullBoard, fields: Partial<Card>): FullBoard {
  const cards = (column: FullBoard["columns"][number]) =>
    column.cards.map((each) => (each.id === "k2" ? { ...each, ...fields } : each));
  return { ...all, columns: all.columns.map((column) => ({ ...column, cards: cards(column) })) };
}

const envelope = { user_id: "u", timestamp: AT, version: "1.0", board_id: "b", seq: 1 };

function undone(event: BoardEvent) {
  return { ...reversalOf(event)(applyEvent(before, event)!), seq: before.seq };
}

const k2 = { ...card("k2", "c1", 100), checklists: [list], attachments: [file] };

test.each<[string, BoardEvent]>([
  ["a new card", { type: "card.created", data: card("k4", "c2", 50), ...envelope }],
  ["a deleted card, in its place", { type: "card.deleted", data: k2, previous: k2, ...envelope }],
  [
    "a changed card",
    { type: "card.updated", data: { ...k2, title: "New" }, previous: { title: "k2" }, ...envelope },
  ],
  ["a new checklist", { type: "checklist.created", data: { ...list, id: "l2", rank: 2 }, ...envelope }],
  [
    "a renamed checklist",
    { type: "checklist.updated", data: { ...list, title: "New" }, previous: { title: "Steps" }, ...envelope },
  ],
  ["a deleted checklist", { type: "checklist.deleted", data: list, previous: list, ...envelope }],
  ["a new item", { type: "checklist_item.created", data: item("i3", 3), ...envelope }],
  ["a deleted item, in its place", { type: "checklist_item.deleted", data: item("i1", 1), ...envelope }],
  ["a new file", { type: "attachment.created", data: { ...file, id: "f2" }, ...envelope }],
  ["a deleted file", { type: "attachment.deleted", data: file, ...envelope }],
])("%s", (_, event) => {
  expect(undone(event)).toEqual(before);
});

test("a moved card, but for its rank, which the service assigns", () => {
  const data = { ...k2, column_id: "c3", rank: 7 };
  const previous = { column_id: "c1", rank: 100, position: 1 };
  const after = undone({ type: "card.moved", data, previous, ...envelope });
  expect(after.columns.map(({ cards }) => cards.map(({ id }) => id))).toEqual([["k1", "k2", "k3"], [], []]);
});

test("a moved column", () => {
  const [first] = before.columns;
  const { cards: _, ...data } = { ...first!, rank: 99 };
  const event: BoardEvent = { type: "column.moved", data, previous: { rank: 0, position: 0 }, ...envelope };
  expect(undone(event).columns.map(({ id }) => id)).toEqual(["c1", "c2", "c3"]);
});

test("what is not known leaves the board as it is", () => {
  const data = { id: "l", board_id: "b", name: "Bug", color: "#000000" };
  expect(reversalOf({ type: "label.deleted", data, previous: data, ...envelope })(before)).toBe(before);
});
