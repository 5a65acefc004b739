/** What Undo and Redo act on, computed from the log: as in any editor, and the same after a reload. */
import { expect, test } from "bun:test";
import fc from "fast-check";
import type { LocalChange } from "../../client/changes/optimistic-state.ts";
import type { BoardEvent } from "../../contract/events.ts";
import {
  isFollowed,
  reachesBefore,
  type Step,
  sizeOf,
  stacksOf,
  stepsOf,
} from "../../web/board/undo/stacks.ts";
import { AT, card } from "./fake-service.ts";

interface Fields {
  key?: string;
  undoes?: number;
  /** Somebody was assigned who already was. */
  isIdle?: boolean;
  /** Somebody was added to the board. */
  isMember?: boolean;
}

function event(seq: number, { key, undoes, isIdle, isMember }: Fields = {}): BoardEvent {
  const envelope = { user_id: "u", timestamp: AT, version: "1.0", board_id: "b", seq };
  const more = { ...(key !== undefined && { key }), ...(undoes !== undefined && { undoes }) };
  if (isMember) {
    const user = { id: "v", username: "v", email: "v@example.org", firstname: null, lastname: null };
    const data = { board_id: "b", user_id: "v", role: "member" as const, user };
    return { type: "board.member_added", data, ...envelope, ...more } as unknown as BoardEvent;
  }
  if (isIdle) return { type: "card.assigned", data: card("k", "c1", 0), ...envelope, ...more };
  return { type: "card.updated", data: card("k", "c1", 0), previous: { title: "" }, ...envelope, ...more };
}

function undoOf(seq: number, key: string): LocalChange {
  const input = { board_id: "b", seq, whole: true };
  return { key, operation: { route: "undo", input }, at: AT, failure: "" };
}

/** The ids of the steps, the next one last. */
function idsOf(events: readonly BoardEvent[], pending: readonly LocalChange[] = []) {
  const { undo, redo } = stacksOf(stepsOf(events, pending));
  return { undo: undo.map(({ step }) => step.id), redo: redo.map(({ step }) => step.id) };
}

test("the events of one request are one step, and so are the requests of a batch; without a key each is its own", () => {
  const events = [
    event(1, { key: "a" }),
    event(2, { key: "a" }),
    event(3),
    event(4),
    event(5, { key: "b.0" }),
    event(6, { key: "b.1" }),
  ];
  expect(idsOf(events)).toEqual({ undo: ["a", "#3", "#4", "b"], redo: [] });
});

test("steps are in the order in which they were made, also if one of them arrived late; others keep their places", () => {
  const made = new Map([
    ["a", 0],
    ["b", 1],
    ["c", 2],
  ]);
  const orderOf = (keys: string[], pending: LocalChange[] = []) =>
    stepsOf(
      keys.map((key, index) => event(index + 1, { key })),
      pending,
      { made },
    ).map(({ id }) => id);
  expect(orderOf(["a", "x", "c", "b", "y"])).toEqual(["a", "x", "b", "c", "y"]);
  // What still waits was made before what has arrived.
  expect(orderOf(["a", "c"], [undoOf(9, "b")])).toEqual(["a", "b", "c"]);
  // "c" arrived before what is known of the log.
  const [late] = stepsOf([event(3, { key: "b" })], [], { made });
  expect(isFollowed(late, made, new Set(["b"]))).toBe(false);
  expect(isFollowed(late, made, new Set(["b", "c"]))).toBe(true);
});

test("what a new board was filled with is no step", () => {
  expect(idsOf([event(1, { key: "setup-a.0" }), event(2, { key: "b" })])).toEqual({ undo: ["b"], redo: [] });
});

test("what changed nothing is no step: undoing it has no events that would take it off", () => {
  const events = [event(1, { key: "a" }), event(2, { key: "b", isIdle: true })];
  expect(idsOf(events)).toEqual({ undo: ["a"], redo: [] });
  expect(idsOf([...events, event(3, { key: "c", undoes: 1 })])).toEqual({ undo: [], redo: ["c"] });
});

test("adding somebody to the board is no step, because it cannot be undone", () => {
  const events = [event(1, { key: "a" }), event(2, { key: "b", isMember: true })];
  expect(idsOf(events)).toEqual({ undo: ["a"], redo: [] });
});

test("an undo takes its target off, a redo puts it back, and a new change clears what could be redone", () => {
  const done = [event(1, { key: "a" }), event(2, { key: "b" })];
  const undone = [...done, event(3, { key: "c", undoes: 2 })];
  const redone = [...undone, event(4, { key: "d", undoes: 3 })];
  expect(idsOf(undone)).toEqual({ undo: ["a"], redo: ["c"] });
  expect(idsOf(redone)).toEqual({ undo: ["a", "d"], redo: [] });
  expect(idsOf([...redone, event(5, { key: "e", undoes: 2 })])).toEqual({ undo: ["a"], redo: ["e"] });
  expect(idsOf([...undone, event(4, { key: "f" })])).toEqual({ undo: ["a", "f"], redo: [] });
});

test("where only some requests of a batch are undone or redone, the others stay where they are", () => {
  const batch = [event(1, { key: "a" }), ...[2, 3, 4].map((seq) => event(seq, { key: `b.${seq - 2}` }))];
  const partly = [...batch, event(5, { key: "u.0", undoes: 3 })];
  expect(idsOf(partly)).toEqual({ undo: ["a", "b"], redo: ["u"] });
  const { undo, redo } = stacksOf(stepsOf(partly, []));
  const keysOf = ({ requests }: Step) => requests.map(({ key }) => key);
  expect(undo.map(({ step, origin }) => [keysOf(step), keysOf(origin)])).toEqual([
    [["a"], ["a"]],
    [
      ["b.0", "b.2"],
      ["b.0", "b.2"],
    ],
  ]);
  expect(redo.map(({ step, origin }) => [keysOf(step), keysOf(origin)])).toEqual([[["u.0"], ["b.1"]]]);
  const rest = [event(6, { key: "v.0", undoes: 4 }), event(7, { key: "v.1", undoes: 2 })];
  expect(idsOf([...partly, ...rest])).toEqual({ undo: ["a"], redo: ["u", "v"] });
  // Of those two, one is done again.
  const again = [...partly, ...rest, event(8, { key: "w.0", undoes: 7 })];
  expect(idsOf(again)).toEqual({ undo: ["a", "w"], redo: ["u", "v"] });
  expect(idsOf([...again, event(9, { key: "x.0", undoes: 6 })])).toEqual({
    undo: ["a", "w", "x"],
    redo: ["u"],
  });
  // An undo that waits to be sent names the first event of its request.
  expect(idsOf(batch, [undoOf(3, "u.0")])).toEqual({ undo: ["a", "b"], redo: ["u"] });
});

test("a step remembers what did it first", () => {
  const events = [
    event(1, { key: "a" }),
    event(2, { key: "b", undoes: 1 }),
    event(3, { key: "c", undoes: 2 }),
  ];
  const { undo } = stacksOf(stepsOf(events, []));
  expect(undo.map(({ step, origin }) => [step.id, origin.id])).toEqual([["c", "a"]]);
});

test("undoing what somebody else did is a change like any other", () => {
  expect(idsOf([event(5, { key: "a" }), event(9, { key: "b", undoes: 7 })])).toEqual({
    undo: ["a", "b"],
    redo: [],
  });
});

test("an undo that is not confirmed yet counts, and once its event has arrived it counts once", () => {
  const events = [event(1, { key: "a" }), event(2, { key: "b" })];
  const pending = [undoOf(2, "c")];
  expect(idsOf(events, pending)).toEqual({ undo: ["a"], redo: ["c"] });
  expect(idsOf([...events, event(3, { key: "c", undoes: 2 })], pending)).toEqual({
    undo: ["a"],
    redo: ["c"],
  });
});

test("older events are needed where one of them is undone", () => {
  const steps = stepsOf([event(5), event(6, { undoes: 3 })], []);
  expect([reachesBefore(steps, 5), reachesBefore(steps, 3)]).toEqual([true, false]);
});

/** Two stacks, as every editor has them. */
class Editor {
  undo: string[] = [];
  redo: string[] = [];
  do(id: string): void {
    this.undo.push(id);
    this.redo = [];
  }
}

test("holds for every order of changes, undos, redos and other people's changes, whatever is confirmed", () => {
  const anyAct = fc.record({
    act: fc.constantFrom("do", "do", "undo", "undo", "redo", "other"),
    size: fc.integer({ min: 1, max: 3 }),
    rule: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 60 }), fc.nat(3), (acts, unconfirmed) => {
      const log: (BoardEvent & { of: string })[] = [];
      const editor = new Editor();
      /** What an id on a stack of the editor was last done or undone by. */
      const latest = new Map<string, string>();
      const tell = (of: string, fields: Fields) => log.push({ ...event(log.length + 1, fields), of });
      for (const [index, { act, size, rule }] of acts.entries()) {
        const key = `r${index}`;
        if (act === "other") tell("other", {});
        else if (act === "do") {
          for (let count = 0; count < size; count++) tell(key, { key });
          // Not an event of this user, but undone together with the others.
          if (rule) tell(`${key} rule`, {});
          editor.do(key);
          latest.set(key, key);
        } else {
          const [from, to] = act === "undo" ? [editor.undo, editor.redo] : [editor.redo, editor.undo];
          const id = from.pop();
          if (id === undefined) continue;
          to.push(id);
          const last = latest.get(id);
          const reversed = log.filter(({ of }) => of === last || of === `${last} rule`).toReversed();
          for (const { seq } of reversed) tell(key, { key, undoes: seq });
          latest.set(id, key);
        }
      }
      const own = log.filter(({ of }) => !of.endsWith("rule") && of !== "other");
      const { undo, redo } = stacksOf(stepsOf(own, []));
      const expected = (stack: readonly string[]) => stack.map((id) => [latest.get(id) ?? "", id]);
      expect(undo.map(({ step, origin }) => [step.id, origin.id])).toEqual(expected(editor.undo));
      expect(redo.map(({ step, origin }) => [step.id, origin.id])).toEqual(expected(editor.redo));

      // The last undos may still be on their way.
      const tail = stepsOf(own, []).slice(-unconfirmed);
      const waiting = tail.flatMap(({ id, requests: [request] }) => {
        const target = request && "events" in request ? request.events[0]?.undoes : undefined;
        return target === undefined ? [] : [undoOf(target, id)];
      });
      if (unconfirmed === 0 || waiting.length < tail.length) return;
      // One that undoes another that is on its way would be withdrawn instead.
      const known = own.filter(({ key }) => !waiting.some((each) => each.key === key));
      if (
        waiting.some(
          ({ operation }) =>
            !known.some(({ seq }) => operation.route === "undo" && seq === operation.input.seq),
        )
      )
        return;
      expect(idsOf(known, waiting)).toEqual(idsOf(own));
    }),
    { numRuns: 500 },
  );
});

test("a batch of requests that create many cards counts cards, not requests", () => {
  const events = Array.from({ length: 100 }, (_, index) => event(index + 1, { key: "a.0" }));
  const titles = Array.from({ length: 30 }, (_, index) => `Card ${index}`);
  const input = { board_id: "b", column_id: "c1", titles };
  const rest: LocalChange = {
    key: "a.1",
    operation: { route: "createCards", input, creates: "local" },
    at: AT,
    failure: "",
  };
  expect(stepsOf(events, [rest]).map(sizeOf)).toEqual([130]);
});

test("what a batch does to the cards that it has created is not counted with them", () => {
  const created = [1, 2].map((seq): BoardEvent => {
    const { data, ...envelope } = event(seq, { key: "a.0" });
    return { ...envelope, type: "card.created", data: card("k", "c1", 0) };
  });
  expect(stepsOf([...created, event(3, { key: "a.1" })], []).map(sizeOf)).toEqual([2]);
});
