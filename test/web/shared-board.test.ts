/** A public board in the form that members have it. */
import { expect, test } from "bun:test";
import { applyEvent } from "../../contract/board-state.ts";
import { asBoard, asEvent } from "../../web/shared/as-board.ts";
import { boardOf } from "./boards.ts";

test("comments on a public board are not counted, neither those before nor those that are added", () => {
  const { columns, ...rest } = boardOf({ "To do": ["Card"] });
  const board = asBoard(
    {
      ...rest,
      members: [],
      columns: columns.map((column) => ({
        ...column,
        cards: column.cards.map((card) => ({ ...card, comment_count: 2 })),
      })),
    },
    null,
  );
  const [card] = columns.flatMap(({ cards }) => cards);
  const next = applyEvent(
    board,
    asEvent({
      type: "comment.created",
      version: "1.0",
      board_id: board.id,
      seq: board.seq + 1,
      timestamp: "2026-01-01T00:00:00.000Z",
      user_id: "u",
      data: { card_id: card?.id ?? "" },
    }),
  );
  const countsOf = (shown: typeof next) =>
    shown?.columns.flatMap(({ cards }) => cards.map(({ comment_count }) => comment_count));
  expect([countsOf(board), countsOf(next)]).toEqual([[0], [0]]);
  expect(next?.seq).toBe(board.seq + 1);
});
