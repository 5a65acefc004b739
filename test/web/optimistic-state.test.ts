/** Pending changes on top of the confirmed board: whatever the order of events, no local change is lost. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import * as changes from "../../client/changes/board-changes.ts";
import type { Operation } from "../../client/changes/operations.ts";
import {
  accept,
  begin,
  boardBefore,
  type Change,
  EMPTY,
  follow,
  type Pending,
  reach,
  withdraw,
} from "../../client/changes/optimistic-state.ts";
import { applyEvent } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { AT, board as boardOf, COLUMNS, card } from "./fake-service.ts";

const CARDS = ["k1", "k2", "k3", "k4", "k5"];
const board = () => boardOf(CARDS);

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
  fc.uuid().map((id) => changes.addCards([card(id, "c2", 0)])),
);

function moved(seq: number, id: string, columnId: string, rank: number, key?: string): BoardEvent {
  const envelope = { user_id: "u", timestamp: AT, version: "1.0", board_id: "b", seq };
  return { type: "card.moved", data: card(id, columnId, rank), ...envelope, ...(key && { key }) };
}

function pending(key: string, operation: Operation): Pending {
  return { key, operation, at: AT, failure: "not done", phase: "waiting" };
}

const move = (card_id: string, column_id: string, position = 0): Operation => ({
  route: "moveCard",
  input: { card_id, column_id, position },
});
const rename = (card_id: string, title: string): Operation => ({
  route: "updateCard",
  input: { card_id, title },
});
const create = (title: string, creates: string): Operation => ({
  route: "createCard",
  input: { board_id: "b", column_id: "c2", title },
  creates,
});

const [loaded] = follow(EMPTY, board());

describe("changes", () => {
  test("applied twice they make no further difference and return the same board object", () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        const once = change(board());
        expect(change(once)).toBe(once);
      }),
    );
  });

  test("no sequence of moves loses or duplicates a card", () => {
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
  test("stay on top of events that arrive in the meantime", () => {
    const state = begin(loaded, [pending("a", move("k1", "c2"))]);
    const [next] = follow(state, applyEvent(board(), moved(1, "k2", "c2", 0))!, moved(1, "k2", "c2", 0));
    expect(titlesOf(next.shown!)).toEqual([["k3", "k4", "k5"], ["k1", "k2"], []]);
    expect(titlesOf(next.confirmed!)).toEqual([["k1", "k3", "k4", "k5"], ["k2"], []]);
  });

  test("are rolled back by removing them, whatever else is pending", () => {
    const state = begin(loaded, [pending("a", rename("k1", "mine")), pending("b", move("k1", "c3"))]);
    const [one] = withdraw(state, "a");
    expect(titlesOf(one.shown!)).toEqual([["k2", "k3", "k4", "k5"], [], ["k1"]]);
    const [none] = withdraw(one, "b");
    expect(none.shown).toBe(none.confirmed);
  });

  test("are confirmed by the event with their key, not by one with the same content", () => {
    const state = begin(loaded, [pending("a", move("k1", "c2"))]);
    const theirs = moved(1, "k1", "c2", 0);
    const [still, none] = follow(state, applyEvent(board(), theirs)!, theirs);
    expect(none).toEqual([]);
    const mine = moved(2, "k1", "c2", 0, "a");
    const [gone, settled] = follow(still, applyEvent(still.confirmed!, mine)!, mine);
    expect(gone.pending).toEqual([]);
    expect(settled.map(({ key }) => key)).toEqual(["a"]);
  });

  test("stay after they are accepted until the board has reached their event number", () => {
    const state = accept(begin(loaded, [pending("a", rename("k1", "mine"))]), "a", undefined);
    const [open] = reach(state, new Set(["a"]), 1);
    expect(open.shown!.columns[0]!.cards[0]!.title).toBe("mine");
    const [closed] = follow(open, applyEvent(board(), moved(1, "k2", "c2", 0))!);
    expect(closed.pending).toEqual([]);
  });

  test("take the id of something created from the response or the event, and so do changes that refer to it", () => {
    const state = begin(loaded, [
      pending("a", create("new", "local-1")),
      pending("b", rename("local-1", "named")),
    ]);
    expect(titlesOf(state.shown!)[1]).toEqual(["named"]);
    const answered = accept(state, "a", { id: "k9" });
    expect(answered.shown!.columns[1]!.cards).toMatchObject([{ id: "k9", title: "named" }]);
    const event = { ...moved(1, "k9", "c2", 0, "a"), type: "card.created" } as BoardEvent;
    const [told] = follow(state, applyEvent(board(), event)!, event);
    expect(told.shown!.columns[1]!.cards).toMatchObject([{ id: "k9", title: "named" }]);
  });

  test("take the id of a checklist from the response, although that has items as a list has", () => {
    const input = { card_id: "k1", title: "Steps" };
    const list: Operation = { route: "createChecklist", input, creates: "local-1" };
    const answered = accept(begin(loaded, [pending("a", list)]), "a", {
      id: "l1",
      title: "Steps",
      items: [],
    });
    expect(answered.ids).toEqual(new Map([["local-1", "l1"]]));
  });

  test("are dropped if what they refer to is not created", () => {
    const list: Operation = {
      route: "createChecklist",
      input: { card_id: "local-1", title: "list" },
      creates: "local-2",
    };
    const item: Operation = {
      route: "createItem",
      input: { checklist_id: "local-2", content: "item" },
      creates: "local-3",
    };
    const entries = [create("new", "local-1"), rename("k1", "other"), list, item].map((operation, index) =>
      pending(`${index}`, operation),
    );
    const [state, gone] = withdraw(begin(loaded, entries), "0");
    expect(gone.map(({ key }) => key)).toEqual(["0", "2", "3"]);
    expect(state.pending.map(({ key }) => key)).toEqual(["1"]);
  });
});

test("the boards before each of many changes are made by applying each change once", () => {
  const count = 50;
  const entries = Array.from({ length: count }, (_, index) => pending(`p${index}`, rename("k1", `${index}`)));
  let applied = 0;
  const watched = entries.map(({ operation, ...entry }) => ({
    ...entry,
    get operation() {
      applied++;
      return operation;
    },
  }));
  const state = { ...EMPTY, confirmed: board(), pending: watched };
  const titles = entries.map(({ key }) => titlesOf(boardBefore(state, key)!)[0]![0]);
  expect(titles).toEqual(["k1", ...entries.map((_, index) => `${index}`).slice(0, -1)]);
  expect(boardBefore(state, "p0")).toEqual(board());
  expect(applied).toBe(count - 1);
});

describe("changes of an earlier page that this one learns of late", () => {
  const later = (entry: Pending): Pending => ({ ...entry, at: "2026-06-01T00:00:00.000Z" });
  const keysOf = (entries: readonly Pending[]) => entries.map(({ key }) => key);

  test("come before what was made here since", () => {
    const here = begin(EMPTY, [later(pending("here", rename("k1", "Here")))]);
    const both = begin(here, [
      pending("first", rename("k1", "First")),
      pending("second", rename("k1", "Second")),
    ]);
    expect(keysOf(both.pending)).toEqual(["first", "second", "here"]);
  });

  test("come before what refers to what they create, whatever the clock said", () => {
    const here = begin(EMPTY, [
      pending("use", rename("local-1", "Here")),
      pending("other", rename("k1", "x")),
    ]);
    const both = begin(here, [later(pending("create", create("New", "local-1")))]);
    expect(keysOf(both.pending)).toEqual(["create", "use", "other"]);
  });
});
