/** What came back with a column or label, folded into the board. */
import { expect, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import type { EventEffect } from "../../contract/events.ts";
import type { User } from "../../contract/users.ts";
import { foldSome } from "../../server/boards/history/fold.ts";
import { withContents } from "../../server/boards/history/restored.ts";
import { atOnce } from "../../server/platform/scheduling/time-slices.ts";

const NOW = "2026-01-31T12:00:00.000Z";
const user: User = {
  id: "u1",
  email: "ada@example.org",
  username: "ada",
  firstname: null,
  lastname: null,
  is_active: true,
  is_verified: false,
  is_superuser: false,
};
const label = { id: "l1", board_id: "b", name: "Urgent", color: "red" };
const column = {
  id: "c1",
  board_id: "b",
  title: "Back",
  rank: 1,
  color: "red",
  is_done_column: false,
  card_limit: null,
};

function boardWith(more: Partial<FullBoard>): FullBoard {
  return {
    id: "b",
    title: "Board",
    description: null,
    color: null,
    is_template: false,
    created_by: "u1",
    updated_by: "u1",
    created_at: NOW,
    updated_at: NOW,
    last_event_at: null,
    seq: 7,
    labels: [label],
    members: [{ board_id: "b", user_id: "u1", role: "owner", user }],
    columns: [],
    ...more,
  };
}

const DETAILS = {
  number: 3,
  start_at: NOW,
  due_at: null,
  is_complete: true,
  cover_attachment_id: null,
  comment_count: 2,
};

function removedCard(id: string, rank: number) {
  return {
    ...{
      id,
      column_id: "c1",
      title: id,
      description: null,
      rank,
      created_at: NOW,
      updated_at: NOW,
      ...DETAILS,
    },
    labels: ["gone", "l1"],
    assignees: ["gone", "u1"],
    placeholders: ["p1", "p2"],
    checklists: [
      {
        ...{ id: `${id}-list`, title: "Steps", rank: 1 },
        items: [
          {
            ...{ id: `${id}-item`, content: "Step", is_done: true, rank: 1 },
            assignees: ["gone", "u1"],
            placeholders: ["p1", "p3"],
          },
        ],
      },
    ],
    attachments: [{ id: `${id}-file`, name: "a.txt", mime_type: "text/plain", size: 3 }],
  };
}

/** The same on the board, without who and what is not there any more. */
function card(id: string, rank: number) {
  return {
    ...{ id, board_id: "b", column_id: "c1", title: id, description: null, rank, ...DETAILS },
    labels: [label],
    assignees: [user],
    placeholders: [{ id: "p2", name: "Later" }],
    checklists: [
      {
        ...{ id: `${id}-list`, card_id: id, title: "Steps", rank: 1 },
        items: [
          {
            ...{ id: `${id}-item`, checklist_id: `${id}-list`, content: "Step", is_done: true, rank: 1 },
            assignees: [user],
            placeholders: [{ id: "p3", name: "Never" }],
          },
        ],
      },
    ],
    attachments: [{ id: `${id}-file`, card_id: id, name: "a.txt", mime_type: "text/plain", size: 3 }],
    created_at: NOW,
    updated_at: NOW,
  };
}

test("a column has its cards again, by rank, without labels and people that have left the board, with those who had been matched", () => {
  const event: EventEffect = { type: "column.created", data: column, seq: 7, timestamp: NOW, restored: true };
  const board = boardWith({ columns: [{ ...column, cards: [] }] });
  const contents = [removedCard("k2", 2), removedCard("k1", 1)].map((one) => ({ data: JSON.stringify(one) }));
  const people = [
    { id: "p1", name: "Before", user_id: "u1", matched_seq: 7 },
    { id: "p2", name: "Later", user_id: "u1", matched_seq: 8 },
    { id: "p3", name: "Never", user_id: null, matched_seq: null },
  ];
  expect(atOnce(withContents(board, event, { contents, people }))).toEqual(
    boardWith({ columns: [{ ...column, cards: [card("k1", 1), card("k2", 2)] }] }),
  );
});

test("a label is on the cards again that are still there, and on no others", () => {
  const event: EventEffect = { type: "label.created", data: label, seq: 7, timestamp: NOW, restored: true };
  const bare = (id: string, rank: number) => ({ ...card(id, rank), labels: [] });
  const board = boardWith({ columns: [{ ...column, cards: [bare("k1", 1), bare("k2", 2)] }] });
  const contents = [{ data: JSON.stringify({ cards: ["k2", "gone"] }) }];
  expect(atOnce(withContents(board, event, { contents, people: [] }))).toEqual(
    boardWith({ columns: [{ ...column, cards: [bare("k1", 1), card("k2", 2)] }] }),
  );
});

test("folding stops after an event that does not say everything, and after no other", () => {
  const row = (seq: number, mark: string | null) => ({
    ...{ seq, type: "column.created", renumbered: null, mark, created_at: NOW },
    data: JSON.stringify({ ...column, id: `c${seq}`, rank: seq }),
  });
  const rows = [row(8, null), row(9, "restored"), row(10, null)];
  const columns = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...column,
      id: `c${index + 8}`,
      rank: index + 8,
      cards: [],
    }));
  expect(atOnce(foldSome(boardWith({}), rows, 0))).toEqual({
    board: boardWith({ seq: 9, last_event_at: NOW, columns: columns(2) }),
    next: 2,
    restored: {
      type: "column.created",
      data: { ...column, id: "c9", rank: 9 },
      seq: 9,
      timestamp: NOW,
      restored: true,
    },
  });
  expect(atOnce(foldSome(boardWith({ seq: 9, columns: columns(2) }), rows, 2))).toEqual({
    board: boardWith({ seq: 10, last_event_at: NOW, columns: columns(3) }),
    next: 3,
  });
  expect(atOnce(foldSome(boardWith({}), rows.slice(1), 0))).toBeNull();
});

test("a board that was deleted and came back is as it was", () => {
  const row = {
    seq: 8,
    type: "board.deleted",
    renumbered: null,
    mark: null,
    created_at: NOW,
    data: '{"id":"b"}',
  };
  expect(atOnce(foldSome(boardWith({}), [row], 0))).toEqual({
    board: boardWith({ seq: 8, last_event_at: NOW }),
    next: 1,
  });
});
