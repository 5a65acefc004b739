/** What goes with a thing that is deleted: nothing of it stays where it was, and nothing else goes. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { name, sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

/** A board where every table of the service has rows, all of them on one card. */
async function fullBoard() {
  const { board_id, column_id } = await boardOf(alice, bob);
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  const label = await alice.createLabel({ board_id, name: "label" });
  await alice.addLabel({ card_id: card.id, label_id: label.id });
  await alice.assignCard({ card_id: card.id, user_ids: [bob.id] });
  const checklist = await alice.createChecklist({ card_id: card.id, title: "checklist" });
  const item = await alice.createItem({ checklist_id: checklist.id, content: "item" });
  await alice.assignItem({ item_id: item.id, user_ids: [bob.id] });
  const attachment = await alice.uploadAttachment({ card_id: card.id, file: new File(["bytes"], "a.txt") });
  const rule = { board_id, name: "rule" };
  await alice.createRule({
    ...rule,
    trigger_type: "card_moved",
    trigger_column_id: column_id,
    action_type: "assign_member",
    action_user_id: bob.id,
  });
  await alice.createRule({
    ...rule,
    trigger_type: "label_added",
    trigger_label_id: label.id,
    action_type: "move_to_column",
    action_column_id: column_id,
  });
  return { board_id, column_id, card, label, checklist, item, attachment };
}

const ON_A_CARD = ["card_labels", "card_assignees", "checklists", "checklist_items", "item_assignees"];
const ON_A_COLUMN = ["cards", ...ON_A_CARD];
const ON_A_BOARD = [
  "columns",
  "attachments",
  ...ON_A_COLUMN,
  "labels",
  "board_members",
  "automation_rules",
  "board_events",
];

async function rowsOf(boardId: string, tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await service.app.context.db.read({
      rows: sql<{ n: number }>`SELECT count(*) AS n FROM ${name(table)} WHERE board_id = ${boardId}`,
    });
    counts[table] = rows[0]!.n;
  }
  return counts;
}

async function blobsOf(attachmentId: string): Promise<number> {
  const { rows } = await service.app.context.db.read({
    rows: sql<{
      n: number;
    }>`SELECT count(*) AS n FROM attachment_blobs WHERE attachment_id = ${attachmentId}`,
  });
  return rows[0]!.n;
}

const none = (tables: string[]) => Object.fromEntries(tables.map((table) => [table, 0]));

test("BOARD-9: a deleted board and everything on it are out of reach, other boards stay as they are", async () => {
  const gone = await fullBoard();
  const other = await fullBoard();
  const kept = await alice.getBoard({ board_id: other.board_id });
  expect(Object.values(await rowsOf(gone.board_id, ON_A_BOARD))).not.toContain(0);
  expect(await blobsOf(gone.attachment.id)).toBe(1);

  const { status, body } = await service.send("DELETE", `/boards/${gone.board_id}`, { token: alice.token });
  expect({ status, body }).toEqual({ status: 204, body: "" });

  const unknown = { status: 404, detail: "This board does not exist." };
  expect(await refusal(alice.getBoard({ board_id: gone.board_id }))).toEqual(unknown);
  expect(await refusal(alice.deleteBoard({ board_id: gone.board_id }))).toEqual(unknown);
  for (const person of [alice, bob]) {
    expect((await person.listBoards()).map(({ id }) => id)).not.toContain(gone.board_id);
  }
  for (const call of [
    () => bob.getCard({ card_id: gone.card.id }),
    () => bob.updateColumn({ column_id: gone.column_id, title: "x" }),
    () => bob.updateLabel({ label_id: gone.label.id, name: "x" }),
    () => bob.updateChecklist({ checklist_id: gone.checklist.id, title: "x" }),
    () => bob.updateItem({ item_id: gone.item.id, content: "x" }),
    () => bob.downloadAttachment({ attachment_id: gone.attachment.id }),
  ]) {
    expect((await refusal(call())).status).toBe(404);
  }
  expect(await alice.getBoard({ board_id: other.board_id })).toEqual(kept);
  expect(await blobsOf(other.attachment.id)).toBe(1);
});

test("COLUMN-6: a deleted column goes with its cards and everything on them; labels and other columns stay", async () => {
  const { board_id, column_id } = await fullBoard();
  const done = await alice.createColumn({ board_id, title: "Done" });
  const before = await alice.getBoard({ board_id });
  await bob.deleteColumn({ column_id });
  expect(await rowsOf(board_id, ON_A_COLUMN)).toEqual(none(ON_A_COLUMN));
  expect(await alice.getBoard({ board_id })).toEqual({ ...before, columns: [done], seq: before.seq + 1 });
});

test("CARD-8: a deleted card goes with its checklists, items, assignments and files; the labels stay", async () => {
  const { board_id, card, label } = await fullBoard();
  await bob.deleteCard({ card_id: card.id });
  expect(await rowsOf(board_id, ON_A_CARD)).toEqual(none(ON_A_CARD));
  expect(await alice.listLabels({ board_id })).toEqual([label]);
});

test("CHECKLIST-4: a deleted checklist goes with its items and their assignments", async () => {
  const { board_id, card, checklist } = await fullBoard();
  await bob.deleteChecklist({ checklist_id: checklist.id });
  const tables = ["checklists", "checklist_items", "item_assignees"];
  expect(await rowsOf(board_id, tables)).toEqual(none(tables));
  expect((await alice.getCard({ card_id: card.id })).checklists).toEqual([]);
});
