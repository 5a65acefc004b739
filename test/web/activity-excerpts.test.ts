/** What the activity shows of comments. */
import { expect, test } from "bun:test";
import type { BoardEvent } from "../../contract/events.ts";
import { excerptsIn } from "../../web/activity/sentences/excerpts.ts";

function comment(seq: number, type: string, body: string): BoardEvent {
  // Only what is looked at.
  return { seq, type, data: { id: "comment", body } } as BoardEvent;
}

const shown = (events: BoardEvent[]) => events.map(excerptsIn(events));

test("comments that were written or edited show how they begin, as it reads", () => {
  expect(
    shown([
      comment(2, "comment.updated", "Still **not**\n\n- a list"),
      comment(1, "comment.created", "Not [yet](https://example.test)"),
    ]),
  ).toEqual(["Still not", "Not yet"]);
});

test("what was deleted later is not shown, and again once it is restored", () => {
  const [created, deleted, restored] = [
    comment(1, "comment.created", "Oops"),
    comment(2, "comment.deleted", "Oops"),
    comment(3, "comment.created", "Oops"),
  ] as const;
  expect(shown([deleted, created])).toEqual([undefined, undefined]);
  expect(shown([restored, deleted, created])).toEqual(["Oops", undefined, undefined]);
});

test("other events have none", () => {
  // Only what is looked at.
  expect(shown([{ seq: 1, type: "card.created", data: { id: "card" } } as BoardEvent])).toEqual([undefined]);
});
