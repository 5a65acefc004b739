import { expect, test } from "bun:test";
import { columnsNamed } from "../../web/board/quick/columns-named.ts";

const COLUMNS = ["Backlog", "In progress", "Done", "Logged"].map((title) => ({ title }));

const named = (typed: string) => columnsNamed(COLUMNS, typed).map(({ title }) => title);

test("columns to move a card to are narrowed down by what is typed, and those that begin with it come first", () => {
  expect(named(" ")).toEqual(["Backlog", "In progress", "Done", "Logged"]);
  expect(named("LOG")).toEqual(["Logged", "Backlog"]);
  expect(named("rog")).toEqual(["In progress"]);
  expect(named("x")).toEqual([]);
});
