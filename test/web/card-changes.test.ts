/** Changes of a card as pure functions: applied again, each returns the same board. */
import { describe, expect, test } from "bun:test";
import { findCard } from "../../client/changes/board-changes.ts";
import * as changes from "../../client/changes/card-changes.ts";
import type { Change } from "../../client/changes/optimistic-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { type Card, emptyCard } from "../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../contract/checklists.ts";
import type { User } from "../../contract/users.ts";
import {
  describe as inWords,
  type Landing,
  landingOf,
  positionOf,
  step,
} from "../../web/card/checklists/item-moves.ts";

const when = "2026-01-01T00:00:00.000Z";
const user = (id: string) => ({ id, username: id }) as User;
const label = (id: string) => ({ id, board_id: "b", name: id, color: "red" });
const item = (id: string, checklist_id: string): ChecklistItem => ({
  id,
  checklist_id,
  content: id,
  is_done: false,
  rank: 0,
  assignees: [],
  placeholders: [],
});
const list = (id: string, ...items: string[]): Checklist => ({
  id,
  card_id: "c",
  title: id,
  rank: 0,
  items: items.map((each) => item(each, id)),
});

const card: Card = {
  ...emptyCard({
    id: "c",
    board_id: "b",
    column_id: "col",
    number: 1,
    title: "Card",
    description: null,
    rank: 0,
    created_at: when,
    updated_at: when,
  }),
  labels: [label("red")],
  assignees: [user("ann")],
  checklists: [list("x", "1", "2", "3"), list("y"), list("z", "4")],
  attachments: [{ id: "f", card_id: "c", name: "f", mime_type: "text/plain", size: 1 }],
};
const column = {
  id: "col",
  board_id: "b",
  title: "Col",
  rank: 0,
  color: "red",
  is_done_column: false,
  card_limit: null,
};
const board = {
  id: "b",
  labels: [label("red"), label("blue")],
  members: [{ board_id: "b", user_id: "bob", role: "member", user: user("bob") }],
  columns: [{ ...column, cards: [card, { ...card, id: "other", checklists: [], attachments: [] }] }],
} as unknown as FullBoard;

const after = (change: Change) => findCard(change(board), "c")!;
const orderOf = ({ checklists }: Card) =>
  checklists.map(({ id, items }) => id + items.map((each) => each.id));
const listX = card.checklists[0]!;

const CASES: [name: string, change: Change, seen: (card: Card) => unknown, expected: unknown][] = [
  ["label", changes.labelCard("c", "blue"), (c) => c.labels.map(({ id }) => id), ["red", "blue"]],
  ["unlabel", changes.unlabelCard("c", "red"), (c) => c.labels, []],
  ["rename a label", changes.patchLabel("red", { name: "Rot" }), (c) => c.labels[0]!.name, "Rot"],
  ["delete a label", changes.removeLabel("red"), (c) => c.labels, []],
  ["assign", changes.assignCard("c", ["bob"]), (c) => c.assignees.map(({ id }) => id), ["ann", "bob"]],
  ["unassign", changes.unassignCard("c", "ann"), (c) => c.assignees, []],
  ["rename a checklist", changes.patchChecklist("y", { title: "Y" }), (c) => c.checklists[1]!.title, "Y"],
  ["delete a checklist", changes.removeChecklist("x"), orderOf, ["y", "z4"]],
  ["move a checklist", changes.moveChecklist("x", 1), orderOf, ["y", "x1,2,3", "z4"]],
  ["delete an item", changes.removeItem("2"), orderOf, ["x1,3", "y", "z4"]],
  ["move an item down", changes.moveItem("1", undefined, 2), orderOf, ["x2,3,1", "y", "z4"]],
  ["move an item over", changes.moveItem("1", "z", 9), orderOf, ["x2,3", "y", "z4,1"]],
  [
    "tick an item",
    changes.patchItem("2", { is_done: true }),
    (c) => c.checklists[0]!.items.map(({ is_done }) => is_done),
    [false, true, false],
  ],
  [
    "assign an item",
    changes.assignItem("1", ["bob"]),
    (c) => c.checklists[0]!.items[0]!.assignees.map(({ id }) => id),
    ["bob"],
  ],
  ["delete a file", changes.removeAttachment("f"), (c) => c.attachments, []],
];

describe("changes the card once", () => {
  for (const [name, change, seen, expected] of CASES) {
    test(name, () => {
      expect(seen(after(change))).toEqual(expected);
      const once = change(board);
      expect(change(once)).toBe(once);
      expect(findCard(once, "other")!.title).toBe("Card");
    });
  }

  test("adds a new thing at the end, once", () => {
    const made = changes.addItem(item("local-1", "x"));
    expect(orderOf(after(made))[0]).toBe("x1,2,3,local-1");
    expect(made(made(board))).toEqual(made(board));
  });
});

describe("returns the same board if what it refers to is gone", () => {
  const empty = { ...board, labels: [], columns: [] } as FullBoard;
  for (const [name, change] of CASES) test(name, () => expect(change(empty)).toBe(empty));
});

describe("items move step by step through the checklists of the card", () => {
  const walk = (itemId: string, start: Landing, by: 1 | -1, steps: number) => {
    let landing = start;
    const places: string[] = [];
    for (let at = 0; at < steps; at++) {
      landing = step(card, itemId, landing, by);
      places.push(`${landing.checklistId}${positionOf(card, itemId, landing)}`);
    }
    return places;
  };
  const first = listX.items[0]!;
  test("down to the end, through an empty checklist", () => {
    expect(walk("1", landingOf(card, first), 1, 6)).toEqual(["x1", "x2", "y0", "z0", "z1", "z1"]);
  });
  test("up to the beginning", () => {
    expect(walk("4", { checklistId: "z", before: null }, -1, 6)).toEqual([
      "y0",
      "x3",
      "x2",
      "x1",
      "x0",
      "x0",
    ]);
  });
  test("describes the position in words", () => {
    expect(inWords(card, "1", landingOf(card, first))).toBe("x, position 1 of 3");
    expect(inWords(card, "1", { checklistId: "z", before: null })).toBe("z, position 2 of 2");
  });
});
