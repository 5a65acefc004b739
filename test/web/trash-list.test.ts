/** The list of what was removed from a board, and what people are told when something comes back. */
import { expect, test } from "bun:test";
import { leftOutWords } from "../../web/trash/restore.ts";
import { found, type TrashEntry, TrashList } from "../../web/trash/trash-list.ts";

const entry = (id: string): TrashEntry => ({
  id,
  type: "card",
  title: `Card ${id}`,
  number: 1,
  column_title: "To do",
  removed_at: "2026-01-01T00:00:00.000Z",
  removed_by: "u",
  kind: "deleted",
});

/** Pages of two. */
function listOf(ids: string[]) {
  const list = new TrashList(async (before) => {
    const from = before === null ? 0 : ids.indexOf(before) + 1;
    const items = ids.slice(from, from + 2).map(entry);
    return { items, next: from + 2 < ids.length ? (items.at(-1)?.id ?? null) : null };
  });
  return { list, ids: () => list.view.items.map(({ id }) => id) };
}

test("pages follow one another until the end", async () => {
  const { list, ids } = listOf(["5", "4", "3", "2", "1"]);
  await list.loadMore();
  expect(ids()).toEqual(["5", "4"]);
  await Promise.all([list.loadMore(), list.loadMore()]);
  expect([ids(), list.view.isComplete]).toEqual([["5", "4", "3", "2"], false]);
  await list.loadMore();
  await list.loadMore();
  expect([ids(), list.view.isComplete]).toEqual([["5", "4", "3", "2", "1"], true]);
});

test("what is removed meanwhile comes first, and a page that was asked for before it is ignored", async () => {
  const all = ["3", "2", "1"];
  const { list, ids } = listOf(all);
  await list.loadMore();
  const late = list.loadMore();
  all.unshift("4");
  await Promise.all([late, list.reload()]);
  expect(ids()).toEqual(["4", "3"]);
  list.remove("4");
  await list.loadMore();
  expect(ids()).toEqual(["3", "2", "1"]);
});

test("a failed page can be asked for again", async () => {
  let fails = true;
  const list = new TrashList(async () => {
    if (fails) throw new TypeError("unreachable");
    return { items: [entry("1")], next: null };
  });
  await list.loadMore();
  expect(list.view).toMatchObject({ status: "failed", items: [], isComplete: false });
  fails = false;
  await list.loadMore();
  expect(list.view).toEqual({
    status: "ready",
    items: [entry("1")],
    error: null,
    isComplete: true,
    isKept: false,
  });
});

test("every word of a search is in the title, in any case", () => {
  const items = ["1", "12", "23"].map(entry);
  expect(found(items, " CARD 2").map(({ id }) => id)).toEqual(["12", "23"]);
  expect(found(items, " ")).toEqual(items);
});

test("what could not come back is counted", () => {
  expect(leftOutWords({ labels: [], assignees: [] })).toBe("");
  expect(leftOutWords({ labels: ["a"], assignees: [] })).toBe(
    " 1 label no longer on the board was left out.",
  );
  expect(leftOutWords({ labels: ["a", "b"], assignees: ["c"] })).toBe(
    " 2 labels and 1 person no longer on the board were left out.",
  );
});
