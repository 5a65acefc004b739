/** The board of an id is looked up only if the process has never seen the id. */
import { heapStats } from "bun:jsc";
import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { BoardOf } from "../../server/platform/auth/board-of.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let board: Awaited<ReturnType<typeof fullBoard>>;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  board = await fullBoard();
});
afterAll(() => service.stop());

/** As after a restart. */
beforeEach(() => {
  service.app.context.boardOf.clear();
  service.app.context.boardOf.lookUps = 0;
  service.app.context.snapshots.clear();
});

async function fullBoard() {
  const { board_id, column_id } = await boardOf(alice);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Card" });
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "List" });
  const { id: item_id } = await alice.createItem({ checklist_id, content: "Item" });
  const { id: label_id } = await alice.createLabel({ board_id, name: "Urgent", color: "#ff0000" });
  const { id: attachment_id } = await alice.uploadAttachment({
    card_id,
    file: new File(["Text"], "text.txt"),
  });
  return { board_id, column_id, card_id, checklist_id, item_id, label_id, attachment_id };
}

async function useAll(): Promise<void> {
  const title = crypto.randomUUID();
  await alice.updateCard({ card_id: board.card_id, title });
  await alice.updateChecklist({ checklist_id: board.checklist_id, title });
  await alice.updateItem({ item_id: board.item_id, content: title });
  await alice.updateLabel({ label_id: board.label_id, name: title });
  await alice.downloadAttachment({ attachment_id: board.attachment_id });
  // Its answer has its cards, so the whole board is read.
  await alice.updateColumn({ column_id: board.column_id, title });
}

const lookUps = () => service.app.context.boardOf.lookUps;

test("each id is looked up once after a restart", async () => {
  await useAll();
  expect(lookUps()).toBe(6);
  await useAll();
  expect(lookUps()).toBe(6);
});

test("nothing on a board that was read is looked up", async () => {
  await alice.getBoard({ board_id: board.board_id });
  await useAll();
  expect(lookUps()).toBe(0);
});

test("what another instance has created is not looked up once its event was heard", async () => {
  const { board_id, column_id } = board;
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Elsewhere" });
  const { seq, events } = await alice.listEvents({ board_id, limit: 1, before: Number.MAX_SAFE_INTEGER });
  service.app.context.boardOf.clear();
  service.app.context.live.hub.heard(board_id, `e${seq} ${JSON.stringify(events[0])}`);
  await alice.getCard({ card_id });
  expect(lookUps()).toBe(0);
});

test("what was created here is not looked up", async () => {
  const { board_id, column_id } = board;
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Here" });
  const before = lookUps();
  await alice.moveCard({ card_id, column_id, position: 0 });
  expect(lookUps()).toBe(before);
});

test("the ids that are used are remembered longest, and none is an object for the garbage collector", () => {
  const known = new BoardOf();
  const boardId = crypto.randomUUID();
  const used = Array.from({ length: 100 }, () => Bun.randomUUIDv7());
  const before = objectsInUse();
  for (let round = 0; round < 200; round++) {
    for (const id of used) known.set(id, boardId);
    for (let i = 0; i < 1000; i++) known.set(Bun.randomUUIDv7(), boardId);
  }
  expect(objectsInUse() - before).toBeLessThan(1000);
  expect(used.map((id) => known.get(id))).toEqual(used.map(() => boardId));
  known.delete(used[0]!);
  expect([known.get(used[0]!), known.get(used[1]!)]).toEqual([undefined, boardId]);
  known.clear();
  expect(known.get(used[1]!)).toBeUndefined();
});

function objectsInUse(): number {
  Bun.gc(true);
  return heapStats().objectCount;
}
