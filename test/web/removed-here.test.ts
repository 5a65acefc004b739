/** The archive and the trash with changes that are not confirmed yet. */
import { expect, test } from "bun:test";
import type { Operation } from "../../client/changes/operations.ts";
import { begin, boardBefore, EMPTY, type Pending } from "../../client/changes/optimistic-state.ts";
import { isBeingRestored, removedHere, withRemovedHere } from "../../web/trash/removed-here.ts";
import type { TrashEntry } from "../../web/trash/trash-list.ts";
import { AT, board } from "./fake-service.ts";

const listed: TrashEntry = {
  id: "old",
  type: "card",
  title: "Old",
  number: 1,
  column_title: "Done",
  kind: "archived",
  removed_at: AT,
  removed_by: "u",
};

function after(...operations: Operation[]) {
  const pending = operations.map(
    (operation, index): Pending => ({ key: String(index), operation, at: AT, failure: "", phase: "waiting" }),
  );
  const state = begin({ ...EMPTY, confirmed: board() }, pending);
  const here = { pending, boardBefore: (key: string) => boardBefore(state, key), userId: "u" };
  const titles = (kind: TrashEntry["kind"]) =>
    withRemovedHere(kind === "archived" ? [listed] : [], { ...here, kind }).map(({ title }) => title);
  return { here, state, titles };
}

const archived: Operation = { route: "archiveColumn", input: { column_id: "c1" } };

test("what was removed here is listed first, until it is restored or deleted for good", () => {
  expect(after(archived).titles("archived")).toEqual(["c1", "Old"]);
  expect(after(archived).titles("deleted")).toEqual([]);
  const removed = { title: "c1", column: board().columns[0]! };
  const restored: Operation = { route: "restoreColumn", input: { trashed_column_id: "c1" }, removed };
  expect(after(archived, restored).titles("archived")).toEqual(["Old"]);
  expect(after(archived, restored, archived).titles("archived")).toEqual(["c1", "Old"]);
  const purged: Operation = { route: "purgeTrash", input: { board_id: "b", trash_id: "old" } };
  expect(after(purged).titles("archived")).toEqual([]);
});

test("what is restored comes back as it was, with earlier changes that wait", () => {
  const renamed: Operation = { route: "updateCard", input: { card_id: "k2", title: "New" } };
  const deleted: Operation = { route: "deleteCard", input: { card_id: "k2" } };
  const { here } = after(renamed, deleted);
  const { card } = removedHere(here, "k2");
  expect(card?.title).toBe("New");
  const restored: Operation = {
    route: "restoreCard",
    input: { trashed_card_id: "k2" },
    removed: { title: "New", ...(card && { card }) },
  };
  const { state } = after(renamed, deleted, restored);
  expect(state.shown?.columns[0]?.cards.map(({ title }) => title)).toEqual(["k1", "New", "k3"]);
  const { column } = removedHere(after(archived).here, "c1");
  const back: Operation = {
    route: "restoreColumn",
    input: { trashed_column_id: "c1" },
    removed: { title: "c1", ...(column && { column }) },
  };
  expect(after(archived, back).state.shown?.columns.map(({ id }) => id)).toEqual(["c1", "c2", "c3"]);
});

test("what waits to be restored is known, unless it was removed again since", () => {
  const restored: Operation = {
    route: "restoreColumn",
    input: { trashed_column_id: "c1" },
    removed: { title: "To do" },
  };
  const isIt = (...operations: Operation[]) =>
    isBeingRestored(
      operations.map((operation) => ({ operation })),
      "c1",
    );
  expect(isIt()).toBe(false);
  expect(isIt(archived, restored)).toBe(true);
  expect(isIt(restored, archived)).toBe(false);
});
