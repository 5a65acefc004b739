/** Changes of a board as its members make them, drawn at random; what the service refuses changes nothing. */
import { ApiError } from "../../client/http.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Person } from "../harness.ts";
import type { Draws } from "./draws.ts";

interface Scene {
  board: FullBoard;
  people: readonly [owner: Person, other: Person];
  draws: Draws;
}

type Change = (scene: Scene) => Promise<unknown> | undefined;

const cardsOf = ({ board }: Scene) => board.columns.flatMap(({ cards }) => cards);
const aCard = (scene: Scene) => scene.draws.from(cardsOf(scene))?.id ?? scene.board.id;
const aColumn = ({ board, draws }: Scene) => draws.from(board.columns)?.id ?? board.id;
const aLabel = ({ board, draws }: Scene) => draws.from(board.labels)?.id ?? board.id;
const aChecklist = (scene: Scene) =>
  scene.draws.from(cardsOf(scene).flatMap(({ checklists }) => checklists))?.id ?? scene.board.id;
const anItem = (scene: Scene) =>
  scene.draws.from(cardsOf(scene).flatMap(({ checklists }) => checklists.flatMap(({ items }) => items)))
    ?.id ?? scene.board.id;
const actor = ({ people, draws }: Scene) => people[draws.below(2)]!;
const position = ({ draws }: Scene) => draws.below(4);

async function restore(scene: Scene): Promise<void> {
  const [owner] = scene.people;
  const entry = scene.draws.from((await owner.listTrash({ board_id: scene.board.id })).items);
  if (entry?.type === "column") await owner.restoreColumn({ trashed_column_id: entry.id });
  else if (entry) await owner.restoreCard({ trashed_card_id: entry.id });
}

async function purge({ people: [owner], board, draws }: Scene): Promise<void> {
  const entry = draws.from((await owner.listTrash({ board_id: board.id })).items);
  if (entry) await owner.purgeTrash({ board_id: board.id, trash_id: entry.id });
}

async function deleteAndRestore({ people: [owner], board }: Scene): Promise<void> {
  await owner.deleteBoard({ board_id: board.id });
  await owner.restoreBoard({ deleted_board_id: board.id });
}

const MANY = Array.from({ length: 300 }, (_, index) => index);

/** More events than are worth applying one by one. */
async function createMany({ people: [owner], board }: Scene): Promise<void> {
  if (board.columns[0])
    for (const index of MANY)
      await owner.createCard({ board_id: board.id, column_id: board.columns[0].id, title: `Card ${index}` });
}

export const CHANGES = {
  updateBoard: (s) => actor(s).updateBoard({ board_id: s.board.id, title: s.draws.title() }),
  createColumn: (s) => actor(s).createColumn({ board_id: s.board.id, title: s.draws.title() }),
  updateColumn: (s) => actor(s).updateColumn({ column_id: aColumn(s), title: s.draws.title() }),
  moveColumn: (s) => actor(s).moveColumn({ column_id: aColumn(s), position: position(s) }),
  deleteColumn: (s) => actor(s).deleteColumn({ column_id: aColumn(s) }),
  createCard: (s) =>
    actor(s).createCard({ board_id: s.board.id, column_id: aColumn(s), title: s.draws.title() }),
  createCardAgain: (s) =>
    actor(s).createCard({ board_id: s.board.id, column_id: aColumn(s), title: s.draws.title() }),
  updateCard: (s) => actor(s).updateCard({ card_id: aCard(s), title: s.draws.title(), ...s.draws.dates() }),
  describeCard: (s) => actor(s).updateCard({ card_id: aCard(s), description: "x".repeat(9_000) }),
  moveCard: (s) => actor(s).moveCard({ card_id: aCard(s), column_id: aColumn(s), position: position(s) }),
  moveCardUp: (s) => actor(s).moveCard({ card_id: aCard(s), position: 0 }),
  deleteCard: (s) => actor(s).deleteCard({ card_id: aCard(s) }),
  createLabel: (s) => actor(s).createLabel({ board_id: s.board.id, name: s.draws.title() }),
  updateLabel: (s) => actor(s).updateLabel({ label_id: aLabel(s), name: s.draws.title() }),
  deleteLabel: (s) => actor(s).deleteLabel({ label_id: aLabel(s) }),
  addLabel: (s) => actor(s).addLabel({ card_id: aCard(s), label_id: aLabel(s) }),
  removeLabel: (s) => actor(s).removeLabel({ card_id: aCard(s), label_id: aLabel(s) }),
  createChecklist: (s) => actor(s).createChecklist({ card_id: aCard(s), title: s.draws.title() }),
  createItem: (s) => actor(s).createItem({ checklist_id: aChecklist(s), content: s.draws.title() }),
  updateItem: (s) => actor(s).updateItem({ item_id: anItem(s), is_done: s.draws.oneIn(2) }),
  deleteItem: (s) => actor(s).deleteItem({ item_id: anItem(s) }),
  assignCard: (s) => actor(s).assignCard({ card_id: aCard(s), user_ids: [actor(s).id] }),
  createComment: (s) => actor(s).createComment({ card_id: aCard(s), body: s.draws.title() }),
  undo: (s) => actor(s).undo({ board_id: s.board.id, seq: s.board.seq - s.draws.below(3), whole: true }),
  restore,
  purge,
  deleteAndRestore,
  rename: (s) => actor(s).updateMe({ firstname: s.draws.title().slice(0, 20) }),
  removeMember: (s) => s.people[0].removeMember({ board_id: s.board.id, user_id: s.people[1].id }),
  invite: (s) => s.people[0].invite({ board_id: s.board.id, user_id: s.people[1].id }),
  changeRole: (s) =>
    s.people[0].changeRole({
      board_id: s.board.id,
      user_id: s.people[1].id,
      role: s.draws.from(["member", "owner"] as const),
    }),
  /** Rarely, because it takes long. */
  createMany: (s) => (s.draws.oneIn(30) ? createMany(s) : undefined),
} satisfies Record<string, Change>;

export type ChangeName = keyof typeof CHANGES;

export async function changeBoard(
  name: ChangeName,
  { board_id, people, draws }: Omit<Scene, "board"> & { board_id: string },
): Promise<void> {
  const board = await people[0].getBoard({ board_id });
  try {
    await CHANGES[name]({ board, people, draws });
  } catch (error) {
    if (!(error instanceof ApiError && error.status < 500)) throw error;
  }
}
