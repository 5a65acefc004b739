/** The board without an event, until the service has undone it. */
import { expect, test } from "bun:test";
import { reversalOf } from "../../client/changes/reversal.ts";
import { applyEvent } from "../../contract/board-state.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { AT, board, card } from "./fake-service.ts";

const before = board(["k1", "k2", "k3"]);
const envelope = { user_id: "u", timestamp: AT, version: "1.0", board_id: "b", seq: 1 };

function undone(event: BoardEvent) {
  return { ...reversalOf(event)(applyEvent(before, event)!), seq: before.seq };
}

const k2 = card("k2", "c1", 100);

test.each<[string, BoardEvent]>([
  ["a new card", { type: "card.created", data: card("k4", "c2", 50), ...envelope }],
  ["a deleted card, in its place", { type: "card.deleted", data: k2, previous: k2, ...envelope }],
  [
    "a changed card",
    { type: "card.updated", data: { ...k2, title: "New" }, previous: { title: "k2" }, ...envelope },
  ],
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
