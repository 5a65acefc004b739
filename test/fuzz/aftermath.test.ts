/** What is not a fault: what came back is not in the event that says so. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { boardProblems } from "./aftermath.ts";

let service: Service;
let ann: Person;
beforeAll(async () => {
  service = await startService();
  ann = await service.person("ann");
});
afterAll(() => service.stop());

async function problemsOf(board_id: string): Promise<string[]> {
  return boardProblems(ann, await ann.getBoard({ board_id }));
}

test("a column came back with its card, which was changed later", async () => {
  const { board_id, column_id } = await boardOf(ann);
  const { id: card_id } = await ann.createCard({ board_id, column_id, title: "Card" });
  await ann.deleteColumn({ column_id });
  await ann.restoreColumn({ trashed_column_id: column_id });
  expect(await problemsOf(board_id)).toEqual([]);
  await ann.updateCard({ card_id, title: "Changed" });
  expect(await problemsOf(board_id)).toEqual([]);
});

test("a label came back to its card", async () => {
  const { board_id, column_id } = await boardOf(ann);
  const { id: card_id } = await ann.createCard({ board_id, column_id, title: "Card" });
  const { id: label_id } = await ann.createLabel({ board_id, name: "Label", color: "red" });
  await ann.addLabel({ card_id, label_id });
  await ann.deleteLabel({ label_id });
  const { seq } = await ann.getBoard({ board_id });
  await ann.undo({ board_id, seq });
  expect(await problemsOf(board_id)).toEqual([]);
});

test("a deleted board came back", async () => {
  const { board_id } = await boardOf(ann);
  await ann.deleteBoard({ board_id });
  await ann.restoreBoard({ deleted_board_id: board_id });
  expect(await problemsOf(board_id)).toEqual([]);
});
