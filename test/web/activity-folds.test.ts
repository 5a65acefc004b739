/** Which lines of the activity become one line. */
import { expect, test } from "bun:test";
import { type Card, emptyCard } from "../../contract/cards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { type Fold, foldsOf } from "../../web/activity/feed/folds.ts";
import { groupsOf } from "../../web/activity/feed/groups.ts";
import { type Line, linesOf } from "../../web/activity/feed/lines.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();

function card(id: string, fields: Partial<Card> = {}): Card {
  const common = { board_id: "board", column_id: "todo", number: 1, description: null, rank: 1 };
  return { ...emptyCard({ id, title: id, ...common, created_at: at(0), updated_at: at(0) }), ...fields };
}

interface Given extends Partial<Pick<BoardEvent, "user_id" | "via" | "undoes" | "key">> {
  type: BoardEvent["type"];
  data: BoardEvent["data"];
  previous?: object;
  minute?: number;
}

/** In the order in which they happened, a second of the clock apart unless they say when. */
function newestFirst(...given: Given[]): Line[] {
  const events = given.map(({ minute = 0, ...event }, index) => {
    const envelope = { user_id: "alice", timestamp: at(minute), version: "1.0", board_id: "board" };
    // What is given has the data of its type.
    return { ...envelope, seq: index + 1, ...event } as BoardEvent;
  });
  return linesOf(events.toReversed());
}

const moved = (id: string, to: string, more: Partial<Given> = {}): Given => ({
  type: "card.moved",
  data: card(id, { column_id: to }),
  previous: { column_id: "todo" },
  ...more,
});
const described = (id: string, before: string, now: string): Given => ({
  type: "card.updated",
  data: card(id, { description: now }),
  previous: { description: before, updated_at: at(0) },
});

/** The numbers of the events in each fold, newest first. */
const numbers = (folds: readonly Fold[]) => folds.map(({ lines }) => lines.map(({ event }) => event.seq));
const foldsIn = (lines: Line[], before: readonly Fold[] = []) => foldsOf([lines], before).flat();
const folded = (...given: Given[]) => numbers(foldsIn(newestFirst(...given)));

test("what one person does to several cards in the same way is one fold", () => {
  expect(folded(moved("a", "done"), moved("b", "done"), moved("c", "done"))).toEqual([[3, 2, 1]]);
});

test("another person, another token, another target, a rule, an undo and a longer while are apart", () => {
  const first = moved("a", "done");
  const others: Partial<Given>[] = [
    { user_id: "bob" },
    { user_id: null },
    { via: "Deploy bot" },
    { undoes: 7 },
    { minute: 6 },
    { previous: { column_id: "done" } },
  ];
  for (const other of others) expect(folded(first, moved("b", "done", other))).toEqual([[2], [1]]);
  expect(folded(first, moved("b", "doing"))).toEqual([[2], [1]]);
  expect(folded(first, moved("b", "done", { minute: 5 }), moved("c", "done", { minute: 10 }))).toEqual([
    [3, 2, 1],
  ]);
});

test("what filled a new board is one fold, whatever it did; what came after it is not part of it", () => {
  const key = "setup-1.0";
  const created: Given = { type: "card.created", data: card("a"), key };
  const labelled: Given = { type: "card.labeled", data: card("a"), previous: { labels: [] }, key };
  expect(folded(created, labelled, described("a", "", "x"), moved("a", "done"))).toEqual([[4], [3], [2, 1]]);
});

test("only neighbours are folded", () => {
  expect(folded(moved("a", "done"), described("a", "", "x"), moved("b", "done"))).toEqual([[3], [2], [1]]);
});

test("one description that is written again and again is one fold; those of two cards are two", () => {
  expect(folded(described("a", "", "x"), described("a", "x", "y"), described("b", "y", "z"))).toEqual([
    [3],
    [2, 1],
  ]);
});

test("what somebody else has changed between, which a filter may hide, keeps two changes of one thing apart", () => {
  expect(folded(described("a", "", "x"), described("a", "y", "z"))).toEqual([[2], [1]]);
});

test("dates and completion are told of many cards, and what is set is apart from what is removed", () => {
  const due = (id: string, due_at: string | null): Given => ({
    type: "card.updated",
    data: card(id, { due_at }),
    previous: { due_at: at(1), updated_at: at(0) },
  });
  expect(folded(due("a", at(5)), due("b", at(6)), due("c", null), due("d", null))).toEqual([
    [4, 3],
    [2, 1],
  ]);
  const completed = (id: string, is_complete: boolean): Given => ({
    type: "card.updated",
    data: card(id, { is_complete }),
    previous: { is_complete: !is_complete, updated_at: at(0) },
  });
  expect(folded(completed("a", true), completed("b", true), completed("a", false))).toEqual([[3], [2, 1]]);
});

test("what happens to the board as a whole is told one by one", () => {
  const gone: Given = { type: "board.deleted", data: { id: "board" } };
  expect(folded(gone, gone)).toEqual([[2], [1]]);
});

test("a fold stays the same when new lines and older pages join it", () => {
  const lines = newestFirst(...["a", "b", "c", "d", "e"].map((id) => moved(id, "done")));
  const [shown] = foldsIn(lines.slice(2, 4));
  const [newer] = foldsIn(lines.slice(0, 4), [shown!]);
  const [whole] = foldsIn(lines, [newer!]);
  expect([newer!.key, whole!.key]).toEqual([shown!.key, shown!.key]);
  expect(numbers([whole!])).toEqual([[5, 4, 3, 2, 1]]);
});

test("a fold that something comes between has two keys, and runs are never joined", () => {
  const lines = newestFirst(...["a", "b", "c", "d"].map((id) => moved(id, "done")));
  const before = foldsIn(lines);
  const parts = foldsOf([lines.slice(0, 2), lines.slice(2)], before).flat();
  expect(numbers(parts)).toEqual([
    [4, 3],
    [2, 1],
  ]);
  expect(new Set(parts.map(({ key }) => key)).size).toBe(2);
  expect(parts[0]!.key).toBe(before[0]!.key);
});

test("every line is in one fold, in its order, however the list is cut into pages", () => {
  const columns = ["done", "doing"];
  const given = Array.from({ length: 60 }, (_, index) =>
    index % 7 === 0 ? described("a", "", `${index}`) : moved(`${index}`, columns[Math.trunc(index / 9) % 2]!),
  );
  const lines = newestFirst(...given);
  const whole = foldsIn(lines);
  expect(whole.flatMap((fold) => fold.lines)).toEqual(lines);
  let shown: Fold[] = [];
  for (const end of [10, 11, 30, 47, 60]) shown = foldsIn(lines.slice(0, end), shown);
  expect(numbers(shown)).toEqual(numbers(whole));
});

test("the key of a request that fills a board hides nothing else: what is removed, and what comes later, is told by itself", () => {
  const key = "setup-1.0";
  const created: Given = { type: "card.created", data: card("a"), key };
  const deleted: Given = { type: "card.deleted", data: card("b"), key };
  expect(folded(created, deleted, created)).toEqual([[3], [2], [1]]);
});

test("what one person changes on one card, in one go, is one group; that it came or went is told on its own", () => {
  const cardOf = (checklistId: string) => (checklistId === "steps" ? "a" : undefined);
  const grouped = (...given: Given[]) =>
    groupsOf(foldsIn(newestFirst(...given)), cardOf).map(({ folds, cardId }) => [cardId, numbers(folds)]);
  const labelled = (id: string, more: Partial<Given> = {}): Given => ({
    type: "card.labeled",
    data: card(id),
    ...more,
  });
  const ticked: Given = {
    type: "checklist_item.updated",
    data: {
      id: "one",
      checklist_id: "steps",
      content: "One",
      is_done: true,
      rank: 1,
      assignees: [],
      placeholders: [],
    },
    previous: { is_done: false },
  };
  const comment = { id: "c", card_id: "a", user_id: "alice", user: null, author_name: null, body: "Hello" };
  expect(grouped(labelled("a"), ticked, moved("a", "done"))).toEqual([["a", [[3], [2], [1]]]]);
  const apart: Given[] = [
    labelled("b"),
    labelled("a", { user_id: "bob" }),
    labelled("a", { user_id: null }),
    labelled("a", { via: "Deploy bot" }),
    labelled("a", { minute: 6 }),
    { type: "card.deleted", data: card("a") },
    { type: "comment.created", data: comment },
  ];
  for (const second of apart)
    expect(grouped(moved("a", "done"), second)).toEqual([
      [null, [[2]]],
      [null, [[1]]],
    ]);
  const created: Given = { type: "card.created", data: card("a") };
  expect(grouped(created, labelled("a"), moved("a", "done"))).toEqual([
    ["a", [[3], [2]]],
    [null, [[1]]],
  ]);
  // A fold that is about several cards belongs to none of them.
  expect(grouped(labelled("a"), labelled("b"), moved("b", "done"))).toEqual([
    [null, [[3]]],
    [null, [[2, 1]]],
  ]);
});
