/** Which entries of the activity offer to take back what they tell. */
import { expect, test } from "bun:test";
import type { BoardEvent } from "../../contract/events.ts";
import { canUndo, undoneIn } from "../../web/activity/feed/undoable.ts";
import { boardOf, card } from "./boards.ts";

const board = boardOf({ todo: ["a", "b"], done: [] });

function event(type: BoardEvent["type"], data: object, more: object = {}): BoardEvent {
  const envelope = {
    seq: 1,
    user_id: "u",
    timestamp: "2026-01-01T00:00:00.000Z",
    version: "1.0",
    board_id: "b",
  };
  // What is given has the data of its type.
  return { ...envelope, type, data, ...more } as unknown as BoardEvent;
}

test("a change is offered as long as the board has what it set", () => {
  const renamed = (title: string) =>
    event("card.updated", { ...card("a", "todo"), title }, { previous: { title: "x" } });
  expect([canUndo(renamed("a"), board), canUndo(renamed("since then another"), board)]).toEqual([
    true,
    false,
  ]);
  const moved = (column_id: string) =>
    event("card.moved", { ...card("a", column_id) }, { previous: { column_id: "done", position: 3 } });
  expect([canUndo(moved("todo"), board), canUndo(moved("done"), board)]).toEqual([true, false]);
  const column = event("column.updated", { ...board.columns[0] }, { previous: { title: "Before" } });
  expect(canUndo(column, board)).toBe(true);
});

test("what was created is offered while it is as it was; what was removed, while it is gone", () => {
  expect(canUndo(event("card.created", card("a", "todo")), board)).toBe(true);
  expect(canUndo(event("card.created", { ...card("a", "todo"), title: "Then" }), board)).toBe(false);
  expect(canUndo(event("card.deleted", card("gone", "todo"), { previous: {} }), board)).toBe(true);
  expect(canUndo(event("card.deleted", card("a", "todo"), { previous: {} }), board)).toBe(false);
});

test("membership, what changed nothing and the beginning of a board are never offered", () => {
  expect(canUndo(event("board.member_added", { user_id: "v" }), board)).toBe(false);
  expect(canUndo(event("card.assigned", card("a", "todo")), board)).toBe(false);
  expect(canUndo(event("card.created", card("a", "todo"), { key: "setup-1.0" }), board)).toBe(false);
});

test("undone is what was undone last, and not redone", () => {
  const events = [
    { seq: 1 },
    { seq: 2, undoes: 1 },
    { seq: 3 },
    { seq: 4, undoes: 3 },
    { seq: 5, undoes: 4 },
  ];
  const isUndone = undoneIn(events.map((each) => event("card.updated", card("a", "todo"), each)));
  expect([1, 2, 3, 4, 5].map(isUndone)).toEqual([true, false, false, true, false]);
});
