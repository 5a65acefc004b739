/** At every event number, a board followed by events equals the one that the service returns at that number. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { LiveBoard } from "../../client/live-board.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { causes } from "../examples/index.ts";
import { meetCast, setStage } from "../examples/stage.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { withLastEvent } from "../support/with-last-event.ts";

const RANDOM_STEPS = 200;

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

type Step = (board: FullBoard) => Promise<unknown> | undefined;

/** A reproducible choice: the seed is in the failure. */
function chooser(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  return <T>(list: readonly T[]): T | undefined => list[(next() >>> 8) % Math.max(1, list.length)];
}

function stepsOn(board_id: string, pick: ReturnType<typeof chooser>): Step[] {
  const cardsOf = (board: FullBoard) => board.columns.flatMap(({ cards }) => cards);
  const columnId = (board: FullBoard) => pick(board.columns)?.id;
  const cardId = (board: FullBoard) => pick(cardsOf(board))?.id;
  const labelId = (board: FullBoard) => pick(board.labels)?.id;
  const checklistsOf = (board: FullBoard) => cardsOf(board).flatMap(({ checklists }) => checklists);
  const checklistId = (board: FullBoard) => pick(checklistsOf(board))?.id;
  const itemId = (board: FullBoard) => pick(checklistsOf(board).flatMap(({ items }) => items))?.id;
  const position = () => pick([0, 0, 1, 2, 5])!;
  const word = () => pick(["one", "two", "three", "four"])!;
  const given = <T>(id: string | undefined, call: (id: string) => T): T | undefined =>
    id === undefined ? undefined : call(id);
  return [
    () => alice.updateBoard({ board_id, title: word() }),
    (board) =>
      board.members.length === 1
        ? alice.invite({ board_id, user_id: bob.id })
        : alice.removeMember({ board_id, user_id: bob.id }),
    () => alice.createColumn({ board_id, title: word(), position: position() }),
    () => alice.createColumn({ board_id, title: word() }),
    (board) => given(columnId(board), (column_id) => alice.updateColumn({ column_id, title: word() })),
    (board) => given(columnId(board), (column_id) => alice.moveColumn({ column_id, position: position() })),
    (board) => (board.columns.length > 4 ? alice.deleteColumn({ column_id: columnId(board)! }) : undefined),
    (board) =>
      given(columnId(board), (column_id) => alice.createCard({ board_id, column_id, title: word() })),
    (board) =>
      given(columnId(board), (column_id) =>
        alice.createCard({ board_id, column_id, title: word(), position: 0 }),
      ),
    (board) => given(cardId(board), (card_id) => alice.updateCard({ card_id, description: word() })),
    (board) =>
      given(cardId(board), (card_id) =>
        alice.moveCard({ card_id, column_id: columnId(board), position: position() }),
      ),
    (board) => (cardsOf(board).length > 6 ? alice.deleteCard({ card_id: cardId(board)! }) : undefined),
    (board) => given(cardId(board), (card_id) => alice.assignCard({ card_id, user_ids: [alice.id] })),
    (board) =>
      given(cardId(board), (card_id) => alice.unassignCard({ card_id, user_id: alice.id }).catch(() => {})),
    () => alice.createLabel({ board_id, name: word() }),
    (board) => given(labelId(board), (label_id) => alice.updateLabel({ label_id, name: word() })),
    (board) => (board.labels.length > 3 ? alice.deleteLabel({ label_id: labelId(board)! }) : undefined),
    (board) =>
      given(cardId(board), (card_id) =>
        given(labelId(board), (label_id) => alice.addLabel({ card_id, label_id })),
      ),
    (board) =>
      given(cardsOf(board).find(({ labels }) => labels.length > 0)?.id, (card_id) =>
        alice.removeLabel({
          card_id,
          label_id: cardsOf(board).find(({ id }) => id === card_id)!.labels[0]!.id,
        }),
      ),
    (board) => given(cardId(board), (card_id) => alice.createChecklist({ card_id, title: word() })),
    (board) =>
      given(checklistId(board), (checklist_id) => alice.updateChecklist({ checklist_id, title: word() })),
    (board) =>
      given(checklistId(board), (checklist_id) =>
        alice.moveChecklist({ checklist_id, position: position() }),
      ),
    (board) =>
      checklistsOf(board).length > 5
        ? alice.deleteChecklist({ checklist_id: checklistId(board)! })
        : undefined,
    (board) =>
      given(checklistId(board), (checklist_id) => alice.createItem({ checklist_id, content: word() })),
    (board) => given(itemId(board), (item_id) => alice.updateItem({ item_id, content: word() })),
    (board) => given(itemId(board), (item_id) => alice.moveItem({ item_id, position: position() })),
    (board) => given(itemId(board), (item_id) => alice.assignItem({ item_id, user_ids: [alice.id] })),
    (board) =>
      given(itemId(board), (item_id) => alice.unassignItem({ item_id, user_id: alice.id }).catch(() => {})),
    (board) => given(itemId(board), (item_id) => alice.deleteItem({ item_id })),
    (board) =>
      given(cardId(board), (card_id) => alice.uploadAttachment({ card_id, file: new File(["x"], "x.txt") })),
    (board) =>
      given(cardsOf(board).flatMap(({ attachments }) => attachments)[0]?.id, (attachment_id) =>
        alice.deleteAttachment({ attachment_id }),
      ),
  ];
}

test("in random sequences of changes, a followed board equals the one the service returns", async () => {
  const seed = (Math.random() * 2 ** 32) >>> 0;
  const pick = chooser(seed);
  const { id: board_id } = await alice.createBoard({ title: "Board" });
  const live = new LiveBoard({ baseUrl: service.url, boardId: board_id, token: alice.token });
  live.start();
  const steps = stepsOn(board_id, pick);
  let board = await alice.getBoard({ board_id });
  for (let count = 0; count < RANDOM_STEPS; count++) {
    await pick(steps)!(board);
    board = await alice.getBoard({ board_id });
    if (count % 20 === 0) {
      await reaches(live, board.seq);
      expect({ seed, board: live.board }).toEqual({ seed, board: withLastEvent(board) });
    }
  }
  await reaches(live, board.seq);
  expect({ seed, board: live.board }).toEqual({ seed, board: withLastEvent(board) });
  await alice.deleteBoard({ board_id });
  while (live.status !== "ended") await Bun.sleep(5);
});

test("a stored copy of any age, brought up to date, equals the board the service returns", async () => {
  const seed = (Math.random() * 2 ** 32) >>> 0;
  const pick = chooser(seed);
  const { id: board_id } = await alice.createBoard({ title: "Board" });
  const steps = stepsOn(board_id, pick);
  const copies: string[] = [];
  for (let count = 0; count < RANDOM_STEPS; count++) {
    const board = await alice.getBoard({ board_id });
    if (count % 25 === 0) copies.push(JSON.stringify(board));
    await pick(steps)!(board);
  }
  const board = await alice.getBoard({ board_id });
  for (const copy of copies) {
    const live = new LiveBoard({ baseUrl: service.url, boardId: board_id, token: alice.token });
    live.start(JSON.parse(copy));
    expect([live.status, live.isCopy, live.board]).toEqual(["loading", true, JSON.parse(copy)]);
    while (live.status !== "live") await Bun.sleep(2);
    expect({ seed, isCopy: live.isCopy, board: live.board }).toEqual({ seed, isCopy: false, board });
    live.stop();
  }
});

test("every kind of event: following gives what asking gives", async () => {
  const cast = await meetCast(service);
  for (const { type, by, prepare } of causes) {
    const stage = await setStage(cast);
    const { act } = await prepare(stage);
    const { board_id } = stage;
    const live = new LiveBoard({ baseUrl: service.url, boardId: board_id, token: stage.alice.token });
    live.start();
    await reaches(live, 0);
    await act();
    const board = await stage.alice.getBoard({ board_id });
    await reaches(live, board.seq);
    expect({ type, by, board: live.board }).toEqual({ type, by, board: withLastEvent(board) });
    live.stop();
  }
});

async function reaches(live: LiveBoard, seq: number): Promise<void> {
  while ((live.board?.seq ?? -1) < seq) await Bun.sleep(2);
}
