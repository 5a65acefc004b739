/** When a card is complete, on every screen. */
import { expect, test } from "bun:test";
import { isComplete, isCompleteOn, isInDone } from "../../web/board/cards/tile/is-complete.ts";
import { boardOf } from "./boards.ts";

test("a card is complete if it is marked so, or if its column is for done work", () => {
  const [marked, open] = [{ is_complete: true }, { is_complete: false }];
  const [todo, done] = [{ is_done_column: false }, { is_done_column: true }];
  expect([marked, open].map((card) => isComplete(card, todo))).toEqual([true, false]);
  expect([marked, open].map((card) => isComplete(card, done))).toEqual([true, true]);
  // An archived card has no column.
  expect([marked, open].map((card) => isComplete(card, null))).toEqual([true, false]);
});

test("on a board, its own column counts and no other", () => {
  const board = boardOf({ Todo: ["One"], Done: ["Two"] });
  board.columns[1]!.is_done_column = true;
  const cards = board.columns.flatMap((column) => column.cards);
  expect(cards.map((card) => isCompleteOn(board, card))).toEqual([false, true]);
  const marked = cards.map((card) => ({ ...card, is_complete: true }));
  expect(marked.map((card) => isCompleteOn(board, card))).toEqual([true, true]);
  expect(marked.map((card) => isInDone(board, card))).toEqual([false, true]);
});
