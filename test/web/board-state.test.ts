/** The layer of pending changes over the board that events tell: whatever the order, nothing done here is lost. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { applyEvent } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import * as changes from "../../web/board/changes.ts";
import { begin, type Change, confirm, end, isAbsorbed, startState } from "../../web/board-state.ts";

const AT = "2026-01-01T00:00:00.000Z";
const COLUMNS = ["c1", "c2", "c3"];
const CARDS = ["k1", "k2", "k3", "k4", "k5"];

function card(id: string, columnId: string, rank: number): Card {
  const empty = { labels: [], assignees: [], checklists: [], attachments: [] };
  return {
    id,
    board_id: "b",
    column_id: columnId,
    title: id,
    description: null,
    rank,
    ...empty,
    created_at: AT,
    updated_at: AT,
  };
}

function board(): FullBoard {
  const columns = COLUMNS.map((id, index) => ({
    id,
    board_id: "b",
    title: id,
    rank: index,
    color: "#000",
    is_done_column: false,
    cards: index === 0 ? CARDS.map((cardId, rank) => card(cardId, id, rank * 100)) : [],
  }));
  const times = { created_by: "u", updated_by: "u", created_at: AT, updated_at: AT };
  return { id: "b", title: "Board", description: null, ...times, seq: 0, labels: [], members: [], columns };
}

const titlesOf = ({ columns }: FullBoard) => columns.map(({ cards }) => cards.map(({ title }) => title));

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...CARDS), fc.constantFrom(...COLUMNS), fc.nat(6))
    .map(([id, columnId, position]) => changes.moveCard(id, columnId, position)),
  fc.tuple(fc.constantFrom(...CARDS), fc.string()).map(([id, title]) => changes.patchCard(id, { title })),
  fc.constantFrom(...CARDS).map(changes.removeCard),
  fc.tuple(fc.constantFrom(...COLUMNS), fc.nat(3)).map(([id, position]) => changes.moveColumn(id, position)),
  fc.tuple(fc.constantFrom(...COLUMNS), fc.string()).map(([id, title]) => changes.patchColumn(id, { title })),
  fc.constantFrom(...COLUMNS).map(changes.removeColumn),
  fc.string().map((title) => changes.patchBoard({ title })),
  fc.string().map((title) => changes.addCard(board(), { ...card(changes.localId(), "c2", 0), title })),
);

function moved(seq: number, id: string, columnId: string, rank: number): BoardEvent {
  const envelope = { user_id: "u", timestamp: AT, version: "1.0", board_id: "b", seq };
  return { type: "card.moved", data: card(id, columnId, rank), ...envelope };
}

describe("changes", () => {
  test("done twice they make no further difference, and then give the very same board", () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        const once = change(board());
        expect(change(once)).toBe(once);
      }),
    );
  });

  test("no card is lost or doubled by any sequence of moves", () => {
    fc.assert(
      fc.property(fc.array(anyChange), (sequence) => {
        const after = sequence.reduce((now, change) => change(now), board());
        const ids = after.columns.flatMap(({ cards }) => cards.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const column of after.columns) {
          for (const { column_id } of column.cards) expect(column_id).toBe(column.id);
        }
      }),
    );
  });
});

describe("pending changes", () => {
  test("stay on top of events that come meanwhile", () => {
    let state = begin(startState(board()), 1, changes.moveCard("k1", "c2", 0));
    state = confirm(state, applyEvent(state.confirmed, moved(1, "k2", "c2", 0))!);
    expect(titlesOf(state.shown)).toEqual([["k3", "k4", "k5"], ["k1", "k2"], []]);
    expect(titlesOf(state.confirmed)).toEqual([["k1", "k3", "k4", "k5"], ["k2"], []]);
  });

  test("are rolled back by being taken away, whatever else is pending", () => {
    let state = begin(startState(board()), 1, changes.patchCard("k1", { title: "mine" }));
    state = begin(state, 2, changes.moveCard("k1", "c3", 0));
    state = end(state, 1);
    expect(titlesOf(state.shown)).toEqual([["k2", "k3", "k4", "k5"], [], ["k1"]]);
    expect(titlesOf(end(state, 2).shown)).toEqual(titlesOf(board()));
  });

  test("are recognised once the service's board holds them", () => {
    const change = changes.moveCard("k1", "c2", 0);
    let state = begin(startState(board()), 1, change);
    expect(isAbsorbed(state, change)).toBe(false);
    state = confirm(state, applyEvent(state.confirmed, moved(1, "k1", "c2", 0))!);
    expect(isAbsorbed(state, change)).toBe(true);
  });

  test("a new card gives way to the service's own, which has another id", () => {
    const change = changes.addCard(board(), { ...card("local-1", "c2", 0), title: "new" });
    let state = begin(startState(board()), 1, change);
    expect(titlesOf(state.shown)[1]).toEqual(["new"]);
    const event = moved(1, "k9", "c2", 0);
    const created = { ...event, type: "card.created", data: { ...event.data, title: "new" } } as BoardEvent;
    state = confirm(state, applyEvent(state.confirmed, created)!);
    expect(state.shown.columns[1]!.cards.map(({ id }) => id)).toEqual(["k9"]);
  });

  test("what is shown is always the confirmed board with the pending changes in order", () => {
    const step = fc.oneof(
      fc.record({ begin: anyChange }),
      fc.record({ end: fc.nat(10) }),
      fc.record({ moved: fc.tuple(fc.constantFrom(...CARDS), fc.constantFrom(...COLUMNS), fc.nat(900)) }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let state = startState(board());
        steps.forEach((each, key) => {
          if ("begin" in each) state = begin(state, key, each.begin);
          else if ("end" in each) state = end(state, each.end);
          else {
            const event = moved(state.confirmed.seq + 1, ...each.moved);
            state = confirm(state, applyEvent(state.confirmed, event)!);
          }
          const expected = state.pending.reduce((now, { change }) => change(now), state.confirmed);
          expect(titlesOf(state.shown)).toEqual(titlesOf(expected));
        });
        const settled = state.pending.reduce((now, { key }) => end(now, key), state);
        expect(settled.shown).toBe(settled.confirmed);
      }),
    );
  });
});
