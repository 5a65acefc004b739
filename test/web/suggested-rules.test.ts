/** Rules that a board without any is offered. */
import { expect, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import { suggestedRules } from "../../web/rules/suggested-rules.ts";

function actionsFor(isDoneColumn: boolean): string[] {
  const columns = [
    { id: "first", is_done_column: false },
    { id: "last", is_done_column: isDoneColumn },
  ];
  const board = { columns, labels: [] } as unknown as FullBoard;
  return suggestedRules(board, "me").map(({ trigger, action }) => `${trigger}: ${action}`);
}

test("completing what is moved to the last column is suggested only where that is not a column for done work anyway", () => {
  const others = ["card_completed: move_to_column", "card_moved: reopen_card", "due_soon: assign_member"];
  expect(actionsFor(false)).toEqual(["card_moved: complete_card", ...others]);
  expect(actionsFor(true)).toEqual(others);
});

test("a label is suggested for overdue cards only if its name says that they are", () => {
  const labelled = (...names: string[]) => {
    const labels = names.map((name) => ({ id: name, name }));
    const board = { columns: [], labels } as unknown as FullBoard;
    return suggestedRules(board, "me").map(({ action, actionId }) => `${action}: ${actionId}`);
  };
  expect(labelled("Design", "Urgent")).toEqual(["add_label: Urgent"]);
  expect(labelled("Überfällig!")).toEqual(["add_label: Überfällig!"]);
  expect(labelled("Design", "Template")).toEqual(["assign_member: me"]);
});
