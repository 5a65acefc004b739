import { nothing, onBoard, type Place, type ResourceExamples, removed } from "./example.ts";
import type { Stage } from "./stage.ts";

async function trashedCard({ api, board_id, column_id }: Place) {
  const { id } = await api.createCard({ board_id, column_id, title: "Card" });
  await api.deleteCard({ card_id: id });
  return { id };
}

async function trashedColumn({ api, board_id }: Place) {
  const { id: column_id } = await api.createColumn({ board_id, title: "Column" });
  await api.createCard({ board_id, column_id, title: "Card" });
  await api.deleteColumn({ column_id });
  return { id: column_id };
}

const card = ({ bob, card_id }: Stage) => bob.getCard({ card_id });

async function column({ bob, board_id, column_id }: Stage) {
  const { columns } = await bob.getBoard({ board_id });
  const { cards: _, ...fields } = columns.find(({ id }) => id === column_id)!;
  return fields;
}

export const examples: ResourceExamples = {
  things: {
    trashed_card_id: { create: trashedCard },
    trashed_column_id: { create: trashedColumn },
    deleted_board_id: {
      async create({ api, user_id }) {
        const { id: board_id } = await api.createBoard({ title: "Board" });
        await api.invite({ board_id, user_id });
        await api.deleteBoard({ board_id });
        return { id: board_id };
      },
    },
  },
  inputs: {
    archiveCard: async ({ card }) => ({ params: { card_id: (await card()).id } }),
    archiveColumn: async ({ column }) => ({ params: { column_id: (await column()).id } }),
    listTrash: onBoard,
    listTrashedComments: async ({ board_id, thing }) => ({
      params: { board_id, trash_id: (await thing("trashed_card_id")).id },
    }),
    listDeletedBoards: nothing,
    purgeTrash: async ({ board_id, thing }) => ({
      params: { board_id, trash_id: (await thing("trashed_card_id")).id },
    }),
    restoreCard: async ({ column_id, thing }) => ({
      params: { trashed_card_id: (await thing("trashed_card_id")).id },
      body: { column_id },
    }),
    restoreColumn: async ({ thing }) => ({
      params: { trashed_column_id: (await thing("trashed_column_id")).id },
    }),
    restoreBoard: async ({ thing }) => ({
      params: { deleted_board_id: (await thing("deleted_board_id")).id },
    }),
  },
  causes: [
    removed("card.deleted", "archive card", ({ card_id }, bob) => bob.archiveCard({ card_id }), card),
    removed(
      "column.deleted",
      "archive column",
      ({ column_id }, bob) => bob.archiveColumn({ column_id }),
      column,
    ),
    {
      type: "card.created",
      by: "restore card",
      actor: "bob",
      async prepare(stage) {
        const { bob, card_id } = stage;
        await bob.deleteCard({ card_id });
        return { act: () => bob.restoreCard({ trashed_card_id: card_id }), data: () => card(stage) };
      },
    },
    {
      type: "column.created",
      by: "restore column",
      actor: "bob",
      async prepare(stage) {
        const { bob, column_id } = stage;
        await bob.deleteColumn({ column_id });
        return { act: () => bob.restoreColumn({ trashed_column_id: column_id }), data: () => column(stage) };
      },
    },
  ],
};
